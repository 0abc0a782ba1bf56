"""What the open house does with old tables, and with new matches before an upgrade."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.persons import Open, account, opened
from tests.server.sockets import socket

from rebelote.server.nodes.notes import everywhere
from rebelote.server.nodes.sweeping import sweep
from rebelote.server.people.seen import DRAINING
from rebelote.store.people.giving import Ended
from rebelote.store.people.sweeping import TABLE_S

SETUP = "belote/ffb-coinche"
ALONE = ["person", "simple", "simple", "simple"]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """An open house."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as house:
        yield house


def later() -> int:
    """A moment at which every table of today is old."""
    return int(time.time()) + TABLE_S + 60


def test_old_table_goes_unless_somebody_is_there(here: Open) -> None:
    anne = account(here, "Anne")
    codes = [anne.told("POST", "/api/tables", {"setup": SETUP})["code"] for _ in range(2)]

    async def test() -> int:
        async with socket(here) as line:
            await line.say(t="join", table=codes[0], name="Luc")
            await line.hear("welcome")
            return (await sweep(here.house, here.store, later())).tables

    swept = here.run(test())
    answers = [anne.ask("GET", f"/api/tables/{code}")[0] for code in codes]

    assert (1, [200, 404]) == (swept, answers)


def test_table_that_was_swept_cannot_be_come_to_and_a_new_one_can(here: Open) -> None:
    anne = account(here, "Anne")
    code = anne.told("POST", "/api/tables", {"setup": SETUP})["code"]
    here.run(sweep(here.house, here.store, later()))
    new = anne.told("POST", "/api/tables", {"setup": SETUP})["code"]

    assert [404, 200] == [anne.ask("GET", f"/api/tables/{each}")[0] for each in (code, new)]


@pytest.mark.parametrize("drains", [True, False])
def test_match_begins_only_where_the_house_does_not_drain(here: Open, drains: bool) -> None:
    anne = account(here, "Anne")
    code = anne.told("POST", "/api/tables", {"setup": SETUP, "plan": ["person"] * 4})["code"]

    async def test() -> str:
        await here.people.watching.settle(DRAINING, "yes" if drains else "")
        await everywhere(here.house, "settled")
        async with socket(here) as line:
            await line.say(t="join", table=code, name="Luc")
            await line.hear("welcome")
            await line.say(t="start")
            while (message := await line.told.get())["t"] not in ("problem", "update"):
                continue
            return str(message.get("code", "begun"))

    assert ("draining" if drains else "begun") == here.run(test())


def test_match_at_a_table_for_one_begins_when_the_house_drains_no_more(here: Open) -> None:
    anne = account(here, "Anne")
    code = anne.told("POST", "/api/tables", {"setup": SETUP, "plan": ALONE})["code"]

    async def test() -> list[str]:
        here.house.settled[DRAINING] = "yes"
        async with socket(here) as line:
            await line.say(t="join", table=code, name="Luc")
            first = (await line.hear("welcome"))["status"]
            del here.house.settled[DRAINING]
            await line.say(t="start")
            await line.hear("update")
            return [first, str((await here.lobby.find(code)).status)]  # type: ignore[union-attr]

    assert ["waiting", "playing"] == here.run(test())


def test_quick_match_begins_although_the_house_was_started_again_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rebelote.server.people.quick.WAIT_S", 1)
    address = f"sqlite:///{tmp_path / 'y.db'}"
    with opened(address) as before:
        anne = account(before, "Anne")
        code = anne.told("POST", "/api/quick", {"setup": SETUP})["table"]

    async def begun(house: Open) -> str:
        async with socket(house, cookie=f"rebelote={anne.cookie}", origin="http://testserver") as line:
            await line.say(t="join", table=code, name="Anne")
            status = (await line.hear("welcome"))["status"]
            await line.hear("update")
            return str(status)

    with opened(address) as after:
        assert "waiting" == after.run(begun(after))


@pytest.mark.parametrize("how", ["closes the page", "gives the seat up"])
def test_who_leaves_a_table_alone_is_charged_once_when_bots_have_played_it_out(here: Open, how: str) -> None:
    anne = account(here, "Anne")
    plan = {"setup": "konter/bistro-fr", "plan": ALONE, "delay_s": 1, "pace_ms": 0, "plays_on": True}
    code, number = anne.told("POST", "/api/tables", plan)["code"], anne.number

    async def test() -> None:
        async with socket(here, cookie=f"rebelote={anne.cookie}", origin="http://testserver") as line:
            await line.say(t="join", table=code, name="Anne")
            await line.hear("update")
            if how == "gives the seat up":
                await line.say(t="leave")
                await line.hear("parted")
        async with asyncio.timeout(60):
            while not await here.people.giving.ratings([number], "konter"):
                await asyncio.sleep(0.05)

    here.run(test())
    told = anne.told("GET", "/api/me/progress")["ratings"]

    assert [("konter", 1)] == [(each["game"], each["matches"]) for each in told]
    assert [] == anne.told("GET", "/api/me/history")["matches"]
    assert 0 == anne.told("GET", "/api/me")["experience"]


def test_house_gives_again_after_a_fault_that_nobody_expected(
    here: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.Event()
    faults = [RuntimeError("nothing like a conflict")]

    async def ended(limit: int = 20) -> list[Ended]:
        if faults:
            raise faults.pop()
        asked.set()
        return []

    async def test() -> None:
        monkeypatch.setattr(here.people.giving, "ended", ended)
        async with asyncio.timeout(10):
            while not asked.is_set():
                here.store.ended.set()
                await asyncio.sleep(0.01)

    here.run(test())

    assert ([], True) == (faults, asked.is_set())
