"""The players of the bistro games, three of each: who forgets, who plays by rules of thumb, who searches."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from rebelote.bots.konter.simple import SimpleKonter
from rebelote.bots.konter.strong import StrongKonter
from rebelote.bots.rammi.simple import SimpleRammi
from rebelote.bots.rammi.strong import StrongRammi
from rebelote.bots.updown.simple import SimpleUpDown
from rebelote.bots.updown.strong import StrongUpDown
from rebelote.bots.whist.simple import SimpleWhist
from rebelote.bots.whist.strong import StrongWhist

Maker = Callable[[Any], Any]

BEGINNER, SIMPLE, STRONG = "beginner", "simple", "strong"
RANKS: Mapping[str, str] = {
    "beginner": BEGINNER,
    "amateur": SIMPLE,
    "simple": SIMPLE,
    "steady": SIMPLE,
    "strong": STRONG,
    "expert": STRONG,
    "analyst": STRONG,
}
"""Which of the three plays for each level that can be asked for."""
NAMED = ("beginner", "amateur", "strong")
"""One level for each of the three, the weakest first."""

PLAYERS: Mapping[str, Mapping[str, Maker]] = {
    "konter": {
        BEGINNER: lambda options: SimpleKonter(options, forgetful=True),
        SIMPLE: SimpleKonter,
        STRONG: StrongKonter,
    },
    "updown": {
        BEGINNER: lambda options: SimpleUpDown(options, artless=True),
        SIMPLE: SimpleUpDown,
        STRONG: StrongUpDown,
    },
    "rammi": {
        BEGINNER: lambda options: SimpleRammi(options, careless=True),
        SIMPLE: SimpleRammi,
        STRONG: StrongRammi,
    },
    "whist": {
        BEGINNER: lambda options: SimpleWhist(options, artless=True),
        SIMPLE: SimpleWhist,
        STRONG: StrongWhist,
    },
}
"""What makes each player from the options of a table, by game."""


def ready() -> None:
    """Load what the strong players compile, so that the first move does not wait for it."""
    for name in ("plain", "reveal", "rummy"):
        import_module(f"rebelote.search.{name}")
