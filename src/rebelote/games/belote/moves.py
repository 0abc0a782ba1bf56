"""The moves of belote and their text.

{dealer=3}      chance draws the first dealer (seats count from 1 in order of rotation)
{7s8s...}       chance mixes the pack: its order, top first
mix keep        mix the pack, or leave it (dealer's choice, a proposal, its answer)
cut16           lift sixteen cards
3-2 2-3-3 ...   packets of the deal
p               pass; at the end of a deal, let a forgotten word go
h sa ta         take: s h d c sa ta
90h caph genh   bid: points, capot or générale, and the denomination
x xx            coinche, surcoinche
seven           exchange the seven for the turned card
Jh              play a card; +t +q +c +k +k7 announce, +b belote, +r rebelote
show            ask to see the announcements
stop            l'arrêt
r               notice one's forgotten rebelote
"""

import re
from dataclasses import dataclass

from rebelote.cards import PACK_32, Card, read_card, show_card
from rebelote.engine.errors import NotationError
from rebelote.engine.table import DrawDealer, Pack, read_dealer, read_pack, show_chance
from rebelote.games.belote.order import DENOMINATIONS


@dataclass(frozen=True, slots=True)
class Mix:
    """Mix the pack: the dealer's choice, a proposal, or the answer to one (B4)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Leave the pack as it is (B4)."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift some cards; they go to the bottom (B7)."""

    size: int


@dataclass(frozen=True, slots=True)
class Packets:
    """How the dealer deals: 3-2, 2-3, 3-2-3... (B10, B13)."""

    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass (B20, B30); after the last trick, let a forgotten rebelote go (B76)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take in a denomination (B20 to B25)."""

    denomination: int


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid points in a denomination (B31)."""

    value: int
    denomination: int


@dataclass(frozen=True, slots=True)
class CapotBid:
    """Bid all tricks (B32)."""

    denomination: int


@dataclass(frozen=True, slots=True)
class GeneraleBid:
    """Bid to win all tricks alone (B32)."""

    denomination: int


@dataclass(frozen=True, slots=True)
class Coinche:
    """Double (B33)."""


@dataclass(frozen=True, slots=True)
class Surcoinche:
    """Redouble (B34)."""


@dataclass(frozen=True, slots=True)
class Seven:
    """Exchange the seven of trumps for the turned card (B120)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, with the kinds announced on it (B67) and the word said of belote (B76)."""

    card: Card
    announced: tuple[str, ...] = ()
    word: str = ""


@dataclass(frozen=True, slots=True)
class Show:
    """Ask the other side to show its announcements (B68)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """L'arrêt: claim that the target is reached (B116)."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Notice one's forgotten rebelote before the count (B76)."""


Call = Pass | Take | Bid | CapotBid | GeneraleBid | Coinche | Surcoinche
BeloteMove = DrawDealer | Pack | Mix | Keep | Cut | Packets | Call | Seven | Play | Show | Stop | Notice

KINDS = ("t", "q", "c", "k", "k7")
WORDS = {"b": "belote", "r": "rebelote"}
PLAYS: tuple[Play, ...] = tuple(Play(Card(n)) for n in range(64))
"""The plain play of every card, made once."""

_FIXED: dict[str, BeloteMove] = {
    "mix": Mix(),
    "keep": Keep(),
    "p": Pass(),
    "x": Coinche(),
    "xx": Surcoinche(),
    "seven": Seven(),
    "show": Show(),
    "stop": Stop(),
    "r": Notice(),
}
_FIXED_TEXT: dict[type, str] = {type(move): text for text, move in _FIXED.items()}
_WORD_LETTER = {word: letter for letter, word in WORDS.items()}
_CALL = re.compile(r"(?:([0-9]{1,4})|(cap)|(gen))?(sa|ta|[shdc])")
_PACKETS = re.compile(r"[1-9](-[1-9]){1,3}")
_PLAY = re.compile(r"([2-9TJQKA][shdc])((?:\+(?:k7|[tqck]))*)(?:\+([br]))?")

_CHANCE = (
    "dealer=1 to dealer=4, or a pack of cards",
    "{dealer=1} or a pack of different cards, such as {7s8h...}",
)


def show(move: object) -> str:
    """The text of a move."""
    match move:
        case Play(card, announced, word):
            said = (*announced, _WORD_LETTER[word]) if word else announced
            return "+".join((show_card(card), *said))
        case Take(denomination):
            return DENOMINATIONS[denomination]
        case Bid(value, denomination):
            return f"{value}{DENOMINATIONS[denomination]}"
        case CapotBid(denomination):
            return f"cap{DENOMINATIONS[denomination]}"
        case GeneraleBid(denomination):
            return f"gen{DENOMINATIONS[denomination]}"
        case Cut(size):
            return f"cut{size}"
        case Packets(sizes):
            return "-".join(map(str, sizes))
        case Pack() | DrawDealer():
            return show_chance(move)
    return _FIXED_TEXT[type(move)]


def read(text: str) -> BeloteMove:
    """The move of a text. Raises NotationError."""
    if text in _FIXED:
        return _FIXED[text]
    if text.startswith("{"):
        return read_dealer(text, 4) or Pack(read_pack(text, PACK_32, _CHANCE))
    if found := _PLAY.fullmatch(text):
        card, announced, letter = found.groups()
        kinds = tuple(announced.split("+")[1:])
        return Play(read_card(card), kinds, WORDS.get(letter or "", ""))
    if found := _CALL.fullmatch(text):
        value, capot, generale, name = found.groups()
        denomination = DENOMINATIONS.index(name)
        if capot:
            return CapotBid(denomination)
        if generale:
            return GeneraleBid(denomination)
        return Bid(_number(text, value), denomination) if value else Take(denomination)
    if text.startswith("cut") and text[3:].isascii() and text[3:].isdigit() and len(text) < 6:
        return Cut(_number(text, text[3:]))
    if _PACKETS.fullmatch(text):
        return Packets(tuple(map(int, text.split("-"))))
    raise NotationError(text, 0, "a move of belote, such as Jh, p, h, 90h, x, cut16")


def _number(text: str, digits: str) -> int:
    if digits.startswith("0"):
        raise NotationError(text, text.index(digits), "a number without leading zero")
    return int(digits)
