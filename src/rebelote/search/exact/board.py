"""The flat array of a solver: made once, then loaded with a contract and a position."""

import json
from functools import cache
from importlib import resources
from typing import Any

from rebelote.games.belote.kernel import LAST_TRICK, SA_POINTS, Play, worth
from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import NO_TRUMP, RUFF_FREELY, TRUMP
from rebelote.search.compiled import cells
from rebelote.search.exact.layout import (
    ALL,
    BEST,
    DUTIES,
    EPOCH,
    FRAMES,
    HANDS,
    HOLDER,
    KINDS,
    LAID,
    LAST,
    LED,
    ORDER,
    POINTS,
    POT,
    REST,
    SLOTS,
    SUMS,
    SWITCHES,
    TABLE,
    TRUMPS,
    TURN,
    WIDTH,
    Cells,
)

HEIGHTS = 8
EMPTY = -1
LAST_EPOCH = (1 << 29) - 1


def blank(table_bits: int, switches: int = ALL) -> Any:
    """An array with an empty table of 2 ** table_bits slots."""
    values = [0] * TABLE + [EMPTY, 0] * (1 << table_bits)
    values[SLOTS] = (1 << table_bits) - 1
    values[SWITCHES] = switches
    return cells(values)


@cache
def order(family: str) -> Any:
    """The learned weights of a family of contracts (suit, sa, ta), by place in the trick and kind."""
    weights = [0] * (4 * KINDS)
    learned = json.loads(resources.files(__package__).joinpath("order.json").read_text())[family]
    for kind, weight in learned.items():
        weights[int(kind)] = weight
    return cells(weights)


def family(duties: int) -> str:
    """Which weights a contract uses."""
    if duties & TRUMP != NO_TRUMP:
        return "suit"
    return "sa" if duties & SA_POINTS else "ta"


@cache
def _tables(duties: int, *, sweep: bool) -> tuple[Any, Any]:
    """Points by strength, and of each byte of each class."""
    points = [0] * 64
    for strength in range(64):
        if strength % 16 < HEIGHTS:
            points[strength] = 1 if sweep else worth(1 << strength, duties)
    sums: list[int] = []
    for each in range(4):
        row = [0]
        for height in range(HEIGHTS):
            row += [before + points[16 * each + height] for before in row]
        sums += row
    return cells(points), cells(sums)


def load_points(S: Cells, duties: int, *, sweep: bool = False) -> None:
    """Put what the cards count into an array."""
    points, sums = _tables(duties, sweep=sweep)
    S[POINTS : POINTS + len(points)] = points
    S[SUMS : SUMS + len(sums)] = sums


def load_contract(S: Cells, duties: int, *, sweep: bool = False) -> None:
    """Put what a contract demands and counts into the array.

    With `sweep` every card counts one and the last trick nothing, for questions of capot.
    """
    if duties & RUFF_FREELY:
        raise ValueError(
            f"duties {duties:#x}: the solver knows no game where one may ruff instead of following"
        )
    S[DUTIES] = duties
    S[TRUMPS] = CLASSES[duties & TRUMP]
    S[LAST] = 0 if sweep else LAST_TRICK
    load_points(S, duties, sweep=sweep)
    S[ORDER : ORDER + 4 * KINDS] = order(family(duties))


def load_position(S: Cells, play: Play) -> int:
    """Put a position into the array and give it a new stamp; how many cards are left."""
    tricks = play.tricks
    rest = 0
    for seat, hand in enumerate(tricks.hands):
        S[HANDS + seat] = hand
        rest |= hand
    laid = tricks.laid if tricks.led >= 0 else 0
    left = rest.bit_count()
    frame = FRAMES + left * WIDTH
    S[frame + REST] = rest
    S[frame + TURN] = tricks.turn
    S[frame + LAID] = laid.bit_count()
    S[frame + LED] = tricks.led
    S[frame + BEST] = tricks.best if laid else -1
    S[frame + HOLDER] = tricks.holder
    S[frame + POT] = _pot(S, laid)
    if S[EPOCH] == LAST_EPOCH:
        S[TABLE::2] = [EMPTY] * (S[SLOTS] + 1)
    S[EPOCH] = S[EPOCH] % LAST_EPOCH + 1
    return left


def _pot(S: Cells, laid: int) -> int:
    pot = 0
    while laid:
        bit = laid & -laid
        pot += int(S[POINTS + bit.bit_length() - 1])
        laid ^= bit
    return pot
