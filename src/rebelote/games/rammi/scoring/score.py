"""The score of a deal, with a line for every figure, and the end of a match (R18 to R20)."""

from dataclasses import dataclass

from rebelote.cards import show_cards
from rebelote.engine.lines import Line, line, summed
from rebelote.games.rammi.moves import row
from rebelote.games.rammi.options import Options
from rebelote.kernels.melds import worth

MARK_CODES = ("mark-left", "mark-bonus")
"""What a seat marks: over these lines its points sum to its `total`."""
LINE_CODES = ("left", *MARK_CODES, "total", "void")
"""Every code that a line can have."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal came to: the seat that went out (-1: the deal is void), one mark a seat."""

    winner: int
    marks: tuple[int, ...]
    lines: tuple[Line, ...]


def score(winner: int, hands: tuple[int, ...], *, at_once: bool, options: Options) -> Result:
    """The winner marks the cards left in the other hands (R19).

    `at_once` says that he had neither melded nor laid off before the turn in which he went out.
    """
    others = [seat for seat in range(len(hands)) if seat != winner]
    lines = [
        line("left", "R19", seat, worth(hands[seat]), cards=show_cards(row(hands[seat]))) for seat in others
    ]
    left = sum(each.points for each in lines)
    lines.append(line("mark-left", "R19", winner, left))
    if at_once and options.rummy_bonus == "double":
        lines.append(line("mark-bonus", "R19", winner, left))
    marks = tuple(summed(lines, seat, MARK_CODES) for seat in range(len(hands)))
    lines.append(line("total", "R19", winner, marks[winner]))
    return Result(winner, marks, tuple(lines))


def void(seats: int) -> Result:
    """A blocked deal: nobody scores (R18)."""
    return Result(-1, (0,) * seats, (line("void", "R18", -1, 0),))


def winners(options: Options, totals: tuple[int, ...], scored: int) -> tuple[int, ...] | None:
    """The seats that won after so many scored deals; None while the match goes on (R20)."""
    top = max(totals)
    first = tuple(seat for seat, total in enumerate(totals) if total == top)
    if options.end_mode == "target":
        return first if top >= options.target else None
    if scored < options.deals or (len(first) > 1 and options.deals_tie == "extra_deal"):
        return None
    return first
