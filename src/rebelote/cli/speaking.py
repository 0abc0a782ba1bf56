"""Tables by short names, and faults told in the language that was asked for."""

import difflib
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rebelote.cli.main import plain, told
from rebelote.engine import Setup, SetupError, addresses, find
from rebelote.locale import catalogue
from rebelote.tui import Terminal

_NEAR = 0.5


@contextmanager
def faults_in(language: str) -> Iterator[None]:
    """What is wrong with a setup is told in a language, and the command ends with exit status 2."""
    try:
        yield
    except SetupError as error:
        print(f"rebelote: {plain(told(catalogue(language), error.fault))}", file=sys.stderr)
        raise SystemExit(2) from None


def setup_of(text: str, changes: Iterable[str] = ()) -> Setup:
    """The setup of `game/preset`, or of a preset's name alone. Raises SetupError with the nearest names."""
    address, semicolon, rest = text.partition(";")
    known = addresses()
    full = {each.partition("/")[2]: each for each in reversed(known)}
    if address in full:
        return find(full[address] + semicolon + rest, changes)
    if "/" not in address:
        near = difflib.get_close_matches(address, [*full, *known], n=3, cutoff=_NEAR)
        expected = ", ".join(near or known)
        raise SetupError("table-unknown", value=text, expected=expected)
    return find(text, changes)


def terminal() -> Terminal:
    """The terminal that this process writes to; what it cannot write becomes a question mark."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    return Terminal(sys.stdout, input, shutil.get_terminal_size((80, 24)).columns, colour)
