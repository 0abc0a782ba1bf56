"""Who wants whom put out of a table, and when that is enough."""

from dataclasses import dataclass, field

from rebelote.tables.lines.audience import Audience
from rebelote.tables.ports import Clock, Person, Saved
from rebelote.tables.seating import SLOW_S, Chairs, who
from rebelote.tables.visitor import Visitor
from rebelote.wire.ballots import Ballot, PutOut, Why

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
    """Why somebody is put out, and whether that is `charged` as leaving is: nobody may be spared a lost match by one
    other person, or by waiting.
    """

    why: Why
    charged: bool


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

    def __init__(self, saved: Saved, audience: Audience, clock: Clock) -> None:
        plan = saved.plan
        self._code, self._audience, self._clock = saved.code, audience, clock
        self._maker = "" if plan.public or plan.begins_s else plan.maker
        self._slow = plan.turn_s >= SLOW_S
        self._lasts_s = SLOW_LASTS_S if self._slow else LASTS_S
        # a clock moves for who is late, and a bot for who is away
        self._idle_s = None if plan.turn_s else max(IDLE_S, plan.delay_s)
        self._asked: dict[int, _Asked] = {}
        self._last: dict[str, float] = {}
        self.outs = saved.outs

    def decided(self, visitor: Visitor, put_out: PutOut, row: Chairs, waited_s: float) -> Decided | None:
        """Count what somebody who sits at the table asks for; what is decided by that, if anything. The person has been
        waited for so long.
        """
        seat = put_out.seat
        person = row[seat].person if seat < len(row) else None
        if person is None or visitor.seat is None or visitor.seat == seat or self._another(put_out, person):
            visitor.refuse("nobody-there", {})
            return None
        asked = self._running(seat, person)
        wait_s = self._wait_s(visitor)
        alone = self._maker != "" and visitor.player == self._maker and wait_s <= 0
        if asked is None and wait_s > 0:
            visitor.refuse("too-fast", {"seconds": wait_s})
            return None
        if not alone and len(self._others(row, seat)) < _FEWEST and not self._idle(put_out, row, waited_s):
            visitor.refuse("too-few", {"number": _FEWEST})
            return None
        if asked is None:
            asked = self._asked[seat] = _Asked(who(self._code, person), put_out.why, self._clock.now())
        if alone or not asked.by:
            self._last[visitor.player] = self._clock.now()
        return self._counted(visitor.seat, seat, asked, row, alone=alone)

    def show(self, visitor: Visitor, row: Chairs) -> None:
        """Tell somebody who comes what is asked for now."""
        for seat, chair in enumerate(row):
            if chair.person is not None and (asked := self._running(seat, chair.person)) is not None:
                visitor.tell(self._told(seat, chair.person, asked, row))

    def _counted(self, voter: int, seat: int, asked: _Asked, row: Chairs, *, alone: bool) -> Decided | None:
        person, voting = row[seat].person, row[voter].person
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
            self.outs |= {person.player}
        several = enough and len(ballot.by) >= _FEWEST
        return Decided(asked.why, charged=asked.why == "idle" or not several)

    def _another(self, put_out: PutOut, person: Person) -> bool:
        """Whether somebody else has the seat than who is meant."""
        return bool(put_out.who) and put_out.who != who(self._code, person)

    def _idle(self, put_out: PutOut, row: Chairs, waited_s: float) -> bool:
        """Whether a table without a clock has waited long enough for somebody who is there."""
        there = not row[put_out.seat].away
        return put_out.why == "idle" and there and self._idle_s is not None and waited_s >= self._idle_s

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
