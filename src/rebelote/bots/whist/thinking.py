"""Thinking: what calls and cards of whist come to in worlds that agree with what a seat knows.

With few cards in the hands every world is solved exactly, with many it is played out with open cards.
"""

from functools import cache

from rebelote.bots.whist.promises import agreeing
from rebelote.bots.whist.worlds import Hands
from rebelote.engine import Source
from rebelote.games.whist.contract import LED, MISERES, Contract, Kind
from rebelote.games.whist.options import Options
from rebelote.games.whist.scoring.grid import score
from rebelote.games.whist.view import View
from rebelote.kernels.tricks import Tricks, begin_tricks, lay
from rebelote.search.plain import PlainSolver, Task

_SEATS, _ALL = 4, 13
_EXACT = {8: 6, 7: 12, 6: 24}
"""How many worlds are solved, by cards in the hand; with fewer cards more, with more cards none."""
_MORE = 40
_PLAYOUTS = 40
_CALLS = 60
_TIE = 0.01


def call_worth(view: View, options: Options, contract: Contract, partner: int, source: Source) -> float:
    """What a contract brings a seat more than the others, in the mean; with a partner who proposed its suit."""
    assert view.seat is not None
    holders = (view.seat,) if partner < 0 else (partner, view.seat)
    gains = _gains(options, contract, holders, view.seat)
    leader = view.seat if contract.kind in LED else (view.dealer + 1) % _SEATS
    task = _task(contract, holders, contract.suit)
    total, n = 0.0, 0
    for hands in agreeing(view, source, _CALLS):
        total += gains[_solver().guess(task, begin_tricks(hands, leader, _SEATS))]
        n += 1
    return total / n if n else 0.0


def thought(view: View, options: Options, source: Source) -> dict[int, float]:
    """What each legal card brings in the mean; empty where no world agrees with the view."""
    assert view.contract is not None and view.seat is not None
    gains = _gains(options, view.contract, view.holders, view.seat)
    task = _task(view.contract, view.holders, view.trump)
    taken = sum(view.won[seat] for seat in view.holders)
    size = len(view.hand)
    exact = size <= max(_EXACT)
    sign = 1 if view.seat in view.holders else -1
    sums: dict[int, float] = {}
    for hands in agreeing(view, source, _EXACT.get(size, _MORE) if exact else _PLAYOUTS):
        tricks = position(view, hands)
        ends = _solver().values(task, tricks) if exact else _solver().guesses(task, tricks)
        for card, more in ends.items():
            sums[card] = sums.get(card, 0.0) + gains[taken + more] + sign * _TIE * more
    return sums


def solvable(view: View) -> bool:
    """Whether the tricks of one side alone decide: not where several play, nor for exactly one trick."""
    assert view.contract is not None
    if view.contract.kind not in MISERES:
        return True
    return view.contract.kind in (Kind.GM, Kind.GME) and len(view.holders) == 1


def position(view: View, hands: Hands) -> Tricks:
    """The tricks with some hands: the cards of the running trick laid."""
    laid = view.plays[_SEATS * len(view.takers) :]
    held = list(hands)
    for seat, card in laid:
        held[seat] |= 1 << card
    a, b, c, d = held
    leader = laid[0][0] if laid else view.due[0]
    tricks = begin_tricks((a, b, c, d), leader, _SEATS)
    for _, card in laid:
        tricks = lay(tricks, card, view.trump)
    return tricks


def _task(contract: Contract, holders: tuple[int, ...], trump: int) -> Task:
    takers = sum(1 << seat for seat in holders)
    wishers = (1 << _SEATS) - 1 - takers if contract.kind in MISERES else takers
    return Task(trump, takers, wishers)


@cache
def _gains(options: Options, contract: Contract, holders: tuple[int, ...], seat: int) -> tuple[float, ...]:
    """By tricks of the holders: what a seat marks more than the others in the mean."""
    found = []
    for taken in range(_ALL + 1):
        tricks = tuple(taken if each == holders[0] else 0 for each in range(_SEATS))
        marks = score(contract, holders, tricks, options).marks
        found.append(marks[seat] - (sum(marks) - marks[seat]) / (_SEATS - 1))
    return tuple(found)


@cache
def _solver() -> PlainSolver:
    """One solver for each process."""
    return PlainSolver()
