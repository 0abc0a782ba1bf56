"""The questions that can be asked of the search: a position's value, every card's, or a threshold.

The position lies in the frame of so many cards left. Answers to several cards stand in that
frame, the most promising card first.
"""

from rebelote.search.compiled import compiled, part
from rebelote.search.exact.branches import every_card, outcome
from rebelote.search.exact.charm import arrange
from rebelote.search.exact.layout import (
    CARD,
    FAR,
    HINT,
    OPEN,
    POINTS,
    RUN,
    STRENGTH,
    TURN,
    WORTH,
    Cells,
)
from rebelote.search.exact.memory import number_equals
from rebelote.search.exact.solver import come_back, frame_of, keep, known, lay, search, slide
from rebelote.search.leaves import bare

_NEAR = 8  # a card is rarely further than this from the one before it


@part
def _reached(S: Cells, left: int, alpha: int, beta: int) -> int:
    """The value of a frame, from a window."""
    gain = slide(S, left)
    then = S[OPEN]
    worth = known(S, then, alpha - gain, beta - gain)
    if worth < 0:
        worth = search(S, then, alpha - gain, beta - gain)
    return worth + gain


@part
def _tried(S: Cells, left: int, card: int, alpha: int, beta: int) -> int:
    """The value of a frame once a card is laid, from a window."""
    frame = frame_of(left)
    gain = lay(S, frame, card)
    worth = gain + _reached(S, left - 1, alpha - gain, beta - gain)
    come_back(S, frame)
    return worth


@part
def _from_likes(S: Cells, frame: int, i: int) -> tuple[int, int]:
    """Bounds of a candidate's value from those of its run that were solved before."""
    low, high = 0, FAR
    card, run = S[frame + CARD + i], S[frame + RUN + i]
    for j in range(i):
        if S[frame + RUN + j] == run:
            worth = S[frame + WORTH + j]
            more = S[POINTS + (card & STRENGTH)] - S[POINTS + (S[frame + CARD + j] & STRENGTH)]
            fate = outcome(S, frame, card) * (1 - 2 * (S[frame + TURN] & 1))
            down, up = abs(more), abs(more)
            if fate * more > 0:
                down = 0
            elif fate * more < 0:
                up = 0
            low, high = max(low, worth - down), min(high, worth + up)
    return low, high


@compiled("int64(int64[::1], int64, int64, int64)")
def value(cells: Cells, left: int, alpha: int, beta: int) -> int:
    """What North-South still take of a new deal; a bound where it is not between alpha and beta."""
    S = bare(cells)
    number_equals(S)
    return _reached(S, left, alpha, beta)


@compiled("int64(int64[::1], int64)")
def every_value(cells: Cells, left: int) -> int:
    """Write what North-South still take after each legal card of a new deal; how many cards there are."""
    S = bare(cells)
    number_equals(S)
    frame = frame_of(left)
    n = every_card(S, frame)
    S[frame + HINT] = -1
    arrange(S, frame, n)
    keep(S, frame)
    worth = 0
    for i in range(n):
        low, high = _from_likes(S, frame, i)
        alpha, beta = low - 1, high + 1
        if i:
            alpha, beta = max(alpha, min(worth, high) - _NEAR), min(beta, max(worth, low) + _NEAR)
        if low == high:
            worth = low
        else:
            worth = _tried(S, left, S[frame + CARD + i], alpha, beta)
            if worth <= alpha and worth > low:
                worth = _tried(S, left, S[frame + CARD + i], low - 1, worth + 1)
            elif worth >= beta and worth < high:
                worth = _tried(S, left, S[frame + CARD + i], worth - 1, high + 1)
        S[frame + WORTH + i] = worth
    return n


@compiled("int64(int64[::1], int64, int64)")
def every_verdict(cells: Cells, left: int, needed: int) -> int:
    """Write for each legal card of a new deal whether North-South get so many points; how many cards."""
    S = bare(cells)
    number_equals(S)
    frame = frame_of(left)
    n = every_card(S, frame)
    S[frame + HINT] = -1
    arrange(S, frame, n)
    keep(S, frame)
    for i in range(n):
        S[frame + WORTH + i] = _tried(S, left, S[frame + CARD + i], needed - 1, needed) >= needed
    return n
