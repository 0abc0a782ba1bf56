"""The application without a process: requests go straight to it, and the store is in memory."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import unquote

from tests.tables.ports import InlineBots, MemoryStore

from rebelote.server import Settings, application
from rebelote.tables import Conflict
from rebelote.tables.clock import LoopClock
from rebelote.tables.ports import Played, Saved

Answer = tuple[int, bytes, dict[str, str]]


class Browser:
    """Sends requests to an application, one after the other, in one loop."""

    def __init__(self, settings: Settings) -> None:
        self._store = MemoryStore()
        self._app = application(settings, self._store, InlineBots(), LoopClock())
        self._runner = asyncio.Runner()
        self._told: asyncio.Queue[dict[str, Any]] | None = None
        self._life: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start the application."""
        self._runner.run(self._open())

    def close(self) -> None:
        """End the application."""
        self._runner.run(self._close())
        self._runner.close()

    def keep(self, saved: Saved, *matches: Played) -> None:
        """A table with its matches, as if they had been played here."""
        self._store.tables[saved.code] = saved
        self._store.played[saved.code] = list(matches)

    def break_the_store(self) -> None:
        """From now on nothing can be written."""

        async def broken(*_: Any) -> bool:
            raise Conflict("the disk is on fire at 10.0.0.7")

        self._store.create = broken  # type: ignore[method-assign]

    def send(self, method: str, path: str, body: Any = b"", **headers: str) -> Answer:
        """The status, body and headers of an answer."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self._runner.run(self._send(method, path, data, headers))

    async def _send(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        named = {"host": "testserver", **headers}
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
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            "client": ("127.0.0.1", 5),
            "server": ("testserver", 80),
        }
        sent: list[dict[str, Any]] = []

        bodies = [body]

        async def receive() -> dict[str, Any]:
            if not bodies:
                await asyncio.Event().wait()
            return {"type": "http.request", "body": bodies.pop(), "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._app(scope, receive, send)
        found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return sent[0]["status"], b"".join(each.get("body", b"") for each in sent[1:]), found

    async def _open(self) -> None:
        self._told = asyncio.Queue()
        started = asyncio.Event()

        async def send(message: Any) -> None:
            assert not message["type"].endswith("failed"), message
            started.set()

        await self._told.put({"type": "lifespan.startup"})
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}}
        self._life = asyncio.create_task(self._app(scope, self._told.get, send))  # type: ignore[arg-type]
        await started.wait()

    async def _close(self) -> None:
        assert self._told is not None
        assert self._life is not None
        await self._told.put({"type": "lifespan.shutdown"})
        await self._life


@contextmanager
def browser(**settings: Any) -> Iterator[Browser]:
    """An open application."""
    found = Browser(Settings(**{"tables_a_minute": 0, **settings}))
    found.open()
    try:
        yield found
    finally:
        found.close()
