"""The application over a real database, and persons who ask with their own browsers."""

import asyncio
import json
import random
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from typing import Any, TypeVar
from urllib.parse import unquote

from tests.tables.ports import InlineBots

from rebelote.server import Settings
from rebelote.server.application import application_of
from rebelote.server.house import House, People, people_in
from rebelote.store import DatabaseStore, open_store
from rebelote.tables import Lobby
from rebelote.tables.clock import LoopClock
from rebelote.tables.ports import Ports

Given = TypeVar("Given")


class Open:
    """An open house; everything runs in one loop."""

    def __init__(self, address: str, **settings: Any) -> None:
        self._runner = asyncio.Runner()
        self.store: DatabaseStore = self.run(open_store(address))
        self.people: People = people_in(self.store)
        wanted = Settings(**{"tables_a_minute": 0, **settings})
        ports = Ports(self.store, InlineBots(), LoopClock(), random.Random(1))
        self.lobby = Lobby(ports)
        self.house = House(wanted, self.lobby, ports.bots, people=self.people)
        self.app = application_of(self.house, self.store)
        self._told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._life: asyncio.Task[None] | None = None
        self.run(self._open())

    def run(self, work: Coroutine[Any, Any, Given]) -> Given:
        """Do something in the loop of the house."""
        return self._runner.run(work)

    def close(self) -> None:
        """End everything."""
        self.run(self._close())
        self._runner.close()

    async def ask(self, scope: dict[str, Any], body: bytes) -> list[dict[str, Any]]:
        """What the application sends."""
        sent: list[dict[str, Any]] = []
        bodies = [body]

        async def receive() -> dict[str, Any]:
            if not bodies:
                await asyncio.Event().wait()
            return {"type": "http.request", "body": bodies.pop(), "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return sent

    async def _open(self) -> None:
        started = asyncio.Event()

        async def send(message: Any) -> None:
            assert not message["type"].endswith("failed"), message
            started.set()

        await self._told.put({"type": "lifespan.startup"})
        scope: dict[str, Any] = {"type": "lifespan", "asgi": {"version": "3.0"}}
        self._life = asyncio.create_task(self.app(scope, self._told.get, send))  # type: ignore[arg-type]
        await started.wait()

    async def _close(self) -> None:
        assert self._life is not None
        await self._told.put({"type": "lifespan.shutdown"})
        await self._life
        await self.store.close()


class Person:
    """Somebody with a browser, which keeps cookies and sends the token of the page."""

    def __init__(self, house: Open) -> None:
        self._house = house
        self.cookie, self.token = "", ""
        self.headers: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Any = None, **more: str) -> tuple[int, Any]:
        """The status and the body of an answer; `client` is the address that asks."""
        status, text = self.raw(method, path, body, **more)
        told = json.loads(text or b"null")
        if isinstance(told, dict) and "token" in told:
            self.token = told["token"]
        return status, told

    def raw(self, method: str, path: str, body: Any = None, **more: str) -> tuple[int, bytes]:
        """The status and the bytes of an answer."""
        named = {"host": "testserver", "origin": "http://testserver", "x-rebelote-token": self.token, **more}
        client = named.pop("client", "127.0.0.1")
        if self.cookie:
            named["cookie"] = f"rebelote={self.cookie}"
        where, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(where),
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in named.items() if value],
            "client": (client, 5),
            "server": ("testserver", 80),
        }
        data = b"" if body is None else json.dumps(body).encode()
        sent = self._house.run(self._house.ask(scope, data))
        self.headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        self._keep(self.headers.get("set-cookie", ""))
        return sent[0]["status"], b"".join(each.get("body", b"") for each in sent[1:])

    def told(self, method: str, path: str, body: Any = None) -> Any:
        """The body of an answer that is no refusal."""
        status, found = self.ask(method, path, body)
        assert status < 300, (status, found)
        return found

    def refused(self, method: str, path: str, body: Any = None, **more: str) -> tuple[int, str]:
        """The status and the code of a refusal."""
        status, found = self.ask(method, path, body, **more)
        return status, found["code"] if isinstance(found, dict) and "code" in found else str(found)

    def _keep(self, header: str) -> None:
        cookies = SimpleCookie(header)
        if "rebelote" in cookies:
            self.cookie = cookies["rebelote"].value

    @property
    def number(self) -> str:
        """By which number the house knows them."""
        return str(self.told("GET", "/api/me")["player"])


def guest(house: Open, name: str) -> Person:
    """A guest with a name."""
    person = Person(house)
    person.told("POST", "/api/me", {"name": name})
    return person


def account(house: Open, name: str, password: str = "correct horse") -> Person:
    """Somebody with an account."""
    person = Person(house)
    person.told("POST", "/api/me/account", {"name": name, "password": password})
    return person


@contextmanager
def opened(address: str, **settings: Any) -> Iterator[Open]:
    """An open house."""
    house = Open(address, **settings)
    try:
        yield house
    finally:
        house.close()
