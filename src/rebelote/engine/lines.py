"""The lines of a detailed score: every figure of a deal with its rule, as data."""

from collections.abc import Iterable
from dataclasses import dataclass

from rebelote.engine.errors import Fact, Facts


@dataclass(frozen=True, slots=True)
class Line:
    """One figure of a score: what it is, the rule it follows, the side it concerns (-1: nobody's).

    The sentence is the message `line-CODE` of the catalogues, filled with the facts.
    """

    code: str
    rule: str
    side: int
    points: int
    facts: Facts = ()


def line(code: str, rule: str, side: int, points: int, **known: Fact) -> Line:
    """A line with its facts by name."""
    return Line(code, rule, side, points, tuple(known.items()))


def summed(lines: Iterable[Line], side: int, codes: Iterable[str]) -> int:
    """What the lines of certain codes give a side."""
    chosen = frozenset(codes)
    return sum(each.points for each in lines if each.side == side and each.code in chosen)
