"""A table after what the seat on turn did; and when the stock runs out (R9 to R18)."""

from dataclasses import replace

from rebelote.cards import Card, CardSet, cards_of
from rebelote.games.rammi.moves import RammiMove
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.state import Laid, Table, Turn

Log = tuple[tuple[int, RammiMove], ...]
"""What was done in the deal, as the table has it afterwards."""


def melded(table: Table, cards: int, log: Log) -> Table:
    """The table after a meld of the seat on turn."""
    turn = table.turn
    seat = turn.seat
    return replace(
        table,
        hands=_without(table.hands, seat, cards),
        seen=_without(table.seen, seat, cards),
        melds=(*table.melds, Laid(cards, _owned(cards, seat))),
        turn=Turn(seat, turn.drawn, turn.taken, turn.melds + 1, acted=True),
        melded=table.melded | {seat},
        still=False,
        log=log,
    )


def laid_off(table: Table, cards: int, number: int, log: Log) -> Table:
    """The table after cards of the seat on turn were added to a meld."""
    turn, old = table.turn, table.melds[number]
    laid = Laid(old.cards | cards, (*old.owners, *_owned(cards, turn.seat)))
    return replace(
        table,
        hands=_without(table.hands, turn.seat, cards),
        seen=_without(table.seen, turn.seat, cards),
        melds=(*table.melds[:number], laid, *table.melds[number + 1 :]),
        turn=Turn(turn.seat, turn.drawn, turn.taken, turn.melds, acted=True),
        still=False,
        log=log,
    )


def discarded(table: Table, card: Card, log: Log) -> Table:
    """The table after the discard that ends a turn; whoever is out stays on turn."""
    turn = table.turn
    hands = _without(table.hands, turn.seat, 1 << card)
    goes_on = hands[turn.seat] != 0
    return replace(
        table,
        hands=hands,
        seen=_without(table.seen, turn.seat, 1 << card),
        pile=(*table.pile, card),
        active=table.active | {turn.seat} if turn.acted and goes_on else table.active,
        turn=Turn((turn.seat + 1) % len(hands)) if goes_on else turn,
        log=log,
    )


def drawn_stock(table: Table, log: Log) -> Table:
    """The table after the top of the stock was drawn."""
    seat = table.turn.seat
    return replace(
        table,
        stock=table.stock[1:],
        hands=_with(table.hands, seat, 1 << table.stock[0]),
        turn=Turn(seat, drawn=True),
        log=log,
    )


def drawn_discard(table: Table, log: Log) -> Table:
    """The table after the top of the pile was taken: everybody has seen it."""
    card, turn = table.pile[-1], table.turn
    return replace(
        table,
        pile=table.pile[:-1],
        hands=_with(table.hands, turn.seat, 1 << card),
        seen=_with(table.seen, turn.seat, 1 << card),
        turn=Turn(turn.seat, drawn=True, taken=card),
        log=log,
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


def _with(sets: tuple[int, ...], seat: int, cards: int) -> tuple[int, ...]:
    """Sets of cards, one a seat, after cards came to that of a seat."""
    return (*sets[:seat], sets[seat] | cards, *sets[seat + 1 :])


def _without(sets: tuple[int, ...], seat: int, cards: int) -> tuple[int, ...]:
    """Sets of cards, one a seat, after cards left that of a seat."""
    return (*sets[:seat], sets[seat] & ~cards, *sets[seat + 1 :])


def _owned(cards: int, seat: int) -> tuple[tuple[Card, int], ...]:
    return tuple([(card, seat) for card in cards_of(CardSet(cards))])
