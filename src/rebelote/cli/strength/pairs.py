"""Duplicate pairs: the same cards twice with the sides exchanged, or the same matches."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from rebelote.bots import Bot
from rebelote.cli.strength.belote_cli import BeloteCli
from rebelote.cli.strength.colver import Colver
from rebelote.cli.strength.crew import Crew
from rebelote.cli.strength.spec import Spec, bot_of
from rebelote.cli.strength.table import Chair, Clock, Player, play_deal, prepared
from rebelote.engine import Setup, find
from rebelote.games.belote.state import State

_MOST_DEALS = 200  # of a match


@dataclass(frozen=True, slots=True)
class Bout:
    """What is played: two sides, who calls and plays for everybody if not they, the table, the seed.

    `target` plays whole matches to so many points instead of single deals.
    """

    first: Spec
    second: Spec
    setup: str
    seed: int
    calls: Spec | None = None
    plays: Spec | None = None
    target: int = 0


@dataclass(frozen=True, slots=True)
class Pair:
    """A pair played: how far the first side is ahead a deal, matches that it won of how many, times.

    `seconds` and `decisions` are those of the cards, of the first side and of the second.
    """

    number: int
    margin: float
    won: int
    matches: int
    seconds: tuple[float, float]
    decisions: tuple[int, int]


class House:
    """A bot of the house in a seat of the arena."""

    __slots__ = ("_bot",)

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def begin(self, state: State, seat: int, seed: int) -> None:
        """Nothing: a bot of the house decides from views."""

    def watch(self, before: State, seat: int, move: str) -> None:
        """Nothing, likewise."""

    def decide(self, view: Any, source: Any) -> str | None:
        """One of the choices of a view."""
        return self._bot.decide(view, source)


def player(spec: Spec, setup: Setup) -> Player:
    """Somebody for one seat."""
    if spec.engine == "colver":
        return Colver(spec)
    if spec.engine == "belotecli":
        return BeloteCli(spec)
    return House(bot_of(spec, setup.game.name, setup.options))


def play_pair(bout: Bout, number: int) -> Pair:
    """Play a pair; the same seed and number give the same deals."""
    setup, clock = find(bout.setup), Clock()
    margins, won = [], 0
    for swapped in (False, True):
        here = Clock()
        margin = _match(bout, setup, number, here, swapped=swapped) if bout.target else None
        if margin is None:
            margin = _deal(bout, setup, f"{bout.seed}/{number}", here, swapped=swapped)
        margins.append(-margin if swapped else margin)
        won += margins[-1] > 0
        for side in (0, 1):
            clock.seconds[side ^ swapped] += here.seconds[side]
            clock.decisions[side ^ swapped] += here.decisions[side]
    a, b = clock.seconds
    n, m = clock.decisions
    return Pair(number, sum(margins) / 2, won, 2, (round(a, 4), round(b, 4)), (n, m))


def _deal(bout: Bout, setup: Setup, name: str, clock: Clock, *, swapped: bool) -> float:
    """How far side 0 is ahead after a deal."""
    chairs = _chairs(bout, setup, swapped=swapped)
    state = prepared(setup, name)
    after = play_deal(setup, state, chairs, f"{name}/{swapped}", clock)
    return _margin(after, chairs)


def _match(bout: Bout, setup: Setup, number: int, clock: Clock, *, swapped: bool) -> float:
    """How far side 0 is ahead after the deals of a match."""
    totals = [0.0, 0.0]
    chairs = _chairs(bout, setup, swapped=swapped)
    for deal in range(_MOST_DEALS):
        name = f"{bout.seed}/{number}/{deal}"
        state = prepared(setup, name)
        known = (round(totals[0]), round(totals[1]))
        state = replace(state, match=replace(state.match, totals=known))
        after = play_deal(setup, state, chairs, f"{name}/{swapped}", clock)
        for side, marks in enumerate(_marks(state, after, chairs)):
            totals[side] += marks
        if max(totals) >= bout.target and totals[0] != totals[1]:
            break
    return totals[0] - totals[1]


def _margin(after: State, chairs: list[Chair]) -> float:
    a, b = _marks(None, after, chairs)
    return a - b


def _marks(before: State | None, after: State, chairs: list[Chair]) -> tuple[float, float]:
    """The marks of a deal: by another engine's own rules where one sits at the table, else by ours."""
    for chair in chairs:
        for each in (chair.calls, chair.plays):
            if isinstance(each, Colver):
                return each.marks()
    was = before.match.totals if before else (0, 0)
    return (float(after.match.totals[0] - was[0]), float(after.match.totals[1] - was[1]))


def _chairs(bout: Bout, setup: Setup, *, swapped: bool) -> list[Chair]:
    """Four chairs, the first side at the even ones unless swapped."""
    chairs = []
    for seat in range(4):
        own = (bout.first, bout.second)[(seat + swapped) % 2]
        calls, plays = bout.calls or own, bout.plays or own
        caller = player(calls, setup)
        chairs.append(Chair(caller, caller if calls == plays else player(plays, setup)))
    return chairs


def run(bout: Bout, numbers: list[int], workers: Crew) -> Iterator[Pair]:
    """The pairs of some numbers, as they are done."""
    return workers.as_done(partial(play_pair, bout), numbers)
