"""The addresses of the zones that every table has, and cards as the faces that lie in them."""

from collections.abc import Iterable

from rebelote.cards import Card, show_card

TRICK, LAST_TRICK, STOCK = "trick", "last_trick", "stock"


def hand_of(seat: int) -> str:
    """The zone of a hand."""
    return f"hand:{seat}"


def pile_of(owner: int) -> str:
    """The zone of the tricks that a side won, or a seat where everyone is alone."""
    return f"pile:{owner}"


def faces(cards: Iterable[Card]) -> tuple[str, ...]:
    """Cards as they lie face up."""
    return tuple(map(show_card, cards))
