"""Thinking: what calls and cards of whist come to in worlds that agree with what a seat knows.

With few cards in the hands every world is solved exactly, with many it is played out with open cards. The
solver may look at so many positions for a card and at no more: where they are used up, the worlds that were
solved decide, or playouts where there is none.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from rebelote.bots.whist.bidding import Undertaking
from rebelote.bots.whist.misere import falls, gain, misere_worths
from rebelote.bots.whist.promises import agreeing
from rebelote.bots.whist.tricks import choose
from rebelote.bots.whist.worlds import Hands
from rebelote.cards import read_card
from rebelote.engine import Source
from rebelote.games.whist.contract import LED, MISERES, Contract
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
NODES = 1_000_000
"""So many positions are looked at for a card at most, in all worlds together."""


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
    sign = 1 if view.seat in view.holders else -1

    def brought(tricks: Tricks, exactly: bool) -> dict[int, float]:
        ends = _solver().values(task, tricks) if exactly else _solver().guesses(task, tricks)
        return {card: gains[taken + more] + sign * _TIE * more for card, more in ends.items()}

    return _summed(view, source, brought)


def thought_of_misere(view: View, options: Options, source: Source) -> dict[int, float]:
    """The same where misères or a piccolo are played, by one seat or by several (W27, W31)."""
    assert view.contract is not None and view.seat is not None
    kind, holders, seat, won = view.contract.kind, view.holders, view.seat, view.won

    def brought(tricks: Tricks, exactly: bool) -> dict[int, float]:
        fallen = {each: falls(_solver(), kind, each, won[each], tricks, exactly) for each in holders}
        cards = fallen[holders[0]]
        together = {card: frozenset(each for each in holders if fallen[each][card]) for card in cards}
        return {card: gain(options, kind, holders, lost, seat) for card, lost in together.items()}

    sums = _summed(view, source, brought)
    if sums:
        # what open cards do not tell apart is left to the rule of thumb
        sums[choose(view, tuple(map(read_card, view.choices)))] += _TIE
    return sums


def _summed(
    view: View, source: Source, brought: Callable[[Tricks, bool], Mapping[int, float]]
) -> dict[int, float]:
    """What each legal card brings in worlds that are solved while that is allowed, otherwise played out."""
    size = len(view.hand)
    exact = size <= max(_EXACT)
    worlds = tuple(agreeing(view, source, _EXACT.get(size, _MORE) if exact else _PLAYOUTS))
    sums: dict[int, float] = {}
    _solver().allow(NODES if exact else 0)
    for hands in worlds if exact else ():
        found = brought(position(view, hands), True)
        if _solver().spent:
            break
        _add(sums, found)
    if not sums:
        for hands in worlds:
            _add(sums, brought(position(view, hands), False))
    return sums


def _add(sums: dict[int, float], found: Mapping[int, float]) -> None:
    for card, worth in found.items():
        sums[card] = sums.get(card, 0.0) + worth


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


def misere_calls(view: View, options: Options, source: Source) -> Mapping[str, float]:
    """What each misère that may be called brings in worlds; only for hands that are low enough."""
    return misere_worths(view, options, source, _solver())


@cache
def _solver() -> PlainSolver:
    """One solver for each process."""
    return PlainSolver()
