"""The search where everybody plays for himself: card points of all seats, each looking for most of its own.

No bound of one seat says anything about the others', so every line is looked at, each position at the start
of a trick once. `everyone` is one function, since compiled code calls itself only where it is entered.
"""

from rebelote.search.compiled import compiled, part
from rebelote.search.leaves import bare, lowest
from rebelote.search.small.layout import (
    CARD,
    FRAMES,
    HINT,
    HORIZON,
    KEY,
    LAID,
    LEFT,
    NODES,
    OTHER_KEY,
    SLOT,
    TURN,
    WIDTH,
    WORTH,
    Cells,
)
from rebelote.search.small.memory import slot_of
from rebelote.search.small.moves import able, arrange, candidates, come_back, keep, lay

BITS = 9
"""Card points of a seat fit into so many bits; three seats make one number, seat 0 lowest."""
_ONE = (1 << BITS) - 1


@part
def gained(S: Cells, frame: int) -> int:
    """What the card just laid brought, as card points of the seat that took the trick."""
    then = frame - WIDTH
    if S[then + LAID]:
        return 0
    return S[frame + LEFT] - S[then + LEFT] << BITS * S[then + TURN]


@part
def shared_out(S: Cells, left: int) -> int:
    """What every seat gets from here on when everybody lays the card that looks best."""
    got = 0
    while left:
        frame = FRAMES + left * WIDTH
        n = candidates(S, frame)
        S[frame + HINT] = -1
        if n > 1:
            arrange(S, frame, n)
        lay(S, frame, S[frame + CARD])
        got += gained(S, frame)
        left -= 1
    return got


@compiled("int64(CPointer(int64), int64)")
def everyone(S: Cells, left: int) -> int:
    """What every seat will still get with so many cards left, as far as the horizon."""
    frame = FRAMES + left * WIDTH
    S[NODES] += 1
    starts = S[frame + LAID] == 0
    if starts:
        if left <= S[HORIZON]:
            return shared_out(S, left)
        slot_of(S, frame)
        slot = S[frame + SLOT]
        if S[slot] == S[frame + KEY] and S[slot + 1] == S[frame + OTHER_KEY]:
            return S[slot + 2]
    n = candidates(S, frame)
    S[frame + HINT] = -1
    if n > 1:
        arrange(S, frame, n)
    keep(S, frame)
    shift, best, found = BITS * S[frame + TURN], -1, 0
    for i in range(n):
        lay(S, frame, S[frame + CARD + i])
        shares = gained(S, frame) + everyone(S, left - 1)
        come_back(S, frame)
        own = shares >> shift & _ONE
        if own > best:
            best, found = own, shares
    if starts:
        slot = S[frame + SLOT]
        S[slot], S[slot + 1], S[slot + 2] = S[frame + KEY], S[frame + OTHER_KEY], found
    return found


@compiled("int64(int64[::1], int64)")
def every_share(given: Cells, left: int) -> int:
    """Write what every seat still gets after each legal card, as one number; how many cards."""
    S = bare(given)
    frame = FRAMES + left * WIDTH
    rest, n = able(S, frame), 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        S[frame + CARD + n] = card
        n += 1
    keep(S, frame)
    for i in range(n):
        lay(S, frame, S[frame + CARD + i])
        S[frame + WORTH + i] = gained(S, frame) + everyone(S, left - 1)
        come_back(S, frame)
    return n
