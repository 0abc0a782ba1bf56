"""Events of Up & Down: what happened, whole, to one seat or to everyone.

The card in the middle is two zones: `board` shows its side, and `suit:2` the suit that points at seat 2.
A thing that changes in place is turned face down and up again.
"""

from dataclasses import dataclass

from rebelote.cards import SUITS, Card, Seat, show_card
from rebelote.engine.table import LAST_TRICK, STOCK, TRICK, HandDealt, MatchOver, hand_of, pile_of
from rebelote.engine.telling import Told
from rebelote.engine.zones import BACK, Put, Shift, Sweep, Turn
from rebelote.games.updown.scoring import Result

SHARED = (HandDealt, MatchOver)
"""Events that are told here as at other tables."""

ASIDE, DICE, BOARD, POT = "aside", "dice", "board", "pot"
UP, DOWN = "up", "down"
NO_TRICK = -2
"""Stands for the winner of a trick that there was not."""


def laid_of(seat: int) -> str:
    """The zone of the card that a seat has chosen, face down."""
    return f"laid:{seat}"


def suit_of(seat: int) -> str:
    """The zone of the suit that points at a seat."""
    return f"suit:{seat}"


def _again(zone: str, *faces: str) -> tuple[Shift, ...]:
    """What is in a zone shows other faces."""
    return (Sweep(zone, zone), Turn(zone, faces))


def _suits(suits: str) -> tuple[Shift, ...]:
    return tuple(shift for seat, each in enumerate(suits) for shift in _again(suit_of(seat), each))


@dataclass(frozen=True, slots=True)
class RoundGathered(Told):
    """All cards were put together again; dice and card are taken up (U22)."""

    seats: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        seats = range(self.seats)
        away = (LAST_TRICK, POT, ASIDE, *map(pile_of, seats))
        shown = (DICE, BOARD, *map(suit_of, seats))
        return (*(Sweep(zone, STOCK) for zone in away), *(Sweep(zone, zone) for zone in shown))


@dataclass(frozen=True, slots=True)
class PackMixed(Told):
    """The pack was mixed for a round, counted from 1."""

    number: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class CardsDealt(Told):
    """So many cards went to each seat, and the rest was put aside, face down (U3)."""

    counts: tuple[int, ...]
    aside: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        dealt = (Put(STOCK, hand_of(seat), (BACK,) * count) for seat, count in enumerate(self.counts))
        return (*dealt, Put(STOCK, ASIDE, (BACK,) * self.aside))


@dataclass(frozen=True, slots=True)
class DiceRolled(Told):
    """The dice were rolled; `again` says that the total is the old trump rank and they must roll on (U4, U11)."""

    one: int
    other: int
    total: int
    again: bool
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return _again(DICE, str(self.one), str(self.other))


@dataclass(frozen=True, slots=True)
class CardTossed(Told):
    """The card fell on a side, gave each seat a suit, and there is a first leader (U6)."""

    side: str
    suits: str
    leader: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (*_again(BOARD, self.side), *_suits(self.suits))


@dataclass(frozen=True, slots=True)
class CardFlipped(Told):
    """The leader flipped the card (U9)."""

    seat: int
    side: str
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return _again(BOARD, self.side)


@dataclass(frozen=True, slots=True)
class CardRotated(Told):
    """The leader rotated the card: another suit points at him, and at everyone (U10)."""

    seat: int
    suit: str
    suits: str
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return _suits(self.suits)


@dataclass(frozen=True, slots=True)
class RollChosen(Told):
    """The leader has the dice rolled (U11)."""

    seat: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class OwnCardChosen(Told):
    """A seat turns the card that it chose face down (U12)."""

    card: Card
    to: Seat | None

    def shifts(self) -> tuple[Shift, ...]:
        assert self.to is not None
        # turned down in the hand first, from where everyone sees a back go
        hand, laid = hand_of(self.to), laid_of(self.to)
        return (Put(hand, laid, (show_card(self.card),)), Sweep(laid, hand))


@dataclass(frozen=True, slots=True)
class CardChosen(Told):
    """A seat laid a card face down (U12)."""

    seat: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(hand_of(self.seat), laid_of(self.seat), (BACK,)),)


@dataclass(frozen=True, slots=True)
class TrickRevealed(Told):
    """All cards are shown together, in order of seats (U13).

    The trick before it goes to the pile of seat `before`, who won it (-1: to the pot; -2: there is none).
    """

    discloses = True
    cards: tuple[Card, ...]
    before: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        away: tuple[Shift, ...] = ()
        if self.before > NO_TRICK:
            away = (Sweep(LAST_TRICK, pile_of(self.before) if self.before >= 0 else POT, shown=True),)
        shown = (Put(laid_of(seat), TRICK, (show_card(card),), seat) for seat, card in enumerate(self.cards))
        return (*away, *shown)


@dataclass(frozen=True, slots=True)
class TrickWon(Told):
    """A seat had the best card and won so many tricks, those from the pot included (U16, U18)."""

    seat: int
    tricks: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Sweep(POT, pile_of(self.seat), shown=True), Sweep(TRICK, LAST_TRICK, shown=True))


@dataclass(frozen=True, slots=True)
class NobodyWon(Told):
    """There was no best card; the pot holds so many tricks (U17)."""

    pot: int
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Sweep(TRICK, LAST_TRICK, shown=True),)


@dataclass(frozen=True, slots=True)
class PotLost(Told):
    """The last trick had no best card: the pot is nobody's (U19)."""

    tricks: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class RoundScored(Told):
    """Tricks of the round and totals by seat, and every line (U21, U22)."""

    result: Result
    tally: tuple[int, ...]
    totals: tuple[int, ...]
    to: Seat | None = None


def letters(suits: tuple[int, ...]) -> str:
    """Suits as one text, a letter each."""
    return "".join(SUITS[each] for each in suits)
