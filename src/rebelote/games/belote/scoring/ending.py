"""When a match ends, and who has won it (B110-B115, B117)."""

from dataclasses import dataclass
from typing import Literal

from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.marks import marked
from rebelote.games.belote.scoring.score import Result
from rebelote.games.belote.scoring.tally import Tally

End = Literal["continue", "win", "draw", "extra_deal"]

BELOTE_CODES = ("mark-belote", "mark-belote-taken")


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands before a deal is added.

    `totals` has one entry for each side; `pending` are the sides that reached the target by a belote
    alone (B113); `deal` is the number of the deal to be added, scored deals counted from 1 (B115).
    """

    totals: tuple[int, ...]
    pending: tuple[int, ...] = ()
    deal: int = 1


@dataclass(frozen=True, slots=True)
class Played:
    """What a scored deal means for the match; tuples have one entry for each side.

    `takers` is -1 where nobody takes; `made` is None at a litige, or without a taker. `belote` are the
    belote points among the marks.
    """

    marks: tuple[int, ...]
    takers: int
    made: bool | None
    belote: tuple[int, ...]
    tricks: tuple[int, ...]

    def capot(self, side: int) -> bool:
        """Whether a side won no trick."""
        return self.tricks[side] == 0

    def failed(self, side: int) -> bool:
        """Whether a side took and did not make its contract."""
        return self.made is False and side == self.takers


@dataclass(frozen=True, slots=True)
class Ending:
    """The match after a deal: totals, whether it ends, who won, who is pending, the rule that decided."""

    totals: tuple[int, ...]
    end: End
    winner: int | None
    pending: tuple[int, ...]
    rule: str


def played(tally: Tally, result: Result) -> Played:
    """What a deal means for the match. Not for a deal that is played again (B94)."""
    belote = tuple(marked(result.lines, side, BELOTE_CODES) for side in tally.sides)
    return Played(result.marks, tally.takers, result.made, belote, tally.tricks)


def last_deal(options: Options, deal: int) -> bool:
    """Whether a deal of this number is known to be the last before it is played (B114, B115)."""
    match options.end_mode:
        case "single_deal":
            return True
        case "deals":
            return deal >= (options.deals or 1)
    return False


def reaches(options: Options, total: int) -> bool:
    """Whether a total reaches the target, or exceeds it where that is asked (B110)."""
    return total > options.target if options.reach == "over" else total >= options.target


def ending(options: Options, standing: Standing, deal: Played) -> Ending:
    """The match after a scored deal. Pots never count: only marks do (B117)."""
    totals = tuple(before + mark for before, mark in zip(standing.totals, deal.marks, strict=True))
    match options.end_mode:
        case "single_deal":
            return _single(options, totals, deal)
        case "deals" if not last_deal(options, standing.deal):
            return Ending(totals, "continue", None, (), "B115")
        case "deals":
            return _highest(options, totals, tuple(range(len(totals))), (), "B115")
    return _target(options, standing, deal, totals)


def _single(options: Options, totals: tuple[int, ...], deal: Played) -> Ending:
    """The contract decides (B114); without a verdict, or among two who put the taker in, the totals do.

    That the totals decide is an unsourced default.
    """
    match deal.made:
        case True:
            sides: tuple[int, ...] = (deal.takers,)
        case False:
            sides = tuple(side for side in range(len(totals)) if side != deal.takers)
        case None:
            sides = tuple(range(len(totals)))
    return _highest(options, totals, sides, (), "B114")


def _target(options: Options, standing: Standing, deal: Played, totals: tuple[int, ...]) -> Ending:
    pending = _pending(options, standing, deal, totals)
    over = tuple(
        side for side in range(len(totals)) if reaches(options, totals[side]) and side not in pending
    )
    if not over:
        return Ending(totals, "continue", None, pending, "B113" if pending else "B110")
    if len(over) == 1:
        return Ending(totals, "win", over[0], pending, "B110")
    match options.both_over:
        case "draw":
            return Ending(totals, "draw", None, pending, "B111")
        case "extend" if not _extended(options, standing):
            return Ending(totals, "continue", None, pending, "B111")
        # among three the side that took may not have reached the target: then the higher total wins
        case "taker" if deal.takers in over:
            return Ending(totals, "win", deal.takers, pending, "B111")
    return _highest(options, totals, over, pending, "B111")


def _pending(options: Options, standing: Standing, deal: Played, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The sides that have reached the target by a belote alone and not yet won a trick since (B113)."""
    match options.belote_only_finish:
        case "off":
            return ()
        case "capot":
            barred = tuple(side for side in range(len(totals)) if deal.capot(side))
        case _:
            barred = tuple(side for side in range(len(totals)) if deal.capot(side) or deal.failed(side))
    return tuple(
        side
        for side in range(len(totals))
        if (side in standing.pending and deal.capot(side))
        or (side in barred and _by_belote(options, totals[side], deal.belote[side]))
    )


def _by_belote(options: Options, total: int, belote: int) -> bool:
    return reaches(options, total) and not reaches(options, total - belote)


def _extended(options: Options, standing: Standing) -> bool:
    """Whether two sides had reached the target before this deal, so that it is the one more (B111)."""
    over = (
        side
        for side, total in enumerate(standing.totals)
        if reaches(options, total) and side not in standing.pending
    )
    return len(tuple(over)) > 1


def _highest(
    options: Options, totals: tuple[int, ...], sides: tuple[int, ...], pending: tuple[int, ...], rule: str
) -> Ending:
    """The highest total of some sides wins; equal totals go to `final_tie` (B112)."""
    best = max(totals[side] for side in sides)
    first, *others = (side for side in sides if totals[side] == best)
    if not others:
        return Ending(totals, "win", first, pending, rule)
    end: End = "draw" if options.final_tie == "draw" else "extra_deal"
    return Ending(totals, end, None, pending, "B112")
