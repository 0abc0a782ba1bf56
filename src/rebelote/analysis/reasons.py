"""Why a bot made a move, in sentences of a person's language: what it looked at, and what came of it.

A bot is asked again with the view and the chance that it had, and has time for all deals that its level looks
at. At the table it may have had less; what it says is true of those that it looks at now.
"""

import random
import time
from collections.abc import Iterator
from typing import Any

from rebelote.bots.belote.calls import Learned, calls_of
from rebelote.bots.belote.levels import Level, levels
from rebelote.bots.belote.player import BelotePlayer
from rebelote.bots.belote.reasons import of_card, signed
from rebelote.bots.bistro import PLAYERS, RANKS, STRONG
from rebelote.cards import read_card
from rebelote.engine import Setup
from rebelote.locale import Catalogue
from rebelote.locale.options import words_of
from rebelote.speech import Names, sides_of, speech_for

_THUMB = {"all": "why-belote-thumb", "trick": "why-belote-thumb-trick"}
_PLAIN = ("random",)
_AT_ONCE = ("show", "seven", "r", "stop")


def reasons(
    setup: Setup, view: Any, move: str, level: str, seed: int, budget_ms: int, language: str
) -> Iterator[str]:
    """The sentences about a move that a bot of a level chose from a view."""
    words, game = words_of(language, setup.game.name), setup.game.name
    if view.choices == (move,):
        yield words.say("why-only")
    elif level in _PLAIN or (game != "belote" and game not in PLAYERS):
        yield words.say("why-random")
    elif game == "belote":
        yield from _of_belote(setup, view, move, level, (seed, budget_ms), words)
    else:
        yield from _of_bistro(setup, view, move, RANKS[level], seed, words)


def _of_belote(
    setup: Setup, view: Any, move: str, name: str, chance: tuple[int, int], words: Catalogue
) -> Iterator[str]:
    level = levels()["amateur" if name == "simple" else name]
    if move in _AT_ONCE:
        yield words.say("why-at-once")
    elif view.phase == "bidding":
        yield from _called(setup, view, move, level, words)
    elif view.phase != "play":
        yield words.say("why-dealing")
    else:
        yield from _played(setup, view, move, level, chance, words)


def _called(setup: Setup, view: Any, move: str, level: Level, words: Catalogue) -> Iterator[str]:
    """What a call is held to be worth, beside the next best one."""
    caller = calls_of(setup.options, level)
    if not isinstance(caller, Learned):
        yield words.say("why-called-counted")
        return
    worth = caller.worth(view)
    yield words.say("why-called", call=_named(setup, words, view, move), marks=signed(worth[move]))
    rest = {text: marks for text, marks in worth.items() if text != move}
    if rest:
        next_ = max(rest, key=lambda each: rest[each])
        yield words.say("why-called-next", call=_named(setup, words, view, next_), marks=signed(rest[next_]))
    if level.doubt:
        yield words.say("why-called-doubt", marks=level.doubt)


def _played(
    setup: Setup, view: Any, move: str, level: Level, chance: tuple[int, int], words: Catalogue
) -> Iterator[str]:
    """What was expected of a card in the deals that were looked at, or by which rules of thumb it was chosen."""
    seed, budget_ms = chance
    end = time.monotonic() + budget_ms / 1000
    found = BelotePlayer(setup.options, level).consider(
        view, random.Random(seed), late=lambda: time.monotonic() >= end
    )
    if found.opinions is None:
        yield words.say(_THUMB[level.memory])
        return
    yield from of_card(found.opinions, read_card(move[:2]), words)
    if found.move is not None and found.move[:2] != move[:2]:
        yield words.say("why-again", move=_named(setup, words, view, found.move))


def _of_bistro(setup: Setup, view: Any, move: str, rank: str, seed: int, words: Catalogue) -> Iterator[str]:
    """What a player of a bistro game looks at; of cards that are solved also how they came out."""
    game = setup.game.name
    yield words.say(f"why-{rank}")
    again = PLAYERS[game][rank](setup.options).decide(view, random.Random(seed))
    if rank == STRONG and again is not None and again != move:
        yield words.say("why-again", move=_named(setup, words, view, again))


def _named(setup: Setup, words: Catalogue, view: Any, move: str) -> str:
    """A move in words."""
    seats = sum(zone.name.startswith("hand:") for zone in view.zones)
    names = Names(words, ("",) * seats, view.seat, sides_of(setup, seats))
    return speech_for(setup, names, aloud=True).move(move)
