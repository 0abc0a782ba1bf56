"""The picture of a table of the bistro: the question, melds in order, room in a narrow terminal."""

import re

import pytest
from tests.tui.sittings import shown, sitting

from rebelote.cards import Seat, compass
from rebelote.tui import Sitting

TABLES = ["whist/bistro", "konter/bistro-fr", "updown/bistro", "rammi/bistro"]


def test_question_stands_above_the_prompt() -> None:
    assert "  Name the trump suit\nYour move > " in shown(sitting("konter/bistro-fr", language="en", seed=4))


def test_melds_lie_in_the_order_of_their_cards() -> None:
    text = shown(sitting("rammi/bistro", language="en", seed=4), ("1", "1", "1", "1") * 20)
    melds = {
        each
        for each in re.findall(r"Meld \d+: (.*)", text)
        if len({card[-1] for card in each.split(", ")}) == 1
    }

    assert melds
    assert all(follow([card[:-1] for card in each.split(", ")]) for each in melds)


def follow(ranks: list[str]) -> bool:
    """Whether ranks follow each other, an ace below the two or above the king."""
    return " ".join(ranks) in "A 2 3 4 5 6 7 8 9 10 J Q K A"


@pytest.mark.parametrize("address", TABLES)
def test_picture_fits_a_narrow_terminal(address: str) -> None:
    text = shown(sitting(address, language="lb", seed=4), ("1",) * 8, width=40)

    assert [] == [line for line in text.splitlines() if len(line) > 40 and ">" not in line]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_sits_in_the_picture_with_his_cards(seats: int) -> None:
    wanted = sitting("rammi/bistro", language="en", seed=4)
    text = shown(Sitting(wanted.setup, compass(seats), Seat(0), "en", 4), ("table",)).partition("> table")[2]

    assert seats == len(re.findall(r"\w (?:\* )?\(\d+ cards?\)", text))
    assert "·" not in text.partition("Stock")[2]


def test_next_to_play_sits_on_the_right() -> None:
    wanted = sitting("rammi/bistro", language="en", seed=4)
    lines = shown(Sitting(wanted.setup, compass(6), Seat(0), "en", 4)).splitlines()
    places = [re.findall(r"player \d(?= (?:\* )?\()", line) for line in lines]

    assert [["player 4"], ["player 5", "player 3"], ["player 6", "player 2"]] == [
        row for row in places if row
    ]


def test_cards_face_down_show_who_has_chosen() -> None:
    text = shown(sitting("updown/bistro", language="en", seed=3), ("1",))

    assert 2 == text.rpartition("Deal 1")[2].count("[ ]")
