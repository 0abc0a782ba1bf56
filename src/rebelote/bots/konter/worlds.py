"""What a seat of Konter a Matt may conclude about hidden cards: the worlds that agree with its view.

A seat that neither followed nor laid a trump has neither (K12, K14); a seat that announced holds the queens
that its words need, or has played them (K9).
"""

from collections.abc import Iterator

from rebelote.cards import PACK_24, Card, CardSet, cards_of, gather
from rebelote.engine import Source
from rebelote.games.konter.order import Order, strengths_of
from rebelote.games.konter.playing import NEEDED
from rebelote.games.konter.view import View
from rebelote.search.worlds import Hidden, Worlds

Hands = tuple[int, int, int, int]
_SEATS = range(4)


def hands_of(view: View, order: Order, source: Source, n: int) -> Iterator[Hands]:
    """So many hands that agree with a view, as sets of strengths, all that agree equally likely."""
    own = gather(view.hand)
    others = tuple(seat for seat in _SEATS if seat != view.seat)
    worlds = _worlds(view, order, others)
    for _ in range(n if worlds.count else 0):
        held = dict(zip(others, worlds.draw(source), strict=True))
        a, b, c, d = (strengths_of(CardSet(held.get(seat, own)), order) for seat in _SEATS)
        yield a, b, c, d


def _worlds(view: View, order: Order, others: tuple[int, ...]) -> Worlds:
    """The ways in which unseen cards may lie with the others; by card alone if words contradict the play."""
    gone = gather(card for _, card in view.plays) | gather(view.hand)
    unseen = tuple(card for card in PACK_24 if not gone >> card & 1)
    able = {card: set(others) for card in unseen}
    for seat, card in _missing(view, order):
        if card in able:
            able[card].discard(seat)
    for seat, word in view.said:
        for card in cards_of(NEEDED[word]) if word else ():
            if card in able:
                able[card] &= {seat}
    masks = tuple(
        sum(1 << place for place, seat in enumerate(others) if seat in able[card]) for card in unseen
    )
    return Worlds(Hidden(unseen, masks, tuple(view.counts[seat] for seat in others)))


def _missing(view: View, order: Order) -> Iterator[tuple[int, Card]]:
    """Seats and cards that they cannot have."""
    led = -1
    for number, (seat, card) in enumerate(view.plays):
        mine = order.strengths[card] >> 4
        if number % 4 == 0:
            led = mine
        elif mine not in (led, view.trump):
            # who laid neither the class led nor a trump had nothing of the class led
            yield from ((seat, each) for each in PACK_24 if order.strengths[each] >> 4 == led)
