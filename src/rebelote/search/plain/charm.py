"""How promising a card is: the order in which cards are tried."""

from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import TRUMP, takes
from rebelote.search.compiled import part
from rebelote.search.leaves import count, highest
from rebelote.search.plain.layout import (
    ALIKE,
    BEST,
    DUTIES,
    HANDS,
    HOLDER,
    LAID,
    LED,
    POINTS,
    TAKERS,
    TURN,
    WISHERS,
    Cells,
)


@part
def wish_alike(S: Cells, one: int, other: int) -> bool:
    """Whether two seats want the same."""
    return (S[WISHERS] >> one ^ S[WISHERS] >> other) & 1 == 0


@part
def charm(S: Cells, frame: int, card: int) -> int:
    """How promising a card is: tricks that stand, then cheap cards; the reverse where none is wanted."""
    turn, height, points = S[frame + TURN], card & 15, S[POINTS + card]
    wanted = (S[WISHERS] ^ S[TAKERS]) >> turn & 1 == 0
    trump = S[DUTIES] & TRUMP
    is_trump = card >> 4 == trump
    if S[frame + LAID] == 0:
        if wanted and S[ALIKE]:
            return _lead_for_tricks(S, turn, card)
        return _lead(S, turn, card) if wanted else 64 - height
    wins = takes(card, S[frame + BEST], S[DUTIES])
    if not wanted:
        return height if not wins else -height
    if S[ALIKE]:
        return _follow_for_tricks(S, frame, card, wins)
    friend = wish_alike(S, S[frame + HOLDER], turn)
    if S[frame + LAID] == 3:
        if wins and not friend:
            return 400 + 8 * points - height - 40 * is_trump
        return (8 * points if friend else -8 * points) - height - 40 * is_trump
    if wins and not friend:
        return 200 + (height if not is_trump else -height)
    return (4 * points if friend else -8 * points) - height - 40 * is_trump


@part
def _lead(S: Cells, turn: int, card: int) -> int:
    """How promising a lead is: what nobody can beat, then what a friend may take."""
    higher = CLASSES[card >> 4] & -(2 << card)
    friends, foes = 0, 0
    for step in range(1, 4):
        seat = turn + step & 3
        if wish_alike(S, seat, turn):
            friends |= S[HANDS + seat]
        else:
            foes |= S[HANDS + seat]
    points = S[POINTS + card]
    if foes & higher == 0:
        return 300 + (card & 15) + 8 * points - 8 * count(foes & CLASSES[card >> 4])
    if friends & higher and highest(friends & CLASSES[card >> 4]) > highest(foes & CLASSES[card >> 4]):
        return 150 - (card & 15) + 2 * points
    return 64 - (card & 15) - 8 * points


@part
def _lead_for_tricks(S: Cells, turn: int, card: int) -> int:
    """How promising a lead is where only tricks count: for a friend's ruff, what stands, what a friend takes.

    Trumps are led late, and what a foe can ruff last. The distances were tried on random deals of 12 cards.
    """
    trumps, same, height = CLASSES[S[DUTIES] & TRUMP], CLASSES[card >> 4], card & 15
    friends, foes, foe_ruffs, friend_ruffs = 0, 0, False, False
    for step in range(1, 4):
        hand = S[HANDS + (turn + step & 3)]
        ruffs = hand & same == 0 and hand & trumps != 0
        if wish_alike(S, turn + step & 3, turn):
            friends |= hand
            friend_ruffs = friend_ruffs or ruffs
        else:
            foes |= hand
            foe_ruffs = foe_ruffs or ruffs
    higher = same & -(2 << card)
    stands = foes & higher == 0
    friend_stands = friends & higher and highest(friends & same) > highest(foes & same)
    if same == trumps:
        return 120 + height if stands else (100 if friend_stands else 60) - height
    if foe_ruffs:
        return 40 - height
    if friend_ruffs:
        return 310 - height
    if stands:
        return 300 + height - 8 * count(foes & same)
    return (200 if friend_stands else 64) - height


@part
def _follow_for_tricks(S: Cells, frame: int, card: int, wins: bool) -> int:
    """How promising a card is that does not lead, where only tricks count: the cheapest that is enough."""
    turn, height, class_ = S[frame + TURN], card & 15, card >> 4
    is_trump = class_ == S[DUTIES] & TRUMP
    cost = height + 20 * is_trump
    if class_ != S[frame + LED] and not is_trump:
        # long classes are discarded from, and no high cards
        cost = height - 2 * count(S[HANDS + turn] & CLASSES[class_])
    friend = wish_alike(S, S[frame + HOLDER], turn)
    if wins and not _beaten_later(S, frame, card):
        return (100 if friend else 300) - cost
    if not wins and friend and not _beaten_later(S, frame, S[frame + BEST]):
        return 300 - cost
    if not wins and _friend_later(S, frame):
        return 250 - cost
    if wins:
        return 100 + (-height if is_trump else height)
    return 150 - cost


@part
def _beaten_later(S: Cells, frame: int, card: int) -> bool:
    """Whether a foe who has still to lay can beat a card."""
    turn, led, trumps = S[frame + TURN], CLASSES[S[frame + LED]], CLASSES[S[DUTIES] & TRUMP]
    same = CLASSES[card >> 4]
    for step in range(1, 4 - S[frame + LAID]):
        hand = S[HANDS + (turn + step & 3)]
        if wish_alike(S, turn + step & 3, turn):
            continue
        beats = hand & same & -(2 << card)
        if hand & led:
            beats = beats if same == led else 0
        elif same != trumps:
            beats = hand & trumps
        if beats:
            return True
    return False


@part
def _friend_later(S: Cells, frame: int) -> bool:
    """Whether the second seat's friend, who lays last, can beat what lies and what the seat between may lay."""
    turn, led, trumps = S[frame + TURN], CLASSES[S[frame + LED]], CLASSES[S[DUTIES] & TRUMP]
    friend, foe = turn + 2 & 3, turn + 1 & 3
    if S[frame + LAID] != 1 or not wish_alike(S, friend, turn) or wish_alike(S, foe, turn):
        return False
    his, theirs, best = S[HANDS + friend], S[HANDS + foe], S[frame + BEST]
    follows = his & led != 0
    able = his & led if follows else his & trumps
    if able == 0 or (follows and CLASSES[best >> 4] != led):
        return False
    top = highest(able)
    if top >> 4 == best >> 4 and top < best:
        return False
    if theirs & led:
        return not follows or theirs & led & -(2 << top) == 0
    return theirs & trumps & (-(2 << top) if not follows or led == trumps else -1) == 0
