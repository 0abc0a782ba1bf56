"""The table of positions where only tricks count: how far down the cards matter is a part of what is known.

A search tells which cards its answer rests on. Below the lowest of these in its class nothing but the number
of cards in each hand matters, so that the answer holds for every position with the same lengths and the same
owners of the cards above: Bo Haglund's "winning ranks" in the solvers of bridge.
"""

from rebelote.kernels.bits import CLASSES
from rebelote.search.compiled import compiled, part
from rebelote.search.leaves import bare, count, mixed, packed, spread
from rebelote.search.plain.layout import (
    END,
    FREE,
    HANDS,
    HINT,
    KEY,
    OWNERS,
    POOL,
    RANKS,
    SLOTS,
    TABLE,
    TURN,
    USED,
    Cells,
)

HEAD = 2  # a shape, and its newest entry
ENTRY = 5  # the next entry, two bits for each card's owner in two words, which cards matter, what is known
_NONE = -1
_SPREAD = 0x1E3779B97F4A7C15


@part
def shape(S: Cells, turn: int) -> int:
    """How many cards of each class each hand has, and who leads."""
    found = turn
    for seat in range(4):
        hand = S[HANDS + seat]
        for each in range(4):
            if seat * each < 9:
                found = found << 4 | count(hand & CLASSES[each])
    return found


@part
def _everybody(S: Cells) -> int:
    return S[HANDS] | S[HANDS + 1] | S[HANDS + 2] | S[HANDS + 3]


@part
def reach(S: Cells, everybody: int, ranks: int) -> int:
    """All cards down to the lowest of some in each class."""
    found = 0
    for each in range(4):
        rests = ranks & CLASSES[each]
        found |= CLASSES[each] & -(rests & -rests)
    return found & everybody


@part
def forget(S: Cells) -> None:
    """Empty the table."""
    for at in range(TABLE, S[POOL]):
        S[at] = _NONE
    S[FREE] = S[POOL]
    S[USED] = 0


@compiled("void(int64[::1], int64)")
def arrange(given: Cells, cells: int) -> None:
    """Empty the table, which is all of an array from its place on: a third names shapes, the rest keeps entries."""
    S = bare(given)
    heads = 2
    while TABLE + 6 * heads <= cells:
        heads *= 2
    S[SLOTS] = heads - 1
    S[POOL] = TABLE + HEAD * heads
    S[END] = cells - ENTRY
    forget(S)


@part
def head(S: Cells, key: int) -> int:
    """Where the newest entry of a shape is named, or where it will be named; there is always room."""
    place = mixed(mixed(key, _SPREAD, 1) >> 7 ^ key, _SPREAD, 0) >> 30
    at = TABLE + HEAD * (place & S[SLOTS])
    while S[at] != key and S[at] != _NONE:
        place += 1
        at = TABLE + HEAD * (place & S[SLOTS])
    return at


@part
def recall(S: Cells, frame: int, target: int) -> int:
    """Whether the takers get so many tricks, 1 or 0, or -1 where the table does not know."""
    key = shape(S, S[frame + TURN])
    everybody = _everybody(S)
    low = packed(S[HANDS + 1] | S[HANDS + 3], everybody)
    high = packed(S[HANDS + 2] | S[HANDS + 3], everybody)
    S[frame + KEY] = key
    S[frame + OWNERS] = low
    S[frame + OWNERS + 1] = high
    S[frame + HINT] = -1
    first = head(S, key)
    at, before = S[first + 1], first + 1
    while at != _NONE:
        if (S[at + 1] ^ low | S[at + 2] ^ high) & S[at + 3]:
            before, at = at, S[at]
            continue
        known = S[at + 4]
        if (known & 15) >= target or (known >> 4 & 15) < target:
            S[frame + RANKS] = spread(S[at + 3], everybody)
            S[before] = S[at]
            S[at] = S[first + 1]
            S[first + 1] = at
            return 1 if (known & 15) >= target else 0
        S[frame + HINT] = known >> 8
        before, at = at, S[at]
    return -1


@part
def remember(S: Cells, frame: int, low: int, high: int, place: int) -> None:
    """Keep a bound that a visit proved, with the cards that it rests on and the place of the best card."""
    if S[FREE] >= S[END] or 2 * S[USED] > S[SLOTS]:
        forget(S)
    everybody = _everybody(S)
    mask = packed(reach(S, everybody, S[frame + RANKS]), everybody)
    first = head(S, S[frame + KEY])
    if S[first] == _NONE:
        S[first] = S[frame + KEY]
        S[USED] += 1
    at = S[FREE]
    S[FREE] += ENTRY
    S[at] = S[first + 1]
    S[first + 1] = at
    S[at + 1], S[at + 2], S[at + 3] = S[frame + OWNERS] & mask, S[frame + OWNERS + 1] & mask, mask
    S[at + 4] = low | high << 4 | place << 8
