"""The table of positions at the start of a trick: bounds of the value, and the best card.

Where cards count points, the cards that are left tell who holds them within a deal, so that they are the
key. Where only tricks count, the key is who holds the highest card of each class, the next, and so on:
positions of different deals that differ in gaps only are one.
"""

from rebelote.search.compiled import part
from rebelote.search.leaves import highest, mixed
from rebelote.search.plain.layout import (
    ALIKE,
    FAR,
    HANDS,
    HIGH,
    HINT,
    KEY,
    LOW,
    OTHER_KEY,
    SLOT,
    SLOT_WIDTH,
    SLOTS,
    STAMP,
    TABLE,
    TURN,
    Cells,
)

_SPREAD = 0x1E3779B97F4A7C15
_LANE = 0x7FFF
_WORTH = FAR - 1


@part
def owners(S: Cells, first: int) -> int:
    """Who holds the cards of a class, the lowest first: two bits a card under a leading 1."""
    a = S[HANDS] >> first & _LANE
    b = S[HANDS + 1] >> first & _LANE
    c = S[HANDS + 2] >> first & _LANE
    d = S[HANDS + 3] >> first & _LANE
    left = a | b | c | d
    found = 1
    while left:
        top = 1 << highest(left)
        left ^= top
        found = found << 2 | (3 if d & top else 2 if c & top else 1 if b & top else 0)
    return found


@part
def recall(S: Cells, frame: int) -> None:
    """Find the slot of a frame, and narrow its bounds by what is known of it."""
    if S[ALIKE]:
        key = owners(S, 0) | owners(S, 16) << 27
        other = owners(S, 32) | owners(S, 48) << 27 | S[frame + TURN] << 54
    else:
        key = S[HANDS] | S[HANDS + 1] | S[HANDS + 2] | S[HANDS + 3]
        other = S[frame + TURN] | S[STAMP] << 2
    slot = TABLE + SLOT_WIDTH * (mixed(key ^ mixed(other, _SPREAD, 1), _SPREAD, 0) >> 36 & S[SLOTS])
    S[frame + KEY] = key
    S[frame + OTHER_KEY] = other
    S[frame + SLOT] = slot
    S[frame + HINT] = -1
    if S[slot] == key and S[slot + 1] == other:
        known = S[slot + 2]
        S[frame + LOW] = max(S[frame + LOW], known & _WORTH)
        S[frame + HIGH] = min(S[frame + HIGH], known >> 12 & _WORTH)
        S[frame + HINT] = known >> 24


@part
def remember(S: Cells, frame: int, low: int, high: int, place: int) -> None:
    """Keep what a visit proved: bounds of the value, and the place of the best card in its class."""
    slot = S[frame + SLOT]
    if S[slot] == S[frame + KEY] and S[slot + 1] == S[frame + OTHER_KEY]:
        known = S[slot + 2]
        low = max(low, known & _WORTH)
        high = min(high, known >> 12 & _WORTH)
    else:
        S[slot] = S[frame + KEY]
        S[slot + 1] = S[frame + OTHER_KEY]
    S[slot + 2] = low | high << 12 | place << 24
