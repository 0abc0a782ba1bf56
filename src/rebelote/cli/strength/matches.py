"""Pairs of whole matches at tables of any game: the same chance twice, with the seats exchanged."""

import random
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from rebelote.bots import Bot
from rebelote.cli.strength.crew import Crew
from rebelote.cli.strength.pairs import Bout, Pair
from rebelote.cli.strength.spec import bot_of
from rebelote.cli.strength.table import Clock
from rebelote.engine import CHANCE, Setup
from rebelote.engine.registry import find_seated

_MOST_DEALS = 200  # of a match


def run_matches(bout: Bout, numbers: list[int], workers: Crew) -> Iterator[Pair]:
    """The pairs of some numbers, as they are done."""
    return workers.as_done(partial(play_matches, bout), numbers)


def play_matches(bout: Bout, number: int) -> Pair:
    """Two matches with the same chance: the first bot sits at every other place, then at the others."""
    setup, clock = find_seated(bout.setup), Clock()
    margins, won = [], 0
    for swapped in (False, True):
        margin, wins = _match(bout, setup, number, clock, swapped=swapped)
        margins.append(margin)
        won += wins
    a, b = clock.seconds
    n, m = clock.decisions
    return Pair(number, sum(margins) / 2, won, 2, (round(a, 4), round(b, 4)), (n, m))


def _match(bout: Bout, setup: Setup, number: int, clock: Clock, *, swapped: bool) -> tuple[float, bool]:
    """How far the first bot is ahead a deal after a match, and whether only its seats won."""
    game, seats = setup.game, setup.players
    who = [(seat + swapped) % 2 for seat in range(seats)]
    bots: list[Bot] = [bot_of((bout.first, bout.second)[each], game.name, setup.options) for each in who]
    chance, thought = (random.Random(f"{bout.seed}/{number}/{name}") for name in ("chance", "thought"))
    state = game.begin(setup.options, seats)
    while (actors := game.actors(state)) and game.deals(state) < _MOST_DEALS:
        if CHANCE in actors:
            state = game.step(state, CHANCE, game.chance(state, chance)).state
            continue
        seat = min(game.due(state))
        view, started = game.view(state, seat), time.perf_counter()
        text = bots[seat].decide(view, thought)
        assert text is not None  # the seat is due
        if len(view.choices) > 1:
            clock.seconds[who[seat]] += time.perf_counter() - started
            clock.decisions[who[seat]] += 1
        state = game.step(state, seat, game.read(text)).state
    return _ahead(game, state, who)


def _ahead(game: Any, state: Any, who: list[int]) -> tuple[float, bool]:
    """The margin of the first bot a deal, and whether it alone won; sides are partners or single seats."""
    outcome = game.outcome(state)
    totals = outcome.totals if outcome else game.view(state, None).totals
    sides = [who[side] for side in range(len(totals))]
    means = [
        sum(total for total, owner in zip(totals, sides, strict=True) if owner == bot) / sides.count(bot)
        for bot in (0, 1)
    ]
    margin = (means[0] - means[1]) / max(1, game.deals(state))
    if outcome is None:
        return margin, False
    # where the winner has the fewest, as with strokes, less is ahead
    fewest = outcome.winners and max(totals) not in [totals[side] for side in outcome.winners]
    return (-margin if fewest else margin), {sides[side] for side in outcome.winners} == {0}
