"""A table: one queue, emptied by one task. Nothing else changes its seats or its match."""

import asyncio
import logging
import secrets
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import assert_never

from rebelote.engine import Setup
from rebelote.tables import inputs, seating
from rebelote.tables.bots.thinking import Thinking, Thought, still_asked
from rebelote.tables.codes import new_lock, seat_code
from rebelote.tables.course import Course
from rebelote.tables.inputs import Close, Gone, Heard, Input, Late, Overdue, Spoken, Void
from rebelote.tables.lines.audience import Audience
from rebelote.tables.lines.newcomers import Newcomers
from rebelote.tables.lines.presence import Presence
from rebelote.tables.lines.votes import Decided, Votes
from rebelote.tables.outside import table_view, welcome
from rebelote.tables.ports import Conflict, Person, Ports, Saved
from rebelote.tables.visitor import Visitor
from rebelote.wire.ballots import LetIn, PutOut
from rebelote.wire.http import TableNow
from rebelote.wire.messages import (
    Act,
    AskSheet,
    ClientMessage,
    Frozen,
    Join,
    Language,
    Leave,
    Ping,
    Pong,
    Read,
    Say,
    Seats,
    Sit,
    Speak,
    Start,
    Status,
    Sync,
)

_LOG = logging.getLogger(__name__)


