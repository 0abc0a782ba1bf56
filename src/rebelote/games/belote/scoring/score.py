"""The marks of one deal, with a line for every figure (B8, B80-B105, B120-B124)."""

from dataclasses import dataclass
from typing import Protocol

from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.auction import auction_rule
from rebelote.games.belote.scoring.marks import Line, Outcome, line, marked, worth_a_line
from rebelote.games.belote.scoring.pots import Pot, litige_of
from rebelote.games.belote.scoring.rounding import Rounding, rounding_of
from rebelote.games.belote.scoring.small_tables import OpenRule, three_rule
from rebelote.games.belote.scoring.take import take_rule
from rebelote.games.belote.scoring.tally import Count, Tally, count

MISDEAL = 162


class Rule(Protocol):
    """How one way of bidding judges and marks a deal."""

    def outcome(self, tally: Tally, counted: Count) -> Outcome:
        """The verdict, and what each side marks before rounding and pots."""
        ...


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal came to.

    `made` is None at equality, and where nobody took. `marks` has one entry for each side, rounded, won
    pots included. `held` are the pots carried on, `won` those that left with this deal. `winner` is the
    side that won the deal, -1 if there is not exactly one. `redeal` says that the same dealer deals
    again and the deal does not count (B94). Over the lines of MARK_CODES a side's points sum to its mark.
    """

    made: bool | None
    marks: tuple[int, ...]
    held: tuple[Pot, ...]
    won: tuple[Pot, ...]
    lines: tuple[Line, ...]
    winner: int = -1
    redeal: bool = False


@dataclass(frozen=True, slots=True)
class Misdeal:
    """What a misdeal brings at a table: marks for each side, and whether the same dealer deals again."""

    marks: tuple[int, ...]
    same_dealer: bool
    lines: tuple[Line, ...]


def score(tally: Tally, options: Options, pots: tuple[Pot, ...] = (), said: tuple[Line, ...] = ()) -> Result:
    """The marks of a played deal, the pots before it being `pots`; `said` are lines that go before."""
    rounding = rounding_of(options, tally.last_deal)
    counted = count(tally, options, rounding)
    outcome = rule_of(options, rounding).outcome(tally, counted)
    carried = litige_of(options).carried(pots, outcome, tally, rounding)
    held = tuple(each for each in carried.lines if each.code != "mark-pot")
    won = tuple(each for each in carried.lines if each.code == "mark-pot")
    lines = (*outcome.lines, *held)
    lines = (*lines, *_rounded(lines, tally.sides, rounding), *won)
    marks = tuple(marked(lines, side) for side in tally.sides)
    totals = tuple(line("total", "B98", side, mark) for side, mark in enumerate(marks))
    return Result(
        outcome.made,
        marks,
        carried.held,
        carried.left,
        (*said, *counted.lines, *lines, *totals),
        outcome.winner,
        outcome.redeal,
    )


def rule_of(options: Options, rounding: Rounding) -> Rule:
    """The rule of a table: by its players, its form, and its way of bidding."""
    if options.players == 3:
        return three_rule(options)
    if options.players == 2 and options.two_form == "open":
        return OpenRule()
    return auction_rule(options, rounding) if options.bid_mode == "auction" else take_rule(options, rounding)


def passed(sides: int, pots: tuple[Pot, ...] = (), rule: str = "B22") -> Result:
    """A void deal: nobody took (B22, B36) or a carré of sevens was shown (B71); the pots stay (B97)."""
    return Result(None, (0,) * sides, pots, (), (line("passed", rule, -1, 0),))


def misdeal_marks(options: Options, side: int, sides: int = 2) -> Misdeal:
    """What a wrong deal by a side costs at a table or on a score sheet (B8).

    Two opponents at a table of three share the penalty, an unsourced default.
    """
    fault = line("misdeal", "B8", side, 0)
    if options.misdeal == "redeal":
        return Misdeal((0,) * sides, same_dealer=True, lines=(fault,))
    marks = tuple(0 if each == side else MISDEAL // (sides - 1) for each in range(sides))
    penalties = worth_a_line(*(line("mark-penalty", "B8", each, mark) for each, mark in enumerate(marks)))
    totals = tuple(line("total", "B8", each, mark) for each, mark in enumerate(marks))
    return Misdeal(marks, same_dealer=False, lines=(fault, *penalties, *totals))


def _rounded(lines: tuple[Line, ...], sides: tuple[int, ...], rounding: Rounding) -> tuple[Line, ...]:
    """What rounding adds to the mark of each side, or takes off it (B98)."""
    exact = tuple(marked(lines, side) for side in sides)
    return worth_a_line(
        *(line("mark-rounding", "B98", side, rounding.mark(own) - own) for side, own in enumerate(exact))
    )
