"""Cards in other places: what a twin of a state is made with, which a seat cannot tell apart."""

from collections.abc import Iterable, Mapping

from rebelote.cards import Card, CardSet, cards_of, gather
from rebelote.engine.chance import shuffled
from rebelote.engine.game import Source

Exchange = Mapping[Card, Card]


def exchange(pack: Iterable[Card], known: int, source: Source) -> Exchange:
    """For every card of a pack that is not among the known ones, the card that lies in its place."""
    hidden = tuple(cards_of(CardSet(gather(pack) & ~known)))
    return dict(zip(hidden, shuffled(hidden, source), strict=True))


def moved(cards: int, change: Exchange) -> CardSet:
    """The set that takes the place of a set."""
    return gather(moved_row(cards_of(CardSet(cards)), change))


def moved_row(cards: Iterable[Card], change: Exchange) -> tuple[Card, ...]:
    """The row that takes the place of a row."""
    return tuple([change.get(each, each) for each in cards])
