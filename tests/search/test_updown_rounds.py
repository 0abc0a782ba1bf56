"""Rounds of Up & Down in the head: what is sure in them comes out so."""

import pytest

from rebelote.cards import PACK_44, read_card, read_cards
from rebelote.search.updown import Round, margins

CYCLE = (2, 1, 0, 3)


def last_trick(
    hand: str, unseen: str, *, up: bool = True, trump: int = 2, pot: int = 0, places: tuple[int, ...] = (0, 1)
) -> Round:
    """The last trick of two seats, seat 0 having diamonds and seat 1 hearts."""
    cards = 0
    for card in read_cards(hand):
        cards |= 1 << card
    return Round(0, cards, tuple(read_cards(unseen)), up, trump, pot, 0, places, CYCLE)


def margin(table: Round, card: str) -> float:
    """What a card brings."""
    return margins(table, (int(read_card(card)),), 50, 7, changing=False)[0]


def test_higher_card_of_ones_suit_wins_on_up_the_lower_on_down() -> None:
    assert 1.0 == margin(last_trick("9d", "8h"), "9d")
    assert -1.0 == margin(last_trick("9d", "8h", up=False), "9d")


def test_trump_wins_over_any_card() -> None:
    assert -1.0 == margin(last_trick("Qd", "2s"), "Qd")
    assert 1.0 == margin(last_trick("2c", "Qh"), "2c")


def test_card_of_another_suit_wins_nothing() -> None:
    assert 0.0 == margin(last_trick("9s", "8c"), "9s")
    assert -1.0 == margin(last_trick("9s", "8h"), "9s")


def test_equal_ranks_cancel_each_other() -> None:
    assert 0.0 == margin(last_trick("9d", "9h"), "9d")


def test_winner_takes_the_pot_too() -> None:
    assert 4.0 == margin(last_trick("9d", "8h", pot=3), "9d")


@pytest.mark.parametrize(("change", "expected"), [(0, -1.0), (1, -1.0)])
def test_change_is_made_before_the_cards(change: int, expected: float) -> None:
    """Flipped, the nine loses to the eight; turned, neither has its suit but the hidden two is trump."""
    table = last_trick("9d", "8h" if change == 0 else "2s")

    assert [expected] == margins(table, (change,), 20, 3, changing=True)


def test_same_seed_gives_the_same_margins() -> None:
    cards = tuple(int(card) for card in PACK_44 if card >> 4 == 0)
    hand = sum(1 << card for card in cards)
    unseen = tuple(int(card) for card in PACK_44 if card >> 4)
    table = Round(0, hand, unseen, True, 7, 0, 0, (0, 1, 2, 3), CYCLE)

    assert margins(table, cards, 30, 5, changing=False) == margins(table, cards, 30, 5, changing=False)
