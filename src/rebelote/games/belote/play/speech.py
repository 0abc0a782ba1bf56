"""What is said on the cards: announcements in the first trick, belote, showing (sections 6 and 7)."""

from dataclasses import replace

from rebelote.cards import Card, CardSet, Seat, gather
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Event
from rebelote.games.belote.events import (
    NOT_TOLD,
    Announced,
    AnnouncementsCompared,
    BeloteSaid,
    CardSignalled,
    HeightSaid,
    ShowAsked,
)
from rebelote.games.belote.moves import PLAYS, Play
from rebelote.games.belote.play import claim as belote
from rebelote.games.belote.play.announcements import Declaration, compare, detect, kinds, offered, spoken
from rebelote.games.belote.play.claim import Claim
from rebelote.games.belote.play.showing import seen, shown
from rebelote.games.belote.play.signals import Heard, meaning
from rebelote.games.belote.state import Speech, State

Told = tuple[Event, ...]


def begin(state: State, hands: tuple[CardSet, ...]) -> Speech:
    """What every seat could say, from its hand once the deal is complete (B67, B75)."""
    assert state.contract is not None
    options, denomination = state.rules.options, state.contract.denomination
    manual = options.announce_declare == "manual"
    offers: list[tuple[Declaration, ...]] = []
    for hand in hands:
        if manual:
            offers.append(offered(hand, denomination, options))
        else:
            offers.append((detect(hand, denomination, options),))
    claims = tuple(
        Claim(Seat(seat), each)
        for seat, hand in enumerate(hands)
        for each in belote.pairs(hand, denomination)
    )
    return Speech(tuple(offers), ((),) * len(hands), claims)


def plays(state: State, seat: int, card: Card) -> tuple[Play, ...]:
    """A card with everything that may be said on it: most said first, silence last."""
    assert state.speech is not None
    options, said = state.rules.options, state.speech
    words: tuple[str, ...] = ("",)
    for claim in said.claims:
        if claim.seat == seat and belote.belongs(claim, card):
            words = belote.words(options, claim, card)
    if state.takers or len(said.offers[seat]) == 1:
        return (PLAYS[card],) if words == ("",) else tuple(Play(card, (), word) for word in words)
    return tuple(Play(card, kinds(offer), word) for offer in said.offers[seat] for word in words)


def why(state: State, seat: int, move: Play) -> Refusal | None:
    """Why something may not be said on a card (B67, B76). The card itself may be played."""
    if move in plays(state, seat, move.card):
        return None
    assert state.speech is not None
    options = state.rules.options
    if move.announced:
        if not options.announcements:
            return refuse("announcements-off", "B60")
        if state.takers:
            return refuse("announced-too-late", "B67")
        if options.announce_declare == "auto":
            return refuse("announced-by-itself", "B67")
        if all(kinds(offer) != move.announced for offer in state.speech.offers[seat]):
            return refuse("not-held", "B60", kinds=" ".join(move.announced))
    if move.word and options.belote_declare == "auto":
        return refuse("belote-by-itself", "B76")
    return refuse("no-belote", "B76", word=move.word or "-")


def on_card(state: State, seat: int, move: Play) -> tuple[Speech, Told]:
    """What a card changes in the first trick or with a King or Queen of trumps (B67, B76)."""
    assert state.speech is not None
    said: Speech = state.speech
    told: Told = ()
    if not state.takers:
        said, told = _announced(state, said, seat, move)
    for place, claim in enumerate(said.claims):
        if claim.seat == seat and belote.belongs(claim, move.card):
            word = move.word or belote.automatic(state.rules.options, claim, move.card)
            after = belote.after(claim, move.card, word)
            said = replace(said, claims=(*said.claims[:place], after, *said.claims[place + 1 :]))
            told = (*told, BeloteSaid(seat, word)) if word else told
    return said, told


def signalled(state: State, said: Speech, seat: int, move: Play) -> Told:
    """What a card says to the partner by the conventions of the table (B53, B79)."""
    assert state.contract is not None
    plays = [(who, each.card) for who, each in state.log if isinstance(each, Play)]
    plays.append((seat, move.card))
    found = meaning(state.rules.options, state.contract, plays, len(plays) - 1, heard(state, said))
    return () if found is None else (CardSignalled(found),)


