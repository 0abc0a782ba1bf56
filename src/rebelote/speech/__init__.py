"""Sentences about a game, for the terminal and for the browser: one place says everything.

They are made from what a seat knows: its view, the events it was told, the names at the table.
"""

from functools import lru_cache
from typing import Protocol

from rebelote.engine import Setup
from rebelote.speech.belote.words import BeloteSpeech
from rebelote.speech.generic import GenericSpeech
from rebelote.speech.names import Names, sides_of
from rebelote.speech.telling import Happened, sheet, spoken, told
from rebelote.speech.words import Account, Speech

__all__ = [
    "SPEECHES",
    "Account",
    "Happened",
    "Names",
    "Speech",
    "sheet",
    "sides_of",
    "speech_for",
    "spoken",
    "told",
]


class Maker(Protocol):
    """Makes the speech of a game."""

    def __call__(self, setup: Setup, names: Names, *, aloud: bool) -> Speech:
        """What the game says at a table to the reader of the names."""


SPEECHES: dict[str, Maker] = {"belote": BeloteSpeech}
"""The speech of each game that has its own; the others have the generic one."""


@lru_cache(maxsize=1024)
def speech_for(setup: Setup, names: Names, *, aloud: bool = True) -> Speech:
    """What a game says at a table to the reader of the names; `aloud`: with cards in words, not as signs."""
    return SPEECHES.get(setup.game.name, GenericSpeech)(setup, names, aloud=aloud)
