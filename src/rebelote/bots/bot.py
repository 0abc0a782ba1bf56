"""What a bot is, the bot that knows no game, and which bot plays what."""

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any, Protocol, runtime_checkable

from rebelote.bots import bistro
from rebelote.bots.belote.levels import levels
from rebelote.bots.belote.player import BelotePlayer
from rebelote.bots.belote.worlds.judging import Late, never
from rebelote.bots.bistro import NAMED, PLAYERS, RANKS
from rebelote.engine import SetupError, Source, View

LEVELS = ("strong", "beginner", "amateur", "steady", "expert", "analyst", "simple", "random")
"""The levels that can be asked for by name, the usual one first.

`simple` plays by rules of thumb, which at belote is the amateur; a game of the bistro has three players
of its own, and each level is one of them.
"""
_ALL = ("beginner", "amateur", "steady", "strong", "expert", "analyst")


_PLAIN = ("steady", "beginner", "amateur", "simple", "random")


class Bot(Protocol):
    """A program in a seat, made from the options of a table."""

    def decide(self, view: Any, source: Source) -> str | None:
        """One of the choices of a view.

        None, to let it be, only where the game does not wait for the seat. The same view and the same
        source give the same move.
        """


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Plays any game: one of its choices at random, and nothing out of turn."""

    def decide(self, view: View, source: Source) -> str | None:
        """A choice, all equally likely."""
        if view.seat not in view.due:
            return None
        return view.choices[source.randrange(len(view.choices))]


@runtime_checkable
class Hurried(Protocol):
    """A bot that can be told that time is up.

    `budget_ms` is how long it wants to take over a move where somebody waits, 0 for as long as it needs.
    """

    budget_ms: int

    def decide(self, view: Any, source: Source, *, late: Late = never) -> str | None:
        """One of the choices; asked now and then, `late` says whether it should make up its mind."""


@cache
def levels_here() -> tuple[str, ...]:
    """The levels that play well enough on this machine, the usual one first.

    Where nothing can be compiled those that solve whole deals would take minutes over a card.
    """
    return LEVELS if find_spec("numba") else _PLAIN


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that differ in play at a game, the weakest first; every other name is one of these."""
    differing = NAMED if game in PLAYERS else _ALL
    here = levels_here()
    return tuple(each for each in differing if each in here)


def bot_for(game: str, options: Any, level: str = "simple") -> Bot:
    """The bot of a level for a game; a game without its own gets the random one.

    Raises SetupError for an unknown level.
    """
    if level not in LEVELS:
        raise SetupError("bots", value=level, expected=", ".join(LEVELS))
    if level == "random":
        return RandomBot()
    if game == "belote":
        return BelotePlayer(options, levels()["amateur" if level == "simple" else level])
    if game not in PLAYERS:
        return RandomBot()
    bot: Bot = PLAYERS[game][RANKS[level]](options)
    return bot


def warm() -> None:
    """Load what searching bots need, so that the first move does not wait for it."""
    from rebelote.bots.belote.worlds import thinking

    thinking.ready()
    bistro.ready()
