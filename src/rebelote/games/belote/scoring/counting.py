"""The end of a deal: notice, count, score, and the end of the match or the next deal (sections 8 to 11)."""

from dataclasses import replace

from rebelote.cards import RANKS, Card
from rebelote.engine.errors import Fact
from rebelote.engine.game import Event, Step
from rebelote.engine.table import DealVoid, MatchOver, PackGathered
from rebelote.games.belote.contract import NOBODY
from rebelote.games.belote.dealing.hands import gather_passed, gather_tricks
from rebelote.games.belote.dealing.preparing import next_deal
from rebelote.games.belote.events import DealScored, RebeloteNoticed
from rebelote.games.belote.moves import BeloteMove, Notice
from rebelote.games.belote.play import claim as belote
from rebelote.games.belote.play import speech, stopping
from rebelote.games.belote.play.announcements import kinds, value
from rebelote.games.belote.play.playing import played
from rebelote.games.belote.scoring.ending import Standing, ending, last_deal
from rebelote.games.belote.scoring.ending import played as played_deal
from rebelote.games.belote.scoring.marks import Line, line
from rebelote.games.belote.scoring.score import Result, passed, score
from rebelote.games.belote.scoring.tally import Tally
from rebelote.games.belote.state import Match, Phase, State

_Events = tuple[Event, ...]


def after_card(state: State, events: _Events) -> Step[State]:
    """What follows a card: nothing, a void deal, or the end of the deal."""
    assert state.play is not None and state.speech is not None
    if len(state.takers) == 1 and state.play.tricks.led < 0 and speech.annulled(state.speech):
        return _annulled(state, events)
    if any(state.play.tricks.hands):
        return Step(state, events)
    if speech.forgotten(state) >= 0:
        return Step(replace(state, phase=Phase.COUNT), events)
    return finish(state, events)


def forgetful(state: State) -> int:
    """The seat that may still notice its rebelote (B76)."""
    assert state.speech is not None
    return state.speech.claims[speech.forgotten(state)].seat


def noticed(state: State, seat: int, move: BeloteMove) -> Step[State]:
    """A forgotten rebelote is noticed, or let go (B76)."""
    assert state.speech is not None
    place, claimed = frozenset((speech.forgotten(state),)), isinstance(move, Notice)
    if claimed:
        said = replace(state.speech, noticed=state.speech.noticed | place)
    else:
        said = replace(state.speech, waived=state.speech.waived | place)
    state = replace(state, speech=said, log=(*state.log, (seat, move)))
    events: _Events = (RebeloteNoticed(seat, claimed),)
    return Step(state, events) if speech.forgotten(state) >= 0 else finish(state, events)


def finish(state: State, events: _Events) -> Step[State]:
    """All tricks are played: the marks, and what follows them."""
    assert state.deal is not None
    if state.deal.position:
        return Step(replace(state, phase=Phase.OVER), events)
    counted = tally(state)
    result = score(counted, state.rules.options, state.match.pots, _said(state))
    assert state.speech is not None
    if state.speech.stopped is not None:
        return _after_stop(state, result, events)
    return _scored(state, counted, result, events)


def tally(state: State) -> Tally:
    """The facts of a deal that was played to the end."""
    play, said, contract, form = state.play, state.speech, state.contract, state.rules.form
    assert play is not None and said is not None and contract is not None
    sides = range(form.sides)
    announced = said.compared.points if said.compared else (0,) * form.sides
    takers = form.side(contract.taker) if contract.taker >= 0 else NOBODY
    return Tally(
        contract,
        takers,
        play.points[: form.sides],
        play.won[: form.sides],
        form.side(state.takers[-1]),
        announced,
        tuple(_belote(state, side) for side in sides),
        last_deal(state.rules.options, state.match.scored + 1),
        alone=all(taker == contract.taker for taker in state.takers),
    )


def _belote(state: State, side: int) -> int:
    """Belote points of a side (B75 to B77)."""
    assert state.speech is not None
    return sum(
        belote.points(claim, state.rules.options, forgiven=place in state.speech.noticed)
        for place, claim in enumerate(state.speech.claims)
        if state.rules.form.side(claim.seat) == side
    )


def _said(state: State) -> tuple[Line, ...]:
    """A line for each announcement and belote: what it was, and why it counts or not (B64 to B66, B76)."""
    assert state.speech is not None and state.contract is not None
    said, form, lines = state.speech, state.rules.form, []
    for each in said.compared.rulings if said.compared else ():
        points = value(each.announcement, state.contract.denomination) if each.counts else 0
        facts: dict[str, Fact] = {
            "seat": int(each.seat),
            "kind": kinds((each.announcement,))[0],
            "reason": each.reason,
        }
        if said.shown and each.counts:
            facts |= {"top": RANKS[each.announcement.top - 2]}
        lines.append(line("announcement", each.rule, form.side(each.seat), points, **facts))
    for place, claim in enumerate(said.claims):
        credit = belote.credit(claim, state.rules.options, forgiven=place in said.noticed)
        facts = {"seat": int(claim.seat), "suit": claim.suit, "reason": credit.reason}
        lines.append(line("belote-said", credit.rule, form.side(claim.seat), credit.points, **facts))
    return tuple(lines)


