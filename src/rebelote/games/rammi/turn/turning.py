"""One turn: draw, at most one meld, lay-offs, a discard; and when the stock runs out (R6 to R18)."""

from collections.abc import Iterator
from dataclasses import replace

from rebelote.cards import Card, CardSet, cards_of
from rebelote.engine.errors import Refusal, refuse
from rebelote.games.rammi.moves import Discard, DrawDiscard, DrawStock, LayOff, Meld, RammiMove
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.state import Laid, State, Table, Turn
from rebelote.games.rammi.turn.melding import additions, fits, melds_of
from rebelote.kernels.melds import is_meld


def moves(state: State, seat: int) -> tuple[RammiMove, ...]:
    """What the seat on turn may do: draws, or melds, lay-offs and discards."""
    table = state.table
    if table is None or seat != table.turn.seat:
        return ()
    return tuple(move for move in thinkable(table, state.options) if why(state, seat, move) is None)


def thinkable(table: Table, options: Options) -> Iterator[RammiMove]:
    """What the seat on turn may do, and what only a rule keeps it from doing: cards that it does not hold are none."""
    if not table.turn.drawn:
        yield from (DrawStock(), DrawDiscard())
        return
    hand, high = table.hands[table.turn.seat], options.ace == "low_or_high"
    yield from map(Meld, melds_of(hand, high))
    for number, laid in enumerate(table.melds):
        yield from (LayOff(cards, number) for cards in additions(hand, laid.cards, high))
    yield from map(Discard, cards_of(CardSet(hand)))


def why(state: State, seat: int, move: RammiMove) -> Refusal | None:
    """Why the seat on turn may not do something, or None."""
    table = state.table
    if table is None or seat != table.turn.seat:
        return refuse("not-your-turn", "R5")
    match move:
        case DrawStock() | DrawDiscard() if table.turn.drawn:
            return refuse("already-drawn", "R9")
        case DrawStock():
            return None
        case DrawDiscard():
            return None if table.pile else refuse("pile-empty", "R9")
        case Meld() | LayOff() | Discard() if not table.turn.drawn:
            return refuse("must-draw-first", "R9")
        case Meld(cards):
            return _meld(table, state.options, cards)
        case LayOff(cards, number):
            return _lay_off(table, state.options, cards, number)
        case Discard(card):
            if not table.hands[seat] >> card & 1:
                return refuse("not-in-hand", "R14")
            return refuse("cannot-return-taken-card", "R14") if card == table.turn.taken else None
    return refuse("not-now", "", waits=state.phase.value)


def _meld(table: Table, options: Options, cards: int) -> Refusal | None:
    """Why cards may not be melded (R7, R8, R10, R15, R16)."""
    if options.melds_per_turn == "one" and table.turn.melds:
        return refuse("one-meld-per-turn", "R10")
    if cards & ~table.hands[table.turn.seat]:
        return refuse("not-in-hand", "R10")
    if not is_meld(cards, options.ace == "low_or_high"):
        return refuse("invalid-meld", "R7")
    return _left_over(melded(table, cards), options)


def _lay_off(table: Table, options: Options, cards: int, number: int) -> Refusal | None:
    """Why cards may not be added to a meld (R11 to R13, R15, R16)."""
    if options.layoff_requires_own_meld and table.turn.seat not in table.melded:
        return refuse("own-meld-first", "R13")
    if number >= len(table.melds):
        return refuse("no-such-meld", "R11", melds=len(table.melds))
    if cards & ~table.hands[table.turn.seat]:
        return refuse("not-in-hand", "R11")
    if not fits(table.melds[number].cards, cards, options.ace == "low_or_high"):
        return refuse("invalid-layoff", "R11")
    return _left_over(laid_off(table, cards, number), options)


def _left_over(after: Table, options: Options) -> Refusal | None:
    """Whether what is left in the hand can still be got rid of (R15, R16)."""
    left, taken = after.hands[after.turn.seat], after.turn.taken
    required = options.final_discard == "required"
    if not left:
        return refuse("must-keep-discard", "R16") if required else None
    if taken is None or left != 1 << taken:
        return None
    barred = required or (options.layoff_requires_own_meld and after.turn.seat not in after.melded)
    high = options.ace == "low_or_high"
    if not barred and any(fits(each.cards, left, high) for each in after.melds):
        return None
    return refuse("dead-end", "R15")


