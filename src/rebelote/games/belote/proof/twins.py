"""Twins: states that a seat cannot tell apart, for the proof that nothing leaks."""

from dataclasses import replace

from rebelote.cards import Card, Seat, gather
from rebelote.engine.game import Source
from rebelote.engine.table import Exchange, exchange, moved, moved_row
from rebelote.games.belote.moves import Play
from rebelote.games.belote.order import ORDERS, cards_of_strengths, strengths_of
from rebelote.games.belote.play import speech
from rebelote.games.belote.play.announcements import Announcement, Comparison, Declaration
from rebelote.games.belote.play.playing import hand, played
from rebelote.games.belote.play.showing import Seen, seen
from rebelote.games.belote.state import Deal, Phase, Speech, State

_RANKS = range(7, 15)


def twin(state: State, seat: Seat | None, source: Source) -> State:
    """The state with all cards that the seat does not know in other places.

    Announcements of others that were not shown change as well, and pairs of King and Queen about which
    nothing was said. The twin need not be reachable; the seat's view of it must be the same.
    """
    if state.deal is None or state.phase is Phase.OVER:
        return state
    change = exchange(state.rules.form.pack, _known(state, seat), source)
    changed = replace(state, deal=_deal(state.deal, change), play=None)
    if state.play is None or state.contract is None:
        return changed
    order = ORDERS[state.contract.denomination]
    hands = [
        strengths_of(moved(cards_of_strengths(each, order), change), order)
        for each in state.play.tricks.hands
    ]
    a, b, c, d = hands
    play = state.play._replace(tricks=state.play.tricks._replace(hands=(a, b, c, d)))
    return replace(changed, play=play, speech=_speech(state, changed, seat, source))


def _known(state: State, seat: Seat | None) -> int:
    """The cards whose place the seat knows."""
    deal = state.deal
    assert deal is not None
    known = int(gather(played(state)))
    if deal.dealt is None:
        return known
    if deal.dealt.turned is not None:
        known |= 1 << deal.dealt.turned
    elif state.contract is not None and state.rules.form.turned:
        known |= 1 << _turned(state)
    if deal.shepherdess is not None:
        known |= 1 << deal.shepherdess
    if state.rules.form.opened:
        known |= hand(state, Seat(0)) | hand(state, Seat(1))
    elif seat is not None:
        known |= hand(state, seat)
    for _, each in _laid_open(state):
        known |= each.cards
    return known


def _turned(state: State) -> Card:
    """The card that was turned, now in the taker's hand."""
    assert state.talk is not None and state.talk.turned is not None
    return state.talk.turned


def _laid_open(state: State) -> Seen:
    return seen(state.speech, state.rules.options.announce_show)


def _deal(deal: Deal, change: Exchange) -> Deal:
    """The deal with cards changed."""
    dealt, piles = deal.dealt, deal.piles
    if dealt is not None:
        hands = tuple(moved_row(each, change) for each in dealt.hands)
        dealt = replace(dealt, hands=hands, stock=moved_row(dealt.stock, change))
    if piles is not None:
        a, b = piles.lower
        piles = replace(piles, lower=(moved_row(a, change), moved_row(b, change)))
    return replace(deal, pack=moved_row(deal.pack, change), dealt=dealt, piles=piles)


def _speech(state: State, changed: State, seat: Seat | None, source: Source) -> Speech:
    """What was said, with other cards behind what was not shown."""
    said = state.speech
    assert said is not None and changed.deal is not None and changed.deal.dealt is not None
    begun = speech.begin(changed, tuple(map(gather, changed.deal.dealt.hands)))
    offers = tuple(
        old if each == seat else new
        for each, (old, new) in enumerate(zip(said.offers, begun.offers, strict=True))
    )
    spoken = tuple(claim for claim in said.claims if claim.seat == seat or any(claim.said))
    started = {(who, move.card) for who, move in state.log if isinstance(move, Play)}
    fresh = tuple(
        claim
        for claim in begun.claims
        if claim.seat != seat
        and not any(who == claim.seat and card >> 4 == claim.suit for who, card in started)
    )
    open_ = {each for _, each in _laid_open(state)}
    other = {
        each: _other(each, source)
        for who, row in enumerate(said.declared)
        for each in row
        if who != seat and each not in open_
    }
    return replace(
        said,
        offers=offers,
        claims=spoken
        + tuple(each for each in fresh if all(each.seat != c.seat or each.suit != c.suit for c in spoken)),
        declared=tuple(_declaration(row, other) for row in said.declared),
        compared=None if said.compared is None else _comparison(said.compared, other),
    )


def _comparison(compared: Comparison, other: dict[Announcement, Announcement]) -> Comparison:
    best = tuple(None if each is None else other.get(each, each) for each in compared.best)
    rulings = tuple(
        replace(each, announcement=other.get(each.announcement, each.announcement))
        for each in compared.rulings
    )
    return replace(compared, best=best, rulings=rulings)


def _declaration(row: Declaration, other: dict[Announcement, Announcement]) -> Declaration:
    return tuple(other.get(each, each) for each in row)


def _other(announcement: Announcement, source: Source) -> Announcement:
    """Another announcement of the same kind."""
    if announcement.annuls:
        return announcement
    if announcement.kind == "carre":
        return replace(announcement, top=9 + source.randrange(6))
    lowest = _RANKS.start + announcement.length - 1
    top = lowest + source.randrange(_RANKS.stop - lowest)
    return Announcement(announcement.kind, top, source.randrange(4))
