"""The exact solver as its users see it: a position in, what both sides have at its end out."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rebelote.games.belote.kernel import LAST_TRICK, Play, worth
from rebelote.search.exact import board, root
from rebelote.search.exact.layout import ALL, CARD, FAR, FRAMES, WIDTH, WORTH

TABLE_BITS = 16
"""The table has 2 ** 16 slots, one megabyte: it stays in the cache of a core, and more is slower."""
CAPOT_BONUS = 90
NOBODY = -1
SEATS = 4


class End(NamedTuple):
    """The end of the play: card points of both sides with the last trick, and who took every trick.

    `points` are those of the cards, without the bonus of a capot (B80-B84); `capot` is a side, or -1.
    """

    points: tuple[int, int]
    capot: int = NOBODY

    def with_bonus(self, bonus: int = CAPOT_BONUS) -> tuple[int, int]:
        """The points of both sides with the bonus for the capot (B84)."""
        a, b = self.points
        return (a + bonus * (self.capot == 0), b + bonus * (self.capot == 1))

    @property
    def lead(self) -> int:
        """How far side 0 is ahead: what both sides play for, the bonus included."""
        a, b = self.with_bonus()
        return a - b


class Solver:
    """Solves positions of four seats with open cards under any duties of belote (B41-B50, B80-B84).

    It works in an array of its own, so each thread needs one; compiled code lets other threads run.
    """

    __slots__ = ("_S", "_loaded")

    def __init__(self, table_bits: int = TABLE_BITS, switches: int = ALL) -> None:
        self._S: Any = board.blank(table_bits, switches)
        self._loaded: tuple[int, bool] | None = None

    def value(self, position: Play) -> End:
        """What both sides have at the end of a position when everybody plays best."""
        left = self._load(position)
        if left == 0:
            return _finished(position)
        taken = int(root.value(self._S, left, -1, FAR))
        mover, capot = position.tricks.turn & 1, NOBODY
        for side in _candidates(position, (taken,)):
            swept = self.sweeps(position, side).values()
            if any(swept) if mover == side else all(swept):
                capot = side
        return _end(position, taken, capot)

    def values(self, position: Play) -> dict[int, End]:
        """What both sides have at the end after each legal card, by strength, the weakest first."""
        left = self._load(position)
        if left == 0:
            return {}
        taken = self._answers(root.every_value(self._S, left), left)
        swept = {side: self.sweeps(position, side) for side in _candidates(position, taken.values())}
        capots = {card: next((side for side in swept if swept[side][card]), NOBODY) for card in taken}
        return {card: _end(position, taken[card], capots[card]) for card in sorted(taken)}

    def reaches(self, position: Play, side: int, needed: int) -> dict[int, bool]:
        """Whether a side gets so many card points in the deal after each legal card, all playing best.

        `needed` counts what the side has already, and no capot bonus. Much faster than `values`.
        """
        missing = needed - position.points[side]
        return self._verdicts(position, side, missing, sweep=False)

    def sweeps(self, position: Play, side: int) -> dict[int, bool]:
        """Whether a side takes every trick of the deal after each legal card, all playing best (B84)."""
        found = self._verdicts(position, side, _table(position).bit_count(), sweep=True)
        alone = position.won[1 - side] == 0
        return {card: alone and takes_all for card, takes_all in found.items()}

    def _verdicts(self, position: Play, side: int, missing: int, *, sweep: bool) -> dict[int, bool]:
        """Whether a side still takes so much after each legal card."""
        left = self._load(position, sweep=sweep)
        if left == 0:
            return {}
        whole = _table(position).bit_count() if sweep else _rest(position)
        # side 1 takes what it misses where side 0 does not take the rest and one more
        asked = missing if side == 0 else whole - missing + 1
        found = self._answers(root.every_verdict(self._S, left, asked), left)
        return {card: bool(found[card]) == (side == 0) for card in sorted(found)}

    def _load(self, position: Play, *, sweep: bool = False) -> int:
        """Put the contract, where it is another one, and the position into the array."""
        if position.tricks.seats != SEATS:
            raise ValueError(f"a table of {position.tricks.seats} seats, the solver knows {SEATS}")
        wanted = (position.duties, sweep)
        if self._loaded != wanted:
            board.load_contract(self._S, position.duties, sweep=sweep)
            self._loaded = wanted
        return board.load_position(self._S, position)

    def _answers(self, n: int, left: int) -> dict[int, int]:
        """The answers that stand in a frame, by card."""
        frame = FRAMES + left * WIDTH
        return {int(self._S[frame + CARD + i]): int(self._S[frame + WORTH + i]) for i in range(n)}


def _table(position: Play) -> int:
    """All cards that are still to be won, those on the table among them."""
    a, b, c, d = position.tricks.hands
    return a | b | c | d | (position.tricks.laid if position.tricks.led >= 0 else 0)


def _rest(position: Play) -> int:
    """Card points that are still to be won."""
    return worth(_table(position), position.duties) + LAST_TRICK


def _candidates(position: Play, taken: Iterable[int]) -> tuple[int, ...]:
    """The sides that may come to a capot: all points go to it somewhere, and no trick has gone elsewhere.

    A side that cannot be kept from a capot cannot be kept from any point, so other cards need no question.
    """
    found = set(taken)
    every = (_rest(position) in found, 0 in found)
    return tuple(side for side in (0, 1) if every[side] and position.won[1 - side] == 0)


def _end(position: Play, taken: int, capot: int) -> End:
    a, b, _ = position.points
    return End((a + taken, b + _rest(position) - taken), capot)


def _finished(position: Play) -> End:
    a, b, _ = position.points
    won, lost, _ = position.won
    return End((a, b), NOBODY if won and lost or not won + lost else int(lost > 0))
