"""What a screen reader reads at the tables of the bistro: whole lines, cards in words, no dash for a figure."""

import re

import pytest
from tests.tui.sittings import shown, sitting

from rebelote.locale import LANGUAGES, catalogue
from rebelote.tui.cards import in_words

TABLES = ["whist/bistro", "konter/bistro-fr", "updown/bistro", "rammi/bistro"]
SIGNS = set("♠♥♦♣─·\x1b…–")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", TABLES)
def test_nothing_is_drawn_and_every_line_is_a_sentence(address: str, language: str) -> None:
    lines = shown(sitting(address, language=language, plain=True, auto=True)).splitlines()

    assert [] == [line for line in lines if not line or set(line) & SIGNS]
    assert [] == [line for line in lines[4:] if line[-1] not in ".!?"]
    assert [] == [line for line in lines if re.search(r"\.\s?:", line)]


@pytest.mark.parametrize("address", TABLES)
def test_what_is_told_on_demand_is_sentences_too(address: str) -> None:
    typed = ("1", "1", "table", "hand", "score", "last", "?")
    told = shown(sitting(address, language="en", plain=True, seed=4), typed).partition("> table")[2]
    lines = [line for line in told.splitlines()[1:] if "> " not in line]

    assert [] == [line for line in lines if set(line) & SIGNS]
    assert [] == [line for line in lines if line[0] == " " or line[-1] not in ".!?"]


def test_long_help_stands_on_one_line() -> None:
    text = shown(sitting("whist/bistro", language="de", plain=True, seed=4), ("?",))

    assert re.search(r"^(Ihr Zug > \?\n)Tippen Sie .* „ende“ hört auf\.$", text, re.MULTILINE)


def test_cards_left_in_a_hand_are_said_in_words() -> None:
    assert "Left: jack of spades, ten of hearts" == in_words("Left: J♠ 10♥", catalogue("en"))
    assert "Nichts 10 K" == in_words("Nichts 10 K", catalogue("de"))


def test_empty_hand_is_said_to_be_empty() -> None:
    text = shown(sitting("whist/bistro", language="fr", plain=True, seed=4), ("1", "main"))

    assert "Votre main\u00a0: 0 carte." in text


def test_hands_are_dealt_in_a_sentence() -> None:
    assert "\nEveryone gets 11 cards.\n" in shown(sitting("updown/bistro", language="en", plain=True))
