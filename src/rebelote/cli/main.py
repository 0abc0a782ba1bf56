"""Finding the subcommand, and saying what went wrong in one place."""

import sys

from cyclopts import App

from rebelote.engine.errors import IllegalMove, NotationError, SetupError

APP = App(name="rebelote", help="The card table of the bistro: play, check, measure.", result_action="return_value")
for _name in ("conform", "perft", "simulate", "rules", "play", "check", "record"):
    APP.command(f"rebelote.cli.{_name}:{_name}", name=_name)


def main() -> None:
    """Run a command and leave with its exit status: 0 well, 1 found wrong, 2 bad input."""
    try:
        status = APP()
    except (SetupError, NotationError, IllegalMove) as fault:
        print(f"rebelote: {fault}", file=sys.stderr)
        status = 2
    except BrokenPipeError:
        status = 0
    sys.exit(status if isinstance(status, int) else 0)
