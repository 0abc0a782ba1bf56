"""Thinking: the cards of a seat are tried in worlds that agree with what it knows, each solved exactly."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import sqrt

from rebelote.bots.belote.levels import Level
from rebelote.bots.belote.opinion import ALL, DRAWN, WEIGHED, Opinion, Opinions
from rebelote.bots.belote.signals import conventional, said_so_far
from rebelote.bots.belote.situation import Hands, Situation, situation
from rebelote.bots.belote.weighing import weighed
from rebelote.engine import Source
from rebelote.games.belote.options import Options
from rebelote.games.belote.view import View
from rebelote.search.exact import Solver
from rebelote.search.hidden import guess

_CANDIDATES = 6
"""Worlds that are weighed for one that is solved."""
_SCALE = 1e-6  # what differs by less is equal


@dataclass(slots=True)
class _Sum:
    """What a card came to so far."""

    score: float = 0.0
    squares: float = 0.0
    lead: float = 0.0
    made: float = 0.0
    best: float = 0.0


def think(view: View, options: Options, level: Level, source: Source) -> Opinions:
    """What every card that may be laid leads to, the best first.

    Raises Contradiction where no world agrees with the view, ValueError for tables not of four.
    """
    here = situation(view, options)
    found = guess(view, options, view.turned)
    worlds, weighs = level.thinks(len(view.hand)), level.weighted or bool(said_so_far(view, options))
    hands = found.some(source, worlds * _CANDIDATES if weighs else worlds)
    counts = Counter(hands)
    origin = ALL if found.worlds.count <= len(hands) else DRAWN
    if weighs and len(counts) > 1:
        counts, origin = weighed(view, options, level, hands, source), WEIGHED
    opinions = Opinions(_opinions(here, counts), len(counts), origin)
    return conventional(view, options, opinions)


def ready() -> None:
    """Make the solver, which loads compiled code, or compiles it where that was never done."""
    _solver()


@cache
def _solver() -> Solver:
    """One solver for each process: its table is a megabyte."""
    return Solver()


def _opinions(here: Situation, worlds: Counter[Hands]) -> tuple[Opinion, ...]:
    """The opinions of all cards from worlds, each as often as it counts."""
    sums: dict[int, _Sum] = {}
    whole, seat = worlds.total(), here.view.seat
    assert seat is not None
    sign = 1 - 2 * (seat % 2)
    for world, weight in worlds.items():
        ends = _solver().values(here.position(world))
        stakes = here.stakes(world)
        margins = {card: sign * stakes.margin(end) for card, end in ends.items()}
        top = max(margins.values())
        for card, end in ends.items():
            found = sums.setdefault(card, _Sum())
            found.score += weight * margins[card]
            found.squares += weight * margins[card] ** 2
            found.lead += weight * sign * end.lead
            found.made += weight * (stakes.makes(end) is True)
            found.best += weight * (margins[card] == top)
    opinions = [_opinion(here, card, found, whole, len(worlds)) for card, found in sums.items()]
    return tuple(sorted(opinions, key=lambda each: _rank(here, each), reverse=True))


def _opinion(here: Situation, strength: int, found: _Sum, whole: float, n: int) -> Opinion:
    mean = found.score / whole
    spread = max(0.0, found.squares / whole - mean * mean)
    return Opinion(
        here.order.cards[strength],
        mean,
        sqrt(spread / n),
        found.lead / whole,
        found.made / whole,
        found.best / whole,
    )


def _rank(here: Situation, opinion: Opinion) -> tuple[float, float, int]:
    """By marks, then card points, then the lower card."""
    return (
        round(opinion.score / _SCALE) * _SCALE,
        round(opinion.lead / _SCALE) * _SCALE,
        -here.order.strengths[opinion.card] % 16,
    )
