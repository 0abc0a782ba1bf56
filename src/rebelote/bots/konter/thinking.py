"""Thinking: what the cards of a seat come to in worlds that agree with what it knows, each solved exactly.

The solver may look at so many positions for a decision and at no more: where they are used up, the worlds that
were solved decide.
"""

from functools import cache
from typing import NamedTuple

from rebelote.bots.konter.worlds import Hands, hands_of
from rebelote.cards import gather
from rebelote.engine import Source
from rebelote.games.konter import kernel
from rebelote.games.konter.moves import STAKES
from rebelote.games.konter.options import Options
from rebelote.games.konter.order import Order, duties, strengths_of
from rebelote.games.konter.scoring import HALF
from rebelote.games.konter.view import View
from rebelote.kernels.tricks import Tricks, begin_tricks, lay
from rebelote.search.plain import PlainSolver, Task

_ALL = 2 * HALF
_NEAR = 6
"""Points further from half than this are not told apart while there are many cards."""
_MANY = 5
NODES = 1_500_000
"""So many positions are looked at for a decision at most, in all worlds together."""
_TIE = 0.02
"""What a card point is worth beside a stroke: it decides between cards that win and lose alike."""
_POINTS = tuple(kernel.worth(1 << strength) if strength & 15 < 15 else 0 for strength in range(64))
_SIDES = (0b0101, 0b1010)


class Stakes(NamedTuple):
    """What a deal may bring a side: its points so far, whether it made trump, and the strokes at stake."""

    points: int
    makers: bool
    value: int
    carried: int
    doubled: bool  # what was carried is added to losing makers, too (K21)
    penalty: int

    def margin(self, more: int) -> float:
        """How far the strokes of both sides move apart when the side gets more points (K17 to K21)."""
        total = self.points + more
        tie = _TIE * (total - HALF)
        if total == HALF:
            return float(-self.penalty if self.makers else self.penalty)
        won = total > HALF
        value = self.value + (total in (0, _ALL))
        lost_by_makers = won != self.makers
        struck = value + self.carried + lost_by_makers * (value + self.doubled * self.carried)
        return (struck if won else -struck) + tie


def thought(view: View, options: Options, order: Order, source: Source, worlds: int) -> dict[int, float]:
    """The mean margin after each legal card, by strength; empty where no world agrees with the view."""
    stakes, near = stakes_of(view, options, order), len(view.hand) > _MANY - 1
    alpha, beta = _window(stakes) if near else (-1, _ALL + 1)
    sums: dict[int, float] = {}
    _solver().allow(NODES)
    for hands in hands_of(view, order, source, worlds):
        ends = _solver().values(_task(view), position(view, order, hands), alpha, beta)
        if _solver().spent:
            break
        for card, more in ends.items():
            sums[card] = sums.get(card, 0.0) + stakes.margin(min(beta, max(alpha, more)))
    return sums


def chance_to_win(view: View, options: Options, order: Order, source: Source, worlds: int) -> float:
    """In how many of some worlds the side wins the deal with open cards; a half where none agrees."""
    stakes = stakes_of(view, options, order)
    half, seen, won = HALF - stakes.points, 0, 0.0
    _solver().allow(NODES)
    for hands in hands_of(view, order, source, worlds):
        more = _solver().value(_task(view), position(view, order, hands), half - 1, half + 1)
        if _solver().spent:
            break
        won += 0.5 if more == half else float(more > half)
        seen += 1
    return won / seen if seen else 0.5


def position(view: View, order: Order, hands: Hands) -> Tricks:
    """The tricks with some hands: the cards of the running trick laid."""
    laid = view.plays[4 * len(view.takers) :]
    held = list(hands)
    for seat, card in laid:
        held[seat] |= 1 << order.strengths[card]
    a, b, c, d = held
    tricks = begin_tricks((a, b, c, d), leader_of(view), 4)
    for _, card in laid:
        tricks = lay(tricks, order.strengths[card], duties(view.trump))
    return tricks


def leader_of(view: View) -> int:
    """The seat that leads the running trick: the last winner, at first the seat that made trump (K11)."""
    return view.takers[-1] if view.takers else view.maker


def stakes_of(view: View, options: Options, order: Order) -> Stakes:
    """What the deal may bring the side of a view."""
    assert view.seat is not None
    side = view.seat & 1
    points = 0
    for number, taker in enumerate(view.takers):
        if taker & 1 == side:
            trick = gather(card for _, card in view.plays[4 * number : 4 * number + 4])
            points += kernel.worth(strengths_of(trick, order))
    value = 1 + sum(STAKES[word] for _, word in view.said if word)
    makers = view.maker & 1 == side
    return Stakes(points, makers, value, view.carried, options.carry_to_loser, options.staenner_penalty)


def _window(stakes: Stakes) -> tuple[int, int]:
    """The points that are told apart: those near half."""
    return HALF - _NEAR - stakes.points, HALF + _NEAR - stakes.points


def _task(view: View) -> Task:
    assert view.seat is not None
    side = _SIDES[view.seat & 1]
    return Task(duties(view.trump), side, side, _POINTS, price=0)


@cache
def _solver() -> PlainSolver:
    """One solver for each process."""
    return PlainSolver()
