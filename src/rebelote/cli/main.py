"""Finding the subcommand, and saying what went wrong in one place."""

import os
import sys

from cyclopts import App

from rebelote.engine.errors import Fault, IllegalMove, NotationError, SetupError
from rebelote.locale import catalogue, language_of

_COMMANDS = {
    "check": ("check_games", "Run the conformance suite for one game or all."),
    "conform": ("conform", "Run conformance vectors."),
    "fair": ("fair", "Check that the deals of a table were fair."),
    "perft": ("perft", "Count the legal sequences of moves from a line."),
    "play": ("play", "Play a match in the terminal."),
    "record": ("record", "Check, show or make match records."),
    "rules": ("rules", "Tell games, presets and options in words."),
    "serve": ("serve", "Serve tables to browsers."),
    "simulate": ("simulate", "Play random matches under watch."),
    "solve": ("solve", "Tell what every card leads to when all cards are open."),
}

APP = App(
    name="rebelote",
    help="The card table of the bistro: play, check, measure.",
    result_action="return_value",
)
for _name, (_function, _help) in _COMMANDS.items():
    APP.command(f"rebelote.cli.{_name}:{_function}", name=_name, help=_help)


def main() -> None:
    """Run a command and leave with its exit status: 0 well, 1 found wrong, 2 bad input."""
    try:
        status = APP()
    except (SetupError, NotationError) as error:
        status = _say(error.fault)
    except IllegalMove as error:
        status = _complain(str(error))
    except BrokenPipeError:
        # the reader of our output went away: nothing to say, and nowhere to say it
        sys.stdout = None
        status = 0
    sys.exit(status if isinstance(status, int) else 0)


def spoken_language(asked: str | None = None) -> str:
    """The language asked for, or the one of the environment."""
    environment = os.environ
    return language_of(asked, environment.get("LC_ALL") or environment.get("LANG", ""))


def _say(fault: Fault) -> int:
    """Say what is wrong with the input, in the language of the environment."""
    words = catalogue(spoken_language())
    return _complain(words.say(f"fault-{fault.code}", **dict(fault.facts)))


def _complain(sentence: str) -> int:
    print(f"rebelote: {sentence}", file=sys.stderr)
    return 2
