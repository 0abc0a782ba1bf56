"""How a running deal stands, as far as everybody at the table sees it: for the picture and in sentences."""

from collections.abc import Iterator
from typing import Any

from rebelote.cards import RANKS
from rebelote.engine import Event, Put
from rebelote.speech import Names, Speech

_LYING = ("discard", "meld", "shepherdess")
"""Zones beside the trick whose cards everybody sees."""
_OPEN = ("hand", "shown")
"""Zones of a seat whose faces everybody sees."""


def title(view: Any, names: Names) -> str:
    """The number of the deal that is played: those that are done are counted by the view, or by their results."""
    return names.say("speech-deal", number=str(getattr(view, "scored", len(view.results)) + 1))


def has_tricks(view: Any) -> bool:
    """Whether cards are played to tricks at this game."""
    return hasattr(view, "takers") or hasattr(view, "tricks")


def course(view: Any, speech: Speech) -> Iterator[str]:
    """Points and tricks of the running deal by side, the pot, the stock, strokes that wait: what there is."""
    names = speech.names
    figures = _figures(view, speech)
    if figures:
        each = (
            names.say("score-side", side=names.side(side), points=figures[side]) for side in names.own_first
        )
        yield names.pair(names.say("taken"), names.listed(each))
    if getattr(view, "pot", 0):
        yield names.pair(names.say("word-pot"), names.say("tricks", number=view.pot))
    if getattr(view, "carried", 0):
        yield names.say("konter-carried", number=view.carried)
    if getattr(view, "turn", -1) >= 0:
        yield names.pair(names.say("word-stock"), names.say("cards", number=view.stock))


def _figures(view: Any, speech: Speech) -> list[str]:
    """Points of each side where the table shows them, and tricks from the first one on."""
    taken = speech.taken(view)
    points = [] if taken is None else [str(each) for each in taken]
    begun = getattr(view, "takers", ()) or getattr(view, "tricks", ())
    if view.winners is not None or not begun:
        return points
    tricks = [speech.names.say("tricks", number=each) for each in view.won]
    return [f"{one} ({other})" for one, other in zip(points, tricks, strict=True)] if points else tricks


def lying(view: Any, speech: Speech) -> Iterator[str]:
    """Hands of others and cards that lie open, then discards and melds, where the game has a word for them."""
    names, words = speech.names, speech.names.words
    for zone in view.zones:
        room, _, seat = zone.name.partition(":")
        faces = tuple(item.face for item in zone.items if item.face)
        if room in _OPEN and faces and int(seat) != names.seat:
            yield names.pair(names.of(int(seat)), _row(speech, speech.arranged(faces, view)))
    for zone in view.zones:
        name, _, number = zone.name.partition("-")
        faces = tuple(item.face for item in zone.items if item.face)
        if faces and name in _LYING and words.has(f"word-{name}"):
            shown = _run(faces) if name == "meld" else faces
            yield names.pair(capital(words.say(f"word-{name}", number=number)), _row(speech, shown))


def _run(faces: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a meld from the lowest; beside the two of its suit an ace is the lowest."""
    low = any(each[0] == "2" for each in faces)
    ordered = sorted(faces, key=lambda each: RANKS.index(each[0]))
    return (*ordered[-1:], *ordered[:-1]) if low and ordered[-1][0] == "A" else tuple(ordered)


def _row(speech: Speech, faces: tuple[str, ...]) -> str:
    """Cards with commas between: they may be in words."""
    return speech.names.listed(map(speech.card, faces))


def revealed(event: Event, speech: Speech) -> str | None:
    """Cards that several seats lay at once, each with its owner: an event that has them in a row only."""
    laid = [
        (shift.owner, face)
        for shift in event.shifts()
        if isinstance(shift, Put) and shift.target == "trick"
        for face in shift.faces
    ]
    if len(laid) < 2 or not speech.names.words.has("event-trick-revealed"):
        return None
    cards = (f"{speech.names.of(owner)} {speech.card(face)}" for owner, face in laid)
    return speech.names.say("event-trick-revealed", cards=speech.names.listed(cards))


def capital(text: str) -> str:
    """A sentence begins with a capital."""
    return text[:1].upper() + text[1:]
