"""`rebelote check`: the conformance suite for one game or all, with a tick for each check."""

import random
from typing import Any

from rebelote.cli.matches import Count, Job, Options, plan, run, together
from rebelote.engine import Game, SetupError, games
from rebelote.engine.conformance import Report, check
from rebelote.engine.options import read_changes
from rebelote.engine.sweep import sweep


def check_games(
    game: str | None = None,
    *,
    matches: Count = 1,
    seed: int = 1,
    every_option: bool = False,
    option: Options = (),
    jobs: Count = 1,
) -> int:
    """Run the conformance suite.

    Parameters
    ----------
    game
        The game to check; all installed games without it.
    matches
        Random matches for each preset and number of seats.
    seed
        The seed of the matches.
    every_option
        Instead of the presets as they are, each option at each value that its preset does not have.
    option
        With --every-option: options that all matches have, such as target=501 for shorter ones.
    jobs
        How many processes, with --every-option.
    """
    if game is not None and game not in games():
        raise SetupError("game-unknown", value=game, expected=", ".join(games()))
    found = [games()[name] for name in ([game] if game else games())]
    if every_option:
        return max(_sweep(each, matches, seed, option, jobs) for each in found)
    return max(_tell(each.name, check(each, random.Random(seed), matches)) for each in found)


def _sweep(game: Game[Any, Any], matches: int, seed: int, option: tuple[str, ...], jobs: int) -> int:
    """Matches with each option at each of its values."""
    worst = 0
    for setup in sweep(game, read_changes(game.options, option)):
        work = [
            batch
            for seats in game.seat_numbers(setup.options)
            for batch in plan(Job(setup.show(), seats, seed, 0, matches))
        ]
        done = together(run(work, jobs))
        head, *_, tail = done.lines()
        print(f"{setup.show()}: {head}: {tail}", flush=True)
        worst = max(worst, 0 if done.report.sound else 1)
    return worst


def _tell(name: str, report: Report) -> int:
    failed = {finding.check for finding in report.findings}
    print(f"{name}: {report.matches} matches, {report.moves} moves")
    for each, count in report.checks.items():
        print(f"  {'x' if each in failed else '✓'} {each} ({count} times)")
    for finding in report.findings[:10]:
        print(f"  {finding.check}, move {finding.ply}: {finding.what}")
    return 1 if failed else 0
