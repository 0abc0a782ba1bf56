"""Sentences about a game, for the terminal and for the browser: one place says everything.

They are made from what a seat knows: its view, the events it was told, the names at the table.
"""

from collections.abc import Mapping
from functools import lru_cache

from rebelote.engine import Setup
from rebelote.locale import Catalogue
from rebelote.speech.belote.words import BeloteSpeech
from rebelote.speech.generic import GenericSpeech
from rebelote.speech.konter.words import OWN as KONTER
from rebelote.speech.names import Names, sides_of
from rebelote.speech.own import PLAIN, Own
from rebelote.speech.rammi.words import OWN as RAMMI
from rebelote.speech.telling import Happened, sheet, spoken, told
from rebelote.speech.updown.words import OWN as UPDOWN
from rebelote.speech.whist.words import OWN as WHIST
from rebelote.speech.words import Account, Speech
from rebelote.wire.words import Price

__all__ = [
    "Account",
    "Happened",
    "Names",
    "Speech",
    "prices_of",
    "sheet",
    "sides_of",
    "speech_for",
    "spoken",
    "told",
]


OWN: Mapping[str, Own] = {"konter": KONTER, "updown": UPDOWN, "rammi": RAMMI, "whist": WHIST}
"""What games say in their own way; a game that is not here says what every game can say."""


@lru_cache(maxsize=1024)
def speech_for(setup: Setup, names: Names, *, aloud: bool = True) -> Speech:
    """What a game says at a table to the reader of the names; `aloud`: with cards in words, not as signs."""
    if setup.game.name == "belote":
        return BeloteSpeech(setup, names, aloud=aloud)
    return GenericSpeech(setup, names, aloud, OWN.get(setup.game.name, PLAIN))


def prices_of(setup: Setup, words: Catalogue) -> tuple[Price, ...]:
    """The grid of points of a game, where it has one."""
    own = OWN.get(setup.game.name, PLAIN)
    return own.prices(words, setup, None) if own.prices else ()
