"""What surrounds the bidding of a deal: where the match stands, and by which rules marks are given."""

from math import exp
from typing import NamedTuple

from rebelote.games.belote.options import Options

FAR = 2000.0
"""A side that lacks as many marks as this plays for marks alone."""
SOON, LATE = 100.0, 350.0
"""Marks that are had with one trick or two, and with a good deal."""
_THOUSAND = 1000.0
POT_UNIT = 100.0


class Standing(NamedTuple):
    """Where a match stands before a deal, seen from a side: marks that both sides lack, own first, and what
    lies in pots for the winner of the deal.
    """

    lacks: tuple[float, float] = (FAR, FAR)
    pot: float = 0.0

    def of(self, side: int) -> "Standing":
        """The same as the other side sees it, if it is that one's turn."""
        return self if side == 0 else Standing((self.lacks[1], self.lacks[0]), self.pot)


LEVEL = Standing()
"""A match far from its end, or one that is played for marks."""

SCORES = 7
RULES = 13
CONTEXT = SCORES + RULES
"""Numbers of a standing and of the rules."""


def standing(options: Options, totals: tuple[int, ...], pot: float = 0.0) -> Standing:
    """Where a match stands at some totals of two sides, seen from side 0; only a target makes it urgent."""
    if options.end_mode != "target":
        return Standing(LEVEL.lacks, pot)
    a, b = (max(float(options.target - own), 1.0) for own in totals)
    return Standing(near(a, b), pot)


def near(own: float, other: float) -> tuple[float, float]:
    """What both sides lack, moved together until neither is further than FAR from the end."""
    beyond = max(own - FAR, other - FAR, 0.0)
    return max(own - beyond, 1.0), max(other - beyond, 1.0)


def context(options: Options, seen: Standing) -> list[float]:
    """The numbers of a standing and of the rules, as a net sees them."""
    found: list[float] = []
    for lacks in seen.lacks:
        found += [lacks / _THOUSAND, exp(-lacks / SOON), exp(-lacks / LATE)]
    return [*found, seen.pot / POT_UNIT, *rules(options)]


def rules(options: Options) -> list[float]:
    """The rules of marks and of taking that change what a call is worth."""
    auction = options.bid_mode == "auction"
    return [
        float(each)
        for each in (
            options.announcements,
            options.announcements and options.contract_basis == "all",
            options.sa_ta,
            auction and options.score_basis == "made_plus_bid",
            auction and options.need_majority,
            auction and options.capot_flat is not None,
            auction and options.double_scope == "bid_only",
            options.tie_rule == "taker_makes",
            options.tie_rule.startswith("litige"),
            options.belote_on_failure == "taken",
            not auction and options.last_forced,
            not auction and options.rounds > 1,
            not auction and options.round1_suits == "any4",
        )
    ]
