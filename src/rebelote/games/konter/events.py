"""Events of Konter a Matt: what happened, whole, to one seat or to everyone."""

from dataclasses import dataclass

from rebelote.cards import Seat
from rebelote.engine.table import CardPlayed, CardsDealt, DealerDrawn, HandDealt, PackGathered, TrickTaken
from rebelote.engine.telling import Told
from rebelote.games.konter.scoring import Result

SHARED = (CardPlayed, CardsDealt, DealerDrawn, HandDealt, PackGathered, TrickTaken)
"""Events that are told here as at other tables."""


@dataclass(frozen=True, slots=True)
class PackMixed(Told):
    """The pack was mixed (K4)."""

    dealer: int
    to: Seat | None = None


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
