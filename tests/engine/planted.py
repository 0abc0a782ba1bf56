"""Belote with one thing wrong: games that the conformance suite must not let pass.

Each fault replaces some functions of the game. Everything else is belote itself.
"""

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from rebelote.cards import Seat, cards_of, show_card
from rebelote.engine import IllegalMove, Move, Refusal, Step, refuse
from rebelote.engine.zones import Zone, heap
from rebelote.games.belote import GAME
from rebelote.games.belote.events import CardPlayed, CardsDealt, DealVoid, HandDealt, MatchOver
from rebelote.games.belote.moves import PLAYS, Coinche, Keep, Mix, Pass, Play
from rebelote.games.belote.play.playing import hand
from rebelote.games.belote.state import Phase, State
from rebelote.games.belote.view import View, view

Seen = Seat | None


class Planted:
    """Belote, with some functions replaced; views ask the functions that were planted."""

    def __init__(self, **planted: Callable[..., Any]) -> None:
        self._planted = planted

    def __getattr__(self, name: str) -> Any:
        return self._planted.get(name) or getattr(GAME, name)

    def view(self, state: State, seat: Seen) -> View:
        """The view of belote, changed where a fault says so."""
        seen = view(cast(Any, self), state, seat)
        change = self._planted.get("seen")
        return seen if change is None else cast(View, change(state, seat, seen))


def playing(state: State) -> bool:
    return state.phase is Phase.PLAY


def faces(state: State, owner: int) -> Zone:
    return heap(f"hand:{owner}", map(show_card, cards_of(hand(state, owner))))


def neighbours_hand(state: State, seat: Seen, seen: View) -> View:
    """Every seat sees the faces of the next hand."""
    if seat is None or not playing(state):
        return seen
    other = (seat + 1) % 4
    zones = (faces(state, other) if zone.name == f"hand:{other}" else zone for zone in seen.zones)
    return replace(seen, zones=tuple(zones))


def unsorted_hands(state: State, seat: Seen, seen: View) -> View:
    """Hands lie as they were picked up, though their order says nothing."""
    zones = (
        zone._replace(items=zone.items[::-1]) if zone.name.startswith("hand") else zone for zone in seen.zones
    )
    return replace(seen, zones=tuple(zones))


def neighbours_cards(state: State, seat: Seen, seen: View) -> View:
    """The same in a fact beside the zones."""
    if seat is None or not playing(state):
        return seen
    return replace(seen, hand=tuple(cards_of(hand(state, (seat + 1) % 4))))


def stock_for_spectators(state: State, seat: Seen, seen: View) -> View:
    """Spectators see the first hand."""
    return replace(seen, hand=tuple(cards_of(hand(state, 0)))) if seat is None else seen


def refused_belote(state: State, seat: Seen, seen: View) -> View:
    """Belotes about which nothing was said are in the view."""
    if state.speech is None:
        return seen
    return replace(seen, words=tuple((int(each.seat), each.said) for each in state.speech.claims))


def unshown_heights(state: State, seat: Seen, seen: View) -> View:
    """Announcements lie open as soon as they are announced."""
    if state.speech is None:
        return seen
    rows = enumerate(state.speech.declared)
    return replace(seen, shown=tuple((who, each) for who, row in rows for each in row))


def telling_reasons(state: State, seat: Seen, seen: View) -> View:
    """A greyed card is explained by what another player holds."""
    if seat is None or not seen.greyed:
        return seen
    held = refuse("trump", "B43", other=hand(state, (seat + 1) % 4))
    return replace(seen, greyed=tuple(each._replace(refusal=held) for each in seen.greyed))


def fewer_choices(state: State, seat: Seen, seen: View) -> View:
    """The view keeps one move back."""
    return replace(seen, choices=seen.choices[:-1])


