"""`rebelote play` from the outside."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PROGRAM = Path(sys.executable).parent / "rebelote"
PATIENCE_S = 20


def run(*arguments: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command with some input, in an English environment."""
    return subprocess.run(
        [PROGRAM, "play", *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "COLUMNS": "80", **environment},
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("ludiclub-classik",), ("ludiclub-classik", "ludiclub-classic")),
        (("belote/cardavie",), ("belote/cardavie", "belote/cardavia")),
        (("cardavia", "--seat", "Q"), ("“Q”", "N W S E")),
        (("three-24", "--seat", "N"), ("“N”", "1 2 3")),
        (("cardavia", "--bots", "genius"), ("genius", "simple, random")),
        (("cardavia", "-o", "target=x"), ("target", "“x”", "1000")),
        (("cardavia", "-o", "tiroir=x"), ("tiroir",)),
        (("cardavia", "--lang", "nl"), ("nl", "fr, en, de, lb")),
        (("rammi/bistro", "--seats", "7"), ("7", "2, 3, 4, 5, 6")),
        (("whist/bistro", "--seats", "3"), ("3", "4")),
        (("updown/bistro", "--seats", "3", "--seat", "N"), ("“N”", "1 2 3")),
    ],
)
def test_bad_input_is_named_with_what_was_expected(arguments: tuple[str, ...], told: tuple[str, ...]) -> None:
    done = run(*arguments)
    lines = done.stderr.decode().splitlines()

    assert (2, b"", 1) == (done.returncode, done.stdout, len(lines))
    assert [] == [word for word in told if word not in lines[0]]


def test_faults_are_told_in_the_language_that_was_asked_for() -> None:
    assert "Table inconnue" in run("vachette", "--lang", "fr").stderr.decode()


def test_language_comes_from_the_environment() -> None:
    assert "Wëllkomm um Dësch" in run("cardavia", LANG="lb_LU.UTF-8").stdout.decode()


def test_bots_alone_play_to_the_end() -> None:
    done = run("belote/cardavia", "--auto", "--seed", "4", "--lang", "en")

    assert (0, b"") == (done.returncode, done.stderr)
    assert "the game is won!" in done.stdout.decode()


@pytest.mark.parametrize("language", ["fr", "en", "de", "lb"])
@pytest.mark.parametrize(
    "table", [("updown/bistro", "2"), ("updown/bistro", "3"), ("rammi/bistro", "3"), ("rammi/rami-fr", "6")]
)
def test_bots_alone_play_at_every_number_of_seats(table: tuple[str, str], language: str) -> None:
    address, seats = table
    done = run(address, "--seats", seats, "--auto", "--plain", "--seed", "8", "--lang", language)

    assert (0, b"") == (done.returncode, done.stderr)
    assert seats in done.stdout.decode()


def test_bytes_that_are_no_text_are_answered() -> None:
    done = run("cardavia", "--seed", "1", typed=b"\xff\xfe\x00\n")

    assert (0, b"") == (done.returncode, done.stderr)
    assert "is no possible move here" in done.stdout.decode()


def test_terminal_that_knows_no_suit_signs_gets_question_marks() -> None:
    done = run("cardavia", "--auto", "--seed", "1", PYTHONIOENCODING="ascii")

    assert (0, b"") == (done.returncode, done.stderr)
    assert b"?" in done.stdout


def talked(fd: int, replies: list[bytes]) -> Iterator[bytes]:
    """What comes out of a terminal, answering every prompt in turn.

    The last reply is given again while nothing happens: a key that comes before the prompt is ready for it is
    lost, as under a person's fingers.
    """
    waiting, silences = b"", 0
    last = replies[-1]
    while silences < 30:
        if not select.select([fd], [], [], 1)[0]:
            silences += 1
            if not replies:
                os.write(fd, last)
            continue
        try:
            part = os.read(fd, 65536)
        except OSError:
            return
        yield part
        waiting += part
        if waiting.endswith(b"> ") and replies:
            os.write(fd, replies.pop(0))
            waiting = b""


def left(child: int) -> int:
    """The exit status of a child that has said its last word; one that stays is killed."""
    gone, status = os.waitpid(child, os.WNOHANG)
    patience = time.monotonic() + PATIENCE_S
    while not gone and time.monotonic() < patience:
        time.sleep(0.05)
        gone, status = os.waitpid(child, os.WNOHANG)
    if not gone:
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


@pytest.mark.parametrize("last", [b"\x04", b"\x03"])
def test_end_of_input_and_interrupt_end_cleanly_in_a_real_terminal(last: bytes) -> None:
    child, fd = pty.fork()
    if child == 0:
        # whoever runs the tests in the background ignores the key, and what they start does too
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        environment = {**os.environ, "TERM": "xterm", "LANG": "en_GB.UTF-8"}
        os.execve(PROGRAM, ["rebelote", "play", "ludiclub-vache", "--seed", "3", "--lang", "en"], environment)
    text = b"".join(talked(fd, [b"p\n", b"1\n", last]))
    status = left(child)
    os.close(fd)

    assert 0 == status
    assert b"See you next time!" in text
    assert b"\x1b[31m" in text
