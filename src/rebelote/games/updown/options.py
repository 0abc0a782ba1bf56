"""The options of Up & Down: each field names its rule; a preset fixes them all.

Names and values are those of the rulebook. Defaults are those of `bistro`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import ClassVar

from rebelote.cards import SUITS
from rebelote.engine.options import NamedOptions, named_options, option

_CYCLES = tuple(sorted(map("".join, permutations(SUITS)), key=lambda each: each[0] != "d"))
PER_PLAYER = "per_player"
"""As many rounds as players (U22)."""


@dataclass(frozen=True, slots=True)
class Options:
    """One value for every option of the rulebook. The orders of suits that begin with diamonds come first: turning
    the card gives the others.

    `direction` is no option: everything goes round to the left (U20).
    """

    direction: ClassVar[str] = "clockwise"

    suit_cycle: str = option("card", "U5", _CYCLES, "dhsc")
    two_player_sides: str = option("card", "U2", ("opposite", "adjacent"), "opposite")
    first_leader: str = option("card", "U6", ("clubs_on_player", "random"), "clubs_on_player")
    rounds: int | str = option("end", "U22", (1, 2, 3, 4, PER_PLAYER), 1, lowest=1)
    round_start: str = option("end", "U22", ("reset", "rotate_leader"), "reset")
    tie: str = option("end", "U23", ("extra_round", "shared"), "extra_round")


Preset = NamedOptions[Options]
"""A named set of these options."""

BASES: dict[str, str] = {"round_start": "bistro-rounds"}
"""Presets in which an option acts, where it does little in the first preset."""


@cache
def presets() -> Mapping[str, Preset]:
    """All presets by name, in the order of the rulebook."""
    return named_options(__package__, Options())
