"""Who has been away for how long, and whatever else comes into the queue of a table after a while."""

import asyncio
from collections.abc import Callable
from typing import Literal

from rebelote.tables.clock import TurnClock
from rebelote.tables.inputs import Input, Late, Overdue
from rebelote.tables.lines.audience import Audience
from rebelote.tables.match import Match
from rebelote.tables.ports import Clock, Saved, Store
from rebelote.tables.seating import SLOW_S, Chairs
from rebelote.wire.messages import Parted


class Presence:
    """The absences of a table: counted, written down as leaving once they were too long, and told.

    `timed` is the match and ply whose turn is timed. `unsure` are seats of whom that may have been written down before the table was read. Methods that write
    may raise Conflict.
    """

    def __init__(
        self, saved: Saved, audience: Audience, store: Store, clock: Clock, queue: Callable[[Input], None]
    ) -> None:
        self._code, self._audience, self._store = saved.code, audience, store
        self._delay_s = None if saved.plan.turn_s >= SLOW_S else saved.plan.delay_s
        self._clock, self._queue = clock, queue
        self._spells: dict[int, int] = {}
        self._counting: set[tuple[int, int]] = set()
        self._until: dict[int, float] = {}
        self._gone: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.unsure: set[int] = set()
        self.timed = (0, -1)

    @property
    def counting(self) -> bool:
        """Whether an absence is counted."""
        return any(self._spells[seat] == spell for seat, spell in self._counting)

    @property
    def left_ms(self) -> dict[int, int]:
        """How long persons who are away are still waited for, by seat."""
        now = self._clock.now()
        return {seat: max(0, round((until - now) * 1000)) for seat, until in self._until.items()}

    def later(self, seconds: float, what: Input) -> None:
        """Something to come into the queue after a while."""

        async def wait() -> None:
            await self._clock.sleep(seconds)
            self._queue(what)

        task = asyncio.create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def time(self, match: Match, turn: TurnClock) -> None:
        """Once each ply: come back when the turn is over."""
        if turn.turn_s and self.timed != (match.number, match.ply):
            self.timed = match.number, match.ply
            self.later(turn.left_s, Late(*self.timed))

    def stop(self) -> None:
        """Nothing is to come any more."""
        for task in self._tasks:
            task.cancel()

    def went(self, seat: int) -> None:
        """A person is away from now on, and may be for the delay of the table; where turns last for hours, they are
        what a person may be away for.
        """
        if self._delay_s is None:
            return
        spell = self._spells[seat] = self._spells.get(seat, 0) + 1
        self._counting.add((seat, spell))
        self._until[seat] = self._clock.now() + self._delay_s
        self.later(self._delay_s, Overdue(seat, spell))

    def expect(self, row: Chairs) -> None:
        """Everybody who is away is waited for from now on."""
        for seat, chair in enumerate(row):
            if chair.away and not chair.stand_in:
                self.went(seat)

    def over(self, each: Overdue) -> bool:
        """Whether an absence that was counted to its end is the last one of its seat."""
        self._counting.discard((each.seat, each.spell))
        return self._spells.get(each.seat) == each.spell

    async def absent(self, seat: int, name: str) -> None:
        """A person was away from a running match for too long, which counts as having left until they are back."""
        if seat not in self._gone:
            await self._store.absent(self._code, seat, away=True)
            self._gone.add(seat)
            self._part(seat, name, "away")

    async def came(self, seat: int, name: str) -> None:
        """A person is there, and has not left."""
        self._until.pop(seat, None)
        self._spells[seat] = self._spells.get(seat, 0) + 1
        if seat in self._gone | self.unsure:
            await self._store.absent(self._code, seat, away=False)
        if seat in self._gone:
            self._part(seat, name, "back")
        self._gone.discard(seat)
        self.unsure.discard(seat)

    def left(self, seat: int, name: str, how: Literal["left", "out"]) -> None:
        """A person has given a seat up in a running match, or was put out."""
        self._gone.discard(seat)
        self._part(seat, name, how)

    def _part(self, seat: int, name: str, how: Literal["left", "away", "back", "out"]) -> None:
        self._audience.tell(Parted(seat, name, how))
