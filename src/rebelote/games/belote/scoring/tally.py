"""What a played deal brought to each side, and the count that judges it (B80-B84, B90, B99)."""

from dataclasses import dataclass

from rebelote.games.belote.contract import NOBODY, Contract
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import SA, TA
from rebelote.games.belote.scoring.marks import Line, line, worth_a_line
from rebelote.games.belote.scoring.rounding import Rounding

PerSide = tuple[int, ...]

SCALED_TRICKS, SCALED_RAW = 27, 43  # 162 / 258
LAST_TRICK = 10
SMALL_CAPOT = 50  # B120, B121: unsourced default, added to the ten of the last trick


@dataclass(frozen=True, slots=True)
class Tally:
    """The facts of one played deal; tuples hold one entry for each side.

    `takers` is the taker's side, -1 where nobody takes (B121). `points` are raw trick points, the ten of
    the last trick included. `announcements` are the validated ones (B66), `belote` the points claimed
    (B76). `last_trick` is the side that won the last trick, `alone` whether the taker himself won every
    trick, `last_deal` whether this deal is known to be the last of the match.
    """

    contract: Contract
    takers: int
    points: PerSide
    tricks: PerSide
    last_trick: int
    announcements: PerSide
    belote: PerSide
    last_deal: bool = False
    alone: bool = False

    @property
    def sides(self) -> tuple[int, ...]:
        """Every side, in order."""
        return tuple(range(len(self.points)))

    @property
    def defence(self) -> tuple[int, ...]:
        """The sides that did not take."""
        return tuple(side for side in self.sides if side != self.takers)

    @property
    def capot(self) -> int:
        """The side that won every trick, or -1 (B84)."""
        return next((side for side in self.sides if 0 < self.tricks[side] == sum(self.tricks)), NOBODY)


@dataclass(frozen=True, slots=True)
class Count:
    """A deal counted: trick points as compared and as marked, announcements after B99, belotes.

    `tricks` are converted (B82) and hold the last trick and the capot bonus; `piles` are the same as a
    side marks them (B98); `compared` judges the contract (B90); `lines` tell it all.
    """

    tricks: PerSide
    piles: PerSide
    announcements: PerSide
    belote: PerSide
    compared: PerSide
    lines: tuple[Line, ...]

    def own(self, side: int, rule: str) -> tuple[Line, ...]:
        """A side marks its own trick points, announcements and belote (B92, B101)."""
        return (
            line("mark-tricks", rule, side, self.tricks[side]),
            *worth_a_line(
                line("mark-rounding", "B98", side, self.piles[side] - self.tricks[side]),
                line("mark-announcements", rule, side, self.announcements[side]),
                line("mark-belote", "B75", side, self.belote[side]),
            ),
        )


@dataclass(frozen=True, slots=True)
class Spoils:
    """What the winner of a deal gets beside his own: flat trick points, announcements, the belote."""

    rule: str
    base: int
    rounded: int
    announcements: bool
    belote: bool

    def lines(self, counted: Count, winner: int, loser: int) -> tuple[Line, ...]:
        """The marks of both sides; the loser keeps his belote if it is not taken (B78, B93, B102, B103)."""
        taken = counted.announcements[loser] if self.announcements else 0
        return worth_a_line(
            line("mark-base", self.rule, winner, self.base),
            line("mark-rounding", "B98", winner, self.rounded - self.base),
            line("mark-announcements", self.rule, winner, counted.announcements[winner]),
            line("mark-announcements-taken", self.rule, winner, taken, of=loser),
            *belotes(counted, winner, loser, taken=self.belote),
        )


def belotes(counted: Count, winner: int, loser: int, *, taken: bool) -> tuple[Line, ...]:
    """Who marks the belotes: each its own, unless the loser's is taken (B78)."""
    lost = counted.belote[loser]
    return worth_a_line(
        line("mark-belote", "B75", winner, counted.belote[winner]),
        line("mark-belote-taken", "B78", winner, lost, of=loser)
        if taken
        else line("mark-belote", "B78", loser, lost),
    )


def converted(raw: int) -> int:
    """Trick points of a scaled Tout Atout: 162 for 258, to the nearest; no half can occur (B82)."""
    return (2 * SCALED_TRICKS * raw + SCALED_RAW) // (2 * SCALED_RAW)


