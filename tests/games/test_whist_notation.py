"""Deals of whist as lines of text."""

import random
from dataclasses import replace
from typing import Any

import pytest

from rebelote.bots import bot_for
from rebelote.cards import Seat
from rebelote.engine import CHANCE, SetupError, find
from rebelote.engine.notation import Placed, Standing
from rebelote.games.whist import GAME, notation
from rebelote.games.whist.options import Options
from rebelote.games.whist.state import State
from rebelote.record.line import line_of, show_line, state_of
from rebelote.record.reading import read_line

BISTRO = Options()


def moments(address: str, seed: int) -> list[State]:
    """Some states with a deal of a match between bots, one of them playing at random."""
    setup, source = find(address), random.Random(seed)
    bots = [bot_for("whist", setup.options, level) for level in ("simple", "random", "simple", "simple")]
    state: Any = GAME.begin(setup.options, 4)
    found = []
    while actors := GAME.actors(state):
        if CHANCE in actors:
            state = GAME.step(state, CHANCE, GAME.chance(state, source)).state
            continue
        if source.random() < 0.1:
            found.append(state)
        seat = sorted(actors)[source.randrange(len(actors))]
        decided = bots[seat].decide(GAME.view(state, seat), source)
        state = GAME.step(state, seat, GAME.read(decided or "")).state
    return [*found, state]


def without_results(state: State) -> State:
    """The state without the deals before."""
    return replace(state, match=replace(state.match, results=()))


@pytest.mark.parametrize("preset", ["bistro-en", "club16", "simple"])
def test_line_of_a_moment_leads_back_to_it(preset: str) -> None:
    setup = find(f"whist/{preset}")
    *states, last = moments(f"whist/{preset}", 2)

    for state in states:
        text = show_line(line_of(setup, state))
        assert without_results(state) == without_results(state_of(read_line(text)))
        assert text == show_line(read_line(text))
    assert last.match.totals == state_of(read_line(show_line(line_of(setup, last)))).match.totals


def test_totals_below_zero_are_written_without_a_sign() -> None:
    stood = Standing(Seat(2), (12, 30, 0, 7), (("deal", "4"), ("below", "EW")))
    state = notation.waiting(BISTRO, stood)

    assert (12, -30, 0, -7) == state.match.totals
    assert stood == notation.standing(state)


@pytest.mark.parametrize(
    "carried", [("deal", "0"), ("deal", "x"), ("below", "NN"), ("below", "X"), ("pots", "1")]
)
def test_carried_fact_that_makes_no_sense_is_named(carried: tuple[str, str]) -> None:
    with pytest.raises(SetupError, match=carried[0]):
        notation.waiting(BISTRO, Standing(Seat(0), (0, 0, 0, 0), (carried,)))


def test_three_totals_are_refused() -> None:
    with pytest.raises(SetupError, match="4 totals"):
        notation.waiting(BISTRO, Standing(Seat(0), (0, 0, 0)))


def test_ending_is_refused() -> None:
    with pytest.raises(SetupError, match="no-endings"):
        notation.position(BISTRO, Standing(Seat(0), (0, 0, 0, 0)), Placed(Seat(0), (), ()))
