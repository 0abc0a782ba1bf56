"""The table of positions at the start of a trick: bounds of the value, and the best card.

Within a deal the cards that are left tell who holds them, so a key is that set, with equal cards
renumbered, the leader, and the stamp of the deal. A slot keeps the last position that came by.
"""

from rebelote.search.compiled import part
from rebelote.search.exact.layout import (
    BYTE,
    CANON,
    EPOCH,
    HANDS,
    HIGH,
    HINT,
    KEY,
    LOW,
    MOST,
    POINTS,
    REST,
    SEAT,
    SLOT,
    SLOTS,
    TABLE,
    TURN,
    Cells,
)
from rebelote.search.leaves import mixed

_SPREAD = 0x1E3779B97F4A7C15
_NONE = 63


@part
def recall(S: Cells, frame: int) -> None:
    """Find the slot of a frame, and narrow its bounds by what is known of it."""
    rest = S[frame + REST]
    key = (
        S[CANON + (rest & BYTE)]
        | S[CANON + 256 + (rest >> 16 & BYTE)] << 8
        | S[CANON + 512 + (rest >> 32 & BYTE)] << 16
        | S[CANON + 768 + (rest >> 48 & BYTE)] << 24
        | (S[frame + TURN] & SEAT) << 32
        | S[EPOCH] << 34
    )
    slot = TABLE + 2 * (mixed(key, _SPREAD, 0) >> 30 & S[SLOTS])
    S[frame + KEY] = key
    S[frame + SLOT] = slot
    S[frame + HINT] = -1
    if S[slot] == key:
        known = S[slot + 1]
        S[frame + LOW] = max(S[frame + LOW], known & MOST)
        S[frame + HIGH] = min(S[frame + HIGH], known >> 10 & MOST)
        hint = known >> 20 & _NONE
        S[frame + HINT] = hint if hint != _NONE else -1


@part
def remember(S: Cells, frame: int, low: int, high: int, card: int) -> None:
    """Keep what a visit proved: bounds of the value, and the best card or -1."""
    slot = S[frame + SLOT]
    if S[slot] == S[frame + KEY]:
        known = S[slot + 1]
        low = max(low, known & MOST)
        high = min(high, known >> 10 & MOST)
    else:
        S[slot] = S[frame + KEY]
    S[slot + 1] = low | high << 10 | (card & _NONE) << 20
    S[frame + LOW] = max(S[frame + LOW], low)
    S[frame + HIGH] = min(S[frame + HIGH], high)


@part
def number_equals(S: Cells) -> None:
    """Write the renumbering of the deal in the hands: cards of equal points, by their owners.

    Cards of a class that are neighbours and worth the same are a group. What is left of a group is
    renamed to the lowest cards of it with the same owners in the same order.
    """
    for each in range(4):
        owners = 0
        held = 0
        for seat in range(4):
            own = S[HANDS + seat] >> 16 * each & BYTE
            held |= own
            for height in range(8):
                owners |= (own >> height & 1) * seat << 2 * height
        left = held
        while True:
            S[CANON + 256 * each + left] = _renamed(S, 16 * each, left, held, owners)
            if left == 0:
                break
            left = (left - 1) & held


@part
def _renamed(S: Cells, first: int, left: int, held: int, owners: int) -> int:
    """The lowest cards with the points and owners of the cards left of a class, in their order."""
    renamed = 0
    place = 0
    for height in range(8):
        if left >> height & 1 == 0:
            continue
        while (
            held >> place & 1 == 0
            or S[POINTS + first + place] != S[POINTS + first + height]
            or (owners >> 2 * place & 3) != (owners >> 2 * height & 3)
        ):
            place += 1
        renamed |= 1 << place
        place += 1
    return renamed
