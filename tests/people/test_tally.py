"""The tally of a whole match agrees with its score sheet, for every game, preset and option."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from tests.people.recounting import Count, recounted

from rebelote.engine import Setup, SetupError, find, games
from rebelote.engine.options import options_of, show_value
from rebelote.engine.playout import playout
from rebelote.people.experience import experience
from rebelote.people.tally import Tally, tally
from rebelote.tables.ports import Entry, Played

SEED = 11
MATCH, WON, DEAL_WON, TRICK = 14, 23, 2, 1
"""What a match, a won match, a won deal and a trick are worth, as the sources say."""


def presets() -> list[str]:
    """All presets of all games."""
    return [f"{name}/{preset}" for name, game in games().items() for preset in game.presets()]


def options() -> list[str]:
    """Of every option of every game another value than that of the first preset, where that makes sense."""
    return [setup for name in games() for setup in _differing(name)]


def _differing(name: str) -> Iterator[str]:
    game = games()[name]
    preset, base = next(iter(game.presets().items()))
    for option, spec in options_of(game.options).items():
        for value in spec.values:
            setup = f"{name}/{preset};{option}={show_value(value)}"
            if value != getattr(base.options, option) and _fits(setup):
                yield setup
                break


def _fits(setup: str) -> bool:
    try:
        find(setup)
    except SetupError:
        return False
    return True


@cache
def match(text: str) -> tuple[Setup, int, tuple[Entry, ...]]:
    """A match at random, each move made by a person."""
    setup = find(text)
    seats = setup.game.seat_numbers(setup.options)[0]
    found = playout(setup.game, setup.game.begin(setup.options, seats), random.Random(SEED))
    moves = tuple(
        Entry(ply, int(seat), setup.game.show(move), "a" if seat >= 0 else "")
        for ply, (seat, move) in enumerate(found.moves)
    )
    return setup, seats, moves


def counted(text: str) -> tuple[Tally, Count, int]:
    """A match counted in both ways, and how many seats there are."""
    setup, seats, moves = match(text)
    played, times = Played(1, 1, (), moves, over=True), (1,) * len(moves)
    return (
        tally(text, seats, played, times, dict.fromkeys(range(seats), 0)),
        recounted(setup, seats, moves),
        seats,
    )


@pytest.mark.parametrize("text", [*presets(), *options()])
def test_tally_of_a_match_is_that_of_its_score_sheet(text: str) -> None:
    told, sheet, seats = counted(text)
    sides = sheet.sides
    by_side = [
        sum(told.seats[at].get("tricks", 0) for at in range(side, seats, sides)) for side in range(sides)
    ]
    if sheet.tricks:
        assert [sheet.tricks[side] for side in range(sides)] == by_side
    for seat, did in enumerate(told.seats):
        side = seat % sides
        assert 1 == did["matches"]
        assert (side in sheet.winners) == did.get("won", 0)
        assert (sheet.deals, sheet.won[side]) == (did.get("deals", 0), did.get("deals-won", 0))
        if sheet.takes:
            assert (sheet.takes[seat], sheet.made[seat]) == (did.get("takes", 0), did.get("made", 0))
            assert sheet.takes[seat] - sheet.made[seat] == did.get("fallen", 0)
        assert sheet.outs[seat] == did.get("outs", 0)
        worth = MATCH + WON * (side in sheet.winners) + DEAL_WON * sheet.won[side]
        assert worth + TRICK * did.get("tricks", 0) == experience(did)
