"""The table of positions at the start of a trick where cards count points: bounds of the value, and the best card.

The cards that are left tell who holds them within a deal, so that they are the key.
"""

from rebelote.search.compiled import part
from rebelote.search.leaves import mixed
from rebelote.search.plain.layout import (
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
_WORTH = FAR - 1


@part
def recall(S: Cells, frame: int) -> None:
    """Find the slot of a frame, and narrow its bounds by what is known of it."""
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
