"""What the tables of all games have in common: the zones of hands and tricks, events, the moves of chance.

A game takes from here what it has unchanged. Where its rules differ it has an event or a move of its own.
"""

from rebelote.engine.table.events import (
    CardPlayed,
    CardsDealt,
    DealerDrawn,
    DealVoid,
    HandDealt,
    HandShown,
    MatchOver,
    PackGathered,
    TrickTaken,
)
from rebelote.engine.table.moves import DrawDealer, Pack, is_pack, read_dealer, read_pack, show_chance
from rebelote.engine.table.twins import Exchange, exchange, moved, moved_row
from rebelote.engine.table.views import Ruling, greyed
from rebelote.engine.table.zones import LAST_TRICK, STOCK, TRICK, faces, hand_of, pile_of

__all__ = [
    "LAST_TRICK",
    "STOCK",
    "TRICK",
    "CardPlayed",
    "CardsDealt",
    "DealVoid",
    "DealerDrawn",
    "DrawDealer",
    "Exchange",
    "HandDealt",
    "HandShown",
    "MatchOver",
    "Pack",
    "PackGathered",
    "Ruling",
    "TrickTaken",
    "exchange",
    "faces",
    "greyed",
    "hand_of",
    "is_pack",
    "moved",
    "moved_row",
    "pile_of",
    "read_dealer",
    "read_pack",
    "show_chance",
]
