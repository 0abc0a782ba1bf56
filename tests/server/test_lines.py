"""One line of an open house: when it is cut, with which code, and to whom it gives a seat."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.persons import Open, Person, opened
from tests.server.sockets import socket

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
