"""Twins, which a seat cannot tell apart, and invariants of every state of a match."""

from dataclasses import replace

from rebelote.cards import PACK_24, Seat, gather
from rebelote.engine.game import Source
from rebelote.engine.table import exchange, moved, moved_row
from rebelote.games.konter import kernel
from rebelote.games.konter.order import cards_of_strengths, strengths_of
from rebelote.games.konter.playing import NEEDED
from rebelote.games.konter.state import Phase, State, hand


def twin(state: State, seat: Seat | None, source: Source) -> State:
    """The state with all cards that the seat does not know in other places.

    Queens that were announced stay with the seat that announced them.
    """
    if not state.pack or state.phase is Phase.OVER:
        return state
    change = exchange(PACK_24, _known(state, seat), source)
    pack = moved_row(state.pack, change)
    changed = replace(state, pack=pack)
    if state.play is None:
        return changed
    order, tricks = state.rules.orders[state.trump], state.play.tricks
    a, b, c, d = (
        strengths_of(moved(cards_of_strengths(each, order), change), order) for each in tricks.hands
    )
    return replace(changed, play=state.play._replace(tricks=tricks._replace(hands=(a, b, c, d))))


def _known(state: State, seat: Seat | None) -> int:
    """The cards whose place the seat knows."""
    known = int(gather(card for _, card in state.plays))
    if seat is not None:
        known |= hand(state, seat)
    for _, word in state.said:
        if word:
            known |= NEEDED[word]
    return known


def faults(state: State) -> tuple[str, ...]:
    """What is wrong with a state, in words for developers; empty when it is sound."""
    found: list[str] = []
    match_ = state.match
    if any(each < 0 for each in match_.strokes) or match_.carried < 0:
        found.append(f"strokes {match_.strokes}, carried {match_.carried}")
    if (0 in match_.strokes) != (match_.winners is not None):
        found.append(f"strokes {match_.strokes} and winners {match_.winners}")
    for result in match_.results[-1:]:
        if result.value > 4 or (result.winner < 0) != (result.value == 0):
            found.append(f"a deal of value {result.value}, won by {result.winner}")
    if state.pack:
        found += _card_faults(state)
    return tuple(found)


def _card_faults(state: State) -> list[str]:
    """Hands and plays together are the pack, each card once; points follow from the tricks (K1, K7)."""
    if gather(state.pack) != gather(PACK_24) or len(state.pack) != len(PACK_24):
        return ["the pack is not the pack"]
    if state.play is None:
        return []
    held = [hand(state, each) for each in range(4)]
    together = int(gather(card for _, card in state.plays))
    for each in held:
        if together & each:
            return ["a card is in two places"]
        together |= each
    if together != gather(PACK_24):
        return ["a card is missing"]
    done = gather(card for _, card in state.plays[: 4 * len(state.takers)])
    worth = kernel.worth(strengths_of(done, state.rules.orders[state.trump]))
    if sum(state.play.points) != worth or sum(state.play.won) != len(state.takers):
        return [f"points {state.play.points} and tricks {state.play.won} for cards worth {worth}"]
    return []
