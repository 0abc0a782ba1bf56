"""Labels: random deals solved with open cards in every denomination, the first speaker leading."""

from typing import NamedTuple

from rebelote.cards import PACK_32, gather
from rebelote.engine.game import Source
from rebelote.games.belote.kernel import begin_play
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import DENOMINATIONS, ORDERS, duties, strengths_of
from rebelote.search.exact import Solver

CAPOT = 1000
"""Added to the points of a side 0 that takes every trick, subtracted where side 1 does."""


class Label(NamedTuple):
    """A deal: the pack in the order of the seats, eight cards each, seat 0 the first speaker.

    `points` are those of side 0 in each denomination, the last trick included, CAPOT apart.
    """

    pack: tuple[int, ...]
    points: tuple[int, ...]


def label(source: Source, options: Options, solver: Solver, denominations: int = len(DENOMINATIONS)) -> Label:
    """A random deal, solved in the first denominations."""
    pack = list(PACK_32)
    for last in range(len(pack) - 1, 0, -1):
        at = source.randrange(last + 1)
        pack[at], pack[last] = pack[last], pack[at]
    hands = [gather(pack[8 * seat : 8 * seat + 8]) for seat in range(4)]
    points = []
    for each in range(denominations):
        a, b, c, d = (strengths_of(hand, ORDERS[each]) for hand in hands)
        end = solver.value(begin_play((a, b, c, d), 0, 4, duties(each, options)))
        points.append(end.points[0] + CAPOT * ((end.capot == 0) - (end.capot == 1)))
    return Label(tuple(map(int, pack)), tuple(points))
