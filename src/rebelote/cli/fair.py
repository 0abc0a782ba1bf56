"""`rebelote fair`: what a table published about its deals, checked."""

from http.client import HTTPException, InvalidURL
from pathlib import Path
from typing import IO, Annotated
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from cyclopts import Parameter

from rebelote.cli.main import spoken_language
from rebelote.engine import SetupError
from rebelote.locale import catalogue

__all__ = ["fair"]

_MOST_BYTES = 50_000_000
_PATIENCE_S = 20
_NO_PROOF = "it is not what a table publishes about its deals"

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
        raise SetupError("unreadable", value=source, expected=_NO_PROOF) from fault
    print(words.say("fair-checked", draws=verdict.draws, untold=verdict.untold, matches=verdict.matches))
    for each in verdict.wrong:
        print(words.say(f"fair-{each.code}", **dict(each.facts)))
    if not verdict.wrong:
        print(words.say("fair-promised" if verdict.draws or verdict.untold else "fair-nothing"))
    return 1 if verdict.wrong else 0


def _text(source: str) -> bytes:
    """What a file holds or an address answers. Raises SetupError."""
    try:
        with _opened(source) as found:
            return bytes(found.read(_MOST_BYTES))
    except FileNotFoundError as fault:
        raise SetupError("file-missing", value=source) from fault
    except (OSError, HTTPException, ValueError) as fault:
        raise SetupError("unreadable", value=source, expected=_reason(fault)) from fault


def _opened(source: str) -> IO[bytes]:
    """A file, or what an address answers."""
    if source.startswith(("http://", "https://")):
        found: IO[bytes] = urlopen(source, timeout=_PATIENCE_S)
        return found
    return Path(source).open("rb")


def _reason(fault: Exception) -> str:
    """Why something cannot be read, in few words."""
    if isinstance(fault, HTTPError):
        return f"the server answers with {fault.code}"
    if isinstance(fault, ValueError | InvalidURL) or getattr(fault, "reason", "") == "no host given":
        return "this is no address"
    if isinstance(fault, HTTPException):
        return "the answer is no HTTP"
    found = fault.reason if isinstance(fault, URLError) else fault
    return str(getattr(found, "strerror", None) or found)
