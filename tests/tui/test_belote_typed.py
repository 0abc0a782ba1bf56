"""What people type becomes the text of a move."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.speech.tables import speech

from rebelote.locale import LANGUAGES, catalogue, index
from rebelote.tui.belote.typed import notation
from rebelote.tui.belote.typing import BeloteTyping


@pytest.mark.parametrize(
    ("move", "typed", "language"),
    [
        ("Jh", "vh", "fr"),
        ("Jh", "Jh", "fr"),
        ("Jh", "V♥", "fr"),
        ("Jh", "valet de cœur", "fr"),
        ("Jh", "Valet de Coeur", "fr"),
        ("Th", "10h", "fr"),
        ("Kd", "rd", "fr"),
        ("Qd", "dd", "fr"),
        ("Kh+b", "RH+B", "fr"),
        ("7s+t+k7", "7s+t+k7", "fr"),
        ("Jh", "bh", "de"),
        ("Kc", "Kreuz-König", "de"),
        ("Kc", "kreuz konig", "de"),
        ("Js", "Schëppe-Bauer", "lb"),
        ("Qh", "queen of hearts", "en"),
        ("p", "Je passe", "fr"),
        ("p", "PASS", "en"),
        ("h", "cœur", "fr"),
        ("h", "je prends à cœur", "fr"),
        ("sa", "Sans Atout", "fr"),
        ("ta", "alles trumpf", "de"),
        ("90h", "90 coeur", "fr"),
        ("90h", "90♥", "fr"),
        ("110sa", "110 NT", "en"),
        ("capd", "capot karo", "de"),
        ("gens", "générale pique", "fr"),
        ("x", "coinche", "lb"),
    ],
)
def test_language_of_the_table_is_read(move: str, typed: str, language: str) -> None:
    assert move == notation(typed, catalogue(language, "belote"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_by_its_corner(language: str) -> None:
    words = catalogue(language, "belote")
    cards = [rank + suit for rank in "789TJQKA" for suit in "shdc"]

    assert cards == [notation(index(words, card), words) for card in cards]


@pytest.mark.parametrize("typed", ["xyz", "99", "jj", "9", "90", "capot", "+t", "-"])
def test_nonsense_stays_nonsense(typed: str) -> None:
    assert typed == notation(typed, catalogue("fr", "belote"))


@given(st.text(max_size=30), st.sampled_from(LANGUAGES))
def test_anything_may_be_typed(typed: str, language: str) -> None:
    assert isinstance(notation(typed, catalogue(language, "belote")), str)


def choosing(*choices: str) -> Any:
    """A view of which only the choices matter."""
    return SimpleNamespace(choices=choices)


def test_bare_number_is_the_size_of_a_cut_where_one_cuts() -> None:
    assert "cut16" == BeloteTyping(speech("fr")).notation("16", choosing("cut16", "mix"))
    assert "16" == BeloteTyping(speech("fr")).notation("16", choosing("p", "h"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_called_something_and_can_be_typed_as_it_is_called(language: str) -> None:
    words = speech(language, aloud=True)
    typing = BeloteTyping(words)
    moves = ["p", "x", "xx", "mix", "keep", "seven", "show", "stop", "r", "h", "sa", "90h", "110ta", "caph"]
    moves += ["gens", "Jh", "Tc", "7s"]

    assert moves == [typing.notation(words.move(each), choosing()) for each in moves]
