"""`rebelote check`: the conformance suite for one game or all, with a tick for each check."""

import random

from rebelote.engine import SetupError, games
from rebelote.engine.conformance import Report, check

__all__ = ["check_games"]


def check_games(game: str | None = None, *, matches: int = 1, seed: int = 1) -> int:
    """Run the conformance suite.

    Parameters
    ----------
    game
        The game to check; all installed games without it.
    matches
        Random matches for each preset and number of seats.
    seed
        The seed of the matches.
    """
    if game is not None and game not in games():
        raise SetupError("game-unknown", value=game, expected=", ".join(games()))
    names = list(games()) if game is None else [game]
    return max(_tell(name, check(games()[name], random.Random(seed), matches)) for name in names)


def _tell(name: str, report: Report) -> int:
    failed = {finding.check for finding in report.findings}
    print(f"{name}: {report.matches} matches, {report.moves} moves")
    for each, count in report.checks.items():
        print(f"  {'x' if each in failed else '✓'} {each} ({count} times)")
    for finding in report.findings[:10]:
        print(f"  {finding.check}, move {finding.ply}: {finding.what}")
    return 1 if failed else 0
