"""The levels that are offered at each game: as many as there are players, and every two of them play apart."""

import random
from itertools import combinations

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots import LEVELS, bot_for, levels_of
from rebelote.bots.bistro import PLAYERS, RANKS
from rebelote.engine import find, games

SEATS = {"konter": 4, "updown": 4, "rammi": 2, "whist": 4}


@pytest.mark.parametrize("game", sorted(SEATS))
def test_levels_that_are_offered_differ_in_play(game: str) -> None:
    setup = find(f"{game}/{next(iter(games()[game].presets()))}")
    bots = {level: bot_for(game, setup.options, level) for level in levels_of(game)}
    alike = set(combinations(bots, 2))

    def watch(turn: Turn) -> None:
        said = {level: bot.decide(turn.view, random.Random(1)) for level, bot in bots.items()}
        alike.difference_update(pair for pair in tuple(alike) if said[pair[0]] != said[pair[1]])

    deals(setup, [bots["strong"]] * SEATS[game], 1, 2, watch)

    assert set() == alike


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_every_player_of_a_game_is_offered_once(game: str) -> None:
    assert sorted(PLAYERS[game]) == sorted(RANKS[level] for level in levels_of(game))


def test_belote_offers_its_six_levels() -> None:
    assert ("beginner", "amateur", "steady", "strong", "expert", "analyst") == levels_of("belote")


@pytest.mark.parametrize("game", sorted(games()))
def test_what_is_offered_can_be_asked_for(game: str) -> None:
    assert set(levels_of(game)) <= set(LEVELS)
