"""What a call is worth in the end: the marks of a deal at a contract, as the game itself scores it, and
what they do to the match.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from rebelote.games.belote.contract import Contract
from rebelote.games.belote.kernel import LAST_TRICK, worth
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import SA, TA, duties
from rebelote.games.belote.scoring.score import Result, score
from rebelote.games.belote.scoring.tally import Tally
from rebelote.search.learned.deals import Dealt
from rebelote.search.learned.equity import Equity
from rebelote.search.learned.features import CAPOT_STEP

_WORTHS = (0, 20, 50, 100, 150, 200)
"""Announcements are taken for the nearest of these."""
WHOLE = 162
_PACK = 255 | 255 << 16 | 255 << 32 | 255 << 48


class Played(NamedTuple):
    """How the play differs from open cards: takers get `slope` times their points and `offset`, give or
    take a normal `spread`; a capot with open cards is one in `capots` of cases.
    """

    slope: float
    offset: float
    spread: float
    capots: float


PLAYED = {
    0: Played(0.78, 22.0, 16.0, 0.38),
    SA: Played(0.62, 31.0, 17.5, 0.38),
    TA: Played(0.56, 42.0, 19.5, 0.3),
}
"""By the kind of the contract, a suit being 0: as measured on deals that were solved and played."""


class Taken(NamedTuple):
    """Deals at their contracts, by number: the side that took, and from its eyes denomination, step,
    multiplier, points with open cards (more than WHOLE for a capot), belotes and announcements of both sides.
    """

    side: Any
    denomination: Any
    step: Any
    mult: Any
    points: Any
    belotes: Any
    announced: Any


def taken_by(dealt: Dealt, rows: Any, seats: Any, bids: tuple[Any, Any, Any]) -> Taken:
    """Some of many deals as seats take them; `bids` are denominations, steps and multipliers."""
    side, (denomination, step, mult) = seats % 2, bids
    points = dealt.points[rows, denomination]
    belotes, announced = dealt.belotes[rows, denomination], dealt.announced[rows, denomination]
    swapped = (side == 1)[:, None]
    return Taken(
        side,
        denomination,
        step,
        mult,
        np.where(side == 0, points, WHOLE - points),
        np.where(swapped, belotes[:, ::-1], belotes),
        np.where(swapped, announced[:, ::-1], announced),
    )


class Sheet(NamedTuple):
    """Marks of takers and others by the takers' points, a capot last, and who gets the pots: 1 the takers,
    -1 the others, 0 nobody yet.
    """

    marks: Any
    pots: Any


Key = tuple[int, int, int, tuple[int, int], tuple[int, int]]


class Rewards:
    """Worths of deals at contracts, under the options of a table; without an equity marks are all that counts."""

    def __init__(self, options: Options, played: Mapping[int, Played] = PLAYED) -> None:
        self._options = options
        self._equity: Equity | None = None
        self._sheet = lru_cache(maxsize=None)(self._marked)
        self._odds = np.stack([_odds(played[each]) for each in (0, SA, TA)])
        self._capots = np.array([played[each].capots for each in (0, SA, TA)])

    def played_for(self, equity: Equity) -> None:
        """From now on deals are played for the match."""
        self._equity = equity

    def worths(self, taken: Taken, lacks: Any, pots: Any) -> Any:
        """What side 0 may expect of deals, in marks; `lacks` are rows of what both sides lack."""
        marks, odds = self.marks(taken, pots), self.odds(taken)
        seen = np.where((taken.side == 0)[:, None], lacks, lacks[:, ::-1])
        gains = marks[..., 0] - marks[..., 1]
        if self._equity is not None:
            gains = self._equity.gains(seen, marks)
        return (gains * odds).sum(1) * (1 - 2 * taken.side)

    def marks(self, taken: Taken, pots: Any) -> Any:
        """Marks of takers and others for every number of their points, a capot last."""
        sheets = [self._sheet(*key) for key in self._keys(taken)]
        marks = np.stack([each.marks for each in sheets])
        won = np.stack([each.pots for each in sheets]) * pots[:, None]
        marks[..., 0] += np.maximum(won, 0)
        marks[..., 1] += np.maximum(-won, 0)
        return marks

    def odds(self, taken: Taken) -> Any:
        """How likely the takers end with each number of points, a capot last."""
        kinds = np.maximum(taken.denomination - SA + 1, 0)
        capots = self._capots[kinds] * (taken.points > WHOLE)
        points = self._odds[kinds, np.clip(taken.points, 0, WHOLE)] * (1 - capots)[:, None]
        return np.concatenate([points, capots[:, None]], 1)

    def _keys(self, taken: Taken) -> list[Key]:
        """What the marks of each deal depend on."""
        kinds = np.where(taken.denomination >= SA, taken.denomination, 0).tolist()
        facts = zip(
            kinds,
            taken.step.tolist(),
            taken.mult.tolist(),
            map(tuple, taken.belotes.tolist()),
            map(_near, taken.announced.tolist()),
            strict=True,
        )
        return [(kind, step, mult, told, near) for kind, step, mult, told, near in facts]

    def _marked(self, *key: Any) -> Sheet:
        """The marks of a contract of side 0, points counted in parts of WHOLE.

        Marks change evenly while a contract fails, is undecided, or is made, so the ends of each tell all.
        """
        deal = self._deal(*key)
        at = cache(lambda own: self._scored(deal, own))
        every = range(WHOLE + 1)
        held = bisect_left(every, True, key=lambda own: at(own).made is not False)
        made = bisect_left(every, True, key=lambda own: at(own).made is True)
        marks, pots = np.zeros((WHOLE + 2, 2), np.float32), np.zeros(WHOLE + 2)
        for start, end, pot in ((0, held, -1), (held, made, 0), (made, WHOLE + 1, 1)):
            if start < end:
                marks[start:end] = np.linspace(at(start).marks, at(end - 1).marks, end - start)
                pots[start:end] = pot
        swept = replace(deal, points=(_whole(deal, self._options), 0), tricks=(8, 0), alone=True)
        capot = score(swept, self._options)
        marks[-1], pots[-1] = capot.marks, 1 if capot.made else -1
        return Sheet(marks, pots)

    def _scored(self, deal: Tally, own: int) -> Result:
        """A deal in which both sides took tricks and side 0 so many points, in parts of WHOLE."""
        whole = _whole(deal, self._options)
        points = (2 * own * whole + WHOLE) // (2 * WHOLE)
        return score(replace(deal, points=(points, whole - points), tricks=(4, 4)), self._options)

    def _deal(
        self, denomination: int, step: int, mult: int, belotes: tuple[int, int], announced: tuple[int, int]
    ) -> Tally:
        """A deal at a contract of side 0, before it is played."""
        options = self._options
        if options.bid_mode != "auction":
            contract = Contract(0, denomination)
        else:
            capot = step == CAPOT_STEP
            value = options.capot_value if capot else 80 + 10 * step
            contract = Contract(0, denomination, value, capot=capot, mult=mult)
        told = tuple(20 * min(each, 2 if denomination == TA else 1) for each in belotes)
        return Tally(contract, 0, (0, 0), (0, 0), 0, announced, told)


def _odds(played: Played) -> Any:
    """How likely each number of points is played, by the points with open cards."""
    points = np.arange(WHOLE + 1)
    middle = np.clip(played.slope * points + played.offset, 0, WHOLE)
    odds = np.exp(-np.square((points[None, :] - middle[:, None]) / played.spread) / 2)
    return odds / odds.sum(1, keepdims=True)


def _whole(deal: Tally, options: Options) -> int:
    """All card points of a deal, the last trick included."""
    return worth(_PACK, duties(deal.contract.denomination, options)) + LAST_TRICK


def _near(announced: Sequence[int]) -> tuple[int, int]:
    a, b = (min(_WORTHS, key=lambda worth: abs(worth - each)) for each in announced)
    return (a, b)
