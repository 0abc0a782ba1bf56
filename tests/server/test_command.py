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
        ("--db", "postgresql://a@b:notaport/x"),
        ("--db", "postgresql://[::"),
        ("--base-path", "/a b"),
        ("--base-path", "../x"),
        ("--base-path", "/a/../b"),
        ("--origin", "x"),
        ("--origin", "http://["),
        ("--origin", "https://example.org/cards"),
        ("--origin", "https://example.org:99999"),
        ("--host", "no.such.host.invalid"),
        ("--port", "99999"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words: tuple[str, ...]) -> None:
    said = told("serve", *words) if "--port" in words else told("serve", "--port", "0", *words)

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


def test_database_that_cannot_be_made_is_not_said_to_be_missing() -> None:
    said = told("serve", "--port", "0", "--db", "sqlite:////proc/x.db")

    assert (2, True) == (said.returncode, "cannot be opened: No such file or directory" in said.stderr)


@pytest.mark.parametrize(
    "words",
    [
        ("missing.json",),
        ("http://127.0.0.1:1/x",),
        ("http://localhost:8711/a b",),
        ("http://localhost:x/",),
        ("http://[::",),
        ("ftp://x/y",),
        (__file__,),
    ],
)
def test_source_that_cannot_be_checked_is_said(words: tuple[str, ...]) -> None:
    said = told("fair", *words)

    assert 2 == said.returncode
    assert words[0] in said.stderr


SAID = {
    ("fair", "."): "« . » est illisible : c’est un dossier",
    ("fair", __file__): "ce n’est pas ce qu’une table publie de ses donnes",
    ("fair", "http://127.0.0.1:1/x"): "personne ne répond à cette adresse",
    ("fair", "http://localhost:x/"): "ce n’est pas une adresse",
    ("record", "check", "."): "« . » est illisible : c’est un dossier",
    ("restore", "missing.gz"): "Impossible de lire ou d’écrire missing.gz : il n’y a rien de ce nom",
    ("serve", "--db", "sqlite:////nowhere/x.db"): "ne s’ouvre pas : le fichier ne s’ouvre pas",
    ("serve", "--host", "256.1.1.1"): "cet hôte",
}
"""What is said in French of what the system tells in English."""


@pytest.mark.parametrize("words", SAID)
def test_what_the_system_says_is_told_in_the_language_of_the_environment(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    said = told(*words)

    assert 2 == said.returncode
    assert SAID[words] in said.stderr.replace("\u202f", " ").replace("\xa0", " ")
