"""Which candidate to try first: a learned weight for each kind of card.

A kind is the place in the trick and 13 bits of what a player would notice about a card. The
weights come from positions that the solver itself had solved (see `training`).
"""

from rebelote.kernels.bits import CLASSES, HIGHER
from rebelote.kernels.tricks import takes
from rebelote.search.compiled import part
from rebelote.search.exact.branches import beatable
from rebelote.search.exact.layout import (
    BEST,
    CARD,
    CHARM,
    DUTIES,
    HANDS,
    HINT,
    HOLDER,
    KIND,
    KINDS,
    LAID,
    LEARNED,
    LED,
    ORDER,
    POINTS,
    POT,
    RUN,
    SEAT,
    STRENGTH,
    SWITCHES,
    TRUMPS,
    TURN,
    Cells,
)

_FIRST = 1 << 40


@part
def _dear(points: int) -> int:
    """A class of points: nothing, a little, a ten or an ace, a master of trumps."""
    return (points > 0) + (points >= 10) + (points >= 14)


@part
def kind_of_lead(S: Cells, turn: int, card: int) -> int:
    """What there is to notice about a card that is led."""
    own, trumps, cls = S[HANDS + turn], S[TRUMPS], CLASSES[card >> 4]
    after, before, partner = S[HANDS + ((turn + 1) & 3)], S[HANDS + ((turn + 3) & 3)], S[HANDS + (turn ^ 2)]
    against = after | before
    kind = _dear(S[POINTS + (card & STRENGTH)]) << 6
    if trumps & cls:
        kind |= 1
    elif trumps:
        kind |= (after & cls == 0 and after & trumps != 0) << 3
        kind |= (before & cls == 0 and before & trumps != 0) << 4
        kind |= (partner & cls == 0 and partner & trumps != 0) << 5
    higher = against & HIGHER[card] != 0
    kind |= (not higher) << 1
    kind |= (partner & cls > against & cls) << 2
    kind |= (against & trumps != 0) << 8
    kind |= (own & cls == 1 << card) << 9
    kind |= (against & cls == 0) << 10
    kind |= (own & trumps != 0) << 11
    kind |= (higher and partner & cls != 0) << 12
    return kind


@part
def kind_of_answer(S: Cells, frame: int, card: int) -> int:
    """What there is to notice about a card that is laid on others."""
    turn, laid, led, best = S[frame + TURN] & SEAT, S[frame + LAID], S[frame + LED], S[frame + BEST]
    own, trumps, cls = S[HANDS + turn], S[TRUMPS], CLASSES[card >> 4]
    following, partner = S[HANDS + ((turn + 1) & 3)], S[HANDS + (turn ^ 2)]
    others = following | partner | S[HANDS + ((turn + 3) & 3)]
    wins = takes(card, best, S[DUTIES])
    kind = laid * KINDS | wins | _dear(S[POINTS + (card & STRENGTH)]) << 6
    pot = S[frame + POT]
    kind |= ((pot > 0) + (pot >= 10) + (pot >= 20)) << 8
    if card >> 4 == led:
        kind |= 2
    elif trumps & cls:
        kind |= 4
    if laid > 1 and S[frame + HOLDER] == turn ^ 2:
        kind |= 8
    holding = card if wins else best
    if laid < 3:
        kind |= beatable(S, (turn + 1) & 3, led, holding) << 4
    if laid == 1:
        kind |= beatable(S, turn ^ 2, led, holding) << 5
    kind |= (others & HIGHER[card] == 0) << 10
    kind |= (own & cls == 1 << card) << 11
    kind |= (trumps & CLASSES[led] != 0) << 12
    return kind


@part
def arrange(S: Cells, frame: int, n: int) -> None:
    """Sort the n candidates of a frame, the most promising first; the card of the table before all."""
    hint, leads = S[frame + HINT], S[frame + LAID] == 0
    for i in range(n):
        card, run = S[frame + CARD + i], S[frame + RUN + i]
        charm, kind = 0, 0
        if S[SWITCHES] & LEARNED:
            kind = kind_of_lead(S, S[frame + TURN] & SEAT, card) if leads else kind_of_answer(S, frame, card)
            charm = S[ORDER + kind] * 64 + S[POINTS + (card & STRENGTH)]
        if card == hint:
            charm = _FIRST
        j = i - 1
        while j >= 0 and S[frame + CHARM + j] < charm:
            S[frame + CHARM + j + 1] = S[frame + CHARM + j]
            S[frame + CARD + j + 1] = S[frame + CARD + j]
            S[frame + RUN + j + 1] = S[frame + RUN + j]
            S[frame + KIND + j + 1] = S[frame + KIND + j]
            j -= 1
        S[frame + CHARM + j + 1] = charm
        S[frame + CARD + j + 1] = card
        S[frame + RUN + j + 1] = run
        S[frame + KIND + j + 1] = kind
