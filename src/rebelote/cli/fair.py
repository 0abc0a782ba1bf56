"""`rebelote fair`: what a table published about its deals, checked."""

from pathlib import Path
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

from cyclopts import Parameter

from rebelote.cli.main import spoken_language
from rebelote.engine import SetupError
from rebelote.locale import catalogue

__all__ = ["fair"]

_MOST_BYTES = 50_000_000
_PATIENCE_S = 20

Seen = Annotated[tuple[str, ...], Parameter(name=["--seen"], negative="")]


def fair(source: str, *, seen: Seen = ()) -> int:
    """Check that the deals of a table were fair.

    Parameters
    ----------
    source
        A file, or the address of a running table: http://HOST/api/tables/CODE/fair.
    seen
        A hash that was sent at the table and has to be in the list.
    """
    from rebelote.tables.fair.proof import check
    from rebelote.wire import BadMessage, http
    from rebelote.wire.codec import read_body

    words = catalogue(spoken_language())
    try:
        verdict = check(read_body(_text(source), http.Fair), seen)
    except BadMessage as fault:
        raise SetupError("unreadable", value=source, expected=str(fault)) from fault
    print(words.say("fair-checked", draws=verdict.draws, untold=verdict.untold, matches=verdict.matches))
    for each in verdict.wrong:
        print(words.say(f"fair-{each.code}", **dict(each.facts)))
    if not verdict.wrong:
        print(words.say("fair-promised" if verdict.draws or verdict.untold else "fair-nothing"))
    return 1 if verdict.wrong else 0


def _text(source: str) -> bytes:
    """What a file holds or an address answers. Raises SetupError."""
    try:
        if source.startswith(("http://", "https://")):
            with urlopen(source, timeout=_PATIENCE_S) as answer:
                return bytes(answer.read(_MOST_BYTES))
        return Path(source).read_bytes()
    except FileNotFoundError as fault:
        raise SetupError("file-missing", value=source) from fault
    except (URLError, OSError, ValueError) as fault:
        raise SetupError("unreadable", value=source, expected=str(fault)) from fault
