"""What a seat of whist may conclude about hidden cards: the worlds that agree with its view.

A seat that did not follow has none of the class led (W22); hands that lie open are known (W26); beside an ace
of one's own, the seat that said trou holds the others (W5). Cards that others laid aside are anywhere (W25).
"""

from collections.abc import Iterator

from rebelote.cards import PACK_52, Card, gather, rank, suit
from rebelote.engine import Source
from rebelote.games.whist.view import View
from rebelote.search.worlds import Hidden, Worlds

Hands = tuple[int, int, int, int]
_SEATS = range(4)
_ACE = 14


def hands_of(view: View, source: Source, n: int) -> Iterator[Hands]:
    """So many hands that agree with a view, all that agree equally likely."""
    assert view.seat is not None
    own = int(gather(view.hand))
    known = {view.seat: own, **{seat: int(gather(cards)) for seat, cards in view.shown}}
    others = tuple(seat for seat in _SEATS if seat not in known)
    worlds = _worlds(view, sum(known.values()), others)
    for _ in range(n if worlds.count else 0):
        held = known | dict(zip(others, worlds.draw(source), strict=False))
        yield held[0], held[1], held[2], held[3]


def _worlds(view: View, known: int, others: tuple[int, ...]) -> Worlds:
    """The ways in which unseen cards may lie with the others."""
    gone = known | gather(card for _, card in view.plays)
    gone |= 0 if view.aside is None else 1 << view.aside
    unseen = tuple(card for card in PACK_52 if not gone >> card & 1)
    lacking = _lacking(view)
    trou = view.trou if view.trou in others and any(rank(card) == _ACE for card in view.hand) else -1
    room = tuple(view.counts[seat] for seat in others)
    aside = len(unseen) - sum(room)
    beside = 1 << len(others) if aside else 0
    masks = tuple(_able(card, others, lacking, trou) | beside for card in unseen)
    return Worlds(Hidden(unseen, masks, (*room, aside) if aside else room))


def _able(card: Card, others: tuple[int, ...], lacking: set[tuple[int, int]], trou: int) -> int:
    """The holders of a card, a bit for each of the others."""
    if trou >= 0 and rank(card) == _ACE:
        return 1 << others.index(trou)
    return sum(1 << place for place, seat in enumerate(others) if (seat, suit(card)) not in lacking)


def _lacking(view: View) -> set[tuple[int, int]]:
    """Seats and suits that they have no card of."""
    found, led = set(), -1
    for number, (seat, card) in enumerate(view.plays):
        if number % 4 == 0:
            led = suit(card)
        elif suit(card) != led:
            found.add((seat, led))
    return found
