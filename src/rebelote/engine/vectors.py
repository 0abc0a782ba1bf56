"""Conformance vectors: a question of one kind to a game, and what must come out.

A game answers kinds of vectors (`Game.kinds`); it reads the input through `Given`, which names every
value that it cannot use. An answer is compared by what the vector expects and nothing else.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from rebelote.cards import Card, read_card, show_card

_OPTIONAL: Mapping[str, Any] = {}
_NEEDED = object()


class VectorFault(ValueError):
    """A vector that cannot be answered: the message names the value and what was expected."""


class AnyOrder(tuple[Any, ...]):
    """An answer of several things whose order means nothing."""


@dataclass(frozen=True, slots=True)
class Vector:
    """One vector. `game` and `preset` are empty where the vector does not name them."""

    name: str
    kind: str
    input: Mapping[str, Any]
    expect: Mapping[str, Any]
    game: str = ""
    preset: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)


Answer: TypeAlias = Callable[[Vector], Mapping[str, Any]]
"""What a game makes of the vectors of one kind. Raises ValueError for what it cannot use."""


class Difference(NamedTuple):
    """Where an answer is not what was expected: `score.02`, and both values as text."""

    place: str
    expected: str
    actual: str


@dataclass(frozen=True, slots=True)
class Given:
    """Values by name, read with care. A value of null counts as missing.

    Every reader takes what stands for a missing value; without it the value is needed. All raise
    VectorFault.
    """

    values: Mapping[str, Any]
    place: str = "input"

    def has(self, name: str) -> bool:
        """Whether there is a value."""
        return self.values.get(name) is not None

    def number(self, name: str, missing: Any = _NEEDED) -> int:
        """A whole number."""
        value = self._value(name, missing)
        if type(value) is not int:
            raise self.fault(name, value, "a whole number")
        return value

    def flag(self, name: str, missing: Any = _NEEDED) -> bool:
        """True or false."""
        value = self._value(name, missing)
        if type(value) is not bool:
            raise self.fault(name, value, "true or false")
        return value

    def text(self, name: str, missing: Any = _NEEDED) -> str:
        """A text."""
        value = self._value(name, missing)
        if type(value) is not str:
            raise self.fault(name, value, "a text")
        return value

    def words(self, name: str, missing: Any = _NEEDED) -> tuple[str, ...]:
        """Texts: a list, or one text with blanks between."""
        value = self._value(name, missing)
        if type(value) is str:
            return tuple(value.split())
        if not isinstance(value, list | tuple) or any(type(each) is not str for each in value):
            raise self.fault(name, value, "texts")
        return tuple(value)

    def cards(self, name: str, missing: Any = _NEEDED) -> tuple[Card, ...]:
        """Different cards in order: `AS 8S JH`, or a list."""
        found = tuple(map(read_card, self.words(name, missing)))
        twice = next((each for at, each in enumerate(found) if each in found[:at]), None)
        if twice is not None:
            raise self.fault(name, face(twice), "different cards")
        return found

    def items(self, name: str, missing: Any = _NEEDED) -> tuple[Any, ...]:
        """A list of anything."""
        value = self._value(name, missing)
        if not isinstance(value, list | tuple):
            raise self.fault(name, value, "a list")
        return tuple(value)

    def within(self, name: str, missing: Any = _NEEDED) -> "Given":
        """Values by name inside."""
        return self.inside(name, self._value(name, missing))

    def each(self, name: str, missing: Any = _NEEDED) -> tuple["Given", ...]:
        """A list of values by name."""
        return tuple(self.inside(f"{name}[{at}]", one) for at, one in enumerate(self.items(name, missing)))

    def inside(self, name: str, value: object) -> "Given":
        """A value of this place as values by name."""
        if not isinstance(value, Mapping):
            raise self.fault(name, value, "names with values")
        return Given(value, f"{self.place}.{name}")

    def fault(self, name: str, value: object, expected: str) -> VectorFault:
        """What is wrong with a value."""
        return VectorFault(f"{self.place}.{name} is {shown(value)}, expected {expected}")

    def _value(self, name: str, missing: Any) -> Any:
        value = self.values.get(name)
        if value is not None:
            return value
        if missing is _NEEDED:
            raise VectorFault(f"{self.place}.{name} is missing")
        return missing


def read_vector(raw: object, at: int) -> Vector:
    """The vector of a JSON value, the one at some place of its file.

    Names are id, kind, game, preset, options, input or inputs, expect or expected. Raises VectorFault.
    """
    given = Given({"vector": raw}, f"number {at}").within("vector")
    name = given.text("id", f"number {at}")
    given = Given(given.values, name)
    expect = given.within("expect" if given.has("expect") else "expected").values
    if not expect:
        raise given.fault("expect", expect, "something to compare")
    return Vector(
        name,
        given.text("kind"),
        given.within("input" if given.has("input") else "inputs", _OPTIONAL).values,
        expect,
        given.text("game", ""),
        given.text("preset", ""),
        given.within("options", _OPTIONAL).values,
    )


def faces(cards: Iterable[Card]) -> tuple[str, ...]:
    """Cards as vectors write them: `AS`, `TC`."""
    return tuple(map(face, cards))


def face(card: Card) -> str:
    """A card as vectors write it: `AS`, `TC`."""
    return show_card(card).upper()


def compare(expected: object, actual: object, place: str = "") -> Iterator[Difference]:
    """Where an answer differs from what is expected; what is not expected is not looked at."""
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        for name, value in expected.items():
            inner = f"{place}.{name}" if place else str(name)
            if name in actual:
                yield from compare(value, actual[name], inner)
            else:
                yield Difference(inner, shown(value), "nothing")
        return
    wanted = expected.split() if isinstance(expected, str) and isinstance(actual, tuple) else expected
    if isinstance(wanted, list | tuple) and isinstance(actual, tuple) and len(wanted) == len(actual):
        if not isinstance(actual, AnyOrder):
            for at, (one, other) in enumerate(zip(wanted, actual, strict=True)):
                yield from compare(one, other, f"{place}[{at}]")
            return
        if _same_things(list(wanted), list(actual)):
            return
    elif _same(expected, actual):
        return
    yield Difference(place, shown(expected), shown(actual))


def shown(value: object) -> str:
    """A value on one line, cut where it is long or deep."""
    text = _text(value, 0)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


_LONGEST, _DEEPEST = 400, 6


def _text(value: object, depth: int) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str():
            return repr(value)
        case Mapping() | list() | tuple() if depth > _DEEPEST:
            return "…"
        case Mapping():
            return f"{{{', '.join(f'{name}: {_text(each, depth + 1)}' for name, each in value.items())}}}"
        case tuple() | list() if value and all(isinstance(each, str) for each in value):
            return repr(" ".join(value))
        case tuple() | list():
            return f"[{', '.join(_text(each, depth + 1) for each in value)}]"
    return str(value)


def _same(expected: object, actual: object) -> bool:
    """Equal, where 1 and true are different."""
    return expected == actual and isinstance(expected, bool) == isinstance(actual, bool)


def _same_things(wanted: list[Any], actual: list[Any]) -> bool:
    """Whether every wanted thing has one of its own among the actual ones, which are as many."""
    for one in wanted:
        found = next((at for at, other in enumerate(actual) if not any(compare(one, other))), None)
        if found is None:
            return False
        del actual[found]
    return True