def _scored(state: State, counted: Tally, result: Result, events: _Events) -> Step[State]:
    """The match after a scored deal: it ends, or the next deal is prepared (B110 to B117)."""
    match_ = state.match
    if result.redeal:
        again = replace(
            match_,
            pots=result.held,
            passed=0,
            forgiven=_forgiven(state),
            results=(*match_.results, result),
        )
        return _next(state, again, (*events, DealScored(result, match_.totals), DealVoid("B94")))
    end = ending(
        state.rules.options,
        Standing(match_.totals, match_.pending, match_.scored + 1),
        played_deal(counted, result),
    )
    match_ = Match(
        totals=end.totals,
        dealer=_next_dealer(state, result),
        scored=match_.scored + 1,
        pots=result.held,
        pending=end.pending,
        forgiven=_forgiven(state),
        results=(*match_.results, result),
    )
    events = (*events, DealScored(result, end.totals))
    if end.end in ("win", "draw"):
        return over(state, match_, () if end.winner is None else (end.winner,), events)
    return _next(state, match_, events)


def _forgiven(state: State) -> frozenset[int]:
    """The sides that have had their tolerance, this deal included (B76)."""
    assert state.speech is not None
    if not state.speech.noticed:
        return state.match.forgiven
    claims = state.speech.claims
    return state.match.forgiven | {state.rules.form.side(claims[each].seat) for each in state.speech.noticed}


def _after_stop(state: State, result: Result, events: _Events) -> Step[State]:
    """The deal that the takers' side had stopped was played on (B116)."""
    verdict = stopping.verdict(state, result.made is True)
    assert verdict.winner is not None
    match_, made = state.match, result.made is True
    result = replace(result, lines=(*result.lines, verdict.line))
    if not made:
        result = replace(result, marks=(0,) * len(result.marks), held=(), won=())
    totals = tuple(map(sum, zip(match_.totals, result.marks, strict=True)))
    match_ = replace(match_, totals=totals, scored=match_.scored + 1, results=(*match_.results, result))
    return over(state, match_, (verdict.winner,), (*events, DealScored(result, totals)))


def after_stop(state: State, events: _Events) -> Step[State]:
    """A stop that is decided at once ends the match; nothing of the deal is marked (B116)."""
    assert state.speech is not None
    if state.speech.stopped is None:
        return Step(state, events)
    verdict = stopping.verdict(state, None)
    if verdict.winner is None:
        return Step(state, events)
    return over(state, state.match, (verdict.winner,), events)


def over(state: State, match_: Match, winners: tuple[int, ...], events: _Events) -> Step[State]:
    """The match is over; the table stays as it is."""
    ended = replace(state, match=replace(match_, winners=winners), phase=Phase.OVER)
    return Step(ended, (*events, MatchOver(winners, match_.totals)))


def _annulled(state: State, events: _Events) -> Step[State]:
    """A carré of sevens was announced: same dealer, cards mixed (B71)."""
    void = passed(state.rules.form.sides, state.match.pots, "B71")
    match_ = replace(state.match, results=(*state.match.results, void), passed=0)
    events = (*events, DealVoid("B71"), PackGathered(len(state.rules.form.pack)))
    return Step(next_deal(state.rules, match_, None), events)


def passed_out(state: State, events: _Events) -> Step[State]:
    """Nobody took: no points, the pots stay, the next dealer (B22, B36)."""
    assert state.deal is not None and state.deal.dealt is not None
    rules, match_ = state.rules, state.match
    rule = "B36" if rules.options.bid_mode == "auction" else "B22"
    void = passed(rules.form.sides, match_.pots, rule)
    same = rules.options.passed_dealer == "same"
    dealer = match_.dealer if same else (match_.dealer + 1) % rules.form.seats
    pack = gather_passed(rules.form, state.deal.dealt, match_.dealer)
    match_ = replace(match_, results=(*match_.results, void), passed=match_.passed + 1, dealer=dealer)
    events = (*events, DealVoid(rule), PackGathered(len(pack)))
    return Step(next_deal(rules, match_, pack), events)


def _next_dealer(state: State, result: Result) -> int:
    """The next player deals; in the open form the winner, if there is one (B3, B121)."""
    if state.rules.form.opened and result.winner >= 0:
        return result.winner
    return (state.match.dealer + 1) % state.rules.form.seats


def _next(state: State, match_: Match, events: _Events) -> Step[State]:
    """The cards are gathered and the next deal is prepared (B5)."""
    assert state.deal is not None and state.deal.dealt is not None
    dealt, form = state.deal.dealt, state.rules.form
    left: tuple[Card, ...] = (() if dealt.turned is None else (dealt.turned,)) + dealt.stock
    pack = gather_tricks(form, played(state), state.takers, left)
    events = (*events, PackGathered(len(pack)))
    return Step(next_deal(state.rules, match_, pack), events)
