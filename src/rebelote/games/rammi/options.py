"""The options of Rommé: each field names its rule; a preset fixes them all.

Names and values are those of the rulebook. Defaults are those of `bistro`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rebelote.engine.options import NamedOptions, named_options, option


@dataclass(frozen=True, slots=True)
class Options:
    """One value for every option of the rulebook."""

    ace: str = option("melds", "R8", ("low", "low_or_high"), "low")
    melds_per_turn: str = option("melds", "R10", ("one", "unlimited"), "one")
    layoff_requires_own_meld: bool = option("melds", "R13", (False, True), False)
    final_discard: str = option("melds", "R16", ("optional", "required"), "optional")
    exhaustion: str = option("stock", "R17", ("on_demand", "immediate"), "on_demand")
    recycle_shuffle: bool = option("stock", "R17", (False, True), False)
    recycle_keep_top: bool = option("stock", "R17", (False, True), False)
    block: int | str | None = option("stock", "R18", (2, 1, 3, "once", None), 2, lowest=1)
    rummy_bonus: str = option("scoring", "R19", ("none", "double"), "none")
    end_mode: str = option("end", "R20", ("target", "deals"), "target")
    target: int = option("end", "R20", (50, 100, 200), 100, lowest=1)
    deals: int = option("end", "R20", (6, 8, 12), 6, lowest=1)
    deals_tie: str = option("end", "R20", ("shared", "extra_deal"), "shared")


Preset = NamedOptions[Options]
"""A named set of these options."""


@cache
def presets() -> Mapping[str, Preset]:
    """All presets by name, in the order of the rulebook."""
    return named_options(__package__, Options())


def checked(options: Options) -> Options:
    """The options themselves: every value goes with every other."""
    return options
