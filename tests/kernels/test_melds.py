"""Runs and groups in integers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import PACK_52, RANKS, SUITS, card, gather, read_cards
from rebelote.kernels.melds import heights, is_group, is_meld, is_run, span, worth

PLACES = "A23456789TJQK"
SOME_CARDS = st.lists(st.sampled_from(PACK_52), max_size=6, unique=True)


def cards(text: str) -> int:
    return gather(read_cards(text))


@pytest.mark.parametrize("text", ["4s5s6s", "As2s3s", "JcQcKc", "8cTc9cQcJc", "As2s3s4s5s6s7s8s9sTsJsQsKs"])
def test_consecutive_cards_of_a_suit_are_a_run(text: str) -> None:
    assert is_run(cards(text), False)


@pytest.mark.parametrize("text", ["", "4s5s", "4s5s7s", "5s6s7h", "KsAs2s", "4s5s6s8s9sTs", "7s7h7d"])
def test_other_cards_are_no_run(text: str) -> None:
    assert not is_run(cards(text), True)


def test_ace_above_the_king_needs_leave() -> None:
    assert not is_run(cards("QhKhAh"), False)
    assert is_run(cards("QhKhAh"), True)


@pytest.mark.parametrize("text", ["7s7h7d", "AsAhAdAc", "2h2d2c"])
def test_cards_of_a_rank_are_a_group(text: str) -> None:
    assert is_group(cards(text))


@pytest.mark.parametrize("text", ["", "7s7h", "7s7h8d", "7s8s9s"])
def test_other_cards_are_no_group(text: str) -> None:
    assert not is_group(cards(text))


@given(SOME_CARDS, st.booleans())
def test_melds_are_those_of_a_slow_reading(drawn: list[int], high_ace: bool) -> None:
    texts = [RANKS[(each & 15) - 2] + SUITS[each >> 4] for each in drawn]
    ranks, suits = {each[0] for each in texts}, {each[1] for each in texts}
    circle = PLACES + "A" if high_ace else PLACES
    rows = [circle[at : at + len(texts)] for at in range(len(circle) - len(texts) + 1)]
    run = len(suits) == 1 and any(ranks == set(row) and len(ranks) == len(texts) for row in rows)
    slow = len(texts) >= 3 and (run or len(ranks) == 1)

    assert slow == is_meld(gather(drawn), high_ace)


@given(st.integers(0, 3), st.integers(1, 14), st.integers(1, 14))
def test_span_of_heights_has_these_heights(suit: int, one: int, other: int) -> None:
    low, high = min(one, other), max(one, other)
    if (low, high) == (1, 14):
        low = 2
    wanted = (2 << high) - (1 << low)

    assert wanted == heights(span(suit, low, high), suit) & wanted
    assert high - low + 1 == span(suit, low, high).bit_count()


def test_cards_count_ten_from_the_ten_and_one_for_the_ace() -> None:
    assert [1, 9, 10, 10, 10, 10] == [worth(1 << card(2, rank)) for rank in (14, 9, 10, 11, 12, 13)]
    assert 340 == worth(gather(PACK_52))
