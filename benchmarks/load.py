"""A load run: 1,000 tables of four sockets on two processes, 30 minutes at a human pace, with restarts.

    .venv/bin/python benchmarks/load.py [--tables 1000] [--minutes 30] [--processes 2] [--restart-s 300]
    .venv/bin/python benchmarks/load.py --minutes 3 --tables 200

Real server processes over a real PostgreSQL and Redis (started here, unless they are named) are measured from
outside. Persons sit down by either process and come back when one is ended, by a signal that cannot be caught and by
one that can in turn. A move is timed from the moment at which it is sent to the moment at which the last of the four
seats has been told. Whatever was acknowledged is looked up in the database at the end. The clients run in this
process, and their own work is part of every figure.
"""

import argparse
import asyncio
import contextlib
import os
import random
import resource
import signal
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.process import Process
from tests.store.databases import database
from tests.store.redis import redis_server

from rebelote.store import open_store
from rebelote.wire import encode
from rebelote.wire.messages import Act, Join, Seen, Start

SETUP = "belote/ffb-coinche"
SEATS = 4
SETTLING_S = 10.0
"""So long after an end moves count as made around it."""

SAMPLE_S = 15.0


class _View(msgspec.Struct):
    seat: int | None
    due: list[int]
    choices: list[str]


class _Message(msgspec.Struct):
    t: str
    match: int = 0
    ply: int = 0
    view: _View | None = None
    ack: list[str] = []
    result: dict[str, list[int]] | None = None
    code: str | None = None
    reason: dict[str, object] | None = None


READ = msgspec.json.Decoder(_Message)


@dataclass(slots=True)
class Figures:
    """What is measured: times of moves in quiet and around an end, lines that came back, and what went wrong."""

    quiet: list[float] = field(default_factory=list)
    around: list[float] = field(default_factory=list)
    back: int = 0
    faults: list[str] = field(default_factory=list)
    ended_at: float = -1e9
    still: list[float] = field(default_factory=list)

    def moved(self, sent_at: float) -> None:
        """All four seats were told of a move."""
        now = time.perf_counter()
        near = sent_at - self.ended_at < SETTLING_S
        (self.around if near else self.quiet).append(now - sent_at)


@dataclass(slots=True)
class Table:
    """A table: where it stands, when its last move was sent, and what its seats were told was done."""

    code: str
    figures: Figures
    at: tuple[int, int] = (0, -1)
    moved_at: float = 0.0
    sent_at: float = 0.0
    heard: int = 0
    acked: dict[int, set[str]] = field(default_factory=dict)

    def told(self, message: _Message) -> None:
        """A seat was told where the table stands."""
        at = (message.match, message.ply)
        if at > self.at:
            self.at, self.moved_at, self.heard = at, time.perf_counter(), 0
        if at == self.at:
            self.heard += 1
            if self.heard == SEATS and self.sent_at:
                self.figures.moved(self.sent_at)
                self.sent_at = 0.0
        if message.ack:
            self.acked.setdefault(message.match, set()).update(message.ack)


