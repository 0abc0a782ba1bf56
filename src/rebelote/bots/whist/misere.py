"""Thinking about misères and the piccolo: which holders fall, in worlds that agree with what a seat knows.

Each holder plays for himself against all others (W31): whether he falls is asked for each of them alone, and
what the grid gives for those that fall together is what a card or a call brings.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from rebelote.bots.whist.hand import dangers
from rebelote.bots.whist.promises import agreeing
from rebelote.bots.whist.worlds import Hands
from rebelote.cards import Card, CardSet, cards_of, rank
from rebelote.engine import Source
from rebelote.games.whist.contract import MISERES, NO_TRUMP, Contract, Kind
from rebelote.games.whist.options import Options
from rebelote.games.whist.scoring.grid import score
from rebelote.games.whist.view import View
from rebelote.kernels.tricks import Tricks, begin_tricks
from rebelote.search.plain import PlainSolver, Task

_SEATS = 4
_ALL = (1 << _SEATS) - 1
_WORLDS = 40
_RISKS = {Kind.PM: 3, Kind.PICCOLO: 4, Kind.GM: 2, Kind.GME: 1}
"""A call is worth a thought with so many dangerous cards in the hand at most."""


def against(seat: int) -> Task:
    """What the tricks of a holder are when all others want him to take many."""
    return Task(NO_TRUMP, 1 << seat, _ALL - (1 << seat))


def alone(seat: int) -> Task:
    """What they are when he wants them and all others do not: for the one trick of a piccolo."""
    return Task(NO_TRUMP, 1 << seat, 1 << seat)


def falls(
    solver: PlainSolver, kind: Kind, holder: int, taken: int, tricks: Tricks, exactly: bool
) -> Mapping[int, bool]:
    """After each legal card, whether a holder who has taken so many tricks falls (W27).

    For the one trick of a piccolo what he may be made to take and what he may be kept from are asked apart,
    which flatters him a little.
    """
    most = kind is Kind.PICCOLO
    more = _more(solver, against(holder), tricks, most - taken, exactly)
    if taken > most:
        return dict.fromkeys(more, True)
    if not most or taken:
        return {card: found + taken > most for card, found in more.items()}
    least = _more(solver, alone(holder), tricks, 0, exactly)
    return {card: found > 1 or least[card] == 0 for card, found in more.items()}


def _more(solver: PlainSolver, task: Task, tricks: Tricks, bound: int, exactly: bool) -> Mapping[int, int]:
    """What the takers still get after each legal card, told apart at a bound only where it is solved."""
    return solver.values(task, tricks, bound, bound + 1) if exactly else solver.guesses(task, tricks)


@cache
def gain(options: Options, kind: Kind, holders: tuple[int, ...], fallen: frozenset[int], seat: int) -> float:
    """What a seat marks more than the others in the mean when some of the holders fall (W31)."""
    kept = 1 if kind is Kind.PICCOLO else 0
    tricks = [1 - kept if each in fallen else kept for each in range(_SEATS)]
    marks = score(Contract(kind), holders, tuple(tricks), options).marks
    return marks[seat] - (sum(marks) - marks[seat]) / (_SEATS - 1)


def misere_worths(view: View, options: Options, source: Source, solver: PlainSolver) -> Mapping[str, float]:
    """What each misère that may be called brings, played out in worlds; for hands that are low enough only."""
    assert view.seat is not None
    risks = len(dangers(view.hand))
    kinds = [k for k in MISERES if Contract(k).show() in view.choices and risks <= _RISKS[k]]
    worlds = tuple(agreeing(view, source, _WORLDS)) if kinds else ()
    found = {}
    for kind in kinds if worlds else ():
        standing = view.contract == Contract(kind)
        holders = (*view.holders, view.seat) if standing else (view.seat,)
        total = 0.0
        for hands in worlds:
            start = begin_tricks(
                _lightened(hands) if kind is Kind.PM else hands, (view.dealer + 1) % _SEATS, 4
            )
            fallen = frozenset(each for each in holders if _fails(solver, kind, each, start))
            total += gain(options, kind, holders, fallen, view.seat)
        found[Contract(kind).show()] = total / len(worlds)
    return found


def _fails(solver: PlainSolver, kind: Kind, holder: int, start: Tricks) -> bool:
    """Whether a holder falls in a playout from the first lead."""
    taken = solver.guess(against(holder), start)
    if kind is not Kind.PICCOLO:
        return taken > 0
    return taken > 1 or solver.guess(alone(holder), start) == 0


def _lightened(hands: Hands) -> Hands:
    """The hands after everyone laid a card aside: the one that a misère fears most, or the highest (W25)."""
    a, b, c, d = (hand & ~(1 << _worst(tuple(cards_of(CardSet(hand))))) for hand in hands)
    return a, b, c, d


def _worst(hand: Sequence[Card]) -> Card:
    return (dangers(tuple(hand)) or [max(hand, key=rank)])[0]
