"""Finding the subcommand, and saying what went wrong in one place."""

import contextlib
import io
import os
import re
import sys

from cyclopts import App, CycloptsError

from rebelote.engine import games
from rebelote.engine.errors import Fault, IllegalMove, NotationError, SetupError
from rebelote.locale import Catalogue, catalogue, language_of

_BY_THE_SYSTEM = frozenset({"address", "backup-file", "database-closed", "redis-closed", "unreadable"})
"""Faults whose reason is what the system said."""

_WRAPPED = re.compile(r"(\[Errno -?\d+\] |\([\w.]+\) )?(?P<said>.+?)(: '.*')?")
"""What the system said, between its number or who passed it on, and the name of the file."""

_COMMANDS = {
    "arena": ("strength.arena:arena", "Let bots play against each other, the same cards for both."),
    "backup": ("backup", "Write everything that a server keeps into one file."),
    "check": ("check_games", "Run the conformance suite for one game or all."),
    "conform": ("conform", "Run conformance vectors."),
    "fair": ("fair", "Check that the deals of a table were fair."),
    "judge": ("strength.judge:judge", "Tell what a player's cards cost in the eyes of a stronger one."),
    "perft": ("perft", "Count the legal sequences of moves from a line."),
    "play": ("play", "Play a match in the terminal."),
    "record": ("record", "Check, show or make match records."),
    "restore": ("backup:restore", "Read a backup into an empty database."),
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
TRAIN = App(name="train", help="Learn again what bots know.", result_action="return_value")
TRAIN.command("rebelote.cli.strength.train:train", name="bidding", help="Learn the bidding of a table.")
APP.command(TRAIN)
for _name, (_function, _help) in _COMMANDS.items():
    _place = _function if ":" in _function else f"{_name}:{_function}"
    APP.command(f"rebelote.cli.{_place}", name=_name, help=_help)


def main() -> None:
    """Run a command and leave with its exit status: 0 well, 1 found wrong, 2 bad input."""
    _open_streams()
    try:
        status = APP(exit_on_error=False)
        sys.stdout.flush()
    except (SetupError, NotationError) as error:
        status = _say(error.fault)
    except IllegalMove as error:
        status = _refuse(error)
    except CycloptsError:
        # it has said what is wrong with the arguments
        status = 2
    except BrokenPipeError:
        # the reader of our output went away: nothing to say, and nowhere to say it
        sys.stdout = None
        status = 0
    except OSError as error:
        sys.stdout = None
        named = Fault("file-unreadable", (("value", str(error.filename)),))
        words = catalogue(spoken_language())
        status = _say(named) if error.filename else _complain(words.phrase(error.strerror or str(error)))
    sys.exit(status if isinstance(status, int) else 0)


def _open_streams() -> None:
    """Streams that were closed by who called us are empty; what cannot be written is escaped."""
    sys.stdin = sys.stdin or io.StringIO()
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name) or io.StringIO()
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")
        setattr(sys, name, stream)


def spoken_language(asked: str | None = None) -> str:
    """The language asked for, or the one of the environment."""
    environment = os.environ
    return language_of(asked, environment.get("LC_ALL") or environment.get("LANG", ""))


def _say(fault: Fault) -> int:
    """Say what is wrong with the input, in the language of the environment."""
    return _complain(told(catalogue(spoken_language()), fault))


def told(words: Catalogue, fault: Fault) -> str:
    """A fault in words; what the system says about files and addresses as well, as far as they are known."""
    facts = dict(fault.facts)
    if fault.code in _BY_THE_SYSTEM:
        for name in ("expected", "reason"):
            if found := _WRAPPED.fullmatch(str(facts.get(name, ""))):
                facts[name] = words.phrase(found["said"])
    return words.say(f"fault-{fault.code}", **facts)


def _refuse(error: IllegalMove) -> int:
    """Say why a move of a line or a record is refused, in the words of the game that knows them."""
    refusal = error.refusal
    for name in games():
        words = catalogue(spoken_language(), name)
        with contextlib.suppress(LookupError):
            reason = words.say(f"refusal-{refusal.code}", **dict(refusal.facts))
            known = dict(refusal.facts)
            move = f"{known['move']}: " if "move" in known else ""
            return _complain(f"{move}{reason} {refusal.rule}".rstrip())
    return _complain(str(error))


def _complain(sentence: str) -> int:
    """Say it on one line, without what would steer a terminal."""
    print(f"rebelote: {plain(sentence)}", file=sys.stderr)
    return 2


def plain(text: str) -> str:
    """A text with control characters escaped, so that it cannot steer a terminal."""
    spaces = "\n\u00a0\u202f"  # French writes the narrow ones before : and inside « »
    return "".join(each if each.isprintable() or each in spaces else repr(each)[1:-1] for each in text)