def count(tally: Tally, options: Options, rounding: Rounding) -> Count:
    """Count a deal: conversion, last trick, capot, announcements that move, the compared totals."""
    bonus, ten, capot_rule = _capot_points(tally, options)
    last = tally.last_trick
    raw = tuple(
        points - (LAST_TRICK if side == last and not ten else 0) for side, points in enumerate(tally.points)
    )
    scaled = tally.contract.denomination == TA and options.ta_points == "scaled"
    plain = tuple(map(converted, raw)) if scaled else raw
    tricks = tuple(points + more for points, more in zip(plain, bonus, strict=True))
    announcements, moved = _moved(tally, options)
    compared = _compared(options, tricks, announcements, tally.belote)
    cards = {SA: "B81", TA: "B82" if scaled else "B83"}.get(tally.contract.denomination, "B80")
    lines = (
        _contract_line(tally, options),
        *(
            line(
                "cards", cards, side, points - (LAST_TRICK if side == last else 0), tricks=tally.tricks[side]
            )
            for side, points in enumerate(tally.points)
        ),
        line("last-trick", "B80" if ten else capot_rule, last, LAST_TRICK if ten else 0),
        *(line("converted", "B82", side, plain[side], raw=raw[side]) for side in tally.sides if scaled),
        *worth_a_line(*(line("capot", capot_rule, side, more) for side, more in enumerate(bonus))),
        *worth_a_line(*(line("announcements", "B66", side, a) for side, a in enumerate(tally.announcements))),
        *moved,
        *worth_a_line(*(line("belote", "B75", side, b) for side, b in enumerate(tally.belote))),
        *(
            line(
                "compared",
                "B90",
                side,
                compared[side],
                tricks=tricks[side],
                announcements=announcements[side],
                belote=tally.belote[side],
            )
            for side in tally.sides
        ),
    )
    return Count(tricks, rounding.piles(tricks), announcements, tally.belote, compared, lines)


def _contract_line(tally: Tally, options: Options) -> Line:
    contract = tally.contract
    rule = "B121" if tally.takers == NOBODY else "B38" if options.bid_mode == "auction" else "B26"
    return line(
        "contract",
        rule,
        tally.takers,
        contract.value,
        taker=contract.taker,
        denomination=contract.denomination,
        mult=contract.mult,
        capot=int(contract.capot),
        generale=int(contract.generale),
    )


def _capot_points(tally: Tally, options: Options) -> tuple[PerSide, bool, str]:
    """The capot bonus of each side, whether the last trick keeps its ten, and the rule.

    Three with 24 cards follow B84; the figures of two players and of three with 32 are unsourced.
    """
    if options.players == 3 and options.three_form == "32":
        without = tally.tricks.count(0)
        return tuple(50 * without if won else 0 for won in tally.tricks), without == 0, "B123"
    bonus, rule = options.capot_der - LAST_TRICK, "B84"
    if options.players == 2:
        bonus, rule = SMALL_CAPOT, "B121" if options.two_form == "open" else "B120"
    return tuple(bonus if side == tally.capot else 0 for side in tally.sides), True, rule


def _moved(tally: Tally, options: Options) -> tuple[PerSide, tuple[Line, ...]]:
    """Announcements after the takers' capot (B99). Among three each keeps his own (B124)."""
    rule = options.capot_defence_announcements
    if tally.capot == NOBODY or tally.capot != tally.takers or len(tally.sides) != 2 or rule == "kept":
        return tally.announcements, ()
    (defence,) = tally.defence
    lost = tally.announcements[defence]
    gained = lost if rule == "transferred" else 0
    after = [0, 0]
    after[tally.takers] = tally.announcements[tally.takers] + gained
    return tuple(after), worth_a_line(
        line("announcements-moved", "B99", tally.takers, gained, of=defence),
        line("announcements-forfeited", "B99", defence, lost - gained),
    )


def _compared(options: Options, tricks: PerSide, announcements: PerSide, belote: PerSide) -> PerSide:
    """The totals that judge the contract (B90)."""
    parts = {
        "all": (tricks, announcements, belote),
        "tricks_belote": (tricks, belote),
        "tricks": (tricks,),
    }[options.contract_basis]
    return tuple(map(sum, zip(*parts, strict=True)))
