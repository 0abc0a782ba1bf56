"""A vector of whist as a question: its options, and its input read with care."""

from typing import Any

from rebelote.engine.options import changed, preset_named
from rebelote.engine.vectors import Given, Vector
from rebelote.games.whist.contract import (
    CHELEMS,
    DENOMINATIONS,
    MISERES,
    NO_TRUMP,
    PAIRS,
    Contract,
    Kind,
)
from rebelote.games.whist.options import Options, checked, presets

_PREFIX = "wh."


def options(vector: Vector) -> Options:
    """The options of a vector: those of its preset, or of the first, with its changes."""
    preset = preset_named(presets(), vector.preset)
    changes: dict[str, Any] = {}
    for name, value in vector.options.items():
        plain = name.removeprefix(_PREFIX)
        changes |= _end(value) if plain == "end" else {plain: value}
    return checked(changed(preset.options, _flags(changes)))


def _end(value: object) -> dict[str, Any]:
    """The options of an end written as `{"target": 100}` or `{"deals": 16}`."""
    inner = Given({"end": value}, "options").within("end")
    mode = next(iter(inner.values), "")
    if mode not in ("target", "deals") or len(inner.values) != 1:
        raise inner.fault("end", value, "target or deals")
    return {"end_mode": mode, mode: inner.number(mode)}


def _flags(changes: dict[str, Any]) -> dict[str, Any]:
    """`on` and `off` mean yes and no where the option has no such value of its own."""
    words = {"on": True, "off": False}
    flags = ("trou", "early_stop")
    return {
        name: words[value] if name in flags and value in words else value for name, value in changes.items()
    }


def suit(given: Given, name: str, *, trumpless: bool = False) -> int:
    """A suit, or N where a game may be without trump."""
    value = given.text(name)
    if value.lower() not in DENOMINATIONS[: 5 if trumpless else 4] or value != value.upper():
        raise given.fault(name, value, "S, H, D, C" + (" or N" if trumpless else ""))
    return DENOMINATIONS.index(value.lower())


def contract(given: Given, text: str) -> Contract:
    """The game of a text: `PM`, `TROU`, `EMB8:H`, `PC:N`."""
    name, colon, denomination = text.partition(":")
    if name not in Kind.__members__:
        raise given.fault("contract", text, f"one of {', '.join(Kind.__members__)}")
    kind = Kind[name]
    if kind in MISERES or kind is Kind.TROU:
        if colon:
            raise given.fault("contract", text, f"{name} without a suit")
        return Contract(kind)
    inner = Given({"suit": denomination or None}, f"{given.place} {text}")
    return Contract(kind, suit(inner, "suit", trumpless=kind in CHELEMS.values()))


def named(given: Given) -> Contract:
    """The game of `contract` and `suit`; a suit that is not named is none (-1)."""
    name = given.text("contract")
    bare = given.text("suit", "") in ("", "N") and name in Kind.__members__
    if bare:
        trumpless = given.text("suit", "") == "N"
        return Contract(Kind[name], NO_TRUMP if trumpless else -1)
    return contract(given, f"{name}:{given.text('suit')}")


def text(named: Contract) -> str:
    """The text of a game, as vectors write it."""
    return named.kind.name if named.suit < 0 else f"{named.kind.name}:{denomination(named.suit)}"


def denomination(suit: int) -> str:
    """A suit as vectors write it, N for none."""
    return DENOMINATIONS[suit].upper()


def seats(given: Given, name: str) -> tuple[int, ...]:
    """Different seats, in order."""
    found = given.items(name)
    if not found or any(type(each) is not int or not 0 <= each < 4 for each in found):
        raise given.fault(name, found, "seats from 0 to 3")
    if len(set(found)) < len(found):
        raise given.fault(name, found, "different seats")
    return found


def seat(given: Given, name: str) -> int:
    """A seat."""
    found = given.number(name)
    if not 0 <= found < 4:
        raise given.fault(name, found, "a seat from 0 to 3")
    return found


def declarers(given: Given, kind: Kind) -> tuple[int, ...]:
    """The seats that play a game: two in a pair, one or more in a misère, one otherwise."""
    found = seats(given, "declarers")
    pair = kind in PAIRS.values() or kind is Kind.TROU
    if (len(found) == 2) != pair and not (kind in MISERES and found):
        raise given.fault("declarers", found, "two seats" if pair else "one seat")
    if not pair and kind not in MISERES and len(found) != 1:
        raise given.fault("declarers", found, "one seat")
    return found


def numbers(given: Given, name: str) -> tuple[int, int, int, int]:
    """A whole number for each seat."""
    found = given.items(name)
    if len(found) != 4 or any(type(each) is not int for each in found):
        raise given.fault(name, found, "four whole numbers")
    a, b, c, d = found
    return a, b, c, d
