"""Thinking: the cards of a seat are tried in worlds that agree with what it knows, each solved exactly."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from rebelote.bots.belote.levels import Level
from rebelote.bots.belote.opinion import ALL, DRAWN, WEIGHED, Opinions
from rebelote.bots.belote.signals import conventional, said_so_far
from rebelote.bots.belote.worlds import alone
from rebelote.bots.belote.worlds.judging import Judged, Late, judged, never
from rebelote.bots.belote.worlds.situation import FOUR, Hands, Situation, situation
from rebelote.bots.belote.worlds.weighing import weighed
from rebelote.engine import Source
from rebelote.games.belote.options import Options
from rebelote.games.belote.view import View
from rebelote.search.exact import Solver
from rebelote.search.hidden import guess

_CANDIDATES = 6
"""Worlds that are weighed for one that is solved."""


def think(view: View, options: Options, level: Level, source: Source, *, late: Late = never) -> Opinions:
    """What every card that may be laid leads to, the best first.

    When it is `late` no further world is looked at. Raises Contradiction where no world agrees with the view.
    """
    if options.players != FOUR:
        return alone.think(view, options, level, source, late=late)
    here = situation(view, options)
    found = guess(view, options, view.turned)
    worlds, weighs = level.thinks(len(view.hand)), level.weighted or bool(said_so_far(view, options))
    hands = found.some(source, worlds * _CANDIDATES if weighs else worlds)
    counts = Counter(hands)
    origin = ALL if found.worlds.count <= len(hands) else DRAWN
    if weighs and len(counts) > 1:
        counts, origin = weighed(view, options, level, hands, source), WEIGHED
    cards, n = judged(here.order, _verdicts(here, counts), late)
    opinions = Opinions(cards, n, DRAWN if origin == ALL and n < len(counts) else origin)
    return conventional(view, options, opinions)


def ready() -> None:
    """Make the solvers, which loads compiled code, or compiles it where that was never done."""
    _solver()
    alone.ready()


@cache
def _solver() -> Solver:
    """One solver for each process: its table is a megabyte."""
    return Solver()


def _verdicts(here: Situation, worlds: Counter[Hands]) -> Iterator[tuple[Mapping[int, Judged], int]]:
    """What every card comes to in each world, and how often the world counts."""
    seat = here.view.seat
    assert seat is not None
    sign = 1 - 2 * (seat % 2)
    for world, weight in worlds.items():
        ends = _solver().values(here.position(world))
        stakes = here.stakes(world)
        yield (
            {
                card: Judged(sign * stakes.margin(end), sign * end.lead, stakes.makes(end) is True)
                for card, end in ends.items()
            },
            weight,
        )
