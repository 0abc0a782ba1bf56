"""Twins: states that a seat cannot tell apart, for the proof that nothing leaks."""

from dataclasses import replace

from rebelote.cards import PACK_52, Seat, gather
from rebelote.engine.game import Source
from rebelote.engine.table import exchange, moved, moved_row
from rebelote.games.rammi.state import Phase, State, Table


def twin(state: State, seat: Seat | None, source: Source) -> State:
    """The state with all cards that the seat does not see in other places.

    Cards that were taken from the pile stay with whoever took them. The order of a stock that was turned
    over could be remembered; the views do not tell it, so it changes too.
    """
    table = state.table
    if table is None or state.phase is Phase.OVER:
        return state
    change = exchange(PACK_52, _known(table, seat), source)
    hands = tuple(moved(each, change) for each in table.hands)
    stock, pack = moved_row(table.stock, change), moved_row(table.pack, change)
    return replace(state, table=replace(table, hands=hands, stock=stock, pack=pack))


def _known(table: Table, seat: Seat | None) -> int:
    """The cards whose place the seat knows."""
    known = int(gather(table.pile))
    for each in table.melds:
        known |= each.cards
    for seen in table.seen:
        known |= seen
    return known if seat is None else known | table.hands[seat]
