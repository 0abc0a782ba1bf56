"""`rebelote train bidding`: learn the bidding of a family of tables again, from solved deals and against itself."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from rebelote.cards import Card
from rebelote.cli.matches import Count
from rebelote.cli.strength.crew import Crew, Jobs, crew
from rebelote.games.belote.order import DENOMINATIONS, SA
from rebelote.search.learned.caller import members
from rebelote.search.learned.labels import Label, label, packs

if TYPE_CHECKING:
    from rebelote.search.exact import Solver

_BATCH = 50
_OFTEN = 50  # rounds between two reports
_APART = 10  # one deal in so many is never learnt from
_ROUNDS_APART = 2  # at each table

Packs = list[list[Card]]


def train(
    family: Literal["auction", "sata", "turned", "vache"],
    out: Path,
    *,
    deals: Count = 20_000,
    rounds: Count = 1200,
    seed: int = 1,
    jobs: Jobs = 0,
    ray: bool = False,
    labels: Path | None = None,
    start: Path | None = None,
) -> int:
    """Train the net that calls at all tables of a family of belote, and write it.

    First deals are solved in every denomination of the family, then seats call against each other by the thousand, at
    one preset of the family after the other, and the net learns what each call came to: marks at first, then
    what they are worth in a match. The same seed and deals give the same net; one file of deals serves
    all families that play as many denominations.

    Parameters
    ----------
    family
        auction: in suits; sata: auctions with Sans Atout and Tout Atout; turned: taking with a turned
        card; vache: taking without.
    out
        The file for the net; nets of the house lie in search/learned, named after their family.
    deals
        How many deals to solve; a tenth is kept apart to measure.
    rounds
        How many rounds of a thousand deals to play.
    seed
        The seed of the run.
    jobs
        How many processes solve deals, 0 for one on each core.
    ray
        Solve deals on Ray.
    labels
        A file that keeps solved deals; a run that was stopped goes on from it.
    start
        A net to begin from, if not from nothing.
    """
    denominations = SA if family == "auction" else len(DENOMINATIONS)
    missing = packs(seed, max(deals, _APART))
    known = list(_solved(missing, denominations, crew(jobs, ray=ray), labels))
    print(f"{family}: {len(known)} deals solved", flush=True)
    # NumPy is loaded by those who learn
    from rebelote.search.learned.deals import pool
    from rebelote.search.learned.rewards import Rewards
    from rebelote.search.learned.training import Learner, Table, missed
    from rebelote.search.learned.training import train as learn

    learner, apart = Learner(seed), len(known) // _APART
    if start is not None:
        learner.resume(start.read_bytes())
    tables = [Table(each, Rewards(each)) for each in members(family).values()]
    for progress in learn(learner, pool(known[apart:]), tables, rounds, seed):
        if progress.rounds % _OFTEN == 0 or progress.rounds == rounds:
            print(
                f"round {progress.rounds}: {progress.calls} calls, error {progress.error:.2f}, "
                f"{progress.size:.0f} marks between the sides",
                flush=True,
            )
            out.write_bytes(learner.content())
    for name, rows in (("learnt from", known[apart:]), ("kept apart", known[:apart])):
        own, nothing = missed(learner, pool(rows), tables, _ROUNDS_APART * len(tables), seed)
        print(f"deals {name}: error {own:.2f}, without a net {nothing:.2f}")
    return 0


def _solved(packs_: Packs, denominations: int, workers: Crew, kept: Path | None) -> Iterator[Label]:
    """Solved packs: those of a file first, then new ones, which go into it."""
    lines = kept.read_text().splitlines() if kept is not None and kept.exists() else []
    yield from (_read(line) for line in lines[: len(packs_)])
    missing = packs_[len(lines) :]
    batches = [(missing[at : at + _BATCH], denominations) for at in range(0, len(missing), _BATCH)]
    yield from _keeping(workers.in_order(_solve, batches), kept)


def _keeping(results: Iterator[list[Label]], kept: Path | None) -> Iterator[Label]:
    for found in results:
        if kept is not None:
            with kept.open("a") as lines:
                lines.writelines(json.dumps(each) + "\n" for each in found)
        yield from found


@cache
def _solver() -> "Solver":
    # loads compiled code, which those who have solved deals do without
    from rebelote.search.exact import Solver

    return Solver()


def _solve(batch: tuple[Packs, int]) -> list[Label]:
    """Solve some packs in the first denominations."""
    some, denominations = batch
    return [label(pack, _solver(), denominations) for pack in some]


def _read(line: str) -> Label:
    hands, points = json.loads(line)
    return Label(tuple(map(tuple, hands)), tuple(points))
