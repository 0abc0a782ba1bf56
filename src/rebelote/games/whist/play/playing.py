"""The tricks: who leads, what may be played, when an open misère shows its hand (W21 to W26)."""

from dataclasses import replace

from rebelote.cards import SUITS, Seat, cards_of
from rebelote.cards.card import CardSet
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Event, Step
from rebelote.engine.table import CardPlayed, HandShown
from rebelote.games.whist.contract import LED, Kind
from rebelote.games.whist.events import TrickTaken
from rebelote.games.whist.moves import PLAYS, Play, WhistMove
from rebelote.games.whist.state import SEATS, Phase, State, hand
from rebelote.kernels.tricks import begin_tricks, choices, lay

_SHOWN_AFTER = {
    "before_first_lead": 0,
    "after_first_trick": 4,
    "after_second_lead": 5,
    "after_second_trick": 8,
}
"""After how many cards an open misère lies open (W26)."""


def leader(state: State) -> int:
    """The seat of the first lead (W21)."""
    assert state.standing is not None
    if state.standing.contract.kind in LED or state.standing.contract.kind is Kind.TROU:
        return state.standing.holders[-1]
    return (state.match.dealer + 1) % SEATS


def begin_play(state: State) -> tuple[State, tuple[Event, ...]]:
    """The wait for the first lead."""
    a, b, c, d = (hand(state, seat) for seat in range(SEATS))
    tricks = begin_tricks((a, b, c, d), leader(state), SEATS)
    return _shown(replace(state, phase=Phase.PLAY, tricks=tricks))


def _shown(state: State) -> tuple[State, tuple[Event, ...]]:
    """Open misères lay their hands open when it is time (W26)."""
    assert state.standing is not None
    when = _SHOWN_AFTER[state.rules.options.open_misere_exposure]
    if state.standing.contract.kind is not Kind.GME or len(state.plays) != when:
        return state, ()
    opened = tuple(
        HandShown(seat, tuple(cards_of(CardSet(hand(state, seat))))) for seat in state.standing.holders
    )
    return replace(state, open=True), opened


def moves(state: State, seat: int) -> tuple[Play, ...]:
    """The cards that the seat in turn may play."""
    tricks = state.tricks
    if tricks is None or seat != tricks.turn:
        return ()
    return tuple(PLAYS[card] for card in cards_of(CardSet(choices(tricks, state.trump))))


def why(state: State, seat: int, move: WhistMove) -> Refusal | None:
    """Why a card may not be played, or None (W22)."""
    tricks = state.tricks
    assert tricks is not None
    if not isinstance(move, Play):
        return refuse("not-now", "", waits=state.phase.value)
    if seat != tricks.turn:
        return refuse("not-your-turn", "W21")
    if not tricks.hands[seat] >> move.card & 1:
        return refuse("not-in-hand", "W22")
    if choices(tricks, state.trump) >> move.card & 1:
        return None
    return refuse("follow-suit", "W22", suit=SUITS[tricks.led])


def step(state: State, seat: Seat, move: Play) -> Step[State]:
    """The play after a legal card; the end of the deal is judged elsewhere."""
    assert state.tricks is not None
    tricks = lay(state.tricks, move.card, state.trump)
    state = replace(state, tricks=tricks, plays=(*state.plays, (int(seat), move.card)))
    events: tuple[Event, ...] = (CardPlayed(seat, move.card),)
    if tricks.led < 0:
        before = state.takers[-1] if state.takers else -1
        events += (TrickTaken(tricks.turn, before),)
        state = replace(state, takers=(*state.takers, tricks.turn))
    state, opened = _shown(state)
    return Step(state, (*events, *opened))
