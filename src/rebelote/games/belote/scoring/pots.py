"""Litige: points held in a pot until a later deal has a result (B95-B97)."""

from dataclasses import dataclass

from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.marks import MARK_CODES, Line, Outcome, line, marked, worth_a_line
from rebelote.games.belote.scoring.rounding import Rounding
from rebelote.games.belote.scoring.tally import Tally


@dataclass(frozen=True, slots=True)
class Pot:
    """Points held since a tied deal: the rule they are held under, who took it, what is held of whom.

    `rule` is B95 (the takers' points) or B96 (all points); `amounts` has one entry for each side.
    """

    rule: str
    takers: int
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Carried:
    """The pots after a deal: those held now, those that left with it, and the lines."""

    held: tuple[Pot, ...]
    left: tuple[Pot, ...] = ()
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Litige:
    """What a litige holds: with the belote or without it, and whether nothing is held on the last deal."""

    held_codes: tuple[str, ...]
    each_own: bool

    def carried(self, pots: tuple[Pot, ...], outcome: Outcome, tally: Tally, rounding: Rounding) -> Carried:
        """What becomes of the pots at the end of a deal (B97).

        A result sends them all, a litige adds one; a deal played again, or without a taker, leaves them.
        On the last deal of a match of fixed length `each_own` lets every side mark what is its own.
        """
        if outcome.made is not None:
            return Carried((), pots, _won(pots, tally.takers, outcome.made))
        if not outcome.held:
            return Carried(pots)
        if self.each_own and tally.last_deal:
            return Carried((), pots, _returned(pots))
        pot, lines = self._pot(outcome, tally, rounding)
        return Carried((*pots, pot), (), lines)

    def _pot(self, outcome: Outcome, tally: Tally, rounding: Rounding) -> tuple[Pot, tuple[Line, ...]]:
        """The pot of a tied deal; amounts are rounded like a mark when stored (B97)."""
        exact = tuple(
            marked(outcome.lines, side, self.held_codes) if side in outcome.held else 0
            for side in tally.sides
        )
        amounts = tuple(map(rounding.mark, exact))
        lines = tuple(
            each
            for side in outcome.held
            for each in (
                line("mark-held", outcome.pot, side, -exact[side]),
                line("held", outcome.pot, side, amounts[side], exact=exact[side]),
            )
        )
        return Pot(outcome.pot, tally.takers, amounts), lines


def litige_of(options: Options) -> Litige:
    """What the options say about litiges (B97)."""
    kept = ("mark-belote",) if options.litige_belote == "kept" else ()
    return Litige(
        held_codes=tuple(code for code in MARK_CODES if code not in kept),
        each_own=options.litige_last_deal == "each_own" and options.end_mode == "deals",
    )


def held_in_all(pots: tuple[Pot, ...]) -> int:
    """All points that are held."""
    return sum(sum(pot.amounts) for pot in pots)


def _won(pots: tuple[Pot, ...], takers: int, made: bool) -> tuple[Line, ...]:
    """Who marks the pots after a result: B95 its winner, B96 by who took the tied deal."""
    winner = takers if made else 1 - takers
    lines: list[Line] = []
    for number, pot in enumerate(pots, 1):
        if pot.rule == "B96" and winner == pot.takers:
            lines += (line("mark-pot", "B96", side, own, pot=number) for side, own in enumerate(pot.amounts))
        else:
            lines.append(line("mark-pot", pot.rule, winner, sum(pot.amounts), pot=number))
    return worth_a_line(*lines)


def _returned(pots: tuple[Pot, ...]) -> tuple[Line, ...]:
    return worth_a_line(
        *(
            line("mark-pot", "B97", side, own, pot=number)
            for number, pot in enumerate(pots, 1)
            for side, own in enumerate(pot.amounts)
        )
    )
