"""Every level of the bistro games decides from what its seat knows, in every preset and at every number of seats."""

import random

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots import bot_for, levels_of
from rebelote.engine import find, games

TABLES = [
    (f"{name}/{preset}", seats)
    for name in ("konter", "updown", "rammi", "whist")
    for preset, named in games()[name].presets().items()
    for seats in sorted(games()[name].seat_numbers(named.options))
]


@pytest.mark.slow
@pytest.mark.parametrize(("address", "seats"), TABLES)
def test_cards_that_a_seat_cannot_see_change_no_decision(address: str, seats: int) -> None:
    setup, source = find(address), random.Random(8)
    game = setup.game
    bots = {level: bot_for(game.name, setup.options, level) for level in levels_of(game.name)}
    apart: list[str] = []

    def watch(turn: Turn) -> None:
        twin = game.view(game.twin(turn.state, turn.seat, source), turn.seat)
        for level, bot in bots.items():
            if bot.decide(turn.view, random.Random(3)) != bot.decide(twin, random.Random(3)):
                apart.append(f"{level}: {turn.decided}")

    deals(setup, [bots["strong"]] * seats, 5, 1, watch)

    assert [] == apart
