"""What can be melded from a hand and added to a meld (R7, R8, R10 to R13)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from rebelote.cards import CardSet, cards_of
from rebelote.kernels.bits import lowest
from rebelote.kernels.melds import ACE, LEAST, RANK, heights, is_group, is_meld, is_run, span


@lru_cache(1 << 12)
def melds_of(hand: int, high_ace: bool) -> tuple[int, ...]:
    """Every run and group in a hand, in a fixed order: runs by suit and height, then groups by rank."""
    return tuple(_melds(hand, high_ace))


def _melds(hand: int, high_ace: bool) -> Iterator[int]:
    for suit in range(4):
        yield from _runs(hand, suit, high_ace)
    for rank in range(2, ACE + 1):
        yield from _groups(hand & RANK << rank)


def _runs(hand: int, suit: int, high_ace: bool) -> Iterator[int]:
    held = heights(hand, suit)
    for low in range(1, ACE):
        high = low
        while held >> high & 1 and high <= _top(high_ace, low):
            if high - low + 1 >= LEAST:
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
