"""The marks at tables of two and three (B120-B124)."""

from hypothesis import given
from hypothesis import strategies as st

from rebelote.engine.options import changed
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.marks import Line
from rebelote.games.belote.scoring.pots import Pot
from rebelote.games.belote.scoring.score import score
from rebelote.games.belote.scoring.tally import Tally

EXACT = Options(rounding="none")
THREE_24 = changed(EXACT, {"players": 3})
THREE_32 = changed(THREE_24, {"three_form": "32"})
TWO = changed(EXACT, {"players": 2})
OPEN = changed(TWO, {"two_form": "open", "announcements": False})


def tally(
    points: tuple[int, ...],
    tricks: tuple[int, ...],
    *,
    takers: int = 0,
    announcements: tuple[int, ...] | None = None,
    belote: tuple[int, ...] | None = None,
    last_trick: int = 0,
) -> Tally:
    """A deal at hearts with nothing announced unless said."""
    none = (0,) * len(points)
    return Tally(
        Contract(takers, 1), takers, points, tricks, last_trick, announcements or none, belote or none
    )


def found(lines: tuple[Line, ...], code: str) -> list[tuple[int, int, str]]:
    """Side, points and rule of the lines of a code."""
    return [(each.side, each.points, each.rule) for each in lines if each.code == code]


def test_two_players_failure_gives_all_the_points_in_play() -> None:
    result = score(tally((40, 61), (4, 5), announcements=(20, 0), belote=(0, 20)), TWO)

    assert (False, (0, 141)) == (result.made, result.marks)


def test_two_players_capot_is_worth_fifty_more() -> None:
    assert (151, 0) == score(tally((101, 0), (9, 0)), TWO).marks


def test_two_players_level_is_a_litige() -> None:
    result = score(tally((50, 50), (4, 5)), TWO)

    assert (None, (0, 50), (Pot("B95", 0, (50, 0)),)) == (result.made, result.marks, result.held)


def test_complement_of_two_players_follows_the_points_in_play() -> None:
    options = changed(TWO, {"rounding": "tens_complement"})

    assert (90, 30) == score(tally((91, 34), (6, 3)), options).marks


def test_open_game_has_no_taker_and_each_marks_his_own() -> None:
    result = score(tally((70, 92), (7, 9), takers=-1, belote=(20, 0)), OPEN)

    assert (None, 1, (90, 92)) == (result.made, result.winner, result.marks)
    assert [(1, 2, "B121")] == found(result.lines, "higher")


def test_open_game_level_has_no_winner() -> None:
    result = score(tally((81, 81), (8, 8), takers=-1), OPEN)

    assert (-1, (81, 81)) == (result.winner, result.marks)
    assert [(-1, 81, "B121")] == found(result.lines, "level")


def test_open_game_leaves_pots_alone() -> None:
    pots = (Pot("B95", 0, (50, 0)),)
    result = score(tally((70, 92), (7, 9), takers=-1), OPEN, pots)

    assert pots == result.held


def test_open_game_capot_is_worth_fifty_more() -> None:
    assert (0, 212) == score(tally((0, 162), (0, 16), takers=-1, last_trick=1), OPEN).marks


def test_three_taker_needs_more_than_each_and_not_more_than_both() -> None:
    result = score(tally((60, 50, 42), (4, 2, 2)), THREE_24)

    assert (True, (60, 50, 42)) == (result.made, result.marks)


def test_three_equality_with_one_opponent_fails() -> None:
    result = score(tally((56, 56, 40), (3, 3, 2)), THREE_24)

    assert (False, (0, 84, 68)) == (result.made, result.marks)
    assert [(0, 56, "B124")] == found(result.lines, "failed")


def test_three_odd_point_goes_to_the_opponent_with_more_tricks_points() -> None:
    result = score(tally((41, 50, 61), (3, 2, 3)), THREE_24)

    assert (0, 70, 82) == result.marks


def test_three_odd_point_goes_to_the_first_after_the_taker_when_they_are_level() -> None:
    result = score(tally((52, 41, 59), (2, 3, 3), takers=1), THREE_24)
    level = score(tally((57, 57, 38), (3, 3, 2), takers=2), THREE_24)
    odd = score(tally((51, 51, 51), (3, 3, 2), takers=2), THREE_24)

    assert (72, 0, 80) == result.marks
    assert (76, 76, 0) == level.marks
    assert (77, 76, 0) == odd.marks


def test_three_failed_taker_keeps_his_belote() -> None:
    assert (20, 76, 76) == score(tally((34, 59, 59), (2, 3, 3), belote=(20, 0, 0)), THREE_24).marks


def test_three_belote_taken_is_shared_too() -> None:
    options = changed(THREE_24, {"belote_on_failure": "taken"})

    assert (0, 86, 86) == score(tally((34, 59, 59), (2, 3, 3), belote=(20, 0, 0)), options).marks


def test_three_with_24_cards_capot_is_the_usual_one() -> None:
    assert (242, 0, 0) == score(tally((152, 0, 0), (8, 0, 0)), THREE_24).marks


def test_three_with_32_cards_one_without_a_trick_brings_fifty_to_both_others() -> None:
    result = score(tally((90, 50, 0), (6, 3, 0)), THREE_32)

    assert (130, 100, 0) == result.marks
    assert [(0, 0, "B123")] == found(result.lines, "last-trick")


def test_three_with_32_cards_two_without_a_trick_bring_a_hundred() -> None:
    assert (230, 0, 0) == score(tally((140, 0, 0), (9, 0, 0)), THREE_32).marks


def test_three_with_32_cards_the_ten_stays_when_everyone_has_a_trick() -> None:
    assert (90, 30, 20) == score(tally((90, 30, 20), (5, 2, 2)), THREE_32).marks


@given(st.integers(0, 152), st.integers(0, 152), st.integers(0, 2), st.sampled_from((0, 20)))
def test_three_players_share_out_all_there_is(one: int, two: int, takers: int, belote: int) -> None:
    first, second = min(one, two), abs(one - two)
    points = (first, second, 152 - first - second)
    result = score(tally(points, (2, 3, 3), takers=takers, belote=(belote, 0, 0)), THREE_24)

    assert 152 + belote == sum(result.marks)
