"""Moves of belote as choices: what each is called, what it does, where it stands in a grid."""

from collections.abc import Mapping
from functools import lru_cache

from rebelote.cards import show_card
from rebelote.games.belote import moves
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.locale import Catalogue, index, spoken
from rebelote.speech.names import say
from rebelote.wire.words import Offer

_FIXED: Mapping[str, str] = {"p": "call-pass", "x": "call-coinche", "xx": "call-surcoinche"}
_KINDS: Mapping[type, str] = {moves.CapotBid: "capot", moves.GeneraleBid: "generale"}
"""What moves do, where that is not the name of their type."""
_HEAVY = frozenset(("stop",))
"""Moves that may cost the match, so that a person is asked once more."""


@lru_cache(maxsize=1024)
def card(words: Catalogue, text: str, *, aloud: bool) -> str:
    """A card in words, or as a sign."""
    return (spoken if aloud else index)(words, text)


def kind(words: Catalogue, letters: str, top: str = "") -> str:
    """An announcement by its letter, with its height where that is known."""
    if not top:
        return say(words, f"announcement-{letters}")
    # sentences choose by numbers where the rank is one
    return say(words, f"announcement-{letters}-at", rank=int(top) if top.isdecimal() else top)


@lru_cache(maxsize=8192)
def offer(words: Catalogue, text: str, *, aloud: bool) -> Offer:
    """A choice, given as the text of its move."""
    move = moves.read(text)
    does = _KINDS.get(type(move), type(move).__name__.lower())
    if not isinstance(move, moves.Play):
        sure = say(words, f"sure-{does}") if does in _HEAVY else ""
        return Offer(text, _called(words, text, move), does, axes=_axes(move), sure=sure)
    shown, laid = show_card(move.card), card(words, show_card(move.card), aloud=aloud)
    said = [kind(words, each) for each in move.announced]
    if move.word:
        said.append(say(words, f"say-{move.word}"))
    heard = ", ".join(said)
    together = f"{laid}, {heard}" if aloud else f"{laid} + {heard}"
    return Offer(text, together if said else laid, does, shown, heard)


@lru_cache(maxsize=2048)
def sign(words: Catalogue, text: str) -> str:
    """A call, given as the text of its move, with its suit as a sign: what lies on the cloth."""
    return _called(words, text, moves.read(text), "-short")


def _called(words: Catalogue, text: str, move: moves.BeloteMove, form: str = "") -> str:
    """A move in words; `form` is that of its denomination."""

    def suit(number: int) -> str:
        return say(words, f"denomination-{DENOMINATIONS[number]}{form}")

    match move:
        case moves.Take(number):
            return say(words, "call-take", suit=suit(number))
        case moves.Bid(value, number):
            return say(words, "call-bid", value=value, suit=suit(number))
        case moves.CapotBid(number):
            return say(words, "call-capot", suit=suit(number))
        case moves.GeneraleBid(number):
            return say(words, "call-generale", suit=suit(number))
        case moves.Cut(size):
            return say(words, "move-cut", size=size)
        case moves.Packets():
            return say(words, "move-packets", sizes=text)
    return say(words, _FIXED.get(text, f"move-{text}"))


def _axes(move: moves.BeloteMove) -> tuple[str, ...]:
    """Where a choice stands among others of its kind."""
    match move:
        case moves.Bid(value, number):
            return (str(value), DENOMINATIONS[number])
        case moves.Take(number) | moves.CapotBid(number) | moves.GeneraleBid(number):
            return (DENOMINATIONS[number],)
        case moves.Cut(size):
            return (str(size),)
    return ()
