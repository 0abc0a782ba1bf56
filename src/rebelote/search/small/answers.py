"""The solver of small tables as its users see it: a position and a side in, the side's points out."""

from typing import Any, NamedTuple

from rebelote.games.belote.kernel import LAST_TRICK, worth
from rebelote.kernels.tricks import Tricks
from rebelote.search.compiled import cells
from rebelote.search.small import everyone, solver
from rebelote.search.small.everyone import BITS
from rebelote.search.small.layout import (
    ALONE,
    BEST,
    CARD,
    COVERED,
    DUTIES,
    FRAMES,
    HANDS,
    HOLDER,
    HORIZON,
    LAID,
    LED,
    LEFT,
    NODES,
    OWNER,
    POINTS,
    POT,
    SEATS,
    SHOWN,
    SIDE,
    SLOT_WIDTH,
    SLOTS,
    STAMP,
    TABLE,
    TURN,
    UNDER,
    WIDTH,
    WORTH,
)

_TABLE_BITS = 16


class Side(NamedTuple):
    """Whose points are counted, and what the rules of the deal demand.

    `seats` are the seats whose points are counted, bit s for seat s: they want many, the others few.
    """

    seats: int
    duties: int


class SmallSolver:
    """Solves positions of two or three seats with open cards where nobody has a partner (B52).

    It works in an array of its own, so each thread needs one; compiled code lets other threads run.
    """

    __slots__ = ("_S", "_duties")

    def __init__(self, table_bits: int = _TABLE_BITS) -> None:
        self._S: Any = cells([0] * TABLE + [-1] * (SLOT_WIDTH << table_bits))
        self._S[SLOTS] = (1 << table_bits) - 1
        self._duties = -1

    @property
    def nodes(self) -> int:
        """How many positions were looked at so far."""
        return int(self._S[NODES])

    def values(
        self, side: Side, tricks: Tricks, under: tuple[tuple[int, int], ...] = (), horizon: int = 0
    ) -> dict[int, int]:
        """What the side still gets after each legal card, by strength.

        `under` are pairs of cards, the second covered by the first (B121). A trick that begins with no more
        cards left than the `horizon` is played out by how the cards look; 0 is exact.
        """
        left = self._load(side, tricks, under)
        self._S[HORIZON], self._S[ALONE] = horizon, 0
        if left == 0:
            return {}
        n, frame = int(solver.every_value(self._S, left)), FRAMES + left * WIDTH
        return {int(self._S[frame + CARD + i]): int(self._S[frame + WORTH + i]) for i in range(n)}

    def shares(self, duties: int, tricks: Tricks, horizon: int = 0) -> dict[int, tuple[int, ...]]:
        """What every seat still gets after each legal card, by strength, each playing for itself.

        Of cards that bring the seat in turn the same it lays the one that looks best.
        """
        left = self._load(Side(0, duties), tricks, ())
        self._S[HORIZON], self._S[ALONE] = horizon, 1
        n = int(everyone.every_share(self._S, left)) if left else 0
        frame, found = FRAMES + left * WIDTH, {}
        for i in range(n):
            number = int(self._S[frame + WORTH + i])
            points = tuple(number >> BITS * seat & (1 << BITS) - 1 for seat in range(tricks.seats))
            found[int(self._S[frame + CARD + i])] = points
        return found

    def _load(self, side: Side, tricks: Tricks, under: tuple[tuple[int, int], ...]) -> int:
        """Put a position into the array; how many cards are left."""
        S = self._S
        if side.duties != self._duties:
            self._duties = S[DUTIES] = side.duties
            S[POINTS : POINTS + 64] = cells(
                [worth(1 << each, side.duties) if each % 16 < 8 else 0 for each in range(64)]
            )
        S[SIDE], S[SEATS] = side.seats, tricks.seats
        S[STAMP] += 1
        rest = 0
        for seat, hand in enumerate(tricks.hands):
            S[HANDS + seat] = hand
            rest |= hand
        S[COVERED] = covered = self._cover(tricks, under)
        laid = tricks.laid if tricks.led >= 0 else 0
        left = (rest | covered).bit_count()
        frame = FRAMES + left * WIDTH
        S[frame + TURN], S[frame + LAID], S[frame + LED] = tricks.turn, laid.bit_count(), tricks.led
        S[frame + BEST] = tricks.best if laid else 0
        S[frame + HOLDER], S[frame + SHOWN] = tricks.holder, laid
        S[frame + POT] = worth(laid, side.duties)
        S[frame + LEFT] = worth(rest | covered | laid, side.duties) + LAST_TRICK
        return left

    def _cover(self, tricks: Tricks, under: tuple[tuple[int, int], ...]) -> int:
        """Note which cards lie under others; all of them."""
        S, found = self._S, 0
        S[UNDER : UNDER + 64] = cells([-1] * 64)
        for upper, lower in under:
            found |= 1 << lower
            S[UNDER + upper] = lower
            # a card that lies in the running trick is in no hand: its owner is not the seat in turn
            holders = [seat for seat in range(tricks.seats) if tricks.hands[seat] >> upper & 1]
            S[OWNER + upper] = holders[0] if holders else 1 - tricks.turn
        return found
