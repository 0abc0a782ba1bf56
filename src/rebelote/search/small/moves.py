"""The cards worth trying at a small table, the most promising first, and what laying one does."""

from rebelote.games.belote.kernel import LAST_TRICK
from rebelote.kernels.bits import CLASSES, HIGHER
from rebelote.kernels.tricks import TRUMP, legal, takes
from rebelote.search.compiled import part
from rebelote.search.leaves import count, highest, lowest
from rebelote.search.small.layout import (
    ALONE,
    BEST,
    CARD,
    CHARM,
    COVERED,
    DUTIES,
    HANDS,
    HINT,
    HOLDER,
    KEPT,
    LAID,
    LED,
    LEFT,
    OPENED,
    OWNER,
    POINTS,
    POT,
    SEATS,
    SHOWN,
    SIDE,
    TURN,
    UNDER,
    WIDTH,
    Cells,
)


@part
def able(S: Cells, frame: int) -> int:
    """The cards that the seat in turn may lay; nobody has a partner (B52)."""
    return legal(S[HANDS + S[frame + TURN]], S[frame + LED], S[frame + BEST], False, S[DUTIES])


@part
def elsewhere(S: Cells, turn: int) -> int:
    """The cards that are not in a hand: those of the others, and those that lie covered."""
    found = S[COVERED]
    for seat in range(S[SEATS]):
        if seat != turn:
            found |= S[HANDS + seat]
    return found


@part
def candidates(S: Cells, frame: int) -> int:
    """Write the cards worth trying; of neighbours that count the same only the highest. How many."""
    others = elsewhere(S, S[frame + TURN])
    if S[frame + LAID]:
        others |= 1 << S[frame + BEST]
    left, n, above = able(S, frame), 0, -1
    while left:
        card = highest(left)
        left ^= 1 << card
        same = above >= 0 and above >> 4 == card >> 4 and S[POINTS + above] == S[POINTS + card]
        # what lies under a card makes it unlike its neighbour
        same = same and S[UNDER + above] < 0 and S[UNDER + card] < 0
        if not same or others & ((1 << above) - (2 << card)):
            S[frame + CARD + n] = card
            n += 1
        above = card
    return n


@part
def arrange(S: Cells, frame: int, n: int) -> None:
    """Put the candidates in order, the most promising first."""
    for i in range(n):
        card = S[frame + CARD + i]
        charm = 1 << 20 if card == S[frame + HINT] and S[frame + LAID] == 0 else charm_of(S, frame, card)
        j = i
        while j and S[frame + CHARM + j - 1] < charm:
            S[frame + CHARM + j] = S[frame + CHARM + j - 1]
            S[frame + CARD + j] = S[frame + CARD + j - 1]
            j -= 1
        S[frame + CHARM + j] = charm
        S[frame + CARD + j] = card


@part
def charm_of(S: Cells, frame: int, card: int) -> int:
    """How promising a card is: one that takes the trick for good and is rich, else a poor one."""
    points, height = S[POINTS + card], card & 15
    trump = card >> 4 == S[DUTIES] & TRUMP
    if S[frame + LAID] == 0:
        return _lead(S, S[frame + TURN], card)
    best, turn = S[frame + BEST], S[frame + TURN]
    last = S[frame + LAID] == S[SEATS] - 1
    if takes(card, best, S[DUTIES]):
        if last:
            return 400 + 8 * points - height - 60 * trump
        return 200 + 4 * points + height - 60 * trump
    friend = S[ALONE] == 0 and (S[SIDE] >> S[frame + HOLDER] ^ S[SIDE] >> turn) & 1 == 0
    return (4 * points if friend else -8 * points) - height - 40 * trump


@part
def _lead(S: Cells, turn: int, card: int) -> int:
    """How promising a lead is: what nobody can beat, then poor cards."""
    out, points = elsewhere(S, turn), S[POINTS + card]
    trumps = S[DUTIES] & TRUMP
    if not out & HIGHER[card]:
        own = count(out & CLASSES[card >> 4])
        ruffed = trumps < 4 and card >> 4 != trumps and own < S[SEATS] - 1 and out & CLASSES[trumps] != 0
        return (100 if ruffed else 300) + 8 * points + own
    return 64 - (card & 15) - 8 * points - 16 * (card >> 4 == trumps)


@part
def lay(S: Cells, frame: int, card: int) -> int:
    """Make the next frame, a card having left its hand; what the side got with it."""
    turn, laid = S[frame + TURN], S[frame + LAID]
    then, seats = frame - WIDTH, S[SEATS]
    S[HANDS + turn] ^= 1 << card
    pot = S[frame + POT] + S[POINTS + card]
    best, holder = S[frame + BEST], S[frame + HOLDER]
    shown = 1 << card if laid == 0 else S[frame + SHOWN] | 1 << card
    if laid == 0 or takes(card, best, S[DUTIES]):
        best, holder = card, turn
    S[then + LEFT] = S[frame + LEFT]
    S[then + SHOWN] = shown
    if laid + 1 < seats:
        S[then + TURN] = turn + 1 if turn + 1 < seats else 0
        S[then + LAID] = laid + 1
        S[then + LED] = card >> 4 if laid == 0 else S[frame + LED]
        S[then + BEST] = best
        S[then + HOLDER] = holder
        S[then + POT] = pot
        return 0
    S[then + TURN] = holder
    S[then + LAID] = 0
    S[then + LED] = -1
    S[then + BEST] = 0
    S[then + POT] = 0
    if S[COVERED]:
        uncover(S, shown)
    if S[HANDS + holder] == 0:
        pot += LAST_TRICK
    S[then + LEFT] -= pot
    return pot if S[SIDE] >> holder & 1 else 0


@part
def uncover(S: Cells, shown: int) -> None:
    """Turn up the cards under those of a trick (B121)."""
    while shown:
        card = lowest(shown)
        shown &= shown - 1
        under = S[UNDER + card]
        if under >= 0:
            S[COVERED] ^= 1 << under
            S[HANDS + S[OWNER + card]] |= 1 << under


@part
def keep(S: Cells, frame: int) -> None:
    """Note the hands of a frame."""
    S[frame + OPENED] = S[COVERED]
    for seat in range(S[SEATS]):
        S[frame + KEPT + seat] = S[HANDS + seat]


@part
def come_back(S: Cells, frame: int) -> None:
    """The hands of a frame again."""
    S[COVERED] = S[frame + OPENED]
    for seat in range(S[SEATS]):
        S[HANDS + seat] = S[frame + KEPT + seat]
