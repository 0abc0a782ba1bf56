"""The play of Konter a Matt in integers: card points on top of the tricks (K6, K7), and perft.

Heights in a class: 9 T J Q K are 0 to 4 and a plain ace is 5. In the class of trumps the queens of
diamonds, hearts and spades are 6, 7 and 8; the ace is 9, or 5 where the queens beat it.
"""

from typing import NamedTuple

from rebelote.kernels.bits import count, lowest
from rebelote.kernels.tricks import Tricks, begin_tricks, lay
from rebelote.kernels.tricks import choices as choices_of_tricks

ONES = 0x0014001400140014
"""Strengths whose points have the bit of 1: jacks and kings."""
TWOS = 0x01D801D801D801D8
"""Strengths whose points have the bit of 2: queens and kings."""
FOURS = 0x0220022002200220
"""Strengths worth 4: aces."""


class Play(NamedTuple):
    """Tricks, and by side the card points and the number of tricks won."""

    tricks: Tricks
    points: tuple[int, int]
    won: tuple[int, int]
    duties: int


def begin_play(hands: tuple[int, int, int, int], leader: int, duties: int) -> Play:
    """The play before the first lead; hands are sets of strengths."""
    return Play(begin_tricks(hands, leader, 4), (0, 0), (0, 0), duties)


def worth(laid: int) -> int:
    """Card points of a set of strengths (K7)."""
    return count(laid & ONES) + 2 * count(laid & TWOS) + 4 * count(laid & FOURS)


def choices(p: Play) -> int:
    """Strengths that the seat in turn may lay (K11-K15)."""
    return choices_of_tricks(p.tricks, p.duties)


def play(p: Play, strength: int) -> Play:
    """The play after a strength; the end of a trick gives its winner's side the points (K16)."""
    tricks, points, won, duties = p
    then = lay(tricks, strength, duties)
    if then.led >= 0:
        return Play(then, points, won, duties)
    gain = worth(then.laid)
    if then.turn & 1:
        return Play(then, (points[0], points[1] + gain), (won[0], won[1] + 1), duties)
    return Play(then, (points[0] + gain, points[1]), (won[0] + 1, won[1]), duties)


def perft(p: Play, depth: int) -> int:
    """How many legal sequences of exactly so many cards there are."""
    if depth == 0:
        return 1
    todo = choices(p)
    if depth == 1:
        return count(todo)
    total = 0
    while todo:
        total += perft(play(p, lowest(todo)), depth - 1)
        todo &= todo - 1
    return total
