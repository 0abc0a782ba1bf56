"""No socket of a real server receives a card that its reader may not know: whole matches, byte by byte."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.process import Process, client, process
from tests.tables.knowing import LANGUAGES, Watch, read

from rebelote.engine import addresses, find
from rebelote.locale import catalogue

SHORT = [
    ("belote/ludiclub-classic;end_mode=deals;deals=2", 4),
    ("belote/ffb-coinche;target=300", 4),
    ("belote/contree;end_mode=deals;deals=2", 4),
    ("belote/ludiclub-vache;end_mode=deals;deals=2", 4),
    ("belote/bistro-annonces;end_mode=deals;deals=2", 4),
    ("belote/three-32;end_mode=deals;deals=1", 3),
    ("belote/two-classic;end_mode=deals;deals=1", 2),
    ("belote/two-open;end_mode=deals;deals=1", 2),
    ("konter/bistro-fr;start_strokes=2", 4),
    ("updown/bistro", 3),
    ("rammi/bistro;end_mode=deals;deals=1;block=1", 4),
    ("whist/simple;deals=2;end_tie=shared", 4),
]
"""A short match of every family."""

ONE_DEAL = "whist/simple;deals=1;end_tie=shared"
"""Nobody plays on because of a tie at the top, which partners have in most deals (W34)."""

LATE = [SHORT[0], SHORT[1], SHORT[9], (ONE_DEAL, 4)]
LATE_PLY = 8
LINE = 500
"""After so many moves a line is broken: it lasts for a minute."""
ASKED = ({"t": "sheet"}, {"t": "sync"}, *({"t": "speak", "language": each} for each in LANGUAGES))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for all matches."""
    kept = tmp_path_factory.mktemp("house") / "x.db"
    with process(f"sqlite:///{kept}", "--tables-a-minute", "0") as running:
        yield running


async def recorded(server: Process, setup: str, seats: int) -> tuple[str, list[tuple[int | None, list[str]]]]:
    """Every text that the sockets of a match received, those of its seats and of two who watched."""
    made = await asyncio.to_thread(
        server.request,
        "api/tables",
        {"setup": setup, "plan": ["person"] * seats, "pace_ms": 0},
    )
    code = made["code"]
    heard = await asyncio.gather(
        *(sat(server, code, seat) for seat in range(seats)),
        watched(server, code, 1),
        watched(server, code, 6),
    )
    return code, list(heard)


async def sat(
    server: Process, code: str, seat: int, *, browser: bool = False
) -> tuple[int | None, list[str]]:
    """What a seat is told that plays by chance, asks, tries what it may not, and breaks its line now and then.

    Every other seat is told in words.
    """
    texts: list[str] = []
    chance, until = random.Random(seat), 30
    own: dict[str, Any] = {"code": None, "seen": None, **spoken_to(code, seat)}
    while True:
        async with client(server.port, server.base, browser=browser) as line:
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
                    choice = chance.choice(view["choices"])
                    await line.say(t="act", move=choice, id=str(message["ply"]), **own["seen"])
                elif message["since"] is not None and not chance.randrange(12):
                    await line.say(**chance.choice(ASKED))
                    await line.say(t="act", move="nothing", id=f"try {message['ply']}", **own["seen"])
                if message["ply"] > until:
                    until = message["ply"] + LINE
                    break
            texts += line.texts


