"""Cards from strongest to weakest, with what they count: the tables that people learn by heart."""

from typing import NamedTuple


class Ranked(NamedTuple):
    """A rank such as `J`, or a whole card such as `Qs` where only that one is meant, and its points."""

    face: str
    points: int


class RankGroup(NamedTuple):
    """Suits whose cards stand in one order, the strongest first. `kind` is trumps or plain."""

    kind: str
    suits: str
    cards: tuple[Ranked, ...]


class Ranking(NamedTuple):
    """The order and the points of all cards when something is named as trumps (`h`, `sa`)."""

    denomination: str
    groups: tuple[RankGroup, ...]
