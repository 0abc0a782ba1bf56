"""Twins, which a seat cannot tell apart, and invariants of every state of a match."""

from dataclasses import replace

from rebelote.cards import PACK_44, Seat, gather
from rebelote.engine.game import Source
from rebelote.engine.table import exchange, moved, moved_row
from rebelote.games.updown.state import Phase, Round, State


def twin(state: State, seat: Seat | None, source: Source) -> State:
    """The state with all cards that the seat does not know in other places: in hands, chosen, put aside."""
    playing = state.round
    if playing is None or state.phase is Phase.OVER:
        return state
    change = exchange(PACK_44, _known(playing, seat), source)
    other = replace(
        playing,
        pack=moved_row(playing.pack, change),
        hands=tuple(moved(each, change) for each in playing.hands),
        chosen=tuple(None if each is None else change.get(each, each) for each in playing.chosen),
    )
    return replace(state, round=other)


def _known(playing: Round, seat: Seat | None) -> int:
    """The cards whose place the seat knows."""
    known = int(gather(card for trick in playing.tricks for card in trick.cards))
    if seat is not None:
        known |= playing.hands[seat]
        own = playing.chosen[seat]
        known |= 0 if own is None else 1 << own
    return known


def faults(state: State) -> tuple[str, ...]:
    """What is wrong with a state, in words for developers; empty when it is sound."""
    found: list[str] = []
    match_, rules = state.match, state.rules
    played = match_.played * rules.hand_size
    if sum(match_.totals) + sum(each.lost for each in match_.results) != played:
        found.append(f"totals {match_.totals} for {played} tricks")
    if len(match_.results) != match_.played:
        found.append(f"{len(match_.results)} results of {match_.played} rounds")
    if (match_.winners is None) == (state.phase is Phase.OVER):
        found.append("a match is over without winners, or the reverse")
    if state.round is not None:
        found += _round_faults(state, state.round)
    return tuple(found)


def _round_faults(state: State, playing: Round) -> list[str]:
    """Hands, chosen cards, tricks and what was put aside are the pack, each card once (U1, U3)."""
    rules = state.rules
    parts = [*playing.hands, *(1 << each for each in playing.chosen if each is not None)]
    parts += [gather(each.cards) for each in playing.tricks]
    parts.append(gather(playing.pack[rules.hand_size * rules.seats :]))
    found = []
    if sum(part.bit_count() for part in parts) != len(PACK_44) or _union(parts) != gather(PACK_44):
        found.append("a card is missing, or in two places")
    if sum(playing.won) + playing.pot != len(playing.tricks):
        found.append(f"{playing.won} tricks won and {playing.pot} in the pot of {len(playing.tricks)}")
    sizes = {
        held.bit_count() + (card is not None)
        for held, card in zip(playing.hands, playing.chosen, strict=True)
    }
    if sizes != {rules.hand_size - len(playing.tricks)}:
        found.append(f"hands of {sizes} cards after {len(playing.tricks)} tricks")
    return found


def _union(parts: list[int]) -> int:
    together = 0
    for part in parts:
        together |= part
    return together
