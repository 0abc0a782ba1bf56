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

from rebelote.cards import PACK_52, SUITS, Card, read_card, show_card
from rebelote.engine.errors import NotationError
from rebelote.engine.table import DrawDealer, Pack, read_dealer, read_pack, show_chance
from rebelote.games.whist.contract import DIRECT, PAIRS, Contract


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

_CHANCE = (
    "dealer=1 to dealer=4, or a pack of cards",
    "{dealer=1} or a pack of different cards, such as {As2h...}",
)


def show(move: object) -> str:
    """The text of a move."""
    match move:
        case Play(card):
            return show_card(card)
        case Aside(card):
            return f"~{show_card(card)}"
        case Pack() | DrawDealer():
            return show_chance(move)
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
        return read_dealer(text, 4) or Pack(read_pack(text, PACK_52, _CHANCE))
    raise NotationError(text, 0, "a move of this game, such as Ah, h, joinh, solo6h, pm, p")
