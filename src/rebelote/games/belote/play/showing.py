"""Announcements that lie open: which everybody has seen, and which cards lie before the seats (B68)."""

from rebelote.cards import Card, CardSet, cards_of, gather
from rebelote.engine.game import Event
from rebelote.games.belote.events import AnnouncementShown, ShowingOver, ShownPlayed
from rebelote.games.belote.moves import Play
from rebelote.games.belote.play.announcements import Announcement
from rebelote.games.belote.state import Speech, State

Seen = tuple[tuple[int, Announcement], ...]

_LYING_FOR = 2
"""Shown cards lie on the table until so many tricks are taken: the last to announce is seen as well."""


def seen(said: Speech | None, when: str) -> Seen:
    """Announcements that everybody has seen, each with its seat; `when` is the option announce_show (B68)."""
    if said is None:
        return ()
    if when == "immediate":
        return tuple((seat, each) for seat, row in enumerate(said.declared) for each in row)
    if said.compared is None or not said.shown:
        return ()
    return tuple((int(each.seat), each.announcement) for each in said.compared.rulings if each.counts)


def lying(state: State) -> dict[int, tuple[Card, ...]]:
    """Cards that lie face up before their seats, though they are still held: by seat, none empty.

    In the order in which they were shown. Cards already played are remembered, not shown again (B68).
    """
    said = state.speech
    if said is None or len(state.takers) >= _LYING_FOR or not any(said.declared):
        return {}
    gone = gather(move.card for _, move in state.log if isinstance(move, Play))
    found: dict[int, tuple[Card, ...]] = {}
    for seat, each in seen(said, state.rules.options.announce_show):
        found[seat] = found.get(seat, ()) + _left(each, gone)
    return {seat: cards for seat, cards in found.items() if cards}


def shown(seat: int, announcement: Announcement, gone: int) -> AnnouncementShown:
    """An announcement is laid open, without the cards that are gone (B68)."""
    return AnnouncementShown(seat, announcement, _left(announcement, gone))


def _left(announcement: Announcement, gone: int) -> tuple[Card, ...]:
    """The cards of an announcement that are not gone, the highest first."""
    return tuple(cards_of(CardSet(announcement.cards & ~gone)))[::-1]


def taken_up(before: State, seat: int, card: Card, *, last: bool) -> tuple[Event, ...]:
    """What a card does to the cards that lay open before it: it is gone, after the trick all are."""
    open_ = lying(before)
    told: list[Event] = []
    if card in open_.get(seat, ()):
        told.append(ShownPlayed(seat, card))
    if last and len(before.takers) == _LYING_FOR - 1:
        rest = ((who, tuple(each for each in cards if each != card)) for who, cards in open_.items())
        told += (ShowingOver(who, cards) for who, cards in rest if cards)
    return tuple(told)
