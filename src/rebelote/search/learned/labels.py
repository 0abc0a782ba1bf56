"""Labels: random deals solved with open cards in every denomination, the first speaker leading."""

from typing import NamedTuple

from rebelote.cards import PACK_32, Card, gather
from rebelote.engine.game import Source
from rebelote.games.belote.kernel import begin_play
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, duties, strengths_of
from rebelote.search.exact import Solver

CAPOT = 1000
"""Added to the points of a side 0 that takes every trick, subtracted where side 1 does."""

_FIRST, _ALL = 5, 8
Row = tuple[int, ...]


class Label(NamedTuple):
    """A deal; seat 0 speaks first and leads.

    `first` are the cards of each seat while somebody may take, with the turned card where there is one;
    `dealt` the whole hands by taker, one entry if the taker changes nothing; `points` those of side 0 by
    taker and denomination, the last trick included, CAPOT apart.
    """

    first: tuple[Row, ...]
    turned: int | None
    dealt: tuple[tuple[Row, ...], ...]
    points: tuple[Row, ...]


def mixed(source: Source) -> list[Card]:
    """The pack of 32, mixed."""
    pack = list(PACK_32)
    for last in range(len(pack) - 1, 0, -1):
        at = source.randrange(last + 1)
        pack[at], pack[last] = pack[last], pack[at]
    return pack


def label(source: Source, options: Options, solver: Solver, denominations: int) -> Label:
    """A random deal, solved in the first denominations."""
    pack = mixed(source)
    if options.bid_mode == "retourne":
        return _turned(pack, options, solver, denominations)
    hands = tuple(tuple(pack[_ALL * seat : _ALL * seat + _ALL]) for seat in range(4))
    first = tuple(hand[:_FIRST] for hand in hands)
    return Label(first, None, (hands,), (solved(hands, options, solver, denominations),))


def _turned(pack: list[Card], options: Options, solver: Solver, denominations: int) -> Label:
    """A deal with a turned card, which goes to whoever takes."""
    own = [tuple(pack[_FIRST * seat : _FIRST * seat + _FIRST]) for seat in range(4)]
    turned, dealt, points = pack[20], [], []
    for taker in range(4):
        rest, hands = list(pack[21:]), []
        for seat in range(4):
            more = [rest.pop(0) for _ in range(2 if seat == taker else 3)]
            hands.append((*own[seat], *more, *((turned,) if seat == taker else ())))
        dealt.append(tuple(hands))
        points.append(solved(dealt[-1], options, solver, denominations))
    first = tuple((*hand, turned) for hand in own)
    return Label(first, int(turned), tuple(dealt), tuple(points))


def solved(hands: tuple[Row, ...], options: Options, solver: Solver, denominations: int) -> Row:
    """The points of side 0 in the first denominations when everybody plays best."""
    points = []
    for each in range(denominations):
        a, b, c, d = (strengths_of(gather(hand), ORDERS[each]) for hand in hands)  # type: ignore[arg-type]
        end = solver.value(begin_play((a, b, c, d), 0, 4, duties(each, options)))
        points.append(end.points[0] + CAPOT * ((end.capot == 0) - (end.capot == 1)))
    return tuple(points)
