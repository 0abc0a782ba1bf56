"""Events of belote: what happened, whole, to one seat or to everyone.

`discloses` marks events by which the rules make hidden cards known, in part or in full.
"""

from dataclasses import dataclass

from rebelote.cards import RANKS, Card, Seat, show_card
from rebelote.engine.errors import Facts, facts
from rebelote.engine.table import (
    STOCK,
    CardPlayed,
    CardsDealt,
    DealerDrawn,
    DealVoid,
    HandDealt,
    MatchOver,
    PackGathered,
    TrickTaken,
    faces,
    hand_of,
)
from rebelote.engine.telling import Told, code_of
from rebelote.engine.zones import BACK, NOWHERE, Put, Shift, Sweep
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.moves import Call, show
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.games.belote.play.announcements import Announcement, Spoken, kinds
from rebelote.games.belote.play.signals import Meaning
from rebelote.games.belote.scoring.score import Result

SHARED = (CardPlayed, CardsDealt, DealVoid, DealerDrawn, HandDealt, MatchOver, PackGathered, TrickTaken)
"""Events that are told here as at other tables."""

TURNED, SHEPHERDESS = "turned", "shepherdess"


def under_of(seat: int) -> str:
    """The zone of the lower cards of the open form (B121)."""
    return f"under:{seat}"


def shown_of(seat: int) -> str:
    """The zone of the cards that a seat shows while it holds them (B68)."""
    return f"shown:{seat}"


@dataclass(frozen=True, slots=True)
class PackMixed(Told):
    """The pack was mixed (B4)."""

    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class PackKept(Told):
    """The dealer leaves the pack unmixed (B4)."""

    seat: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class MixProposed(Told):
    """A seat proposed to mix the pack (B4)."""

    seat: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class MixAnswered(Told):
    """The other side agreed or not (B4)."""

    seat: int
    agreed: bool
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class PackCut(Told):
    """The player before the dealer cut (B7)."""

    seat: int
    size: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class PilesDealt(Told):
    """The open form was dealt: eight cards face up on eight face down for each seat (B121)."""

    discloses = True
    upper: tuple[tuple[Card, ...], ...]
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        moved: list[Shift] = []
        for seat, cards in enumerate(self.upper):
            moved.append(Put(STOCK, under_of(seat), (BACK,) * len(cards)))
            moved.append(Put(STOCK, hand_of(seat), faces(cards)))
        return tuple(moved)


@dataclass(frozen=True, slots=True)
class Uncovered(Told):
    """The card under a played one was turned up (B121)."""

    discloses = True
    seat: int
    card: Card
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(under_of(self.seat), hand_of(self.seat), faces((self.card,))),)


@dataclass(frozen=True, slots=True)
class CardTurned(Told):
    """A card of the stock was turned face up: the turned card, or the shepherdess (B10, B120)."""

    discloses = True
    card: Card
    zone: str = TURNED
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(STOCK, self.zone, faces((self.card,))),)


@dataclass(frozen=True, slots=True)
class TurnedTaken(Told):
    """The taker got the turned card (B11)."""

    seat: int
    card: Card
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Sweep(TURNED, hand_of(self.seat)),)


@dataclass(frozen=True, slots=True)
class SevenExchanged(Told):
    """The seven of trumps was exchanged for the turned card (B120)."""

    seat: int
    seven: Card
    card: Card
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Sweep(TURNED, hand_of(self.seat)), Put(hand_of(self.seat), TURNED, faces((self.seven,))))


@dataclass(frozen=True, slots=True)
class Called(Told):
    """A seat made a call (B20, B30)."""

    seat: int
    call: Call
    to: Seat | None = None

    def told(self) -> tuple[str, Facts]:
        return code_of(Called), facts(seat=self.seat, call=show(self.call))


@dataclass(frozen=True, slots=True)
class ContractFixed(Told):
    """The bidding ended with a contract."""

    contract: Contract
    to: Seat | None = None

    def told(self) -> tuple[str, Facts]:
        made = self.contract
        denomination = DENOMINATIONS[made.denomination]
        told = facts(seat=made.taker, value=made.value, denomination=denomination, mult=made.mult)
        kind = "capot" if made.capot else "generale" if made.generale else "bid" if made.value else "take"
        return code_of(ContractFixed), (*told, ("kind", kind))


