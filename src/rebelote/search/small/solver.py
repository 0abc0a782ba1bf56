"""The search at small tables: what a side will still get, by alpha-beta from trick to trick.

`search` is one function, since compiled code calls itself only where it is entered.
"""

from rebelote.search.compiled import compiled, part
from rebelote.search.leaves import bare, lowest
from rebelote.search.small.layout import (
    CARD,
    FAR,
    FRAMES,
    HIGH,
    HINT,
    HORIZON,
    LAID,
    LOW,
    NODES,
    SIDE,
    TURN,
    WIDTH,
    WORTH,
    Cells,
)
from rebelote.search.small.memory import recall, remember
from rebelote.search.small.moves import able, arrange, candidates, come_back, keep, lay


@part
def played_out(S: Cells, left: int) -> int:
    """What the side gets from here on when everybody lays the card that looks best."""
    got = 0
    while left:
        frame = FRAMES + left * WIDTH
        n = candidates(S, frame)
        S[frame + HINT] = -1
        if n > 1:
            arrange(S, frame, n)
        got += lay(S, frame, S[frame + CARD])
        left -= 1
    return got


@compiled("int64(CPointer(int64), int64, int64, int64)")
def search(S: Cells, left: int, alpha: int, beta: int) -> int:
    """What the side will still get with so many cards left.

    Between `alpha` and `beta` the answer is exact as far as the horizon; outside it is a bound on that side.
    """
    frame = FRAMES + left * WIDTH
    S[NODES] += 1
    starts = S[frame + LAID] == 0
    floor, ceiling = alpha, beta
    if starts:
        if left <= S[HORIZON]:
            return played_out(S, left)
        recall(S, frame)
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
    wishes = S[SIDE] >> S[frame + TURN] & 1
    value, best = -1 if wishes else FAR, 0
    for i in range(n):
        card = S[frame + CARD + i]
        gain = lay(S, frame, card)
        worth = gain + search(S, left - 1, alpha - gain, beta - gain)
        come_back(S, frame)
        if (worth > value) if wishes else (worth < value):
            value, best = worth, card
        alpha, beta = (max(alpha, worth), beta) if wishes else (alpha, min(beta, worth))
        if alpha >= beta:
            break
    if starts:
        low = value if value > floor else S[frame + LOW]
        high = value if value < ceiling else S[frame + HIGH]
        remember(S, frame, low, high, best)
    return value


@compiled("int64(int64[::1], int64)")
def every_value(given: Cells, left: int) -> int:
    """Write what the side still gets after each legal card; how many cards."""
    S = bare(given)
    frame = FRAMES + left * WIDTH
    rest, n = able(S, frame), 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        S[frame + CARD + n] = card
        n += 1
    S[frame + HINT] = -1
    arrange(S, frame, n)
    keep(S, frame)
    for i in range(n):
        gain = lay(S, frame, S[frame + CARD + i])
        S[frame + WORTH + i] = gain + search(S, left - 1, -1, FAR)
        come_back(S, frame)
    return n
