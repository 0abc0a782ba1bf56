"""The cards worth trying, the most promising first, and what laying one does."""

from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import legal, takes
from rebelote.search.compiled import part
from rebelote.search.leaves import count, highest, lowest
from rebelote.search.plain.charm import charm
from rebelote.search.plain.layout import (
    BEST,
    CARD,
    CHARM,
    DUTIES,
    HANDS,
    HINT,
    HOLDER,
    KEPT,
    LAID,
    LED,
    LEFT,
    POINTS,
    POT,
    PRICE,
    TAKERS,
    TURN,
    WIDTH,
    Cells,
)


@part
def able(S: Cells, frame: int) -> int:
    """The cards that the seat in turn may lay."""
    hand = S[HANDS + S[frame + TURN]]
    return legal(hand, S[frame + LED], S[frame + BEST], False, S[DUTIES])


@part
def write_able(S: Cells, frame: int) -> int:
    """Write every card that the seat in turn may lay, the lowest first. How many."""
    left, n = able(S, frame), 0
    while left:
        S[frame + CARD + n] = lowest(left)
        left &= left - 1
        n += 1
    return n


@part
def candidates(S: Cells, frame: int) -> int:
    """Write the cards worth trying; of neighbours that count the same only the highest. How many."""
    turn = S[frame + TURN]
    others = S[HANDS] | S[HANDS + 1] | S[HANDS + 2] | S[HANDS + 3]
    others ^= S[HANDS + turn]
    if S[frame + LAID]:
        others |= 1 << S[frame + BEST]
    left, n, above = able(S, frame), 0, -1
    while left:
        card = highest(left)
        left ^= 1 << card
        same = above >= 0 and above >> 4 == card >> 4 and S[POINTS + above] == S[POINTS + card]
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
        promise = 1 << 20 if card == S[frame + HINT] and S[frame + LAID] == 0 else charm(S, frame, card)
        j = i
        while j and S[frame + CHARM + j - 1] < promise:
            S[frame + CHARM + j] = S[frame + CHARM + j - 1]
            S[frame + CARD + j] = S[frame + CARD + j - 1]
            j -= 1
        S[frame + CHARM + j] = promise
        S[frame + CARD + j] = card


@part
def lay(S: Cells, frame: int, card: int) -> int:
    """Make the next frame, a card having left its hand; what the takers got with it."""
    turn, laid = S[frame + TURN], S[frame + LAID]
    then = frame - WIDTH
    S[HANDS + turn] ^= 1 << card
    pot = S[frame + POT] + S[POINTS + card]
    best, holder = S[frame + BEST], S[frame + HOLDER]
    if laid == 0 or takes(card, best, S[DUTIES]):
        best, holder = card, turn
    S[then + LEFT] = S[frame + LEFT]
    if laid < 3:
        S[then + TURN] = turn + 1 & 3
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
    pot += S[PRICE]
    S[then + LEFT] -= pot
    return pot if S[TAKERS] >> holder & 1 else 0


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
def place_of(S: Cells, turn: int, card: int) -> int:
    """A card of a hand told by its class and how many of that class are above it in the hand."""
    return card & 48 | count(S[HANDS + turn] & CLASSES[card >> 4] & -(2 << card))


@part
def card_of(S: Cells, turn: int, place: int) -> int:
    """The card of a hand at such a place, -1 where there is none."""
    held = S[HANDS + turn] & CLASSES[place >> 4 & 3]
    for _ in range(place & 15):
        if held:
            held ^= 1 << highest(held)
    return highest(held) if held else -1
