"""How strong the players of the bistro games are, measured in play.

    .venv/bin/python benchmarks/bistro.py konter strong beginner --matches 200
    .venv/bin/python benchmarks/bistro.py updown strong beginner --matches 250
    .venv/bin/python benchmarks/bistro.py rammi strong simple --matches 5000
    .venv/bin/python benchmarks/bistro.py whist strong beginner --matches 1000

Konter a Matt: whole matches, each played twice with the same packs and the sides exchanged. Up & Down: rounds
of two against two with every seating, tricks of a player in a round. Rommé: matches of two, each twice with
the same packs. Whist: deals played twice with the same pack, two against two, points of a player in a deal.
Printed are the figure of the first level against the second, its standard error, and the slowest decision.
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from typing import Any

from rebelote.bots import bot_for
from rebelote.engine import CHANCE, Setup, find

PRESETS = {
    "konter": "konter/bistro-en",
    "updown": "updown/bistro",
    "rammi": "rammi/bistro",
    "whist": "whist/bistro",
}
PAIR = ((0, 1, 0, 1), (1, 0, 1, 0))
SEATINGS = {
    "konter": PAIR,
    "updown": (*PAIR, (0, 0, 1, 1), (1, 1, 0, 0)),
    "rammi": ((0, 1), (1, 0)),
    "whist": PAIR,
}


_OFTEN = 50
"""After so many packs it says how things stand."""


class Slowest:
    """The time that decisions took, in seconds of processor time."""

    def __init__(self) -> None:
        self.most, self.sum, self.count = 0.0, 0.0, 0

    def add(self, spent: float) -> None:
        """One more decision."""
        self.most, self.sum, self.count = max(self.most, spent), self.sum + spent, self.count + 1


def played(setup: Setup, bots: Sequence[Any], seed: int, deals: int, slowest: Slowest) -> Any:
    """The state after a match, or some deals of it; chance and thought come from sources of their own."""
    game, chance, thought = setup.game, random.Random(seed), random.Random(seed + 1)
    state = game.begin(setup.options, len(bots))
    while (actors := game.actors(state)) and game.deals(state) < deals:
        if CHANCE in actors:
            state = game.step(state, CHANCE, game.chance(state, chance)).state
            continue
        seat = min(game.due(state))
        view = game.view(state, seat)
        begun = time.process_time()
        text = bots[seat].decide(view, thought)
        slowest.add(time.process_time() - begun)
        state = game.step(state, seat, game.read(text)).state
    return state


def figures(
    setup: Setup, levels: Sequence[str], seeds: range, deals: int, slowest: Slowest
) -> Iterator[float]:
    """One figure for each pack: how much better the first level did in all seatings of it."""
    name = setup.game.name
    bots = [bot_for(name, setup.options, level) for level in levels]
    for seed in seeds:
        rows = []
        for seating in SEATINGS[name]:
            state = played(setup, [bots[who] for who in seating], seed, deals, slowest)
            rows.append(FIGURE[name](setup, state, seating))
        yield statistics.fmean(rows)


def _won(setup: Setup, state: Any, seating: Sequence[int]) -> float:
    """The share of a match that the first level won."""
    outcome = setup.game.outcome(state)
    assert outcome is not None
    mine = [seating[side] == 0 for side in outcome.winners]
    return sum(mine) / len(mine)


def _ahead(setup: Setup, state: Any, seating: Sequence[int]) -> float:
    """How much more a player of the first level has than one of the second, for each deal."""
    totals = state.match.totals
    sides = [
        statistics.fmean(t for t, who in zip(totals, seating, strict=True) if who == level)
        for level in (0, 1)
    ]
    return (sides[0] - sides[1]) / max(1, setup.game.deals(state))


FIGURE = {"konter": _won, "rammi": _won, "updown": _ahead, "whist": _ahead}


def _error(found: Sequence[float]) -> float:
    """The standard error of a mean."""
    return statistics.stdev(found) / len(found) ** 0.5


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tuple(PRESETS))
    parser.add_argument("levels", nargs=2)
    parser.add_argument("--matches", type=int, default=100, help="packs, each played with all seatings")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    setup, slowest = find(PRESETS[asked.game]), Slowest()
    deals = 1 if asked.game in ("updown", "whist") else 1 << 30
    seeds = range(asked.seed * 1_000_000, asked.seed * 1_000_000 + 2 * asked.matches, 2)
    begun, found = time.time(), list[float]()
    for figure in figures(setup, asked.levels, seeds, deals, slowest):
        found.append(figure)
        if len(found) % _OFTEN == 0:
            print(f"{len(found)} packs: {statistics.fmean(found):.3f} +- {_error(found):.3f}", flush=True)
    error = _error(found)
    print(f"{asked.game}: {asked.levels[0]} against {asked.levels[1]}, {asked.matches} packs")
    print(f"figure {statistics.fmean(found):.3f} +- {error:.3f}, {time.time() - begun:.0f} s")
    print(
        f"decisions {slowest.count}, mean {1000 * slowest.sum / slowest.count:.2f} ms, most {1000 * slowest.most:.0f} ms"
    )


if __name__ == "__main__":
    main()
