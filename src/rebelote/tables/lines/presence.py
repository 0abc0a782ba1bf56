"""Who has been away for how long, and whatever else comes into the queue of a table after a while."""

import asyncio
from collections.abc import Callable
from typing import Literal

from rebelote.tables.inputs import Input, Overdue
from rebelote.tables.lines.audience import Audience
from rebelote.tables.ports import Clock, Store
from rebelote.wire.messages import Parted


class Presence:
    """The absences of a table: counted, written down as leaving once they were too long, and told.

    `unsure` are seats of whom that may have been written down before the table was read. Methods that write
    may raise Conflict.
    """

    def __init__(
        self, code: str, audience: Audience, store: Store, clock: Clock, queue: Callable[[Input], None]
    ) -> None:
        self._code, self._audience, self._store = code, audience, store
        self._clock, self._queue = clock, queue
        self._spells: dict[int, int] = {}
        self._counting: set[tuple[int, int]] = set()
        self._gone: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.unsure: set[int] = set()

    @property
    def counting(self) -> bool:
        """Whether an absence is counted."""
        return any(self._spells[seat] == spell for seat, spell in self._counting)

    def later(self, seconds: float, what: Input) -> None:
        """Something to come into the queue after a while."""

        async def wait() -> None:
            await self._clock.sleep(seconds)
            self._queue(what)

        task = asyncio.create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Nothing is to come any more."""
        for task in self._tasks:
            task.cancel()

    def went(self, seat: int, delay_s: int) -> None:
        """A person is away from now on, and may be for so long."""
        spell = self._spells[seat] = self._spells.get(seat, 0) + 1
        self._counting.add((seat, spell))
        self.later(delay_s, Overdue(seat, spell))

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
        self._spells[seat] = self._spells.get(seat, 0) + 1
        if seat in self._gone | self.unsure:
            await self._store.absent(self._code, seat, away=False)
        if seat in self._gone:
            self._part(seat, name, "back")
        self._gone.discard(seat)
        self.unsure.discard(seat)

    def left(self, seat: int, name: str) -> None:
        """A person has given a seat up, in a running match."""
        self._gone.discard(seat)
        self._part(seat, name, "left")

    def _part(self, seat: int, name: str, how: Literal["left", "away", "back"]) -> None:
        self._audience.tell(Parted(seat, name, how))
