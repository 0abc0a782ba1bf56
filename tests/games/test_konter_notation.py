"""Deals of Konter a Matt as lines and records: what is written reads back, and nonsense is refused."""

import random
from typing import Any

import pytest

from rebelote.engine import IllegalMove, SetupError, find
from rebelote.engine.errors import NotationError
from rebelote.engine.playout import Moment, playout
from rebelote.games.konter import GAME
from rebelote.games.konter.notation import quick
from rebelote.record import (
    compared,
    line_of,
    perft,
    read,
    read_line,
    record_match,
    show_line,
    state_of,
    write,
)

PACK = "{AhKhQsQdJhAdQhThAcKsJsQc9hAsTcKd9sJcKcTs9d9cTdJd}"
START = f"konter/bistro-en E:{PACK}"
ENDING = "konter/bistro-en E:N=AQ...9,.Q.K.J,..Q.T9,.K9..T h -"
"""Seat North leads: ace and queen of spades with the nine of clubs, and so on; hearts are trumps."""


@pytest.mark.parametrize("name", ["bistro-en", "nine-strokes"])
def test_line_of_every_state_reads_back(name: str) -> None:
    setup, seen = find(f"konter/{name}"), 0

    def watch(moment: Moment) -> None:
        nonlocal seen
        if moment.after.pack:
            line = line_of(setup, moment.after)
            again = state_of(read_line(show_line(line)))
            assert line == line_of(setup, again)
            assert GAME.view(again, None).zones == GAME.view(moment.after, None).zones
            seen += 1

    playout(GAME, GAME.begin(setup.options, 4), random.Random(2), watch)
    assert seen > 100


@pytest.mark.parametrize("name", ["bistro-en", "nine-strokes", "to-the-right"])
def test_record_of_a_match_reads_back_and_replays(name: str) -> None:
    setup = find(f"konter/{name}")
    played = playout(GAME, GAME.begin(setup.options, 4), random.Random(name))
    record = record_match(setup, played.moves)
    (again,) = read(write([record]))

    state, differences = compared(again)
    assert record.sections == again.sections
    assert () == differences
    assert played.state == state


def test_strokes_and_carry_stand_at_the_end_of_a_line() -> None:
    line = read_line(f"{START} - - 4,7;carry=2")
    state = state_of(line)

    assert ((4, 7), 2) == (state.match.strokes, state.match.carried)
    assert show_line(line) == show_line(line_of(find("konter/bistro-en"), state))


def test_line_without_totals_is_the_first_deal() -> None:
    assert (11, 11) == state_of(read_line(f"{START} h,p,p,p,p Ah")).match.strokes


@pytest.mark.parametrize("totals", ["0,5", "5", "5,5;carry=0", "5,5;carry=x", "5,5;pots=2"])
def test_standing_that_cannot_be_is_refused(totals: str) -> None:
    with pytest.raises((SetupError, NotationError)):
        state_of(read_line(f"{START} - - {totals}"))


def test_carry_is_refused_where_nothing_is_carried() -> None:
    with pytest.raises(SetupError, match="carry=2"):
        state_of(read_line(f"konter/nine-strokes E:{PACK} - - 5,5;carry=2"))


@pytest.mark.parametrize("hands", ["AQ...,K9...,JT...,..A.", "7...,8...,9...,T...", "A...,A...,K...,Q..."])
def test_ending_that_no_deal_leaves_is_refused(hands: str) -> None:
    with pytest.raises((SetupError, NotationError)):
        state_of(read_line(f"konter/bistro-en E:N={hands} h -"))


def test_ending_needs_a_trump_suit_and_nothing_else() -> None:
    hands = "A...,K...,J...,T..."

    with pytest.raises(SetupError, match="expected s, h, d, c"):
        state_of(read_line(f"konter/bistro-en E:N={hands} - -"))
    with pytest.raises(IllegalMove, match="not-now"):
        state_of(read_line(f"konter/bistro-en E:N={hands} matt -"))


def ending() -> Any:
    """An ending with three cards each."""
    return state_of(read_line("konter/bistro-en E:N=Q..9.A,.QT..9,.K.Q.J,9.J..T h -"))


def test_ending_is_played_without_score() -> None:
    state, source = ending(), random.Random(1)
    played = playout(GAME, state, source).state

    assert None is GAME.outcome(played)
    assert () == played.match.results
    assert (11, 11) == played.match.strokes


def test_ending_reads_back_while_it_is_played() -> None:
    state, setup = ending(), find("konter/bistro-en")
    while GAME.actors(state):
        line = line_of(setup, state)
        assert line == line_of(setup, state_of(read_line(show_line(line))))
        seat = min(GAME.due(state))
        state = GAME.step(state, seat, GAME.moves(state, seat)[0]).state


@pytest.mark.parametrize("depth", [1, 4, 8, 12])
def test_kernel_counts_what_steps_count(depth: int) -> None:
    assert counted(ending(), depth) == quick(ending(), depth) == perft(GAME, ending(), depth)


def counted(state: Any, depth: int) -> int:
    """Sequences of so many moves, one step at a time."""
    if depth == 0:
        return 1
    seat = min(GAME.due(state))
    return sum(counted(GAME.step(state, seat, move).state, depth - 1) for move in GAME.moves(state, seat))


def test_words_on_first_cards_are_left_to_the_steps() -> None:
    state = state_of(read_line(f"konter/nine-strokes E:{PACK} h -"))

    assert None is quick(state, 2)
    assert counted(state, 2) == perft(GAME, state, 2)
