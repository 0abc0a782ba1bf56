"""Events that are told in the same way at the tables of several games: whole, to one seat or to everyone."""

from dataclasses import dataclass

from rebelote.cards import Card, Seat, show_card
from rebelote.engine.table.zones import LAST_TRICK, STOCK, TRICK, faces, hand_of, pile_of
from rebelote.engine.telling import Told
from rebelote.engine.zones import BACK, Clear, Put, Shift, Sweep, Turn


@dataclass(frozen=True, slots=True)
class DealerDrawn(Told):
    """The first dealer was drawn (B3, K3, R4), or sits where the rules say (W3)."""

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
    """Cards went from the stock to the hands, face down; one number a seat (B10 to B13, K4, K5, R3, W2)."""

    counts: tuple[int, ...]
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(
            Put(STOCK, hand_of(seat), (BACK,) * count) for seat, count in enumerate(self.counts) if count
        )


@dataclass(frozen=True, slots=True)
class HandDealt(Told):
    """A seat looks at the cards it got."""

    discloses = True
    cards: tuple[Card, ...]
    to: Seat | None

    def shifts(self) -> tuple[Shift, ...]:
        assert self.to is not None
        return (Turn(hand_of(self.to), faces(self.cards)),)


@dataclass(frozen=True, slots=True)
class CardPlayed(Told):
    """A seat played a card (B40, K11, W22)."""

    seat: int
    card: Card
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(hand_of(self.seat), TRICK, (show_card(self.card),), self.seat),)


@dataclass(frozen=True, slots=True)
class TrickTaken(Told):
    """A seat won the trick for its side (B40, K16). The one before, won by `before` (-1: none), is put away.

    `open` says that the trick may be looked at until the next is taken (B51, K23).
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
class HandShown(Told):
    """A hand is laid open, to be counted (R19) or played against (W26)."""

    discloses = True
    seat: int
    cards: tuple[Card, ...]
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        # put where it was: a back becomes a face, and its owner's face stays one
        return (Put(hand_of(self.seat), hand_of(self.seat), faces(self.cards)),)


@dataclass(frozen=True, slots=True)
class DealVoid(Told):
    """The deal brings nothing: there is no game to play, or a rule annuls it."""

    rule: str
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class MatchOver(Told):
    """The match ended; several winners share it, and at a draw there is none."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    to: Seat | None = None
