"""Challenges and levels are the same for everybody, and every challenge counts something that is counted."""

import pytest

from rebelote.people.challenges import CHALLENGES, KINDS_OF_COUNT, PER_DAY, Challenge, of_day, summed
from rebelote.people.rating import BOTS, Rating, of_bot, rated


@pytest.mark.parametrize("challenge", CHALLENGES, ids=lambda each: each.name)
def test_challenge_counts_something_that_is_counted(challenge: Challenge) -> None:
    assert challenge.what in KINDS_OF_COUNT
    assert challenge.number > 0


def test_there_are_a_dozen_challenges_of_each_day_and_lasting_ones() -> None:
    kinds = [each.kind for each in CHALLENGES]

    assert kinds.count("daily") + kinds.count("lasting") >= 12
    assert len({each.name for each in CHALLENGES}) == len(CHALLENGES)


def test_day_offers_three_challenges_and_another_day_others() -> None:
    days = [of_day(f"2026-11-{day:02}") for day in range(1, 31)]

    assert {PER_DAY} == {len(set(each)) for each in days}
    assert len(set(days)) > 10
    assert of_day("2026-11-05") == of_day("2026-11-05")


def test_achievements_give_honour_alone() -> None:
    assert {(0, 0)} == {(each.experience, each.coins) for each in CHALLENGES if each.kind == "achievement"}


def test_counts_are_summed_over_presets_and_games() -> None:
    by_preset = {("belote/a", "matches"): 2, ("belote/b", "matches"): 1, ("whist/a", "matches"): 1}

    assert {"matches": 4, "presets": 3, "games": 2} == summed(by_preset)


def test_stronger_bots_stand_higher() -> None:
    ladder = ("random", "beginner", "amateur", "steady", "strong", "expert", "analyst")
    shown = [BOTS[each] for each in ladder]

    assert sorted(shown) == shown


def test_win_over_a_strong_bot_is_worth_more_than_over_a_weak_one() -> None:
    over = [rated([[Rating()], [of_bot(level)]], [0])[0][0].mu for level in ("random", "analyst")]

    assert 25 < over[0] < over[1]


def test_draw_between_equals_changes_nothing_but_certainty() -> None:
    after = rated([[Rating()], [Rating()]], [])[0][0]

    assert 25 == pytest.approx(after.mu)
    assert after.sigma < Rating().sigma
