"""Levels of belote: what they do at every table, what they know, how much better one is than another."""

import random
import subprocess
import sys
from dataclasses import replace

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots.belote.levels import Level, levels
from rebelote.bots.belote.player import BelotePlayer
from rebelote.engine import Setup, addresses, find

BELOTE = [each for each in addresses() if each.startswith("belote/")]
SOME = ["belote/contree", "belote/ffb-coinche-sata", "belote/pagat-classic", "belote/ludiclub-vache-sata"]


def quick(name: str) -> Level:
    """A level that thinks of three worlds at most."""
    level = levels()[name]
    return replace(level, worlds=tuple(min(each, 3) for each in level.worlds))


def players(setup: Setup, *names: str) -> list[BelotePlayer]:
    """Quick players of some levels, a round of them after the other, for every seat."""
    seats = setup.game.seat_numbers(setup.options)[0]
    found = [BelotePlayer(setup.options, quick(name)) for name in names]
    return (found * seats)[:seats]


SIGNALLING = ["belote/contree;appel=direct;belote_call=yes", "belote/ffb-coinche;appel=indirect"]


def looked(address: str, level: Level, seed: int, count: int) -> list[object]:
    """Decisions that are no choice, or change when everything that the seat cannot see is dealt anew."""
    setup = find(address)
    bots = [BelotePlayer(setup.options, level) for _ in range(setup.options.players)]
    source = random.Random(seed)
    wrong: list[object] = []

    def compare(turn: Turn) -> None:
        if turn.decided is not None and turn.decided not in turn.view.choices:
            wrong.append((turn.view.choices, turn.decided))
        twin = setup.game.twin(turn.state, turn.seat, source)
        here = bots[turn.seat].consider(turn.view, random.Random(3))
        there = bots[turn.seat].consider(setup.game.view(twin, turn.seat), random.Random(3))
        if here != there:
            wrong.append((turn.view.choices, here, there))

    deals(setup, list(bots), seed, count, watch=compare)
    return wrong


@pytest.mark.parametrize("name", levels())
@pytest.mark.parametrize("address", [*BELOTE, *SIGNALLING])
def test_level_decides_without_looking_at_hidden_cards(address: str, name: str) -> None:
    assert [] == looked(address, quick(name), 17, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", levels())
@pytest.mark.parametrize("address", [*BELOTE, *SIGNALLING])
def test_level_decides_in_many_deals_without_looking_at_hidden_cards(address: str, name: str) -> None:
    """With twelve worlds, in ten deals."""
    level = levels()[name]
    level = replace(level, worlds=tuple(min(each, 12) for each in level.worlds))

    assert [] == [each for seed in range(5) for each in looked(address, level, seed, 2)]


def test_levels_are_the_six_of_the_house() -> None:
    assert ["beginner", "amateur", "steady", "strong", "expert", "analyst"] == list(levels())


@pytest.mark.parametrize("address", SOME)
def test_who_thinks_of_worlds_knows_why_it_played(address: str) -> None:
    setup = find(address)
    bots = players(setup, "strong")
    silent: list[object] = []

    def look(turn: Turn) -> None:
        if turn.view.phase == "play" and turn.seat in turn.view.due and len(turn.view.choices) > 2:
            decision = bots[turn.seat].consider(turn.view, random.Random(1))
            if decision.opinions is None and len({each[:2] for each in turn.view.choices}) > 1:
                silent.append(turn.view.choices)

    deals(setup, list(bots), seed=3, count=2, watch=look)

    assert [] == silent


def test_amateur_marks_more_than_a_beginner() -> None:
    setup = find("belote/contree;target=30000")
    lead = 0
    for seed in range(2):
        for names, sign in ((("amateur", "beginner"), 1), (("beginner", "amateur"), -1)):
            totals = deals(setup, list(players(setup, *names)), seed, count=75).match.totals
            lead += sign * (totals[0] - totals[1])

    assert lead > 0


def test_weaker_levels_play_where_nothing_can_be_compiled() -> None:
    text = """if True:
        import random, sys
        sys.modules["numba"] = sys.modules["numpy"] = None
        import importlib.util
        found = importlib.util.find_spec
        importlib.util.find_spec = lambda name, *more: None if name == "numba" else found(name, *more)
        from tests.bots.tables import deals
        from rebelote.bots import bot_for
        from rebelote.engine import find
        setup = find("belote/contree")
        bots = [bot_for("belote", setup.options, each) for each in ("beginner", "amateur", "steady", "steady")]
        print(setup.game.deals(deals(setup, bots, 3, 1)))
    """
    said = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)

    assert "1" == said.stdout.strip()
