"""The table of positions at the start of a trick: bounds of the value, and the best card.

Within a position that was loaded the cards that are left tell who holds them, so that they are the key.
"""

from rebelote.search.compiled import part
from rebelote.search.leaves import mixed
from rebelote.search.small.layout import (
    COVERED,
    FAR,
    HANDS,
    HIGH,
    HINT,
    KEY,
    LEFT,
    LOW,
    OTHER_KEY,
    SEATS,
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
def slot_of(S: Cells, frame: int) -> None:
    """Find the slot of a frame."""
    key = S[COVERED]
    for seat in range(S[SEATS]):
        key |= S[HANDS + seat]
    other = S[frame + TURN] | S[STAMP] << 2
    slot = TABLE + SLOT_WIDTH * (mixed(key ^ mixed(other, _SPREAD, 1), _SPREAD, 0) >> 36 & S[SLOTS])
    S[frame + KEY] = key
    S[frame + OTHER_KEY] = other
    S[frame + SLOT] = slot


@part
def recall(S: Cells, frame: int) -> None:
    """Bound the value of a frame by what is left and by what is known of it."""
    slot_of(S, frame)
    slot = S[frame + SLOT]
    S[frame + HINT] = -1
    S[frame + LOW] = 0
    S[frame + HIGH] = S[frame + LEFT]
    if S[slot] == S[frame + KEY] and S[slot + 1] == S[frame + OTHER_KEY]:
        known = S[slot + 2]
        S[frame + LOW] = max(S[frame + LOW], known & _WORTH)
        S[frame + HIGH] = min(S[frame + HIGH], known >> 12 & _WORTH)
        S[frame + HINT] = known >> 24


@part
def remember(S: Cells, frame: int, low: int, high: int, card: int) -> None:
    """Keep what a visit proved: bounds of the value, and the best card."""
    slot = S[frame + SLOT]
    if S[slot] == S[frame + KEY] and S[slot + 1] == S[frame + OTHER_KEY]:
        known = S[slot + 2]
        low = max(low, known & _WORTH)
        high = min(high, known >> 12 & _WORTH)
    else:
        S[slot] = S[frame + KEY]
        S[slot + 1] = S[frame + OTHER_KEY]
    S[slot + 2] = low | high << 12 | card << 24
