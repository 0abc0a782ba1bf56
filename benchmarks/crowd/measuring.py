"""What a server takes: at a steady pace, and at more and more moves a second until it does not keep up."""

import asyncio
import os
import random
import resource
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from crowd.line import Line
from crowd.table import Pace, Table

LATE_S = 0.1
"""A server keeps up as long as of a hundred moves no more than one takes longer to reach the last seat."""

KEPT = 0.95
"""And as long as this share of the moves is made that are to be made."""

_TICKS = os.sysconf("SC_CLK_TCK")
_SETTLING_S, _STAGE_S = 1.5, 3.0
_STEEPER, _HALVINGS = 1.3, 3


class Seated(Protocol):
    """A table of the crowd."""

    table: Table
    lines: list[Line]

    async def open(self, port: int, name: str) -> None:
        """Its persons sit down."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What was seen in some seconds: moves a second that were wanted and told, times in milliseconds, shares of a
    core of the server and of the crowd, processor milliseconds of the server for a move, its megabytes, what it sent.
    """

    wanted: float
    rate: float
    p50_ms: float
    p99_ms: float
    share: float
    crowd: float
    cost_ms: float
    memory_mb: float
    sent_mb: float

    @property
    def kept_up(self) -> bool:
        """Whether the server made the moves that were wanted, in time."""
        return self.p99_ms <= LATE_S * 1e3 and self.rate >= self.wanted * KEPT

    def shown(self) -> str:
        """A line for the report."""
        return (
            f"{self.wanted:7,.0f} wanted: {self.rate:7,.0f} moves/s, p50 {self.p50_ms:6.1f} ms, p99 {self.p99_ms:6.1f} ms, "
            f"{self.share:4.0%} of a core, {self.cost_ms:5.2f} ms of it a move, {self.memory_mb:4.0f} MB, "
            f"{self.sent_mb:5.2f} MB/s; the crowd {self.crowd:4.0%}{'' if self.kept_up else '  too much'}"
        )


def used(pid: int) -> tuple[float, float]:
    """Processor seconds and resident megabytes of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / _TICKS, pages * resource.getpagesize() / 1e6


class Crowd:
    """Some tables at a server whose process is known."""

    def __init__(self, tables: Sequence[Seated], pace: Pace, pid: int) -> None:
        self._tables, self._pace, self._pid = tables, pace, pid

    async def come(self, port: int) -> None:
        """Everybody sits down; then all play, and not all in the same instant."""
        for at in range(0, len(self._tables), 20):
            row = self._tables[at : at + 20]
            await asyncio.gather(*(each.open(port, f"t{at + k}") for k, each in enumerate(row)))
        for each in self._tables:
            each.table.begin(random.random() * self._pace.seconds)

    async def go(self) -> None:
        """Everybody leaves."""
        for table in self._tables:
            for line in table.lines:
                line.cut()

    async def stage(self, wanted: float, seconds: float, settling_s: float = _SETTLING_S) -> Stage:
        """Play at so many moves a second."""
        self._pace.seconds = len(self._tables) / wanted
        await asyncio.sleep(settling_s)
        self._pace.look()
        begun, before, own, sent = time.perf_counter(), used(self._pid)[0], time.process_time(), self._bytes()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        spent, memory = used(self._pid)[0] - before, used(self._pid)[1]
        times, _ = self._pace.look()
        count = len(times)
        # what nobody has answered yet is late by now, or will not change the order
        times = sorted(
            times + [age for table in self._tables for age in table.table.ages() if age > LATE_S]
        ) or [took]
        return Stage(
            wanted,
            count / took,
            times[len(times) // 2] * 1e3,
            times[len(times) * 99 // 100] * 1e3,
            spent / took,
            (time.process_time() - own) / took,
            spent / max(1, count) * 1e3,
            memory,
            (self._bytes() - sent) / took / 1e6,
        )

    async def most(self, least: float) -> float:
        """Ask for more and more, print every stage, and give the most moves a second at which it keeps up."""
        kept, wanted, too_much = 0.0, least, 0.0
        for _ in range(20):
            if too_much and not kept:
                wanted = too_much / _STEEPER
            stage = await self.stage(wanted, _STAGE_S)
            print(f"  {stage.shown()}", flush=True)
            if not stage.kept_up:
                too_much = wanted
            else:
                kept = max(kept, stage.rate)
            if too_much and kept:
                break
            wanted *= _STEEPER
        low, high = kept, too_much
        for _ in range(_HALVINGS):
            stage = await self.stage((low + high) / 2, _STAGE_S)
            print(f"  {stage.shown()}", flush=True)
            if stage.kept_up:
                low, kept = stage.wanted, max(kept, stage.rate)
            else:
                high = stage.wanted
        return kept

    @property
    def refused(self) -> int:
        """How many moves were not made."""
        return self._pace.refused

    def ended(self) -> int:
        """How many lines ended by themselves."""
        return sum(line.ended for table in self._tables for line in table.lines)

    def _bytes(self) -> int:
        return sum(line.bytes for table in self._tables for line in table.lines)
