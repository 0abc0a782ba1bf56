"""The clock of the running loop, and the clock of a turn."""

import asyncio
import time

from rebelote.tables.ports import Clock
from rebelote.wire.messages import TurnClock as Shown

GRACE_S = 10.0
"""Whoever comes to a table that waited has at least so long, or the whole turn where that is shorter."""


READING_S = 20.0
"""So long the count of a deal is read before the next turn runs; clients go on by then."""


class LoopClock:
    """Real time."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class TurnClock:
    """How long a turn lasts by now. `turn_s` 0: it may last for ever. `late` are seats that a bot moves for
    in this turn, `moved_for` those for which it made the move before, `unsaid` those for which it has chosen
    while nobody else could know.
    """

    def __init__(self, clock: Clock, turn_s: int, idle_s: float) -> None:
        self._clock, self.turn_s = clock, turn_s
        self.moved_at = clock.now() - idle_s
        # nobody kept others waiting while there was no table; a turn that has an end goes on meanwhile
        self.runs_from = self.moved_at if turn_s else clock.now()
        self.late: frozenset[int] = frozenset()
        self.moved_for: tuple[int, ...] = ()
        self.unsaid: tuple[int, ...] = ()
        self._secret = False
        self._read_until = self.runs_from

    @property
    def since_ms(self) -> int:
        """The time since the last move."""
        return round((self._clock.now() - self.moved_at) * 1000)

    @property
    def left_s(self) -> float:
        """What is left of the turn; below 0 once it is over."""
        return self.runs_from + self.turn_s - self._clock.now()

    @property
    def waited_s(self) -> float:
        """How long the turn has lasted."""
        return self._clock.now() - self.runs_from

    def moved(self, seat: int, *, itself: bool = True, goes_on: bool = False, secret: bool = False) -> None:
        """A seat has moved, itself or by a bot, which was asked if it was late.

        The turn `goes_on` for others who choose at the same time; a `secret` move is known to its seat alone.
        """
        self.moved_at = self._clock.now()
        if not self._secret:
            self.unsaid = ()
        for_it = (seat,) if seat in self.late and not itself else ()
        self.moved_for = () if secret else for_it
        if secret:
            self.unsaid += for_it
        self._secret = secret
        self.late = self.late - {seat} if goes_on else frozenset()
        if not goes_on:
            self.runs_from = max(self.moved_at, self._read_until)

    def counted(self) -> None:
        """A deal was counted with the last move: who is waited for next reads the count first."""
        self._read_until = self.runs_from = self.moved_at + READING_S

    def wake(self) -> None:
        """The table goes on after nobody was there."""
        grace = min(GRACE_S, self.turn_s)
        self.runs_from = max(self.runs_from, self._clock.now() - self.turn_s + grace)

    def shown(self, due: list[int], seat: int | None) -> Shown | None:
        """The clock as a seat sees it; None where nobody is hurried, or waited for."""
        if not self.turn_s or not due:
            return None
        left_ms = max(0, round(self.left_s * 1000))
        known = {seat} if self._secret else set(self.unsaid) - {seat}
        moved_for = (*(each for each in self.unsaid if each in known), *self.moved_for)
        return Shown(due, left_ms, self.turn_s * 1000, list(moved_for))
