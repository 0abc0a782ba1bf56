"""`rebelote conform`: conformance vectors, answered by the rules and compared."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rebelote.engine import Game, SetupError, games
from rebelote.engine.vectors import Vector, VectorFault, compare, read_vector, shown


def conform(*files: Path, only: str | None = None) -> int:
    """Run conformance vectors and tell every difference.

    A file holds {"vectors": [...]}, a list of vectors, or one vector. The exit status is 1 if any failed,
    2 if a file cannot be read or nothing was run: what is empty proves nothing. The report is the same in
    every language, for programs that read it.

    Parameters
    ----------
    files
        Files of vectors in JSON.
    only
        Leave out the vectors of games other than this one, uncounted.
    """
    if not files:
        raise SetupError("file-missing", value="FILE")
    game = None if only is None else _named(only)
    if only is not None and game is None:
        raise SetupError("game-unknown", value=only, expected=", ".join(games()))
    sheets = [(path, _bytes(path)) for path in files]
    tried = [each for path, text in sheets for each in _tried(path, text, game)]
    if not tried:
        raise SetupError("no-vectors", value=", ".join(map(str, files)))
    for each in tried:
        for line in each.lines:
            print(f"{each.where}: {line}")
    failed = sum(bool(each.lines) for each in tried)
    print(f"{len(tried) - failed} passed, {failed} failed")
    return 1 if failed else 0


@dataclass(frozen=True, slots=True)
class Tried:
    """One vector that was run: where it stands, and what was wrong with the answer, if anything."""

    where: str
    lines: tuple[str, ...] = ()


def answered(vector: Vector) -> tuple[str, ...]:
    """What is wrong with the answer to a vector, a line each; nothing when it passes."""
    game = _game_of(vector)
    answer = None if game is None else game.kinds().get(vector.kind)
    if answer is None:
        of = f" of {vector.game}" if vector.game else ""
        return (f"unknown kind {shown(vector.kind)}{of}",)
    try:
        found = answer(vector)
    except ValueError as fault:
        # names of presets, options, cards and calls are read as everywhere: their errors name the value
        return (str(fault),)
    return tuple(
        f"{each.place}: expected {each.expected}, actual {each.actual}"
        for each in compare(vector.expect, found)
    )


def _tried(path: Path, text: bytes, only: Game[Any, Any] | None) -> Iterator[Tried]:
    """Every vector of a file that counts."""
    try:
        sheet = _vectors(json.loads(text.decode()))
        if not sheet:
            raise SetupError("no-vectors", value=str(path))
    except RecursionError:
        yield Tried(str(path), ("not JSON: too deep",))
        return
    except SetupError:
        raise
    except ValueError as fault:
        yield Tried(
            str(path), (f"not JSON: {fault}",) if not isinstance(fault, VectorFault) else (str(fault),)
        )
        return
    for at, raw in enumerate(sheet, 1):
        try:
            vector = read_vector(raw, at)
        except VectorFault as fault:
            if only is None or _claimed(raw) in (None, only):
                yield Tried(str(path), (str(fault),))
            continue
        game = _game_of(vector)
        if only is None or game is only or (game is None and not vector.game):
            yield Tried(f"{path}: {vector.name} {vector.kind}", answered(vector))


def _vectors(sheet: object) -> list[Any]:
    """The vectors of what a file holds. Raises VectorFault."""
    match sheet:
        case list():
            return sheet
        case {"vectors": list(vectors)}:
            return vectors
        case {"kind": _}:
            return [sheet]
    raise VectorFault(f"{shown(sheet)}, expected vectors")


def _game_of(vector: Vector) -> Game[Any, Any] | None:
    """The game that a vector names, or else the one that knows its preset, or its kind."""
    if vector.game:
        return _named(vector.game)
    found = [game for game in games().values() if vector.kind in game.kinds()]
    knowing = [game for game in (found or games().values()) if vector.preset in game.presets()]
    return next(iter(knowing or found), None)


def _claimed(raw: object) -> Game[Any, Any] | str | None:
    """The game that a vector of a wrong shape names: its name where there is no such game."""
    name = raw.get("game") if isinstance(raw, dict) else None
    return (_named(name) or name) if isinstance(name, str) and name else None


def _named(name: str) -> Game[Any, Any] | None:
    """The game of a name, or of another name that vectors have for it."""
    named = (game for game in games().values() if name in (game.name, *game.aliases))
    return next(named, None)


def _bytes(path: Path) -> bytes:
    """What a file holds. Raises SetupError when it cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError as missing:
        raise SetupError("file-missing", value=str(path)) from missing
    except OSError as fault:
        raise SetupError("file-unreadable", value=str(path)) from fault
