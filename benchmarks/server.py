"""How many tables one server carries: 500 tables of four sockets each at one move a second.

    .venv/bin/python benchmarks/server.py [--tables 500] [--seconds 20] [--database sqlite:///FILE]

A real server process is measured from outside. A move is timed from the moment at which it is sent to
the moment at which the last of the four seats has been told. Then as many moves as the server takes.
The clients run in this process, on the other core: their own work is part of every figure.
"""

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rebelote.wire import encode
from rebelote.wire.messages import Act, Join, Start

SETUP = "belote/ffb-coinche"
SEATS = 4
TICKS = os.sysconf("SC_CLK_TCK")


class _View(msgspec.Struct):
    seat: int | None
    due: list[int]
    choices: list[str]


class _Update(msgspec.Struct):
    t: str
    match: int = 0
    ply: int = 0
    view: _View | None = None
    result: dict[str, list[int]] | None = None


READ = msgspec.json.Decoder(_Update)


class Table:
    """Four sockets; one of them moves, and the time until all have heard is kept."""

    def __init__(self, code: str, pace_s: float, times: list[float]) -> None:
        self.code, self.pace_s, self.times = code, pace_s, times
        self.lines: list[ClientConnection] = []
        self.heard = 0
        self.sent_at = 0.0
        self.bytes = 0

    async def open(self, port: int) -> None:
        """Four persons sit down."""
        for _ in range(SEATS):
            line = await connect(f"ws://127.0.0.1:{port}/ws", compression=None, ping_interval=None)
            await line.send(encode(Join(self.code)))
            self.lines.append(line)

    async def play(self) -> None:
        """Play until the time is over."""
        await asyncio.gather(*map(self._listen, self.lines))

    async def _listen(self, line: ClientConnection) -> None:
        ply = -1
        async for text in line:
            self.bytes += len(text)
            message = READ.decode(text)
            if message.t != "update" or message.view is None or message.ply <= ply and message.match == 1:
                continue
            ply = message.ply
            self._count()
            if message.result is not None and message.view.seat == 0:
                await line.send(encode(Start()))
            elif message.view.seat in message.view.due:
                await asyncio.sleep(self.pace_s)
                self.heard, self.sent_at = 0, time.perf_counter()
                move = random.choice(message.view.choices)
                await line.send(
                    encode(Act(message.match, message.ply, move, f"{message.match}.{message.ply}"))
                )

    def _count(self) -> None:
        self.heard += 1
        if self.heard == SEATS and self.sent_at:
            self.times.append(time.perf_counter() - self.sent_at)


def used(pid: int) -> tuple[float, float]:
    """Processor seconds and resident megabytes of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / TICKS, pages * resource.getpagesize() / 1e6


async def measured(port: int, pid: int, tables: int, pace_s: float, seconds: float) -> None:
    """Open tables, play for some time, and tell what it took."""
    times: list[float] = []
    codes = [await asyncio.to_thread(made, port) for _ in range(tables)]
    row = [Table(code, pace_s, times) for code in codes]
    for at in range(0, tables, 20):
        await asyncio.gather(*(each.open(port) for each in row[at : at + 20]))
    playing = [asyncio.create_task(each.play()) for each in row]
    await asyncio.sleep(3)
    times.clear()
    before, begun, sent = used(pid)[0], time.perf_counter(), sum(each.bytes for each in row)
    await asyncio.sleep(seconds)
    took, memory = time.perf_counter() - begun, used(pid)[1]
    share, ordered = (used(pid)[0] - before) / took, sorted(times)
    sent = sum(each.bytes for each in row) - sent
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for each in row:
        for line in each.lines:
            line.transport.abort()
    count = len(ordered)
    print(
        f"{tables} tables, {'one move a second' if pace_s else 'as fast as it goes'}: "
        f"{count / took:,.0f} moves/s, p50 {ordered[count // 2] * 1e3:.1f} ms, p99 {ordered[count * 99 // 100] * 1e3:.1f} ms, "
        f"{share:.0%} of a core, {memory:.0f} MB, {sent / took / 1e6:.2f} MB/s"
    )


def made(port: int) -> str:
    """The code of a new table."""
    body = json.dumps({"setup": SETUP, "pace_ms": 0}).encode()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables", body) as answer:
        return str(json.load(answer)["code"])


def started(database: str) -> tuple[subprocess.Popen[str], int]:
    """A server and its port."""
    begun = time.perf_counter()
    words = ["serve", "--db", database, "--port", "0", "--tables-a-minute", "0"]
    server = subprocess.Popen(
        [sys.executable, "-c", "from rebelote.cli import main; main()", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C", "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    found = re.search(r":(\d+)/", server.stdout.readline())
    assert found is not None
    port = int(found[1])
    urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()
    print(
        f"first page after {time.perf_counter() - begun:.2f} s, {used(server.pid)[0]:.2f} s of processor time"
    )
    return server, port


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--database", default="")
    given = asked.parse_args()
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/x.db"
        started(database)[0].kill()
        server, port = started(database)
        try:
            asyncio.run(measured(port, server.pid, given.tables, 1.0, given.seconds))
            asyncio.run(measured(port, server.pid, 50, 0.0, given.seconds))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
