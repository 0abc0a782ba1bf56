"""Challenges: three for each day, others that last, and achievements; each counts something."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rebelote.people.tally import COUNTED

PER_DAY = 3


@dataclass(frozen=True, slots=True)
class Challenge:
    """Something to be done so many times: on one day, at any time, or, as an achievement, for the honour."""

    name: str
    kind: Literal["daily", "lasting", "achievement"]
    what: str
    number: int
    experience: int = 0
    coins: int = 0


CHALLENGES = (
    Challenge("day-two-matches", "daily", "matches", 2, 10, 5),
    Challenge("day-one-win", "daily", "won", 1, 10, 5),
    Challenge("day-five-deals", "daily", "deals-won", 5, 10, 5),
    Challenge("day-thirty-tricks", "daily", "tricks", 30, 10, 5),
    Challenge("day-three-made", "daily", "made", 3, 15, 8),
    Challenge("day-belote", "daily", "belotes", 1, 15, 8),
    Challenge("day-announcement", "daily", "announcements", 2, 10, 5),
    Challenge("day-two-games", "daily", "games", 2, 20, 10),
    Challenge("ten-matches", "lasting", "matches", 10, 50, 20),
    Challenge("ten-wins", "lasting", "won", 10, 80, 40),
    Challenge("hundred-deals", "lasting", "deals-won", 100, 100, 50),
    Challenge("thousand-tricks", "lasting", "tricks", 1000, 150, 80),
    Challenge("twenty-made", "lasting", "made", 20, 80, 40),
    Challenge("ten-belotes", "lasting", "belotes", 10, 60, 30),
    Challenge("ten-outs", "lasting", "outs", 10, 60, 30),
    Challenge("every-game", "lasting", "games", 5, 120, 60),
    Challenge("first-match", "achievement", "matches", 1),
    Challenge("first-win", "achievement", "won", 1),
    Challenge("first-capot", "achievement", "capots", 1),
    Challenge("hundred-wins", "achievement", "won", 100),
    Challenge("ten-presets", "achievement", "presets", 10),
    Challenge("five-thousand-tricks", "achievement", "tricks", 5000),
)
"""All of them; `what` is one of COUNTED, or different games or presets played."""

KINDS_OF_COUNT = (*COUNTED, "games", "presets")


def of_day(day: str) -> tuple[Challenge, ...]:
    """The challenges of a day, `2026-11-30`: the same for everybody."""
    daily = [each for each in CHALLENGES if each.kind == "daily"]
    daily.sort(key=lambda each: hashlib.sha256(f"{day}:{each.name}".encode()).digest())
    return tuple(daily[:PER_DAY])


def offered(day: str) -> tuple[Challenge, ...]:
    """Everything that may be done on a day."""
    return (*of_day(day), *(each for each in CHALLENGES if each.kind != "daily"))


def summed(by_preset: Mapping[tuple[str, str], int]) -> dict[str, int]:
    """Counts over all presets, from those by preset (`game/preset`) and what was counted."""
    total: dict[str, int] = {}
    for (_, what), number in by_preset.items():
        total[what] = total.get(what, 0) + number
    played = {preset for (preset, what), number in by_preset.items() if what == "matches" and number}
    return total | {"presets": len(played), "games": len({each.partition("/")[0] for each in played})}
