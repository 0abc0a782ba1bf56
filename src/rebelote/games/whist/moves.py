"""The moves of whist and their text.

{dealer=3}      chance draws the first dealer (seats count from 1 in order of rotation)
{As2s...}       chance mixes and cuts the pack: its order, top first
p               pass
wait            the first seat waits (premier)
h               name a suit: offer it as trumps; or choose the trumps of a trou
joinh           join a proposal in hearts (emballer)
emb9            the joiner raises to nine tricks
stay            maintain a proposal and leave the auction
solo6h ab9h     six tricks alone, an abondance of nine
ch12h ch13n     small chelem in hearts, grand chelem without trump
pm pic gm gmo   small misère, piccolo, grand misère, open misère
~7c             lay a card aside (small misère)
Ah              play a card
"""

import re
from dataclasses import dataclass

from rebelote.cards import PACK_52, SUITS, Card, Seat, gather, read_card, read_cards, show_card, show_cards
from rebelote.engine.errors import NotationError
from rebelote.games.whist.contract import DIRECT, PAIRS, Contract


@dataclass(frozen=True, slots=True)
class DrawDealer:
    """Chance draws the first dealer (W3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pack:
    """Chance mixes and cuts the pack; the first card is on top (W2)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass: out of the auction for good (W8)."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Premier: the first seat waits for a proposal to join (W9)."""


@dataclass(frozen=True, slots=True)
class Name:
    """Name a suit: as a proposal (W10), or as the trumps of a trou (W6)."""

    suit: int


@dataclass(frozen=True, slots=True)
class Join:
    """Emballer: join the proposal in a suit (W13)."""

    suit: int


@dataclass(frozen=True, slots=True)
class Raise:
    """The joiner goes up to a number of tricks (W14)."""

    level: int


@dataclass(frozen=True, slots=True)
class Stay:
    """Maintain: the proposal stays open, its seat leaves the auction (W17)."""


@dataclass(frozen=True, slots=True)
class Undertake:
    """Name a game to be played alone (W12, W15)."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Aside:
    """Lay a card aside, face down (W25)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card (W22)."""

    card: Card


Call = Pass | Wait | Name | Join | Raise | Stay | Undertake
WhistMove = DrawDealer | Pack | Call | Aside | Play

PLAYS: tuple[Play, ...] = tuple(Play(Card(n)) for n in range(64))
"""The play of every card, made once."""

_FIXED: dict[str, WhistMove] = {
    "p": Pass(),
    "wait": Wait(),
    "stay": Stay(),
    **{contract.show(): Undertake(contract) for contract in DIRECT},
    **{name: Name(suit) for suit, name in enumerate(SUITS)},
    **{f"join{name}": Join(suit) for suit, name in enumerate(SUITS)},
    **{f"emb{level}": Raise(level) for level in PAIRS},
}
_FIXED_TEXT = {move: text for text, move in _FIXED.items()}
_CARD = re.compile(r"[2-9TJQKA][shdc]")
_ALL = gather(PACK_52)


def show(move: object) -> str:
    """The text of a move."""
    match move:
        case Play(card):
            return show_card(card)
        case Aside(card):
            return f"~{show_card(card)}"
        case Pack(cards):
            return f"{{{show_cards(cards)}}}"
        case DrawDealer(seat):
            return f"{{dealer={seat + 1}}}"
    return _FIXED_TEXT[move]  # type: ignore[index]


def read(text: str) -> WhistMove:
    """The move of a text. Raises NotationError."""
    if text in _FIXED:
        return _FIXED[text]
    if _CARD.fullmatch(text):
        return PLAYS[read_card(text)]
    if text.startswith("~") and _CARD.fullmatch(text[1:]):
        return Aside(read_card(text[1:]))
    if text.startswith("{"):
        return _read_chance(text)
    raise NotationError(text, 0, "a move of whist, such as Ah, h, joinh, solo6h, pm, p")


def _read_chance(text: str) -> WhistMove:
    inner = text[1:-1]
    if text.endswith("}") and len(text) > 2:
        if inner.startswith("dealer=") and inner[7:] in ("1", "2", "3", "4"):
            return DrawDealer(Seat(int(inner[7:]) - 1))
        try:
            cards = read_cards(inner)
        except ValueError as fault:
            raise NotationError(text, 1, "dealer=1 to dealer=4, or a pack of cards") from fault
        if len(set(cards)) == len(cards) and not gather(cards) & ~_ALL and show_cards(cards) == inner:
            return Pack(cards)
    raise NotationError(text, 0, "{dealer=1} or a pack of different cards, such as {As2h...}")
