"""The options of a vector of Rommé."""

from typing import Any

from rebelote.engine.options import changed, preset_named
from rebelote.engine.vectors import Given, Vector
from rebelote.games.rammi.options import Options, checked, presets

_PREFIX = "rm."


def options(vector: Vector) -> Options:
    """The options of a vector: those of its preset, or of the first, with its changes."""
    preset = preset_named(presets(), vector.preset)
    changes: dict[str, Any] = {}
    for name, value in vector.options.items():
        plain = name.removeprefix(_PREFIX)
        changes |= _end(value) if plain == "end" else {plain: _value(plain, value)}
    return checked(changed(preset.options, changes))


def _end(value: object) -> dict[str, Any]:
    """The options of an end written as `{"target": 100}` or `{"deals": 6}`."""
    inner = Given({"end": value}, "options").within("end")
    mode = next(iter(inner.values), "")
    if mode not in ("target", "deals") or len(inner.values) != 1:
        raise inner.fault("end", value, "target or deals")
    return {"end_mode": mode, mode: inner.number(mode)}


def _value(name: str, value: Any) -> Any:
    """`1` melds a turn and a block of `none` have other names here."""
    if name == "melds_per_turn" and value == 1:
        return "one"
    return None if name == "block" and value == "none" else value


def many(given: Given, name: str, least: int) -> tuple[int, ...]:
    """Whole numbers from 0 on, at least so many and at most six."""
    found = given.items(name)
    if not least <= len(found) <= 6 or any(type(each) is not int or each < 0 for each in found):
        raise given.fault(name, found, f"{least} to 6 whole numbers")
    return found
