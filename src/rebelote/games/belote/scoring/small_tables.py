"""Marks at tables of three, and in the open game of two (B121-B124).

The rulebook has no source for most of this. Unsourced defaults: every capot figure of these tables,
the sharing of a failed taker's points (B124), and a draw of the deal where the open game ends level.
Chosen here, where the rulebook is silent: the odd point goes to the first player after the taker when
both opponents have the same trick points; announcements stay with their owner at a capot among three.
"""

from dataclasses import dataclass

from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.marks import Line, Outcome, line, worth_a_line
from rebelote.games.belote.scoring.tally import Count, Tally

JUDGED_BY = {"B91": "capot", "B122": "points", "B124": "equality"}


@dataclass(frozen=True, slots=True)
class OpenRule:
    """The open game of two: nobody takes, each marks his own, the higher total wins the deal (B121)."""

    def outcome(self, tally: Tally, counted: Count) -> Outcome:
        """The verdict and the marks of a deal; `made` is None, for there is no contract."""
        first, second = (counted.tricks[side] + counted.belote[side] for side in tally.sides)
        winner = -1 if first == second else int(second > first)
        verdict = (
            line("level", "B121", winner, first)
            if winner == -1
            else line("higher", "B121", winner, abs(first - second))
        )
        return Outcome(None, winner, (verdict, *counted.own(0, "B121"), *counted.own(1, "B121")))


@dataclass(frozen=True, slots=True)
class ThreeRule:
    """A taker alone against two, who must have more than each of them (B122, B124)."""

    announcements_lost: bool
    belote_taken: bool

    def outcome(self, tally: Tally, counted: Count) -> Outcome:
        """The verdict and the marks of a deal; equality with an opponent fails."""
        ours = counted.compared[tally.takers]
        theirs = max(counted.compared[side] for side in tally.defence)
        made, rule = _judged(tally, ours - theirs)
        verdict = line(
            "made" if made else "failed", rule, tally.takers, ours, theirs=theirs, by=JUDGED_BY[rule]
        )
        if made:
            own = tuple(each for side in tally.sides for each in counted.own(side, "B124"))
            return Outcome(True, tally.takers, (verdict, *own))
        own = tuple(each for side in tally.defence for each in counted.own(side, "B124"))
        return Outcome(False, -1, (verdict, *own, *self._shared(tally, counted)))

    def _shared(self, tally: Tally, counted: Count) -> tuple[Line, ...]:
        """A failed taker's points, in equal parts to the two others; his belote by B78."""
        taker, belote = tally.takers, counted.belote[tally.takers]
        lost = counted.tricks[taker]
        lost += 0 if self.announcements_lost else counted.announcements[taker]
        lost += belote if self.belote_taken else 0
        after = ((taker + 1) % 3, (taker + 2) % 3)
        more = max(after, key=lambda side: counted.tricks[side])
        return worth_a_line(
            *(
                line("mark-share", "B124", side, lost // 2 + (lost % 2 if side == more else 0))
                for side in after
            ),
            line("mark-belote", "B78", taker, 0 if self.belote_taken else belote),
        )


def three_rule(options: Options) -> ThreeRule:
    """The rule of three players, with 24 cards or 32."""
    return ThreeRule(
        announcements_lost=options.failure_announcements == "lost",
        belote_taken=options.belote_on_failure == "taken",
    )


def _judged(tally: Tally, ahead: int) -> tuple[bool, str]:
    if tally.capot == tally.takers:
        return True, "B91"
    if tally.tricks[tally.takers] == 0:
        return False, "B91"
    return ahead > 0, "B122" if ahead else "B124"
