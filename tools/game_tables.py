#!/usr/bin/env python3
"""Writes docs/games.md: what the messages of each game say, made from its view, events and moves.

    .venv/bin/python tools/game_tables.py

What the code does not say, the meaning of a name, stands in tools/meanings.toml. A test compares the file
with what would be written, and the names with those of matches that are played.
"""

import ast
import importlib
import inspect
import re
import textwrap
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints

from told_types import records, spelled

from rebelote.engine.telling import Told, code_of
from rebelote.wire.pictures import SHARED

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/games.md"
MEANINGS: dict[str, Any] = tomllib.loads((ROOT / "tools/meanings.toml").read_text())
GAMES = {
    "belote": "Belote",
    "konter": "Konter a Matt",
    "updown": "Up & Down",
    "rammi": "Rommé",
    "whist": "Whist",
}
UNTRICKED = frozenset(("rammi",))
"""Games without tricks."""
HEAD = """\
# What the messages of each game say

The [protocol](protocol.md) is the same for all games; what differs is listed here, a part for each game: the moves that
`choices` and `act` hold, the `phase`s, the facts of a view, the records in these, the zones, and the events with their
facts and the ways in which things move. Sentences about events, refusals and lines of a score are in the catalogues
`src/rebelote/games/GAME/locale`, under `event-CODE`, `refusal-CODE` and `line-CODE`.

Seats and sides count from 0 in the order of play; with four seats, seats 0 and 2 are side 0. Cards are two letters, as
in [Notation](notation.md). A fact of a view is JSON of the type that is named; a fact of an event is a number or a text.
Facts that are `null` are not there yet, or not for the reader to know.

_Made by tools/game_tables.py from the code. Change it there._
"""


@dataclass(frozen=True, slots=True)
class Row:
    """An event of a game: its code, what it means, the names of its facts, and how things move."""

    code: str
    meaning: str
    facts: tuple[str, ...]
    shifts: tuple[str, ...]
    secret: bool


def page() -> str:
    """What the page has to hold."""
    return HEAD + "".join(f"\n{_part(name, title)}" for name, title in GAMES.items())


def _part(game: str, title: str) -> str:
    view, state = _module(game, "view").View, state_of(game)
    tables = (
        ("Choices", ("move", "meaning"), moves(game)),
        ("Phases", ("phase", "what the match waits for"), phases(state)),
        ("Facts", ("fact", "type", "meaning"), facts(game)),
        ("Records", ("record", "fields", "meaning"), records(view)),
        ("Zones", ("zone", "what lies there"), zones(game)),
        ("Events", ("event", "meaning", "facts", "moves things by"), map(_event_row, events(game))),
    )
    parts = (f"### {name}\n\n{_table(head, rows)}" for name, head, rows in tables)
    ordered = ", ".join(f"`{each}`" for each in sorted(_module(game, "view").ORDERED)) or "none"
    return f"## {title}\n\nZones whose order says something: {ordered}.\n\n" + "\n".join(parts)


def state_of(game: str) -> Any:
    """The module of a game that holds its phases."""
    return _module(game, "state")


def _module(game: str, name: str) -> Any:
    return importlib.import_module(f"rebelote.games.{game}.{name}")


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = (head, ("---",) * len(head), *rows)
    return "".join(f"| {' | '.join(each.replace('|', chr(92) + '|') for each in line)} |\n" for line in lines)


def moves(game: str) -> Iterator[tuple[str, str]]:
    """The forms of moves, from the table at the head of the module."""
    body = inspect.cleandoc(_module(game, "moves").__doc__).partition("\n\n")[2]
    for line in re.sub(r"\n {2,}", " ", body).splitlines():
        form, meaning = re.split(r" {2,}", line.strip(), maxsplit=1)
        yield f"`{form}`", meaning.strip()


