"""The search: what the takers will still get, by alpha-beta from trick to trick.

Where the positions that may be looked at are used up it gives up: what it answers then means nothing, and
nothing of it is remembered.

`search` is one function, since compiled code calls itself only where it is entered.
"""

from rebelote.kernels.tricks import takes
from rebelote.search.compiled import compiled, part
from rebelote.search.leaves import bare, lowest
from rebelote.search.plain.layout import (
    CARD,
    DUTIES,
    FAR,
    FRAMES,
    HANDS,
    HIGH,
    HINT,
    LAID,
    LEFT,
    LIMIT,
    LOW,
    NODES,
    POINTS,
    PRICE,
    TAKERS,
    TURN,
    WIDTH,
    WISHERS,
    WORTH,
    Cells,
)
from rebelote.search.plain.memory import recall, remember
from rebelote.search.plain.moves import (
    arrange,
    candidates,
    card_of,
    come_back,
    keep,
    lay,
    place_of,
    write_able,
)


@part
def last_trick(S: Cells, frame: int) -> int:
    """What the takers get of the last trick before it begins: nobody has a choice."""
    turn = S[frame + TURN]
    best = lowest(S[HANDS + turn])
    holder = turn
    pot = S[POINTS + best] + S[PRICE]
    for step in range(1, 4):
        seat = turn + step & 3
        card = lowest(S[HANDS + seat])
        pot += S[POINTS + card]
        if takes(card, best, S[DUTIES]):
            best, holder = card, seat
    return pot if S[TAKERS] >> holder & 1 else 0


@part
def narrow(S: Cells, frame: int) -> None:
    """Write the bounds of a frame where a trick begins, and the card that was best before."""
    S[frame + LOW] = 0
    S[frame + HIGH] = S[frame + LEFT]
    turn = S[frame + TURN]
    recall(S, frame)
    if S[frame + HINT] >= 0:
        S[frame + HINT] = card_of(S, turn, S[frame + HINT])


@part
def used_up(S: Cells) -> bool:
    """Whether no position may be looked at any more; otherwise one more is counted."""
    if S[NODES] >= S[LIMIT]:
        return True
    S[NODES] += 1
    return False


@compiled("int64(CPointer(int64), int64, int64, int64)")
def search(S: Cells, left: int, alpha: int, beta: int) -> int:
    """What the takers will still get: exact between `alpha` and `beta`, a bound on its side outside them."""
    frame = FRAMES + left * WIDTH
    if used_up(S):
        return alpha
    starts = S[frame + LAID] == 0
    floor, ceiling = alpha, beta
    if starts:
        if left <= 4:
            return last_trick(S, frame) if left else 0
        narrow(S, frame)
        low, high = S[frame + LOW], S[frame + HIGH]
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, ceiling = max(alpha, low), min(beta, high)
        alpha, beta = floor, ceiling
    n = candidates(S, frame)
    if n > 1:
        arrange(S, frame, n)
    keep(S, frame)
    wishes = S[WISHERS] >> S[frame + TURN] & 1
    value, best = -1 if wishes else FAR, 0
    for i in range(n):
        card = S[frame + CARD + i]
        gain = lay(S, frame, card)
        worth = gain + search(S, left - 1, alpha - gain, beta - gain)
        come_back(S, frame)
        if (worth > value) if wishes else (worth < value):
            value, best = worth, card
        alpha = max(alpha, worth) if wishes else alpha
        beta = beta if wishes else min(beta, worth)
        if alpha >= beta or S[NODES] >= S[LIMIT]:
            break
    if starts and S[NODES] < S[LIMIT]:
        low = value if value > floor else S[frame + LOW]
        high = value if value < ceiling else S[frame + HIGH]
        remember(S, frame, low, high, place_of(S, S[frame + TURN], best))
    return value


@compiled("int64(int64[::1], int64, int64, int64)")
def value(given: Cells, left: int, alpha: int, beta: int) -> int:
    """What the takers still get of a position; a bound where it is not between alpha and beta."""
    return search(bare(given), left, alpha, beta)


@compiled("int64(int64[::1], int64, int64, int64)")
def every_value(given: Cells, left: int, alpha: int, beta: int) -> int:
    """Write what the takers still get after each legal card, bounds outside alpha and beta; how many."""
    S = bare(given)
    frame = FRAMES + left * WIDTH
    n = write_able(S, frame)
    S[frame + HINT] = -1
    keep(S, frame)
    for i in range(n):
        gain = lay(S, frame, S[frame + CARD + i])
        S[frame + WORTH + i] = gain + search(S, left - 1, alpha - gain, beta - gain)
        come_back(S, frame)
    return n
