"""The help at the table: what may be typed, as far as the game at hand has it."""

from collections.abc import Iterator, Mapping
from typing import Any

from rebelote.cards import PACK_24, PACK_32, PACK_44, PACK_52, RANKS, Card, rank
from rebelote.engine import Setup
from rebelote.locale import Catalogue, spoken
from rebelote.speech import Speech
from rebelote.tui.course import has_tricks
from rebelote.tui.typed import plain

_PACKS: Mapping[str, tuple[Card, ...]] = {"belote": PACK_32, "konter": PACK_24, "updown": PACK_44}
"""What is played with; any other game has all cards."""
_THREE = 3


def help_lines(view: Any, speech: Speech, pack: tuple[Card, ...]) -> Iterator[str]:
    """The commands, how a card is written, what a card alone stands for, and how nothing is said with it."""
    words = speech.names.words
    yield words.say("terminal-help", tricks="yes" if has_tricks(view) else "no")
    short, full = f"{plain(words.say('index-J'))}h", spoken(words, "Jh")
    yield words.say("terminal-help-cards", ranks=_ranks(words, pack), short=short, full=full)
    alone = next((each for each in speech.offers(view) if each.card and each.move[0] in "X~"), None)
    if alone is not None:
        yield words.say("terminal-help-alone", card=speech.card(alone.card), move=alone.words)
    if any("+" in each for each in view.choices):
        yield words.say("terminal-help-silent", short=f"{plain(words.say('index-K'))}h-")


def pack_of(setup: Setup) -> tuple[Card, ...]:
    """The cards that a table is played with."""
    small = (
        getattr(setup.options, "players", 0) == _THREE and getattr(setup.options, "three_form", "") == "24"
    )
    return PACK_24 if small else _PACKS.get(setup.game.name, PACK_52)


def _ranks(words: Catalogue, pack: tuple[Card, ...]) -> str:
    """The corners of the cards of a pack, ace first."""
    return " ".join(
        words.say(f"index-{RANKS[each - 2]}") for each in sorted(set(map(rank, pack)), reverse=True)
    )
