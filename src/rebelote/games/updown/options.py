"""The options of Up & Down: each field names its rule; a preset fixes them all.

Names and values are those of the rulebook. Defaults are those of `bistro`.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import ClassVar

from rebelote.engine.options import Value, changed, option

PER_PLAYER = "per_player"
"""As many rounds as players (U22)."""


@dataclass(frozen=True, slots=True)
class Options:
    """One value for every option of the rulebook. Turning the card gives the other orders of suits.

    `direction` is no option: everything goes round to the left (U20).
    """

    direction: ClassVar[str] = "clockwise"

    suit_cycle: str = option("card", "U5", ("dhsc", "dhcs", "dshc", "dsch", "dchs", "dcsh"), "dhsc")
    two_player_sides: str = option("card", "U2", ("opposite", "adjacent"), "opposite")
    first_leader: str = option("card", "U6", ("clubs_on_player", "random"), "clubs_on_player")
    rounds: int | str = option("end", "U22", (1, 2, 3, 4, PER_PLAYER), 1, lowest=1)
    round_start: str = option("end", "U22", ("reset", "rotate_leader"), "reset")
    tie: str = option("end", "U23", ("extra_round", "shared"), "extra_round")


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options: the text it follows, and the origin of each value.

    Origins: s stated, r resolved, d default, x outside source, n not applicable.
    """

    name: str
    source: str
    options: Options
    origins: dict[str, str]


BASES: dict[str, str] = {"round_start": "bistro-rounds"}
"""Presets in which an option acts, where it does little in the first preset."""


@cache
def presets() -> dict[str, Preset]:
    """All presets by name, in the order of the rulebook."""
    found: dict[str, Preset] = {}
    for name, entry in json.loads(resources.files(__package__).joinpath("presets.json").read_text()).items():
        base = found[entry["base"]] if "base" in entry else None
        values: dict[str, Value] = {key: value for key, (value, _) in entry["options"].items()}
        origins = {key: origin for key, (_, origin) in entry["options"].items()}
        options = changed(base.options if base else Options(), values)
        found[name] = Preset(name, entry["source"], options, (base.origins if base else {}) | origins)
    return found
