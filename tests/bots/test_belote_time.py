"""Time: a player that is told that it is late looks at no further world, and still knows what it does."""

import random
from functools import cache

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots.belote.levels import levels
from rebelote.bots.belote.player import BelotePlayer, Decision
from rebelote.bots.belote.worlds.judging import never
from rebelote.engine import find
from rebelote.games.belote.view import View

TABLES = ("belote/contree", "belote/two-classic", "belote/two-open", "belote/three-24", "belote/three-32")


@cache
def first_choice(address: str) -> View:
    """The first view in which a seat has a choice of cards."""
    setup = find(address)
    views: list[View] = []

    def look(turn: Turn) -> None:
        if turn.view.phase == "play" and turn.seat in turn.view.due and len(turn.view.choices) > 1:
            views.append(turn.view)

    amateur = BelotePlayer(setup.options, levels()["amateur"])
    deals(setup, [amateur] * setup.options.players, 4, 3, look)
    return views[0]


def considered(address: str, *, late: bool) -> Decision:
    """What the strong player decides."""
    player = BelotePlayer(find(address).options, levels()["strong"])
    return player.consider(first_choice(address), random.Random(1), late=(lambda: True) if late else never)


@pytest.mark.parametrize("address", TABLES)
def test_player_that_is_late_looks_at_two_worlds(address: str) -> None:
    decision = considered(address, late=True)

    assert decision.opinions is not None
    assert 2 == decision.opinions.worlds
    assert decision.move in first_choice(address).choices


@pytest.mark.parametrize("address", TABLES)
def test_player_with_all_the_time_looks_at_all_its_worlds(address: str) -> None:
    decision = considered(address, late=False)

    assert decision.opinions is not None
    assert levels()["strong"].thinks(len(first_choice(address).hand)) == decision.opinions.worlds


def test_levels_that_think_want_more_time_the_stronger_they_are() -> None:
    wanted = [each.budget_ms for each in levels().values() if any(each.worlds)]

    assert sorted(wanted) == wanted
    assert 0 < wanted[0]