def heard(state: State, said: Speech) -> Heard:
    """Who said belote, and who has shown an announcement in trumps (B68, B76)."""
    assert state.contract is not None
    trumps, options = state.contract.denomination, state.rules.options
    belotes = frozenset(int(each.seat) for each in said.claims if any(each.said))
    open_ = seen(said, options.announce_show)
    barred = frozenset(seat for seat, each in open_ if each.suit == trumps)
    return Heard(belotes, barred)


def _announced(state: State, said: Speech, seat: int, move: Play) -> tuple[Speech, Told]:
    """What a seat announces with its first card; shown at once where the option says so (B67, B68)."""
    options = state.rules.options
    if options.announce_declare == "auto":
        chosen = said.offers[seat][0]
    else:
        chosen = next(offer for offer in said.offers[seat] if kinds(offer) == move.announced)
    if not chosen:
        return said, ()
    declared = (*said.declared[:seat], chosen, *said.declared[seat + 1 :])
    told: Told = (Announced(seat, kinds(chosen)),)
    if options.announce_show == "immediate":
        told += tuple(shown(seat, each, 1 << move.card) for each in chosen)
    return replace(said, declared=declared), told


def compared(state: State, said: Speech, move: Play) -> tuple[Speech, Told]:
    """The comparison of all announcements on a card, what is said aloud, and the showing (B64 to B69)."""
    assert state.contract is not None
    if not any(said.declared):
        return said, ()
    dealer, denomination, options = state.match.dealer, state.contract.denomination, state.rules.options
    result = compare(said.declared, dealer, denomination, options)
    heights = () if options.announce_show == "immediate" else spoken(said.declared, dealer, denomination)
    said = replace(said, compared=result, heights=heights, shown=options.announce_show == "immediate")
    winner = -1 if result.winner is None else int(result.winner)
    told: Told = tuple(map(HeightSaid, heights))
    # until they are shown nobody knows the heights, and points would tell them (B68)
    points = NOT_TOLD if options.announce_show == "on_request" and winner >= 0 else sum(result.points)
    told += (AnnouncementsCompared(winner, points, result.tie),)
    if options.announce_show != "second_trick":
        return said, told
    said, more = _show(said, _played(state) | 1 << move.card)
    return said, told + more


def _played(state: State) -> int:
    return gather(each.card for _, each in state.log if isinstance(each, Play))


def _show(said: Speech, gone: int) -> tuple[Speech, Told]:
    """The side that counts shows all it announced, of which some cards are gone (B66, B68)."""
    assert said.compared is not None
    told = tuple(shown(each.seat, each.announcement, gone) for each in said.compared.rulings if each.counts)
    return replace(said, shown=bool(told)), told


def may_ask(state: State, seat: int) -> bool:
    """Whether a seat may ask to see the announcements: an opponent, during the second trick (B68)."""
    said = state.speech
    if said is None or said.compared is None or said.compared.winner is None or said.shown:
        return False
    second = len(state.takers) == 1 and state.rules.options.announce_show == "on_request"
    return second and state.rules.form.side(seat) != said.compared.winner


def asked(state: State, seat: int) -> tuple[Speech, Told]:
    """An opponent asks, and the announcements are shown (B68)."""
    assert state.speech is not None
    said, told = _show(state.speech, _played(state))
    return said, (ShowAsked(seat), *told)


def annulled(said: Speech) -> bool:
    """Whether a carré of sevens was announced (B71)."""
    return any(each.annuls for declaration in said.declared for each in declaration)


def forgotten(state: State) -> int:
    """The place of the next claim whose forgotten rebelote may still be noticed, or -1 (B76)."""
    assert state.speech is not None
    said, form = state.speech, state.rules.form
    spent = state.match.forgiven | {form.side(said.claims[place].seat) for place in said.noticed}
    for place, claim in enumerate(said.claims):
        open_ = place not in said.noticed and place not in said.waived
        if open_ and belote.forgivable(claim, state.rules.options, used=form.side(claim.seat) in spent):
            return place
    return -1
