"""What thinking brings at the small tables of belote: a level in one seat among rules of thumb, card by card.

    .venv/bin/python benchmarks/small.py two-classic strong [--deals 200] [--seed 1000]

Each deal is played by rules of thumb in every seat, then once for each seat by the level in that seat, with
the same cards and the same calls. Told is how many marks a deal the seat gains on the mean of the others.
"""

import argparse
import random
import statistics
import time
from dataclasses import replace
from math import sqrt

from rebelote.bots.belote.levels import levels
from rebelote.bots.belote.player import BelotePlayer
from rebelote.engine import CHANCE, Setup, find

_OFTEN = 50


def totals(setup: Setup, players: list[BelotePlayer], seed: int) -> tuple[int, ...]:
    """The marks of the first deal of a seed; nothing but zeroes where nobody takes it."""
    game, source = setup.game, random.Random(seed)
    state = game.begin(setup.options, len(players))
    while (actors := game.actors(state)) and game.deals(state) < 1:
        if CHANCE in actors:
            state = game.step(state, CHANCE, game.chance(state, source)).state
            continue
        due = game.due(state)
        for seat in (*sorted(actors - due), *sorted(due)):
            move = players[seat].decide(game.view(state, seat), source)
            if move is not None:
                state = game.step(state, seat, game.read(move)).state
                break
    return tuple(state.match.totals)


def ahead(marks: tuple[int, ...], seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    return marks[seat] - (sum(marks) - marks[seat]) / (len(marks) - 1)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("preset")
    parser.add_argument("level")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1000)
    asked = parser.parse_args()
    setup = find(f"belote/{asked.preset};target=100000")
    usual = levels()["amateur"]
    simple = BelotePlayer(setup.options, usual)
    thinker = BelotePlayer(
        setup.options, replace(levels()[asked.level], bidding=usual.bidding, doubt=usual.doubt)
    )
    seats, gains, started = setup.options.players, list[float](), time.process_time()
    for seed in range(asked.seed, asked.seed + asked.deals):
        before = totals(setup, [simple] * seats, seed)
        if any(before):
            after = [
                totals(setup, [thinker if each == seat else simple for each in range(seats)], seed)
                for seat in range(seats)
            ]
            gains.append(statistics.fmean(ahead(after[s], s) - ahead(before, s) for s in range(seats)))
        if len(gains) > 1 and (len(gains) % _OFTEN == 0 or seed == asked.seed + asked.deals - 1):
            error = statistics.stdev(gains) / sqrt(len(gains))
            spent = time.process_time() - started
            print(
                f"{asked.preset} {asked.level}: {statistics.fmean(gains):+.1f} ± {error:.1f} a deal, "
                f"{len(gains)} deals from each of {seats} seats, {spent:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
