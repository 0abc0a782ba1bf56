"""`rebelote simulate`: random matches under watch, and how fast they go."""

from rebelote.cli.matches import Count, Job, Options, plan, run, together
from rebelote.engine import find


def simulate(
    address: str,
    *,
    matches: Count = 100,
    seed: int = 1,
    option: Options = (),
    seats: int | None = None,
    checks: bool = True,
    thorough: bool = False,
    jobs: Count = 1,
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
    seated = setup.game.seat_numbers(setup.options)[0] if seats is None else seats
    setup.game.begin(setup.options, seated)
    job = Job(setup.show(), seated, seed, 0, matches, checks, thorough)
    done = together(run(plan(job), jobs))
    print("\n".join((setup.show(), *done.lines())))
    return 0 if done.report.sound else 1
