"""Who wants whom put out of a table, and when that is enough."""

from dataclasses import dataclass, field

from rebelote.tables.lines.audience import Audience
from rebelote.tables.ports import Clock, Person, Plan
from rebelote.tables.seating import Chairs
from rebelote.tables.visitor import Visitor
from rebelote.wire.ballots import Ballot, PutOut, Why

LASTS_S = 60
"""So long others may agree; nobody asks for anything of the kind twice within that time."""

IDLE_S = 300
"""Whoever has not moved for so long, and is waited for, may be put out by the only other person who is there."""

_FEWEST = 2
"""So many persons have to be there otherwise, besides the one who is to be put out."""


@dataclass(slots=True)
class _Asked:
    """That a person be put out was asked at a moment, and `by` whom since then."""

    person: str
    why: Why
    at: float
    by: list[str] = field(default_factory=list)


class Votes:
    """What persons at a table have asked for lately. `outs` are players who were put out: they may watch.

    The maker of a private table decides alone, but for a quick match, where nobody knows who will come.
    """

    def __init__(self, plan: Plan, audience: Audience, clock: Clock, outs: frozenset[str]) -> None:
        self._maker = "" if plan.public or plan.begins_s else plan.maker
        self._audience, self._clock = audience, clock
        self._asked: dict[int, _Asked] = {}
        self._last: dict[str, float] = {}
        self.outs = outs

    def decided(self, visitor: Visitor, put_out: PutOut, row: Chairs, waited_s: float) -> Why | None:
        """Count what somebody who sits at the table asks for; why the person is put out, once that is decided. They have
        been waited for so long.
        """
        seat = put_out.seat
        person = row[seat].person if seat < len(row) else None
        if person is None or visitor.seat is None or visitor.seat == seat:
            visitor.refuse("nobody-there", {})
            return None
        alone = self._maker != "" and visitor.player == self._maker
        idle = put_out.why == "idle" and waited_s >= IDLE_S
        if not alone and not idle and len(_others(row, seat)) < _FEWEST:
            visitor.refuse("too-few", {"number": _FEWEST})
            return None
        asked = self._running(seat, person)
        if asked is None and not alone and (wait_s := self._wait_s(_who(row, visitor.seat))) > 0:
            visitor.refuse("too-fast", {"seconds": wait_s})
            return None
        if asked is None:
            asked = _Asked(_who(row, seat), put_out.why, self._clock.now())
            self._asked[seat], self._last[_who(row, visitor.seat)] = asked, asked.at
        return self._counted(visitor.seat, seat, asked, row, alone=alone)

    def show(self, visitor: Visitor, row: Chairs) -> None:
        """Tell somebody who comes what is asked for now."""
        for seat, chair in enumerate(row):
            if chair.person is not None and (asked := self._running(seat, chair.person)) is not None:
                visitor.tell(self._told(seat, chair.person, asked, row))

    def _counted(self, voter: int, seat: int, asked: _Asked, row: Chairs, *, alone: bool) -> Why | None:
        person = row[seat].person
        assert person is not None
        if _who(row, voter) not in asked.by:
            asked.by.append(_who(row, voter))
        ballot = self._told(seat, person, asked, row)
        if not alone and len(ballot.by) < ballot.needs:
            self._audience.tell(ballot)
            return None
        del self._asked[seat]
        self._audience.tell(Ballot(seat, person.name, asked.why, [], 0, 0))
        if person.player:
            self.outs |= {person.player}
        return asked.why

    def _running(self, seat: int, person: Person) -> _Asked | None:
        """What is asked about the person of a seat, unless it was too long ago, or about somebody before them."""
        asked = self._asked.get(seat)
        if asked is None or asked.person != _named(seat, person):
            return None
        return asked if self._clock.now() - asked.at < LASTS_S else None

    def _wait_s(self, asker: str) -> int:
        """How many seconds somebody has to wait who asked for something lately."""
        last = self._last.get(asker)
        return 0 if last is None else round(last + LASTS_S - self._clock.now())

    def _told(self, seat: int, person: Person, asked: _Asked, row: Chairs) -> Ballot:
        others = _others(row, seat)
        by = [others[who] for who in asked.by if who in others]
        left_ms = round((asked.at + LASTS_S - self._clock.now()) * 1000)
        return Ballot(seat, person.name, asked.why, by, len(others) // 2 + 1, left_ms)


def _others(row: Chairs, seat: int) -> dict[str, int]:
    """The other persons who are there, with their seats."""
    there = (at for at, each in enumerate(row) if each.person is not None and not each.away and at != seat)
    return {_who(row, at): at for at in there}


def _who(row: Chairs, seat: int) -> str:
    person = row[seat].person
    return "" if person is None else _named(seat, person)


def _named(seat: int, person: Person) -> str:
    """Who a person is, wherever they sit; whom the house does not know is known by seat and name alone."""
    return person.player or f"{seat} {person.name}"
