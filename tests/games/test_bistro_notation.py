"""Rounds of Up & Down and deals of Rommé as lines and records, at every number of seats."""

import random
from dataclasses import replace
from typing import Any

import pytest

from rebelote.cards import Seat
from rebelote.engine import NotationError, Setup, SetupError, find
from rebelote.engine.notation import NO_DEALER, Placed, Standing, notation_of
from rebelote.engine.playout import Playout, playout
from rebelote.engine.registry import find_seated, seated
from rebelote.games.rammi import notation as rammi
from rebelote.games.updown import notation as updown
from rebelote.record import (
    Recorder,
    line_of,
    perft,
    read,
    read_line,
    record_match,
    replay,
    show_line,
    state_of,
    write,
)

TABLES = [
    *(f"updown/bistro;seats={seats}" for seats in (2, 3, 4)),
    *(f"updown/bistro-rounds;seats={n};first_leader=random;round_start=rotate_leader" for n in (2, 4)),
    *(f"rammi/rami-fr;seats={seats};target=40" for seats in (2, 3, 4, 5, 6)),
    "rammi/bistro;seats=5;recycle_shuffle=yes;melds_per_turn=unlimited;target=20",
    "rammi/bistro-deals;seats=6;exhaustion=immediate;recycle_shuffle=yes;recycle_keep_top=yes;deals=2",
]
PACK = "Qc8h8c7dTs4cQs5dTc7sJs7h6c2c2dTdJhQh5c5h3h2h3cJc8s6h4d9s4sQd7cTh3d3s9h2s6s4h9dJd9c6d5s8d"  # 44 cards
ROUND = f"updown/bistro;seats=2 -:{{{PACK}}} {{3,3}},{{down,3}} (rot1)4dQh/(roll)({{3,5}})8c4c/(flip)"


def played(setup: Setup, seed: int) -> tuple[Playout, list[Any]]:
    """A random match and all its states."""
    states: list[Any] = []
    game = setup.game
    begun = game.begin(setup.options, setup.players)
    return playout(game, begun, random.Random(seed), lambda step: states.append(step.after)), states


def bare(state: Any) -> Any:
    """A state without the deals before."""
    return replace(state, match=replace(state.match, results=()))


@pytest.mark.parametrize("table", TABLES)
def test_record_reads_back_and_replays_to_its_state(table: str) -> None:
    setup = find_seated(table)
    match, _ = played(setup, 5)
    record = record_match(setup, match.moves)
    text = write([record])

    assert (record,) == read(text)
    assert text == write(read(text))
    assert match.state == replay(read(text)[0])


@pytest.mark.parametrize("table", TABLES)
def test_state_of_a_line_is_the_state_it_was_written_from(table: str) -> None:
    setup, source = find_seated(table), random.Random(8)
    _, states = played(setup, 6)
    pack = notation_of(setup.game).pack
    some = [state for state in states[:-1] if pack(state) and source.random() < 0.04]
    for state in (*some, states[-1]):
        line = line_of(setup, state)

        assert line == read_line(show_line(line))
        assert line == read_line(show_line(line, link=True))
        assert bare(state) == bare(state_of(line))


# who sits


def test_number_of_seats_stands_in_a_line() -> None:
    line = read_line(ROUND)

    assert 2 == line.setup.players
    assert ROUND == show_line(line)


def test_number_of_seats_is_asked_where_nobody_says_it() -> None:
    with pytest.raises(SetupError, match="seats: value 0, expected 2, 3, 4"):
        read_line(ROUND.replace(";seats=2", ""))


@pytest.mark.parametrize("wrong", ["5", "1", "x", "", "2;seats=2"])
def test_number_of_seats_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(SetupError, match="seats"):
        read_line(ROUND.replace("seats=2", f"seats={wrong}"))


def test_number_of_seats_is_not_written_where_the_options_tell_it() -> None:
    assert "whist/bistro" == seated(find("whist/bistro"), 4).show()


def test_record_says_how_many_play() -> None:
    setup = find_seated("rammi/bistro;seats=3")

    assert '[Seats "3"]' in write([Recorder(setup).record()]).splitlines()


def test_record_without_its_number_of_seats_is_refused() -> None:
    with pytest.raises(SetupError, match="seats"):
        read('% atn 1\n[Game "rammi/bistro"]\n[Deal "1"]\nS\n')


# Up & Down


def test_moves_of_a_round_lead_to_its_rules() -> None:
    """The card was tossed down, turned once, six was rolled and then eight, and flipped (U6, U9 to U11)."""
    state = state_of(read_line(ROUND))

    assert (True, 8) == (state.round.up, state.round.trump)
    assert 2 == len(state.round.tricks)


