"""From the last card of a hand, or a blocked deal, to what comes next (R4, R16, R18, R20)."""

from dataclasses import replace

from rebelote.cards import PACK_52
from rebelote.engine.game import Event, Step
from rebelote.engine.table import DealVoid, HandShown, MatchOver, PackGathered
from rebelote.games.rammi.events import DealScored, WentOut
from rebelote.games.rammi.moves import row
from rebelote.games.rammi.scoring.score import Result, score, void, winners
from rebelote.games.rammi.state import Match, Phase, State, Table

_Events = tuple[Event, ...]


def went_out(state: State, table: Table, events: _Events) -> Step[State]:
    """The seat on turn has no card left: the deal ends at once (R16)."""
    seat = table.turn.seat
    result = score(seat, table.hands, at_once=seat not in table.active, options=state.options)
    shown = (HandShown(each, row(hand)) for each, hand in enumerate(table.hands) if hand)
    return _scored(replace(state, table=table), result, (*events, WentOut(seat), *shown))


def blocked(state: State, events: _Events) -> Step[State]:
    """The pile was turned over too often: nobody scores (R18)."""
    result = void(state.seats)
    match_ = _after(state, result, scored=0)
    return _next(state, match_, (*events, DealVoid("R18")))


def _scored(state: State, result: Result, events: _Events) -> Step[State]:
    match_ = _after(state, result, scored=1)
    events = (*events, DealScored(result, match_.totals))
    ended = winners(state.options, match_.totals, match_.scored)
    if ended is None:
        return _next(state, match_, events)
    over = replace(state, match=replace(match_, winners=ended), phase=Phase.OVER)
    return Step(over, (*events, MatchOver(ended, match_.totals)))


def _after(state: State, result: Result, *, scored: int) -> Match:
    """The match after a deal; the next seat deals (R4)."""
    match_ = state.match
    totals = tuple(map(sum, zip(match_.totals, result.marks, strict=True)))
    dealer = (match_.dealer + 1) % state.seats
    return Match(totals, dealer, match_.scored + scored, (*match_.results, result))


def _next(state: State, match_: Match, events: _Events) -> Step[State]:
    return Step(State(state.options, match_, Phase.MIX), (*events, PackGathered(len(PACK_52))))
