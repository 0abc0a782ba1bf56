"""Calls of whist as choices: what each is called, what it does, where it stands among others."""

from collections.abc import Callable

from rebelote.cards import SUITS, show_card
from rebelote.games.whist import moves
from rebelote.games.whist.contract import (
    ABONDANCES,
    CHELEMS,
    DENOMINATIONS,
    MISERES,
    PAIRS,
    SOLOS,
    TRICKS,
    Kind,
)
from rebelote.games.whist.moves import Aside, Join, Name, Pass, Play, Raise, Stay, Undertake, Wait
from rebelote.locale import Catalogue
from rebelote.speech.choices import face
from rebelote.speech.names import say
from rebelote.wire.words import Offer

_FAMILIES = {
    **dict.fromkeys(SOLOS.values(), "solo"),
    **dict.fromkeys(ABONDANCES.values(), "abondance"),
    **dict.fromkeys(CHELEMS.values(), "chelem"),
    **dict.fromkeys(MISERES, "misere"),
}


def offer(words: Catalogue, text: str, *, aloud: bool, naming: bool) -> Offer:
    """A call or a card; `naming` says that a suit is named as trumps and not offered to a partner."""
    move = moves.read(text)
    match move:
        case Play(card):
            return Offer(text, face(words, text, aloud=aloud), "play", show_card(card))
        case Aside(card):
            shown = show_card(card)
            return Offer(text, say(words, "move-aside", card=face(words, shown, aloud=aloud)), "aside", shown)
        case Name(suit):
            letter = SUITS[suit]
            if naming:
                return Offer(text, say(words, f"move-{text}"), "trump", axes=(letter,))
            return Offer(text, say(words, "call-propose", suit=letter), "propose", axes=(letter,))
        case Join(suit):
            return Offer(text, say(words, f"move-{text}"), "join", axes=(SUITS[suit],))
        case Raise(level):
            return Offer(text, say(words, f"move-{text}"), "raise", axes=(str(level),))
        case Undertake(contract):
            axes = () if contract.suit < 0 else (str(TRICKS[contract.kind]), DENOMINATIONS[contract.suit])
            return Offer(text, say(words, f"move-{text}"), _FAMILIES[contract.kind], axes=axes)
        case Pass() | Wait() | Stay():
            return Offer(text, say(words, f"move-{text}"), {"p": "pass"}.get(text, text))
    raise TypeError(f"no choice of whist: {text}")


def game_name(said: Callable[..., str], kind: Kind) -> str:
    """A game of the grid without its suit."""
    for name, family in (("pair", PAIRS), ("solo", SOLOS), ("abondance", ABONDANCES), ("chelem", CHELEMS)):
        for level, each in family.items():
            if each is kind:
                return said(f"grid-{name}", level=level)
    names = {Kind.PM: "pm", Kind.PICCOLO: "pic", Kind.GM: "gm", Kind.GME: "gmo"}
    return said(f"move-{names[kind]}") if kind in names else said("grid-trou")