@dataclass(frozen=True, slots=True)
class Announced(Told):
    """A seat announced kinds: t tierce, q cinquante, c cent, k carré (B67)."""

    discloses = True
    seat: int
    kinds: tuple[str, ...]
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class BeloteSaid(Told):
    """A seat said belote or rebelote (B76)."""

    discloses = True
    seat: int
    word: str
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class CardSignalled(Told):
    """What the card just played says where the table plays with signals (B53, B79)."""

    meaning: Meaning
    to: Seat | None = None

    def told(self) -> tuple[str, Facts]:
        said = self.meaning
        about, more = DENOMINATIONS[said.suit], "yes" if said.more else "no"
        named = facts(seat=said.seat, card=show_card(said.card), system=said.system, suit=about, more=more)
        return code_of(CardSignalled), named


@dataclass(frozen=True, slots=True)
class ShowAsked(Told):
    """An opponent asked to see the announcements (B68)."""

    seat: int
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class HeightSaid(Told):
    """Words of the comparison aloud: a height, good, or trump (B69)."""

    discloses = True
    spoken: Spoken
    to: Seat | None = None

    def told(self) -> tuple[str, Facts]:
        seat, statement, rank = self.spoken.seat, self.spoken.statement, self.spoken.rank
        height = RANKS[rank - 2] if rank else ""
        return code_of(HeightSaid), facts(seat=int(seat), statement=statement, rank=height)


NOT_TOLD = -1
"""Points that are not said before the announcements are shown."""


@dataclass(frozen=True, slots=True)
class AnnouncementsCompared(Told):
    """The announcements were compared; side -1 when nobody's count (B64 to B66).

    The points are NOT_TOLD (-1) while the announcements are shown on request only (B68).
    """

    discloses = True
    side: int
    points: int
    tie: bool
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class AnnouncementShown(Told):
    """An announcement was shown (B68); `cards` are those of it that are still held."""

    discloses = True
    seat: int
    announcement: Announcement
    cards: tuple[Card, ...]
    to: Seat | None = None

    def told(self) -> tuple[str, Facts]:
        shown = self.announcement
        height = f"{kinds((shown,))[0]} {RANKS[shown.top - 2]}"
        suit = "" if shown.kind == "carre" else DENOMINATIONS[shown.suit]
        return code_of(AnnouncementShown), facts(seat=self.seat, announcement=height, suit=suit)

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(NOWHERE, shown_of(self.seat), faces(self.cards)),) if self.cards else ()


@dataclass(frozen=True, slots=True)
class ShownPlayed(Told):
    """The card that was just played lay shown, and does so no more (B68)."""

    seat: int
    card: Card
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(shown_of(self.seat), NOWHERE, faces((self.card,))),)


@dataclass(frozen=True, slots=True)
class ShowingOver(Told):
    """Cards that lay shown are taken up again (B68)."""

    seat: int
    cards: tuple[Card, ...]
    to: Seat | None = None

    def shifts(self) -> tuple[Shift, ...]:
        return (Put(shown_of(self.seat), NOWHERE, faces(self.cards)),)


@dataclass(frozen=True, slots=True)
class RebeloteNoticed(Told):
    """A forgotten rebelote was noticed before the count, or let go (B76)."""

    seat: int
    claimed: bool
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class MatchStopped(Told):
    """L'arrêt: a seat claims that its side has reached the target, and what it counts (B116)."""

    discloses = True
    seat: int
    count: int
    right: bool
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealScored(Told):
    """The marks of the deal, and every line behind them."""

    discloses = True
    result: Result
    totals: tuple[int, ...]
    to: Seat | None = None


CARD_PLAYED: tuple[tuple[CardPlayed, ...], ...] = tuple(
    tuple(CardPlayed(seat, Card(card)) for card in range(64)) for seat in range(4)
)
"""The event of each seat and card, made once."""
