"""Sockets of an open house without a network: what a client sends goes straight to the application."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.persons import Open


class Socket:
    """One socket; `told` are the messages it was sent, `accepted` the headers with which it was let in, `closed`
    is the code with which the server cut it.
    """

    def __init__(self, house: Open, **headers: str) -> None:
        self._house = house
        self._named = {"host": "testserver", **headers}
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard.put_nowait({"type": "websocket.connect"})
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.accepted: dict[str, str] = {}
        self.closed: int | None = None
        self.ended = asyncio.Event()

    async def run(self, client: str) -> None:
        """Stand until one side ends it."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": "/ws",
            "raw_path": b"/ws",
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in self._named.items() if value],
            "client": (client, 5),
            "server": ("testserver", 80),
            "subprotocols": [],
        }
        await self._house.app(scope, self._heard.get, self._send)  # type: ignore[arg-type]

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            await self.told.put(json.loads(message["text"]))
        elif message["type"] == "websocket.accept":
            self.accepted = {name.decode(): value.decode() for name, value in message.get("headers", ())}
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            await self._heard.put({"type": "websocket.disconnect", "code": message["code"]})
            self.ended.set()

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self._heard.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := await self.told.get())["t"] != kind:
            continue
        return message

    async def code(self) -> int | None:
        """The code with which the server cuts the line."""
        await self.ended.wait()
        return self.closed


@asynccontextmanager
async def socket(house: Open, client: str = "127.0.0.1", **headers: str) -> AsyncIterator[Socket]:
    """A socket that is open."""
    found = Socket(house, **headers)
    async with asyncio.timeout(20):
        running = asyncio.create_task(found.run(client))
        try:
            yield found
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
