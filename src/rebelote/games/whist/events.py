"""Events of whist: what happened, whole, to one seat or to everyone."""

from dataclasses import dataclass

from rebelote.cards import Card, Seat, show_card
from rebelote.engine.errors import Facts
from rebelote.engine.telling import Told
from rebelote.engine.zones import BACK, Clear, Put, Shift, Sweep, Turn
from rebelote.games.whist.contract import DENOMINATIONS, Standing
from rebelote.games.whist.moves import Call, show
from rebelote.games.whist.scoring.grid import Result

TRICK, LAST_TRICK, STOCK = "trick", "last_trick", "stock"


def hand_of(seat: int) -> str:
    """The zone of a hand."""
    return f"hand:{seat}"


def pile_of(seat: int) -> str:
    """The zone of the tricks that a seat won."""
    return f"pile:{seat}"


def aside_of(seat: int) -> str:
    """The zone of the card that a seat laid aside (W25)."""
    return f"aside:{seat}"


@dataclass(frozen=True, slots=True)
class DealerDrawn(Told):
    """The first dealer was drawn, or sits after the scorer (W3)."""

    seat: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class PackGathered(Told):
    """The cards were put together again."""

    size: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Clear(self.size),)


@dataclass(frozen=True, slots=True)
class CardsDealt(Told):
    """Cards went from the stock to the hands, face down; one number a seat (W2)."""

    counts: tuple[int, ...]
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(Put(STOCK, hand_of(seat), (BACK,) * count) for seat, count in enumerate(self.counts))


@dataclass(frozen=True, slots=True)
class HandDealt(Told):
    """A seat looks at the cards it got."""

    discloses = True
    cards: tuple[Card, ...]
    to: Seat | None

    def shifts(self) -> tuple[Shift, ...]:
        assert self.to is not None
        return (Turn(hand_of(self.to), _faces(self.cards)),)


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
class HandShown(Told):
    """The hand of an open misère is laid open (W26)."""

    discloses = True
    seat: int
    cards: tuple[Card, ...]
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        # put where it was: a back becomes a face, and its owner's face stays one
        return (Put(hand_of(self.seat), hand_of(self.seat), _faces(self.cards)),)


@dataclass(frozen=True, slots=True)
class CardPlayed(Told):
    """A seat played a card (W22)."""

    seat: int
    card: Card
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(hand_of(self.seat), TRICK, (show_card(self.card),), self.seat),)


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
class DealVoid(Told):
    """The deal brings nothing: there is no game to play (W19)."""

    rule: str
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealScored(Told):
    """The marks of the deal, and every line behind them."""

    discloses = True
    result: Result
    totals: tuple[int, ...]
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class MatchOver(Told):
    """The match ended."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    to: Seat | None = None


def _faces(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(show_card, cards))
