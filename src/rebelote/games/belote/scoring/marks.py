"""The lines of a detailed score: every figure of a deal with its rule, as data."""

from collections.abc import Iterable
from dataclasses import dataclass

from rebelote.engine.errors import Fact, Facts


@dataclass(frozen=True, slots=True)
class Line:
    """One figure of the score table: what it is, the rule it follows, the side it concerns.

    `code` is one of LINE_CODES; `side` is -1 where both sides or none are meant. The sentence is made
    elsewhere from the code and the facts.
    """

    code: str
    rule: str
    side: int
    points: int
    facts: Facts = ()


COUNT_CODES = (
    "contract",  # takers; the amount bid; facts taker, denomination, mult, capot, generale
    "cards",  # each side; raw card points of its tricks; fact tricks
    "last-trick",  # its winner; 10, or 0 where B123 takes it away
    "converted",  # each side at scaled Tout Atout; trick points after conversion; fact raw
    "capot",  # the bonus for tricks that the others did not get
    "announcements",  # the side credited; its validated announcements
    "announcements-moved",  # the takers; defenders' announcements that come to them at a capot
    "announcements-forfeited",  # the defence; announcements that nobody marks at a capot
    "belote",  # its side
    "compared",  # each side; the total that judges the contract; facts tricks, announcements, belote
)
"""What was counted, before anyone marks."""

VERDICT_CODES = (
    "made",  # takers; their compared total; facts theirs, value (in an auction), by (points, capot...)
    "failed",  # the same; by may also be majority, tricks or equality
    "litige",  # takers; the equal total
    "redeal",  # takers; the equal total: nothing is marked, the same dealer deals again
    "higher",  # the game without a taker: the side with the higher total; the difference
    "level",  # the game without a taker: nobody; the equal total
    "passed",  # nobody took
    "misdeal",  # the side at fault
    "arret",  # the side that stopped the game; its count; facts target, right
)
"""What it came to."""

MARK_CODES = (
    "mark-tricks",  # its own trick points
    "mark-base",  # the flat trick points of a failure or of a coinched success
    "mark-announcements",  # its own announcements
    "mark-announcements-taken",  # the other side's announcements
    "mark-belote",  # its own belote
    "mark-belote-taken",  # the other side's belote
    "mark-share",  # a third player's share of what the taker lost
    "mark-bid",  # the amount bid
    "mark-flat",  # the flat mark of a capot bid
    "mark-doubling",  # what coinche or surcoinche adds; fact mult
    "mark-held",  # what goes to the pot, below zero
    "mark-rounding",  # what rounding adds or takes off
    "mark-pot",  # carried over: held points won, or marked by their owner; fact pot
    "mark-penalty",  # what the other side's fault brings
)
"""What a side marks: over these lines a side's points sum to its `total`."""

LINE_CODES = (
    *COUNT_CODES,
    *VERDICT_CODES,
    *MARK_CODES,
    "held",  # the side whose points are held; the amount stored in the pot; fact exact
    "total",  # each side; its mark of the deal
)
"""Every code a Line can have."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The verdict on a deal, and what each side marks before rounding and pots.

    `made` is None at equality and where nobody took. `winner` is the side that won the deal, -1 if
    there is not exactly one. `held` names the sides whose points go to a pot, under the rule `pot`.
    """

    made: bool | None
    winner: int
    lines: tuple[Line, ...]
    held: tuple[int, ...] = ()
    pot: str = ""
    redeal: bool = False


def line(code: str, rule: str, side: int, points: int, **known: Fact) -> Line:
    """A line with its facts by name."""
    return Line(code, rule, side, points, tuple(known.items()))


def marked(lines: Iterable[Line], side: int, codes: Iterable[str] = MARK_CODES) -> int:
    """What a side marks over some lines, or over those of certain codes."""
    chosen = frozenset(codes)
    return sum(each.points for each in lines if each.side == side and each.code in chosen)


def worth_a_line(*lines: Line) -> tuple[Line, ...]:
    """The lines that say more than zero."""
    return tuple(each for each in lines if each.points)
