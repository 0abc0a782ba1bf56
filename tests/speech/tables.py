"""Speeches for tests: a table, who sits at it, who reads, in which language."""

from rebelote.cards import compass
from rebelote.engine import Setup, find
from rebelote.locale import catalogue
from rebelote.speech import Names, Speech, sides_of, speech_for
from rebelote.speech.belote.words import BeloteSpeech

PEOPLE = ("Josiane", "Marcel", "Théo", "Nico", "Claire", "Lulu")


def names(setup: Setup, seats: int, seat: int, language: str) -> Names:
    """People at a table, as one of them sees it; -1: a spectator."""
    words = catalogue(language, setup.game.name)
    return Names(words, PEOPLE[:seats], seat, sides_of(setup, seats))


def reader(setup: Setup, seats: int, seat: int, language: str) -> Speech:
    """What is said to somebody at a table of people."""
    return speech_for(setup, names(setup, seats, seat, language))


def speech(language: str, seats: int = 4, *, aloud: bool = False) -> BeloteSpeech:
    """The words of belote as seen by the seat after the second, places as names."""
    setup = find(
        "belote/cardavia" if seats == 4 else "belote/three-24" if seats == 3 else "belote/two-classic"
    )
    words = catalogue(language, "belote")
    called = tuple(words.say(f"seat-{each}") for each in compass(seats))
    return BeloteSpeech(setup, Names(words, called, 2 if seats == 4 else 0, sides_of(setup, seats)), aloud)
