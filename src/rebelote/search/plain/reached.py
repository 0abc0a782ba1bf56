"""The search where only tricks count: whether the takers still get so many, and on which cards that rests.

Where the positions that may be looked at are used up it gives up, as `solver` does. The number of tricks is found
by asking for one number after the other, from a guess on, which the table makes cheap.
"""

from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import takes
from rebelote.search.compiled import compiled, part
from rebelote.search.leaves import bare, count, highest, lowest
from rebelote.search.plain.bounds import keeps_trumps, surely
from rebelote.search.plain.layout import (
    BEST,
    BOUNDS,
    CARD,
    DUTIES,
    FRAMES,
    HANDS,
    HINT,
    LAID,
    LIMIT,
    NODES,
    RANKS,
    TAKERS,
    TRICK,
    TURN,
    WIDTH,
    WISHERS,
    WORTH,
    Cells,
)
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
from rebelote.search.plain.ranks import recall, remember
from rebelote.search.plain.solver import used_up


@part
def last_trick(S: Cells, frame: int) -> int:
    """Whether the takers get the last trick before it begins: nobody has a choice."""
    turn = S[frame + TURN]
    best = lowest(S[HANDS + turn])
    holder, laid = turn, 1 << best
    for step in range(1, 4):
        seat = turn + step & 3
        card = lowest(S[HANDS + seat])
        laid |= 1 << card
        if takes(card, best, S[DUTIES]):
            best, holder = card, seat
    S[frame + RANKS] = 1 << best if count(laid & CLASSES[best >> 4]) > 1 else 0
    return S[TAKERS] >> holder & 1


@part
def won_by(S: Cells, frame: int, card: int) -> int:
    """The cards on which it rests who wins a trick that a card completes; none where nobody else laid of the class.

    Neighbours of the winning card in the same hand were not tried, so that they matter, too.
    """
    best = S[frame + BEST]
    if takes(card, best, S[DUTIES]):
        best = card
    same = CLASSES[best >> 4]
    if count((S[frame + TRICK] | 1 << card) & same) < 2:
        return 0
    seat = S[frame - WIDTH + TURN]
    below = same & ((1 << best) - 1)
    everybody = (S[HANDS] | S[HANDS + 1] | S[HANDS + 2] | S[HANDS + 3]) & below
    mine = S[HANDS + seat] & below
    others = everybody ^ mine
    if others:
        mine &= -(2 << highest(others))
    return mine | 1 << best


@part
def bounded(S: Cells, frame: int, left: int, target: int) -> int:
    """1 or 0 where tricks that nobody can take away decide, otherwise -1."""
    fail = (left >> 2) - target + 1
    leads = S[TAKERS] >> S[frame + TURN] & 1
    if surely(S, frame, target if leads else fail):
        return leads
    if keeps_trumps(S, frame, fail if leads else target):
        return 1 - leads
    return -1


@part
def settled(S: Cells, frame: int, left: int, target: int) -> int:
    """1 or 0 where a trick begins and no search is needed, otherwise -1; then the frame has the card to try first."""
    if target <= 0:
        return 1
    if target > left >> 2:
        return 0
    if left == 4:
        return last_trick(S, frame)
    known = bounded(S, frame, left, target) if S[BOUNDS] else -1
    if known < 0:
        known = recall(S, frame, target)
    if known < 0 and S[frame + HINT] >= 0:
        S[frame + HINT] = card_of(S, S[frame + TURN], S[frame + HINT])
    return known


@compiled("int64(CPointer(int64), int64, int64)")
def reaches(S: Cells, left: int, target: int) -> int:
    """Whether the takers still get so many tricks; the frame keeps the cards on which that rests."""
    frame = FRAMES + left * WIDTH
    S[frame + RANKS] = 0
    if used_up(S):
        return 0
    starts = S[frame + LAID] == 0
    if starts:
        known = settled(S, frame, left, target)
        if known >= 0:
            return known
    n = candidates(S, frame)
    if n > 1:
        arrange(S, frame, n)
    keep(S, frame)
    wishes = S[WISHERS] >> S[frame + TURN] & 1
    value, ranks, best = 1 - wishes, 0, S[frame + CARD]
    laid = 0 if starts else S[frame + TRICK]
    for i in range(n):
        card = S[frame + CARD + i]
        gain = lay(S, frame, card)
        S[frame - WIDTH + TRICK] = laid | 1 << card
        rests = won_by(S, frame, card) if S[frame + LAID] == 3 else 0
        got = reaches(S, left - 1, target - gain)
        rests |= S[frame - WIDTH + RANKS]
        come_back(S, frame)
        if S[NODES] >= S[LIMIT]:
            return 0
        if got == wishes:
            value, ranks, best = got, rests, card
            break
        ranks |= rests
    S[frame + RANKS] = ranks
    if starts:
        low, high = (target, left >> 2) if value else (0, target - 1)
        remember(S, frame, low, high, place_of(S, S[frame + TURN], best))
    return value


@part
def between(S: Cells, left: int, low: int, high: int, guess: int) -> int:
    """How many tricks the takers still get, known to lie between two numbers, from a guess on."""
    while low < high:
        target = min(max(guess, low + 1), high)
        if reaches(S, left, target):
            low = target
            guess = target + 1
        else:
            high = target - 1
            guess = high
    return low


@compiled("int64(int64[::1], int64, int64, int64, int64)")
def value(given: Cells, left: int, low: int, high: int, guess: int) -> int:
    """How many tricks the takers still get; a bound where it is not between low and high."""
    return between(bare(given), left, low, high, guess)


@compiled("int64(int64[::1], int64, int64, int64, int64)")
def every_value(given: Cells, left: int, low: int, high: int, guess: int) -> int:
    """Write how many tricks the takers still get after each legal card; how many cards there are."""
    S = bare(given)
    frame = FRAMES + left * WIDTH
    n = write_able(S, frame)
    laid = 0 if S[frame + LAID] == 0 else S[frame + TRICK]
    keep(S, frame)
    for i in range(n):
        card = S[frame + CARD + i]
        gain = lay(S, frame, card)
        S[frame - WIDTH + TRICK] = laid | 1 << card
        guess = gain + between(S, left - 1, low - gain, high - gain, guess - gain)
        S[frame + WORTH + i] = guess
        come_back(S, frame)
    return n
