"""Thinking at small tables: better than rules of thumb, on the same cards."""

from statistics import fmean

import pytest
from tests.bots.tables import deals

from rebelote.bots.belote.levels import levels
from rebelote.bots.belote.player import BelotePlayer
from rebelote.engine import find


def lead(address: str, matches: int, count: int) -> float:
    """How far a strong player is ahead a deal among amateurs, from each seat in turn."""
    setup = find(f"{address};target=30000")
    strong, amateur = (BelotePlayer(setup.options, levels()[name]) for name in ("strong", "amateur"))
    seats, found = setup.options.players, []
    for seed in range(matches):
        for place in range(seats):
            players = [strong if seat == place else amateur for seat in range(seats)]
            totals = deals(setup, list(players), seed, count).match.totals
            own = totals[place]
            found.append((own - (sum(totals) - own) / (seats - 1)) / count)
    return fmean(found)


def test_open_game_of_two_is_played_better_by_who_thinks_of_covered_cards() -> None:
    assert 10 < lead("belote/two-open", 2, 3)


@pytest.mark.slow
@pytest.mark.parametrize("address", ["belote/two-classic", "belote/three-24", "belote/three-32"])
def test_thinking_of_worlds_pays_at_small_tables(address: str) -> None:
    assert 0 < lead(address, 40, 6)
