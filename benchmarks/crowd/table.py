"""A table of the crowd: who has been told of which move, how long that took, and when the next one is due."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

SEATS = 4

At = tuple[int, int]
"""A match and the number of moves made in it."""


@dataclass(slots=True)
class Pace:
    """The seconds between two moves of a table; what was measured since the last look."""

    seconds: float = 1.0
    times: list[float] = field(default_factory=list)
    sent: int = 0
    refused: int = 0

    def look(self) -> tuple[list[float], int]:
        """The times of moves since the last look, and how many were sent."""
        found = sorted(self.times), self.sent
        self.times, self.sent = [], 0
        return found


class Table:
    """Times of moves, each by match and ply: from its being sent until the last of the four seats is told.

    A move is made `seconds` after the one before it, or as soon as it may be when that is later; the first one
    when the table is told to `begin`.
    """

    def __init__(self, pace: Pace) -> None:
        self._pace, self._next_at = pace, 0.0
        self._begun = False
        self._held: tuple[At, Callable[[], None]] | None = None
        self._pending: dict[At, tuple[float, set[int]]] = {}
        self._made: At = (-1, -1)

    def told(self, seat: int, at: At) -> None:
        """A seat was told where the table stands: it knows of all moves before."""
        for made in [each for each in self._pending if each < at]:
            sent_at, waiting = self._pending[made]
            waiting.discard(seat)
            if not waiting:
                del self._pending[made]
                self._pace.times.append(time.perf_counter() - sent_at)

    def due(self, at: At, send: Callable[[], None]) -> None:
        """A seat is to move here: once, and when it is time."""
        if at <= self._made:
            return
        self._made = at
        if not self._begun:
            self._held = at, send
            return
        now = time.perf_counter()
        wait = self._next_at - now
        self._next_at = max(self._next_at, now) + self._pace.seconds
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self._send, at, send)
        else:
            self._send(at, send)

    def begin(self, wait: float) -> None:
        """Play, after a while."""
        self._begun = True
        self._next_at = time.perf_counter() + wait + self._pace.seconds
        if self._held is not None:
            asyncio.get_running_loop().call_later(wait, self._send, *self._held)

    def refused(self) -> None:
        """A move was not made."""
        self._pace.refused += 1
        self._pending.clear()

    def ages(self) -> list[float]:
        """How long moves have been on their way of which somebody was not told yet."""
        now = time.perf_counter()
        return [now - sent_at for sent_at, _ in self._pending.values()]

    def _send(self, at: At, send: Callable[[], None]) -> None:
        self._pending[at] = time.perf_counter(), set(range(SEATS))
        self._pace.sent += 1
        send()
