"""The conformance suite finds nothing wrong with belote, and everything wrong with faulty games."""

import random
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from rebelote.engine import Setup, SetupError, addresses, find
from rebelote.engine.conformance import Report, Thoroughness, check, inspect
from rebelote.engine.options import changed, options_of
from rebelote.games.belote import GAME

from .planted import FAULTS, Planted

PRESETS = [each for each in addresses() if each.startswith("belote/")]
CHECKS = {"sound", "choices", "refusals", "views", "twins", "replay"}
ONE_DEAL = find("belote/ludiclub-classic;end_mode=single_deal")
MOST_MATCHES = 12
"""Matches of one deal after which a planted fault must have been found."""


def watched(setup: Setup, seed: object, game: Any = GAME) -> Report:
    """The report on one random match that every seat and a spectator watch."""
    source = random.Random(str(seed))
    return inspect(game, setup.options, setup.options.players, source, Thoroughness(everyone=True))[0]


@pytest.mark.parametrize("address", PRESETS)
def test_nothing_is_wrong_with_belote(address: str) -> None:
    assert [] == watched(find(address), address).findings


@pytest.mark.slow
@pytest.mark.parametrize("address", PRESETS)
def test_nothing_is_wrong_with_belote_in_twenty_matches(address: str) -> None:
    assert [] == [each for seed in range(20) for each in watched(find(address), (address, seed)).findings]


@st.composite
def mixtures(draw: st.DrawFn) -> Any:
    """Options of a preset with some others thrown in, as far as they make sense; short matches."""
    setup = find(draw(st.sampled_from(PRESETS)))
    known = options_of(GAME.options)
    names = draw(st.lists(st.sampled_from(sorted(known)), unique=True))
    changes = {name: draw(st.sampled_from(known[name].values)) for name in names}
    try:
        return GAME.checked(changed(setup.options, {**changes, "target": 150, "deals": 2}))
    except SetupError:
        reject()


@pytest.mark.slow
@given(mixtures(), st.integers(0, 10**6))
@settings(max_examples=100)
def test_nothing_is_wrong_with_any_mixture_of_options(options: Any, seed: int) -> None:
    source = random.Random(seed)

    assert [] == inspect(GAME, options, options.players, source)[0].findings


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_found(fault: str) -> None:
    expected, game = FAULTS[fault]
    reports = (watched(ONE_DEAL, seed, game) for seed in range(MOST_MATCHES))

    assert any(expected == each.check for report in reports for each in report.findings)


def test_nothing_is_found_in_the_matches_that_show_the_faults() -> None:
    game = Planted()

    assert [] == [each for seed in range(MOST_MATCHES) for each in watched(ONE_DEAL, seed, game).findings]


def test_every_check_has_a_fault_that_it_finds() -> None:
    assert CHECKS | {"ends"} == {expected for expected, _ in FAULTS.values()}


def test_report_counts_each_check_at_each_move() -> None:
    report = watched(ONE_DEAL, 1)

    assert {name: 1 if name == "replay" else report.moves for name in CHECKS} == report.checks


def test_finding_tells_after_how_many_moves() -> None:
    _, game = FAULTS["a card is lost"]

    # the first dealer, the pack, the packets: then the hands lie there
    assert 3 == watched(ONE_DEAL, 1, game).findings[0].ply


def test_whole_suite_plays_every_preset() -> None:
    class OneDealEach:
        """Belote whose presets are cut down to a single deal."""

        def __getattr__(self, name: str) -> Any:
            return getattr(GAME, name)

        def presets(self) -> dict[str, Setup]:
            """Two presets, each for another number of players."""
            cut = ("belote/contree;end_mode=single_deal", "belote/three-24;end_mode=single_deal")
            return {each: find(each) for each in cut}

    game: Any = OneDealEach()
    report = check(game, random.Random(5), matches=2)

    assert (4, True) == (report.matches, report.sound)
