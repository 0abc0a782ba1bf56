"""What can be melded from a hand and added to a meld (R7, R8, R10 to R13)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from rebelote.cards import CardSet, cards_of
from rebelote.kernels.bits import lowest
from rebelote.kernels.melds import ACE, LANE, LEAST, RANK, heights, is_group, is_meld, is_run, span


@lru_cache(1 << 12)
def melds_of(hand: int, high_ace: bool) -> tuple[int, ...]:
    """Every run and group in a hand, in a fixed order: runs by suit and height, then groups by rank."""
    return tuple(_melds(hand, high_ace))


def _melds(hand: int, high_ace: bool) -> Iterator[int]:
    # an ace stands below the two of its suit as well; three in a row are where three sets overlap
    held = hand | (hand & RANK << ACE) >> ACE - 1
    starts = held & held >> 1 & held >> 2
    if starts:
        for suit in range(4):
            yield from _runs(heights(hand, suit), starts >> 16 * suit & LANE, suit, high_ace)
    spades, hearts, diamonds, clubs = hand & LANE, hand >> 16 & LANE, hand >> 32 & LANE, hand >> 48
    three = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    for rank in cards_of(CardSet(three)):
        yield from _groups(hand & RANK << rank)


def _runs(held: int, starts: int, suit: int, high_ace: bool) -> Iterator[int]:
    """The runs among the heights of a suit; `starts` are those from which three follow each other."""
    for low in cards_of(CardSet(starts)):
        high, top = low + LEAST - 1, _top(high_ace, low)
        while held >> high & 1 and high <= top:
            yield span(suit, low, high)
            high += 1


def _top(high_ace: bool, low: int) -> int:
    """The highest height of a run; an ace is not both its first and its last card (R8)."""
    return ACE if high_ace and low > 1 else ACE - 1


def _groups(same: int) -> Iterator[int]:
    cards = [1 << each for each in cards_of(CardSet(same))]
    for size in range(LEAST, len(cards) + 1):
        yield from map(sum, combinations(cards, size))


def additions(hand: int, meld: int, high_ace: bool) -> Iterator[int]:
    """Every set of cards of a hand that a meld can be enlarged by, in a fixed order (R11)."""
    if not hand & beside(meld):
        return
    if is_group(meld):
        more = hand & RANK << (lowest(meld) & 15)
        if more:
            yield more
        return
    suit = lowest(meld) >> 4
    low, high = _ends(meld, suit)
    held = heights(hand | meld, suit)
    start = low
    while start >= 1 and held >> start & 1:
        end = high
        while end <= _top(high_ace, start) and held >> end & 1:
            if (start, end) != (low, high) and is_run(span(suit, start, end), high_ace):
                yield span(suit, start, end) & ~meld
            end += 1
        start -= 1


@lru_cache(1 << 12)
def beside(meld: int) -> int:
    """The cards that may lie next to those of a meld: no others can be the first to enlarge it (R11)."""
    if is_group(meld):
        return RANK << (lowest(meld) & 15)
    suit = lowest(meld) >> 4
    low, high = _ends(meld, suit)
    return span(suit, low - 1, low - 1) | span(suit, high + 1, high + 1)


def _ends(run: int, suit: int) -> tuple[int, int]:
    """The lowest and the highest height of a run on the table."""
    lane = heights(run, suit)
    if lane >> ACE & 1:
        # the ace is at the end where its neighbour lies
        lane &= ~2 if lane >> ACE - 1 & 1 and not lane >> 2 & 1 else ~(1 << ACE)
    return lowest(lane), lane.bit_length() - 1


def fits(meld: int, cards: int, high_ace: bool) -> bool:
    """Whether a meld enlarged by cards is a meld again (R11)."""
    return cards != 0 and not meld & cards and is_meld(meld | cards, high_ace)
