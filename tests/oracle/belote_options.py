"""The options of a preset as a plain mapping, and the names of cards and sides."""

import json
from functools import cache
from pathlib import Path
from typing import Any

Options = dict[str, Any]

SUITS = ["S", "H", "D", "C"]
RANKS = ["7", "8", "9", "T", "J", "Q", "K", "A"]
PRESETS = Path(__file__).parents[2] / "src" / "rebelote" / "games" / "belote" / "presets.json"

# the forms of section 12 have no preset, so the file may be silent about them (B120, B121, B123)
FORMS: Options = {"two_form": "classic", "three_form": "24", "seven_exchange": False}


def options_of(preset: str, **changes: Any) -> Options:
    """Every option of a preset by name, with the changes made on top."""
    entry = _presets()[preset]
    base = options_of(entry["base"]) if "base" in entry else dict(FORMS)
    return base | {name: value for name, (value, _origin) in entry["options"].items()} | changes


def preset_names() -> list[str]:
    """The presets in the order of the file."""
    return list(_presets())


def cards(text: str) -> list[str]:
    """The cards of a text like `AS 8S JH`, in order."""
    return text.split()


def side_of(seat: int, options: Options) -> str:
    """The side of a seat: `02` or `13` at four, the seat itself at two and three (B52)."""
    if options["players"] == 4:
        return "02" if seat in (0, 2) else "13"
    return str(seat)


def sides(options: Options) -> list[str]:
    """All sides, in rotation."""
    if options["players"] == 4:
        return ["02", "13"]
    return [str(seat) for seat in range(options["players"])]


def rotation(first: int, options: Options) -> list[int]:
    """Every seat once, in rotation, starting with a seat."""
    players = options["players"]
    return [(first + step) % players for step in range(players)]


@cache
def _presets() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(PRESETS.read_text(encoding="utf-8"))
    return found
