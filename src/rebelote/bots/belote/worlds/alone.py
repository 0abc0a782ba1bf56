"""Thinking where nobody has a partner: belote for two and three, each world solved as far as time allows.

At three the defenders are taken for one side, since a taker who fails pays both (B124). In the open game
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

_REACH = {2: 18, 3: 15}
"""By players, so many cards are looked ahead; what is left then is played out by how cards look."""
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
    contract = here.view.contract
    assert contract is not None
    counted = max(contract.taker, 0)
    reach = _OPEN_REACH if form(here.options).opened else _REACH[here.options.players]
    for hands, under in worlds:
        position = here.position(hands)
        left = sum(map(int.bit_count, position.tricks.hands)) + len(under)
        ends = _solver().values(Side(1 << counted, here.duties), position.tricks, under, max(0, left - reach))
        tally = replace(here.tally(hands), last_trick=counted)
        whole = sum(here.view.points) + _to_win(here, position.tricks.hands, under)
        had = here.view.points[counted]
        by_points = {more: _judged(here, tally, had + more, whole) for more in {*ends.values()}}
        yield {card: by_points[more] for card, more in ends.items()}, 1


def _judged(here: Situation, tally: Tally, points: int, whole: int) -> Judged:
    """What it comes to for the seat of the view when the counted seat, `last_trick`, ends with so many points."""
    view, seat, counted = here.view, here.view.seat, tally.last_trick
    assert seat is not None
    ended = replace(
        tally,
        points=_shares(view, counted, points, whole),
        tricks=_tricks(view, counted, points, whole),
    )
    result = _scored(ended, here.options, view.pots)
    others = [mark for side, mark in enumerate(result.marks) if side != seat]
    made = result.made if result.made is not None else result.winner == seat
    sign = 1 if seat == counted else -1
    return Judged(result.marks[seat] - sum(others) / len(others), sign * (2 * points - whole), made)


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


def _shares(view: View, counted: int, points: int, whole: int) -> tuple[int, ...]:
    """Card points of each side: what the counted one leaves is shared equally by the others."""
    seats = len(view.points)
    others = [side for side in range(seats) if side != counted]
    rest = whole - points - sum(view.points[side] for side in others)
    found = list(view.points)
    found[counted] = points
    for place, side in enumerate(others):
        found[side] += (rest + place) // len(others)
    return tuple(found)


def _tricks(view: View, counted: int, points: int, whole: int) -> tuple[int, ...]:
    """Tricks of each side as far as they matter: who has none, and whether one has all."""
    others = sum(view.won) - view.won[counted]
    mine = 0 if points == 0 and view.won[counted] == 0 else 1
    theirs = 0 if points == whole and others == 0 else 1
    return tuple(mine if side == counted else theirs for side in range(len(view.won)))
