"""What a round came to, and whether the match is over (U19, U21 to U23)."""

from dataclasses import dataclass

from rebelote.engine.lines import Line, line

LINE_CODES = (
    "tricks",  # each seat; its tricks, those from the pot included
    "pot-lost",  # nobody's; tricks left in the pot
    "total",  # each seat; its tricks in all rounds
)
"""Every code a line can have."""


@dataclass(frozen=True, slots=True)
class Result:
    """A round: tricks by seat, tricks lost in the pot, totals after it, and every line."""

    tally: tuple[int, ...]
    lost: int
    totals: tuple[int, ...]
    lines: tuple[Line, ...]


def tally(winners: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], int]:
    """Tricks by seat and tricks in the pot, the winners of tricks in order being -1 for nobody (U17, U18)."""
    counts, pot = [0] * seats, 0
    for winner in winners:
        pot += 1
        if winner >= 0:
            counts[winner] += pot
            pot = 0
    return tuple(counts), pot


def score(counts: tuple[int, ...], lost: int, before: tuple[int, ...]) -> Result:
    """The result of a round, the totals before it being `before` (U19, U21)."""
    totals = tuple(map(sum, zip(before, counts, strict=True)))
    lines = (
        *(line("tricks", "U21", seat, count) for seat, count in enumerate(counts)),
        *((line("pot-lost", "U19", -1, lost),) if lost else ()),
        *(line("total", "U22", seat, count) for seat, count in enumerate(totals)),
    )
    return Result(counts, lost, totals, lines)


def winners(totals: tuple[int, ...], played: int, rounds: int, tie: str) -> tuple[int, ...] | None:
    """Who won the match after some rounds; None when another round follows (U22, U23)."""
    if played < rounds:
        return None
    first = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return None if len(first) > 1 and tie == "extra_round" else first
