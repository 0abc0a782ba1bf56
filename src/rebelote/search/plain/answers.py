"""The solver as its users see it: a task, then positions in and what the takers get out."""

from dataclasses import dataclass
from typing import Any

from rebelote.kernels.tricks import Tricks
from rebelote.search.compiled import cells
from rebelote.search.plain import playouts, ranks, reached, solver
from rebelote.search.plain.layout import (
    ALIKE,
    BEST,
    BOUNDS,
    CARD,
    DUTIES,
    FAR,
    FRAMES,
    HANDS,
    HOLDER,
    LAID,
    LED,
    LEFT,
    LIMIT,
    NODES,
    POINTS,
    POT,
    PRICE,
    SLOT_WIDTH,
    SLOTS,
    STAMP,
    TABLE,
    TAKERS,
    TRICK,
    TURN,
    WIDTH,
    WISHERS,
    WORTH,
)

_TABLE_BITS = 16
_ENDLESS = 1 << 62


@dataclass(frozen=True, slots=True)
class Task:
    """What is counted, for whom, and who wants it.

    `takers` are the seats whose tricks count, `wishers` those that want the count high, both as sets of
    bits; in a misère these are others. `points` are those of each strength, `price` is that of a trick.
    """

    duties: int
    takers: int
    wishers: int
    points: tuple[int, ...] = (0,) * 64
    price: int = 1


class PlainSolver:
    """Solves positions of four seats with open cards where no duty asks for a partner or a height (K12, W22).

    It works in an array of its own, so each thread needs one; compiled code lets other threads run.
    """

    __slots__ = ("_S", "_blank", "_task")

    def __init__(self, table_bits: int = _TABLE_BITS) -> None:
        self._blank: Any = cells([-1] * (SLOT_WIDTH << table_bits))
        self._S: Any = cells([0] * (TABLE + (SLOT_WIDTH << table_bits)))
        self._S[LIMIT] = _ENDLESS
        self._task: Task | None = None

    @property
    def nodes(self) -> int:
        """How many positions were looked at so far."""
        return int(self._S[NODES])

    @property
    def spent(self) -> bool:
        """Whether all positions that it was allowed were looked at: answers since then mean nothing."""
        return bool(self._S[NODES] >= self._S[LIMIT])

    def allow(self, nodes: int | None) -> None:
        """Let it look at so many more positions, or at as many as it likes; playouts do not count."""
        self._S[LIMIT] = _ENDLESS if nodes is None else self.nodes + nodes

    def value(self, task: Task, tricks: Tricks, alpha: int = -1, beta: int = FAR) -> int:
        """What the takers still get when everybody plays best; a bound outside alpha and beta."""
        left = self._load(task, tricks)
        if self._S[ALIKE]:
            return int(reached.value(self._S, left, *self._window(task, tricks, left, alpha, beta)))
        return int(solver.value(self._S, left, alpha, beta))

    def values(self, task: Task, tricks: Tricks, alpha: int = -1, beta: int = FAR) -> dict[int, int]:
        """What the takers still get after each legal card, by strength, the lowest first."""
        left = self._load(task, tricks)
        if left == 0:
            return {}
        if self._S[ALIKE]:
            window = self._window(task, tricks, left, alpha, beta)
            return self._answers(reached.every_value(self._S, left, *window), left)
        return self._answers(solver.every_value(self._S, left, alpha, beta), left)

    def guess(self, task: Task, tricks: Tricks) -> int:
        """What the takers get when everybody lays the card that looks best with open cards; quick."""
        return int(playouts.guess(self._S, self._load(task, tricks)))

    def guesses(self, task: Task, tricks: Tricks) -> dict[int, int]:
        """What the takers get in such a playout after each legal card, by strength, the lowest first."""
        left = self._load(task, tricks)
        return self._answers(playouts.every_guess(self._S, left), left) if left else {}

    def _window(self, task: Task, tricks: Tricks, left: int, alpha: int, beta: int) -> tuple[int, int, int]:
        """The fewest and the most tricks that matter, and how many it may be; the position is in the array again."""
        most = int(self._S[FRAMES + left * WIDTH + LEFT])
        about = self.guess(task, tricks)
        self._load(task, tricks)
        return max(alpha, 0), min(beta, most), about

    def _answers(self, n: int, left: int) -> dict[int, int]:
        frame = FRAMES + left * WIDTH
        return {int(self._S[frame + CARD + i]): int(self._S[frame + WORTH + i]) for i in range(n)}

    def _load(self, task: Task, tricks: Tricks) -> int:
        """Put the task, where it is another one, and the position into the array; how many cards are left."""
        S = self._S
        if task != self._task:
            self._begin(task)
        elif not S[ALIKE]:
            S[STAMP] += 1
        for seat, hand in enumerate(tricks.hands):
            S[HANDS + seat] = hand
        laid = tricks.laid if tricks.led >= 0 else 0
        rest = tricks.hands[0] | tricks.hands[1] | tricks.hands[2] | tricks.hands[3]
        left = rest.bit_count()
        frame = FRAMES + left * WIDTH
        S[frame + TURN], S[frame + LAID], S[frame + LED] = tricks.turn, laid.bit_count(), tricks.led
        S[frame + BEST] = tricks.best if laid else 0
        S[frame + HOLDER] = tricks.holder
        S[frame + TRICK] = laid
        S[frame + POT] = _points(task, laid)
        S[frame + LEFT] = _points(task, rest | laid) + task.price * ((left + laid.bit_count()) // 4)
        return left

    def _begin(self, task: Task) -> None:
        S = self._S
        S[DUTIES], S[WISHERS], S[TAKERS], S[PRICE] = task.duties, task.wishers, task.takers, task.price
        S[POINTS : POINTS + 64] = cells(list(task.points))
        S[ALIKE] = task.price == 1 and not any(task.points)
        # sure tricks are those of a leader who wants them
        S[BOUNDS] = S[ALIKE] and task.takers == task.wishers
        S[STAMP] = 0
        if S[ALIKE]:
            ranks.arrange(S, len(S))
        else:
            S[TABLE:] = self._blank
            S[SLOTS] = len(self._blank) // SLOT_WIDTH - 1
        self._task = task


def _points(task: Task, members: int) -> int:
    """Card points of a set; where only tricks count they are not added up."""
    return sum(task.points[each] for each in range(64) if members >> each & 1) if any(task.points) else 0
