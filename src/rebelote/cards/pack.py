"""The packs of the games."""

from rebelote.cards.card import Card, card

PACK_32: tuple[Card, ...] = tuple(card(suit, rank) for suit in range(4) for rank in range(7, 15))
"""Seven to ace in four suits (B2)."""

PACK_24: tuple[Card, ...] = tuple(card(suit, rank) for suit in range(4) for rank in range(9, 15))
"""Nine to ace in four suits (B122, K1)."""

PACK_44: tuple[Card, ...] = tuple(card(suit, rank) for suit in range(4) for rank in range(2, 13))
"""Two to queen in four suits (U1)."""

PACK_52: tuple[Card, ...] = tuple(card(suit, rank) for suit in range(4) for rank in range(2, 15))
"""Two to ace in four suits (R1, W1)."""
