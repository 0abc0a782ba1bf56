"""What lines and records ask of a game besides its rules.

A game that has lines keeps a module `notation` in its package, with the functions of `Notation`. Where its
play is more than cards, it also keeps `TURN`, a pattern of the moves that stand in a line as they are.
"""

import re
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from rebelote.cards import Card, CardSet, Seat
from rebelote.engine.errors import SetupError
from rebelote.engine.game import Game, Move

Pairs = tuple[tuple[str, str], ...]


NO_DEALER = Seat(-1)
"""Stands for the dealer of a game in which nobody deals."""

# a digit belongs to what is said unless it begins the next card: +k7 and +k before 7c
CARDS = re.compile(r"[2-9TJQKA][shdc](?:\+[a-z]{1,3}(?:[0-9](?![shdc]))?){0,8}")
"""A card with what is said on it: the moves that stand in a line as they are, where a game names no others."""


class Standing(NamedTuple):
    """Where a match stands before a deal: who deals, totals by side, and what else was carried, as texts."""

    dealer: Seat
    totals: tuple[int, ...]
    carried: Pairs = ()


class Placed(NamedTuple):
    """An ending set up for study: the seat that leads, hands in order of seats, and the calls.

    The seat of a call is None where order tells it: the leader calls first.
    """

    leader: Seat
    hands: tuple[CardSet, ...]
    calls: tuple[tuple[Seat | None, Move], ...]


class Notation(Protocol):
    """How the deals of a game are written. States and options are those of the game."""

    def letters(self, options: Any, seats: int) -> str:
        """A letter for each seat, in order of rotation."""

    def sides(self, options: Any, seats: int) -> tuple[str, ...]:
        """A name for each side."""

    def standing(self, state: Any) -> Standing:
        """Where the match stood before the deal of a state."""

    def waiting(self, options: Any, standing: Standing) -> Any:
        """The wait for a pack in a match that stands so. Raises SetupError."""

    def pack(self, state: Any) -> tuple[Card, ...]:
        """The pack of the deal in dealing order, top first; empty while there is none, and for endings."""

    def log(self, state: Any) -> tuple[tuple[Seat, Move], ...]:
        """The moves since the pack was in order, or since an ending was set up."""

    def playing(self, state: Any) -> bool:
        """Whether the bidding of a deal is over."""

    def tricks(self, state: Any) -> int:
        """How many tricks of the deal are complete, or turns where there are no tricks."""

    def together(self, state: Any) -> bool:
        """Whether the seats that are due decide at the same time: in which order they did is not kept."""

    def position(self, options: Any, standing: Standing, placed: Placed) -> Any:
        """An ending for study. Raises SetupError, or IllegalMove for a call against the rules."""

    def placed(self, state: Any) -> Placed | None:
        """What the ending of a state was set up from; None for a deal of a match."""

    def told(self, state: Any, deal: int) -> Pairs:
        """The tags that a record keeps of a deal that is over, the first being 0, for the check on reading."""

    def quick(self, state: Any, depth: int) -> int | None:
        """The number of sequences of so many moves, where a faster way than `Game.step` counts the same."""


def notation_of(game: Game[Any, Any]) -> Notation:
    """The notation of a game. Raises SetupError for a game that has none."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        return cast(Notation, import_module(f"{package}.notation"))
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.notation":
            raise
        raise SetupError("no-notation", value=game.name) from missing


def turns(notation: Notation) -> re.Pattern[str]:
    """The moves that stand in the play of a line without parentheses."""
    return cast("re.Pattern[str]", getattr(notation, "TURN", CARDS))