def spoken_to(code: str, number: int) -> dict[str, Any]:
    """How somebody joins: every other one wants words, in a language that differs from table to table."""
    return {"words": number % 2 == 0, "language": LANGUAGES[(sum(map(ord, code)) + number // 2) % 4]}


async def watched(server: Process, code: str, number: int) -> tuple[int | None, list[str]]:
    """What a spectator is told."""
    texts: list[str] = []
    own: dict[str, Any] = {"seen": None, **spoken_to(code, number)}
    while True:
        until = LINE if own["seen"] is None else own["seen"]["ply"] + LINE
        async with client(server.port, server.base) as line:
            await line.say(t="join", table=code, watch=True, **own)
            while True:
                message = await line.hear("update")
                own["seen"] = {"match": message["match"], "ply": message["ply"]}
                if "result" in message:
                    return None, texts + line.texts
                if message["ply"] > until:
                    break
            texts += line.texts


class Replay:
    """A finished match, played again to see what each pair of eyes knew at each ply."""

    def __init__(self, fair: dict[str, Any]) -> None:
        self.watch = Watch(fair["setup"], fair["seats"])
        for made in fair["matches"][0]["moves"]:
            self.watch.look(made["seat"], made["move"])

    def leaks(self, observer: int | None, texts: list[str]) -> list[str]:
        """Texts that name a card which their reader had not seen since the ply that they tell of."""
        found, ply = [], 0
        for text in texts:
            message = read(text)
            ply = message["ply"] if message["t"] == "update" else ply
            if early := self.watch.early(observer, message, ply):
                found.append(f"{observer} at {ply}: {sorted(early)} in {text[:200]}")
        return found


def leaks(server: Process, setup: str, seats: int) -> list[str]:
    """What the sockets of a match were told too early."""
    code, heard = asyncio.run(recorded(server, setup, seats))
    replay = Replay(server.fair(code))

    assert all(len(texts) > 20 for _, texts in heard)
    return [leak for observer, texts in heard for leak in replay.leaks(observer, texts)]


@pytest.mark.parametrize(("setup", "seats"), SHORT)
def test_no_socket_receives_a_card_that_its_seat_may_not_know(
    server: Process, setup: str, seats: int
) -> None:
    assert [] == leaks(server, setup, seats)


@pytest.mark.slow
@pytest.mark.parametrize("address", addresses())
def test_no_socket_of_a_whole_match_receives_a_card_that_its_seat_may_not_know(
    server: Process, address: str
) -> None:
    setup = find(address)

    assert [] == leaks(server, address, setup.game.seat_numbers(setup.options)[-1])


async def joined_late(
    server: Process, setup: str, seats: int
) -> tuple[str, list[tuple[int | None, list[str]]]]:
    """What is told to somebody who watched bots play with a person, and then took the seat of one of them."""
    plan = ["person", *["simple"] * (seats - 1)]
    asked = {"setup": setup, "plan": plan, "pace_ms": 20}
    code = (await asyncio.to_thread(server.request, "api/tables", asked))["code"]

    async def newcomer() -> list[tuple[int | None, list[str]]]:
        async with client(server.port, server.base) as line:
            await line.say(t="join", table=code, watch=True, words=True, language="lb")
            while (await line.hear("update"))["ply"] < LATE_PLY:
                continue
        return [(None, line.texts), await sat(server, code, seats - 1, browser=True)]

    first, heard = await asyncio.gather(sat(server, code, 0), newcomer())
    return code, [first, *heard]


@pytest.mark.parametrize(("setup", "seats"), LATE)
def test_newcomer_at_the_seat_of_a_bot_is_told_no_other_card(server: Process, setup: str, seats: int) -> None:
    code, heard = asyncio.run(joined_late(server, setup, seats))
    replay = Replay(server.fair(code))

    assert len(heard[-1][1]) > 10
    assert [] == [leak for observer, texts in heard for leak in replay.leaks(observer, texts)]


def test_card_that_was_told_too_early_would_be_found(server: Process) -> None:
    code, heard = asyncio.run(recorded(server, ONE_DEAL, 4))
    replay = Replay(server.fair(code))
    (told,) = [next(text for text in texts if '"hand":["' in text) for seat, texts in heard if seat == 2]
    name = catalogue("de").say(f"card-{read(told)['view']['facts']['hand'][0]}")
    sentence = json.dumps({"t": "problem", "words": f"Du hast {name}."}, ensure_ascii=False)

    assert [] == replay.leaks(2, [told, sentence])
    assert [told[:200], sentence] == [each.partition(" in ")[2] for each in replay.leaks(1, [told, sentence])]
