"""Marks of an auction: a contract of so many points, a capot or a générale (B100-B105)."""

from dataclasses import dataclass

from rebelote.games.belote.contract import Contract
from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.marks import Line, Outcome, line, marked, worth_a_line
from rebelote.games.belote.scoring.rounding import Rounding
from rebelote.games.belote.scoring.tally import Count, Spoils, Tally, belotes

BUT_BELOTE = (
    "mark-base",
    "mark-rounding",
    "mark-announcements",
    "mark-announcements-taken",
    "mark-bid",
)
# a belote taken from the losers is never multiplied: B102 and B103 name the winners' own
MULTIPLIED = {
    "whole": (*BUT_BELOTE, "mark-belote"),
    "whole_but_belote": BUT_BELOTE,
    "bid_only": ("mark-bid",),
}


@dataclass(frozen=True, slots=True)
class AuctionRule:
    """How a contract is judged and marked.

    `basis` says what the winners mark, `multiplied` the codes of the lines that coinche multiplies,
    `flat` the mark of a capot bid. Bases are pairs: usual, and with all eight tricks.
    """

    majority: bool
    basis: str
    multiplied: tuple[str, ...]
    flat: int | None
    made_base: tuple[int, int]
    failed_base: tuple[int, int]
    announcements_lost: bool
    belote_failed_taken: bool
    belote_doubled_taken: bool
    rounding: Rounding

    def outcome(self, tally: Tally, counted: Count) -> Outcome:
        """The verdict and the marks of a deal."""
        takers, (defence,) = tally.takers, tally.defence
        ours, theirs, value = counted.compared[takers], counted.compared[defence], tally.contract.value
        made, by = self._judged(tally, ours, theirs)
        winner, loser = (takers, defence) if made else (defence, takers)
        code = "made" if made else "failed"
        verdict = line(code, "B100", takers, ours, theirs=theirs, value=value, by=by)
        return Outcome(made, winner, (verdict, *self._marks(tally, counted, winner, loser)))

    def _judged(self, tally: Tally, ours: int, theirs: int) -> tuple[bool, str]:
        """Whether the contract is made, and what decided: générale, capot, points or majority (B100).

        The majority is asked of a capot bid too, once B99 has moved announcements.
        """
        contract, capot = tally.contract, tally.capot == tally.takers
        if contract.generale:
            reached, by = capot and tally.alone, "generale"
        elif contract.capot:
            reached, by = capot, "capot"
        else:
            reached, by = ours >= contract.value, "points"
        if reached and self.majority and ours <= theirs:
            return False, "majority"
        return reached, by

    def _marks(self, tally: Tally, counted: Count, winner: int, loser: int) -> tuple[Line, ...]:
        contract, made = tally.contract, winner == tally.takers
        if contract.capot and not contract.generale and self.flat is not None:
            stake = _doubled(contract.mult, (line("mark-flat", "B105", winner, self.flat),), ("mark-flat",))
            return (*stake, *belotes(counted, winner, loser, taken=self._belote_taken(contract, made)))
        bid = self._bid(contract, winner)
        if self.basis == "bid_only":
            return _doubled(contract.mult, bid, ("mark-bid",))
        if made and contract.mult == 1:
            return (*counted.own(winner, "B101"), *bid, *counted.own(loser, "B101"))
        spoils = self._spoils(tally, made).lines(counted, winner, loser)
        return _doubled(contract.mult, (*spoils, *bid), self.multiplied)

    def _bid(self, contract: Contract, winner: int) -> tuple[Line, ...]:
        value = 0 if self.basis == "made_only" else contract.value
        rule = "B105" if self.basis == "bid_only" else "B104" if contract.capot else "B101"
        return worth_a_line(line("mark-bid", rule, winner, value))

    def _spoils(self, tally: Tally, made: bool) -> Spoils:
        """What replaces the tricks of a coinched success, or the marks of a failure (B102, B103)."""
        winner = tally.takers if made else tally.defence[0]
        base = (self.made_base if made else self.failed_base)[tally.capot == winner]
        return Spoils(
            "B102" if made else "B103",
            base,
            self.rounding.base(base),
            announcements=made or not self.announcements_lost,
            belote=self._belote_taken(tally.contract, made),
        )

    def _belote_taken(self, contract: Contract, made: bool) -> bool:
        """Whether the losers' belote goes to the winners (B78)."""
        return contract.mult > 1 and self.belote_doubled_taken if made else self.belote_failed_taken


def auction_rule(options: Options, rounding: Rounding) -> AuctionRule:
    """The rule of the auction."""
    return AuctionRule(
        majority=options.need_majority,
        basis=options.score_basis,
        multiplied=MULTIPLIED[options.double_scope],
        flat=options.capot_flat,
        made_base=(options.doubled_base, options.doubled_base_capot),
        failed_base=(options.failure_base, options.failure_base_capot),
        announcements_lost=options.failure_announcements == "lost",
        belote_failed_taken=options.belote_on_failure == "taken",
        belote_doubled_taken=options.belote_defence_doubled == "taken",
        rounding=rounding,
    )


def _doubled(mult: int, stake: tuple[Line, ...], codes: tuple[str, ...]) -> tuple[Line, ...]:
    """The stake, and what coinche or surcoinche adds to the winner's lines of some codes (B102, B103).

    The winner's flat points come first; a loser's only line is his belote, which is not multiplied.
    """
    first = stake[0]
    more = (mult - 1) * marked(stake, first.side, codes)
    return (*stake, *worth_a_line(line("mark-doubling", first.rule, first.side, more, mult=mult)))
