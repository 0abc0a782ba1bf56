"""What the seat on turn may do, and why not the rest: draw, at most one meld, lay-offs, a discard (R6 to R16)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rebelote.cards import Card, CardSet, cards_of
from rebelote.engine.errors import Refusal, refuse
from rebelote.games.rammi.moves import DISCARDS, Discard, DrawDiscard, DrawStock, LayOff, Meld, RammiMove
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.state import Phase, State, Table
from rebelote.games.rammi.turn.melding import additions, fits, melds_of
from rebelote.kernels.melds import is_meld

_DRAWS = (DrawStock(), DrawDiscard())


class Position(NamedTuple):
    """All that the rules look at: the hand and the cards of each meld on the table as sets, and the turn so far.

    `melds` counts those of this turn, `own` says that the seat has melded in this deal, `pile` that there
    are discards.
    """

    hand: int
    drawn: bool
    taken: Card | None
    melds: int
    own: bool
    pile: bool
    laid: tuple[int, ...]
    options: Options


class Judged(NamedTuple):
    """What the seat on turn may do, and what only a rule keeps it from doing, with the reasons."""

    moves: tuple[RammiMove, ...]
    barred: tuple[tuple[RammiMove, Refusal], ...]


def position(table: Table, options: Options) -> Position:
    """The position of the seat on turn."""
    turn = table.turn
    own, laid = turn.seat in table.melded, tuple([each.cards for each in table.melds])
    hand = table.hands[turn.seat]
    return Position(hand, turn.drawn, turn.taken, turn.melds, own, bool(table.pile), laid, options)


def moves(state: State, seat: int) -> tuple[RammiMove, ...]:
    """What the seat on turn may do: draws, or melds, lay-offs and discards."""
    table = state.table
    if table is None or seat != table.turn.seat:
        return ()
    return judged(position(table, state.options)).moves


def why(state: State, seat: int, move: RammiMove) -> Refusal | None:
    """Why the seat on turn may not do something, or None."""
    table = state.table
    if table is None or seat != table.turn.seat:
        return refuse("not-your-turn", "R5")
    return _why(position(table, state.options), move)


# rules, view and checks ask the same of a state several times, one after the other
@lru_cache(1 << 10)
def judged(at: Position) -> Judged:
    """Everything that the seat on turn could think of, judged; cards that it does not hold are nothing of it."""
    reasons = [(move, _why(at, move)) for move in _thinkable(at)]
    return Judged(
        tuple([move for move, reason in reasons if reason is None]),
        tuple([(move, reason) for move, reason in reasons if reason is not None]),
    )


def _thinkable(at: Position) -> Iterator[RammiMove]:
    if not at.drawn:
        yield from _DRAWS
        return
    high = at.options.ace == "low_or_high"
    yield from map(Meld, melds_of(at.hand, high))
    for number, laid in enumerate(at.laid):
        yield from (LayOff(cards, number) for cards in additions(at.hand, laid, high))
    for card in cards_of(CardSet(at.hand)):
        yield DISCARDS[card]


def _why(at: Position, move: RammiMove) -> Refusal | None:
    if not at.drawn and isinstance(move, Discard | Meld | LayOff):
        return refuse("must-draw-first", "R9")
    match move:
        case Discard(card):
            if not at.hand >> card & 1:
                return refuse("not-in-hand", "R14")
            return refuse("cannot-return-taken-card", "R14") if card == at.taken else None
        case Meld(cards):
            return _meld(at, cards)
        case LayOff(cards, number):
            return _lay_off(at, cards, number)
        case DrawStock() | DrawDiscard() if at.drawn:
            return refuse("already-drawn", "R9")
        case DrawStock():
            return None
        case DrawDiscard():
            return None if at.pile else refuse("pile-empty", "R9")
    return refuse("not-now", "", waits=Phase.TURN.value)


def _meld(at: Position, cards: int) -> Refusal | None:
    """Why cards may not be melded (R7, R8, R10, R15, R16)."""
    if at.options.melds_per_turn == "one" and at.melds:
        return refuse("one-meld-per-turn", "R10")
    if cards & ~at.hand:
        return refuse("not-in-hand", "R10")
    if not is_meld(cards, at.options.ace == "low_or_high"):
        return refuse("invalid-meld", "R7")
    after = at._replace(hand=at.hand & ~cards, own=True, laid=(*at.laid, cards))
    return _left_over(after)


def _lay_off(at: Position, cards: int, number: int) -> Refusal | None:
    """Why cards may not be added to a meld (R11 to R13, R15, R16)."""
    if at.options.layoff_requires_own_meld and not at.own:
        return refuse("own-meld-first", "R13")
    if number >= len(at.laid):
        return refuse("no-such-meld", "R11", melds=len(at.laid))
    if cards & ~at.hand:
        return refuse("not-in-hand", "R11")
    if not fits(at.laid[number], cards, at.options.ace == "low_or_high"):
        return refuse("invalid-layoff", "R11")
    laid = (*at.laid[:number], at.laid[number] | cards, *at.laid[number + 1 :])
    return _left_over(at._replace(hand=at.hand & ~cards, laid=laid))


def _left_over(after: Position) -> Refusal | None:
    """Whether what is left in the hand can still be got rid of (R15, R16)."""
    left, options = after.hand, after.options
    required = options.final_discard == "required"
    if not left:
        return refuse("must-keep-discard", "R16") if required else None
    if after.taken is None or left != 1 << after.taken:
        return None
    barred = required or (options.layoff_requires_own_meld and not after.own)
    high = options.ace == "low_or_high"
    if not barred and any(fits(each, left, high) for each in after.laid):
        return None
    return refuse("dead-end", "R15")
