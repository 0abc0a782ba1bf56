"""Judging: what every card comes to in one world after the other, summed up to opinions."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from rebelote.bots.belote.opinion import Opinion
from rebelote.games.belote.order import Order

Late = Callable[[], bool]
"""Whether somebody has waited long enough."""

_LEAST = 2
"""So many worlds are looked at however late it is."""
_SCALE = 1e-6  # what differs by less is equal


class Judged(NamedTuple):
    """What a card comes to in a world, for the side that plays it: marks and card points ahead, contract made."""

    margin: float
    lead: float
    made: bool


@dataclass(slots=True)
class _Sum:
    """What a card came to so far."""

    score: float = 0.0
    squares: float = 0.0
    lead: float = 0.0
    made: float = 0.0
    best: float = 0.0


def never() -> bool:
    """It is never late."""
    return False


def judged(
    order: Order, worlds: Iterable[tuple[Mapping[int, Judged], int]], late: Late
) -> tuple[tuple[Opinion, ...], int]:
    """The opinions of all cards, the best first, and from how many worlds.

    `worlds` are the verdicts of a world by strength, made when they are asked for, and how often it counts.
    """
    sums: dict[int, _Sum] = {}
    whole, n = 0, 0
    for verdicts, weight in worlds:
        _add(sums, verdicts, weight)
        whole, n = whole + weight, n + 1
        if n >= _LEAST and late():
            break
    opinions = [_opinion(order, card, found, whole, n) for card, found in sums.items()]
    return tuple(sorted(opinions, key=lambda each: _rank(order, each), reverse=True)), n


def _add(sums: dict[int, _Sum], verdicts: Mapping[int, Judged], weight: int) -> None:
    top = max(each.margin for each in verdicts.values())
    for card, each in verdicts.items():
        found = sums.setdefault(card, _Sum())
        found.score += weight * each.margin
        found.squares += weight * each.margin**2
        found.lead += weight * each.lead
        found.made += weight * each.made
        found.best += weight * (each.margin == top)


def _opinion(order: Order, strength: int, found: _Sum, whole: float, n: int) -> Opinion:
    mean = found.score / whole
    spread = max(0.0, found.squares / whole - mean * mean)
    return Opinion(
        order.cards[strength],
        mean,
        sqrt(spread / n),
        found.lead / whole,
        found.made / whole,
        found.best / whole,
    )


def _rank(order: Order, opinion: Opinion) -> tuple[float, float, int]:
    """By marks, then card points, then the lower card."""
    return (
        round(opinion.score / _SCALE) * _SCALE,
        round(opinion.lead / _SCALE) * _SCALE,
        -order.strengths[opinion.card] % 16,
    )
