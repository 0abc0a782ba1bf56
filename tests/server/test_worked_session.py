"""The session of docs/protocol.md is one that a real server has."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.server.process import Client, Process, client, process
from tests.server.session_page import REST, exchange, unlike

from rebelote.wire.codec import decode

SHOWN = list(exchange())
ANSWERS = [message for who, message in SHOWN if who == "<"]
BEGINNING = ["welcome", "update", "seats", "committed", "update", "committed", "update", "update"]
SETUP = {
    "setup": "belote/ffb-coinche",
    "plan": ["person", "simple", "simple", "simple"],
    "pace_ms": 0,
    "changes": ["target=501"],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A running server."""
    file = tmp_path_factory.mktemp("session") / "x.db"
    with process(f"sqlite:///{file}", "--tables-a-minute", "0") as found:
        yield found


def test_every_message_of_the_client_on_the_page_is_one() -> None:
    said = [message for who, message in SHOWN if who == ">"]

    assert [message["t"] for message in said] == [
        type(decode(json.dumps(each))).__name__.lower() for each in said
    ]


def test_page_shows_what_every_kind_of_answer_looks_like() -> None:
    assert [*BEGINNING, "update", "refused", "welcome", "update", "update", "revealed"] == [
        each["t"] for each in ANSWERS
    ]


def test_shape_that_differs_is_found() -> None:
    shown = {"t": "update", "ply": 3, "events": [{"code": "called", "facts": {"seat": 0}}], REST: 0}
    real = {"t": "update", "ply": "3", "events": [{"code": "called", "facts": {}}], "more": 1}

    assert [".events", ".ply"] == sorted(each.partition(":")[0] for each in unlike(shown, real))
    assert [] == unlike(shown, {**shown, "more": 1})


@asynccontextmanager
async def sat_down(server: Process) -> AsyncIterator[tuple[Client, str, list[dict[str, Any]]]]:
    """A line at a table where the last seat deals, as on the page, and what it has heard until its turn."""
    while True:
        code = str(server.request("api/tables", SETUP)["code"])
        async with client(server.port, server.base) as line:
            await line.say(t="join", table=code, name="Anne", language="lb")
            heard = [await line.hear()]
            while [0] != heard[-1].get("view", {}).get("due"):
                heard.append(await line.hear())
            # updates may be put together, and somebody else may deal
            if BEGINNING == [each["t"] for each in heard]:
                yield line, code, heard
                return


async def turn(line: Client, answer: dict[str, Any] | None = None) -> dict[str, Any]:
    """The next update in which the first seat has to move, or the last of the match."""
    update = answer or await line.hear("update")
    while 0 not in update["view"]["due"] and "result" not in update:
        update = await line.hear("update")
    return update


async def act(line: Client, update: dict[str, Any], move: str) -> None:
    """Make a move in the position of an update."""
    name = f"{update['match']}.{update['ply']}"
    await line.say(t="act", match=update["match"], ply=update["ply"], move=move, id=name)


async def refused(line: Client) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Bid as on the page, and play until a card may not be played because of another suit that was led.

    Returns the answer to the bid, the update before the card, and the refusal.
    """
    bid = await line.hear("update")
    now = await turn(line, bid)
    while True:
        cards = [each["move"] for each in now["view"]["greyed"] if each["reason"]["code"] == "follow"]
        if cards:
            await act(line, now, cards[0])
            return bid, now, await line.hear("refused")
        await act(line, now, now["view"]["choices"][0])
        now = await turn(line)


async def session(server: Process) -> list[dict[str, Any]]:
    """The session of the page: the answers of the table in their order."""
    async with sat_down(server) as (line, code, heard):
        await act(line, heard[-1], "80h")
        bid, now, refusal = await refused(line)
        # the line goes down before the answer to a move has come
        await act(line, now, now["view"]["choices"][0])
    async with client(server.port, server.base) as again:
        seen = {"match": now["match"], "ply": now["ply"]}
        await again.say(t="join", table=code, code=heard[0]["code"], seen=seen)
        welcome, back = await again.hear("welcome"), await again.hear("update")
        update = await turn(again, back)
        while "result" not in update:
            await act(again, update, update["view"]["choices"][0])
            update = await turn(again)
        return [*heard, bid, refusal, welcome, back, update, await again.hear("revealed")]


def test_real_server_answers_as_on_the_page(server: Process) -> None:
    real = asyncio.run(session(server))

    assert [] == [
        wrong for shown, said in zip(ANSWERS, real, strict=True) for wrong in unlike(shown, said, shown["t"])
    ]
