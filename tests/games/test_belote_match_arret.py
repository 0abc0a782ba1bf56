"""L'arrêt in a match: who may stop it, what is counted, who wins by it (B116)."""

import pytest

from rebelote.games.belote.events import MatchOver, MatchStopped

from .builders import A_SUIT_EACH, Table, dealt

SETUP = "belote/pagat-classic;arret=yes;belote_declare=auto"
SILENT = f"{SETUP};announcements=no"
# seat 0 takes spades, wins one trick with the jack, and then nothing more
BOLD = ("J7.987.987.", "AKQT98.AK..", ".QJT.QJT.98", "..AK.AKQJT7")
FIRST_TRICK = "Js 8s 8c 7c"
SECOND_TRICK = "7s 9s 9c Tc"


def bold(totals: tuple[int, int], moves: str = FIRST_TRICK) -> Table:
    """Takers who will fail: 20 points after the first trick, and 24 for the defence in the second."""
    return dealt(SILENT, BOLD, "s", turned="Js", totals=totals).after(moves)


def safe(totals: tuple[int, int], moves: str, setup: str = SILENT) -> Table:
    """Takers who will win every trick."""
    return dealt(setup, A_SUIT_EACH, "s", turned="As", totals=totals).after(moves)


JACK = "Js 7h 7d 7c"


def test_winner_of_a_trick_may_stop_before_he_leads() -> None:
    assert "stop" in safe((980, 0), JACK).offered().split()


def test_stopping_is_not_offered_where_it_is_off() -> None:
    table = dealt("belote/pagat-classic;announcements=no", A_SUIT_EACH, "s", turned="As").after(JACK)

    assert "arret-off B116" == table.refused("stop")


@pytest.mark.parametrize(
    ("moves", "stop"), [("", "stop"), ("Js 7h", "2:stop"), (JACK, "1:stop"), (JACK, "2:stop")]
)
def test_nobody_else_stops_and_not_at_another_time(moves: str, stop: str) -> None:
    assert "arret-turn B116" == safe((980, 0), moves).refused(stop)


def test_takers_who_are_right_play_on() -> None:
    stopped = safe((980, 0), f"{JACK} stop")

    assert ((MatchStopped(0, 1000, True),), "play", 0) == (
        stopped.told(MatchStopped),
        stopped.phase,
        stopped.view(3).stopped,
    )


def test_takers_who_are_right_and_make_it_win() -> None:
    played = safe((980, 2000), f"{JACK} stop").played_out()

    assert ((0,), (980 + 272, 2000)) == (played.winners, played.totals)


def test_takers_who_are_right_and_fail_lose_and_nothing_of_the_deal_counts() -> None:
    played = bold((980, 0), f"{FIRST_TRICK} stop").played_out()

    assert ((1,), (980, 0)) == (played.winners, played.totals)


def test_takers_who_are_wrong_lose_at_once() -> None:
    stopped = safe((979, 0), f"{JACK} stop")

    assert ("over", (1,), (979, 0)) == (stopped.phase, stopped.winners, stopped.totals)


def test_defence_that_is_right_wins_at_once_whatever_the_other_side_has() -> None:
    # 14 for the nine, 10 for the ten of clubs
    stopped = bold((2000, 976), f"{FIRST_TRICK} {SECOND_TRICK} stop")

    assert ("over", (1,), (2000, 976)) == (stopped.phase, stopped.winners, stopped.totals)


def test_defence_that_is_wrong_loses_at_once() -> None:
    assert (0,) == bold((0, 975), f"{FIRST_TRICK} {SECOND_TRICK} stop").winners


def test_end_of_a_stopped_match_is_told() -> None:
    stopped = bold((0, 976), f"{FIRST_TRICK} {SECOND_TRICK}").after("stop")

    assert (MatchStopped(1, 1000, True), MatchOver((1,), (0, 976))) == stopped.events


def test_match_is_stopped_once_in_a_deal() -> None:
    assert "arret-turn B116" == safe((980, 0), f"{JACK} stop 9s 8h 8d 8c").refused("stop")


@pytest.mark.parametrize(("before", "right"), [(976, True), (975, False)])
def test_belote_counts_once_it_was_called(before: int, right: bool) -> None:
    # 4 for the king, 20 for the belote that was said with it
    stopped = safe((before, 0), "Ks 7h 7d 7c stop")

    assert (right,) == tuple(each.right for each in stopped.told(MatchStopped))


def test_belote_not_yet_called_does_not_count() -> None:
    assert (1000, False) == (
        safe((980, 0), f"{JACK} stop").told(MatchStopped)[0].count,
        safe((960, 0), f"{JACK} stop").told(MatchStopped)[0].right,
    )


def test_validated_announcements_count() -> None:
    # 20 for the jack, 100 for the cent in trumps
    stopped = safe((880, 0), "Js+c 7h+c 7d 7c+c stop", SETUP)

    assert (MatchStopped(0, 1000, True),) == stopped.told(MatchStopped)


def test_announcements_not_yet_compared_do_not_count() -> None:
    stopped = safe((880, 0), "Js+c 7h+c 7d 7c+c stop", f"{SETUP};announce_show=second_trick")

    assert (MatchStopped(0, 900, False),) == stopped.told(MatchStopped)


def test_target_must_be_exceeded_where_the_option_says_so() -> None:
    setup = f"{SILENT};reach=over"

    assert [False, True] == [
        safe((before, 0), f"{JACK} stop", setup).told(MatchStopped)[0].right for before in (980, 981)
    ]


def test_points_of_tout_atout_are_converted_before_they_count() -> None:
    setup = f"{SILENT};sa_ta=yes;round1_suits=any4"
    # the jack alone: 20 of 258 are 13 of 162
    table = dealt(setup, A_SUIT_EACH, "ta", turned="As", totals=(987, 0)).after(f"{JACK} stop")

    assert (MatchStopped(0, 1000, True),) == table.told(MatchStopped)
