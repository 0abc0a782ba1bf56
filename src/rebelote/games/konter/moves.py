"""The moves of Konter a Matt and their text.

{dealer=3}        chance draws the first dealer (seats count from 1 in order of rotation)
{9s9h...}         chance mixes the pack: its order, dealt first to last
h                 make trump: s h d c
kont matt komatt  announce konter, matt, or konter a matt
p                 announce nothing
Qs                play a card; +k +m +km announce konter, matt, konter a matt on the first one
"""

import re
from dataclasses import dataclass

from rebelote.cards import PACK_24, SUITS, Card, Seat, gather, read_card, read_cards, show_card, show_cards
from rebelote.engine.errors import NotationError

KONTER, MATT, KONTER_A_MATT = "kont", "matt", "komatt"
WORDS = (KONTER, MATT, KONTER_A_MATT)
"""What may be announced (K9)."""
STAKES = {KONTER: 1, MATT: 1, KONTER_A_MATT: 2}
"""The strokes that each word is worth (K10)."""


@dataclass(frozen=True, slots=True)
class DrawDealer:
    """Chance draws the first dealer (K3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pack:
    """Chance mixes the pack (K4)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MakeTrump:
    """Name the trump suit (K5)."""

    suit: int


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce konter, matt, or konter a matt; the empty word is nothing (K9)."""

    word: str


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, with a word announced on the first one (K8, K12)."""

    card: Card
    word: str = ""


KonterMove = DrawDealer | Pack | MakeTrump | Announce | Play

PLAYS: tuple[Play, ...] = tuple(Play(Card(n)) for n in range(64))
"""The plain play of every card, made once."""

LETTERS = {KONTER: "k", MATT: "m", KONTER_A_MATT: "km"}
"""How a word is written on a card."""

_SILENT = "p"
_WORDS = {letters: word for word, letters in LETTERS.items()}
_ALL = gather(PACK_24)
_PLAY = re.compile(r"([9TJQKA][shdc])(?:\+(km|k|m))?")


def show(move: object) -> str:
    """The text of a move."""
    match move:
        case Play(card, word):
            return f"{show_card(card)}+{LETTERS[word]}" if word else show_card(card)
        case MakeTrump(suit):
            return SUITS[suit]
        case Announce(word):
            return word or _SILENT
        case Pack(cards):
            return f"{{{show_cards(cards)}}}"
        case DrawDealer(seat):
            return f"{{dealer={seat + 1}}}"
    raise TypeError(f"not a move of Konter a Matt: {move!r}")


def read(text: str) -> KonterMove:
    """The move of a text. Raises NotationError."""
    if text == _SILENT:
        return Announce("")
    if text in WORDS:
        return Announce(text)
    if len(text) == 1 and text in SUITS:
        return MakeTrump(SUITS.index(text))
    if found := _PLAY.fullmatch(text):
        return Play(read_card(found[1]), _WORDS.get(found[2] or "", ""))
    if text.startswith("{"):
        return _read_chance(text)
    raise NotationError(text, 0, "a move of Konter a Matt, such as h, p, matt, Qs, Qs+m")


def _read_chance(text: str) -> KonterMove:
    inner = text[1:-1]
    if text.endswith("}") and len(text) > 2:
        if inner in ("dealer=1", "dealer=2", "dealer=3", "dealer=4"):
            return DrawDealer(Seat(int(inner[-1]) - 1))
        try:
            cards = read_cards(inner)
        except ValueError as fault:
            raise NotationError(text, 1, "dealer=1 to dealer=4, or a pack of cards") from fault
        if len(set(cards)) == len(cards) and gather(cards) & ~_ALL == 0 and show_cards(cards) == inner:
            return Pack(cards)
    raise NotationError(text, 0, "{dealer=1} or a pack of different cards, such as {9s9h...}")