def test_choices_are_recorded_by_seat_whoever_chose_first() -> None:
    """The order of arrival is not public (U12)."""
    setup = find_seated("updown/bistro;seats=3")
    texts = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        recorder, source = Recorder(setup), random.Random(2)
        while setup.game.due(recorder.state) == {-1}:
            recorder.see(Seat(-1), setup.game.chance(recorder.state, source))
        (leader,) = setup.game.due(recorder.state)
        recorder.see(leader, setup.game.read("flip"))
        for seat in order:
            recorder.see(Seat(seat), setup.game.moves(recorder.state, Seat(seat))[3])
        texts.add(write([recorder.record()]))

    assert 1 == len(texts)


def test_choice_before_others_is_recorded_with_its_seat() -> None:
    setup = find_seated("updown/bistro;seats=4")
    begun = state_of(read_line(ROUND.replace("seats=2", "seats=4").partition(" (")[0] + " (flip)"))
    (card, *_) = setup.game.moves(begun, Seat(2))
    after = setup.game.step(begun, Seat(2), card).state

    assert show_line(line_of(setup, after)).endswith(f"(flip)(S:{setup.game.show(card)})")


def test_order_of_choices_makes_no_more_sequences() -> None:
    """Two change nothing but the trick: after one of four changes every pair of cards, 15 times 15 (U8, U12)."""
    start = state_of(read_line(ROUND.partition(" (")[0] + " -"))

    assert 5 == perft(find("updown/bistro").game, start, 1)
    assert 4 * 15 * 15 == perft(find("updown/bistro").game, start, 3)


@pytest.mark.parametrize(
    ("totals", "carried"),
    [
        ((3, 4), ()),
        ((3, 4), (("round", "2"),)),
        ((3, 4), (("first", "1"),)),
        ((9, 9), (("round", "2"), ("first", "1"))),
        ((3, 4), (("round", "1"), ("first", "1"))),
        ((3, 4), (("round", "2"), ("first", "3"))),
        ((3, 4), (("deal", "2"),)),
        ((0,), ()),
    ],
)
def test_standing_of_rounds_that_cannot_be_is_refused(
    totals: tuple[int, ...], carried: tuple[tuple[str, str], ...]
) -> None:
    with pytest.raises(SetupError, match="totals"):
        updown.waiting(find("updown/bistro").options, Standing(NO_DEALER, totals, carried))


def test_nobody_deals_at_up_and_down() -> None:
    with pytest.raises(SetupError, match="totals"):
        updown.waiting(find("updown/bistro").options, Standing(Seat(0), (0, 0)))


# Rommé


def test_moves_of_a_turn_stand_without_parentheses() -> None:
    setup = find_seated("rammi/bistro;seats=2")
    _, states = played(setup, 3)
    text = show_line(line_of(setup, next(each for each in states if each.table and len(each.table.log) == 5)))

    assert "(" not in text
    assert 2 == text.split()[3].count("/")


def test_mixed_discards_stand_in_parentheses() -> None:
    setup = find_seated(TABLES[-2])
    _, states = played(setup, 6)
    mixed = next(each for each in states if each.table and each.table.turned)

    assert "({restock=" in show_line(line_of(setup, mixed))


def test_mixed_discards_are_in_no_view() -> None:
    """How chance mixed them stays hidden, as the stock does (R17, R21)."""
    setup = find_seated(TABLES[-2])
    _, states = played(setup, 6)
    mixed = next(each for each in states if each.table and each.table.turned)
    views = [setup.game.view(mixed, seat) for seat in (None, Seat(0), Seat(4))]

    assert -1 in {seat for seat, _ in mixed.table.log}
    assert [] == [each for view in views for each in view.log if each[0] < 0]


@pytest.mark.parametrize(
    ("totals", "carried"),
    [((3,), ()), ((0,) * 7, ()), ((3, 4), (("deal", "0"),)), ((3, 4), (("round", "2"),))],
)
def test_standing_of_deals_that_cannot_be_is_refused(
    totals: tuple[int, ...], carried: tuple[tuple[str, str], ...]
) -> None:
    with pytest.raises(SetupError, match="totals"):
        rammi.waiting(find("rammi/bistro").options, Standing(Seat(0), totals, carried))


@pytest.mark.parametrize("notation", [updown, rammi])
def test_ending_is_refused(notation: Any) -> None:
    with pytest.raises(SetupError, match="no-endings"):
        notation.position(None, Standing(Seat(0), (0, 0)), Placed(Seat(0), (), ()))


@pytest.mark.parametrize("wrong", ["SXKc,", "S-", "MX", "Sx", "A0Kc"])
def test_turn_that_is_none_is_refused_at_its_place(wrong: str) -> None:
    setup = find_seated("rammi/bistro;seats=2")
    _, states = played(setup, 3)
    text = show_line(line_of(setup, next(each for each in states if each.table)))

    with pytest.raises(NotationError) as caught:
        read_line(text.rpartition(" ")[0] + " " + wrong)
    assert len(text) - 1 <= caught.value.at
