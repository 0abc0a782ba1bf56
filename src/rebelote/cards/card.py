"""One card: an integer, and two characters of text."""

from collections.abc import Iterable, Iterator
from typing import NewType

Card = NewType("Card", int)
"""16 * suit + rank, rank 2 to 14 (ace); one numbering for packs of 24, 32, 44 and 52 cards."""

CardSet = NewType("CardSet", int)
"""A set of cards as a 63-bit integer: bit c stands for card c."""

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
SUITS = "shdc"
RANKS = "23456789TJQKA"
_LOWEST_RANK = 2
_SHOWN = tuple(
    RANKS[n % 16 - _LOWEST_RANK] + SUITS[n // 16] if n % 16 >= _LOWEST_RANK and n % 16 < 15 else ""
    for n in range(64)
)
_READ = {text: Card(n) for n, text in enumerate(_SHOWN) if text}


def card(suit: int, rank: int) -> Card:
    """The card of a suit (0 to 3: spades, hearts, diamonds, clubs) and a rank (2 to 14)."""
    return Card(16 * suit + rank)


def suit(card: Card) -> int:
    """Suit of a card, 0 to 3: spades, hearts, diamonds, clubs."""
    return card >> 4


def rank(card: Card) -> int:
    """Rank of a card, 2 to 14; the ace is 14."""
    return card & 15


def show_card(card: Card) -> str:
    """Two characters, rank then suit: `Jh`, `Tc`, `7s`."""
    return _SHOWN[card]


def read_card(text: str) -> Card:
    """The card of a text; `JH` and `10h` are read too. Raises ValueError naming the text."""
    plain = text.replace("10", "T") if text.startswith("10") else text
    if len(plain) == 2:
        found = _READ.get(plain[0].upper() + plain[1].lower())
        if found is not None:
            return found
    raise ValueError(f"not a card: {text!r}, expected a rank of {RANKS} and a suit of {SUITS}, such as Jh")


def cards_of(cards: CardSet) -> Iterator[Card]:
    """The cards of a set, lowest number first."""
    rest = int(cards)
    while rest:
        bit = rest & -rest
        yield Card(bit.bit_length() - 1)
        rest ^= bit


def gather(cards: Iterable[Card]) -> CardSet:
    """The set of some cards."""
    found = 0
    for each in cards:
        found |= 1 << each
    return CardSet(found)
