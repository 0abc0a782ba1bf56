"""Two at a table put the third out over real lines: she is told why, and does not come back."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.persons import Open, Person, account, guest, opened
from tests.server.sockets import Socket, socket
from tests.server.test_people import table_of

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


def test_third_person_is_put_out_told_why_and_kept_away_and_the_log_names_both(here: Open) -> None:
    anne, luc, eve = account(here, "Anne"), account(here, "Luc"), guest(here, "Eve")
    number = eve.number
    code = table_of(here, luc, **PLAN, public=True)

    async def test() -> tuple[dict[str, Any], ...]:
        async with AsyncExitStack() as lines:
            one, two = [await sit(here, lines, code, each) for each in (anne, luc)]
            three = await sit(here, lines, code, eve, "Eve")
            await three.hear("welcome")
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
