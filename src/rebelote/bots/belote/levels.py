"""Levels: what a player of belote thinks of, how far, and how exactly; read from `levels.toml`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Level:
    """How a player plays and calls.

    `worlds` is by cards left in the hand, eight first: how many deals are thought of, 0 for rules of thumb.
    `weighted` prefers worlds in which the others would have called and played as they did. `memory` is
    `all`, or `trick` for who forgets what lies in the piles. `noise` is in tenths of a point of a card's
    score, `doubt` in points of a call. `bidding` is `counting`, `learned`,
    `points` (learned, but without an eye for the match) or the file of a net. `budget_ms` is how long a move
    may take by the clock where somebody waits for it, 0 without end.
    """

    name: str
    worlds: tuple[int, ...]
    memory: str
    noise: int
    bidding: str
    doubt: int
    weighted: bool = False
    budget_ms: int = 0

    def thinks(self, left: int) -> int:
        """How many worlds are thought of with so many cards in the hand."""
        return self.worlds[max(0, len(self.worlds) - left)]


@cache
def levels() -> Mapping[str, Level]:
    """The levels by name, the weakest first."""
    text = resources.files(__package__).joinpath("levels.toml").read_text()
    return MappingProxyType(
        {
            name: Level(name=name, **{**entry, "worlds": tuple(entry["worlds"])})
            for name, entry in tomllib.loads(text).items()
        }
    )
