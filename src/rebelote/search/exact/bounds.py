"""What a side is sure of at the start of a trick, without looking further.

Three statements, each true whatever anybody plays: the owner of the highest trumps gets their
points; a leader gets the trumps that no opponent can beat; a leader who can draw every trump, or
plays without trumps, cashes all cards that nobody can beat.
"""

from rebelote.kernels.bits import CLASSES, HIGHER
from rebelote.search.compiled import part
from rebelote.search.exact.layout import (
    BOUNDS,
    BYTE,
    HANDS,
    HIGH,
    LAST,
    LOW,
    REST,
    SEAT,
    SUMS,
    SWITCHES,
    TRUMPS,
    TURN,
    Cells,
)
from rebelote.search.leaves import count, highest


@part
def points_of(S: Cells, members: int) -> int:
    """Card points of a set."""
    return (
        S[SUMS + (members & BYTE)]
        + S[SUMS + 256 + (members >> 16 & BYTE)]
        + S[SUMS + 512 + (members >> 32 & BYTE)]
        + S[SUMS + 768 + (members >> 48 & BYTE)]
    )


@part
def _above(members: int, others: int) -> int:
    """The members of a set of one class that are higher than all others of that class."""
    return members & HIGHER[highest(others)] if others else members


@part
def _cashed(S: Cells, turn: int, whole: int) -> int:
    """Points that the leader is sure of; `whole` if he takes every trick."""
    own, trumps = S[HANDS + turn], S[TRUMPS]
    after, before, partner = S[HANDS + ((turn + 1) & 3)], S[HANDS + ((turn + 3) & 3)], S[HANDS + (turn ^ 2)]
    others = after | before | partner
    sure = 0
    if trumps:
        mine = own & trumps
        masters = count(_above(mine, others & trumps))
        longest = max(count(after & trumps), count(before & trumps), count(partner & trumps))
        if masters < longest:
            return points_of(S, _above(mine, (after | before) & trumps))
        sure = mine
    for each in range(4):
        mine = own & CLASSES[each] & ~trumps
        if mine:
            sure |= _above(mine, others & CLASSES[each])
    return whole if sure == own else points_of(S, sure)


@part
def bound(S: Cells, frame: int) -> None:
    """Write the bounds of the value of a frame at the start of a trick."""
    turn = S[frame + TURN] & SEAT
    whole = points_of(S, S[frame + REST]) + S[LAST]
    low, high = 0, whole
    if S[SWITCHES] & BOUNDS:
        trumps = S[TRUMPS]
        ours = (S[HANDS] | S[HANDS + 2]) & trumps
        theirs = (S[HANDS + 1] | S[HANDS + 3]) & trumps
        if ours > theirs:
            low = points_of(S, _above(ours, theirs))
        elif theirs:
            high = whole - points_of(S, _above(theirs, ours))
        cashed = _cashed(S, turn, whole)
        if turn & 1:
            high = min(high, whole - cashed)
        else:
            low = max(low, cashed)
    S[frame + LOW] = low
    S[frame + HIGH] = high
