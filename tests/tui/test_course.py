"""How a running deal stands is told at the table, in the picture and in sentences."""

import re

import pytest
from tests.tui.sittings import shown, sitting

WHIST, KONTER, UPDOWN, RAMMI = "whist/bistro", "konter/bistro-fr", "updown/bistro", "rammi/bistro"
THREE_TRICKS = ("1",) * 4


def up_and_down(*typed: str, plain: bool = False) -> str:
    """South at Up & Down with seed 4, after some tricks."""
    return shown(sitting(UPDOWN, seed=4, language="en", plain=plain), (*THREE_TRICKS, *typed))


@pytest.mark.parametrize("plain", [False, True])
def test_score_tells_the_tricks_of_the_running_deal(plain: bool) -> None:
    asked = up_and_down("score", plain=plain).partition("> score")[2]

    assert re.search(r"This deal: You 2 tricks, East no trick, North no trick, West 1 trick", asked)


def test_tricks_stand_in_the_heading_and_beside_the_names() -> None:
    text = up_and_down()

    assert "This deal: You 2 tricks" in text
    assert re.search(r"You \(\w+, 2 tricks\)", text)


def test_pot_is_told_while_something_lies_in_it() -> None:
    texts = [shown(sitting(UPDOWN, seed=seed, language="en"), ("1",) * 12) for seed in range(1, 8)]

    assert any("tricks in the pot: 1" in each and "\nPot: 1 trick\n" in each for each in texts)


@pytest.mark.parametrize("plain", [False, True])
def test_stock_and_hands_are_told_at_rommé(plain: bool) -> None:
    asked = shown(sitting(RAMMI, seed=4, language="en", plain=plain), ("table",)).partition("> table")[2]

    assert "Stock: 31 cards" in asked
    assert re.search(r"player 2.*7 cards", asked, re.IGNORECASE)
    assert "Meld 1: " in asked


def test_tricks_are_told_at_konter_and_no_points() -> None:
    asked = shown(sitting(KONTER, seed=4, language="en", plain=True), ("1", "1", "1", "score"))
    asked = asked.partition("> score")[2]

    assert "This deal: Us 1 trick, Them no trick." in asked


def test_points_are_told_at_konter_where_the_table_shows_them() -> None:
    asked = shown(sitting(f"{KONTER};show_points=yes", seed=4, language="en"), ("1", "1", "1", "score"))
    asked = asked.partition("> score")[2]

    assert re.search(r"This deal: Us \d+ \(1 trick\), Them \d+ \(no trick\)", asked)


@pytest.mark.parametrize("address", [KONTER, UPDOWN])
def test_deals_are_counted(address: str) -> None:
    text = shown(sitting(address, seed=4, language="en"), ("1", "2", "3", "4", "5", "6", "") * 60)

    assert {"Deal 1", "Deal 2", "Deal 3"} <= set(re.findall(r"^Deal \d+", text, re.MULTILINE))


def test_cards_shown_together_are_told_with_their_owners() -> None:
    assert "The cards: North six of spades, West six of clubs, You jack of spades" in up_and_down(plain=True)
