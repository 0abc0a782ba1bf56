"""Marks where the taker undertakes to have more than the defence (B90-B99, B120)."""

from dataclasses import dataclass

from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.marks import Outcome, line
from rebelote.games.belote.scoring.rounding import Rounding
from rebelote.games.belote.scoring.tally import Count, Spoils, Tally

JUDGED_BY = {"B91": "capot", "B92": "points", "B93": "points", "B94": "equality"}
POT_RULES = {"litige_taker_held": "B95", "litige_all_held": "B96"}


@dataclass(frozen=True, slots=True)
class TakeRule:
    """How a take is judged and marked by two sides.

    `base` and `base_capot` are the trick points of a failure; None means all that were in play, as for
    two players (B120, unsourced default).
    """

    tie: str
    base: int | None
    base_capot: int | None
    announcements_lost: bool
    belote_taken: bool
    rounding: Rounding

    def outcome(self, tally: Tally, counted: Count) -> Outcome:
        """The verdict and the marks of a deal."""
        takers, (defence,) = tally.takers, tally.defence
        ours, theirs = counted.compared[takers], counted.compared[defence]
        made, rule = self._judged(tally, ours - theirs)
        if made is None:
            return self._equal(tally, counted)
        code = "made" if made else "failed"
        verdict = line(code, rule, takers, ours, theirs=theirs, by=JUDGED_BY[rule])
        if made:
            return Outcome(True, takers, (verdict, *counted.own(takers, "B92"), *counted.own(defence, "B92")))
        spoils = self._spoils(tally, counted).lines(counted, defence, takers)
        return Outcome(False, defence, (verdict, *spoils))

    def _judged(self, tally: Tally, ahead: int) -> tuple[bool | None, str]:
        """Whether the contract is made, and the rule that says so; a capot decides first (B91)."""
        if tally.capot == tally.takers:
            return True, "B91"
        if tally.tricks[tally.takers] == 0:
            return False, "B91"
        if ahead:
            return (True, "B92") if ahead > 0 else (False, "B93")
        return {"taker_makes": True, "taker_fails": False}.get(self.tie), "B94"

    def _equal(self, tally: Tally, counted: Count) -> Outcome:
        """Equality that is neither made nor failed: a litige, or the deal is played again (B94-B96)."""
        takers, (defence,) = tally.takers, tally.defence
        total = counted.compared[takers]
        if self.tie == "redeal":
            return Outcome(None, -1, (line("redeal", "B94", takers, total),), redeal=True)
        rule = POT_RULES[self.tie]
        held = (takers,) if rule == "B95" else tally.sides
        lines = (
            line("litige", rule, takers, total),
            *counted.own(takers, rule),
            *counted.own(defence, rule),
        )
        return Outcome(None, -1, lines, held, rule)

    def _spoils(self, tally: Tally, counted: Count) -> Spoils:
        base = self.base_capot if tally.capot in tally.defence else self.base
        points = sum(counted.tricks) if base is None else base
        return Spoils(
            "B120" if base is None else "B93",
            points,
            self.rounding.base(points),
            announcements=not self.announcements_lost,
            belote=self.belote_taken,
        )


def take_rule(options: Options, rounding: Rounding) -> TakeRule:
    """The rule of the take modes, for four players or for two."""
    small = options.players == 2
    return TakeRule(
        tie=options.tie_rule,
        base=None if small else options.failure_base,
        base_capot=None if small else options.failure_base_capot,
        announcements_lost=options.failure_announcements == "lost",
        belote_taken=options.belote_on_failure == "taken",
        rounding=rounding,
    )
