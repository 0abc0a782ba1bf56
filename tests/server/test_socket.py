"""Real sockets of a real server: bad messages, lost lines, whole matches."""

import asyncio
import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.process import Client, Process, client, process

from rebelote.cli.fair import fair

ROOT = Path(__file__).resolve().parents[2]
SETUP = "belote/ffb-coinche"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said is said in English."""
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A running server under a base path."""
    file = tmp_path_factory.mktemp("server") / "x.db"
    with process(f"sqlite:///{file}", "--base-path", "/cards", "--tables-a-minute", "0") as found:
        yield found


def table(server: Process, *plan: str, **more: Any) -> str:
    """The code of a new table."""
    asked = {"setup": SETUP, "plan": list(plan) or None, "pace_ms": 0, **more}
    return str(server.request("api/tables", asked)["code"])


def talk(server: Process, conversation: Callable[[Client], Awaitable[None]]) -> None:
    """A conversation over one socket."""

    async def run() -> None:
        async with client(server.port, server.base) as line:
            await conversation(line)

    asyncio.run(run())


@pytest.mark.parametrize("code", ["WRONGC0D", "ABCDEFG", "ABCD EFG", "é" * 8])
def test_seat_code_with_a_slip_of_the_pen_is_a_wrong_one(server: Process, code: str) -> None:
    async def conversation(line: Client) -> None:
        await line.say(t="join", table=table(server), code=code)

        assert "seat-code" == (await line.hear("problem"))["code"]

    talk(server, conversation)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"t":"fly"}', '{"t":"join"}', "\x00", b"\xff\xfe", "[" * 1900]
)
def test_text_that_is_no_message_is_refused_and_the_line_stands(server: Process, text: str | bytes) -> None:
    async def conversation(line: Client) -> None:
        await line.send(text)
        problem = await line.hear()
        await line.say(t="join", table=table(server))

        assert ("problem", "message", False) == (problem["t"], problem["code"], problem["fatal"])
        assert "welcome" == (await line.hear())["t"]

    talk(server, conversation)


def test_nothing_is_heard_before_joining(server: Process) -> None:
    async def conversation(line: Client) -> None:
        await line.say(t="start")

        assert "not-joined" == (await line.hear())["code"]

    talk(server, conversation)


def test_unknown_table_ends_the_line(server: Process) -> None:
    async def conversation(line: Client) -> None:
        await line.say(t="join", table="AAAAAA")
        problem = await line.hear()

        assert ("no-table", True) == (problem["code"], problem["fatal"])
        assert await line.ended()

    talk(server, conversation)


def test_flood_of_messages_is_heard_slowly_and_nothing_of_it_is_lost(server: Process) -> None:
    async def conversation(line: Client) -> None:
        await line.say(t="join", table=table(server))
        for number in range(150):
            await line.say(t="ping", n=number)
        begun = time.monotonic()
        pongs = [(await line.hear("pong"))["n"] for _ in range(150)]

        assert list(range(150)) == pongs
        assert time.monotonic() - begun > 0.5

    talk(server, conversation)


def test_bad_messages_without_end_end_the_line(server: Process) -> None:
    async def conversation(line: Client) -> None:
        for _ in range(60):
            await line.send("nonsense")

        assert await line.ended()
        assert 50 == len(line.texts)

    talk(server, conversation)


def test_frame_without_end_ends_the_line(server: Process) -> None:
    async def conversation(line: Client) -> None:
        await line.send("x" * 100_000)

        assert await line.ended()

    talk(server, conversation)


def test_ping_is_answered(server: Process) -> None:
    async def conversation(line: Client) -> None:
        await line.say(t="join", table=table(server))
        await line.say(t="ping", n=7)

        assert 7 == (await line.hear("pong"))["n"]

    talk(server, conversation)


def test_lost_line_is_found_again_with_what_was_missed(server: Process) -> None:
    async def test() -> None:
        code = table(server, "person", "person", "person", "person")
        async with client(server.port, server.base) as one:
            await one.say(t="join", table=code)
            welcome = await one.hear("welcome")
            seats = [client(server.port, server.base) for _ in range(3)]
            others = [await each.__aenter__() for each in seats]
            for other in others:
                await other.say(t="join", table=code)
            update = await one.hear("update")
        async with client(server.port, server.base) as again:
            seen = {"match": update["match"], "ply": update["ply"]}
            await again.say(t="join", table=code, code=welcome["code"], seen=seen)
            back = await again.hear("update")
        for each in seats:
            await each.__aexit__(None, None, None)

        assert update["ply"] == back["since"]
        assert update["view"]["zones"] == back["view"]["zones"]

    asyncio.run(test())


def test_client_of_the_documents_plays_a_match_that_is_found_fair(
    server: Process, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = table(server, "person", "simple", "random", "simple")
    words = [sys.executable, str(ROOT / "docs/client.py"), server.here, code]
    said = subprocess.run(words, capture_output=True, text=True, check=True, timeout=100)
    address = f"{server.here}api/tables/{code}/fair"
    file = tmp_path / "fair.json"
    file.write_text(json.dumps(server.fair(code)))

    assert "winners" in said.stdout
    assert [0, 0] == [fair(address), fair(str(file))]
    assert "Everything is as it was promised." in capsys.readouterr().out


def test_client_of_the_documents_takes_another_name_where_its_own_is_taken(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'robin.db'}", "--tables-a-minute", "0") as house:
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        me = json.load(browser.open(house.here + "api/me", b'{"name":"Robin"}'))
        asked = json.dumps({"name": "Robin", "password": "correct horse"}).encode()
        token = {"x-rebelote-token": me["token"]}
        made = json.load(browser.open(urllib.request.Request(house.here + "api/me/account", asked, token)))
        code = table(house, "person", "random", "random", "random", setup="updown/bistro")
        words = [sys.executable, str(ROOT / "docs/client.py"), house.here, code]

        said = subprocess.run(words, capture_output=True, text=True, check=True, timeout=100)
        house.stop()

    assert made["account"]
    assert "winners" in said.stdout


def test_fair_says_that_there_is_nothing_to_check_before_chance_drew(
    server: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == fair(f"{server.here}api/tables/{table(server)}/fair")
    assert "There is nothing to check yet." in capsys.readouterr().out


def test_fair_tells_a_forged_pack(
    server: Process, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = table(server, "simple", "simple", "simple", "simple", changes=["target=501"])

    async def over(line: Client) -> None:
        await line.say(t="join", table=code, watch=True)
        while (await line.hear("update"))["view"]["facts"].get("phase") != "over":
            continue

    talk(server, over)
    found = server.fair(code)
    found["secrets"][1]["secret"] = "0" * 64
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(found))

    assert 1 == fair(str(file))
    assert "does not give the promised hash" in capsys.readouterr().out


def test_guide_client_is_short() -> None:
    lines = (ROOT / "docs/client.py").read_text().splitlines()
    code = [line for line in lines[lines.index("import asyncio") :] if line.strip() and "#" not in line[:9]]

    assert len(code) <= 45