def illegal_card(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every card of the hand is offered, whatever was led."""
    if not playing(state) or seat not in GAME.due(state):
        return GAME.moves(state, seat)
    return tuple(PLAYS[each] for each in cards_of(hand(state, seat)))


def twice(state: State, seat: Seat) -> tuple[Move, ...]:
    """The first move is offered twice."""
    return GAME.moves(state, seat)[:1] + GAME.moves(state, seat)


def speechless(state: State, seat: Seat) -> tuple[Move, ...]:
    """The last player of a trick has no move."""
    late = playing(state) and len(GAME.view(state, seat).zones) > 0 and len(state.log) % 4 == 3
    return () if late else GAME.moves(state, seat)


def stubborn(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Jacks are refused although they are offered."""
    if isinstance(move, Play) and move.card & 15 == 11:
        return refuse("no-jacks", "B40")
    return GAME.why(state, seat, move)


def wordless(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Refusals have no code."""
    refusal = GAME.why(state, seat, move)
    return refusal and Refusal("", refusal.rule)


def wordless_step(state: State, seat: Seat, move: Move) -> Step[State]:
    """The error has no code either."""
    if GAME.why(state, seat, move) is not None:
        raise IllegalMove(Refusal(""))
    return GAME.step(state, seat, move)


def lenient(state: State, seat: Seat, move: Move) -> Step[State]:
    """Refused moves are made, and do nothing."""
    return GAME.step(state, seat, move) if GAME.why(state, seat, move) is None else Step(state, ())


def losing(state: State, seat: Seat, move: Move) -> Step[State]:
    """A card of the first hand is lost on the way."""
    after, events = GAME.step(state, seat, move)
    if after.deal is None or after.deal.dealt is None or after.play is not None:
        return Step(after, events)
    first, *others = after.deal.dealt.hands
    lost = replace(after.deal.dealt, hands=(first[1:], *others))
    return Step(replace(after, deal=replace(after.deal, dealt=lost)), events)


def misdirected(state: State, seat: Seat, move: Move) -> Step[State]:
    """Each hand is told to the next seat."""
    after, events = GAME.step(state, seat, move)
    told = (
        replace(each, to=Seat((each.to + 1) % 4))
        if isinstance(each, HandDealt) and each.to is not None
        else each
        for each in events
    )
    return Step(after, tuple(told))


def public_hands(state: State, seat: Seat, move: Move) -> Step[State]:
    """Hands are told to everyone."""
    after, events = GAME.step(state, seat, move)
    told = (DealVoid(str(each.cards)) if isinstance(each, HandDealt) else each for each in events)
    return Step(after, tuple(told))


def forgetting(kind: type) -> Callable[[State, Seat, Move], Step[State]]:
    """Events of a kind are not told."""

    def step(state: State, seat: Seat, move: Move) -> Step[State]:
        after, events = GAME.step(state, seat, move)
        return Step(after, tuple(each for each in events if not isinstance(each, kind)))

    return step


def gossiping(state: State, seat: Seat, move: Move) -> Step[State]:
    """With every card everyone hears what the next player holds."""
    after, events = GAME.step(state, seat, move)
    if not playing(state):
        return Step(after, events)
    return Step(after, (*events, DealVoid(str(hand(state, (seat + 1) % 4)))))


def forgetful() -> Callable[[State, Seat, Move], Step[State]]:
    """The end of the match depends on how often it was reached."""
    reached = itertools.count(1)

    def step(state: State, seat: Seat, move: Move) -> Step[State]:
        after, events = GAME.step(state, seat, move)
        if not any(isinstance(each, MatchOver) for each in events):
            return Step(after, events)
        return Step(replace(after, match=replace(after.match, scored=next(reached))), events)

    return step


def ambiguous(move: Move) -> str:
    """A pass and a coinche have the same text, as have mixing and keeping."""
    return GAME.show({Pass(): Coinche(), Keep(): Mix()}.get(cast(Any, move), cast(Any, move)))


def spaced(move: Move) -> str:
    """Texts that end with a blank, and so are no moves."""
    return GAME.show(move) + " "


def undecided(state: State) -> None:
    """No match has an outcome."""


def nobody_due(state: State) -> frozenset[Seat]:
    """Nobody is waited for in the play."""
    return frozenset() if playing(state) else GAME.due(state)


FAULTS: dict[str, tuple[str, Planted]] = {
    "the next hand is in the zones": ("views", Planted(seen=neighbours_hand)),
    "a heap lies in an order of its own": ("views", Planted(seen=unsorted_hands)),
    "the next hand is in the facts": ("twins", Planted(seen=neighbours_cards)),
    "spectators see a hand": ("twins", Planted(seen=stock_for_spectators)),
    "a refused belote is in the view": ("twins", Planted(seen=refused_belote)),
    "heights are in the view before they are shown": ("twins", Planted(seen=unshown_heights)),
    "reasons of greyed cards depend on other hands": ("twins", Planted(seen=telling_reasons)),
    "the view keeps a move back": ("views", Planted(seen=fewer_choices)),
    "an illegal card is offered": ("choices", Planted(moves=illegal_card)),
    "a move is offered twice": ("choices", Planted(moves=twice)),
    "somebody due has no move": ("ends", Planted(moves=speechless)),
    "an offered move is refused": ("choices", Planted(why=stubborn)),
    "nobody is due": ("choices", Planted(due=nobody_due)),
    "two moves have one text": ("choices", Planted(show=ambiguous)),
    "a text is no move": ("choices", Planted(show=spaced)),
    "a refusal has no code": ("refusals", Planted(why=wordless, step=wordless_step)),
    "a refused move is made": ("refusals", Planted(step=lenient)),
    "a card is lost": ("sound", Planted(step=losing)),
    "a match is over without outcome": ("sound", Planted(outcome=undecided)),
    "a hand is told to the wrong seat": ("views", Planted(step=misdirected)),
    "a hand is told to everyone": ("twins", Planted(step=public_hands)),
    "a played card is not told": ("views", Planted(step=forgetting(CardPlayed))),
    "the deal is not told": ("views", Planted(step=forgetting(CardsDealt))),
    "an event tells of another hand": ("twins", Planted(step=gossiping)),
    "the same moves end otherwise": ("replay", Planted(step=forgetful())),
}
"""Faults by what is wrong: the check that must find it, and the game."""
