"""Where one may sit down, as the list of open tables says it in words."""

import asyncio
from pathlib import Path

from tests.server.persons import guest, opened
from tests.server.test_people import sat, table_of

from rebelote.wire.messages import Start


def test_seats_of_bots_in_a_running_public_match_are_free_to_those_who_come(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as here:
        anne = guest(here, "Anne")
        code, number = table_of(here, anne, public=True), anne.number

        async def begin() -> None:
            table, visitor = await sat(here, code, number, "Anne")
            table.hear(visitor, Start())
            while not table.course.running:
                await asyncio.sleep(0)

        here.run(begin())
        told = guest(here, "Eve").told("GET", "/api/tables?language=en")["tables"][0]

    assert ("playing", 1, 3) == (told["status"], told["words"]["taken"], told["words"]["free"])
