"""Events of Konter a Matt: what happened, whole, to one seat or to everyone."""

from dataclasses import dataclass

from rebelote.cards import Card, Seat, show_card
from rebelote.engine.telling import Told
from rebelote.engine.zones import BACK, Clear, Put, Shift, Sweep, Turn
from rebelote.games.konter.scoring import Result

TRICK, LAST_TRICK, STOCK = "trick", "last_trick", "stock"


def hand_of(seat: int) -> str:
    """The zone of a hand."""
    return f"hand:{seat}"


def pile_of(side: int) -> str:
    """The zone of the tricks that a side won."""
    return f"pile:{side}"


@dataclass(frozen=True, slots=True)
class DealerDrawn(Told):
    """The first dealer was drawn (K3)."""

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
class PackMixed(Told):
    """The pack was mixed (K4)."""

    dealer: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class CardsDealt(Told):
    """A packet went to each seat, face down (K4, K5)."""

    counts: tuple[int, ...]
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(Put(STOCK, hand_of(seat), (BACK,) * count) for seat, count in enumerate(self.counts))


@dataclass(frozen=True, slots=True)
class HandDealt(Told):
    """A seat looks at the packet it got."""

    discloses = True
    cards: tuple[Card, ...]
    to: Seat | None

    def shifts(self) -> tuple[Shift, ...]:
        assert self.to is not None
        return (Turn(hand_of(self.to), tuple(map(show_card, self.cards))),)


@dataclass(frozen=True, slots=True)
class TrumpMade(Told):
    """Forehand named the trump suit: its letter (K5)."""

    seat: int
    suit: str
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class Announced(Told):
    """A seat announced: kont, matt or komatt (K9)."""

    discloses = True
    seat: int
    word: str
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class NothingAnnounced(Told):
    """A seat announced nothing (K8)."""

    seat: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class CardPlayed(Told):
    """A seat played a card (K11)."""

    seat: int
    card: Card
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(hand_of(self.seat), TRICK, (show_card(self.card),), self.seat),)


@dataclass(frozen=True, slots=True)
class TrickTaken(Told):
    """A seat won the trick (K16). The trick before it, won by side `before` (-1: none), is put away.

    `open` says that the trick may be looked at until the next is taken (K23).
    """

    seat: int
    side: int
    before: int
    open: bool
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        if not self.open:
            return (Sweep(TRICK, pile_of(self.side)),)
        away = (Sweep(LAST_TRICK, pile_of(self.before)),) if self.before >= 0 else ()
        return (*away, Sweep(TRICK, LAST_TRICK, shown=True))


@dataclass(frozen=True, slots=True)
class DealScored(Told):
    """The strokes of both sides after the deal, the side that won it (-1: none), and every line."""

    result: Result
    winner: int
    strokes: tuple[int, int]
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class MatchOver(Told):
    """A side has no stroke left (K22)."""

    winner: int
    strokes: tuple[int, int]
    to: Seat | None = None
