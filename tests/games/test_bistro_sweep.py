"""Every option of the bistro games at each of its values: matches hold the conformance suite."""

import random
from contextlib import suppress
from zlib import crc32

import pytest

from rebelote.engine import Setup, games
from rebelote.engine.conformance import Finding, Inspector, Thoroughness, inspect
from rebelote.engine.playout import Stuck, playout
from rebelote.engine.sweep import sweep

SWEPT = [each for name in ("konter", "updown", "rammi", "whist") for each in sweep(games()[name])]
BRIEF = Thoroughness(everyone=False, twin_every=4, refusals=1)
STEPS = 300
each_value = pytest.mark.parametrize("setup", SWEPT, ids=Setup.show)


@each_value
def test_beginning_of_a_match_keeps_every_invariant_at_each_value(setup: Setup) -> None:
    """More than one deal of most games, seen by one pair of eyes."""
    source = random.Random(crc32(setup.show().encode()))
    seats = source.choice(setup.game.seat_numbers(setup.options))
    start = setup.game.begin(setup.options, seats)
    inspector = Inspector(setup.game, start, seats, source, BRIEF)
    with suppress(Stuck):
        playout(setup.game, start, source, inspector.watch, longest=STEPS)

    assert list[Finding]() == inspector.report.findings
    assert 20 < inspector.report.moves


@pytest.mark.slow
@each_value
def test_whole_match_keeps_every_invariant_at_each_value(setup: Setup) -> None:
    for seats in setup.game.seat_numbers(setup.options):
        report, _ = inspect(setup.game, setup.options, seats, random.Random(seats))

        assert [] == report.findings
