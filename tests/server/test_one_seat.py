"""Whoever signs in and turns out to sit at a table twice has one seat from then on, the older one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.persons import Open, Person, account, guest, opened
from tests.server.sockets import Socket, socket
from tests.server.test_people import table_of

PASSWORD = "correct horse"
ORIGIN = "http://testserver"
SETUP = {"setup": "konter/bistro-fr", "plan": ["person", "person", "simple", "simple"], "pace_ms": 0}


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


async def sit(line: Socket, table: str, **more: Any) -> dict[str, Any]:
    """Come to a table, and how one is received there."""
    await line.say(t="join", table=table, name="Anne at the bar", **more)
    return await line.hear("welcome")


def seated_twice(here: Open, first: Person, second: Person) -> tuple[str, list[str]]:
    """A table with a running match at which two sit, and the codes of their seats."""
    code = table_of(here, first, **SETUP)

    async def test() -> list[str]:
        codes = []
        for each in (first, second):
            async with socket(here, origin=ORIGIN, cookie=f"rebelote={each.cookie}") as line:
                codes.append((await sit(line, code))["code"])
        return codes

    return code, here.run(test())


@pytest.mark.parametrize("guest_first", [True, False])
def test_older_seat_stays_and_a_bot_has_the_other(here: Open, guest_first: bool) -> None:
    anne, phone = account(here, "Anne"), guest(here, "Nobody")
    number = anne.number
    order = (phone, anne) if guest_first else (anne, phone)
    code, codes = seated_twice(here, *order)
    phone.told("POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD})
    seats = anne.told("GET", f"/api/tables/{code}")["seats"]

    async def again(seat_code: str) -> int:
        async with socket(here, origin=ORIGIN, cookie=f"rebelote={phone.cookie}") as line:
            return int((await sit(line, code, code=seat_code))["seat"])

    assert [("person", number), ("bot", "")] == [(each["kind"], each["player"]) for each in seats[:2]]
    assert [0, 0] == [here.run(again(each)) for each in codes]


def test_match_is_given_once_and_costs_nothing(here: Open) -> None:
    anne, phone = account(here, "Anne"), guest(here, "Nobody")
    number = anne.number
    code, _ = seated_twice(here, anne, phone)
    here.run(here.store.absent(code, 1, away=True))
    phone.told("POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD})
    here.run(here.store.finish(code, 1))
    ended = next(each for each in here.run(here.people.giving.ended()) if each.code == code)

    assert ({0}, {}, {}) == ({*ended.sat}, ended.left, ended.out)
    assert number == ended.sat[0][0]
