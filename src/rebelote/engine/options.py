"""Options as data: what a field of a game's options may be, and how texts become values.

A game's options are a frozen dataclass whose fields are made by `option`; its presets are read from
its `presets.json`, with the origin of every value.
"""

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from rebelote.engine.errors import SetupError

Value = str | int | bool | None
O = TypeVar("O")


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its rule number, its group on forms, the values in use, and an optional free range."""

    name: str
    group: str
    rule: str
    values: tuple[Value, ...]
    lowest: int | None = None

    def allows(self, value: Value) -> bool:
        """Whether a value may be set: one of the values in use, or any integer of the free range."""
        if any(value == each and type(value) is type(each) for each in self.values):
            return True
        return self.lowest is not None and type(value) is int and value >= self.lowest

    def expected(self) -> str:
        """What may be set, for an error message in any language."""
        listed = ", ".join(show_value(value) for value in self.values)
        return listed if self.lowest is None else f"{listed}, ≥ {self.lowest}"


def option(
    group: str, rule: str, values: tuple[Value, ...], default: Value, lowest: int | None = None
) -> Any:
    """A dataclass field that is an option."""
    return dataclasses.field(default=default, metadata={"option": (group, rule, values, lowest)})


def options_of(kind: type[Any]) -> dict[str, Option]:
    """The options that a dataclass declares, by name, in order."""
    return {
        each.name: Option(each.name, *each.metadata["option"])
        for each in dataclasses.fields(kind)
        if "option" in each.metadata
    }


def show_value(value: Value) -> str:
    """The text of a value: `yes`, `no`, `none`, or the value itself."""
    match value:
        case True:
            return "yes"
        case False:
            return "no"
        case None:
            return "none"
    return str(value)


def read_value(option: Option, text: str) -> Value:
    """The value of a text; `true`, `false` and `null` are read too. Raises SetupError naming it."""
    plain = {"true": "yes", "false": "no", "null": "none"}.get(text.strip().lower(), text.strip())
    for value in option.values:
        if plain == show_value(value):
            return value
    if option.lowest is not None and plain.isascii() and plain.isdigit() and len(plain) < 10:
        number = int(plain)
        if number >= option.lowest:
            return number
    raise SetupError("option-value", option=option.name, value=text, expected=option.expected())


def changed(options: O, values: Mapping[str, Value]) -> O:
    """The options with some values replaced. Raises SetupError for an unknown name or value."""
    known = options_of(type(options))
    for name, value in values.items():
        if name not in known:
            raise SetupError("option-unknown", value=name, expected=_nearest(name, known))
        if not known[name].allows(value):
            raise SetupError(
                "option-value", option=name, value=show_value(value), expected=known[name].expected()
            )
    return dataclasses.replace(options, **values)  # type: ignore[type-var]


def read_changes(kind: type[Any], texts: Iterable[str]) -> dict[str, Value]:
    """Values from texts such as `target=1500`. Raises SetupError naming what could not be read."""
    known = options_of(kind)
    values: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise SetupError("option-shape", value=text, expected="name=value")
        if name not in known:
            raise SetupError("option-unknown", value=name, expected=_nearest(name, known))
        values[name] = read_value(known[name], value)
    return values


def differences(options: Any, base: Any) -> dict[str, Value]:
    """The options whose values differ from those of a base, in the order of the options."""
    return {
        name: getattr(options, name)
        for name in options_of(type(options))
        if getattr(options, name) != getattr(base, name)
    }


@dataclass(frozen=True, slots=True)
class NamedOptions(Generic[O]):
    """A preset: the document it follows, its options, and the origin of each value.

    Origins: s stated, r resolved, d default, x outside source, n not applicable (rulebooks, presets).
    """

    name: str
    source: str
    options: O
    origins: Mapping[str, str]


def named_options(
    package: str, start: O, checked: Callable[[O], O] = lambda options: options
) -> Mapping[str, NamedOptions[O]]:
    """The presets that the `presets.json` of a package lists, in its order.

    A preset changes those of its `base`, or the options to start from. Raises SetupError.
    """
    found: dict[str, NamedOptions[O]] = {}
    for name, entry in json.loads(resources.files(package).joinpath("presets.json").read_text()).items():
        base = found.get(entry.get("base"), NamedOptions("", "", start, {}))
        values: dict[str, Value] = {key: value for key, (value, _) in entry["options"].items()}
        origins = {key: origin for key, (_, origin) in entry["options"].items()}
        options = checked(changed(base.options, values))
        found[name] = NamedOptions(name, entry["source"], options, {**base.origins, **origins})
    return MappingProxyType(found)


def preset_named(presets: Mapping[str, NamedOptions[O]], name: str) -> NamedOptions[O]:
    """The preset of a name, the first where the name is empty. Raises SetupError for an unknown one."""
    if not name:
        return next(iter(presets.values()))
    if name not in presets:
        raise SetupError("preset-unknown", value=name, expected=", ".join(presets))
    return presets[name]


def _nearest(name: str, known: Iterable[str]) -> str:
    import difflib

    listed = list(known)
    close = difflib.get_close_matches(name, listed, n=3, cutoff=0.5)
    return ", ".join(close or difflib.get_close_matches(name, listed, n=3, cutoff=0))
