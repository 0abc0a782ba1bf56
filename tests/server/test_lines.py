"""One line of an open house: when it is cut, with which code, and to whom it gives a seat."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.persons import Open, Person, account, opened
from tests.server.sockets import socket

from rebelote.server.gate.limits import WRONG_CODES
from rebelote.tables.visitor import Visitor

SETUP = "belote/ffb-coinche"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Open]:
    """An open house."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def table(house: Open, *plan: str) -> str:
    """The code of a new table."""
    asked = {"setup": SETUP, "plan": list(plan) or None, "pace_ms": 0}
    return str(Person(house).told("POST", "/api/tables", asked)["code"])


def test_fault_in_what_is_told_cuts_the_line(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise LookupError

    async def test(code: str) -> None:
        async with socket(house) as line:
            await line.say(t="join", table=code)
            await line.hear("welcome")
            monkeypatch.setattr(Visitor, "_in_words", broken)
            await line.say(t="ping")

            assert 1011 == await line.code()

    house.run(test(table(house)))


def test_table_that_is_none_cuts_the_line_for_good(house: Open) -> None:
    async def test() -> None:
        async with socket(house) as line:
            await line.say(t="join", table="AAAAAA")

            assert ("no-table", 1008) == ((await line.hear("problem"))["code"], await line.code())

    house.run(test())


def test_house_that_closes_asks_its_lines_to_come_again(house: Open) -> None:
    async def test(code: str) -> None:
        async with socket(house) as line:
            await line.say(t="join", table=code)
            await line.hear("welcome")
            house.lobby.tables[0].close()

            assert 1012 == await line.code()

    house.run(test(table(house)))


def test_barred_player_does_not_come_back_by_the_code_of_the_seat(house: Open) -> None:
    anne, code = account(house, "Anne"), table(house)

    async def test(player: str) -> None:
        async with socket(house, cookie=f"rebelote={anne.cookie}") as line:
            await line.say(t="join", table=code)
            welcome = await line.hear("welcome")
        await house.people.players.change(player, barred=True)
        async with socket(house) as line:
            await line.say(t="join", table=code, code=welcome["code"])

            assert ("barred", 1008) == ((await line.hear("problem"))["code"], await line.code())

    house.run(test(anne.number))


def test_old_cookie_of_a_barred_player_is_nobodys(house: Open) -> None:
    anne, code = account(house, "Anne"), table(house)

    async def test(player: str) -> None:
        async with socket(house, cookie=f"rebelote={anne.cookie}") as line:
            await line.say(t="join", table=code)
            await line.hear("welcome")
        await house.people.players.change(player, barred=True)
        async with socket(house, cookie=f"rebelote={anne.cookie}") as line:
            await line.say(t="join", table=code)
            welcome = await line.hear("welcome")

            assert (1, "") == (welcome["seat"], welcome["seats"][1].get("player", ""))

    house.run(test(anne.number))


@pytest.mark.parametrize("asked", [{"table": "AAAAAA"}, {"code": "AAAAAAAA"}])
def test_codes_are_guessed_at_slowly(house: Open, asked: dict[str, str]) -> None:
    async def problem(**join: str) -> dict[str, Any]:
        async with socket(house) as line:
            await line.say(t="join", **join)
            return await line.hear("problem")

    async def test(code: str) -> None:
        answers = [await problem(**{"table": code, **asked}) for _ in range(WRONG_CODES + 10)]
        late = [each["facts"]["seconds"] for each in answers if each["code"] == "too-fast"]

        assert answers[0]["code"] in ("no-table", "seat-code")
        assert 0 < max(late) < 60

    house.run(test(table(house)))


def test_guesses_of_one_address_do_not_hinder_another(house: Open) -> None:
    async def test(code: str) -> None:
        for _ in range(WRONG_CODES + 1):
            async with socket(house, "10.0.0.1") as line:
                await line.say(t="join", table="AAAAAA")
                await line.hear("problem")
        async with socket(house, "10.0.0.2") as line:
            await line.say(t="join", table=code)

            assert "welcome" == (await line.told.get())["t"]

    house.run(test(table(house)))
