"""The order of a hand: trumps first, colours by turns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import PACK_32, cards_of, gather, read_cards, show_cards, suit
from rebelote.speech.belote.hand import sorted_hand

HEARTS, SA, TA, NONE = 1, 4, 5, -1


@pytest.mark.parametrize(
    ("expected", "cards", "trumps"),
    [
        ("Jh9hAh7hAsTs8dAc", "7h8dAsAcTsJh9hAh", HEARTS),
        ("AsTsAhThJhAc8d", "8dAcJhThAhTsAs", SA),
        ("JsAsJd9d8dQcJh", "AsJsQcJh8d9dJd", TA),
        ("As7dKc", "KcAs7d", NONE),
        ("7hAsKd7c", "7cKdAs7h", HEARTS),
    ],
)
def test_hand_is_held_in_the_order_of_the_contract(expected: str, cards: str, trumps: int) -> None:
    held = sorted_hand(read_cards(cards), trumps)

    assert set(read_cards(expected)) == set(held)
    assert [suit(card) for card in held] == sorted(
        [suit(card) for card in held], key=[suit(card) for card in held].index
    )


def test_trumps_come_first_in_the_order_of_trumps() -> None:
    assert "Jh9hAhTh" == show_cards(sorted_hand(read_cards("AsThAcAhJh9h7d"), HEARTS))[:8]


@given(st.sets(st.sampled_from(PACK_32), max_size=9), st.integers(-1, 5))
def test_no_card_is_lost_and_suits_stay_together(cards: set[int], trumps: int) -> None:
    hand = tuple(cards_of(gather(cards)))  # type: ignore[arg-type]
    held = sorted_hand(hand, trumps)
    suits = [suit(card) for card in held]

    assert sorted(hand) == sorted(held)
    assert len(set(suits)) == sum(a != b for a, b in zip([-1, *suits], suits, strict=False))


def test_black_and_red_take_turns() -> None:
    colours = [suit(card) in (1, 2) for card in sorted_hand(read_cards("AsKsAhKhAdKdAcKc"), HEARTS)]

    assert [True, True, False, False, True, True, False, False] == colours
