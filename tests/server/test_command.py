"""The command line of the server: it starts, ends well, and says what it cannot do."""

import asyncio
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.process import Process, client, process
from tests.tables.test_leaks import Watch, cards_in

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


async def recorded(server: Process, setup: str, seats: int) -> tuple[str, list[tuple[int | None, list[str]]]]:
    """Every text that the sockets of a match received, those of its seats and of two who watched."""
    made = await asyncio.to_thread(
        server.request,
        "api/tables",
        {"setup": setup, "plan": ["person"] * seats, "pace_ms": 0},
    )
    code = made["code"]
    heard = await asyncio.gather(
        *(sat(server, code, seat) for seat in range(seats)), watched(server, code), watched(server, code)
    )
    return code, list(heard)


async def sat(server: Process, code: str, seat: int) -> tuple[int | None, list[str]]:
    """What a seat is told that plays its first choice, and breaks its line once."""
    texts: list[str] = []
    own: dict[str, Any] = {"code": None, "seen": None}
    while True:
        async with client(server.port, server.base) as line:
            await line.say(t="join", table=code, seat=seat, **own)
            while True:
                message = await line.hear()
                if message["t"] == "welcome":
                    own["code"] = message["code"]
                if message["t"] != "update":
                    continue
                own["seen"] = {"match": message["match"], "ply": message["ply"]}
                view = message["view"]
                if "result" in message:
                    return seat, texts + line.texts
                if view["seat"] in view["due"]:
                    choice = view["choices"][-1]
                    await line.say(t="act", move=choice, id=str(message["ply"]), **own["seen"])
                if message["ply"] > 30 and not texts:
                    break
            texts += line.texts


async def watched(server: Process, code: str) -> tuple[int | None, list[str]]:
    """What a spectator is told."""
    async with client(server.port, server.base) as line:
        await line.say(t="join", table=code, watch=True)
        while "result" not in await line.hear("update"):
            continue
        return None, line.texts


class Replay:
    """A finished match, played again to see what each pair of eyes knew at each ply."""

    def __init__(self, fair: dict[str, Any]) -> None:
        watch = Watch(fair["setup"], fair["seats"])
        self.known = [watch.known]
        for made in fair["matches"][0]["moves"]:
            watch.look(made["seat"], made["move"])
            self.known.append(dict(watch.known))

    def leaks(self, observer: int | None, texts: list[str]) -> list[str]:
        """Texts that name a card which their reader had not seen since the ply that they tell of."""
        found, ply = [], 0
        for text in texts:
            ply, first = self._span(text, ply)
            known = set().union(*(self.known[each][observer] for each in range(first, ply + 1)))
            if '"t":"revealed"' not in text and cards_in(text) - known:
                found.append(f"{observer} at {ply}: {sorted(cards_in(text) - known)} in {text[:200]}")
        return found

    def _span(self, text: str, ply: int) -> tuple[int, int]:
        if '"t":"update"' not in text:
            return ply, ply
        now = int(re.findall(r'"ply":(\d+)', text)[0])
        since = re.findall(r'"since":(\d+)', text)
        return now, int(since[0]) if since else now


@pytest.mark.parametrize(
    ("setup", "seats"),
    [
        ("belote/ludiclub-classic;end_mode=deals;deals=10", 4),
        ("belote/two-classic", 2),
        ("belote/three-32", 3),
    ],
)
def test_no_socket_receives_a_card_that_its_seat_may_not_know(tmp_path: Path, setup: str, seats: int) -> None:
    with process(f"sqlite:///{tmp_path / 'x.db'}") as server:
        code, heard = asyncio.run(recorded(server, setup, seats))
        replay = Replay(server.fair(code))

    assert [] == [leak for observer, texts in heard for leak in replay.leaks(observer, texts)]
    assert all(len(texts) > 20 for _, texts in heard)
