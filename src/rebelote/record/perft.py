"""Perft: how many legal sequences of so many moves there are, and files of such counts (docs/notation.md).

Chance does not move, and the end of the deal ends every sequence: a position where nobody can move, or
the deal is over, has one sequence of no moves and none of more.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from rebelote.cards import Seat
from rebelote.engine.errors import NotationError
from rebelote.engine.game import CHANCE, Game, Move
from rebelote.engine.notation import Notation, notation_of
from rebelote.engine.registry import find_seated
from rebelote.record.line import Line, Said
from rebelote.record.reading import place, read_line

SUFFIX = ".perft"
_ROW = re.compile(r"(?:(?P<changes>[a-z_0-9]+=\S+)\s+)?(?P<depth>[1-9][0-9]?)\s+(?P<count>[0-9]{1,18})")
_NAME = re.compile(r"id\s+(\S{1,80})")
_LINE = re.compile(r"line\s+(\S.*)")


class Row(NamedTuple):
    """A count: options that differ from those of the line, the depth, the number of sequences."""

    changes: tuple[str, ...]
    depth: int
    sequences: int


@dataclass(frozen=True, slots=True)
class Case:
    """A position with its counts."""

    id: str
    line: Line
    rows: tuple[Row, ...] = ()

    def under(self, row: Row) -> Line:
        """The position under the options of a row. Raises SetupError."""
        return replace(self.line, setup=find_seated(self.line.setup.show(), row.changes))


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """Legal sequences of exactly so many moves, by all who may move."""
    return _count(game, notation_of(game), state, depth, game.deals(state))


def divide(game: Game[Any, Any], state: Any, depth: int) -> dict[Said, int]:
    """The same count by the first move, in the order of `Game.moves`. `depth` is at least 1."""
    due, notation, deals = game.due(state), notation_of(game), game.deals(state)
    return {
        Said(None if due == {seat} else seat, game.show(move)): _count(
            game, notation, after, depth - 1, deals
        )
        for seat, move, after in _next(game, state)
    }


def _count(game: Game[Any, Any], notation: Notation, state: Any, depth: int, deals: int) -> int:
    """Sequences of so many moves in a match in which so many deals are over."""
    if depth == 0:
        return 1
    if game.deals(state) != deals:
        return 0
    counted = notation.quick(state, depth)
    if counted is not None:
        return counted
    if depth == 1:
        return sum(len(game.moves(state, seat)) for seat in _movers(game, state))
    return sum(_count(game, notation, after, depth - 1, deals) for _, _, after in _next(game, state))


def _next(game: Game[Any, Any], state: Any) -> Iterator[tuple[Seat, Move, Any]]:
    """Every move with the state after it."""
    for seat in _movers(game, state):
        for move in game.moves(state, seat):
            yield seat, move, game.step(state, seat, move).state


def _movers(game: Game[Any, Any], state: Any) -> list[Seat]:
    """Who may move, in order; of seats that decide together the first, as their order does not count."""
    seats = sorted(game.actors(state) - {CHANCE})
    return seats[:1] if notation_of(game).together(state) else seats


def read_perft(text: str) -> tuple[Case, ...]:
    """The cases of a perft file. Raises NotationError, SetupError."""
    cases: list[Case] = []
    at, name = 0, ""
    for row in text.splitlines(keepends=True):
        with place(text, at):
            name = _take(cases, name, row.strip())
        at += len(row)
    return tuple(cases)


def _take(cases: list[Case], name: str, row: str) -> str:
    """A row of a file: nothing, a remark, a name, a line, or a count. The name that waits for its line."""
    named, line, count = _NAME.fullmatch(row), _LINE.fullmatch(row), _ROW.fullmatch(row)
    if not row or row.startswith("#"):
        return name
    if named is not None and not name:
        return named[1]
    if line is not None and name:
        with place(row, line.start(1)):
            cases.append(Case(name, read_line(line[1])))
        return ""
    if count is not None and cases and not name:
        changes = tuple(filter(None, (count["changes"] or "").split(";")))
        found = Row(changes, int(count["depth"]), int(count["count"]))
        cases[-1] = replace(cases[-1], rows=(*cases[-1].rows, found))
        return ""
    raise NotationError(row, 0, "id NAME, then line LINE, then [OPTIONS] DEPTH COUNT")


@cache
def published(game: Game[Any, Any]) -> dict[str, tuple[Case, ...]]:
    """The perft files that a game brings, by name without suffix."""
    folder = resources.files(type(game).__module__.rpartition(".")[0]) / "perft"
    files = sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []
    return {
        each.name.removesuffix(SUFFIX): read_perft(each.read_text(encoding="utf-8"))
        for each in files
        if each.name.endswith(SUFFIX)
    }
