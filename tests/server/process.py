"""A real server process, and clients with real sockets."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)(\S*)")


class Process:
    """`rebelote serve` in a process of its own, which can be killed and started again on the same database."""

    def __init__(self, database: str, *more: str) -> None:
        self._words = [
            sys.executable,
            "-c",
            "from rebelote.cli import main; main()",
            "serve",
            "--db",
            database,
            *more,
        ]
        self.database = database
        self.port, self.base = 0, "/"
        self._running: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        """Start it and wait for its address."""
        words = [*self._words, "--port", str(self.port)]
        environment = {**os.environ, "LC_ALL": "C", "PYTHONUNBUFFERED": "1"}
        self._running = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._running.stdout is not None
        said = self._running.stdout.readline()
        found = ADDRESS.search(said)
        assert found is not None, said
        self.port, self.base = int(found[1]), found[2]
        return self

    def said(self) -> str:
        """The next line that it prints."""
        assert self._running is not None and self._running.stdout is not None
        return self._running.stdout.readline().strip()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and say its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._running is not None
        self._running.send_signal(how)
        status = self._running.wait(20)
        assert self._running.stdout is not None
        self._running.stdout.close()
        self._running = None
        return status

    @property
    def here(self) -> str:
        """The address of the server, with its base path."""
        return f"http://127.0.0.1:{self.port}{self.base}"

    def request(self, path: str, body: object = None) -> Any:
        """What a request is answered with, read as JSON."""
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(self.here + path, data, timeout=20) as answer:
            return json.load(answer)

    def fair(self, code: str) -> Any:
        """What a table publishes once its match is over, which is written after the last move was told."""
        while True:
            found = self.request(f"api/tables/{code}/fair")
            if found["matches"][-1]["over"]:
                return found

    def close(self) -> None:
        """Leave nothing running."""
        if self._running is not None:
            self.kill()


@contextmanager
def process(database: str, *more: str) -> Iterator[Process]:
    """A running server."""
    server = Process(database, *more)
    try:
        yield server.start()
    finally:
        server.close()


class Client:
    """A socket at a table, which keeps every text that it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.texts: list[str] = []

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self._socket.send(json.dumps(message))

    async def send(self, text: str | bytes) -> None:
        """Send any text."""
        await self._socket.send(text)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of some kinds."""
        while True:
            text = await self._socket.recv()
            assert isinstance(text, str)
            self.texts.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["t"] in kinds or not kinds:
                return message

    async def ended(self) -> bool:
        """Whether the server cuts the line, after what it still has to say."""
        try:
            while True:
                await self.hear("")
        except ConnectionClosed:
            return True


@asynccontextmanager
async def client(port: int, base: str = "/", *, browser: bool = False) -> AsyncIterator[Client]:
    """A socket of a server on this machine, of a program; or of a page in a new `browser`, which it will know again."""
    there = f"127.0.0.1:{port}"
    line = connect(
        f"ws://{there}{base}ws", compression=None, origin=Origin(f"http://{there}") if browser else None
    )
    async with asyncio.timeout(60), line as socket:
        yield Client(socket)
