"""The statistics that a person is shown are those of the records of their matches, by preset."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.people.recorded import ROUND, recorded
from tests.server.persons import Open, account, opened

from rebelote.engine import find
from rebelote.engine.playout import playout
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Entry, Person, Plan, Played

MATCHES = {
    "belote/bistro-annonces": ("", ";target=500", ";target=500"),
    "belote/ludiclub-classic-sata": (";target=500", ";target=300", ";target=300"),
    "belote/contree": ("", ";target=500"),
}
"""Presets, and what differs from them in the matches that are played: they count for the preset all the same."""

SILENT = ("belote/bistro-annonces",)
"""Where nobody says belote, and it counts all the same."""

COUNTED = (
    "matches",
    "won",
    "deals",
    "tricks",
    "takes",
    "made",
    "fallen",
    "belotes",
    "capots",
    "announcements",
)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


async def played(here: Open, setup: str, seat: int, number: str, seed: int) -> str:
    """A whole match at random, of which a player made the moves of one seat; the code of its table."""
    found = find(setup)
    match = playout(found.game, found.game.begin(found.options, 4), random.Random(seed))
    await here.store.create(code := table_code(), Plan(found.show(), ("person",) * 4, "simple"))
    await here.store.seat(code, seat, Person("Anne", "en", code, number))
    await here.store.begin(code, Played(1, found.game.version, ("A", "B", "C", "D")))
    for ply, (who, move) in enumerate(match.moves):
        entry = Entry(ply, int(who), found.game.show(move), "a" if who == seat else "")
        await here.store.append(code, 1, entry)
    await here.store.finish(code, 1)
    return code


async def given(here: Open, number: str, matches: int) -> None:
    """Wait until all matches have given what they give."""
    async with asyncio.timeout(60):
        while len(await here.people.giving.history(number)) < matches:
            await asyncio.sleep(0.05)


def test_statistics_of_a_person_are_those_of_the_records_of_their_matches(here: Open) -> None:
    anne = account(here, "Anne")
    number, sheet = anne.number, dict[str, Counter[str]]()
    plans = [(preset, more) for preset, all_of_it in MATCHES.items() for more in all_of_it]
    for at, (preset, more) in enumerate(plans):
        code = here.run(played(here, preset + more, at % 4, number, at))
        _, text = anne.raw("GET", f"/api/tables/{code}/matches/1.atn")
        sheet.setdefault(preset, Counter()).update(
            recorded(text.decode(), ROUND[at % 4], silent=preset in SILENT)
        )
    here.run(given(here, number, len(plans)))
    shown = {each["preset"]: each["counts"] for each in anne.told("GET", "/api/me/progress")["statistics"]}
    told = {
        preset: {what: counts.get(what, 0) for what in COUNTED} for preset, counts in sorted(shown.items())
    }

    assert {preset: {what: did[what] for what in COUNTED} for preset, did in sorted(sheet.items())} == told
    everything = sum(sheet.values(), Counter())
    assert [] == [what for what in COUNTED if not everything[what]]
