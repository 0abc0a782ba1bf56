"""The order and value of cards in words, from the tables of the game itself."""

from functools import lru_cache
from typing import Any

from rebelote.engine import Setup
from rebelote.locale import Catalogue
from rebelote.speech.names import say
from rebelote.wire.words import Rank, RankGroup


@lru_cache(maxsize=1024)
def ranking(words: Catalogue, setup: Setup, denomination: str) -> tuple[RankGroup, ...]:
    """The cards of a denomination, strongest first; of any trump suit, when it is empty.

    Nothing where the game has no such tables.
    """
    game: Any = setup.game
    tables = game.rankings(setup.options) if hasattr(game, "rankings") else ()
    found = next((each for each in tables if each.denomination == (denomination or each.denomination)), None)
    if found is None:
        return ()
    several = len(found.groups) > 1
    apart = sum(each.kind == "plain" for each in found.groups) > 1
    return tuple(
        RankGroup(
            _suits(words, each.suits)
            if apart and each.kind == "plain"
            else _label(words, each.kind, denomination, several=several),
            denomination if each.kind == "trumps" or not several else "",
            tuple(Rank(face, points) for face, points in each.cards),
        )
        for each in found.groups
    )


def _label(words: Catalogue, kind: str, denomination: str, *, several: bool) -> str:
    """What a group is called: trumps with their suit, the other suits, or a denomination that has one order."""
    named = _denomination(words, denomination) if denomination else ""
    if not several:
        return named
    if kind == "plain":
        return say(words, "order-plain")
    return say(words, "order-trump", suit=named) if denomination else say(words, "order-trumps")


def _suits(words: Catalogue, suits: str) -> str:
    """Suits by name: where some have other cards than others, each group says which it is."""
    return ", ".join(say(words, f"suit-{each}") for each in suits).capitalize()


def _denomination(words: Catalogue, name: str) -> str:
    key = f"denomination-{name}"
    return say(words, key if words.has(key) else f"suit-{name}")
