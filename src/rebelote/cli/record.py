"""`rebelote record`: check match records, show them, or write one of a random match."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from rebelote.cli.main import plain, spoken_language
from rebelote.engine import NotationError, SetupError, find
from rebelote.engine.notation import notation_of, turns
from rebelote.engine.playout import playout
from rebelote.engine.registry import seated
from rebelote.locale import Catalogue, catalogue
from rebelote.record import (
    Difference,
    Discrepancy,
    Record,
    Said,
    Section,
    read,
    record_match,
    replay,
    write,
)

record = App(name="record", help="Check, show or make match records.")

_OTHER = Annotated[
    tuple[str, ...], Parameter(name=["--option", "-o"], help="Change an option: name=value.", negative="")
]
_LARGEST = 32_000_000


@record.command
def check(file: Path, *more: Path) -> int:
    """Replay the matches of some files and say what differs from the rules.

    Leaves with 0 when all is well, 1 when a record differs, 2 when a file cannot be read.

    Parameters
    ----------
    file
        A file of match records (.atn).
    more
        More files.
    """
    return max(map(_checked, (file, *more)))


@record.command
def show(file: Path) -> int:
    """Tell the matches of a file, a row for each deal.

    Parameters
    ----------
    file
        A file of match records (.atn).
    """
    for each in read(_text(file)):
        print(plain("\n".join(_told(each, catalogue(spoken_language())))))
    return 0


@record.command(name="random")
def random_match(address: str, *, seed: int = 1, option: _OTHER = (), seats: int | None = None) -> int:
    """Write the record of a random match.

    Parameters
    ----------
    address
        The game and preset, such as belote/ffb-coinche.
    seed
        The same seed gives the same match.
    option
        Options that differ from the preset.
    seats
        How many sit at the table, where the options leave it open.
    """
    setup = find(address, option)
    setup = seated(setup, setup.game.seat_numbers(setup.options)[0] if seats is None else seats)
    played = playout(setup.game, setup.game.begin(setup.options, setup.players), random.Random(seed))
    print(write([record_match(setup, played.moves, (("Seed", str(seed)),))]), end="")
    return 0


def _checked(file: Path) -> int:
    """Check one file, tell the outcome, and return the exit status."""
    text, words = _text(file), catalogue(spoken_language())
    try:
        records = read(text)
    except NotationError as fault:
        line = str(text.count("\n", 0, fault.at) + 1)
        told = words.say("fault-notation", **dict(fault.fault.facts))
        print(plain(f"{words.say('record-line', file=str(file), line=line)}: {told}"))
        return 2
    except SetupError as fault:
        print(plain(f"{file}: {words.say(f'fault-{fault.fault.code}', **dict(fault.fault.facts))}"))
        return 2
    wrong = 0
    for number, each in enumerate(records, 1):
        try:
            replay(each)
        except Discrepancy as difference:
            wrong += 1
            head = words.say("record-match", file=str(file), match=str(number))
            print(plain(f"{head}: {_differing(words, each, difference.differences)}"))
    deals = sum(len(each.sections) for each in records)
    counts = words.say("record-counted", matches=str(len(records)), deals=str(deals), wrong=str(wrong))
    print(f"{file}: {counts}")
    return 1 if wrong else 0


def _differing(words: Catalogue, record_: Record, differences: tuple[Difference, ...]) -> str:
    """Where a record and its replay part, and whether it was played by other rules."""
    told = [
        words.say(
            "record-differs",
            deal=str(each.deal),
            what=words.phrase(each.what),
            written=words.phrase(each.written),
            replayed=words.phrase(each.replayed),
        )
        for each in differences
    ]
    now = record_.setup.game.version
    if record_.version != now:
        told.append(words.say("record-version", then=str(record_.version), now=str(now)))
    return "; ".join(told)


def _text(file: Path) -> str:
    """The text of a file. Raises SetupError for one that cannot be read, NotationError for one that is no text."""
    try:
        with file.open("rb") as opened:
            found = opened.read(_LARGEST + 1)
    except FileNotFoundError as fault:
        raise SetupError("file-missing", value=str(file)) from fault
    except OSError as fault:
        raise SetupError("unreadable", value=str(file), expected=fault.strerror or str(fault)) from fault
    if len(found) > _LARGEST:
        raise NotationError(str(file), 0, f"a file of at most {_LARGEST} bytes")
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise NotationError(str(file), 0, f"UTF-8, not as at byte {fault.start}") from None


def _told(record_: Record, words: Catalogue) -> Iterator[str]:
    """A match in rows: what it was, then number, dealer, calls and outcome of each deal."""
    setup = record_.setup
    yield f"{setup.show()} ({words.say('record-rules', version=str(record_.version))})"
    yield from (f"{name}: {value}" for name, value in record_.tags)
    for section in record_.sections:
        tags = dict(section.tags)
        outcome = "  ".join(value for _, value in section.checks)
        yield f"{tags.get('Deal', '-'):>3} {tags.get('Dealer', '-')}  {_calls(record_, section)}  {outcome}"


def _calls(record_: Record, section: Section) -> str:
    """The calls of a deal: everything before the play but chance and dealing."""
    setup = record_.setup
    notation = notation_of(setup.game)
    letters, play, calls = notation.letters(setup.options, setup.players), turns(notation), []
    for item in section.items:
        if not isinstance(item, Said):
            continue
        if play.fullmatch(item.move):
            break
        if not item.move.startswith("{"):
            calls.append(item.move if item.seat is None else f"{letters[item.seat]}:{item.move}")
    return " ".join(calls)
