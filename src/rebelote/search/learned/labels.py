"""Labels: random deals solved with open cards in every denomination, the first speaker leading.

One pool serves every family: who takes with a turned card is dealt hands that are as likely as any, so
the turned card and what was seen first are chosen from a solved deal afterwards.
"""

import random
from typing import TYPE_CHECKING, NamedTuple

from rebelote.cards import PACK_32, Card, gather
from rebelote.engine.game import Source
from rebelote.games.belote.kernel import begin_play
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import DENOMINATIONS, ORDERS, duties, strengths_of

if TYPE_CHECKING:  # who reads solved deals need not wait for compiled code
    from rebelote.search.exact import Solver

CAPOT = 1000
"""Added to the points of a side 0 that takes every trick, subtracted where side 1 does."""
PLAYED_BY = Options(sa_ta=True, ta_points="ffb")
"""How the cards of labels are played: Tout Atout counts 162, as every other denomination does."""

_ALL = 8
Row = tuple[int, ...]


class Label(NamedTuple):
    """A deal; seat 0 speaks first and leads. `points` are those of side 0 by denomination, the last trick
    included, CAPOT apart.
    """

    hands: tuple[Row, ...]
    points: Row


def mixed(source: Source) -> list[Card]:
    """The pack of 32, mixed."""
    pack = list(PACK_32)
    for last in range(len(pack) - 1, 0, -1):
        at = source.randrange(last + 1)
        pack[at], pack[last] = pack[last], pack[at]
    return pack


def packs(seed: int, count: int) -> list[list[Card]]:
    """The first packs of a seed."""
    source = random.Random(str(seed))
    return [mixed(source) for _ in range(count)]


def label(pack: list[Card], solver: "Solver", denominations: int = len(DENOMINATIONS)) -> Label:
    """A pack that is dealt eight by eight, solved in the first denominations."""
    hands = tuple(tuple(pack[_ALL * seat : _ALL * seat + _ALL]) for seat in range(4))
    return Label(hands, solved(hands, solver, denominations))


def solved(hands: tuple[Row, ...], solver: "Solver", denominations: int) -> Row:
    """The points of side 0 in the first denominations when everybody plays best."""
    points = []
    for each in range(denominations):
        a, b, c, d = (strengths_of(gather(hand), ORDERS[each]) for hand in hands)  # type: ignore[arg-type]
        end = solver.value(begin_play((a, b, c, d), 0, 4, duties(each, PLAYED_BY)))
        points.append(end.points[0] + CAPOT * ((end.capot == 0) - (end.capot == 1)))
    return tuple(points)
