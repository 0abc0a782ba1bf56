"""The options of Konter a Matt: each field names its rule; a preset fixes them all.

Names and values are those of the rulebook. Defaults are those of `bistro-en`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rebelote.engine.errors import SetupError
from rebelote.engine.options import NamedOptions, named_options, option


@dataclass(frozen=True, slots=True)
class Options:
    """One value for every option of the rulebook."""

    direction: str = option("deal", "K3", ("clockwise", "anticlockwise"), "clockwise")
    staenner_dealer: str = option("deal", "K20", ("same", "partner"), "same")
    ace_over_queens: bool = option("play", "K6", (True, False), True)
    last_trick_view: bool = option("play", "K23", (True, False), True)
    show_points: bool = option("play", "K23", (False, True), False)
    announce_window: str = option(
        "announcements", "K8", ("before_first_lead", "before_own_first_card"), "before_first_lead"
    )
    staenner: str = option("scoring", "K20", ("carry", "penalty_only"), "carry")
    staenner_penalty: int = option("scoring", "K20", (1, 0), 1)
    carry_to_loser: bool = option("scoring", "K21", (True, False), True)
    start_strokes: int = option("end", "K22", (11, 9), 11, lowest=1)


Preset = NamedOptions[Options]
"""A named set of these options."""


@cache
def presets() -> Mapping[str, Preset]:
    """All presets by name, in the order of the rulebook."""
    return named_options(__package__, Options(), checked)


def checked(options: Options) -> Options:
    """The options themselves. Raises SetupError for a pair that makes no sense, naming both."""
    if options.staenner == "penalty_only":
        if options.staenner_dealer != "same":
            raise SetupError(
                "option-pair",
                option="staenner_dealer",
                value=options.staenner_dealer,
                expected="same (staenner=penalty_only)",
            )
        if not options.carry_to_loser:
            raise SetupError(
                "option-pair", option="carry_to_loser", value="no", expected="yes (staenner=penalty_only)"
            )
    return options
