"""Several nodes of one house in one loop: each with its own store and way to the others, over one database."""

import asyncio
import json
import random
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from tests.server.persons import Open
from tests.tables.ports import InlineBots

from rebelote.server import Settings
from rebelote.server.application import application_of
from rebelote.server.house import House, people_in
from rebelote.server.nodes.linked import linked
from rebelote.store import open_store
from rebelote.store.nodes import open_redis
from rebelote.tables import Lobby
from rebelote.tables.clock import LoopClock
from rebelote.tables.ports import Ports

Given = TypeVar("Given")


class Node:
    """An open house that has other nodes; persons and sockets ask it as they ask one that is alone."""

    ask = Open.ask
    _open = Open._open

    def __init__(self, runner: asyncio.Runner, database: str, redis: str) -> None:
        self._runner = runner
        self.kept = self.run(open_redis(redis))
        self.store = self.run(open_store(database, alone=False))
        self.people = people_in(self.store)
        self.leases, self.nodes = linked(self.kept, self.store)
        ports = Ports(self.store, InlineBots(), LoopClock(), random.Random(1), self.leases)
        self.lobby = Lobby(ports)
        settings = Settings(tables_a_minute=0)
        self.house = House(settings, self.lobby, ports.bots, people=self.people, nodes=self.nodes)
        self.app = application_of(self.house, self.store)
        self._told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._life: asyncio.Task[None] | None = None
        self._killed = False
        self.run(self._open())

    @property
    def name(self) -> str:
        """By which name the others know it."""
        return self.nodes._post.name

    def run(self, work: Coroutine[Any, Any, Given]) -> Given:
        """Do something in the loop of all nodes."""
        return self._runner.run(work)

    def close(self) -> None:
        """End it in good order."""
        self.run(self._close())

    async def kill(self) -> None:
        """Be heard of no more, without a word: nothing is let go, and nothing more is written."""
        self._killed = True
        post, leases = self.nodes._post, self.leases
        for task in (*post._tasks, *leases._tasks, *self.house.tasks):
            task.cancel()
        await asyncio.gather(*post._tasks, *leases._tasks, *self.house.tasks, return_exceptions=True)
        await self.store.close()

    async def _close(self) -> None:
        assert self._life is not None
        if self._killed:
            self.leases._held.clear()
        await self._told.put({"type": "lifespan.shutdown"})
        await self._life
        await self.store.close()
        await self.kept.redis.aclose()


@contextmanager
def nodes(database: str, redis: str, count: int = 2) -> Iterator[list[Node]]:
    """Some nodes that know each other."""
    with asyncio.Runner() as runner:
        found = [Node(runner, database, redis) for _ in range(count)]
        try:
            runner.run(_acquainted(found))
            yield found
        finally:
            for each in found:
                each.close()


async def _acquainted(found: list[Node]) -> None:
    """Wait until each has heard of all others."""
    async with asyncio.timeout(20):
        while any(len(each.nodes._post.others) < len(found) - 1 for each in found):
            await asyncio.sleep(0.02)


def made(node: Node, **more: Any) -> str:
    """The code of a new table that a node holds."""
    return node.run(_made(node, more))


async def _made(node: Node, more: dict[str, Any]) -> str:
    asked = {"setup": "belote/ffb-coinche", "plan": ["person", "person", "simple", "simple"], "pace_ms": 0}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": "/api/tables",
        "raw_path": b"/api/tables",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"testserver")],
        "client": ("127.0.0.1", 5),
        "server": ("testserver", 80),
    }
    sent = await node.ask(scope, json.dumps(asked | more).encode())
    code: str = json.loads(b"".join(each.get("body", b"") for each in sent[1:]))["code"]
    return code
