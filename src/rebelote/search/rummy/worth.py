"""What a hand is worth: what is left when it is melded as well as can be, and what may join it.

Hands are sets of cards as bits (kernels.melds). `live` are the cards that may still come: neither seen on the
table nor buried. `fits` are the cards that a meld on the table takes. Worths are in tenths of a point. An ace
that would close two runs counts in both: a hand may seem a point better than it is.
"""

from typing import NamedTuple

from rebelote.kernels.melds import ACE, LANE, VALUES
from rebelote.search.compiled import compiled, part
from rebelote.search.leaves import count, lowest

_LOW = 0x3FFE  # heights of a lane with the ace at the bottom
_HIGH = 0x7FFE


class Habits(NamedTuple):
    """What a player minds, in tenths of a point: a live card that makes a meld, a card left over, a danger."""

    out: int
    card: int
    danger: int
    high_ace: int


@part
def _heights(cards: int, suit: int, high: int) -> int:
    """The heights of the cards of a suit; an ace is 1, and 14 too where it may be high."""
    lane = cards >> 16 * suit & LANE
    return (lane | (lane >> ACE & 1) << 1) & (_HIGH if high else _LOW)


@part
def _cards(heights: int, suit: int) -> int:
    """The cards of a suit at some heights."""
    return (heights & ~2 | (heights >> 1 & 1) << ACE) << 16 * suit


@part
def _in_runs(hand: int, high: int) -> int:
    """The cards that stand in runs of three or more."""
    found = 0
    for suit in range(4):
        held = _heights(hand, suit, high)
        start = held & held >> 1 & held >> 2
        found |= _cards(start | start << 1 | start << 2, suit)
    return found


@part
def _points(cards: int) -> int:
    """What cards count that are left in a hand (R19)."""
    total = 0
    while cards:
        total += VALUES[lowest(cards) & 15]
        cards &= cards - 1
    return total


@part
def _rank(rank: int) -> int:
    return (1 | 1 << 16 | 1 << 32 | 1 << 48) << rank


@part
def _other_groups(left: int, hand: int, after: int, high: int) -> int:
    """What is left when the higher ranks that have three cards make groups, too, where that is better."""
    for rank in range(after + 1, ACE + 1):
        same = hand & _rank(rank)
        if count(same) >= 3:
            rest = hand & ~same
            fewer = rest & ~_in_runs(rest, high)
            if _points(fewer) < _points(left):
                left, hand = fewer, rest
    return left


@compiled("int64(int64, int64)")
def left_over(hand: int, high: int) -> int:
    """The cards that no meld takes when as much as possible is melded (R7, R8)."""
    best = hand & ~_in_runs(hand, high)
    least = _points(best)
    for rank in range(2, ACE + 1):
        same = hand & _rank(rank)
        size = count(same)
        if size < 3:
            continue
        rest = hand & ~same
        left = rest & ~_in_runs(rest, high)
        left = _other_groups(left, rest, rank, high)
        if _points(left) < least:
            best, least = left, _points(left)
        spare = same if size == 4 else 0
        while spare:
            one = spare & -spare
            spare ^= one
            left = (rest | one) & ~_in_runs(rest | one, high)
            left = _other_groups(left, rest | one, rank, high)
            if _points(left) < least:
                best, least = left, _points(left)
    return best


@compiled("int64(int64, int64, int64)")
def outs(rest: int, live: int, high: int) -> int:
    """The live cards that make a meld with two of the cards that are left over."""
    a, b, c, d = rest & LANE, rest >> 16 & LANE, rest >> 32 & LANE, rest >> 48 & LANE
    pairs = a & b | a & c | a & d | b & c | b & d | c & d
    found = live & (pairs | pairs << 16 | pairs << 32 | pairs << 48)
    for suit in range(4):
        held = _heights(rest, suit, high)
        closes = held << 1 & held << 2 | held << 1 & held >> 1 | held >> 1 & held >> 2
        found |= live & _cards(closes & (_HIGH if high else _LOW), suit)
    return found


@part
def _worth(hand: int, live: int, out: int, card: int, high: int) -> int:
    """What a hand is worth, in tenths of a point; a hand of nothing but melds is best."""
    rest = left_over(hand, high)
    return out * count(outs(rest, live, high)) - 10 * _points(rest) - card * count(rest)


@compiled("int64(int64, int64, int64, int64, int64, int64, int64)")
def _with(hand: int, new: int, kept: int, live: int, out: int, card: int, high: int) -> int:
    """What a hand is worth with a new card, once it has thrown one; one that is taken must be kept."""
    whole = hand | new
    rest = left_over(whole, high)
    if kept:
        rest &= ~new
    best = -(1 << 30)
    if rest == 0:
        return _worth(whole, live, out, card, high)
    while rest:
        one = rest & -rest
        rest ^= one
        best = max(best, _worth(whole & ~one, live, out, card, high))
    return best


def melded(hand: int, new: int, live: int, habits: Habits) -> int:
    """What a hand is worth with a card that it must keep."""
    return _with(hand, new, 1, live, habits.out, habits.card, habits.high_ace)


def thrown(hand: int, live: int, habits: Habits) -> int:
    """What a hand is worth as it is."""
    return _thrown(hand, live, habits.out, habits.card, habits.high_ace)


@compiled("int64(int64, int64, int64, int64, int64)")
def _thrown(hand: int, live: int, out: int, card: int, high: int) -> int:
    return _worth(hand, live, out, card, high)


def drawn(hand: int, live: int, fits: int, habits: Habits) -> int:
    """What a hand is worth in the mean with a card of the stock; one that a meld takes costs nothing."""
    return _drawn(hand, live, fits, habits.out, habits.card, habits.high_ace)


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def _drawn(hand: int, live: int, fits: int, out: int, card: int, high: int) -> int:
    total, left, n = 0, live, 0
    lone = _worth(hand, live, out, card, high)
    while left:
        new = left & -left
        left ^= new
        n += 1
        total += max(lone, _with(hand, new, 0, live & ~new, out, card, high)) if fits & new == 0 else lone
    return total // max(1, n)


@part
def _held(one: int, known: int, share: int) -> int:
    return 1000 if one & known else share


@part
def _sum_held(cards: int, known: int, share: int) -> int:
    return 1000 * count(cards & known) + share * count(cards & ~known)


@compiled("int64(int64, int64, int64, int64, int64)")
def danger(card: int, live: int, known: int, share: int, high: int) -> int:
    """How likely another can meld a card, in millionths of a pair.

    `known` are cards that he is known to hold, `share` is how likely he holds a live one, in thousandths.
    """
    total = 0
    may = live | known
    suit, rank = card >> 4, card & 15
    same = may & _rank(rank) & ~(1 << card)
    while same:
        one = same & -same
        same ^= one
        total += _held(one, known, share) * _sum_held(same, known, share)
    for low in range(1, ACE + high - 1):
        run = _cards(7 << low, suit)
        pair = run & ~(1 << card)
        if run >> card & 1 and count(run) == 3 and pair & ~may == 0:
            one = pair & -pair
            total += _held(one, known, share) * _held(pair ^ one, known, share)
    return total
