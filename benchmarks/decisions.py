"""How long the players of the bistro games take to decide, in processor time of one core.

    .venv/bin/python benchmarks/decisions.py [--deals 4] [--game whist]

Each level plays each game with every number of players and in every preset, alone. A line tells decisions where
there was a choice, then milliseconds: the mean, the middle, the 95th and the 99th of a hundred, the longest. Compiled code is loaded
before. The goal is 150 ms.
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator

from rebelote.bots import bot_for
from rebelote.bots.bot import warm
from rebelote.engine import CHANCE, Setup, games

LEVELS = ("beginner", "simple", "strong")
BISTRO = ("konter", "updown", "rammi", "whist")


def times(setup: Setup, seats: int, level: str, seed: int, deals: int) -> Iterator[float]:
    """Milliseconds of each decision with a choice, in some deals between players of one level."""
    game, source = setup.game, random.Random(seed)
    bots = [bot_for(game.name, setup.options, level) for _ in range(seats)]
    state = game.begin(setup.options, seats)
    while (actors := game.actors(state)) and game.deals(state) < deals:
        if CHANCE in actors:
            state = game.step(state, CHANCE, game.chance(state, source)).state
            continue
        seat = min(game.due(state))
        view = game.view(state, seat)
        begun = time.thread_time()
        text = bots[seat].decide(view, source)
        spent = time.thread_time() - begun
        if len(view.choices) > 1:
            yield 1000 * spent
        state = game.step(state, seat, game.read(text)).state


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--game", choices=BISTRO, action="append")
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    warm()
    for name in asked.game or BISTRO:
        for preset, named in games()[name].presets().items():
            setup = Setup(games()[name], preset, named.options)
            for seats in sorted(setup.game.seat_numbers(named.options)):
                for level in asked.level or LEVELS:
                    found = sorted(times(setup, seats, level, asked.seed, asked.deals))
                    print(
                        f"{name}/{preset} {seats} {level}: {len(found)} decisions, "
                        f"mean {statistics.fmean(found):.2f}, median {found[len(found) // 2]:.2f}, "
                        f"95 % {found[len(found) * 95 // 100]:.2f}, 99 % {found[len(found) * 99 // 100]:.2f}, "
                        f"longest {found[-1]:.1f} ms",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
