"""Events of whist: what happened, whole, to one seat or to everyone."""

from dataclasses import dataclass

from rebelote.cards import Card, Seat, show_card
from rebelote.engine.errors import Facts
from rebelote.engine.table import (
    LAST_TRICK,
    TRICK,
    CardPlayed,
    CardsDealt,
    DealerDrawn,
    DealVoid,
    HandDealt,
    HandShown,
    MatchOver,
    PackGathered,
    hand_of,
    pile_of,
)
from rebelote.engine.telling import Told
from rebelote.engine.zones import BACK, Put, Shift, Sweep, Turn
from rebelote.games.whist.contract import DENOMINATIONS, Standing
from rebelote.games.whist.moves import Call, show
from rebelote.games.whist.scoring.grid import Result

SHARED = (CardPlayed, CardsDealt, DealVoid, DealerDrawn, HandDealt, HandShown, MatchOver, PackGathered)
"""Events that are told here as at other tables."""


def aside_of(seat: int) -> str:
    """The zone of the card that a seat laid aside (W25)."""
    return f"aside:{seat}"


@dataclass(frozen=True, slots=True)
class TrouSaid(Told):
    """A seat says whether it holds exactly three aces (W5)."""

    discloses = True
    seat: int
    trou: bool
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class Called(Told):
    """A seat made a call (W8)."""

    seat: int
    call: Call
    to: Seat | None = None

    def told(self) -> tuple[str, Facts]:
        return "called", (("seat", self.seat), ("call", show(self.call)))


@dataclass(frozen=True, slots=True)
class PartnerShown(Told):
    """The holder of the fourth ace is the partner of the trou (W6)."""

    discloses = True
    seat: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class ContractFixed(Told):
    """The auction ended with a game and its holders (W18)."""

    standing: Standing
    to: Seat | None = None

    def told(self) -> tuple[str, Facts]:
        holders = " ".join(map(str, self.standing.holders))
        return "contract-fixed", (("contract", self.standing.contract.show()), ("holders", holders))


@dataclass(frozen=True, slots=True)
class TrumpNamed(Told):
    """The partner of a trou named trumps (W6)."""

    seat: int
    suit: int
    to: Seat | None = None

    def told(self) -> tuple[str, Facts]:
        return "trump-named", (("seat", self.seat), ("suit", DENOMINATIONS[self.suit]))


@dataclass(frozen=True, slots=True)
class AsideChosen(Told):
    """A seat chose its card; only it is told, and the card lies face down in its hand (W25)."""

    card: Card
    to: Seat | None

    def shifts(self) -> tuple[Shift, ...]:
        assert self.to is not None
        return (
            Put(hand_of(self.to), aside_of(self.to), (show_card(self.card),)),
            Sweep(aside_of(self.to), hand_of(self.to)),
        )


@dataclass(frozen=True, slots=True)
class AsideLaid(Told):
    """All four cards were laid aside at once, face down (W25)."""

    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(Put(hand_of(seat), aside_of(seat), (BACK,)) for seat in range(4))


@dataclass(frozen=True, slots=True)
class AsideShown(Told):
    """The cards laid aside are looked at when the deal is scored (W25)."""

    discloses = True
    cards: tuple[Card, ...]
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(Turn(aside_of(seat), (show_card(card),)) for seat, card in enumerate(self.cards))


@dataclass(frozen=True, slots=True)
class TrickTaken(Told):
    """A seat won the trick (W23). The trick before it, won by seat `before` (-1: none), is put away."""

    seat: int
    before: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        away = (Sweep(LAST_TRICK, pile_of(self.before)),) if self.before >= 0 else ()
        return (*away, Sweep(TRICK, LAST_TRICK, shown=True))


@dataclass(frozen=True, slots=True)
class DealScored(Told):
    """The marks of the deal, and every line behind them."""

    discloses = True
    result: Result
    totals: tuple[int, ...]
    to: Seat | None = None
