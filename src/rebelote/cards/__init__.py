"""Cards, packs, seats and sides, with their text."""

from rebelote.cards.card import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    RANKS,
    SPADES,
    SUITS,
    Card,
    CardSet,
    card,
    cards_of,
    gather,
    rank,
    read_card,
    show_card,
    suit,
)
from rebelote.cards.hand import read_cards, read_hand, show_cards, show_hand
from rebelote.cards.pack import PACK_24, PACK_32, PACK_44, PACK_52
from rebelote.cards.ranking import Ranked, RankGroup, Ranking
from rebelote.cards.seat import Seat, Side, compass, read_seat, side_of

__all__ = [
    "CLUBS",
    "DIAMONDS",
    "HEARTS",
    "PACK_24",
    "PACK_32",
    "PACK_44",
    "PACK_52",
    "RANKS",
    "SPADES",
    "SUITS",
    "Card",
    "CardSet",
    "RankGroup",
    "Ranked",
    "Ranking",
    "Seat",
    "Side",
    "card",
    "cards_of",
    "compass",
    "gather",
    "rank",
    "read_card",
    "read_cards",
    "read_hand",
    "read_seat",
    "show_card",
    "show_cards",
    "show_hand",
    "side_of",
    "suit",
]
