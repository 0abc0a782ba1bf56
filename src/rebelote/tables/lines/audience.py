"""Everybody who has a line to a table."""

from collections import deque
from dataclasses import dataclass, replace

from msgspec import UNSET

from rebelote.tables.match import Match
from rebelote.tables.seating import clean
from rebelote.tables.visitor import Visitor
from rebelote.wire.messages import PHRASES, Said, Say, Seats, ServerMessage

_REMEMBERED = 40
"""So many sentences are remembered, for the case that somebody complains."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """What was said at a table, with the name, and by which player."""

    player: str
    text: str


class Audience:
    """The visitors of a table, and what was `said` there lately."""

    def __init__(self) -> None:
        self._closed = False
        self.visitors: list[Visitor] = []
        self._readers: list[Visitor] = []
        self.said: deque[Remembered] = deque(maxlen=_REMEMBERED)

    def enter(self, visitor: Visitor) -> None:
        """Somebody has come; too late, where the table was closed meanwhile."""
        self.visitors.append(visitor)
        if self._closed:
            visitor.close()

    def go(self, visitor: Visitor) -> bool:
        """Somebody has gone; False when they were not here."""
        if visitor not in self.visitors:
            return False
        self.visitors.remove(visitor)
        self.reads(visitor, on=False)
        return True

    def reads(self, visitor: Visitor, *, on: bool) -> None:
        """A visitor reads the count of a deal, or does so no longer."""
        self._readers = [each for each in self._readers if each is not visitor] + [visitor] * on

    def reading(self) -> frozenset[int]:
        """The seats at which the count of a deal is read."""
        return frozenset(each.seat for each in self._readers if each.seat is not None)

    def at(self, seat: int) -> list[Visitor]:
        """The lines of a seat."""
        return [each for each in self.visitors if each.seat == seat]

    @property
    def seated(self) -> bool:
        """Whether a person who plays is here."""
        return any(each.seat is not None for each in self.visitors)

    def tell(self, message: ServerMessage, *, first: bool = False) -> None:
        """Tell everybody."""
        for each in self.visitors:
            each.tell(message, first=first)

    def say(self, speaker: Visitor, say: Say) -> None:
        """Who sits says something to everybody who wants to hear them; own words to those whom they are for."""
        text, seat = clean(say.text), speaker.seat or 0
        if say.phrase not in PHRASES and (say.phrase or not text):
            speaker.refuse("phrase", {"value": say.phrase})
            return
        self.said.append(Remembered(speaker.player, f"{speaker.called[seat]}: {text or say.phrase}"))
        for each in self.visitors:
            unwanted = bool(speaker.player) and speaker.player in each.unheard
            if each.seat == seat or not (unwanted or (text and _not_for(speaker, each))):
                each.tell(Said(seat, say.phrase, text=text or UNSET))

    def update(self, match: Match) -> None:
        """The match has moved on; who may not know it is sent nothing, for that would tell it (W25)."""
        for each in self.visitors:
            if match.tells(each.seat):
                each.update(match)

    def show(self, seats: Seats, match: Match | None, besides: Visitor | None = None) -> None:
        """Tell who sits where; `besides` knows already."""
        called = tuple(each.name for each in seats.seats)
        for each in self.visitors:
            each.meet(called, match)
            if each is not besides:
                each.tell(seats)

    def rename(self, player: str, instead: str) -> None:
        """What a player has said was said by who they turn out to be."""
        said = (replace(each, player=instead) if each.player == player else each for each in self.said)
        self.said = deque(said, maxlen=_REMEMBERED)

    def forget(self, player: str) -> None:
        """What a player has said is remembered no more."""
        self.said = deque((each for each in self.said if each.player != player), maxlen=_REMEMBERED)

    def close(self) -> None:
        """Cut all lines, after what is still to be told, and those that come."""
        self._closed = True
        for each in self.visitors:
            each.close()


def _not_for(speaker: Visitor, listener: Visitor) -> bool:
    return speaker.heard_by is not None and listener.player not in speaker.heard_by
