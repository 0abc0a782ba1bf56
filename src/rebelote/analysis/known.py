"""Of which positions exact prices may be known. Nothing is loaded for it that searches."""

from dataclasses import dataclass
from typing import Any

from rebelote.engine import Setup
from rebelote.games.whist.contract import MISERES

_FOUR = 4
_SOLVED = ("belote", "konter", "whist")
_QUICK = ("belote", "konter")
"""Games in which a whole deal is solved while somebody waits."""


@dataclass(frozen=True, slots=True)
class Reasoned:
    """A move to give reasons for: its number in the deal from 1, the level of the bot, its seed, and how long it had."""

    step: int
    level: str
    seed: int
    budget_ms: int


def quick(setup: Setup, seats: int) -> bool:
    """Whether all cards of a deal can be priced while somebody waits."""
    return setup.game.name in _QUICK and seats == _FOUR


def solvable(setup: Setup, state: Any) -> bool:
    """Whether there may be exact prices: somebody lays a card at a table of four, in a game with a solver."""
    if setup.game.name not in _SOLVED or getattr(state.phase, "value", "") != "play":
        return False
    tricks = tricks_of(state)
    return tricks is not None and tricks.seats == _FOUR and any(tricks.hands)


def lays(setup: Setup, state: Any, seat: int, move: str) -> bool:
    """Whether a move lays a card of which the price may be known."""
    return solvable(setup, state) and tricks_of(state).turn == seat and hasattr(setup.game.read(move), "card")


def alone(setup: Setup, state: Any) -> bool:
    """Whether one question is asked of a position: several misères at once are each judged alone (W31)."""
    if setup.game.name in _QUICK:
        return True
    return len(state.standing.holders) == 1 or state.standing.contract.kind not in MISERES


def tricks_of(state: Any) -> Any:
    """The hands and the running trick of a state in the play."""
    play = getattr(state, "play", None)
    return play.tricks if play is not None else getattr(state, "tricks", None)
