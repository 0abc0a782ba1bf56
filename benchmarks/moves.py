"""How long a move of a bot takes while several tables play at once, each asking as soon as it may.

    .venv/bin/python benchmarks/moves.py strong expert [--tables 4] [--workers 2] [--deals 3] [--setup belote/contree]
    .venv/bin/python benchmarks/moves.py beginner amateur strong --bistro

Four tables of one level share the processes that think, as at a server started with `--bots 2`. Told are
milliseconds by the clock from the question to the answer, waiting for a free process included, for calls
and for everything else where there is a choice; and those of a single table, which waits for nobody. Nothing else
should run on the machine: every process that does makes these figures worse.
"""

import argparse
import asyncio
import os
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

from rebelote.engine import CHANCE, Setup, find
from rebelote.tables.bots.pool import ProcessPool
from rebelote.tables.bots.thinking import BUDGET_MS

BISTRO = ("konter/bistro-en", "updown/bistro", "rammi/bistro", "whist/bistro")


@dataclass(slots=True)
class Seen:
    """Milliseconds of moves, by what was decided."""

    calls: list[float] = field(default_factory=list)
    cards: list[float] = field(default_factory=list)


async def table(pool: ProcessPool, setup: Setup, level: str, deals: int, seed: int, seen: Seen) -> None:
    """One table of bots of a level, as fast as they answer."""
    game, source = setup.game, random.Random(seed)
    state = game.begin(setup.options, game.seat_numbers(setup.options)[0])
    ply = 0
    while (actors := game.actors(state)) and game.deals(state) < deals:
        ply += 1
        if CHANCE in actors:
            state = game.step(state, CHANCE, game.chance(state, source)).state
            continue
        due = game.due(state)
        for seat in (*sorted(actors - due), *sorted(due)):
            move = await asked(pool, setup, level, game.view(state, seat), (seed, ply), seen)
            if move is not None:
                state = game.step(state, seat, game.read(move)).state
                break


async def asked(
    pool: ProcessPool, setup: Setup, level: str, view: Any, key: tuple[int, int], seen: Seen
) -> str | None:
    """The move of a bot, its time noted."""
    started = time.perf_counter()
    move = await pool.ask(level, setup.show(), view, view.choices, BUDGET_MS, *key)
    took = 1000 * (time.perf_counter() - started)
    if len(view.choices) > 1 and view.seat in view.due:
        (seen.calls if view.phase == "bidding" else seen.cards).append(took)
    return move


def told(times: list[float]) -> str:
    """Mean, middle, 95th and 99th percentile, and worst."""
    if len(times) < 2:
        return "none"
    ordered = sorted(times)
    most, nearly = (ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in (0.95, 0.99))
    return (
        f"{len(times):5} moves: mean {statistics.fmean(times):6.1f}  median {statistics.median(times):6.1f}  "
        f"95 % {most:6.1f}  99 % {nearly:6.1f}  worst {ordered[-1]:6.1f} ms"
    )


async def measured(level: str, asked_: argparse.Namespace, address: str) -> None:
    """Play, and print."""
    setup = find(address)
    pool = ProcessPool(asked_.workers)
    try:
        await pool.warm()
        # the first answer of each process loads what the bidding needs
        first = Seen()
        warming = (table(pool, setup, level, 1, 900 + each, first) for each in range(asked_.workers))
        await asyncio.gather(*warming)
        for tables in (1, asked_.tables):
            seen = Seen()
            together = (table(pool, setup, level, asked_.deals, seed, seen) for seed in range(tables))
            await asyncio.gather(*together)
            print(f"{level:9} {tables} table{'s' if tables > 1 else ' '} cards {told(seen.cards)}")
            print(f"{'':18} calls {told(seen.calls)}", flush=True)
    finally:
        pool.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--setup", default="belote/contree")
    parser.add_argument(
        "--bistro", action="store_true", help="the four games of the bistro, one after the other"
    )
    found = parser.parse_args()
    for address in BISTRO if found.bistro else (found.setup,):
        print(f"{address}, {found.workers} processes, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        for level in found.levels:
            asyncio.run(measured(level, found, address))


if __name__ == "__main__":
    main()
