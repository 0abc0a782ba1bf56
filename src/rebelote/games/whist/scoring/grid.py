"""The points grid: what each seat marks, with a line for every figure (W27 to W33)."""

from dataclasses import dataclass

from rebelote.engine.lines import Line, line, summed
from rebelote.games.whist.contract import (
    MISERES,
    PAIRS,
    SOLOS,
    TRICKS,
    TROU_TRICKS,
    Contract,
    Kind,
)
from rebelote.games.whist.options import Options

ALL_TRICKS = 13
MARK_CODES = ("mark-declarer", "mark-opponent")
"""What a seat marks: over these lines its points sum to its `total`."""
LINE_CODES = ("tricks", "made", "failed", *MARK_CODES, "total", "void")
"""Every code that a line can have."""


@dataclass(frozen=True, slots=True)
class Price:
    """Fixed numbers of the grid: made, failed, each opponent, and that if several failed (W31, W32)."""

    made: int
    failed: int
    opponent: int
    several: int


FIXED = {
    Kind.PM: Price(18, -18, 12, 18),
    Kind.PICCOLO: Price(24, -24, 16, 24),
    Kind.AB9: Price(32, -32, 21, 21),
    Kind.GM: Price(36, -36, 24, 36),
    Kind.AB10: Price(42, -42, 25, 25),
    Kind.AB11: Price(60, -60, 27, 27),
    Kind.GME: Price(75, -75, 32, 48),
    Kind.PC: Price(100, -100, 33, 33),
    Kind.GC: Price(200, -200, 66, 66),
}
_SOLO_DOWN = {Kind.SOLO6: (15, 10), Kind.SOLO7: (18, 12), Kind.SOLO8: (24, 16)}
"""One trick down: what the declarer loses, and each opponent gets (W30)."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal came to: one mark a seat; no contract when nobody played (W19).

    `made` has one answer for each declarer.
    """

    contract: Contract | None
    declarers: tuple[int, ...]
    made: tuple[bool, ...]
    marks: tuple[int, int, int, int]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the grid: what a game brings, by tricks from the first that makes it or fails it."""

    kind: Kind
    made: tuple[int, ...]
    failed: tuple[int, ...]
    opponents: tuple[int, ...]
    rule: str


_DOWN = 3
"""So many undertricks are told: the series goes on by the same step (W28)."""

VOID = Result(None, (), (), (0, 0, 0, 0), (line("void", "W19", -1, 0),))
"""A deal that nobody played."""


def grid(options: Options) -> tuple[Entry, ...]:
    """The whole grid, lowest game first. Rules W28 to W33."""
    return tuple(_entry(kind, options) for kind in Kind if kind is not Kind.TROU or options.trou)


def _entry(kind: Kind, options: Options) -> Entry:
    """One game: the misères with what an opponent gets when one fails, and when several do (W31)."""
    if kind in MISERES:
        price = FIXED[kind]
        return Entry(kind, (price.made,), (price.failed,), (price.opponent, price.several), "W31")
    least = TRICKS.get(kind, TROU_TRICKS)
    rule = _together(kind, least, options)[2]
    made = [_together(kind, taken, options)[0] for taken in range(least, ALL_TRICKS + 1)]
    down = [_together(kind, taken, options) for taken in range(least - 1, least - 1 - _DOWN, -1)]
    failed, opponents = [each[0] for each in down], [each[1] for each in down]
    return Entry(kind, _steps(made), _steps(failed), _steps(opponents), rule)


def _steps(figures: list[int]) -> tuple[int, ...]:
    """Figures without those that only repeat the one before them."""
    return tuple(each for at, each in enumerate(figures) if at == 0 or each != figures[at - 1])


def score(
    contract: Contract, declarers: tuple[int, ...], tricks: tuple[int, ...], options: Options
) -> Result:
    """The marks of a deal; `tricks` are those of each seat. Rules W27 to W33."""
    if contract.kind in MISERES:
        made = tuple(_kept(contract.kind, tricks[seat]) for seat in declarers)
        gains = _misere_gains(contract.kind, declarers, made, options)
        rule = "W31"
    else:
        taken = sum(tricks[seat] for seat in declarers)
        theirs, others, rule = _together(contract.kind, taken, options)
        made = (others == 0,) * len(declarers)
        gains = {seat: {True: theirs} if seat in declarers else {False: others} for seat in range(4)}
    lines = [*_counted(contract.kind, declarers, tricks, made)]
    for seat in range(4):
        for own, points in gains[seat].items():
            if points:
                lines.append(line("mark-declarer" if own else "mark-opponent", rule, seat, points))
    a, b, c, d = (summed(lines, seat, MARK_CODES) for seat in range(4))
    totals = tuple(line("total", "W28", seat, mark) for seat, mark in enumerate((a, b, c, d)))
    return Result(contract, declarers, made, (a, b, c, d), (*lines, *totals))


def settled(
    contract: Contract, declarers: tuple[int, ...], tricks: tuple[int, ...], left: int, options: Options
) -> bool:
    """Whether no score can change any more with so many tricks left (W24)."""
    if contract.kind in MISERES:
        most = 1 if contract.kind is Kind.PICCOLO else 0
        return left == 0 or all(tricks[seat] > most for seat in declarers)
    taken = sum(tricks[seat] for seat in declarers)
    return 1 == len({_together(contract.kind, taken + more, options) for more in range(left + 1)})


def _kept(kind: Kind, taken: int) -> bool:
    """Whether a misère or piccolo is made with so many tricks (W27)."""
    return taken == (1 if kind is Kind.PICCOLO else 0)


def _together(kind: Kind, taken: int, options: Options) -> tuple[int, int, str]:
    """What each declarer and each opponent marks, and the rule."""
    if kind is Kind.TROU:
        return (*_trou(taken, options), "W33")
    if kind in FIXED:
        price = FIXED[kind]
        return (price.made, 0, "W32") if taken >= TRICKS[kind] else (price.failed, price.opponent, "W32")
    if kind in SOLOS.values():
        return (*_solo(kind, taken), "W30")
    return (*_pair(kind, taken, options), "W29")


def _trou(taken: int, options: Options) -> tuple[int, int]:
    """A pair that fails loses nothing; all tricks may count double (W33)."""
    if taken < TROU_TRICKS:
        return 0, 16
    return (30 if taken == ALL_TRICKS and options.trou_double == "all_tricks" else 16), 0


def _pair(kind: Kind, taken: int, options: Options) -> tuple[int, int]:
    """Three points a trick up and down (W29)."""
    down = TRICKS[kind] - taken
    if down <= 0:
        return (30 if taken == ALL_TRICKS else 7 + 3 * (taken - min(PAIRS))), 0
    loss = 10 + 3 * (TRICKS[kind] - min(PAIRS)) + 3 * (down - 1)
    if kind is Kind.EMB13:
        loss = 30 if options.emballage13_fail == "flat" else 25 + 3 * (down - 1)
    return -loss, loss


def _solo(kind: Kind, taken: int) -> tuple[int, int]:
    """Tricks above eight add nothing (W30)."""
    down = TRICKS[kind] - taken
    if down <= 0:
        return (21 if kind is Kind.SOLO8 else 12 + 3 * (min(taken, 8) - 6)), 0
    lost, gained = _SOLO_DOWN[kind]
    return -(lost + 3 * (down - 1)), gained + 2 * (down - 1)


def _misere_gains(
    kind: Kind, declarers: tuple[int, ...], made: tuple[bool, ...], options: Options
) -> dict[int, dict[bool, int]]:
    """What each seat marks as a declarer (True) and as an opponent (False) (W31)."""
    price, failures = FIXED[kind], made.count(False)
    defence = 0 if not failures else price.opponent if failures == 1 else price.several
    gains = {seat: {False: defence} for seat in range(4) if seat not in declarers}
    for seat, kept in zip(declarers, made, strict=True):
        gains[seat] = {True: price.made if kept else price.failed}
        if kept and options.misere_winner_defends:
            gains[seat][False] = defence
    return gains


def _counted(
    kind: Kind, declarers: tuple[int, ...], tricks: tuple[int, ...], made: tuple[bool, ...]
) -> tuple[Line, ...]:
    """The tricks of each declarer, then the verdict (W27)."""
    counted = tuple(line("tricks", "W27", seat, 0, tricks=tricks[seat]) for seat in declarers)
    if kind in MISERES:
        apart = zip(declarers, made, strict=True)
        return (*counted, *(_verdict(kind, seat, kept, tricks[seat]) for seat, kept in apart))
    taken = sum(tricks[seat] for seat in declarers)
    return (*counted, *(_verdict(kind, seat, made[0], taken) for seat in declarers))


def _verdict(kind: Kind, seat: int, kept: bool, taken: int) -> Line:
    return line("made" if kept else "failed", "W27", seat, 0, tricks=taken, game=kind.name)
