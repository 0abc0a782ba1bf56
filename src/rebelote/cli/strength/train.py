"""`rebelote train`: learn the bidding of a table again, from solved deals and from playing against itself."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from rebelote.cli.matches import Count, Options
from rebelote.engine import SetupError, find
from rebelote.games.belote.options import Options as BeloteOptions
from rebelote.search.exact import Solver
from rebelote.search.learned.labels import Label, label

_BATCH = 50
_OFTEN = 100  # rounds between two reports
_SUITS, _ALL = 4, 6


def train(
    table: str,
    out: Path,
    *,
    option: Options = (),
    deals: Count = 40_000,
    rounds: Count = 1200,
    seed: int = 1,
    jobs: Count = 1,
    labels: Path | None = None,
) -> int:
    """Train the net that calls at a table of belote for four, and write it.

    First deals are solved in every denomination, then seats call against each other by the thousand and
    the net learns what each call came to. The same seed and deals give the same net.

    Parameters
    ----------
    table
        The game and preset, such as belote/contree.
    out
        The file for the net; nets of the house lie in search/learned, named after the family of the table.
    option
        Options that differ from the preset.
    deals
        How many deals to solve.
    rounds
        How many rounds of a thousand deals to play.
    seed
        The seed of the run.
    jobs
        How many processes solve deals.
    labels
        A file that keeps solved deals; a run that was stopped goes on from it.
    """
    setup = find(table, option)
    options = setup.options
    if setup.game.name != "belote" or options.players != 4:
        raise SetupError("option-value", option="table", value=setup.show(), expected="belote for four")
    known = list(_solved(setup.show(), deals, seed, jobs, labels))
    print(f"{len(known)} deals solved")
    # NumPy is loaded by those who learn
    from rebelote.search.learned.deals import deals_of
    from rebelote.search.learned.rewards import Played, Rewards
    from rebelote.search.learned.training import Learner
    from rebelote.search.learned.training import train as learn

    learner, rewards = Learner(seed), Rewards(options, Played())
    found = deals_of(known, options, _ALL if options.sa_ta else _SUITS)
    for progress in learn(learner, found, _way(options), rewards, rounds, seed):
        if progress.rounds % _OFTEN == 0 or progress.rounds == rounds:
            print(
                f"round {progress.rounds}: {progress.calls} calls, error {progress.error:.2f}, "
                f"{progress.size:.0f} marks between the sides",
                flush=True,
            )
            out.write_bytes(learner.content())
    return 0


def _way(options: BeloteOptions) -> Any:
    """The way of bidding of some options."""
    from rebelote.search.learned.auctions import Way

    if options.bid_mode == "auction":
        return Way(True)
    return Way(
        False,
        options.rounds if options.bid_mode == "retourne" else 1,
        turned=options.bid_mode == "retourne",
        forced=options.bid_mode == "vache" or options.last_forced,
        free_first=options.round1_suits == "any4" or options.sa_ta_round1,
    )


def _solved(setup: str, deals: int, seed: int, jobs: int, kept: Path | None) -> Iterator[Label]:
    """Solved deals: those of a file first, then new ones, which go into it."""
    lines = kept.read_text().splitlines() if kept is not None and kept.exists() else []
    yield from (_read(line) for line in lines[:deals])
    missing = range(min(len(lines), deals), deals)
    batches = [(setup, seed, missing[at : at + _BATCH]) for at in range(0, len(missing), _BATCH)]
    if jobs < 2:
        results: Iterator[list[Label]] = map(_solve, batches)
        yield from _keeping(results, kept)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from _keeping(pool.map(_solve, batches), kept)


def _keeping(results: Iterator[list[Label]], kept: Path | None) -> Iterator[Label]:
    for found in results:
        if kept is not None:
            with kept.open("a") as lines:
                lines.writelines(json.dumps(each) + "\n" for each in found)
        yield from found


@cache
def _solver() -> Solver:
    return Solver()


def _solve(batch: tuple[str, int, range]) -> list[Label]:
    """Solve the deals of some numbers."""
    setup, seed, numbers = batch
    options = find(setup).options
    denominations = _ALL if options.sa_ta else _SUITS
    return [label(random.Random(f"{seed}/{each}"), options, _solver(), denominations) for each in numbers]


def _read(line: str) -> Label:
    first, turned, dealt, points = json.loads(line)
    return Label(
        tuple(map(tuple, first)),
        turned,
        tuple(tuple(map(tuple, hands)) for hands in dealt),
        tuple(map(tuple, points)),
    )
