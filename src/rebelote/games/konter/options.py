"""The options of Konter a Matt: each field names its rule; a preset fixes them all.

Names and values are those of the rulebook. Defaults are those of `bistro-en`.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources

from rebelote.engine.errors import SetupError
from rebelote.engine.options import Value, changed, option


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


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options: the text it follows, and the origin of each value.

    Origins: s stated, r resolved, d default, x outside source, n not applicable.
    """

    name: str
    source: str
    options: Options
    origins: dict[str, str]


@cache
def presets() -> dict[str, Preset]:
    """All presets by name, in the order of the rulebook."""
    found: dict[str, Preset] = {}
    for name, entry in json.loads(resources.files(__package__).joinpath("presets.json").read_text()).items():
        base = found[entry["base"]] if "base" in entry else None
        values: dict[str, Value] = {key: value for key, (value, _) in entry["options"].items()}
        origins = {key: origin for key, (_, origin) in entry["options"].items()}
        options = checked(changed(base.options if base else Options(), values))
        found[name] = Preset(name, entry["source"], options, (base.origins if base else {}) | origins)
    return found


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
