"""What the views of all games are written with."""

from collections.abc import Iterable
from typing import Any, Protocol

from rebelote.cards import Seat
from rebelote.engine.errors import Refusal
from rebelote.engine.game import Greyed, Move


class Ruling(Protocol):
    """What a view asks of its game."""

    def due(self, state: Any) -> frozenset[Seat]:
        """Whom the match waits for."""

    def moves(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        """The moves of a seat."""

    def why(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Why a move is refused, or None."""

    def show(self, move: Move) -> str:
        """The text of a move."""


def greyed(game: Ruling, state: Any, seat: Seat, moves: Iterable[Move]) -> tuple[Greyed, ...]:
    """Those of some moves that the seat may not make, with the reasons."""
    reasons = ((move, game.why(state, seat, move)) for move in moves)
    return tuple(Greyed(game.show(move), why) for move, why in reasons if why)
