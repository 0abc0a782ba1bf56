"""Thinking: what calls and cards of whist come to in worlds that agree with what a seat knows.

With few cards in the hands every world is solved exactly, with many it is played out with open cards.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from rebelote.bots.whist.bidding import Undertaking
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
_EXACT = {8: 4, 7: 10, 6: 24}
"""How many worlds are solved, by cards in the hand; with fewer cards more, with more cards none."""
_MORE = 40
_PLAYOUTS = 40
_CALLS = 80
_TIE = 0.01


def call_worths(
    view: View, options: Options, calls: Sequence[Undertaking], source: Source
) -> Mapping[str, float]:
    """What each call brings a seat more than the others, in the mean over the same worlds; empty without any."""
    assert view.seat is not None
    worlds = tuple(agreeing(view, source, _CALLS)) if calls else ()
    taken: dict[tuple[int, Task], list[int]] = {}
    found = {}
    for call in calls if worlds else ():
        contract = call.contract
        holders = (view.seat,) if call.partner < 0 else (call.partner, view.seat)
        leader = view.seat if contract.kind in LED else (view.dealer + 1) % _SEATS
        key = leader, _task(contract, holders, contract.suit)
        # games of one suit are played alike, so that one playout serves for all of them
        if key not in taken:
            starts = (begin_tricks(hands, leader, _SEATS) for hands in worlds)
            taken[key] = [_solver().guess(key[1], start) for start in starts]
        gains = _gains(options, contract, holders, view.seat)
        found[call.text] = sum(gains[tricks] for tricks in taken[key]) / len(worlds)
    return found


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
