"""A lobby with everything in memory, and visitors who write down all they are told."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from tests.tables.ports import HandClock, InlineBots, MemoryStore

from rebelote.tables import Lobby, Visitor
from rebelote.tables.ports import Ports
from rebelote.tables.table import Table
from rebelote.wire import encode
from rebelote.wire.codec import read_server
from rebelote.wire.http import NewTable
from rebelote.wire.messages import (
    Act,
    ClientMessage,
    Join,
    Problem,
    Refused,
    Seen,
    ServerMessage,
    Update,
    View,
    Welcome,
)

COINCHE = "belote/ffb-coinche"
CLASSIC = "belote/ludiclub-classic"


class House:
    """A lobby and what it stands on."""

    def __init__(self, store: MemoryStore | None = None, seed: int = 1) -> None:
        self.store, self.bots, self.clock = store or MemoryStore(), InlineBots(), HandClock()
        self.lobby = Lobby(Ports(self.store, self.bots, self.clock, random.Random(seed)))
        self._tasks: list[asyncio.Task[None]] = []

    async def table(self, setup: str = COINCHE, *plan: str, **more: Any) -> Table:
        """A new table; without a plan all seats are for persons."""
        return await self.lobby.make(NewTable(setup, plan=list(plan) or None, pace_ms=0, **more))

    async def come(self, table: Table, name: str = "", *, player: str = "", **join: Any) -> "Guest":
        """Somebody, whom the house may know as a player, comes to a table and is answered."""
        guest = self.guest(table, player)
        await guest.say(Join(table.code, name, **join))
        await until(lambda: bool(guest.told))
        return guest

    def guest(self, table: Table, player: str = "") -> "Guest":
        """Somebody at the door, whom the house may know as a player."""
        guest = Guest(table)
        guest.visitor.player = player
        self._tasks.append(asyncio.create_task(guest.read()))
        return guest

    async def close(self) -> None:
        """Send everybody home."""
        await self.lobby.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Guest:
    """A visitor who keeps every text it was sent, and plays at random when asked to."""

    def __init__(self, table: Table) -> None:
        self.table, self.visitor = table, Visitor()
        self.texts: list[str] = []
        self.told: list[ServerMessage] = []
        self.facts: dict[str, Any] = {}

    async def read(self) -> None:
        """Write down what the table says."""
        while (message := await self.visitor.next()) is not None:
            self.texts.append(encode(message))
            self.told.append(read_server(self.texts[-1]))
            if isinstance(message, Update):
                self.facts.update(message.view.facts)

    async def say(self, message: ClientMessage) -> None:
        """Say something and let the table answer."""
        self.table.hear(self.visitor, message)
        await quiet()

    async def act(self, move: str, *, id: str = "a", ply: int | None = None) -> None:
        """Make a move in the position seen last."""
        update = self.update
        await self.say(Act(update.match, update.ply if ply is None else ply, move, id))

    def go(self) -> None:
        """The line goes down."""
        self.table.go(self.visitor)
        self.visitor.close()

    def of(self, kind: type[Any]) -> list[Any]:
        """What was told, of one kind."""
        return [each for each in self.told if isinstance(each, kind)]

    @property
    def welcome(self) -> Welcome:
        """How the table received this guest."""
        found: Welcome = self.of(Welcome)[0]
        return found

    @property
    def update(self) -> Update:
        """The last update."""
        found: Update = self.of(Update)[-1]
        return found

    @property
    def view(self) -> View:
        """The view seen last."""
        return self.update.view

    @property
    def seen(self) -> Seen:
        """How far this guest has followed."""
        return Seen(self.update.match, self.update.ply)

    @property
    def refusal(self) -> Refused:
        """The last refusal."""
        found: Refused = self.of(Refused)[-1]
        return found

    @property
    def problem(self) -> Problem:
        """The last problem."""
        found: Problem = self.of(Problem)[-1]
        return found


@asynccontextmanager
async def house(store: MemoryStore | None = None, seed: int = 1) -> AsyncIterator[House]:
    """A house that is closed at the end."""
    opened = House(store, seed)
    try:
        yield opened
    finally:
        await opened.close()


async def quiet() -> None:
    """Let everything that can happen now happen."""
    for _ in range(60):
        await asyncio.sleep(0)


async def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for something; an assertion fails when it does not come."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0)


def at_a_table(test: Coroutine[Any, Any, None]) -> None:
    """Run a test."""
    asyncio.run(test)


async def play_out(table: Table, guests: list[Guest], seed: int = 1) -> None:
    """The guests play at random until the match is over."""
    source = random.Random(seed)
    while table.status == "playing":
        acting = [
            each for each in guests if each.update.ply == _ply(table) and each.view.seat in each.view.due
        ]
        if acting:
            guest = acting[0]
            await guest.act(source.choice(guest.view.choices), id=f"{guest.update.ply}")
        await asyncio.sleep(0)


def _ply(table: Table) -> int:
    match = table.course.match
    return match.ply if match else -1
