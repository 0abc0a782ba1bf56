"""How long it takes from `make run` until the first page is there.

    .venv/bin/python benchmarks/starting.py            five starts of this clone, which was set up before
    .venv/bin/python benchmarks/starting.py --fresh    one start of a new clone, with empty caches

Each start has a new database and a port of its own. The page is asked for every 20 ms from the first moment on, and
counts when it is there whole. What is set up anew needs a network, and the time has the downloads in it.
"""

import http.client
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

STARTS = 5
ROOT = Path(__file__).resolve().parent.parent
AGAIN_S = 0.02
PATIENCE_S = 300
# everything that keeps what it has fetched before
CACHES = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME")


def answers(port: int) -> bool:
    """Whether the first page is there."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    try:
        line.request("GET", "/")
        answer = line.getresponse()
        return answer.status == 200 and b"</html>" in answer.read()
    except OSError:
        return False
    finally:
        line.close()


def start_s(clone: Path, environment: Mapping[str, str]) -> float:
    """The seconds from `make run` to the first page. Raises TimeoutError."""
    port = 20_000 + os.getpid() % 20_000
    with tempfile.TemporaryDirectory() as folder:
        words = ["make", "run", f"ARGS=serve --port {port} --db sqlite:///{folder}/rebelote.db"]
        began = time.perf_counter()
        running = subprocess.Popen(
            words, cwd=clone, env=environment, stdout=subprocess.DEVNULL, start_new_session=True
        )
        try:
            while not answers(port):
                if running.poll() is not None or time.perf_counter() - began > PATIENCE_S:
                    raise TimeoutError("no page came")
                time.sleep(AGAIN_S)
            return time.perf_counter() - began
        finally:
            os.killpg(running.pid, signal.SIGTERM)
            running.wait()


def fresh_s() -> float:
    """The same in a new clone, where nothing is kept of what was fetched."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "rebelote"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        caches = {name: str(Path(folder) / name) for name in CACHES}
        return start_s(clone, {**os.environ, **caches, "CI": "1"})


def main(arguments: list[str]) -> None:
    """Prints a line for each start, with the load of the machine before it."""
    for _ in range(1 if arguments else STARTS):
        load = os.getloadavg()[0]
        taken = fresh_s() if arguments else start_s(ROOT, {**os.environ, "CI": "1"})
        print(
            f"{'fresh' if arguments else 'later'}: {taken:.2f} s to the first page, load {load:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