def melded(table: Table, cards: int) -> Table:
    """The table after a meld of the seat on turn."""
    seat = table.turn.seat
    laid = Laid(cards, _owned(cards, seat))
    turn = replace(table.turn, melds=table.turn.melds + 1, acted=True)
    table = replace(_without(table, cards), melds=(*table.melds, laid), turn=turn)
    return replace(table, melded=table.melded | {seat}, still=False)


def laid_off(table: Table, cards: int, number: int) -> Table:
    """The table after cards of the seat on turn were added to a meld."""
    old = table.melds[number]
    laid = Laid(old.cards | cards, (*old.owners, *_owned(cards, table.turn.seat)))
    melds = tuple(laid if at == number else each for at, each in enumerate(table.melds))
    return replace(_without(table, cards), melds=melds, turn=replace(table.turn, acted=True), still=False)


def discarded(table: Table, move: Discard) -> Table:
    """The table after the discard that ends a turn."""
    table = _without(table, 1 << move.card)
    turn = table.turn
    active = table.active | {turn.seat} if turn.acted and table.hands[turn.seat] else table.active
    following = Turn((turn.seat + 1) % len(table.hands)) if table.hands[turn.seat] else turn
    return replace(table, pile=(*table.pile, move.card), active=active, turn=following)


def drawn_stock(table: Table) -> Table:
    """The table after the top of the stock was drawn."""
    card, seat = table.stock[0], table.turn.seat
    return replace(
        table,
        stock=table.stock[1:],
        hands=_with(table.hands, seat, table.hands[seat] | 1 << card),
        turn=replace(table.turn, drawn=True),
    )


def drawn_discard(table: Table) -> Table:
    """The table after the top of the pile was taken: everybody has seen it."""
    card, seat = table.pile[-1], table.turn.seat
    return replace(
        table,
        pile=table.pile[:-1],
        hands=_with(table.hands, seat, table.hands[seat] | 1 << card),
        seen=_with(table.seen, seat, table.seen[seat] | 1 << card),
        turn=replace(table.turn, drawn=True, taken=card),
    )


def turned(table: Table, options: Options, mixed: tuple[Card, ...] = ()) -> Table:
    """The table after the pile was turned over: the oldest discard is on top, or what was mixed (R17, R18)."""
    idle = table.idle + 1 if table.turned and table.still else 0
    return replace(
        table,
        stock=mixed or turnable(table, options),
        pile=table.pile[len(turnable(table, options)) :],
        turned=table.turned + 1,
        idle=idle,
        still=True,
    )


def turnable(table: Table, options: Options) -> tuple[Card, ...]:
    """The discards that would become the stock, the oldest first (R17)."""
    return table.pile[:-1] if options.recycle_keep_top else table.pile


def due_to_turn(table: Table, options: Options) -> bool:
    """Whether the pile is turned over before the seat draws (R17)."""
    waits = options.exhaustion == "immediate" and not table.turn.drawn and not table.stock
    return waits and bool(turnable(table, options))


def exhausted(table: Table, options: Options) -> bool:
    """Whether the deal ends instead of turning the pile over (R18)."""
    return not turnable(table, options) or (options.block == "once" and table.turned > 0)


def idled(table: Table, options: Options) -> bool:
    """Whether the pile was turned over too often with nothing laid in between (R18)."""
    return isinstance(options.block, int) and table.idle >= options.block


def _without(table: Table, cards: int) -> Table:
    """The table after cards left the hand of the seat on turn."""
    seat = table.turn.seat
    return replace(
        table,
        hands=_with(table.hands, seat, table.hands[seat] & ~cards),
        seen=_with(table.seen, seat, table.seen[seat] & ~cards),
    )


def _with(row: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


def _owned(cards: int, seat: int) -> tuple[tuple[Card, int], ...]:
    return tuple((card, seat) for card in cards_of(CardSet(cards)))
