"""Cards as people read and say them."""

import pytest

from rebelote.cards import RANKS, SUITS
from rebelote.locale import LANGUAGES, catalogue, index, spoken


@pytest.mark.parametrize(
    ("expected", "language"), [("V♥ D♠ R♦ 10♣", "fr"), ("J♥ Q♠ K♦ 10♣", "en"), ("B♥ D♠ K♦ 10♣", "de")]
)
def test_corner_of_a_card_has_the_letters_of_the_language(expected: str, language: str) -> None:
    words = catalogue(language)

    assert expected == " ".join(index(words, each) for each in ("Jh", "Qs", "Kd", "Tc"))


def test_luxembourgish_corners_are_those_of_german() -> None:
    cards = [rank + suit for rank in RANKS for suit in SUITS]

    assert [index(catalogue("de"), each) for each in cards] == [
        index(catalogue("lb"), each) for each in cards
    ]


@pytest.mark.parametrize(
    ("expected", "language"),
    [("valet de cœur", "fr"), ("jack of hearts", "en"), ("Herz-Bube", "de"), ("Häerzer-Bauer", "lb")],
)
def test_card_is_said_in_words(expected: str, language: str) -> None:
    assert expected == spoken(catalogue(language), "Jh")


def test_luxembourgish_suits_lose_their_n_before_most_consonants() -> None:
    words = catalogue("lb")

    assert ["Schëppen-Äss", "Schëppe-Kinnek", "Raute-Bauer", "Rauten-Damm", "Rauten-Zéng"] == [
        spoken(words, each) for each in ("As", "Ks", "Jd", "Qd", "Td")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name_and_corner(language: str) -> None:
    words = catalogue(language)
    cards = [rank + suit for rank in RANKS for suit in SUITS]

    assert 52 == len({spoken(words, each) for each in cards})
    assert 52 == len({index(words, each) for each in cards})


def test_text_that_is_no_card_is_refused() -> None:
    with pytest.raises(ValueError, match="not a card: 'Zz'"):
        spoken(catalogue("fr"), "Zz")
