"""Twins: states that a seat cannot tell apart, for the proof that nothing leaks."""

from dataclasses import replace

from rebelote.cards import PACK_52, Seat, gather
from rebelote.engine.game import Source
from rebelote.engine.table import Exchange, exchange, moved, moved_row
from rebelote.games.whist.state import SEATS, Phase, State, hand


def twin(state: State, seat: Seat | None, source: Source) -> State:
    """The state with all cards that the seat does not know in other places, those laid aside as well.

    The twin need not be reachable: the seat that said trou may lack its aces. The view must be the same.
    """
    if state.deal is None or state.phase is Phase.OVER:
        return state
    change = exchange(PACK_52, _known(state, seat), source)
    pack = moved_row(state.deal.pack, change)
    deal = replace(state.deal, hands=_hands(state.deal.hands, change), pack=pack)
    aside = tuple(None if card is None else change.get(card, card) for card in state.aside)
    changed = replace(state, deal=deal, aside=aside)
    if state.tricks is None:
        return changed
    return replace(changed, tricks=state.tricks._replace(hands=_hands(state.tricks.hands, change)))


def _known(state: State, seat: Seat | None) -> int:
    """The cards whose place the seat knows."""
    known = int(gather(card for _, card in state.plays))
    if seat is not None:
        known |= hand(state, seat)
        laid = state.aside[seat] if state.aside else None
        known |= 0 if laid is None else 1 << laid
    if state.open and state.standing is not None:
        for each in state.standing.holders:
            known |= hand(state, each)
    return known


def _hands(hands: tuple[int, ...], change: Exchange) -> tuple[int, int, int, int]:
    a, b, c, d = (moved(hands[seat], change) for seat in range(SEATS))
    return a, b, c, d
