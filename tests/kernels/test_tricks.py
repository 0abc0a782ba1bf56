"""Tricks, without a game: classes 0 to 3, heights 0 to 14."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.kernels.bits import CLASSES, HIGHER
from rebelote.kernels.tricks import (
    MUST_RUFF,
    NO_TRUMP,
    PARTNER_CARD_FREES,
    RISE_TRUMP,
    RUFF_FREELY,
    Tricks,
    begin_tricks,
    choices,
    higher,
    lay,
    legal,
    takes,
)

HANDS = st.integers(0, CLASSES[0] | CLASSES[1] | CLASSES[2] | CLASSES[3])
DUTIES = st.builds(lambda trump, bits: trump | bits << 3, st.integers(0, 4), st.integers(0, 2**11 - 1))
STRENGTHS = st.integers(0, 62).filter(lambda strength: strength % 16 < 15)


def bits(*strengths: int) -> int:
    """A set of strengths."""
    return sum(1 << each for each in strengths)


def each_lays(leader: int, seats: int, duties: int, *strengths: int) -> Tricks:
    """The tricks after the seats laid a card each, in turn, and hold one of class 3 besides."""
    hands = [0, 0, 0, 0]
    for n, strength in enumerate(strengths):
        seat = (leader + n) % seats
        hands[seat] = bits(strength, 48 + seat)
    tricks = begin_tricks((hands[0], hands[1], hands[2], hands[3]), leader, seats)
    for strength in strengths:
        tricks = lay(tricks, strength, duties)
    return tricks


@given(HANDS.filter(bool), st.integers(-1, 3), STRENGTHS, st.booleans(), DUTIES)
def test_some_card_of_a_hand_may_always_be_laid(
    hand: int, led: int, best: int, held: bool, duties: int
) -> None:
    """Whatever is led, whoever holds the trick, and whatever the rules demand."""
    found = legal(hand, led, best, held, duties)

    assert 0 != found
    assert 0 == found & ~hand


@given(HANDS, STRENGTHS, st.booleans(), DUTIES.filter(lambda duties: not duties & RUFF_FREELY))
def test_a_hand_that_can_follow_follows(hand: int, best: int, held: bool, duties: int) -> None:
    """In every game but those where one may ruff instead (B41, W22)."""
    led = best >> 4
    if hand & CLASSES[led]:
        assert 0 == legal(hand, led, best, held, duties) & ~CLASSES[led]


@given(STRENGTHS, STRENGTHS, DUTIES)
def test_of_two_strengths_that_differ_not_both_take(one: int, other: int, duties: int) -> None:
    """Within a class or with trumps exactly one does; otherwise the one on the table holds."""
    one_takes, other_takes = takes(one, other, duties), takes(other, one, duties)

    assert not (one_takes and other_takes)
    if one != other and (one >> 4 == other >> 4 or duties & 7 in (one >> 4, other >> 4)):
        assert one_takes or other_takes


def test_higher_leaves_the_class() -> None:
    """The top height of a class has nothing above it."""
    assert 0 == higher(14)
    assert bits(30) == higher(29)
    assert HIGHER[3] == higher(3)


def test_a_ruff_is_allowed_beside_following_where_the_game_lets_it() -> None:
    """With RUFF_FREELY a trump may be laid instead of the class led (K12)."""
    hand = bits(1, 17, 33)

    assert bits(17) == legal(hand, 1, 20, False, 0)
    assert bits(1, 17) == legal(hand, 1, 20, False, 0 | RUFF_FREELY)


def test_a_trump_lead_asks_for_more_only_where_the_game_says_so() -> None:
    """In some games one follows with any trump (B42, W22)."""
    hand = bits(1, 9)

    assert bits(9) == legal(hand, 0, 5, False, 0 | RISE_TRUMP)
    assert hand == legal(hand, 0, 5, False, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_trick_ends_when_every_seat_has_laid(seats: int) -> None:
    """Not a card sooner; the strongest of the class led leads next (B40)."""
    leader = seats - 1
    last_but_one = each_lays(leader, seats, NO_TRUMP, *range(1, seats))
    whole = each_lays(leader, seats, NO_TRUMP, *range(1, seats + 1))

    assert 0 == last_but_one.led
    assert (-1, (leader + seats - 1) % seats) == (whole.led, whole.turn)
    assert bits(*range(1, seats + 1)) == whole.laid


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_lead_clears_the_table(seats: int) -> None:
    """What was laid is kept until then."""
    whole = each_lays(0, seats, NO_TRUMP, *range(seats, 0, -1))
    again = lay(whole, 48, NO_TRUMP)

    assert Tricks(again.hands, 1 % seats, 3, 48, 0, bits(48), seats) == again


def test_a_trump_takes_a_plain_card_and_a_discard_takes_nothing() -> None:
    """Seat 1 discards from class 2, seat 2 ruffs with class 1, seat 3 follows (B40)."""
    assert 2 == each_lays(0, 4, 1, 10, 40, 16, 14).turn
    assert 3 == each_lays(0, 4, NO_TRUMP, 10, 40, 16, 14).turn


def test_a_partner_who_holds_frees_at_four_and_no_seat_is_a_partner_at_three() -> None:
    """Seat 2 is void and has a trump; seat 0 holds the trick (B46, B52)."""
    duties = 1 | MUST_RUFF | PARTNER_CARD_FREES
    hands = (bits(10), bits(3), bits(17, 40), 0)

    def third(seats: int) -> int:
        return choices(lay(lay(begin_tricks(hands, 0, seats), 10, duties), 3, duties), duties)

    assert bits(17, 40) == third(4)
    assert bits(17) == third(3)


def test_the_leader_may_lay_anything() -> None:
    """Between tricks `led` is -1, whoever held the last one."""
    whole = each_lays(0, 4, 1 | MUST_RUFF, 1, 2, 17, 3)

    assert whole.hands[2] == choices(whole, 1 | MUST_RUFF)
