"""A call in the match, and what the end of the auction leads to (W6, W18 to W20, W25)."""

from dataclasses import replace

from rebelote.cards import Seat
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Event, Step
from rebelote.games.whist.contract import MISERES, NO_TRUMP, Kind, Standing
from rebelote.games.whist.dealing import fourth_ace
from rebelote.games.whist.events import Called, ContractFixed, PartnerShown, TrumpNamed
from rebelote.games.whist.moves import Call, Name, WhistMove
from rebelote.games.whist.play.playing import begin_play
from rebelote.games.whist.scoring import counting
from rebelote.games.whist.state import Phase, State, hand


def caller(state: State) -> int:
    """The seat with the floor, or the partner of a trou who names trumps."""
    if state.phase is Phase.TRUMP:
        assert state.standing is not None
        return state.standing.holders[-1]
    assert state.talk is not None
    return state.talk.turn


def moves(state: State, seat: int) -> tuple[Call, ...]:
    """The calls of a seat."""
    if seat != caller(state):
        return ()
    if state.phase is Phase.TRUMP:
        return tuple(Name(suit) for suit in range(4))
    assert state.talk is not None
    return state.rules.auction.calls(state.talk, hand(state, seat))


def why(state: State, seat: int, move: WhistMove) -> Refusal | None:
    """Why a call is refused, or None."""
    if seat != caller(state):
        return refuse("not-your-turn", "W8")
    if state.phase is Phase.TRUMP:
        return None if isinstance(move, Name) else refuse("name-trumps", "W6")
    if not isinstance(move, Call):
        return refuse("not-now", "", waits=state.phase.value)
    assert state.talk is not None
    return state.rules.auction.why(state.talk, hand(state, seat), move)


def step(state: State, seat: Seat, move: Call) -> Step[State]:
    """What a legal call does."""
    if state.phase is Phase.TRUMP:
        assert isinstance(move, Name)
        begun, events = begin_play(replace(state, trump=move.suit))
        return Step(begun, (TrumpNamed(seat, move.suit), *events))
    assert state.talk is not None
    talk = state.rules.auction.after(state.talk, move)
    state = replace(state, talk=talk)
    said = (Called(seat, move),)
    if talk.turn >= 0:
        return Step(state, said)
    if talk.standing is None:
        return counting.void(state, said)
    return _fixed(state, talk.standing, said)


def _fixed(state: State, standing: Standing, events: tuple[Event, ...]) -> Step[State]:
    """The auction ended with a game: trumps, a card aside, or the first lead come next."""
    assert state.deal is not None
    kind, suit = standing.contract.kind, standing.contract.suit
    if kind is Kind.TROU:
        partner = fourth_ace(state.deal.hands, state.deal.trou)
        standing = replace(standing, holders=(state.deal.trou, partner))
        state = replace(state, standing=standing, phase=Phase.TRUMP)
        return Step(state, (*events, ContractFixed(standing), PartnerShown(partner)))
    trump = NO_TRUMP if kind in MISERES else suit
    state = replace(state, standing=standing, trump=trump)
    events = (*events, ContractFixed(standing))
    if kind is Kind.PM:
        return Step(replace(state, phase=Phase.ASIDE, aside=(None,) * 4), events)
    begun, more = begin_play(state)
    return Step(begun, (*events, *more))
