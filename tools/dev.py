#!/usr/bin/env python3
"""Sets the house up, starts it and checks it; needs Python 3.11 and its standard library only.

    python3 tools/dev.py setup         .venv with exactly what requirements.lock names, and the client
    python3 tools/dev.py run [ARGS]    set up, then the table in the browser, or `rebelote ARGS`
    python3 tools/dev.py client        set up, then build the client when its sources changed
    python3 tools/dev.py check         set up, then style, types and contracts
    python3 tools/dev.py pytest [ARGS] set up, then the tests, or `pytest ARGS`
    python3 tools/dev.py docs          set up, then links and examples of the documents
    python3 tools/dev.py browser       set up, then the tests that click, or tests/browser with pytest
    python3 tools/dev.py screenshots   set up, then the pictures of the documents
    python3 tools/dev.py test          check, pytest, the tests of the client, and browser
    python3 tools/dev.py bench-setup   set up, then other people's engines to measure against
    python3 tools/dev.py lock          write requirements.lock anew from pyproject.toml

Everything it makes lies inside the clone and is ignored by git; only uv keeps a cache elsewhere.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv
import webbrowser
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMP = VENV / ".set-up"
LOCK = ROOT / "requirements.lock"
OLDEST = (3, 11)
STARTED = time.perf_counter()
NEWER_PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")

PORT = 8000
SERVE = ["serve", "--db", f"sqlite:///{ROOT / 'rebelote.db'}", "--port", str(PORT)]
QUIET = "--no-browser"
PATIENCE = 20  # seconds in which the server has to answer before its page is opened
CLIENT = "tools/client.py"
CHECKED = ["src", "tests", "tools"]
CHECKS = [
    ["ruff", "check", *CHECKED],
    ["ruff", "format", "--check", *CHECKED],
    ["mypy", "--strict", "src", "tools"],
    ["lint-imports", "--no-logo"],
]
TESTS = ["pytest", "-n", "2", "-m", "not slow and not bench"]
BUILD = ["python", CLIENT, "build"]
CLIENT_TESTS = [["python", CLIENT, "check"], ["python", CLIENT, "test"]]
# the driver leaves a running event loop in its process, so these tests have processes of their own; they wait for
# browsers and for bots more than they compute, so there are more of them than cores
CLICKS = ["pytest", "-n", "4", "tests/browser"]
PICTURES = [["python", "tools/pictures.py"], ["python", "tools/screenshots.py"]]
DOCS = ["pytest", "docs", "tests/house/test_docs.py"]
COMPILE = [
    *("uv", "pip", "compile", "pyproject.toml", "--group", "dev", "--universal", "--python-version", "3.11"),
    *("--no-emit-index-url", "--no-header", "--no-annotate", "--generate-hashes", "--quiet"),
    *("--output-file", "requirements.lock"),
]
NO_ENSUREPIP = (
    "This Python cannot make a virtual environment, since its module ensurepip is missing.\n"
    "On Debian and Ubuntu install it with: apt install python{}.{}-venv"
)


def say(text: str) -> None:
    """Prints a line about progress, with the seconds since the start."""
    print(f"[{time.perf_counter() - STARTED:5.1f} s] {text}", flush=True)


def command(words: list[str]) -> list[str]:
    """The words with the first one as a program of the virtual environment."""
    return [str(BIN / words[0]), *words[1:]]


def do(words: list[str]) -> None:
    """Runs a program of the virtual environment. Raises CalledProcessError when it fails."""
    subprocess.run(command(words), check=True, cwd=ROOT)


def passes(words: list[str], *, whole: bool = False) -> bool:
    """Runs a program of the virtual environment and says whether it was content; its words come `whole` at its end."""
    kept = subprocess.PIPE if whole else None
    ended = subprocess.run(
        command(words), cwd=ROOT, check=False, stdout=kept, stderr=kept and subprocess.STDOUT
    )
    if whole:
        print(ended.stdout.decode(errors="replace"), end="", flush=True)
    fine = ended.returncode == 0
    say(f"{' '.join(words)}: {'ok' if fine else 'FAILED'}")
    return fine


def fingerprint(python: str) -> str:
    """What the environment depends on: where it lies, its Python, and the files that describe it.

    The place is the first line, since programs of an environment name it and cannot be moved.
    """
    content = hashlib.sha256(python.encode())
    for path in (LOCK, ROOT / "pyproject.toml", Path(__file__)):
        content.update(hashlib.sha256(path.read_bytes()).digest())
    return f"{ROOT}\n{content.hexdigest()}\n"


def pinned(name: str, lock: str) -> str:
    """The lines of a lock that pin one package, with their hashes. Raises ValueError if there are none."""
    found = re.search(rf"^{re.escape(name)}==.*(?:\n +--hash.*)*", lock, re.MULTILINE)
    if found is None:
        raise ValueError(f"{LOCK.name} pins no {name}")
    return found.group() + "\n"


def fault(version: tuple[int, int], has_ensurepip: bool) -> str | None:
    """Why a Python cannot set the house up, in words, or None if it can."""
    if version < OLDEST:
        return f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, this is {version[0]}.{version[1]}."
    return None if has_ensurepip else NO_ENSUREPIP.format(*version)


def is_set_up() -> bool:
    """Whether `.venv` holds exactly the lock and the house itself."""
    return STAMP.exists() and STAMP.read_text() == fingerprint(sys.version)


def setup() -> None:
    """Makes `.venv` hold exactly the lock and the house itself; does nothing when it already does."""
    if is_set_up():
        return
    wanted = fingerprint(sys.version)
    present = STAMP.read_text() if STAMP.exists() else ""
    moved = bool(present) and present.splitlines()[0] != str(ROOT)
    if moved or not has_pip():
        make_environment()
    STAMP.unlink(missing_ok=True)
    install_lock()
    STAMP.write_text(wanted)
    say("set up")


def has_pip() -> bool:
    """Whether the environment exists with a working pip of the Python that runs this."""
    python = BIN / "python"
    ask = [str(python), "-c", "import pip, sys; print(sys.version)"]
    if not python.exists():
        return False
    answer = subprocess.run(ask, capture_output=True, text=True, check=False)
    return answer.returncode == 0 and answer.stdout.rstrip("\n") == sys.version


def make_environment() -> None:
    """A new `.venv` in place of any old one; ends the program when Python cannot make it."""
    reason = fault(sys.version_info[:2], importlib.util.find_spec("ensurepip") is not None)
    if reason is not None:
        sys.exit(reason)
    say("making .venv")
    venv.create(VENV, with_pip=True, clear=True)


def install_lock() -> None:
    """Brings uv by pip and everything else by uv: pip alone needs about ten times as long."""
    uv = VENV / "uv.lock.txt"
    uv.write_text(pinned("uv", LOCK.read_text()))
    quiet = ["--quiet", "--disable-pip-version-check", "--no-cache-dir"]
    do(["python", "-m", "pip", "install", *quiet, "--require-hashes", "--requirement", str(uv)])
    into = ["--quiet", "--python", str(BIN / "python")]
    do(["uv", "pip", "sync", *into, "--require-hashes", str(LOCK)])
    do(["uv", "pip", "install", *into, "--no-deps", "--no-build-isolation", "--editable", "."])


def build() -> None:
    """Builds the client when its sources changed."""
    do(BUILD)


def house() -> None:
    """Sets everything up, the client too: at the same time, where the path has a node to build it with."""
    if not is_set_up():
        with subprocess.Popen([sys.executable, CLIENT, "early"], cwd=ROOT):
            setup()
    # it says what is wrong where the early one could not do it
    build()


def run(arguments: list[str]) -> None:
    """Becomes `rebelote` with the arguments, or the table in the browser."""
    program = str(BIN / "rebelote")
    wanted = [each for each in arguments if each != QUIET] or SERVE
    prepare = house if wanted[0] == "serve" else setup
    prepare()
    if not arguments and has_screen(sys.platform, os.environ) and is_free(PORT):
        subprocess.Popen([sys.executable, __file__, "open"])
    os.execv(program, [program, *wanted])


def has_screen(system: str, environment: Mapping[str, str]) -> bool:
    """Whether a page can be shown to a person."""
    if environment.get("CI"):
        return False
    return system in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys())


def is_free(port: int) -> bool:
    """Whether nobody listens on a port of this machine: the page of somebody else is not ours to open."""
    with socket.socket() as asked:
        asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            asked.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def is_ours(address: str) -> bool:
    """Whether a house answers at an address. Raises OSError as long as nobody does."""
    with urllib.request.urlopen(f"{address}health", timeout=1) as answer:
        try:
            told = json.load(answer)
        except ValueError:
            return False
    return isinstance(told, dict) and {"well", "protocol", "base"} <= told.keys()


def show(port: int = PORT) -> None:
    """Opens the page as soon as the server answers, and not if it has ended or another one came before it."""
    address, server = f"http://127.0.0.1:{port}/", os.getppid()
    for _ in range(10 * PATIENCE):
        if os.getppid() != server:
            return
        try:
            ours = is_ours(address)
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            if ours:
                webbrowser.open(address)
            return


def verdict(*checks: list[str], beside: Sequence[list[str]] = ()) -> None:
    """Sets up, runs every check even after one has failed, and ends with status 1 if any did.

    Those `beside` run meanwhile, one after the other, and each prints in one piece.
    """
    setup()
    with ThreadPoolExecutor(1) as lane:
        others = [lane.submit(passes, words, whole=True) for words in beside]
        failed = [words for words in checks if not passes(words)]
        failed += [words for words, other in zip(beside, others, strict=True) if not other.result()]
    if failed:
        sys.exit("failed: " + "; ".join(" ".join(words) for words in failed))


def test() -> None:
    """Runs everything that must pass. One browser keeps two cores busy, the tests without one do not."""
    house()
    verdict(TESTS, CLICKS, beside=[*CHECKS, *CLIENT_TESTS])


def main(arguments: list[str]) -> None:
    """Carries out one command line."""
    name, rest = (arguments or [""])[0], arguments[1:]
    if name == "run":
        run(rest)
    elif name == "pytest":
        verdict(["pytest", *rest] if rest else TESTS)
    elif rest or name not in COMMANDS:
        sys.exit(f"{__doc__}\nunknown: {' '.join(arguments) or 'no command'}")
    else:
        COMMANDS[name]()


def install_bench() -> None:
    """Adds the group `bench` to the environment; the next change of the lock takes it away again."""
    setup()
    do(["uv", "pip", "install", "--python", str(BIN / "python"), "--group", "bench"])


def write_lock() -> None:
    """Writes the lock anew, keeping the versions that still fit."""
    setup()
    do(COMPILE)


COMMANDS = {
    "setup": house,
    "client": house,
    "open": show,
    "check": lambda: verdict(*CHECKS),
    "docs": lambda: verdict(DOCS),
    "browser": lambda: verdict(BUILD, CLICKS),
    "screenshots": lambda: verdict(BUILD, *PICTURES),
    "test": test,
    "bench-setup": install_bench,
    "lock": write_lock,
}


def newer_python() -> str | None:
    """A Python on the path that is new enough, when this one is not."""
    found = (shutil.which(name) for name in NEWER_PYTHONS)
    return next((path for path in found if path), None)


if __name__ == "__main__":
    better = newer_python() if sys.version_info < OLDEST else None
    if better:
        os.execv(better, [better, *sys.argv])
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(f"failed: {' '.join(failed.cmd)}")
