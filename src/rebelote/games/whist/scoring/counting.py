"""From the last trick to the next deal or the end of the match (W19, W28, W34)."""

from dataclasses import replace

from rebelote.cards import PACK_52
from rebelote.engine.game import Event, Step
from rebelote.engine.table import DealVoid, MatchOver, PackGathered
from rebelote.games.whist.events import AsideShown, DealScored
from rebelote.games.whist.scoring.ending import winners
from rebelote.games.whist.scoring.grid import VOID, score, settled
from rebelote.games.whist.state import SEATS, Match, Phase, State

_Events = tuple[Event, ...]


def won(state: State) -> tuple[int, ...]:
    """The tricks that each seat has taken."""
    return tuple(state.takers.count(seat) for seat in range(SEATS))


def after_card(step: Step[State]) -> Step[State]:
    """The deal ends with its last card, or where no score can change any more (W24)."""
    state, events = step
    tricks, standing, options = state.tricks, state.standing, state.rules.options
    assert tricks is not None and standing is not None
    if tricks.led >= 0:
        return step
    left = tricks.hands[0].bit_count()
    if left and not (
        options.early_stop and settled(standing.contract, standing.holders, won(state), left, options)
    ):
        return step
    result = score(standing.contract, standing.holders, won(state), options)
    match_ = state.match
    totals = tuple(map(sum, zip(match_.totals, result.marks, strict=True)))
    match_ = Match(totals, (match_.dealer + 1) % SEATS, match_.scored + 1, (*match_.results, result))
    laid = tuple(card for card in state.aside if card is not None)
    events = (*events, *((AsideShown(laid),) if laid else ()), DealScored(result, totals))
    ended = winners(options, totals, match_.scored)
    if ended is None:
        return _next(state, match_, events)
    over = replace(state, match=replace(match_, winners=ended), phase=Phase.OVER)
    return Step(over, (*events, MatchOver(ended, totals)))


def void(state: State, events: _Events) -> Step[State]:
    """There is no game to play: the cards are dealt again (W19)."""
    match_ = state.match
    same = state.rules.options.all_pass == "same_dealer"
    dealer = match_.dealer if same else (match_.dealer + 1) % SEATS
    match_ = replace(match_, dealer=dealer, results=(*match_.results, VOID))
    return _next(state, match_, (*events, DealVoid("W19")))


def _next(state: State, match_: Match, events: _Events) -> Step[State]:
    return Step(State(state.rules, match_, Phase.MIX), (*events, PackGathered(len(PACK_52))))
