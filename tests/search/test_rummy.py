"""What a hand of Rommé is worth, against every way to meld it."""

import random

import pytest

from rebelote.cards import PACK_52, CardSet, cards_of, gather, read_cards, show_cards
from rebelote.games.rammi.turn.melding import melds_of
from rebelote.kernels.melds import worth
from rebelote.search.rummy import Habits, danger, drawn, left_over, melded, outs, thrown

HABITS = Habits(out=20, card=10, danger=20, high_ace=0)
ALL = int(gather(PACK_52))


def cards(text: str) -> int:
    """A set of cards."""
    return int(gather(read_cards(text)))


def shown(members: int) -> str:
    """The cards of a set."""
    return show_cards(cards_of(CardSet(members)))


def least(hand: int) -> int:
    """What is left in the best of all ways to meld a hand."""
    return min([worth(hand), *(least(hand & ~meld) for meld in melds_of(hand, high_ace=False))])


@pytest.mark.parametrize("seed", range(60))
def test_no_way_to_meld_leaves_less(seed: int) -> None:
    source = random.Random(seed)
    few = source.sample(range(2, 15), 5)
    hand = int(gather(source.sample([card for card in PACK_52 if card & 15 in few], 10)))

    assert least(hand) == worth(left_over(hand, 0))


def test_ace_closes_a_run_below_and_only_above_where_it_may() -> None:
    assert "" == shown(left_over(cards("As2s3s"), 0))
    assert "QsKsAs" == shown(left_over(cards("QsKsAs"), 0))
    assert "" == shown(left_over(cards("QsKsAs"), 1))


def test_neighbours_gaps_and_pairs_have_outs() -> None:
    assert "4h7h" == shown(outs(cards("5h6h"), ALL, 0))
    assert "6h" == shown(outs(cards("5h7h"), ALL, 0))
    assert "9h9c" == shown(outs(cards("9s9d"), ALL & ~cards("9s9d"), 0))


def test_card_that_is_gone_is_no_out() -> None:
    assert "7h" == shown(outs(cards("5h6h"), ALL & ~cards("4h"), 0))


def test_king_and_queen_wait_for_the_ace_only_where_it_may_be_high() -> None:
    assert "Jh" == shown(outs(cards("QhKh"), ALL, 0))
    assert "JhAh" == shown(outs(cards("QhKh"), ALL, 1))


def test_hand_with_a_meld_is_worth_more() -> None:
    live = ALL & ~cards("5h6h7hKs")

    assert thrown(cards("5h6hKs"), live, HABITS) < melded(cards("5h6hKs"), cards("7h"), live, HABITS)


def test_card_of_the_stock_that_lies_down_at_once_costs_nothing() -> None:
    hand, live = cards("5h9sKd"), cards("Qc")

    assert thrown(hand, live, HABITS) == drawn(hand, live, cards("Qc"), HABITS)


def test_discard_is_dangerous_beside_cards_that_another_is_known_to_hold() -> None:
    live = ALL & ~cards("5h9sKd2c6h7h")
    safe = danger(int(cards("9s")).bit_length() - 1, live, cards("6h7h"), 200, 0)

    assert safe < danger(int(cards("5h")).bit_length() - 1, live, cards("6h7h"), 200, 0)


def test_discard_whose_partners_are_gone_is_safe() -> None:
    assert 0 == danger(int(cards("5h")).bit_length() - 1, cards("KsQs2d"), 0, 500, 0)
