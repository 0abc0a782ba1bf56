"""How many tables one server carries: 500 tables of four sockets each at one move a second, then more and more.

    .venv/bin/python benchmarks/server.py [--against boardgame.io] [--tables 500] [--seconds 20] [--words]

A real server process is measured from outside. A move is timed by its number from the moment at which it is sent to
the moment at which the last of the four seats has been told. The crowd is a process of its own that does as little as
it can for each message; what it takes of a core is printed too. The most moves a second are those at which of a hundred
moves no more than one is later than 100 ms and nothing is left undone; the bounds are asked for in stages.

The other server is boardgame.io's own, with its storage in memory, and plays a trick game of the same pattern
(benchmarks/rivals): the same crowd speaks socket.io with it. Ours writes every move to the disk before it tells it.
"""

import argparse
import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent
sys.path.insert(0, str(BENCHMARKS.parent))

from crowd.measuring import used
from tools.client import node

RIVAL = BENCHMARKS / "rivals" / "boardgame.io"


@contextlib.contextmanager
def rebelote(database: str) -> Iterator[tuple[int, int]]:
    """The process and the port of a server of ours."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        words = ["serve", "--db", database or f"sqlite:///{folder}/x.db", "--port", "0"]
        server = subprocess.Popen(
            [sys.executable, "-c", "from rebelote.cli import main; main()", *words, "--tables-a-minute", "0"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C", "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert server.stdout is not None
            found = re.search(r":(\d+)/", server.stdout.readline())
            assert found is not None
            port = int(found[1])
            urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()
            print(
                f"rebelote: first page after {time.perf_counter() - begun:.2f} s, {used(server.pid)[0]:.2f} s of a core",
                flush=True,
            )
            yield server.pid, port
        finally:
            server.terminate()
            server.wait()


@contextlib.contextmanager
def boardgame(cache: Path) -> Iterator[tuple[int, int]]:
    """The process and the port of a server of boardgame.io, which is fetched into a folder if it is not there."""
    npm = node(Path(sys.executable))
    cache.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "trick.js", "serve.js"):
        shutil.copy(RIVAL / name, cache / name)
    if not (cache / "node_modules" / "boardgame.io").is_dir():
        npm.run("install", "--silent", "--omit=optional", where=cache)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        ["node", "serve.js", str(port)],
        cwd=cache,
        env={**npm.environment, "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line, "the other server does not start"
        yield server.pid, port
    finally:
        server.kill()
        server.wait()


def most(kind: str, pid: int, port: int, given: argparse.Namespace) -> float:
    """Let the crowd play, print what it saw, and give the most moves a second."""
    words = ["--most"] if given.most else []
    words += ["--words"] if given.words and kind == "rebelote" else []
    asked = [sys.executable, "-m", "crowd", kind, str(port), str(pid), str(given.tables), str(given.seconds)]
    crowd = subprocess.Popen([*asked, *words], cwd=BENCHMARKS, stdout=subprocess.PIPE, text=True)
    last = ""
    try:
        assert crowd.stdout is not None
        for line in crowd.stdout:
            if last:
                print(last, flush=True)
            last = line.rstrip("\n")
        if crowd.wait():
            sys.exit(last)
    finally:
        crowd.kill()
        crowd.wait()
    return float(last)


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--database", default="", help="a database other than a new one of SQLite")
    asked.add_argument("--words", action="store_true", help="tell in sentences as well, as to the pages")
    asked.add_argument("--steady", dest="most", action="store_false", help="one move a second, and no more")
    asked.add_argument("--against", choices=("boardgame.io",), help="measure another server in the same run")
    asked.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "rebelote" / "boardgame.io")
    given = asked.parse_args()
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    with rebelote(given.database) as (pid, port):
        ours = most("rebelote", pid, port, given)
    if given.most:
        print(f"rebelote: {ours:,.0f} moves/s at most")
    if given.against:
        with boardgame(given.cache) as (pid, port):
            theirs = most("boardgame.io", pid, port, given)
        if given.most:
            print(f"boardgame.io: {theirs:,.0f} moves/s at most; ratio {ours / theirs:.2f}")


if __name__ == "__main__":
    main()
