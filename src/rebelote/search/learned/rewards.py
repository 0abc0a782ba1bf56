"""What a call is worth in the end: the marks of a deal at a contract, as the game itself scores it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from rebelote.games.belote.contract import Contract
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import SA, TA
from rebelote.games.belote.scoring.tally import Tally
from rebelote.search.learned.features import CAPOT_STEP
from rebelote.search.stakes import Stakes, stakes_of

_WORTHS = (0, 20, 50, 100, 150, 200)
"""Announcements are taken for the nearest of these."""


@dataclass(frozen=True, slots=True)
class Played:
    """How the play differs from open cards: takers get `slope` times their points and `offset`, give or
    take a normal `spread`; a capot with open cards is one in `capots` of cases.
    """

    slope: float = 0.8
    offset: float = 19.0
    spread: float = 16.0
    capots: float = 0.35


class Rewards:
    """Margins of deals at contracts, under the options of a table."""

    def __init__(self, options: Options, played: Played) -> None:
        self._options, self._played = options, played
        self.mults = (1, options.coinche_mult, options.surcoinche_mult)
        self._expected = lru_cache(maxsize=None)(self._margins)

    def margin(
        self,
        contract: tuple[int, int, int, int],
        points: int,
        belotes: tuple[int, int],
        announced: tuple[int, int],
    ) -> float:
        """Marks by which side 0 may expect to be ahead.

        `contract` is the taker, the denomination, the step of the bid and the multiplier; `points` those
        of side 0 with open cards.
        """
        taker, denomination, step, mult = contract
        side = taker % 2
        kind = denomination if denomination >= SA else 0
        usual, capot = self._expected(side, kind, step, mult, belotes, _near(announced))
        whole = len(usual) - 1
        found = float(usual[min(max(points, 0), whole)])
        if side == 0 and points > whole or side == 1 and points < 0:
            return found + self._played.capots * (capot - found)
        return found

    def _margins(self, *deal: Any) -> tuple[Any, float]:
        """Expected margins by the points of side 0 with open cards, and the one of the takers' capot."""
        side, stakes = deal[0], self._of(*deal)
        marks = np.array([a - b for a, b in stakes.marks], float)
        whole = len(marks) - 1
        own = np.arange(whole + 1) if side == 0 else whole - np.arange(whole + 1)
        unit = whole / 162
        middle = self._played.slope * own + self._played.offset * unit
        apart = (own[None, :] - np.clip(middle, 0, whole)[:, None]) / (self._played.spread * unit)
        odds = np.exp(-(apart**2) / 2)
        a, b = stakes.capots[side]
        return (odds / odds.sum(1, keepdims=True)) @ marks, float(a - b)

    def _of(
        self,
        side: int,
        denomination: int,
        step: int,
        mult: int,
        belotes: tuple[int, int],
        announced: tuple[int, int],
    ) -> Stakes:
        options = self._options
        if options.bid_mode != "auction":
            contract = Contract(side, denomination)
        else:
            capot = step == CAPOT_STEP
            value = options.capot_value if capot else 80 + 10 * step
            contract = Contract(side, denomination, value, capot=capot, mult=mult)
        told = tuple(20 * min(each, 2 if denomination == TA else 1) for each in belotes)
        return stakes_of(Tally(contract, side, (0, 0), (0, 0), 0, announced, told), options)


def _near(announced: tuple[int, int]) -> tuple[int, int]:
    a, b = (min(_WORTHS, key=lambda worth: abs(worth - each)) for each in announced)
    return (a, b)
