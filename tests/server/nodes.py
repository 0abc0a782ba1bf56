"""Several nodes of one house in one loop: each with its own store and way to the others, over one database."""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from tests.server.persons import Open, Person, account
from tests.server.sockets import Socket
from tests.tables.ports import InlineBots

from rebelote.server import Settings
from rebelote.server.application import application_of
from rebelote.server.house import House, people_in
from rebelote.server.nodes.linked import linked
from rebelote.server.people.first import first_code
from rebelote.store import open_store
from rebelote.store.nodes import open_redis
from rebelote.tables import Lobby
from rebelote.tables.clock import LoopClock
from rebelote.tables.ports import Ports

Given = TypeVar("Given")

# machines are busy
PATIENCE_S = 60


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
    plan = {"setup": "belote/ffb-coinche", "plan": ["person", "person", "simple", "simple"], "pace_ms": 0}
    sent = await node.ask(*_request("POST", "/api/tables", plan | more))
    code: str = json.loads(b"".join(each.get("body", b"") for each in sent[1:]))["code"]
    return code


def asked(person: Person, method: str, path: str, body: object) -> tuple[dict[str, Any], bytes]:
    """A request of somebody, to be sent inside the loop of the nodes."""
    headers = {"origin": "http://testserver", "x-rebelote-token": person.token}
    return _request(method, path, body, **headers, cookie=f"rebelote={person.cookie}")


def _request(method: str, path: str, body: object, **headers: str) -> tuple[dict[str, Any], bytes]:
    named = {"host": "testserver", **headers}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
        "client": ("127.0.0.1", 5),
        "server": ("testserver", 80),
    }
    return scope, json.dumps(body).encode()


async def until(holds: Callable[[], object]) -> None:
    """Wait for something; an error says that it does not come."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.02)


async def joined(line: Socket, table: str, **more: str) -> dict[str, str]:
    """Somebody comes to a table and is welcome."""
    await line.say(t="join", table=table, **more)
    return await line.hear("welcome")


def administrator(node: Node) -> Person:
    """The first administrator, or one that has been made since."""
    code = node.run(first_code(node.people, node.nodes))
    person = account(node, f"Ruler{node.name}")
    if code is None:
        node.run(node.people.players.change(person.number, admin=True))
    else:
        person.told("POST", "/api/me/admin", {"code": code})
    return person
