"""Tricks that nobody can take away, without search. Sound where every trick counts the same.

The leader cashes cards that no foe can beat, and may then lead to his partner, who cashes those of other classes.
"""

from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import NO_TRUMP, TRUMP
from rebelote.search.compiled import part
from rebelote.search.leaves import count, highest, lowest
from rebelote.search.plain.layout import DUTIES, HANDS, HIS, OWN, RANKS, TAKERS, TURN, Cells


@part
def together(S: Cells, one: int, other: int) -> bool:
    """Whether the tricks of two seats count for the same side."""
    return (S[TAKERS] >> one ^ S[TAKERS] >> other) & 1 == 0


@part
def surely(S: Cells, frame: int, need: int) -> bool:
    """Whether the leader's side takes so many tricks from here on, one after the other; the frame keeps why."""
    turn = S[frame + TURN]
    friend = turn + 2 & 3
    has_friend = together(S, turn, friend) and not together(S, turn, turn + 1 & 3)
    alone, both, link = 0, 0, -1
    for each in range(4):
        mine = S[HANDS + turn] & CLASSES[each]
        own = cashed(S, turn, each)
        his = cashed(S, friend, each) if has_friend else 0
        S[frame + OWN + each], S[frame + HIS + each] = own, his
        alone += own
        if his > own or (his and his == own and link < 0):
            both += his
            if mine and lowest(mine) < highest(S[HANDS + friend] & CLASSES[each]):
                link = each
        else:
            both += own
            S[frame + HIS + each] = 0
    if alone >= need:
        for each in range(4):
            used = min(need, S[frame + OWN + each])
            if used:
                S[frame + RANKS] |= standing(S, turn, each, used)
                need -= used
        return True
    if link < 0 or min(both, count(S[HANDS + turn])) < need:
        return False
    S[frame + RANKS] |= standing(S, friend, link, min(need, S[frame + HIS + link]))
    need -= min(need, S[frame + HIS + link])
    for each in range(4):
        his = S[frame + HIS + each]
        used = min(need, his if his else S[frame + OWN + each])
        if used and each != link:
            S[frame + RANKS] |= standing(S, friend if his else turn, each, used)
            need -= used
    return True


@part
def keeps_trumps(S: Cells, frame: int, need: int) -> bool:
    """Whether the side that does not lead takes so many tricks with trumps of one hand that nobody beats.

    Each of them takes a trick of its own, whenever it is laid.
    """
    trump = S[DUTIES] & TRUMP
    if trump == NO_TRUMP:
        return False
    turn = S[frame + TURN]
    for step in range(1, 4):
        seat = turn + step & 3
        if together(S, turn, seat):
            continue
        foes = _foes(S, seat, trump)
        mine = S[HANDS + seat] & CLASSES[trump]
        high = mine & -(2 << highest(foes)) if foes else mine
        if count(high) >= need:
            while foes and count(high) > need:
                high &= high - 1
            S[frame + RANKS] = high & -high if foes else 0
            return True
    return False


@part
def _foes(S: Cells, seat: int, each: int) -> int:
    """The cards of a class that the other side has."""
    found = 0
    for step in range(1, 4):
        other = seat + step & 3
        if not together(S, seat, other):
            found |= S[HANDS + other]
    return found & CLASSES[each]


@part
def standing(S: Cells, seat: int, each: int, used: int) -> int:
    """The lowest of so many cards that no foe can beat, as a set; of fewer where length does the rest."""
    mine, foes = S[HANDS + seat] & CLASSES[each], _foes(S, seat, each)
    others = (S[HANDS] | S[HANDS + 1] | S[HANDS + 2] | S[HANDS + 3]) & CLASSES[each] ^ mine
    if others == 0:
        return 0
    high = mine & -(2 << highest(foes)) if foes else mine
    while count(high) > used:
        high &= high - 1
    return high & -high


@part
def cashed(S: Cells, seat: int, each: int) -> int:
    """How many tricks of a class a seat on lead takes while it keeps the lead.

    A foe with trumps may ruff once he is out of the class; a friend with trumps must not be made to ruff, and one
    who has nothing but higher cards would take the lead.
    """
    mine = S[HANDS + seat] & CLASSES[each]
    if mine == 0:
        return 0
    foes = _foes(S, seat, each)
    high = mine & -(2 << highest(foes)) if foes else mine
    found = count(high)
    if found == 0:
        return 0
    trump = S[DUTIES] & TRUMP
    longest, most, companion = 0, 13, 0
    edge = high & -high
    for step in range(1, 4):
        other = seat + step & 3
        held = S[HANDS + other] & CLASSES[each]
        if trump != NO_TRUMP and each != trump and S[HANDS + other] & CLASSES[trump]:
            most = min(most, count(held))
        if together(S, seat, other):
            companion = count(held)
            below = held & (edge - 1)
            if below != held:
                most = min(most, count(below))
        else:
            longest = max(longest, count(held))
    if found >= longest and found >= companion:
        found = count(mine)
    return min(found, most)
