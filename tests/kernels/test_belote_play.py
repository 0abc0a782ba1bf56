"""Belote in integers: what holds for every deal, whatever is played."""

from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import PACK_32, CardSet, gather, read_hand
from rebelote.games.belote.kernel import Play, begin_play, choices, perft, play, worth
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, SA, TA, duties, strengths_of

ENDING = ".Q.JT.Q/AJ.J.A./7.T9.K./98.87.."
HEARTS = 1

OPTIONS = st.builds(
    Options,
    rise_on_trump_lead=st.sampled_from(["always", "not_over_partner"]),
    partner_exemption=st.sampled_from(["any", "plain_only", "none"]),
    partner_ruff=st.sampled_from(["free", "if_cannot_over", "all_trumps_only", "pisse_if_cannot_over"]),
    undertrump_opponent=st.sampled_from(["must", "may"]),
    ta_rise=st.sampled_from(["always", "not_over_partner"]),
    ta_points=st.sampled_from(["scaled", "ffb", "alt14"]),
)


class Deal(NamedTuple):
    """Hands by seat, the leader, and what is played under which rules."""

    hands: tuple[CardSet, ...]
    leader: int
    denomination: int
    options: Options


@st.composite
def deals(draw: st.DrawFn, seats: int = 4, each: int = 8) -> Deal:
    """Deals of so many cards to each seat."""
    pack = draw(st.permutations(PACK_32))
    hands = tuple(gather(pack[each * seat : each * (seat + 1)]) for seat in range(seats))
    return Deal(hands, draw(st.integers(0, seats - 1)), draw(st.integers(0, TA)), draw(OPTIONS))


def begun(deal: Deal) -> Play:
    """The play of a deal before the first lead."""
    order = ORDERS[deal.denomination]
    a, b, c, d = (*(strengths_of(hand, order) for hand in deal.hands), 0, 0)[:4]
    return begin_play((a, b, c, d), deal.leader, len(deal.hands), duties(deal.denomination, deal.options))


def members(strengths: int) -> list[int]:
    """The strengths of a set."""
    return [each for each in range(63) if strengths >> each & 1]


def held(p: Play) -> int:
    """The strengths of all hands."""
    a, b, c, d = p.tricks.hands
    return a | b | c | d


def played(p: Play, picks: list[int]) -> list[Play]:
    """The positions of a deal played out, each pick saying which of the legal cards is laid."""
    found = [p]
    for pick in picks:
        able = members(choices(p))
        if not able:
            break
        p = play(p, able[pick % len(able)])
        found.append(p)
    return found


PICKS = st.lists(st.integers(0, 7), min_size=32, max_size=32)


@given(st.sampled_from([2, 3, 4]).flatmap(deals), PICKS)
def test_a_deal_is_played_to_its_last_card(deal: Deal, picks: list[int]) -> None:
    """Somebody may lay a card as long as there are cards, at two, three and four seats."""
    positions = played(begun(deal), picks)

    assert 8 * len(deal.hands) + 1 == len(positions)
    assert 0 == held(positions[-1])
    assert 8 == sum(positions[-1].won)


@given(deals(), PICKS)
def test_each_play_takes_one_card_out_of_the_hands(deal: Deal, picks: list[int]) -> None:
    """And the trick takes it up until the next lead."""
    positions = played(begun(deal), picks)
    for before, after in pairwise(positions):
        gone = held(before) & ~held(after)
        kept = 0 if before.tricks.led < 0 else before.tricks.laid

        assert 1 == len(members(gone))
        assert 0 == held(after) & ~held(before)
        assert kept | gone == after.tricks.laid


@given(deals(), PICKS)
def test_the_points_of_a_deal_are_162_or_258_unscaled(deal: Deal, picks: list[int]) -> None:
    """The last trick included, the bonus of a capot not (B80-B83)."""
    scaled = deal.denomination == TA and deal.options.ta_points == "scaled"

    assert (258 if scaled else 162) == sum(played(begun(deal), picks)[-1].points)


@given(deals(seats=3), PICKS)
def test_at_three_every_seat_is_a_side(deal: Deal, picks: list[int]) -> None:
    """The points are those of the cards dealt and the last trick (B52, B123)."""
    start = begun(deal)
    positions = played(start, picks)
    winners = [p.tricks.turn for p in positions[1:] if p.tricks.led < 0]

    assert tuple(winners.count(seat) for seat in range(3)) == positions[-1].won
    assert worth(held(start), start.duties) + 10 == sum(positions[-1].points)


@given(deals(seats=2), PICKS)
def test_at_two_the_third_side_stays_empty(deal: Deal, picks: list[int]) -> None:
    """Points and tricks have three places at every table."""
    last = played(begun(deal), picks)[-1]

    assert (0, 0) == (last.points[2], last.won[2])


def exchanged(hand: CardSet, one: int, other: int) -> CardSet:
    """A hand with two suits exchanged."""
    keep = hand & ~(0xFFFF << 16 * one | 0xFFFF << 16 * other)
    moved = (hand >> 16 * one & 0xFFFF) << 16 * other | (hand >> 16 * other & 0xFFFF) << 16 * one
    return CardSet(keep | moved)


@given(deals(each=3), st.permutations(range(4)))
def test_exchanging_two_plain_suits_changes_no_count(deal: Deal, suits: list[int]) -> None:
    """At Sans Atout and Tout Atout any two suits may be exchanged."""
    one, other = [suit for suit in suits if suit != deal.denomination][:2]
    turned = deal._replace(hands=tuple(exchanged(hand, one, other) for hand in deal.hands))

    assert perft(begun(deal), 9) == perft(begun(turned), 9)


@given(deals(), st.integers(1, 4), PICKS)
def test_turning_the_table_turns_the_points(deal: Deal, by: int, picks: list[int]) -> None:
    """By two or four seats every side keeps its points, by one or three the sides change places."""
    hands = tuple(deal.hands[(seat - by) % 4] for seat in range(4))
    turned = deal._replace(hands=hands, leader=(deal.leader + by) % 4)
    a, b, unused = played(begun(deal), picks)[-1].points

    assert ((a, b) if by % 2 == 0 else (b, a)) == played(begun(turned), picks)[-1].points[:2]
    assert 0 == unused


@pytest.mark.parametrize(
    ("denomination", "undertrump", "counts"),
    [
        (HEARTS, "may", (28, 348, 1888, 1888)),
        (HEARTS, "must", (20, 192, 928, 928)),
        (SA, "may", (76, 1296, 10016, 10016)),
        (TA, "may", (76, 1398, 12608, 12608)),
    ],
)
def test_perft_of_an_ending(denomination: int, undertrump: str, counts: tuple[int, ...]) -> None:
    """Four cards each; the counts after 4, 8, 12 and 16 cards."""
    hands = tuple(map(read_hand, ENDING.split("/")))
    options = replace(Options(), undertrump_opponent=undertrump)
    start = begun(Deal(hands, 0, denomination, options))

    assert counts == tuple(perft(start, depth) for depth in (4, 8, 12, 16))


def test_perft_counts_nothing_beyond_the_last_card() -> None:
    """One way to play no card, none to play a fifth of four."""
    hands = tuple(map(read_hand, ("7...", "8...", "9...", "T...")))
    start = begun(Deal(hands, 0, SA, Options()))

    assert [1, 1, 1, 1, 1, 0] == [perft(start, depth) for depth in range(6)]
