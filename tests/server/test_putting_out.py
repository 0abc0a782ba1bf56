"""Two at a table put the third out over real lines: she is told why, and does not come back."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.persons import Open, Person, account, guest, opened
from tests.server.sockets import Socket, socket
from tests.server.test_people import table_of

from rebelote.server.gate.words import LANGUAGES

ORIGIN = "http://testserver"
PLAN = {"setup": "belote/ludiclub-classic", "plan": ["person", "person", "person", "simple"], "pace_ms": 0}


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


async def sit(here: Open, lines: AsyncExitStack, code: str, person: Person, name: str = "x") -> Socket:
    """The line of somebody who comes to a table."""
    line = await lines.enter_async_context(
        socket(here, origin=ORIGIN, cookie=f"rebelote={person.cookie}" if person.cookie else "")
    )
    await line.say(t="join", table=code, name=name, language="lb", words=True)
    return line


async def seated(here: Open, lines: AsyncExitStack, code: str, *persons: Person) -> tuple[list[Socket], str]:
    """The lines of persons who come one after the other, and what tells the last one from whoever sits there later."""
    found: list[Socket] = []
    told: dict[str, Any] = {}
    for person in persons:
        found.append(await sit(here, lines, code, person, "Eve"))
        told = await found[-1].hear("welcome")
    return found, told["seats"][told["seat"]]["who"]


@pytest.mark.parametrize("how", ["leaves", "is put out"])
def test_who_insults_and_goes_is_reported_and_not_who_sits_there_now(here: Open, how: str) -> None:
    anne, luc, eve, zoe = account(here, "Anne"), account(here, "Luc"), guest(here, "Eve"), guest(here, "Zoé")
    code = table_of(here, luc, **PLAN, public=True)
    whom = {"seat": 2, "text": "She insults us."}

    async def test() -> str:
        async with AsyncExitStack() as lines:
            (one, two, three), found = await seated(here, lines, code, anne, luc, eve)
            if how == "leaves":
                await three.say(t="leave")
            else:
                await one.say(t="put-out", seat=2, why="rude")
                await two.say(t="put-out", seat=2)
            await one.hear("parted")
            four = await sit(here, lines, code, zoe, "Zoé")
            assert 2 == (await four.hear("welcome"))["seat"]
            return found

    whom["who"] = here.run(test())
    anne.told("POST", f"/api/tables/{code}/complaints", whom)

    assert [eve.number] == [each["other"] for each in here.run(here.people.watching.complaints())]


def test_guest_who_was_put_out_is_so_as_well_once_signed_in(here: Open) -> None:
    anne, luc, eve = account(here, "Anne"), account(here, "Luc"), guest(here, "Eve")
    account(here, "Eva")
    code = table_of(here, luc, **PLAN, public=True)

    async def out() -> None:
        async with AsyncExitStack() as lines:
            (one, two, _), _ = await seated(here, lines, code, anne, luc, eve)
            await one.say(t="put-out", seat=2, why="rude")
            await two.say(t="put-out", seat=2)
            await one.hear("parted")

    async def back() -> dict[str, Any]:
        async with AsyncExitStack() as lines:
            return await (await sit(here, lines, code, eve)).hear("problem")

    here.run(out())
    eve.told("POST", "/api/me/enter", {"name": "Eva", "password": "correct horse"})

    assert "put-out" == here.run(back())["code"]


@pytest.mark.parametrize("speaks", [True, False])
def test_who_left_before_the_match_is_reported(here: Open, speaks: bool) -> None:
    anne, eve = account(here, "Anne"), account(here, "Eve")
    code = table_of(here, anne, **PLAN, public=True)

    async def test() -> str:
        async with AsyncExitStack() as lines:
            (_, line), found = await seated(here, lines, code, anne, eve)
            if speaks:
                await line.say(t="say", phrase="hello")
                await line.hear("said")
            await line.say(t="leave")
            await line.hear("seats")
            return found

    whom = {"seat": 1, "text": "x", "who": here.run(test())}
    anne.told("POST", f"/api/tables/{code}/complaints", whom)

    assert [eve.number] == [each["other"] for each in here.run(here.people.watching.complaints())]
    assert (404, "nobody-there") == anne.refused(
        "POST", f"/api/tables/{code}/complaints", whom | {"who": "0" * 12}
    )


def test_third_person_is_put_out_told_why_and_kept_away_and_the_log_names_both(here: Open) -> None:
    anne, luc, eve = account(here, "Anne"), account(here, "Luc"), guest(here, "Eve")
    number = eve.number
    code = table_of(here, luc, **PLAN, public=True)

    async def test() -> tuple[dict[str, Any], ...]:
        async with AsyncExitStack() as lines:
            (one, two, three), _ = await seated(here, lines, code, anne, luc, eve)
            await one.say(t="put-out", seat=2, why="idle")
            asked = await two.hear("ballot")
            await two.say(t="put-out", seat=2)
            told, parted = await three.hear("problem"), await one.hear("parted")
            back = await sit(here, lines, code, eve)
            return asked, told, parted, await back.hear("problem")

    asked, told, parted, back = here.run(test())
    notes = [(each["name"], each["act"], each["about"]) for each in here.run(here.people.watching.notes())]

    assert "Anne wëll Eve vum Dësch huelen: spillt net (1 vun 2)." == asked["words"]
    assert ("put-out-idle", False) == (told["code"], told["fatal"])
    assert "well Dir net gespillt hutt" in told["words"]
    assert ("out", "Eve gouf vun deenen anere vum Dësch geholl. E Computer spillt weider.") == (
        parted["how"],
        parted["words"],
    )
    assert "put-out" == back["code"]
    assert ("Luc", "put-out-idle", "Eve") in notes
    assert number not in [each["player"] for each in anne.told("GET", f"/api/tables/{code}")["seats"]]


def test_maker_alone_is_told_who_is_out_and_who_is_let_in_again_sits_where_they_sat(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    code = table_of(here, anne, **PLAN)

    async def test() -> tuple[dict[str, Any], ...]:
        async with AsyncExitStack() as lines:
            one = await sit(here, lines, code, anne)
            await one.hear("welcome")
            two = await sit(here, lines, code, luc)
            seats = (await two.hear("welcome"))["seats"]
            await one.say(t="put-out", seat=1, who=seats[1]["who"], why="rude")
            out, told = await one.hear("outs"), await two.hear("problem")
            await one.say(t="let-in", who=out["people"][0]["who"])
            let_in = await two.hear("problem")
            back = await sit(here, lines, code, luc)
            return out, told, let_in, await back.hear("welcome")

    out, told, let_in, back = here.run(test())

    assert (["Luc"], "put-out-rude", "let-in", 1) == (
        [each["name"] for each in out["people"]],
        told["code"],
        let_in["code"],
        back["seat"],
    )


def test_language_is_changed_as_often_as_a_person_might(here: Open) -> None:
    code, luc = table_of(here, account(here, "Anne"), **PLAN), guest(here, "Luc")

    async def test() -> list[str]:
        async with AsyncExitStack() as lines:
            line = await sit(here, lines, code, luc)
            await line.hear("welcome")
            for each in range(LANGUAGES + 2):
                await line.say(t="speak", language=("fr", "de")[each % 2])
            return [(await line.hear("problem"))["code"] for _ in range(2)]

    assert ["too-fast"] * 2 == here.run(test())


@pytest.mark.parametrize("how", ["account", "enter"])
def test_what_a_guest_said_is_read_with_a_report_once_they_have_an_account(here: Open, how: str) -> None:
    anne, eve = account(here, "Anne"), guest(here, "Eve")
    if how == "enter":
        account(here, "Eva")
    code = table_of(here, anne, **PLAN, public=True)

    async def speak() -> None:
        async with AsyncExitStack() as lines:
            (one, line), _ = await seated(here, lines, code, anne, eve)
            await line.say(t="say", phrase="hello")
            await one.hear("said")

    here.run(speak())
    eve.told("POST", f"/api/me/{how}", {"name": "Eva", "password": "correct horse"})
    anne.told("POST", f"/api/tables/{code}/complaints", {"seat": 1, "text": "x"})
    complaint = here.run(here.people.watching.complaints())[0]
    number = eve.told("GET", "/api/me")["player"]

    assert (number, "Eve: hello") == (complaint["other"], complaint["said"])
