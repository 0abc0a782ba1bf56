"""The command line of the server: it starts, ends well, and says what it cannot do."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.process import process

HEAVY = (
    "starlette",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "redis",
    "msgspec",
    "segno",
    "websockets",
    "numba",
    "numpy",
)


def told(*words: str) -> subprocess.CompletedProcess[str]:
    """What the command says and how it ends."""
    program = [sys.executable, "-c", "from rebelote.cli import main; main()", *words]
    return subprocess.run(program, capture_output=True, text=True, check=False, timeout=60)


def test_command_line_starts_without_the_server() -> None:
    text = f"import sys, rebelote.cli.main; print([each for each in {HEAVY} if each in sys.modules])"
    said = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)

    assert "[]" == said.stdout.strip()


def test_server_ends_well_when_it_is_asked_to(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'x.db'}") as server:
        assert 0 == server.stop()


@pytest.mark.parametrize(
    "words",
    [
        ("--db", "letters.txt"),
        ("--db", "sqlite:////nowhere/at/all/x.db"),
        ("--base-path", "/a b"),
        ("--host", "no.such.host.invalid"),
        ("--port", "99999"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words: tuple[str, ...]) -> None:
    said = told("serve", *words)

    assert (2, 1) == (said.returncode, len(said.stderr.strip().splitlines()))
    assert words[1] in said.stderr


def test_port_that_is_taken_is_said() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = told("serve", "--port", port)

    assert 2 == said.returncode
    assert port in said.stderr


@pytest.mark.parametrize("words", [("missing.json",), ("http://127.0.0.1:1/x",), ("ftp://x/y",), (__file__,)])
def test_source_that_cannot_be_checked_is_said(words: tuple[str, ...]) -> None:
    said = told("fair", *words)

    assert 2 == said.returncode
    assert words[0] in said.stderr
