"""Random playouts: legal, fair, counted to the last point."""

import random
from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.search.positions import dealt, ending, members, random_duties, whole

from rebelote.games.belote.kernel import Play, begin_play, choices, play
from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import (
    MUST_RUFF,
    OVER_PARTNER,
    PARTNER_CARD_FREES,
    PARTNER_TRUMP_FREES,
    RISE_ALWAYS,
    RISE_TRUMP,
    RUFF_FREELY,
    SPARE_PARTNER,
    UNDERRUFF,
    legal,
)
from rebelote.search.playouts import playouts, swift, turned

HANDS = st.integers(0, CLASSES[0] | CLASSES[1] | CLASSES[2] | CLASSES[3]).filter(bool)
FLAGS = st.sets(st.sampled_from((SPARE_PARTNER, UNDERRUFF, PARTNER_CARD_FREES, PARTNER_TRUMP_FREES)))
TRUMPS, NONE = 3, 4


def mask(flag: object) -> int:
    """All bits, or none."""
    return -1 if flag else 0


@given(HANDS, st.integers(0, 3), st.integers(0, 14), st.booleans(), st.booleans(), FLAGS)
def test_swift_cards_are_the_legal_ones(
    hand: int, led: int, height: int, ruffed: bool, held: bool, flags: set[int]
) -> None:
    """With trumps in the highest class (B41-B47)."""
    best = 16 * (TRUMPS if ruffed else led) + height
    demanded = TRUMPS | RISE_TRUMP | MUST_RUFF | sum(flags)
    frees = PARTNER_TRUMP_FREES if best >> 4 == TRUMPS else PARTNER_CARD_FREES
    above = CLASSES[TRUMPS] & -(2 << best)
    rises = mask(led == TRUMPS and not (held and SPARE_PARTNER in flags))
    freed = mask(held and frees in flags)

    found = swift(hand, CLASSES[led], above, freed, rises, mask(UNDERRUFF in flags))

    assert legal(hand, led, best, held, demanded) == found


@given(HANDS, st.integers(0, 3), st.integers(0, 14), st.booleans(), st.booleans(), st.booleans())
def test_swift_cards_without_trumps_are_the_legal_ones(
    hand: int, led: int, height: int, held: bool, always: bool, spare: bool
) -> None:
    """Sans Atout and Tout Atout (B48-B50)."""
    best = 16 * led + height
    demanded = NONE | (RISE_ALWAYS if always else 0) | (SPARE_PARTNER if spare else 0)
    rises = mask(always and not (held and spare))

    found = swift(hand, CLASSES[led], CLASSES[led] & -(2 << best), 0, rises, 0)

    assert legal(hand, led, best, held, demanded) == found


@pytest.mark.parametrize("seed", range(30))
def test_points_of_all_playouts_are_those_of_the_deal(seed: int) -> None:
    rng = random.Random(seed)
    p = dealt(rng, 8, random_duties(rng))

    assert 50 * whole(p) == sum(playouts(p, 50, seed).points)


def every_end(p: Play) -> tuple[float, float]:
    """Points of side 0 and its chance of all tricks, each legal card being as likely as the others."""
    able = members(choices(p))
    if not able:
        return p.points[0], float(p.won[1] == 0)
    ends = [every_end(play(p, card)) for card in able]
    return sum(points for points, _ in ends) / len(ends), sum(swept for _, swept in ends) / len(ends)


@pytest.mark.parametrize("seed", range(24))
def test_playouts_average_what_trying_everything_averages(seed: int) -> None:
    """Endings of three cards, some in the middle of a trick; within five standard errors of 40 points."""
    rng = random.Random(seed)
    p = ending(rng, 3)
    n = 20_000
    points, swept = every_end(p)
    totals = playouts(p, n, seed)

    assert points == pytest.approx(totals.points[0] / n, abs=5 * 40 / n**0.5)
    assert swept == pytest.approx(totals.capots[0] / n, abs=5 * 0.5 / n**0.5)


def test_strict_rules_on_a_partners_ruff_are_obeyed() -> None:
    """Seat 2 is void of spades, partner ruffed with the eight: the nine is owed, not the ace of clubs (B47)."""
    demanded = 1 | RISE_TRUMP | MUST_RUFF | PARTNER_TRUMP_FREES | OVER_PARTNER
    hands = (1 << 17, 1 << 1, 1 << 22 | 1 << 16, 1 << 2)
    begun = begin_play((hands[0], hands[1], hands[2], hands[3]), 1, 4, demanded)
    after = play(play(begun, 1), 22)

    assert {17} == {card for card in members(choices(play(after, 2)))}
    assert 100 * whole(begun) == sum(playouts(after, 100, 1).points)


def test_same_seed_gives_the_same_sums_and_another_seed_others() -> None:
    p = dealt(random.Random(1), 8, random_duties(random.Random(1)))

    assert playouts(p, 1000, 7) == playouts(p, 1000, 7)
    assert playouts(p, 1000, 7) != playouts(p, 1000, 8)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 9])
def test_as_many_playouts_are_counted_as_were_asked_for(n: int) -> None:
    """Four run side by side, however many are left."""
    p = dealt(random.Random(2), 8, random_duties(random.Random(2)))

    assert n * whole(p) == sum(playouts(p, n, 1).points)


def test_first_cards_are_drawn_alike_often() -> None:
    """Each seat has two cards of one suit, so that nothing is forced: sixteen plays, chi-squared at 0.1 %."""
    p = begin_play((1 | 2, 4 | 8, 16 | 32, 64 | 128), 0, 4, NONE)
    ends = Counter(end.points[0] for firsts in product((0, 1), repeat=4) for end in [played(p, firsts)])
    n = 10_000
    seen = Counter(playouts(p, 1, seed).points[0] for seed in range(n))
    chi = sum((seen[points] - n * each / 16) ** 2 / (n * each / 16) for points, each in ends.items())

    assert set(ends) == set(seen)
    assert chi < 37.7


def played(p: Play, picks: tuple[int, ...]) -> Play:
    """The end of a deal of two cards each, the first trick being chosen."""
    for pick in picks:
        p = play(p, members(choices(p))[pick])
    while able := members(choices(p)):
        p = play(p, able[0])
    return p


def test_turning_the_classes_twice_changes_nothing() -> None:
    cards = random.Random(3).getrandbits(63) & 0x7FFF7FFF7FFF7FFF

    assert [cards] * 5 == [turned(turned(cards, trump), trump) for trump in range(5)]


def test_a_table_of_three_is_refused() -> None:
    with pytest.raises(ValueError, match="four seats"):
        playouts(begin_play((1, 2, 4, 0), 0, 3, NONE), 1, 1)


def test_a_game_where_one_may_ruff_freely_is_refused() -> None:
    with pytest.raises(ValueError, match="ruff"):
        playouts(begin_play((1, 2, 4, 8), 0, 4, RUFF_FREELY), 1, 1)