class Person:
    """Somebody who plays at random by either process, and comes back."""

    def __init__(self, servers: list[Process], table: Table, pace_s: float) -> None:
        self._servers, self._table, self._pace_s = servers, table, pace_s
        self._code: str | None = None
        self._seen: Seen | None = None
        self._unanswered: Act | None = None

    async def play(self, sits: asyncio.Semaphore) -> None:
        """Play, and come back whenever the line goes down."""
        while True:
            address = f"ws://127.0.0.1:{random.choice(self._servers).port}/ws"
            try:
                async with contextlib.AsyncExitStack() as open_line:
                    # people do not all come in the same instant
                    async with sits:
                        line = await open_line.enter_async_context(
                            connect(address, compression=None, ping_interval=None, open_timeout=30)
                        )
                        await line.send(encode(Join(self._table.code, code=self._code, seen=self._seen)))
                    if self._unanswered is not None:
                        await line.send(encode(self._unanswered))
                    async for text in line:
                        await self._hear(line, READ.decode(text))
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                self._table.figures.back += 1
                await asyncio.sleep(random.uniform(0.1, 0.5))

    async def _hear(self, line: ClientConnection, message: _Message) -> None:
        if message.t == "welcome":
            self._code = message.code
        elif message.t in ("problem", "refused") and _is_fault(message):
            self._table.figures.faults.append(
                f"{self._table.code}: {message.t} {message.code or message.reason}"
            )
        elif message.t == "update" and message.view is not None:
            self._seen = Seen(message.match, message.ply)
            self._table.told(message)
            await self._move(line, message, message.view)

    async def _move(self, line: ClientConnection, message: _Message, view: _View) -> None:
        if message.result is not None and view.seat == 0:
            await line.send(encode(Start()))
        elif view.seat in view.due:
            await asyncio.sleep(random.uniform(0.3, 1.7) * self._pace_s)
            name = f"{view.seat}.{message.match}.{message.ply}"
            self._unanswered = Act(message.match, message.ply, random.choice(view.choices), name)
            self._table.sent_at = time.perf_counter()
            await line.send(encode(self._unanswered))


def _is_fault(message: _Message) -> bool:
    # what is sent again may come too late: others went on without it, the match is over, or the next one has begun
    code = message.code or (message.reason or {}).get("code")
    return code not in ("stale", "no-match", "running")


