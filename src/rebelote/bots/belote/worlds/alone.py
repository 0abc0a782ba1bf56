"""Thinking where nobody has a partner: belote for two and three, each world solved as far as time allows.

At three everybody is taken to play for himself (B124). In the open game
a world says which card lies under which; otherwise who holds what, the rest lying in the stock.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache

from rebelote.bots.belote.levels import Level
from rebelote.bots.belote.opinion import ALL, DRAWN, Opinions
from rebelote.bots.belote.worlds.judging import Judged, Late, judged, never
from rebelote.bots.belote.worlds.situation import Hands, Situation, situation
from rebelote.cards import gather, read_card
from rebelote.engine import Source
from rebelote.games.belote.dealing.forms import form
from rebelote.games.belote.kernel import LAST_TRICK, worth
from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.score import score
from rebelote.games.belote.scoring.tally import Tally
from rebelote.games.belote.view import View
from rebelote.search.hidden import guess
from rebelote.search.small import Side, SmallSolver

_REACH = {2: ((32, 18),), 3: ((15, 15), (18, 9), (27, 6))}
"""By players: with so many cards left at most, so many are looked ahead; the rest is played out by how they look."""
_OPEN_REACH = 10

Under = tuple[tuple[int, int], ...]
World = tuple[Hands, Under]

_scored = lru_cache(maxsize=8192)(score)


def think(view: View, options: Options, level: Level, source: Source, *, late: Late = never) -> Opinions:
    """What every card that may be laid leads to, the best first.

    Raises Contradiction where no world agrees with the view.
    """
    here = situation(view, options)
    n = level.thinks(len(view.hand))
    if form(options).opened:
        worlds, origin = [_uncovered(here, source) for _ in range(n)], DRAWN
    else:
        found = guess(view, options, view.turned)
        worlds = [(hands, ()) for hands in found.some(source, n)]
        origin = ALL if found.worlds.count <= len(worlds) else DRAWN
    cards, seen = judged(here.order, _verdicts(here, worlds), late)
    return Opinions(cards, seen, DRAWN if seen < len(worlds) else origin)


def ready() -> None:
    """Make the solver, which loads compiled code, or compiles it where that was never done."""
    _solver()


@cache
def _solver() -> SmallSolver:
    """One solver for each process."""
    return SmallSolver()


def _uncovered(here: Situation, source: Source) -> World:
    """Some cards under those that lie open, all ways equally likely (B121)."""
    view = here.view
    known = gather([*view.hand, *(card for _, card in view.plays)]) | _opposite(view)
    hidden = [card for card in form(here.options).pack if not known >> card & 1]
    pairs = []
    for seat_cards in view.covering:
        for upper in seat_cards:
            lower = hidden.pop(source.randrange(len(hidden)))
            pairs.append((here.order.strengths[upper], here.order.strengths[lower]))
    hands = [0, 0]
    assert view.seat is not None
    hands[view.seat] = int(gather(view.hand))
    hands[1 - view.seat] = _opposite(view)
    return tuple(hands), tuple(pairs)


def _opposite(view: View) -> int:
    """The open cards of the other seat."""
    assert view.seat is not None
    zones = (zone for zone in view.zones if zone.name == f"hand:{1 - view.seat}")
    return int(gather(read_card(item.face) for zone in zones for item in zone.items if item.face))


def _verdicts(here: Situation, worlds: list[World]) -> Iterator[tuple[Mapping[int, Judged], int]]:
    """What every card comes to in each world."""
    for hands, under in worlds:
        tally, found = here.tally(hands), dict[tuple[int, ...], Judged]()
        ends = _ends(here, hands, under)
        for points in ends.values():
            if points not in found:
                found[points] = _judged(here, tally, points)
        yield {card: found[points] for card, points in ends.items()}, 1


def _ends(here: Situation, hands: Hands, under: Under) -> dict[int, tuple[int, ...]]:
    """Card points of every seat at the end, after each card."""
    view, position = here.view, here.position(hands)
    left = sum(map(int.bit_count, position.tricks.hands)) + len(under)
    reach = _OPEN_REACH if under else next(r for most, r in _REACH[len(view.points)] if left <= most)
    horizon = max(0, left - reach)
    if len(view.points) == 2:
        more = _solver().values(Side(1, here.duties), position.tricks, under, horizon)
        whole = sum(view.points) + _to_win(here, position.tricks.hands, under)
        return {card: (view.points[0] + gain, whole - view.points[0] - gain) for card, gain in more.items()}
    shares = _solver().shares(here.duties, position.tricks, horizon)
    return {
        card: tuple(had + gain for had, gain in zip(view.points, each, strict=True))
        for card, each in shares.items()
    }


def _judged(here: Situation, tally: Tally, points: tuple[int, ...]) -> Judged:
    """What it comes to for the seat of the view when every seat ends with so many points."""
    view, seat = here.view, here.view.seat
    assert seat is not None
    last = max(range(len(points)), key=lambda each: points[each])
    ended = replace(tally, points=points, tricks=_tricks(view, points), last_trick=last)
    result = _scored(ended, here.options, view.pots)
    others = [mark for side, mark in enumerate(result.marks) if side != seat]
    made = result.made if result.made is not None else result.winner == seat
    return Judged(result.marks[seat] - sum(others) / len(others), 2 * points[seat] - sum(points), made)


def _to_win(here: Situation, hands: Hands, under: Under) -> int:
    """Card points that are still to be won, those in the running trick among them."""
    left = 0
    for hand in hands:
        left |= hand
    for _, lower in under:
        left |= 1 << lower
    for _, card in here.trick:
        left |= 1 << here.order.strengths[card]
    return worth(left, here.duties) + LAST_TRICK


def _tricks(view: View, points: tuple[int, ...]) -> tuple[int, ...]:
    """Tricks of each side as far as they matter: who has none, taken for those without a point."""
    return tuple(int(had > 0 or got > 0) for had, got in zip(view.won, points, strict=True))
