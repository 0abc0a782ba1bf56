"""How the types of the code are named in documents, as `rebelote.wire.spelling` writes their values."""

import inspect
import re
import types
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from enum import Enum
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from rebelote.cards import Card, CardSet, Seat
from rebelote.engine.errors import Facts
from rebelote.wire.pictures import SHARED

_PLAIN = {int: "number", str: "string", bool: "boolean", float: "number", type(None): "null"}


def spelled(kind: Any) -> str:
    """The name of a type: `card[]`, `[seat, call]`, `Result`."""
    if kind is Card:
        return "card"
    if kind is CardSet:
        return "card[]"
    if kind is Seat:
        return "seat"
    if kind == Facts:
        return "object"
    if isinstance(kind, NewType):
        return spelled(kind.__supertype__)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if is_move(kind):
        return "move"
    if get_origin(kind) in (Union, types.UnionType):
        return " or ".join(dict.fromkeys(map(spelled, get_args(kind))))
    return _compound(kind)


def _compound(kind: Any) -> str:
    inner = get_args(kind)
    origin = get_origin(kind)
    if origin is None:
        return "string" if issubclass(kind, Enum) else str(kind.__name__)
    if issubclass(origin, Mapping):
        return f"object of {spelled(inner[1])}"
    if len(inner) > 1 and inner[1] is not Ellipsis:
        return f"[{', '.join(map(spelled, inner))}]"
    each = spelled(inner[0])
    return f"({each})[]" if " or " in each else f"{each}[]"


def is_move(kind: Any) -> bool:
    """Whether values of a type are written as moves."""
    return isinstance(kind, type) and is_dataclass(kind) and kind.__module__.rpartition(".")[2] == "moves"


def records(view: type) -> Iterator[tuple[str, str, str]]:
    """The records in the facts of a view: name, fields with their types, meaning."""
    found: list[type] = []
    for name, kind in get_type_hints(view).items():
        if name not in SHARED:
            _gather(kind, found)
    for record in found:
        held = (f"`{name}` {spelled(kind)}" for name, kind in get_type_hints(record).items())
        meaning = " ".join(inspect.cleandoc(record.__doc__ or "").split())
        yield f"`{record.__name__}`", ", ".join(held), re.sub(r"\bNone\b", "null", meaning)


def _gather(kind: Any, found: list[type]) -> None:
    for each in get_args(kind):
        _gather(each, found)
    told = isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields")) and not is_move(kind)
    if told and kind not in found:
        found.append(kind)
        for each in get_type_hints(kind).values():
            _gather(each, found)
