"""What every way of bidding shares: the talk so far, and what a way of bidding answers."""

from dataclasses import dataclass
from typing import Protocol

from rebelote.cards import Card
from rebelote.engine.errors import Refusal
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.moves import Call


@dataclass(frozen=True, slots=True)
class Talk:
    """A bidding in progress.

    `calls` are (seat, call) in order; `turn` speaks next; `standing` is the bid that holds, made by
    `bidder`; `doubler` coinched it; `passes` counts passes since the last other call.
    """

    dealer: int
    turned: Card | None
    turn: int
    calls: tuple[tuple[int, Call], ...] = ()
    standing: Call | None = None
    bidder: int = -1
    doubler: int = -1
    redoubled: bool = False
    passes: int = 0


class Bidding(Protocol):
    """A way of bidding, made from the options once."""

    def begin(self, dealer: int, turned: Card | None) -> Talk:
        """The talk before the first call."""

    def callers(self, talk: Talk) -> frozenset[int]:
        """Seats that may call now; the seat in turn is one of them."""

    def calls(self, talk: Talk, seat: int) -> tuple[Call, ...]:
        """The calls of a seat, in a fixed order."""

    def why(self, talk: Talk, seat: int, call: Call) -> Refusal | None:
        """Why a call is refused, or None."""

    def after(self, talk: Talk, seat: int, call: Call) -> Talk:
        """The talk after a legal call."""

    def over(self, talk: Talk) -> bool:
        """Whether nobody may call any more."""

    def contract(self, talk: Talk) -> Contract | None:
        """The contract of a talk that is over; None when nobody took."""