class Table:
    """A table with its visitors. Made by the lobby from what the store keeps."""

    def __init__(
        self, saved: Saved, setup: Setup, ports: Ports, begins: Callable[[], bool] = lambda: True
    ) -> None:
        self.code, self.plan = saved.code, saved.plan
        self.view = table_view(saved.code, saved.plan, setup)
        self.chairs = seating.chairs(saved.plan, saved.persons)
        self.audience = Audience()
        self.course = Course(saved, setup, self.audience, ports.store, ports.clock, ports.source)
        self._newcomers = Newcomers(self.course, saved)
        self.report: str | None = None
        self.closed = False
        self._ports = ports
        self._inbox: asyncio.Queue[Input] = asyncio.Queue()
        self._presence = Presence(saved, self.audience, ports.store, ports.clock, self._inbox.put_nowait)
        self._votes = Votes(saved, self.course, self.audience, ports)
        self._begins = begins
        self._thinking = Thinking(ports.bots, ports.clock, self._inbox.put_nowait, self.audience.reading)
        self._for_bots = all(each != seating.PERSON for each in saved.plan.chairs)
        self._slow = saved.plan.turn_s >= seating.SLOW_S

    @property
    def status(self) -> Status:
        """What the table waits for."""
        return self.course.status if self.report is None else "frozen"

    @property
    def awake(self) -> bool:
        """Whether the match goes on: a person is here, nobody has to be, or everybody has given the seat up."""
        alone = self._slow or self.plan.plays_on or not any(each.person for each in self.chairs)
        return self._for_bots or self.audience.seated or (alone and self.course.running)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the table in memory."""
        return (
            not self.audience.visitors
            and self._inbox.empty()
            and not self._presence.counting
            and not (self.awake and self.course.running)
        )

    @property
    def met(self) -> frozenset[str]:
        """The players who sit here, gave a seat up, in the match or since the table was read, or were put out."""
        sitting = {each.person.player for each in self.chairs if each.person}
        return (self._newcomers.gone | self._newcomers.been | sitting | set(self._votes.outs)) - {""}

    def now(self) -> TableNow:
        """The table as seen from outside."""
        begun = self.course.number > 0
        left_ms, bots_too = self._presence.left_ms, self._newcomers.welcome
        seats = seating.shown(self.code, self.chairs, begun=begun, bots_too=bots_too, left_ms=left_ms)
        return TableNow(self.view, self.status, self.course.number, seats)

    def hear(self, visitor: Visitor, message: ClientMessage) -> None:
        """A visitor says something; a table that is closed lets them come again."""
        if self.closed:
            visitor.close()
        self._inbox.put_nowait(Heard(visitor, message))

    def void(self, player: str) -> None:
        """The codes of a player's seats are worth nothing from now on, and will be when this is written down."""
        self.chairs = seating.without_codes(self.chairs, player)
        self._inbox.put_nowait(Void(player))

    def go(self, visitor: Visitor) -> None:
        """The line of a visitor is down."""
        visitor.close()
        self._inbox.put_nowait(Gone(visitor))

    async def run(self) -> None:
        """Empty the queue for as long as the table is open."""
        self._presence.unsure |= {seat for seat, each in enumerate(self.chairs) if each.person}
        if self.awake:
            self._presence.expect(self.chairs)
        await self._guard(self._go_on())
        while not self.closed:
            batch = [await self._inbox.get()]
            while not self._inbox.empty():
                batch.append(self._inbox.get_nowait())
            for each in inputs.in_seat_order(batch):
                await self._guard(self._take(each))
            for coming in self._newcomers.freed(asleep=not self.awake or self.report is not None):
                self._inbox.put_nowait(coming)

    def close(self) -> None:
        """Forget the table; the store keeps it."""
        self.closed = True
        while not self._inbox.empty():
            inputs.turn_away(self._inbox.get_nowait())
        self._inbox.put_nowait(Close())
        self._newcomers.close()
        self.audience.close()
        self._thinking.stop()
        self._presence.stop()

    async def _guard(self, work: Awaitable[None]) -> None:
        """Do something; a fault of ours stops the table and decides nothing."""
        try:
            await work
        except Conflict as conflict:
            _LOG.warning("table %s: %s; it is read again", self.code, conflict)
            self.close()
        except Exception:  # noqa: BLE001 - the edge of a table
            await self._freeze(traceback.format_exc())

    async def _freeze(self, trace: str) -> None:
        """Stop the table, and keep everything that a developer needs to see the fault again."""
        self.report = secrets.token_hex(4)
        self._thinking.stop()
        at = f"table {self.code}, {self.plan.setup}, match {self.course.number}"
        text = f"{at}, after {self.course.match.ply if self.course.match else 0} moves\n{trace}"
        _LOG.error("report %s: %s", self.report, text)
        self.audience.tell(Frozen(self.report))
        try:
            await self._ports.store.report(self.code, self.report, text)
        except Conflict as conflict:
            _LOG.error("report %s could not be kept: %s", self.report, conflict)

    async def _take(self, each: Input) -> None:
        match each:
            case _ if self.closed:
                inputs.turn_away(each)
                return
            case Heard(visitor, message):
                await self._hear(visitor, message)
            case Gone(visitor):
                self._gone(visitor)
            case Overdue(seat):
                if self._presence.over(each) and self.chairs[seat].away and self.report is None:
                    await self._absent(seat)
                    self._change(seat, stand_in=True)
            case Late(match, ply):
                await self._hurry(match, ply)
            case Thought():
                await self._thought(each)
            case Void(player):
                await self._void(player)
            case Close():
                return
        await self._go_on()

    async def _go_on(self) -> None:
        """Whatever follows by itself: a match begins, chance draws, bots are asked."""
        if self.report is not None:
            return
        ready = self.course.match is None and not any(each.waited_for for each in self.chairs)
        if ready and self.awake and self._begins():
            await self._begin()
        was_over = self.status == "over"
        await self.course.advance()
        if self.course.finished and not was_over:
            self._show_seats()
        if self.course.running and self.course.match is not None and self.awake:
            bots = {seat: each.bot for seat, each in enumerate(self.chairs) if self._by_bot(seat)}
            seen = self._for_bots or bool(self.audience.visitors)
            waited, pace_ms = seating.attended(self.chairs), self.plan.pace_ms if seen else 0
            self._thinking.ask(self.course.match, bots, pace_ms, waited=waited)
            self._presence.time(self.course.match, self.course.turn)

    def _by_bot(self, seat: int) -> bool:
        return self.chairs[seat].by_bot or seat in self.course.turn.late

    async def _hurry(self, number: int, ply: int) -> None:
        """The turn is over: bots move for the persons who are waited for."""
        match = self.course.match
        if match is not None and (match.number, match.ply) == (number, ply) and self.awake:
            if self.course.turn.left_s > 0:
                self._presence.later(self.course.turn.left_s, Late(number, ply))
            else:
                late = seating.late(self.chairs, match.due_seats(), self.course.turn.late)
                for seat in late if self._slow else ():
                    if self.chairs[seat].away:
                        await self._absent(seat)
                self.course.turn.late = late

    async def _absent(self, seat: int) -> None:
        """The person of a seat was away for too long."""
        person = self.chairs[seat].person
        if person is not None and self.course.running:
            await self._presence.absent(seat, person.name)

    async def _thought(self, thought: Thought) -> None:
        """A bot has chosen; what comes too late, or for a person who is back, is forgotten."""
        self._thinking.heard(thought)
        match = self.course.match
        current = match is not None and still_asked(match, thought.match, thought.ply, thought.seat)
        if self.report is None and current and self._by_bot(thought.seat) and self.awake:
            if thought.fault is not None:
                raise thought.fault
            await self.course.move(thought.seat, thought.move)

    async def _hear(self, visitor: Visitor, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            visitor.tell(Pong(message.n))
        elif self.report is not None:
            visitor.refuse("frozen", {"report": self.report}, fatal=True)
        elif isinstance(message, Join):
            await self._join(visitor, message)
        elif not visitor.joined:
            visitor.refuse("not-joined", {})
        else:
            await self._said(visitor, message)

    async def _said(self, visitor: Visitor, message: Spoken) -> None:
        match message:
            case Act():
                await self.course.act(visitor, message)
            case Sync(seen):
                visitor.afresh(self.course.match, seen)
            case Speak(language):
                await self._speak(visitor, language)
            case Read(on):
                self.audience.reads(visitor, on=on)
            case AskSheet():
                visitor.sheet(self.course.match)
            case Start() | Sit() | Say() | Leave() | PutOut() | LetIn() if visitor.seat is None:
                visitor.refuse("not-seated", {})
            case Say():
                self.audience.say(visitor, message)
            case Start() if self.course.running or not self._begins():
                visitor.refuse("running" if self.course.running else "draining", {})
            case Start():
                await self._begin()
            case Sit(seat):
                await self._sit(visitor, seat)
            case Leave():
                await self._leave(visitor.seat or 0)
            case PutOut(seat):
                if (decided := self._votes.decided(visitor, message, self.chairs)) is not None:
                    await self._leave(seat, decided)
            case LetIn(who):
                await self._votes.let_in(visitor, who)
            case _:
                assert_never(message)

    async def _join(self, visitor: Visitor, join: Join) -> None:
        """Somebody comes: to their seat, to a free one, or to watch; who has gone meanwhile gets nothing."""
        if visitor.closed:
            return
        if visitor.joined:
            visitor.refuse("joined", {})
            return
        visitor.introduced(join)
        seat, problem = self._newcomers.place(self.chairs, self.code, join, visitor.player)
        if seat is not None and visitor.player in self._votes.outs:
            problem = "put-out"
        if problem:
            facts = seating.taken(join.seat or 0) if problem == "seat-taken" else {}
            visitor.refuse(problem, facts, fatal=problem == "seat-code")
            return
        if self.awake and seat is not None and self._newcomers.wait(Heard(visitor, join), self.chairs, seat):
            return
        code = join.code
        if seat is not None and seating.owner(self.chairs, self.code, code or "") != seat:
            code = seat_code()
            person = self.chairs[seat].person or Person(seating.clean(join.name), join.language, "")
            person = replace(person, lock=new_lock(self.code, code), **visitor.known)
            await self._keep(seat, person)
        await self._enter(visitor, seat, code, join)

    async def _enter(self, visitor: Visitor, seat: int | None, code: str | None, join: Join) -> None:
        """A visitor is at the table: the others see it, and the seat is theirs again."""
        was_awake = self.awake
        visitor.seat, visitor.joined = seat, True
        visitor.meet(self._called(), self.course.match)
        self.audience.enter(visitor)
        if seat is not None:
            self.chairs = seating.changed(self.chairs, seat, away=False, stand_in=False)
            await self._presence.came(seat, self._called()[seat])
        if self.awake and not was_awake:
            self.course.turn.wake()
            self._presence.timed = (0, -1)
            self._presence.expect(self.chairs)
        visitor.tell(welcome(self.now(), seat, code, self.course.commitments))
        self._votes.show(visitor, self.chairs)
        self._show_seats(besides=visitor)
        visitor.afresh(self.course.match, join.seen)

    def _gone(self, visitor: Visitor) -> None:
        """A line is down; the seat is kept, and counted down to its bot."""
        self._newcomers.go(visitor)
        if self.audience.go(visitor) and visitor.seat is not None and not self.audience.at(visitor.seat):
            self._presence.went(visitor.seat)
            self._change(visitor.seat, away=True)

    async def _sit(self, visitor: Visitor, seat: int) -> None:
        """Change to a free seat before the first match."""
        old = visitor.seat or 0
        if self.course.match is not None:
            visitor.refuse("running", {})
        elif seating.free(self.chairs, seat) is None:
            visitor.refuse("seat-taken", seating.taken(seat))
        else:
            await self._keep(seat, self.chairs[old].person)
            await self._keep(old, None)
            for each in self.audience.at(old):
                each.seat = seat
            self._show_seats()

    async def _speak(self, visitor: Visitor, language: Language) -> None:
        """A visitor speaks another language from now on, and so does their seat."""
        visitor.speak(language)
        person = None if visitor.seat is None else self.chairs[visitor.seat].person
        if visitor.seat is not None and person is not None and person.language != language:
            await self._keep(visitor.seat, replace(person, language=language))
            self._show_seats()
        visitor.afresh(self.course.match)

    async def _leave(self, seat: int, out: Decided | None = None) -> None:
        """A seat is given up, or somebody has put its person `out` for a reason: its lines go on as spectators."""
        self._newcomers.left(self.chairs, seat)
        if out is None:
            await self._ports.store.seat(self.code, seat, None)
        else:
            await self._ports.store.put_out(self.code, seat, out.asker, out.why, charged=out.cost == "lost")
        if self.course.running:
            self._presence.left(seat, self._called()[seat], "left" if out is None else "out")
        for each in self.audience.at(seat):
            each.seat = None
            if out is not None:
                each.refuse(f"put-out-{out.why}", {"cost": out.cost})
            each.afresh(self.course.match)
        self._change(seat, person=None, away=False, stand_in=False)

    async def _void(self, player: str) -> None:
        for seat, chair in enumerate(seating.without_codes(self.chairs, player)):
            if chair.person is not None and chair.person.player == player:
                await self._keep(seat, chair.person)

    async def _keep(self, seat: int, person: Person | None) -> None:
        await self._ports.store.seat(self.code, seat, person)
        self.chairs = seating.changed(self.chairs, seat, person=person)

    async def _begin(self) -> None:
        """The next match begins with those who sit here."""
        await self.course.begin(seating.called(self.code, self.chairs))
        self._show_seats()

    def _called(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.now().seats)

    def _change(self, seat: int, **values: object) -> None:
        self.chairs = seating.changed(self.chairs, seat, **values)
        self._show_seats()

    def _show_seats(self, besides: Visitor | None = None) -> None:
        now = self.now()
        self.audience.show(Seats(now.status, now.match, now.seats), self.course.match, besides)
