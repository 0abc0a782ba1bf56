"""Habits: how likely a card is to be played by somebody who sees one hand and what has been played.

A weight for each thing that a player would notice about a card makes cards more or less likely than
the others he may lay. The weights are learned from cards that players of the house laid, and serve to
tell likely worlds from unlikely ones. All sets are strengths.
"""

from math import exp, log

from rebelote.kernels.bits import CLASSES, HIGHER
from rebelote.kernels.tricks import legal, takes
from rebelote.search.compiled import compiled, part
from rebelote.search.exact.layout import Cells
from rebelote.search.leaves import count, lowest

NOTICED = 32
CONTEXTS = 8
WEIGHTS = NOTICED * CONTEXTS
SCALE = 1000
"""Weights and answers are in thousandths."""

EVENT = 8
"""An event: seat, strength, class led, best strength, holder, place in the trick, cards gone, whether the
seat's side took the contract."""
SEAT, CARD, LED, BEST, HOLDER, PLACE, GONE, TOOK = range(EVENT)


@part
def context(led: int, trump: int, hand: int, partner: bool, took: bool) -> int:
    """The situation that a weight is for."""
    if led < 0:
        return 0 if took else 1
    if hand & CLASSES[led]:
        if led == trump:
            return 2 if partner else 3
        return 4 if partner else 5
    return 6 if partner else 7


@part
def _dear(points: int) -> int:
    """A class of points: none, a few, a ten, an ace, a high trump."""
    return (points > 0) + (points >= 10) + (points >= 11) + (points >= 14)


@part
def _master(card: int, out: int) -> bool:
    """Whether nothing that is out is higher in its class."""
    return out & HIGHER[card] == 0


@part
def noticed(
    hand: int, card: int, best: int, place: int, gone: int, worth: int, duties: int, pack: int
) -> int:
    """What there is to notice about a card, a bit each; `worth` is what it counts."""
    own, trump = hand & CLASSES[card >> 4], duties & 31
    out, dear = pack & ~gone & ~hand, _dear(worth)
    trumps = hand & CLASSES[trump] if trump < 4 else 0
    master = _master(card, out)
    wins = place == 0 or takes(card, best, duties)
    sure = place > 0 and _master(best, out)
    alone = own & own - 1 == 0
    bits = 1 << dear
    bits |= master << 5
    bits |= (wins and place > 0) << 6
    bits |= (wins and place == 3) << 7
    bits |= (card >> 4 == trump) << 8
    bits |= (own & HIGHER[card] != 0) << 9
    bits |= (own & ~HIGHER[card] & ~(1 << card) != 0) << 10
    bits |= alone << 11
    bits |= (alone and trumps != 0) << 12
    bits |= (dear >= 2 and sure) << 13
    bits |= (dear >= 2 and place == 3) << 14
    bits |= (count(own) >= 4) << 15
    bits |= (wins and dear >= 2) << 16
    bits |= (wins and master) << 17
    bits |= (master and dear >= 2) << 18
    bits |= (count(out & CLASSES[card >> 4]) <= 3) << 19
    bits |= (dear == 0 and sure) << 20
    bits |= (gone == 0) << 21
    bits |= (gone == 0 and card >> 4 == trump) << 22
    bits |= (count(trumps) >= 3 and card >> 4 == trump) << 23
    bits |= (place > 0 and wins and dear == 0) << 24
    return bits


@part
def charm(weights: Cells, situation: int, bits: int) -> int:
    """The sum of the weights of what is noticed."""
    total = 0
    at = NOTICED * situation
    while bits:
        total += weights[at + lowest(bits)]
        bits &= bits - 1
    return total


@part
def surprise(
    weights: Cells, points: Cells, events: Cells, at: int, hand: int, duties: int, pack: int
) -> float:
    """The logarithm of the chance that a hand plays the card of an event."""
    led, best, place = events[at + LED], events[at + BEST], events[at + PLACE]
    partner = place > 0 and events[at + HOLDER] == events[at + SEAT] ^ 2
    todo = legal(hand, led, best, partner, duties)
    situation = context(led, duties & 31, hand, partner, events[at + TOOK] != 0)
    whole, played = 0.0, 0.0
    while todo:
        card = lowest(todo)
        bits = noticed(hand, card, best, place, events[at + GONE], points[card], duties, pack)
        odds = exp(charm(weights, situation, bits) / SCALE)
        whole += odds
        if card == events[at + CARD]:
            played = odds
        todo &= todo - 1
    return log(played / whole) if played > 0.0 else -5.0


@compiled("void(int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1])")
def believed(weights: Cells, points: Cells, events: Cells, hands: Cells, told: Cells, found: Cells) -> None:
    """Write for each world how likely it makes some events, as logarithms in thousandths.

    `hands` holds the strengths that each seat began with, four a world; `told` the seat whose cards are no
    question, the duties and the pack; `found` has a place for each world.
    """
    own, duties, pack = told[0], told[1], told[2]
    for world in range(len(found)):
        total = 0.0
        for at in range(0, len(events), EVENT):
            seat = events[at + SEAT]
            if seat != own:
                hand = hands[4 * world + seat] & ~events[at + GONE]
                total += surprise(weights, points, events, at, hand, duties, pack)
        found[world] = int(total * SCALE)
