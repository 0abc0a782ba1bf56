"""Who wants whom put out of a table, and when that is enough."""

from dataclasses import dataclass, field
from typing import Literal

from rebelote.tables.course import Course
from rebelote.tables.lines.audience import Audience
from rebelote.tables.ports import Person, Ports, Saved
from rebelote.tables.seating import SLOW_S, Chairs, who
from rebelote.tables.visitor import Visitor
from rebelote.wire.ballots import Ballot, Outs, OutView, PutOut, Why

PACE_S = 60
"""Nobody asks for anything of the kind twice within that time, nor decides it alone."""

LASTS_S, SLOW_LASTS_S = PACE_S, 86400
"""So long others may agree; where turns last for hours they look in once a day."""

IDLE_S = 300
"""Whoever has not moved for so long, and is waited for, may be put out by the only other person who is there."""

_FEWEST = 2
"""So many persons have to be there otherwise, besides the one who is to be put out."""


@dataclass(frozen=True, slots=True)
class Decided:
    """Why somebody is put out, which player asked for it last, and what it does to the rating: nothing is rated where no
    match runs (`none`); it counts as lost where one other person was enough, or everybody was kept waiting (`lost`), for
    nobody is spared a lost match by a second browser; otherwise if the seat loses it (`open`).
    """

    asker: str
    why: Why
    cost: Literal["none", "open", "lost"]


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

    def __init__(self, saved: Saved, course: Course, audience: Audience, ports: Ports) -> None:
        plan = saved.plan
        self._code, self._course, self._audience = saved.code, course, audience
        self._store, self._clock = ports.store, ports.clock
        self._maker = "" if plan.public or plan.begins_s else plan.maker
        self._slow = plan.turn_s >= SLOW_S
        self._lasts_s = SLOW_LASTS_S if self._slow else LASTS_S
        # a clock moves for who is late, and a bot for who is away
        self._idle_s = None if plan.turn_s else max(IDLE_S, plan.delay_s)
        self._asked: dict[int, _Asked] = {}
        self._last: dict[str, float] = {}
        self.outs = dict(saved.outs)

    def decided(self, visitor: Visitor, put_out: PutOut, row: Chairs) -> Decided | None:
        """Count what somebody who sits at the table asks for; what is decided by that, if anything."""
        seat = put_out.seat
        person = row[seat].person if seat < len(row) else None
        if person is None or visitor.seat is None or visitor.seat == seat or self._another(put_out, person):
            visitor.refuse("nobody-there", {})
            return None
        asked = self._running(seat, person)
        wait_s = self._wait_s(visitor)
        alone = self._makes(visitor) and wait_s <= 0
        if asked is None and wait_s > 0:
            visitor.refuse("too-fast", {"seconds": wait_s})
            return None
        if not alone and len(self._others(row, seat)) < _FEWEST and not self._idle(put_out, row):
            visitor.refuse("too-few", {"number": _FEWEST})
            return None
        if asked is None:
            asked = self._asked[seat] = _Asked(who(self._code, person), put_out.why, self._clock.now())
        if alone or not asked.by:
            self._last[visitor.player] = self._clock.now()
        return self._counted(visitor, seat, asked, row, alone=alone)

    async def let_in(self, visitor: Visitor, whom: str) -> None:
        """The maker lets somebody sit down again. May raise Conflict."""
        found = [each for each in self.outs if _known_as(self._code, each) == whom]
        if not self._makes(visitor) or not found:
            visitor.refuse("nobody-there", {})
            return
        for player in found:
            await self._store.let_in(self._code, player, visitor.player)
            del self.outs[player]
            for each in self._audience.visitors:
                if each.player == player:
                    each.refuse("let-in", {})
        self._tell_outs()

    def show(self, visitor: Visitor, row: Chairs) -> None:
        """Tell somebody who comes what is asked for now."""
        if self._makes(visitor) and self.outs:
            visitor.tell(self._told_outs())
        for seat, chair in enumerate(row):
            if chair.person is not None and (asked := self._running(seat, chair.person)) is not None:
                visitor.tell(self._told(seat, chair.person, asked, row))

    def _counted(
        self, visitor: Visitor, seat: int, asked: _Asked, row: Chairs, *, alone: bool
    ) -> Decided | None:
        person, voting = row[seat].person, row[visitor.seat or 0].person
        assert person is not None
        assert voting is not None
        voice = who(self._code, voting)
        said = voice in asked.by
        asked.by += [] if said else [voice]
        ballot = self._told(seat, person, asked, row)
        enough = len(ballot.by) >= ballot.needs
        if not enough and not alone:
            if not said:
                self._audience.tell(ballot)
            return None
        del self._asked[seat]
        self._audience.tell(Ballot(seat, person.name, asked.why, [], 0, 0))
        if person.player:
            self.outs[person.player] = person.name
            self._tell_outs()
        several = enough and len(ballot.by) >= _FEWEST
        idle = asked.why == "idle" and self._kept_waiting(seat)
        cost: Literal["open", "lost"] = "lost" if idle or not several else "open"
        return Decided(visitor.player, asked.why, cost if self._course.running else "none")

    def _another(self, put_out: PutOut, person: Person) -> bool:
        """Whether somebody else has the seat than who is meant."""
        return bool(put_out.who) and put_out.who != who(self._code, person)

    def _idle(self, put_out: PutOut, row: Chairs) -> bool:
        """Whether a table without a clock has waited long enough for somebody who is there."""
        return put_out.why == "idle" and not row[put_out.seat].away and self._kept_waiting(put_out.seat)

    def _kept_waiting(self, seat: int) -> bool:
        """Whether a seat has let everybody wait for too long; where turns have an end nobody can."""
        return self._idle_s is not None and self._course.waited_s(seat) >= self._idle_s

    def _makes(self, visitor: Visitor) -> bool:
        """Whether somebody who sits at the table made it, and decides alone."""
        return self._maker != "" and visitor.player == self._maker and visitor.seat is not None

    def _tell_outs(self) -> None:
        for each in self._audience.visitors:
            if self._makes(each):
                each.tell(self._told_outs())

    def _told_outs(self) -> Outs:
        return Outs([OutView(_known_as(self._code, each), name) for each, name in self.outs.items()])

    def _running(self, seat: int, person: Person) -> _Asked | None:
        """What is asked about the person of a seat, unless it was too long ago, or about somebody before them."""
        asked = self._asked.get(seat)
        if asked is None or asked.person != who(self._code, person):
            return None
        return asked if self._clock.now() - asked.at < self._lasts_s else None

    def _wait_s(self, visitor: Visitor) -> int:
        """How many seconds somebody has to wait who asked for something lately. Those whom the house does not know wait
        for each other: any of them may come again under another name.
        """
        last = self._last.get(visitor.player)
        return 0 if last is None else round(last + PACE_S - self._clock.now())

    def _told(self, seat: int, person: Person, asked: _Asked, row: Chairs) -> Ballot:
        others = self._others(row, seat)
        by = [others[each] for each in asked.by if each in others]
        left_ms = round((asked.at + self._lasts_s - self._clock.now()) * 1000)
        needs = len(others) // 2 + 1
        return Ballot(seat, person.name, asked.why, by, needs, left_ms, who=asked.person)

    def _others(self, row: Chairs, seat: int) -> dict[str, int]:
        """The other persons who count, with their seats: those who are there, or everybody where nobody has to be."""
        return {
            who(self._code, each.person): at
            for at, each in enumerate(row)
            if each.person is not None and at != seat and (self._slow or not each.away)
        }


def _known_as(table: str, player: str) -> str:
    return who(table, Person("", "", "", player))
