"""How a value is spelled on the wire, found once from the type it is declared with.

A `Card` is an integer like a seat or a score; only its declared type tells it apart, so that a game
need say nothing more. Records declared in a module named `moves` are moves.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from rebelote.cards import Card, CardSet, cards_of, show_card
from rebelote.engine.errors import Facts

Show = Callable[[Any], str]
Spell = Callable[[Show, Any], Any]
_PLAIN = frozenset((int, str, bool, float, type(None)))
_ROWS = frozenset((tuple, list, frozenset, set))


@cache
def speller(kind: Any) -> Spell:
    """The function that spells values of a declared type; it is given the game's `show` as well."""
    if kind is Card:
        return lambda show, value: show_card(value)
    if kind is CardSet:
        return lambda show, value: [show_card(each) for each in cards_of(value)]
    if kind == Facts:
        return lambda show, value: dict(value)
    if isinstance(kind, NewType):
        return speller(kind.__supertype__)
    if kind in _PLAIN:
        return _same
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _union(get_args(kind))
    if origin is not None and issubclass(origin, Mapping):
        return _mapping(speller(get_args(kind)[1]))
    if origin in _ROWS:
        return _row(get_args(kind))
    if isinstance(kind, type):
        return _record(kind)
    return _by_value


def _same(show: Show, value: Any) -> Any:
    return value


def _by_value(show: Show, value: Any) -> Any:
    """What is not declared closely is spelled by what it is."""
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):
        return [_by_value(show, each) for each in value]
    kind: Any = type(value)
    return speller(kind)(show, value)


def _row(kinds: tuple[Any, ...]) -> Spell:
    """Rows of one kind, or of one kind for each place."""
    if not kinds or kinds == ((),):
        return lambda show, value: [_by_value(show, each) for each in value]
    if len(kinds) > 1 and kinds[1] is not Ellipsis:
        spells = tuple(map(speller, kinds))
        return lambda show, value: [spell(show, each) for spell, each in zip(spells, value, strict=True)]
    spell = speller(kinds[0])
    if spell is _same:
        return lambda show, value: sorted(value) if isinstance(value, frozenset | set) else list(value)
    return lambda show, value: [spell(show, each) for each in value]


def _mapping(spell: Spell) -> Spell:
    return lambda show, value: {str(key): spell(show, each) for key, each in value.items()}


def _union(kinds: tuple[Any, ...]) -> Spell:
    """One of several types: mostly a type or None, or one of several records."""
    others = [kind for kind in kinds if kind is not type(None)]
    if len(others) == 1:
        spell = speller(others[0])
        return lambda show, value: None if value is None else spell(show, value)
    return _by_value


def _record(kind: type) -> Spell:
    """Enums by value, moves by their text, records as objects."""
    if issubclass(kind, Enum):
        return lambda show, value: value.value
    if is_dataclass(kind) and kind.__module__.rpartition(".")[2] == "moves":
        return lambda show, value: show(value)
    if is_dataclass(kind):
        names = [each.name for each in fields(kind)]
    elif hasattr(kind, "_fields"):
        names = list(kind._fields)
    else:
        return _by_value if kind is object else _same
    hints = get_type_hints(kind)
    spells = [(name, speller(hints[name])) for name in names]
    return lambda show, value: {name: spell(show, getattr(value, name)) for name, spell in spells}