@dataclass(slots=True)
class Life:
    """A process from its start to its end, and its resident megabytes meanwhile."""

    name: str
    pid: int
    begun: float
    samples: list[tuple[float, float]] = field(default_factory=list)

    def sample(self) -> None:
        """Look at its memory."""
        with contextlib.suppress(OSError):
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
            self.samples.append((time.monotonic() - self.begun, pages * resource.getpagesize() / 1e6))

    def shown(self) -> str:
        """How its memory grew once it had settled: from a third of its life to its end."""
        if len(self.samples) < 3:
            return f"  {self.name}: too short a life"
        early, last = self.samples[len(self.samples) // 3], self.samples[-1]
        peak = max(each[1] for each in self.samples)
        an_hour = (last[1] - early[1]) / max(1.0, last[0] - early[0]) * 3600
        return (
            f"  {self.name}: {early[1]:.0f} MB after {early[0]:.0f} s, {last[1]:.0f} MB after {last[0]:.0f} s, "
            f"most {peak:.0f} MB, {an_hour:+.0f} MB an hour"
        )


async def run(servers: list[Process], given: argparse.Namespace) -> tuple[Figures, list[Table], list[Life]]:
    """Let people play, and end a process now and then."""
    figures, lives = Figures(), [_life(f"process {at + 1}", each) for at, each in enumerate(servers)]
    tables = await asyncio.to_thread(_laid, servers, given.tables, figures)
    sits = asyncio.Semaphore(50)
    people = [Person(servers, each, given.pace) for each in tables for _ in range(SEATS)]
    playing = [asyncio.create_task(each.play(sits)) for each in people]
    sampling = asyncio.create_task(_sample(lives))
    begun = time.perf_counter()
    while not all(each.moved_at for each in tables):
        await asyncio.sleep(0.5)
    print(f"all tables play after {time.perf_counter() - begun:.0f} s", flush=True)
    figures.quiet.clear()
    end, turn = time.perf_counter() + given.minutes * 60, 0
    while (left := end - time.perf_counter()) > 0:
        await asyncio.sleep(min(left, given.restart_s))
        if end - time.perf_counter() > given.restart_s / 2:
            await _restart(servers, turn, tables, figures, lives)
            turn += 1
    for task in (sampling, *playing):
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(sampling, *playing, return_exceptions=True)
    for life in lives:
        life.sample()
    return figures, tables, lives


def _laid(servers: list[Process], count: int, figures: Figures) -> list[Table]:
    """New tables, at all processes in turn."""
    asked = {"setup": SETUP, "pace_ms": 0}
    return [
        Table(servers[at % len(servers)].request("api/tables", asked)["code"], figures) for at in range(count)
    ]


def _life(name: str, server: Process) -> Life:
    assert server._running is not None
    return Life(name, server._running.pid, time.monotonic())


async def _sample(lives: list[Life]) -> None:
    while True:
        for each in lives:
            each.sample()
        await asyncio.sleep(SAMPLE_S)


async def _restart(
    servers: list[Process], turn: int, tables: list[Table], figures: Figures, lives: list[Life]
) -> None:
    """End one process, let it start again, and see how long every table stood still."""
    at, how = turn % len(servers), (signal.SIGKILL, signal.SIGTERM)[turn // len(servers) % 2]
    lives[-len(servers) :][at].sample()
    figures.ended_at = since = time.perf_counter()
    if how is signal.SIGKILL:
        servers[at].kill()
    else:
        await asyncio.to_thread(servers[at].stop)
    again = asyncio.create_task(asyncio.to_thread(servers[at].start))
    while not all(each.moved_at > since for each in tables):
        await asyncio.sleep(0.05)
    figures.still.append(max(each.moved_at for each in tables) - since)
    await again
    lives.append(_life(f"process {at + 1}, started again", servers[at]))
    print(
        f"{how.name} of process {at + 1}: all tables had moved on after {figures.still[-1]:.1f} s", flush=True
    )


async def lost(address: str, tables: list[Table]) -> list[str]:
    """Moves that were acknowledged and are not kept once and once only."""
    store, faults = await open_store(address), []
    for table in tables:
        kept = {
            each.number: [entry.act for entry in each.entries] for each in await store.matches(table.code)
        }
        for match, acts in table.acked.items():
            faults += [f"{table.code}: {act}" for act in acts if kept.get(match, []).count(act) != 1]
    await store.close()
    return faults


def _times(name: str, times: list[float]) -> str:
    ordered = sorted(times)
    if not ordered:
        return f"{name}: no moves"
    p50, p99 = (ordered[len(ordered) * part // 100] * 1e3 for part in (50, 99))
    return f"{name}: {len(ordered):,} moves, p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {ordered[-1] * 1e3:.0f} ms"


def main() -> None:
    """Measure, and print the report; the exit status is 1 when anything was lost or refused."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--minutes", type=float, default=30)
    asked.add_argument("--processes", type=int, default=2)
    asked.add_argument("--pace", type=float, default=3.0, help="seconds for a move, on average")
    asked.add_argument(
        "--restart-s",
        type=float,
        help="seconds between two ends of a process; a sixth of the run, 300 at most",
    )
    given = asked.parse_args()
    if given.restart_s is None:
        given.restart_s = min(300.0, given.minutes * 10)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    with database("postgresql") as address, redis_server() as redis, contextlib.ExitStack() as ending:
        more = ["--tables-a-minute", "0", "--redis", redis.address]
        servers = [Process(address, *more) for _ in range(given.processes)]
        for each in servers:
            ending.callback(each.close)
            each.start()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            begun = time.perf_counter()
            figures, tables, lives = runner.run(run(servers, given))
            took = time.perf_counter() - begun
            for each in servers:
                each.close()
            missing = runner.run(lost(address, tables))
    acked = sum(len(acts) for each in tables for acts in each.acked.values())
    print(
        f"{given.tables} tables on {given.processes} processes, {took / 60:.1f} minutes, {len(figures.still)} restarts"
    )
    print(_times("  in quiet", figures.quiet))
    print(_times(f"  within {SETTLING_S:.0f} s of an end", figures.around))
    print(
        f"  acknowledged: {acked:,} moves; lost or doubled: {len(missing)}; refused or faulty: {len(figures.faults)}"
    )
    print(f"  lines that came back: {figures.back:,}; longest still: {max(figures.still, default=0.0):.1f} s")
    print("\n".join(each.shown() for each in lives))
    for fault in (*missing[:20], *figures.faults[:20]):
        print(f"  ! {fault}")
    sys.exit(1 if missing or figures.faults else 0)


if __name__ == "__main__":
    main()
