"""Runs and groups as integers: cards are 16 * suit + rank, rank 2 to 14, and sets have bit c for card c.

In a run the ace counts as height 1, or as 14 where it may be high; never as both (R7, R8).
"""

from rebelote.kernels.bits import count, lowest

ACE = 14
LEAST = 3
"""The fewest cards of a run or a group (R7)."""
RANK = 1 | 1 << 16 | 1 << 32 | 1 << 48
"""The four cards of one rank, at rank 0."""
LANE = 0xFFFF
VALUES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)
"""What a card of each rank counts: ten from the ten to the king, one for the ace (R19)."""


def span(suit: int, low: int, high: int) -> int:
    """The cards of a suit from one height to another, 1 and 14 being the ace; never both."""
    lane = (2 << high) - (1 << low)
    return (lane & ~2 | (lane >> 1 & 1) << ACE) << 16 * suit


def heights(cards: int, suit: int) -> int:
    """The heights of the cards of a suit, bit h for height h; an ace has both 1 and 14."""
    lane = cards >> 16 * suit & LANE
    return lane | (lane >> ACE & 1) << 1


def is_run(cards: int, high_ace: bool) -> bool:
    """Whether cards are a run: three or more of one suit, one after the other."""
    if count(cards) < LEAST:
        return False
    suit = lowest(cards) >> 4
    if cards & ~(LANE << 16 * suit):
        return False
    lane = cards >> 16 * suit & LANE
    if not lane >> ACE & 1:
        return _consecutive(lane)
    return _consecutive(lane ^ 1 << ACE | 2) or high_ace and _consecutive(lane)


def is_group(cards: int) -> bool:
    """Whether cards are a group: three or four of one rank."""
    return count(cards) >= LEAST and cards & ~(RANK << (lowest(cards) & 15)) == 0


def is_meld(cards: int, high_ace: bool) -> bool:
    """Whether cards are a run or a group."""
    return is_run(cards, high_ace) or is_group(cards)


def worth(cards: int) -> int:
    """What cards count that are left in a hand (R19)."""
    total = 0
    while cards:
        total += VALUES[lowest(cards) & 15]
        cards &= cards - 1
    return total


def _consecutive(lane: int) -> bool:
    """Whether the bits of a set that is not empty stand side by side."""
    return lane + (lane & -lane) & lane == 0
