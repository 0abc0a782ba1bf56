"""Random matches under watch, in this process or in several, and what they came to."""

import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Annotated, NamedTuple

from cyclopts import Parameter, validators

from rebelote.engine import find
from rebelote.engine.conformance import Finding, Report, Thoroughness, inspect
from rebelote.engine.playout import Playout, Stuck, playout

_BATCH = 20
_SHOWN = 10


Options = Annotated[
    tuple[str, ...], Parameter(name=["--option", "-o"], help="Change an option: name=value.", negative="")
]
"""Options that differ from a preset, on a command line."""


Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]
"""A number of matches or processes, at least one."""


class Job(NamedTuple):
    """Some matches of one setup, by their numbers; a match's seed is the run's and its number."""

    setup: str
    seats: int
    seed: int
    first: int
    matches: int
    checks: bool = True
    thorough: bool = False


class Done(NamedTuple):
    """What matches came to: the report, deals that ended, processor seconds, and where faults are."""

    report: Report
    deals: int
    seconds: float
    where: tuple[str, ...]

    def lines(self) -> Iterator[str]:
        """What a person reads."""
        rate = self.report.moves / self.seconds if self.seconds else 0.0
        yield f"{self.report.matches} matches, {self.deals} deals, {self.report.moves} moves"
        yield f"{rate:,.0f} moves per second of processor time in one thread"
        if self.report.checks:
            counts = ", ".join(f"{name} {count}" for name, count in self.report.checks.items())
            yield f"checked: {counts}"
        yield from islice(self.where, _SHOWN)
        yield f"{len(self.where)} violated" if self.where else "no invariant violated"


def plan(job: Job) -> list[Job]:
    """A job in batches."""
    return [
        job._replace(first=first, matches=min(_BATCH, job.first + job.matches - first))
        for first in range(job.first, job.first + job.matches, _BATCH)
    ]


def run(jobs: list[Job], processes: int) -> Iterator[Done]:
    """What each job came to, in order."""
    if processes < 2:
        yield from map(_play, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(_play, jobs)


def together(parts: Iterator[Done]) -> Done:
    """Several reports as one."""
    report, deals, seconds = Report(), 0, 0.0
    where: tuple[str, ...] = ()
    for part in parts:
        report.add(part.report)
        deals, seconds, where = deals + part.deals, seconds + part.seconds, where + part.where
    return Done(report, deals, seconds, where)


def _play(job: Job) -> Done:
    """Play the matches of a job."""
    setup = find(job.setup)
    game, report = setup.game, Report()
    how = Thoroughness() if job.thorough else Thoroughness(everyone=False, twin_every=10, refusals=1)
    deals, started = 0, time.process_time()
    where: list[str] = []
    for number in range(job.first, job.first + job.matches):
        source = random.Random(f"{job.seed}/{number}")
        if job.checks:
            found, played = inspect(game, setup.options, job.seats, source, how)
        else:
            found, played = _unwatched(job, source)
        report.add(found)
        deals += 0 if played is None else game.deals(played.state)
        where += [f"match {number}, move {each.ply}: {each.check}: {each.what}" for each in found.findings]
    return Done(report, deals, time.process_time() - started, tuple(where))


def _unwatched(job: Job, source: random.Random) -> tuple[Report, Playout | None]:
    """A match that nobody watches, for the speed of the rules alone."""
    setup, report = find(job.setup), Report(matches=1)
    try:
        played = playout(setup.game, setup.game.begin(setup.options, job.seats), source)
    except Stuck as fault:
        report.findings.append(Finding("ends", str(fault), 0))
        return report, None
    report.moves = len(played.moves)
    return report, played
