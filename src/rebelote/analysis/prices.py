"""What every card costs when all hands are known and everybody plays best from there on."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from rebelote.analysis.known import alone, solvable
from rebelote.cards import Card, show_card
from rebelote.engine import Setup
from rebelote.games.belote.order import ORDERS
from rebelote.games.konter import kernel as konter
from rebelote.games.konter.scoring import HALF
from rebelote.games.whist.contract import MISERES
from rebelote.search.exact import End, Solver
from rebelote.search.exact.answers import CAPOT_BONUS
from rebelote.search.plain import PlainSolver, Task
from rebelote.search.stakes import stakes

POINTS, TRICKS = "points", "tricks"
"""In what a price is counted."""
_FOUR = 4
_EVERYBODY = (1 << _FOUR) - 1
_NODES = 12_000_000
"""So many positions of whist are looked at, about a second; where that is not enough there is no price."""


@dataclass(frozen=True, slots=True)
class Price:
    """A card, and what it costs the side that lays it beside the best one.

    It `turns` the deal where the contract is made, or the deal won, after one of the two and not after the other.
    """

    card: str
    cost: int
    turns: bool = False


@dataclass(frozen=True, slots=True)
class Priced:
    """All cards that might be laid, the best first, priced in points or tricks."""

    unit: str
    cards: tuple[Price, ...]

    def of(self, move: str) -> Price | None:
        """The price of the card that a move lays, whatever is said with it."""
        return next((each for each in self.cards if move.startswith(each.card)), None)


def prices(setup: Setup, state: Any) -> Priced | None:
    """What every card costs that the seat in turn may lay; None where nobody can say."""
    return _PRICES[setup.game.name](state) if solvable(setup, state) and alone(setup, state) else None


def _belote(state: Any) -> Priced:
    position, order = state.play, ORDERS[state.contract.denomination]
    side = position.tricks.turn & 1
    sign, ends = 1 - 2 * side, _solver().values(position)
    # an ending has no score: nothing is known of the deal before it
    at_stake = None if state.deal.position else stakes(state)
    best = max(ends.values(), key=lambda each: sign * each.lead)
    found = [
        Price(
            show_card(order.cards[card]),
            _lost(best, end, side),
            at_stake is not None and at_stake.makes(best) != at_stake.makes(end),
        )
        for card, end in ends.items()
    ]
    return Priced(POINTS, _cheapest_first(found))


def _lost(best: End, end: End, side: int) -> int:
    """Card points that go to the other side, with the bonus of a capot that is missed or given away (B84)."""
    swept = (best.capot == side) - (end.capot == side) + (end.capot == 1 - side) - (best.capot == 1 - side)
    return best.points[side] - end.points[side] + CAPOT_BONUS * swept


def _konter(state: Any) -> Priced:
    position, order = state.play, state.rules.orders[state.trump]
    side = position.tricks.turn & 1
    own = 0b0101 << side
    task = Task(position.duties, own, own, tuple(konter.worth(1 << each) for each in range(64)), price=0)
    _plain().allow(None)
    gains = _plain().values(task, position.tricks)
    had, best = position.points[side], max(gains.values())
    found = [
        Price(show_card(order.cards[card]), best - gain, _won(had + best) != _won(had + gain))
        for card, gain in gains.items()
    ]
    return Priced(POINTS, _cheapest_first(found))


def _won(points: int) -> int:
    """Whether so many points win a deal, lose it, or neither (K17, K20)."""
    return (points > HALF) - (points < HALF)


def _whist(state: Any) -> Priced | None:
    holders = state.standing.holders
    takers = sum(1 << seat for seat in holders)
    avoids = state.standing.contract.kind in MISERES
    task = Task(state.trump, takers, (_EVERYBODY - takers) if avoids else takers)
    _plain().allow(_NODES)
    gains = _plain().values(task, state.tricks)
    if _plain().spent:
        return None
    wishes = task.wishers >> state.tricks.turn & 1
    best = max(gains.values()) if wishes else min(gains.values())
    return Priced(
        TRICKS,
        _cheapest_first([Price(show_card(Card(card)), abs(best - gain)) for card, gain in gains.items()]),
    )


def _cheapest_first(found: list[Price]) -> tuple[Price, ...]:
    return tuple(sorted(found, key=lambda each: each.cost))


_PRICES: dict[str, Any] = {"belote": _belote, "konter": _konter, "whist": _whist}


@cache
def _solver() -> Solver:
    """One solver for each process: its table is a megabyte."""
    return Solver()


@cache
def _plain() -> PlainSolver:
    """One solver for each process, with room for whole deals of whist: 25 megabytes."""
    return PlainSolver(20)
