"""How sure a result is: mean, standard error, and a sequential test on the margins of pairs."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

_LEAST = 30  # pairs before a sequential test may end
_ALPHA = 0.05


@dataclass(frozen=True, slots=True)
class Summary:
    """Margins of pairs, in points a deal for the first side."""

    pairs: int
    mean: float
    error: float
    won: int
    lost: int

    @property
    def low(self) -> float:
        """The lower bound of the mean at 95 %."""
        return self.mean - 1.96 * self.error


def summary(margins: Sequence[float]) -> Summary:
    """The mean of some margins with its standard error."""
    n = len(margins)
    mean = sum(margins) / n if n else 0.0
    spread = sum((each - mean) ** 2 for each in margins) / (n - 1) if n > 1 else 0.0
    return Summary(
        n, mean, sqrt(spread / n) if n else 0.0, sum(e > 0 for e in margins), sum(e < 0 for e in margins)
    )


def verdict(margins: Sequence[float], gain: float) -> str:
    """What a sequential test says: `better` by about a gain, `no better`, or `open`.

    It weighs a mean of `gain` points against none, as normal, at 5 % either way.
    """
    found = summary(margins)
    if found.pairs < _LEAST or not found.error:
        return "open"
    ratio = gain * (2 * found.mean - gain) / (2 * found.error**2)
    bound = log((1 - _ALPHA) / _ALPHA)
    return "better" if ratio > bound else "no better" if ratio < -bound else "open"
