"""Thinking at small tables: better than rules of thumb, on the same cards."""

from dataclasses import replace
from statistics import fmean

import pytest
from tests.bots.tables import deals

from rebelote.bots.belote.levels import levels
from rebelote.bots.belote.player import BelotePlayer
from rebelote.engine import find


def gain(address: str, count: int) -> float:
    """What a seat gains on the others when it thinks, with the same cards and calls, from each seat in turn."""
    setup, usual = find(f"{address};target=30000"), levels()["amateur"]
    amateur = BelotePlayer(setup.options, usual)
    strong = BelotePlayer(
        setup.options, replace(levels()["strong"], bidding=usual.bidding, doubt=usual.doubt)
    )
    seats, found = setup.options.players, []
    for seed in range(1000, 1000 + count):
        for place in range(seats):
            ahead = []
            for one in (strong, amateur):
                players = [one if seat == place else amateur for seat in range(seats)]
                totals = deals(setup, list(players), seed, 1).match.totals
                ahead.append(totals[place] - (sum(totals) - totals[place]) / (seats - 1))
            found.append(ahead[0] - ahead[1])
    return fmean(found)


def test_open_game_of_two_is_played_better_by_who_thinks_of_covered_cards() -> None:
    assert 10 < gain("belote/two-open", 8)


@pytest.mark.slow
@pytest.mark.parametrize("address", ["belote/two-classic", "belote/three-24"])
def test_thinking_of_worlds_pays_at_small_tables(address: str) -> None:
    assert 0 < gain(address, 60)
