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

from rebelote.cards import PACK_24, SUITS, Card, read_card, show_card
from rebelote.engine.errors import NotationError
from rebelote.engine.table import DrawDealer, Pack, read_dealer, read_pack, show_chance

KONTER, MATT, KONTER_A_MATT = "kont", "matt", "komatt"
WORDS = (KONTER, MATT, KONTER_A_MATT)
"""What may be announced (K9)."""
STAKES = {KONTER: 1, MATT: 1, KONTER_A_MATT: 2}
"""The strokes that each word is worth (K10)."""


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
_PLAY = re.compile(r"([9TJQKA][shdc])(?:\+(km|k|m))?")

_CHANCE = (
    "dealer=1 to dealer=4, or a pack of cards",
    "{dealer=1} or a pack of different cards, such as {9s9h...}",
)


def show(move: object) -> str:
    """The text of a move."""
    match move:
        case Play(card, word):
            return f"{show_card(card)}+{LETTERS[word]}" if word else show_card(card)
        case MakeTrump(suit):
            return SUITS[suit]
        case Announce(word):
            return word or _SILENT
        case Pack() | DrawDealer():
            return show_chance(move)
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
        return read_dealer(text, 4) or Pack(read_pack(text, PACK_24, _CHANCE))
    raise NotationError(text, 0, "a move of this game, such as h, p, matt, Qs, Qs+m")
