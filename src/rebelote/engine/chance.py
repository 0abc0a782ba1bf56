"""Drawing from a source of chance."""

from collections.abc import Iterable
from typing import Any, TypeVar

from rebelote.engine.game import CHANCE, Game, Move, Source, Step

T = TypeVar("T")


def shuffled(items: Iterable[T], source: Source) -> tuple[T, ...]:
    """The items in a random order, every order equally likely (Fisher-Yates)."""
    row = list(items)
    for at in range(len(row) - 1, 0, -1):
        other = source.randrange(at + 1)
        row[at], row[other] = row[other], row[at]
    return tuple(row)


def chance(game: Game[Any, Any], state: Any, source: Source) -> tuple[Move, Step[Any]]:
    """The move that chance makes, and what it does: the only way in which chance enters a match."""
    move = game.chance(state, source)
    return move, game.step(state, CHANCE, move)
