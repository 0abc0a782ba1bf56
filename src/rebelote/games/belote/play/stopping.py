"""L'arrêt in a running deal: who may stop, and what it comes to at once (B116)."""

from dataclasses import dataclass, replace

from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Event
from rebelote.games.belote.events import MatchStopped
from rebelote.games.belote.order import TA
from rebelote.games.belote.play import claim as belote
from rebelote.games.belote.scoring.arret import Arret, Stop, arret
from rebelote.games.belote.scoring.arret import why as why_stop
from rebelote.games.belote.scoring.tally import converted
from rebelote.games.belote.state import State, Stopped


@dataclass(frozen=True, slots=True)
class Stopping:
    """The state after a stop, its events, and the side that has won by it (-1: not decided yet)."""

    state: State
    events: tuple[Event, ...]
    winner: int


def why(state: State, seat: int) -> Refusal | None:
    """Why a seat may not stop the match now."""
    if not state.rules.options.arret:
        return refuse("arret-off", "B116")
    assert state.play is not None and state.speech is not None
    if state.speech.stopped is not None or state.play.tricks.led >= 0 or seat != state.play.tricks.turn:
        return refuse("arret-turn", "B116")
    return why_stop(state.rules.options, seat, state.takers[-1] if state.takers else -1, len(state.takers))


def claim(state: State, seat: int) -> Stop:
    """What a side counts when one of its seats stops: nothing that was not yet shown or called."""
    play, said, contract, form = state.play, state.speech, state.contract, state.rules.form
    assert play is not None and said is not None and contract is not None
    side = form.side(seat)
    raw = play.points[side]
    scaled = contract.denomination == TA and state.rules.options.ta_points == "scaled"
    announced = said.compared.points[side] if said.compared else 0
    called = sum(
        belote.WORTH
        for each in said.claims
        if form.side(each.seat) == side
        and belote.BELOTE in each.said
        and not (state.rules.options.belote_order == "king_first" and each.queen_first)
    )
    return Stop(
        side,
        form.side(contract.taker) == side,
        state.match.totals,
        converted(raw) if scaled else raw,
        announced,
        called,
    )


def verdict(state: State, made: bool | None) -> Arret:
    """What the stop of this deal comes to; `made` is None before the end of the deal."""
    assert state.speech is not None and state.speech.stopped is not None
    stopped = state.speech.stopped
    return arret(state.rules.options, stopped.claim, made)


def stop(state: State, seat: int) -> Stopping:
    """A seat stops: decided at once, or played on when the takers' count is right."""
    claimed = claim(state, seat)
    decided = arret(state.rules.options, claimed)
    assert state.speech is not None
    said = replace(state.speech, stopped=Stopped(seat, claimed))
    told = (MatchStopped(seat, decided.count, decided.right),)
    return Stopping(replace(state, speech=said), told, -1 if decided.winner is None else decided.winner)
