"""What events say of themselves."""

from dataclasses import dataclass

import pytest

from rebelote.cards import Card, Seat, read_card, read_cards
from rebelote.engine.telling import Told, code_of


@dataclass(frozen=True, slots=True)
class CardShown(Told):
    """An event with every sort of field."""

    seat: int
    card: Card
    cards: tuple[Card, ...]
    right: bool
    totals: tuple[int, ...]
    result: object
    to: Seat | None = None


EVENT = CardShown(2, read_card("Jh"), read_cards("As7d"), right=True, totals=(30, 12), result=object())


def test_code_is_the_name_in_small_letters() -> None:
    assert "card-shown" == code_of(CardShown)


@pytest.mark.parametrize(
    ("expected", "name"),
    [(2, "seat"), ("Jh", "card"), ("As7d", "cards"), ("yes", "right"), ("30 12", "totals")],
)
def test_field_is_told_as_a_fact(expected: str | int, name: str) -> None:
    code, known = EVENT.told()

    assert ("card-shown", expected) == (code, dict(known)[name])


def test_fields_with_their_own_words_are_no_facts() -> None:
    assert {"result", "to"}.isdisjoint(dict(EVENT.told()[1]))


def test_event_moves_nothing_unless_it_says_so() -> None:
    assert () == EVENT.shifts()
