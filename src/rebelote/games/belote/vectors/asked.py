"""A vector of belote as a question: its options, its table, and its input read with care."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rebelote.cards import Card, CardSet, Seat, gather
from rebelote.engine.errors import SetupError
from rebelote.engine.options import changed
from rebelote.engine.vectors import Given, Vector, VectorFault, face
from rebelote.games.belote.dealing.forms import Form, form
from rebelote.games.belote.options import Options, checked, presets
from rebelote.games.belote.order import DENOMINATIONS

_TABLE = ("players", "two_form", "three_form", "seven_exchange")


@dataclass(frozen=True, slots=True)
class Asked:
    """The input of a vector, and the options and the form of the table that it is asked of."""

    given: Given
    options: Options
    form: Form
    expect: Mapping[str, Any]

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides, in order."""
        return ("02", "13") if self.form.seats == 4 else tuple(map(str, range(self.form.seats)))

    def side(self, given: Given, name: str) -> int:
        """A side by its name."""
        value = given.text(name)
        if value not in self.sides:
            raise given.fault(name, value, f"one of {', '.join(self.sides)}")
        return self.sides.index(value)

    def by_side(self, given: Given, name: str, missing: int = 0) -> tuple[int, ...]:
        """A number for each side; the same for every side that is not named."""
        inner = given.within(name, {})
        for each in inner.values:
            if each not in self.sides:
                raise inner.fault(each, inner.values[each], f"only the sides {', '.join(self.sides)}")
        return tuple(inner.number(side, missing) for side in self.sides)

    def seat(self, given: Given, name: str, missing: int | None = None) -> Seat:
        """A seat by its number."""
        value = given.number(name) if missing is None else given.number(name, missing)
        if not 0 <= value < self.form.seats:
            raise given.fault(name, value, f"a seat of 0 to {self.form.seats - 1}")
        return Seat(value)

    def dealer(self) -> Seat:
        """The dealer; when nothing is said, the last seat, so that seat 0 is the first."""
        return self.seat(self.given, "dealer", self.form.seats - 1)

    def denomination(self, given: Given, missing: str | None = None) -> int:
        """The denomination `trump`."""
        value = given.text("trump") if missing is None else given.text("trump", missing)
        if value.lower() not in DENOMINATIONS:
            raise given.fault("trump", value, "one of S, H, D, C, SA, TA")
        return DENOMINATIONS.index(value.lower())

    def hands(self, name: str, missing: Any = None) -> tuple[tuple[Card, ...], ...]:
        """Cards of each seat, no card twice. A mapping by seat, or a list in the order of seats."""
        value = self.given.values.get(name, missing)
        rows = dict(zip(map(str, range(len(value))), value, strict=True)) if type(value) is list else value
        inner = self.given.inside(name, rows)
        self.only_seats(inner)
        found = tuple(inner.cards(str(seat), "") for seat in range(self.form.seats))
        different(inner, *found)
        return found

    def only_seats(self, given: Given) -> None:
        """Whether every name is a seat of the table. Raises VectorFault."""
        for each in given.values:
            if each not in map(str, range(self.form.seats)):
                raise given.fault(each, given.values[each], f"only seats 0 to {self.form.seats - 1}")

    def named(self, values: tuple[Any, ...]) -> dict[str, Any]:
        """A value for each side, by the names of the sides."""
        return dict(zip(self.sides, values, strict=True))


def asked(vector: Vector) -> Asked:
    """The question of a vector. Raises VectorFault and SetupError for a preset or option unknown.

    A vector asks one rule, so options may be mixed as no match would have them: only the number of
    players must go with the way of bidding.
    """
    preset = presets().get(vector.preset)
    if preset is None:
        named = repr(vector.preset) if vector.preset else "missing"
        raise VectorFault(f"preset is {named}, expected one of {', '.join(presets())}")
    for name, value in vector.options.items():
        if isinstance(value, list | Mapping):
            raise Given(vector.options, "options").fault(name, value, "a single value")
    options = changed(preset.options, vector.options)
    try:
        checked(options)
    except SetupError as error:
        if dict(error.fault.facts).get("option") in _TABLE:
            raise
    return Asked(Given(vector.input), options, form(options), vector.expect)


def different(given: Given, *rows: tuple[Card, ...]) -> CardSet:
    """The set of all cards of some rows. Raises VectorFault for a card that is in two of them."""
    met = CardSet(0)
    for row in rows:
        if met & gather(row):
            twice = next(each for each in row if met >> each & 1)
            raise VectorFault(f"{given.place} has {face(twice)} twice")
        met = CardSet(met | gather(row))
    return met
