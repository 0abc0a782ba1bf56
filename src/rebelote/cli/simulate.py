"""`rebelote simulate`: random matches under watch, and how fast they go."""

import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from rebelote.engine import Setup, find
from rebelote.engine.conformance import Report, Thoroughness, inspect
from rebelote.engine.playout import Stuck, playout

_BATCH = 20
_SHOWN = 10

Options = Annotated[
    tuple[str, ...], Parameter(name=["--option", "-o"], help="Change an option: name=value.", negative="")
]


class _Job(NamedTuple):
    """Some matches of one setup, by their numbers; a match's seed is the run's and its number."""

    setup: str
    seats: int
    seed: int
    first: int
    matches: int
    checks: bool
    thorough: bool


class _Done(NamedTuple):
    """What a job found, and what it took."""

    report: Report
    deals: int
    seconds: float
    where: tuple[str, ...]


def simulate(
    address: str,
    *,
    matches: int = 100,
    seed: int = 1,
    option: Options = (),
    seats: int | None = None,
    checks: bool = True,
    thorough: bool = False,
    jobs: int = 1,
) -> int:
    """Play matches at random, check every step, and tell the speed.

    Every step is checked: the pack is whole, totals fit, nobody due is without a move, views show
    what their seat may know and no more, events lead to views; at the end each match is replayed.

    Parameters
    ----------
    address
        The game and preset, such as belote/ffb-coinche.
    matches
        How many matches.
    seed
        The seed of the run: the same seed gives the same matches, however many jobs.
    option
        Options that differ from the preset.
    seats
        How many sit at the table, where the options leave it open.
    checks
        --no-checks plays without watching, to measure the rules alone.
    thorough
        Watch with the eyes of every seat at each step, not of one seat a match (slow).
    jobs
        How many processes.
    """
    setup = find(address, option)
    numbers = setup.game.seat_numbers(setup.options)
    seated = numbers[0] if seats is None else seats
    setup.game.begin(setup.options, seated)
    plan = list(_jobs(setup.show(), seated, seed, matches, checks, thorough))
    total = Report()
    deals, seconds = 0, 0.0
    where: list[str] = []
    for done in _run(plan, jobs):
        total.add(done.report)
        deals, seconds = deals + done.deals, seconds + done.seconds
        where += done.where
    _tell(setup, total, deals, seconds, where)
    return 0 if total.sound else 1


def _jobs(setup: str, seats: int, seed: int, matches: int, checks: bool, thorough: bool) -> Iterator[_Job]:
    for first in range(0, matches, _BATCH):
        yield _Job(setup, seats, seed, first, min(_BATCH, matches - first), checks, thorough)


def _run(plan: list[_Job], jobs: int) -> Iterator[_Done]:
    """The jobs, in this process or in several."""
    if jobs < 2:
        yield from map(_play, plan)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play, plan)


def _play(job: _Job) -> _Done:
    """Play the matches of a job."""
    setup = find(job.setup)
    game, report = setup.game, Report()
    how = Thoroughness(everyone=job.thorough, twin_every=1 if job.thorough else 10)
    deals = 0
    where: list[str] = []
    started = time.process_time()
    for number in range(job.first, job.first + job.matches):
        source = random.Random(f"{job.seed}/{number}")
        if job.checks:
            found, played = inspect(game, setup.options, job.seats, source, how)
        else:
            try:
                played = playout(game, game.begin(setup.options, job.seats), source)
            except Stuck as fault:
                raise SystemExit(f"match {number}: {fault}") from fault
            found = Report(matches=1, moves=len(played.moves))
        report.add(found)
        deals += 0 if played is None else game.deals(played.state)
        where += [f"match {number}, move {each.ply}: {each.check}: {each.what}" for each in found.findings]
    return _Done(report, deals, time.process_time() - started, tuple(where))


def _tell(setup: Setup, total: Report, deals: int, seconds: float, where: list[str]) -> None:
    rate = total.moves / seconds if seconds else 0.0
    print(setup.show())
    print(f"{total.matches} matches, {deals} deals, {total.moves} moves")
    print(f"{rate:,.0f} moves per second of processor time in one thread")
    if total.checks:
        print("checked: " + ", ".join(f"{name} {count}" for name, count in total.checks.items()))
    for line in islice(where, _SHOWN):
        print(line)
    print(f"{len(where)} violated" if where else "no invariant violated")
