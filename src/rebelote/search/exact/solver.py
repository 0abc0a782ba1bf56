"""The search: what North-South will still take, principal variation by principal variation.

`search` is one function, since compiled code calls itself only where it is entered.
"""

from rebelote.kernels.tricks import takes
from rebelote.search.compiled import compiled, part
from rebelote.search.exact.bounds import bound
from rebelote.search.exact.branches import branches
from rebelote.search.exact.charm import arrange
from rebelote.search.exact.layout import (
    BEST,
    CARD,
    CHOICES,
    DUTIES,
    FAR,
    FRAMES,
    HANDS,
    HIGH,
    HOLDER,
    KEPT,
    LAID,
    LAST,
    LED,
    LIKENESS,
    LOW,
    MEMORY,
    MOST,
    NODES,
    OPEN,
    POINTS,
    POT,
    REST,
    RUN,
    SEAT,
    STRENGTH,
    SWITCHES,
    TURN,
    WIDTH,
    WORTH,
    Cells,
)
from rebelote.search.exact.memory import recall, remember
from rebelote.search.leaves import lowest

__all__ = ["come_back", "frame_of", "keep", "known", "lay", "search", "slide"]


@part
def lay(S: Cells, frame: int, card: int) -> int:
    """Make the next frame, a card having left its hand; points that North-South took with it."""
    turn, laid = S[frame + TURN] & SEAT, S[frame + LAID]
    then = frame - WIDTH
    rest = S[frame + REST] ^ 1 << card
    S[HANDS + turn] ^= 1 << card
    S[then + REST] = rest
    pot = S[frame + POT] + S[POINTS + (card & STRENGTH)]
    best, holder = S[frame + BEST], S[frame + HOLDER]
    if laid == 0 or takes(card, best, S[DUTIES]):
        best, holder = card, turn
    if laid < 3:
        S[then + TURN] = (turn + 1) & SEAT
        S[then + LAID] = laid + 1
        S[then + LED] = card >> 4 if laid == 0 else S[frame + LED]
        S[then + BEST] = best
        S[then + HOLDER] = holder
        S[then + POT] = pot
        return 0
    S[then + TURN] = holder
    S[then + LAID] = 0
    S[then + LED] = -1
    S[then + BEST] = -1
    S[then + POT] = 0
    if holder & 1:
        return 0
    return pot if rest else pot + S[LAST]


@part
def last_trick(S: Cells, frame: int) -> int:
    """What North-South get of a last trick that has not begun: nobody has a choice."""
    turn = S[frame + TURN] & SEAT
    best = lowest(S[HANDS + turn])
    holder = turn
    pot = S[POINTS + (best & STRENGTH)] + S[LAST]
    for step in range(1, 4):
        seat = (turn + step) & 3
        card = lowest(S[HANDS + seat])
        pot += S[POINTS + (card & STRENGTH)]
        if takes(card, best, S[DUTIES]):
            best, holder = card, seat
    return 0 if holder & 1 else pot


@part
def like_another(S: Cells, frame: int, i: int, alpha: int, beta: int) -> bool:
    """Whether a card searched before, that differs by a few points only, proves this one useless."""
    card, run, ours = S[frame + CARD + i], S[frame + RUN + i], S[frame + TURN] & 1 == 0
    for j in range(i):
        if S[frame + RUN + j] == run:
            apart = abs(S[POINTS + (card & STRENGTH)] - S[POINTS + (S[frame + CARD + j] & STRENGTH)])
            worth = S[frame + WORTH + j]
            if (ours and worth + apart <= alpha) or (not ours and worth - apart >= beta):
                return True
    return False


@part
def slide(S: Cells, left: int) -> int:
    """Play on while nobody has a choice, to the frame `OPEN`; points that North-South took with it.

    That frame has its candidates, or at the start of a trick its bounds; they meet at the end.
    """
    gain = 0
    frame = frame_of(left)
    while S[frame + LAID]:
        n = branches(S, frame)
        if n > 1:
            S[frame + CHOICES] = n
            S[OPEN] = left
            return gain
        gain += lay(S, frame, S[frame + CARD])
        frame -= WIDTH
        left -= 1
    S[OPEN] = left
    if left <= 4:
        S[frame + LOW] = last_trick(S, frame) if left else 0
        S[frame + HIGH] = S[frame + LOW]
        return gain
    bound(S, frame)
    if S[SWITCHES] & MEMORY:
        recall(S, frame)
    return gain


@part
def frame_of(left: int) -> int:
    """Where the frame of so many cards left begins."""
    return FRAMES + (left & STRENGTH) * WIDTH


@part
def keep(S: Cells, frame: int) -> None:
    """Note the hands of a frame."""
    for seat in range(4):
        S[frame + KEPT + seat] = S[HANDS + seat]


@part
def come_back(S: Cells, frame: int) -> None:
    """The hands of a frame again."""
    for seat in range(4):
        S[HANDS + seat] = S[frame + KEPT + seat]


@part
def known(S: Cells, left: int, alpha: int, beta: int) -> int:
    """The value of a frame where its bounds settle it against a window, -1 where it must be searched."""
    frame = frame_of(left)
    if S[frame + LAID] == 0:
        low, high = S[frame + LOW], S[frame + HIGH]
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
    return -1


@part
def opened(S: Cells, frame: int) -> int:
    """The candidates of a frame in order, its hands noted; how many they are."""
    n = branches(S, frame) if S[frame + LAID] == 0 else S[frame + CHOICES]
    arrange(S, frame, n)
    keep(S, frame)
    return n


@part
def scouted(i: int, ours: bool, alpha: int, beta: int) -> tuple[int, int]:
    """The window for a candidate: the whole one for the first, then only the question of a better one."""
    if i == 0 or beta - alpha <= 1:
        return alpha, beta
    return (alpha, alpha + 1) if ours else (beta - 1, beta)


@compiled("int64(CPointer(int64), int64, int64, int64)")
def search(S: Cells, left: int, alpha: int, beta: int) -> int:
    """What North-South will still take, from a frame where somebody has a choice.

    Between `alpha` and `beta` the answer is exact; outside it is a bound on that side.
    """
    frame = frame_of(left)
    S[NODES] += 1
    starts, ours = S[frame + LAID] == 0, S[frame + TURN] & 1 == 0
    if starts:
        alpha, beta = max(alpha, S[frame + LOW]), min(beta, S[frame + HIGH])
    floor, ceiling = alpha, beta
    value, best = -FAR if ours else FAR, -1
    for i in range(opened(S, frame)):
        card = S[frame + CARD + i]
        if i and S[SWITCHES] & LIKENESS and like_another(S, frame, i, alpha, beta):
            worth = alpha if ours else beta
        else:
            gain = lay(S, frame, card) + slide(S, left - 1)
            then, below, above = S[OPEN], alpha - gain, beta - gain
            low, high = scouted(i, ours, below, above)
            worth = known(S, then, low, high)
            if worth < 0:
                worth = search(S, then, low, high)
            if below < worth < above and high - low < above - below:
                low, high = (worth - 1, above) if ours else (below, worth + 1)
                again = known(S, then, low, high)
                worth = again if again >= 0 else search(S, then, low, high)
            worth += gain
            come_back(S, frame)
        S[frame + WORTH + i] = worth
        if (worth > value) if ours else (worth < value):
            value, best = worth, card
        alpha, beta = (max(alpha, worth), beta) if ours else (alpha, min(beta, worth))
        if alpha >= beta:
            break
    if starts and S[SWITCHES] & MEMORY:
        remember(S, frame, value if value > floor else 0, value if value < ceiling else MOST, best)
    return value
