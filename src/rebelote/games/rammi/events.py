"""Events of Rommé: what happened, whole, to one seat or to everyone."""

from dataclasses import dataclass

from rebelote.cards import Card, Seat, show_card
from rebelote.engine.errors import Facts
from rebelote.engine.table import (
    STOCK,
    CardsDealt,
    DealerDrawn,
    DealVoid,
    HandDealt,
    HandShown,
    MatchOver,
    PackGathered,
    faces,
    hand_of,
)
from rebelote.engine.telling import Told
from rebelote.engine.zones import BACK, Put, Shift, Sweep, Turn
from rebelote.games.rammi.scoring.score import Result

SHARED = (CardsDealt, DealVoid, DealerDrawn, HandDealt, HandShown, MatchOver, PackGathered)
"""Events that are told here as at other tables."""

DISCARD, BURIED = "discard", "buried"
_TAKEN = "taken"


def meld_of(number: int) -> str:
    """The zone of a meld, by the number that lay-offs give it: the first is 1."""
    return f"meld-{number}"


@dataclass(frozen=True, slots=True)
class CardTurned(Told):
    """The first discard was turned up (R3)."""

    discloses = True
    card: Card
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(STOCK, DISCARD, (show_card(self.card),)),)


@dataclass(frozen=True, slots=True)
class StockDrawn(Told):
    """A seat drew from the stock (R9)."""

    seat: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(STOCK, hand_of(self.seat), (BACK,)),)


@dataclass(frozen=True, slots=True)
class CardDrawn(Told):
    """A seat looks at the card it drew (R9)."""

    discloses = True
    card: Card
    to: Seat | None

    def shifts(self) -> tuple[Shift, ...]:
        assert self.to is not None
        return (Turn(hand_of(self.to), (show_card(self.card),)),)


@dataclass(frozen=True, slots=True)
class DiscardTaken(Told):
    """A seat took the top of the pile into its hand; the discard under it lies open (R9, R21)."""

    seat: int
    card: Card
    under: Card | None
    to: Seat | None = None

    def told(self) -> tuple[str, Facts]:
        return "discard-taken", (("seat", self.seat), ("card", show_card(self.card)))

    def shifts(self) -> tuple[Shift, ...]:
        # through a place of its own: in the hand it is a back to everybody, and its owner turns it
        moved = (Put(DISCARD, _TAKEN, (show_card(self.card),)), Sweep(_TAKEN, hand_of(self.seat)))
        if self.under is None:
            return moved
        return (*moved, Put(BURIED, DISCARD, (show_card(self.under),)))


@dataclass(frozen=True, slots=True)
class DiscardKept(Told):
    """The seat holds the card that it took."""

    card: Card
    to: Seat | None

    def shifts(self) -> tuple[Shift, ...]:
        assert self.to is not None
        return (Turn(hand_of(self.to), (show_card(self.card),)),)


@dataclass(frozen=True, slots=True)
class StockTurned(Told):
    """The pile was turned over and is the stock; its top may have been kept (R17)."""

    kept: bool
    mixed: bool
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        swept = (Sweep(BURIED, STOCK),)
        return swept if self.kept else (*swept, Sweep(DISCARD, STOCK))


@dataclass(frozen=True, slots=True)
class Melded(Told):
    """A seat laid a meld on the table; the first is number 1 (R10)."""

    seat: int
    cards: tuple[Card, ...]
    number: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(hand_of(self.seat), meld_of(self.number), faces(self.cards), self.seat),)


@dataclass(frozen=True, slots=True)
class LaidOff(Told):
    """A seat added cards to a meld on the table (R11)."""

    seat: int
    cards: tuple[Card, ...]
    number: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(hand_of(self.seat), meld_of(self.number), faces(self.cards), self.seat),)


@dataclass(frozen=True, slots=True)
class Discarded(Told):
    """A seat laid a card on the pile; the one under it is covered (R14)."""

    seat: int
    card: Card
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Sweep(DISCARD, BURIED), Put(hand_of(self.seat), DISCARD, (show_card(self.card),)))


@dataclass(frozen=True, slots=True)
class WentOut(Told):
    """A seat has no cards left: the deal is over (R16)."""

    seat: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealScored(Told):
    """The marks of the deal, and every line behind them."""

    discloses = True
    result: Result
    totals: tuple[int, ...]
    to: Seat | None = None
