"""Points of experience of a match, and the level that they lead to."""

from collections.abc import Mapping

POINTS: Mapping[str, int] = {"matches": 14, "won": 23, "deals-won": 2, "tricks": 1}
"""A match played, a match won, a deal won, a trick won."""

_STEP = 50


def experience(counts: Mapping[str, int]) -> int:
    """What a match gives. Whoever left is not counted, and gets nothing.

    >>> experience({"matches": 1, "won": 1, "deals-won": 3, "tricks": 20})
    63
    """
    return sum(points * counts.get(what, 0) for what, points in POINTS.items())


def level(points: int) -> int:
    """The level of a number of points, from 1: each one is 50 points longer than the one before.

    >>> [level(0), level(49), level(50), level(149), level(150)]
    [1, 1, 2, 2, 3]
    """
    reached = 1
    while points >= begins(reached + 1):
        reached += 1
    return reached


def begins(number: int) -> int:
    """The points with which a level begins.

    >>> [begins(1), begins(2), begins(3), begins(4)]
    [0, 50, 150, 300]
    """
    return _STEP * number * (number - 1) // 2
