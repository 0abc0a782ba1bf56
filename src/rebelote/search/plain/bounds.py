"""Tricks that a leader can cash at once, whatever the others do: a bound without search.

Sound where every trick counts the same and whoever leads wants tricks: he leads cards that nobody can
beat, one after the other, and keeps the lead. A plain card may be ruffed by a foe who runs out of its
class and holds a trump; a friend who might have nothing but trumps to lay must follow it.
"""

from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import NO_TRUMP, TRUMP
from rebelote.search.compiled import part
from rebelote.search.leaves import count, highest
from rebelote.search.plain.layout import DUTIES, HANDS, TURN, Cells


@part
def sure_tricks(S: Cells, frame: int) -> int:
    """Tricks that the leader's own cards take from here on, one after the other."""
    turn = S[frame + TURN]
    trump = S[DUTIES] & TRUMP
    found = 0
    for each in range(4):
        found += _sure(S, turn, each, trump)
    return found


@part
def _sure(S: Cells, turn: int, each: int, trump: int) -> int:
    """How many cards of a class stand and cannot be ruffed."""
    mine = S[HANDS + turn] & CLASSES[each]
    if mine == 0:
        return 0
    others, longest, most = 0, 0, 13
    for step in range(1, 4):
        hand = S[HANDS + (turn + step & 3)]
        held = hand & CLASSES[each]
        length = count(held)
        others |= held
        longest = max(longest, length)
        if trump != NO_TRUMP and each != trump and hand & CLASSES[trump]:
            most = min(most, length)
    if others == 0:
        standing = count(mine)
    else:
        standing = count(mine >> highest(others) + 1)
        if standing >= longest:
            standing = count(mine)
    return min(standing, most)
