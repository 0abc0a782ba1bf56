"""What marks are worth in a match: the chance to win it from where both sides stand, and how a deal moves it."""

from typing import Any

import numpy as np

from rebelote.search.learned.context import FAR

_STEP = 20
_CELLS = int(FAR) // _STEP + 1
_LEAST = 0.002  # a deal moves the chance by so much at least, or it is taken for this
_MOST = 400  # results of deals that the chances are computed from


class Equity:
    """Chances to win by the marks that both sides lack, from results of deals played alike by both.

    `results` are marks of both sides, one row a deal. `size` is the usual distance between them.
    """

    def __init__(self, results: Any) -> None:
        rows = np.asarray(results, float)[: _MOST // 2]
        rows = np.concatenate([rows, rows[:, ::-1]])
        rows = rows[rows.sum(1) > 0]
        self.size = float(np.sqrt(np.square(rows[:, 0] - rows[:, 1]).mean()))
        self._chances = np.full((_CELLS, _CELLS), 0.5)
        self._moves = np.full((_CELLS, _CELLS), 1.0)
        steps = np.maximum(np.rint(rows / _STEP).astype(int), 0)
        steps = steps[steps.sum(1) > 0]
        for sum_ in range(2, 2 * _CELLS - 1):
            own = np.arange(max(1, sum_ - _CELLS + 1), min(sum_ - 1, _CELLS - 1) + 1)
            after = self._after(own[:, None] - steps[:, 0], (sum_ - own)[:, None] - steps[:, 1])
            self._chances[own, sum_ - own] = after.mean(1)
            self._moves[own, sum_ - own] = np.maximum(after.std(1), _LEAST)

    def chance(self, own: Any, other: Any) -> Any:
        """The chance to win, for arrays of the marks that both sides lack; who has more than he needs has won
        if the other has not, or has less.
        """
        return self._after(np.ceil(own / _STEP).astype(int), np.ceil(other / _STEP).astype(int), own, other)

    def gains(self, lacks: Any, marks: Any) -> Any:
        """What marks bring the first side, in marks of a deal far from the end.

        `lacks` are rows of what both sides lack, `marks` rows of possible marks of both.
        """
        own, other = lacks[:, 0], lacks[:, 1]
        plain = marks[..., 0] - marks[..., 1]
        after = self.chance(own[:, None] - marks[..., 0], other[:, None] - marks[..., 1])
        cells = (np.ceil(own / _STEP).astype(int), np.ceil(other / _STEP).astype(int))
        moved = (after - self.chance(own, other)[:, None]) * (self.size / self._moves[cells])[:, None]
        far = (own >= FAR) & (other >= FAR)
        return np.where(far[:, None], plain, moved)

    def _after(self, own: Any, other: Any, fine: Any = None, fine_other: Any = None) -> Any:
        """Chances in cells; at the end of the match by what is left, more exactly where that is known."""
        a, b = (own, other) if fine is None else (fine, fine_other)
        ended = np.minimum(own, other) <= 0
        won = np.where(a == b, 0.5, a < b)
        cells = self._chances[np.clip(own, 0, _CELLS - 1), np.clip(other, 0, _CELLS - 1)]
        return np.where(ended, won, cells)
