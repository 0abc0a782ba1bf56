"""Points of the running deal: shown where the table shows them, and nowhere else (B116, K23)."""

import random

import pytest
from tests.games.builders import A_SUIT_EACH, dealt
from tests.speech.tables import reader

from rebelote.cards import Seat
from rebelote.engine import find
from rebelote.engine.playout import playout
from rebelote.speech.telling import sides


def shown(setup: str, moves: str) -> list[int | None]:
    """The points of both sides as seat 1 is told them, its own first."""
    seen = dealt(setup, A_SUIT_EACH, "80s p p p").after(moves).view(1)
    return [each.taken for each in sides(reader(find(setup), 4, 1, "en"), seen)]


def test_points_of_the_tricks_are_told_with_the_readers_side_first() -> None:
    """Jack and nine of trumps are worth 34."""
    assert [0, 34] == shown("belote/ffb-coinche;announcements=no", "Js 7h 7d 7c 9s 8h 8d 8c")


def test_no_points_are_told_before_a_card_is_played() -> None:
    assert [None, None] == shown("belote/ffb-coinche;announcements=no", "")


def test_who_may_stop_the_match_counts_alone() -> None:
    assert [None, None] == shown("belote/ffb-coinche;announcements=no;arret=yes", "Js 7h 7d 7c")


@pytest.mark.parametrize(("option", "told"), [("yes", True), ("no", False)])
def test_konter_tells_points_where_its_option_says_so(option: str, told: bool) -> None:
    setup = find(f"konter/bistro-fr;show_points={option}")
    speech = reader(setup, 4, 0, "en")
    seen: set[bool] = set()
    playout(
        setup.game,
        setup.game.begin(setup.options, 4),
        random.Random(2),
        lambda moment: seen.update(
            each.taken is not None for each in sides(speech, setup.game.view(moment.after, Seat(0)))
        ),
    )

    assert told == (True in seen)
