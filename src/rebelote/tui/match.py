"""Sitting down at a table: who plays, how it is shown, one match after the other."""

import random
from dataclasses import dataclass, replace
from typing import Any

from rebelote.bots import bot_for
from rebelote.cards import Seat
from rebelote.cards.seat import CLOCKWISE
from rebelote.engine import Event, Setup
from rebelote.speech import Names, Speech, sides_of, speech_for
from rebelote.tui.belote.typing import BeloteTyping
from rebelote.tui.helping import pack_of
from rebelote.tui.lines import Lines
from rebelote.tui.person import Face, Person, agreed
from rebelote.tui.rulebook import changed, rules_of, title, words_of
from rebelote.tui.screen import Screen
from rebelote.tui.table import BotPlayer, Player, Table, Watcher
from rebelote.tui.terminal import Left, Terminal
from rebelote.tui.typing import GenericTyping, Typing


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a person wants: a table, a seat, a language, a way of being shown, and against whom."""

    setup: Setup
    letters: str
    seat: Seat
    language: str
    seed: int
    level: str = "simple"
    plain: bool = False
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Looks at a table of bots and asks for nothing."""

    face: Face

    def told(self, event: Event, before: Any, view: Any) -> None:
        """Something happened."""
        self.face.told(event, before, view)

    def between(self, view: Any) -> str | None:
        """Nothing is done between two deals."""
        return None


def sit_down(sitting: Sitting, terminal: Terminal) -> None:
    """Play matches until the person has had enough; leaving in the middle ends cleanly."""
    words = words_of(sitting.language, sitting.setup.game.name)
    terminal = replace(terminal, wraps=not sitting.plain)
    _welcome(sitting, terminal)
    seed = sitting.seed
    try:
        while True:
            _match(sitting, terminal, seed)
            if sitting.auto or not agreed(terminal, words, "terminal-again"):
                break
            seed += 1
    except (Left, KeyboardInterrupt):
        pass
    terminal.say(words.say("terminal-goodbye"))


def _welcome(sitting: Sitting, terminal: Terminal) -> None:
    setup, language = sitting.setup, sitting.language
    words = words_of(language, setup.game.name)
    terminal.say(words.say("terminal-welcome", table=title(setup, language)))
    terminal.say(words.say("terminal-seed", seed=str(sitting.seed)))
    differing = changed(setup, language)
    if differing:
        terminal.say(words.say("terminal-changed", preset=title(setup, language)))
        for each in differing:
            terminal.say(each, indent=0 if sitting.plain else 2)
    if not sitting.auto:
        terminal.say(words.say("terminal-help-short"))


def _match(sitting: Sitting, terminal: Terminal, seed: int) -> None:
    """One match. All chance comes from the seed: the cards from one source, the bots from another."""
    setup, seats = sitting.setup, len(sitting.letters)
    table = Table(setup, seats, random.Random(seed))
    bots = random.Random(f"bots {seed}")
    players: dict[Seat, Player] = {
        Seat(seat): BotPlayer(bot_for(setup.game.name, setup.options, sitting.level), bots)
        for seat in range(seats)
    }
    names = named(sitting)
    speech = speech_for(setup, names, aloud=sitting.plain)
    typing = _typing(setup, speech, speech_for(setup, names, aloud=not sitting.plain))
    clockwise = sitting.letters == CLOCKWISE
    face: Face = Lines(terminal, speech, names, typing)
    if not sitting.plain:
        face = Screen(terminal, speech, names, typing, clockwise=clockwise)
    watcher: Watcher = Onlooker(face)
    if not sitting.auto:
        person = Person(
            terminal,
            speech,
            face,
            names=names,
            typing=typing,
            pack=pack_of(setup),
            rules=lambda: rules_of(terminal, setup, sitting.language),
            why=lambda text: table.why(sitting.seat, text),
        )
        players[sitting.seat], watcher = person, person
    table.run(players, watcher, sitting.seat)


def _typing(setup: Setup, speech: Speech, other: Speech) -> Typing:
    """How moves are typed: belote has ways of its own. `other` says cards the other way."""
    return (
        BeloteTyping(speech) if setup.game.name == "belote" else GenericTyping(setup.game.name, speech, other)
    )


def named(sitting: Sitting) -> Names:
    """Seats by their place at the table."""
    words = words_of(sitting.language, sitting.setup.game.name)
    called = tuple(words.say(f"seat-{each}") for each in sitting.letters)
    return Names(words, called, sitting.seat, sides_of(sitting.setup, len(called)))
