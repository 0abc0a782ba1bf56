"""Cards as people type them, at every game: the letters, signs and names of a language."""

import re
from functools import lru_cache

from rebelote.cards import RANKS, SUITS
from rebelote.locale import Catalogue, spoken
from rebelote.tui.typed import plain

_SIGN = re.compile(r"(?:10|\w)[♠♥♦♣]")
_BETWEEN = re.compile(r"(?<=[♠♥♦♣]) (?=(?:10|\w)[♠♥♦♣])")
_CARD = re.compile(r"(10|[a-z0-9])([shdc])")


def card_typed(text: str, words: Catalogue) -> str | None:
    """The card that was meant, as `Jh`, or None: `bh`, `J♥`, `Herz-Bube`, `herz bube`, `Bube Herz`."""
    ranks, cards = _vocabulary(words)
    if (name := joined(text)) in cards:
        return cards[name]
    found = _CARD.fullmatch(plain(text))
    return ranks[found[1]] + found[2] if found and found[1] in ranks else None


def in_words(text: str, words: Catalogue) -> str:
    """A text in which cards stand as signs, made to be read aloud."""
    return _SIGN.sub(lambda found: _said(found[0], words), _BETWEEN.sub(", ", text))


def _said(sign: str, words: Catalogue) -> str:
    card = card_typed(sign, words)
    return sign if card is None else spoken(words, card)


def joined(text: str) -> str:
    """The name of a card whether it is written with a hyphen, a space or neither."""
    return plain(text).replace("-", "")


@lru_cache(maxsize=32)
def _vocabulary(words: Catalogue) -> tuple[dict[str, str], dict[str, str]]:
    """Letters of ranks, those of English too, and whole cards, each by what is typed."""
    ranks = {each.lower(): each for each in RANKS} | {"10": "T"}
    ranks |= {plain(words.say(f"index-{each}")): each for each in RANKS}
    cards = {
        joined(name): rank + suit for rank in RANKS for suit in SUITS for name in _names(words, rank, suit)
    }
    return ranks, cards


def _names(words: Catalogue, rank: str, suit: str) -> tuple[str, ...]:
    """What a card is called: `ten of hearts`, `ten hearts`, `hearts ten`, and with 10 instead of ten."""
    called, index, colour = words.say(f"rank-{rank}"), words.say(f"index-{rank}"), words.say(f"suit-{suit}")
    whole = spoken(words, rank + suit)
    pairs = (f"{one}{other}" for each in (called, index) for one, other in ((each, colour), (colour, each)))
    return (whole, whole.replace(called, index), *pairs)
