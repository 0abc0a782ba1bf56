"""The options of whist: each field names its rule; a preset fixes them all.

Names and values are those of the rulebook. Defaults are those of `bistro`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rebelote.engine.errors import SetupError
from rebelote.engine.options import NamedOptions, named_options, option


@dataclass(frozen=True, slots=True)
class Options:
    """One value for every option of the rulebook."""

    first_dealer: str = option("deal", "W3", ("random", "after_scorer"), "random")
    all_pass: str = option("deal", "W19", ("same_dealer", "next_dealer"), "same_dealer")
    trou: bool = option("bidding", "W5", (True, False), True)
    trou_announcer_may_overcall: bool = option("bidding", "W6", (True, False), True)
    chelem_nt: str = option("bidding", "W7", ("above_hearts", "off"), "above_hearts")
    proposal_order: str = option("bidding", "W10", ("free", "ascending"), "free")
    joinable_by: str = option("bidding", "W11", ("waiting", "to_come"), "waiting")
    misere_bars_proposals: bool = option("bidding", "W11", (True, False), True)
    several_miseres: bool = option("bidding", "W12", (True, False), True)
    specials_round: str = option("bidding", "W12", ("abondance_chelem_only", "all"), "abondance_chelem_only")
    emballage_entry: str = option("bidding", "W13", ("lowest_sufficient", "eight_only"), "lowest_sufficient")
    raise_step: str = option("bidding", "W14", ("any", "minimal"), "any")
    direct_solo: str = option("bidding", "W15", ("not_joinable", "always"), "not_joinable")
    maintain: bool = option("bidding", "W17", (True, False), True)
    open_misere_exposure: str = option(
        "play",
        "W26",
        ("after_second_lead", "after_second_trick", "after_first_trick", "before_first_lead"),
        "after_second_lead",
    )
    early_stop: bool = option("play", "W24", (False, True), False)
    trou_double: str = option("scoring", "W33", ("all_tricks", "off"), "all_tricks")
    emballage13_fail: str = option("scoring", "W29", ("flat", "progressive"), "flat")
    misere_winner_defends: bool = option("scoring", "W31", (False, True), False)
    end_mode: str = option("end", "W34", ("target", "deals"), "target")
    target: int = option("end", "W34", (50, 100, 200), 100, lowest=1)
    deals: int = option("end", "W34", (8, 16, 24), 16, lowest=1)
    end_tie: str = option("end", "W34", ("extra_deal", "shared"), "extra_deal")


Preset = NamedOptions[Options]
"""A named set of these options."""


@cache
def presets() -> Mapping[str, Preset]:
    """All presets by name, in the order of the rulebook."""
    return named_options(__package__, Options(), checked)


def checked(options: Options) -> Options:
    """The options themselves. Raises SetupError for a pair that makes no sense, naming both."""
    if options.misere_winner_defends and not options.several_miseres:
        raise SetupError(
            "option-pair", option="misere_winner_defends", value="yes", expected="no (several_miseres=no)"
        )
    if not options.trou and not options.trou_announcer_may_overcall:
        raise SetupError(
            "option-pair", option="trou_announcer_may_overcall", value="no", expected="yes (trou=no)"
        )
    return options
