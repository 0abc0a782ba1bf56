"""Before a small misère everyone lays a card aside, unseen and all at once (W25)."""

from dataclasses import replace

from rebelote.cards import Seat, cards_of
from rebelote.cards.card import CardSet
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Step
from rebelote.games.whist.events import AsideChosen, AsideLaid
from rebelote.games.whist.moves import Aside, WhistMove
from rebelote.games.whist.play.playing import begin_play
from rebelote.games.whist.state import State, hand


def waiting(state: State) -> frozenset[int]:
    """The seats that have not chosen yet."""
    return frozenset(seat for seat, card in enumerate(state.aside) if card is None)


def moves(state: State, seat: int) -> tuple[Aside, ...]:
    """Every card of a seat that has not chosen."""
    return tuple(map(Aside, cards_of(CardSet(hand(state, seat))))) if seat in waiting(state) else ()


def why(state: State, seat: int, move: WhistMove) -> Refusal | None:
    """Why a card may not be laid aside, or None."""
    if not isinstance(move, Aside):
        return refuse("lay-aside-first", "W25")
    if seat not in waiting(state):
        return refuse("aside-chosen", "W25")
    return None if hand(state, seat) >> move.card & 1 else refuse("not-in-hand", "W25")


def step(state: State, seat: Seat, move: Aside) -> Step[State]:
    """A choice that only its seat hears of; the last one lays all four cards down together."""
    chosen = tuple(move.card if each == seat else card for each, card in enumerate(state.aside))
    state = replace(state, aside=chosen)
    told = AsideChosen(move.card, seat)
    if waiting(state):
        return Step(state, (told,))
    begun, events = begin_play(state)
    return Step(begun, (told, AsideLaid(), *events))
