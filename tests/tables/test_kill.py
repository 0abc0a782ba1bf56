"""A server that is killed at any moment loses no move that anybody has been told of.

Clients play at several tables; the process is killed and started again on the same database. Each
client comes back with its code and what it has seen: the events it is told then must lead from the
zones that it saw last to the zones of its view, and the moves that it sent again must count once.
"""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.process import Process, process
from tests.store.databases import database
from tests.tables.folding import leads_to
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rebelote.engine import find
from rebelote.wire import encode
from rebelote.wire.codec import read_server
from rebelote.wire.messages import Act, Join, Problem, Refused, Result, Seen, Start, Update, Welcome

SETUPS = ("belote/ludiclub-classic", "belote/ffb-coinche", "belote/ludiclub-vache-sata")


class Player:
    """A person who plays at random, through any number of lost connections."""

    def __init__(self, server: Process, table: str, setup: str, seed: int) -> None:
        self._server, self._table, self._source = server, table, random.Random(seed)
        self._ordered = find(setup).game.ordered_zones
        self._code: str | None = None
        self.last: Update | None = None
        self._unanswered: Act | None = None
        self.faults: list[str] = []
        self.continued = 0

    async def play(self) -> None:
        """Play until the line goes down."""
        address = f"ws://127.0.0.1:{self._server.port}/ws"
        try:
            async with connect(address, compression=None, close_timeout=0.1) as socket:
                seen = Seen(self.last.match, self.last.ply) if self.last else None
                await socket.send(encode(Join(self._table, "P", code=self._code, seen=seen)))
                if self._unanswered is not None:
                    await socket.send(encode(self._unanswered))
                async for text in socket:
                    await self._hear(socket, text)
        except (ConnectionClosed, OSError):
            return

    async def _hear(self, socket: ClientConnection, text: str | bytes) -> None:
        message = read_server(text)
        match message:
            case Welcome():
                self._code = message.code
            case Update():
                await self._follow(socket, message)
            case Refused(reason=reason) if reason.code != "stale":
                self.faults.append(f"refused {reason}")
            case Problem(code=code):
                self.faults.append(f"problem {code}")

    async def _follow(self, socket: ClientConnection, update: Update) -> None:
        """See that what is told follows from what was seen, and move when due."""
        if self.last is not None:
            before, now = (self.last.match, self.last.ply), (update.match, update.ply)
            if now < before:
                self.faults.append(f"told of {before}, and then there is nothing after {now}")
            elif update.since is not None:
                self._compare(self.last, update)
        self.last = update
        view = update.view
        if isinstance(update.result, Result) and view.seat == 0:
            await socket.send(encode(Start()))
        elif view.seat in view.due:
            name = f"{update.match}.{update.ply}"
            self._unanswered = Act(update.match, update.ply, self._source.choice(view.choices), name)
            await socket.send(encode(self._unanswered))

    def _compare(self, last: Update, update: Update) -> None:
        self.faults += leads_to(last, update, self._ordered)
        self.continued += 1


async def _moved_on(players: list[Player], before: int) -> int:
    """Wait until the tables have gone on by some moves; answers how many there are now."""
    async with asyncio.timeout(100):
        while sum(each.continued for each in players) < before + 20:
            await asyncio.sleep(0.05)
    return sum(each.continued for each in players)


async def killed_and_continued(server: Process, times: int, seed: int) -> list[Player]:
    """Play at three tables while the server is killed again and again."""
    source = random.Random(seed)
    players: list[Player] = []
    for at, setup in enumerate(SETUPS):
        persons = 3 if at == 0 else 4
        plan = ["person"] * persons + ["simple"] * (4 - persons)
        made: dict[str, Any] = await asyncio.to_thread(
            server.request, "api/tables", {"setup": setup, "plan": plan, "pace_ms": 0}
        )
        players += [
            Player(server, made["code"], setup, seed * 100 + 10 * at + each) for each in range(persons)
        ]
    before = 0
    for _ in range(times):
        playing = [asyncio.create_task(each.play()) for each in players]
        await asyncio.sleep(0.3 + source.random() * 0.7)
        before = await _moved_on(players, before)
        server.kill()
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.start)
    playing = [asyncio.create_task(each.play()) for each in players]
    await _moved_on(players, before)
    server.kill()
    await asyncio.gather(*playing)
    return players


def test_server_killed_in_mid_deal_loses_nothing_that_was_told(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'x.db'}") as server:
        players = asyncio.run(killed_and_continued(server, times=5, seed=1))

    assert [] == [fault for each in players for fault in each.faults]
    assert all(each.continued for each in players)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "times"), [("sqlite", 50), ("postgresql", 10)])
def test_server_killed_many_times_loses_nothing_that_was_told(kind: str, times: int) -> None:
    with database(kind) as address, process(address) as server:
        players = asyncio.run(killed_and_continued(server, times, seed=2))

    assert [] == [fault for each in players for fault in each.faults]
    assert all(each.continued > times for each in players)
