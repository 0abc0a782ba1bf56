"""The moves of Rommé and their text; a turn is several of them.

{dealer=3}            chance draws the first dealer (seats count from 1 in order of rotation)
{As2s...}             chance mixes the pack: its order, top first
{restock=As2s...}     chance mixes the pile that becomes the stock
S D                   draw from the stock, from the discard pile
M7h8h9h MAs2s3s       meld cards, lowest first
A2Th                  add cards to the second meld on the table
XKc                   discard: the turn is over
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rebelote.cards import (
    PACK_52,
    Card,
    CardSet,
    cards_of,
    gather,
    read_cards,
    show_card,
    show_cards,
)
from rebelote.engine.errors import NotationError
from rebelote.engine.table import DrawDealer, Pack, read_dealer, read_pack, show_chance
from rebelote.kernels.melds import ACE


@dataclass(frozen=True, slots=True)
class Restock:
    """Chance mixes the discards that become the stock; the first card is on top (R17)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top of the stock (R9)."""


@dataclass(frozen=True, slots=True)
class DrawDiscard:
    """Draw the top of the discard pile (R9)."""


@dataclass(frozen=True, slots=True)
class Meld:
    """Lay a sequence or a group on the table (R10)."""

    cards: int


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add cards to a meld on the table, the first being 0 (R11)."""

    cards: int
    meld: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay a card on the discard pile; the turn is over (R14)."""

    card: Card


DISCARDS = tuple(Discard(Card(number)) for number in range(64))
"""The discard of each card: a match makes the same ones over and over."""

RammiMove = DrawDealer | Pack | Restock | DrawStock | DrawDiscard | Meld | LayOff | Discard

_CARD = "[2-9TJQKA][shdc]"
_MELD = re.compile(f"M((?:{_CARD})+)")
_LAY_OFF = re.compile(f"A([1-9][0-9]?)((?:{_CARD})+)")
_SHORT: Mapping[str, RammiMove] = {
    "S": DrawStock(),
    "D": DrawDiscard(),
    **{f"X{show_card(card)}": DISCARDS[card] for card in PACK_52},
}
_SEATS = "123456"
_CHANCE = (
    "dealer=1 to dealer=6, or a pack of cards",
    "{dealer=1} or a pack of different cards, such as {As2h...}",
)


@lru_cache(1 << 12)
def row(cards: int) -> tuple[Card, ...]:
    """The cards of a set in order; beside the two of its suit an ace goes before it (R8)."""
    found = list(cards_of(CardSet(cards)))
    low = [each for each in found if each & 15 == ACE and cards >> (each & 48) + 2 & 1]
    return (*low, *(each for each in found if each not in low))


def show(move: object) -> str:
    """The text of a move."""
    match move:
        case Discard(card):
            return f"X{show_card(card)}"
        case DrawStock():
            return "S"
        case DrawDiscard():
            return "D"
        case Meld(cards):
            return f"M{show_cards(row(cards))}"
        case LayOff(cards, meld):
            return f"A{meld + 1}{show_cards(row(cards))}"
        case Pack() | DrawDealer():
            return show_chance(move)
        case Restock(cards):
            return f"{{restock={show_cards(cards)}}}"
    raise TypeError(f"no move of Rommé: {move!r}")


def read(text: str) -> RammiMove:
    """The move of a text. Raises NotationError."""
    if short := _SHORT.get(text):
        return short
    if found := _MELD.fullmatch(text):
        return Meld(_set(text, found[1]))
    if found := _LAY_OFF.fullmatch(text):
        return LayOff(_set(text, found[2]), int(found[1]) - 1)
    if text.startswith("{"):
        return _read_chance(text)
    raise NotationError(text, 0, "a move of this game, such as S, D, M7h8h9h, A2Th, XKc")


def _set(text: str, inner: str) -> int:
    """Different cards, in the one order that is written."""
    cards = gather(read_cards(inner))
    if show_cards(row(cards)) != inner:
        raise NotationError(text, text.index(inner), f"different cards in order: {show_cards(row(cards))}")
    return int(cards)


def _read_chance(text: str) -> RammiMove:
    if dealer := read_dealer(text, len(_SEATS)):
        return dealer
    restock = text.startswith("{restock=")
    cards = read_pack(text, PACK_52, _CHANCE, "restock=" if restock else "")
    return Restock(cards) if restock else Pack(cards)
