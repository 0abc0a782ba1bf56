"""Any state of a match becomes a line, and the line the same state."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.notation.tables import PRESETS, bare, states

from rebelote.engine.notation import notation_of
from rebelote.record import line_of, read_line, show_line, state_of

MATCHES = [(preset, seed) for preset in PRESETS for seed in range(2)]


def kept(preset: str, seed: int, share: float) -> None:
    """Checks some of the states of a match in which a deal is under way, the last one always."""
    source = random.Random(seed)
    for setup, state in states(preset, seed):
        over = setup.game.outcome(state) is not None
        if not notation_of(setup.game).pack(state) or (source.random() > share and not over):
            continue
        line = line_of(setup, state)
        text = show_line(line)

        assert line == read_line(text)
        assert line == read_line(show_line(line, link=True))
        assert bare(state) == bare(state_of(read_line(text)))


@pytest.mark.parametrize(("preset", "seed"), MATCHES)
def test_state_of_a_line_is_the_state_it_was_written_from(preset: str, seed: int) -> None:
    """Deal, calls, cards, log, what was said, totals and pots; and so the choices of every seat."""
    kept(preset, seed, share=0.1)


@pytest.mark.slow
@given(st.sampled_from(PRESETS), st.integers(2, 100_000))
@settings(max_examples=300)
def test_many_states_come_back_from_their_lines(preset: str, seed: int) -> None:
    kept(preset, seed, share=0.05)