def phases(state: Any) -> Iterator[tuple[str, str]]:
    """The phases of a match; what each waits for is said beside it in the code, or in the meanings."""
    said = dict(re.findall(r'"([a-z]+)"  # (.+)', inspect.getsource(state.Phase)))
    for each in state.Phase:
        yield f"`{each.value}`", said.get(each.value) or MEANINGS["phases"][each.value]


def facts(game: str) -> Iterator[tuple[str, str, str]]:
    """The facts of a view, by name."""
    view = _module(game, "view").View
    kinds = get_type_hints(view)
    known = {**MEANINGS["facts"]["every"], **MEANINGS["facts"]["several"], **MEANINGS["facts"][game]}
    for each in fields(view):
        if each.name not in SHARED:
            yield f"`{each.name}`", spelled(kinds[each.name]), known[each.name]


def zones(game: str) -> Iterator[tuple[str, str]]:
    """The zones of a table."""
    tricked = {} if game in UNTRICKED else MEANINGS["zones"]["tricks"]
    for name, meaning in {**MEANINGS["zones"]["every"], **tricked, **MEANINGS["zones"].get(game, {})}.items():
        yield f"`{name}`", meaning


def events(game: str) -> list[Row]:
    """The events of a game, its own and those it shares with others, by code."""
    module = _module(game, "events")
    own = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Told))
    kinds = {*module.SHARED, *(kind for kind in own if kind.__module__ == module.__name__)}
    return sorted((_row(kind) for kind in kinds), key=lambda row: row.code)


def _row(kind: type[Told]) -> Row:
    private = next(each for each in fields(kind) if each.name == "to")  # type: ignore[arg-type]
    meaning = " ".join(inspect.cleandoc(kind.__doc__ or "").split())
    return Row(code_of(kind), meaning, _told(kind), _shifts(kind), private.default is not None)


def _event_row(row: Row) -> tuple[str, str, str, str]:
    said = ", ".join(f"`{name}` {MEANINGS['fields'][name]}" for name in row.facts)
    alone = " To one seat alone." if row.secret else ""
    return (
        f"`{row.code}`",
        row.meaning + alone,
        said or "–",
        ", ".join(f"`{each}`" for each in row.shifts) or "–",
    )


def _told(kind: type[Told]) -> tuple[str, ...]:
    """The names of the facts of an event: its fields, or what its own `told` names."""
    if "told" in vars(kind):
        return tuple(_named(_tree(kind.told)))
    hints = get_type_hints(kind)
    return tuple(
        each.name
        for each in fields(kind)  # type: ignore[arg-type]
        if each.name != "to" and _is_fact(hints[each.name])
    )


def _is_fact(kind: Any) -> bool:
    return bool(re.fullmatch(r"\[?(number|string|boolean|card|seat)(, number)*\]?(\[\])?", spelled(kind)))


def _tree(method: Any) -> ast.AST:
    return ast.parse(textwrap.dedent(inspect.getsource(method)))


def _named(tree: ast.AST) -> Iterator[str]:
    """The names in `facts(name=...)` and in pairs `("name", ...)`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="facts"), keywords=keywords):
                yield from (str(each.arg) for each in keywords)
            # a pair is a code and its facts where the second is a row of pairs
            case ast.Tuple(elts=[ast.Constant(value=str(name)), second]) if not isinstance(second, ast.Tuple):
                yield name


def _shifts(kind: type[Told]) -> tuple[str, ...]:
    """The kinds of shifts that an event makes, the functions of its module that it calls among them."""
    text = inspect.getsource(kind.shifts)
    for name in re.findall(r"\b(_again|_suits)\(", text):
        text += inspect.getsource(getattr(inspect.getmodule(kind), name))
        text += inspect.getsource(inspect.getmodule(kind)._again)  # type: ignore[union-attr]
    found = (shift for shift in ("Clear", "Put", "Sweep", "Turn") if f"{shift}(" in text)
    return tuple(shift.lower() for shift in found)


if __name__ == "__main__":
    PAGE.write_text(page())
    print(PAGE.relative_to(ROOT))
