"""Ratings by game: of players, and of two who play together. Bots stand where their level puts them."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MEAN, SPREAD = 25.0, 25.0 / 3
BOTS = {
    "random": 5.0,
    "beginner": 15.0,
    "simple": 20.0,
    "amateur": 20.0,
    "steady": 25.0,
    "strong": 30.0,
    "expert": 33.0,
    "analyst": 35.0,
}
"""The anchors: what a bot of a level is worth does not change by who plays against it."""

_ANCHORED = 1.0
_SHOWN_MEAN, _SHOWN_STEP = 1000, 40
_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody plays, and how far that may be wrong."""

    mu: float = MEAN
    sigma: float = SPREAD
    matches: int = 0

    @property
    def shown(self) -> int:
        """The number that is shown: what is almost sure, about 1000 for who plays like a steady bot."""
        return max(0, round(_SHOWN_MEAN + _SHOWN_STEP * (self.mu - 2 * self.sigma - MEAN + 4)))


def of_bot(level: str) -> Rating:
    """The rating of a bot."""
    return Rating(BOTS.get(level, MEAN), _ANCHORED)


def mean(ratings: Sequence[Rating]) -> Rating:
    """Several as if they were one."""
    return Rating(
        sum(each.mu for each in ratings) / len(ratings), sum(each.sigma for each in ratings) / len(ratings)
    )


def rated(sides: Sequence[Sequence[Rating]], winners: Sequence[int]) -> list[list[Rating]]:
    """The ratings of all seats, side by side, after a match that some sides won; at a draw nobody did."""
    teams = [[_MODEL.rating(each.mu, each.sigma) for each in side] for side in sides]
    ranks = [0.0 if not winners or side in winners else 1.0 for side in range(len(sides))]
    after = _MODEL.rate(teams, ranks=ranks)
    return [
        [Rating(new.mu, new.sigma, old.matches + 1) for new, old in zip(news, olds, strict=True)]
        for news, olds in zip(after, sides, strict=True)
    ]
