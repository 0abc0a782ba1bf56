"""The state of a whole match of Konter a Matt, and the rules that its options make."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from rebelote.cards import Card, CardSet, gather
from rebelote.games.konter.kernel import Play
from rebelote.games.konter.options import Options
from rebelote.games.konter.order import Order, cards_of_strengths, orders
from rebelote.games.konter.scoring import Result

SEATS, PACKET = 4, 3
"""Four seats get two packets of three cards (K2, K4, K5)."""


class Phase(Enum):
    """What the match waits for."""

    DRAW = "draw"  # chance draws the first dealer
    MIX = "mix"  # chance mixes the pack
    TRUMP = "trump"  # forehand names the trump suit
    ANNOUNCING = "announcing"  # each seat in turn says what it announces
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the options of a match come to, made once.

    `early` says that announcements are made before the first lead, and not with each seat's first card.
    """

    options: Options
    orders: tuple[Order, ...]  # by trump suit
    early: bool


@lru_cache(maxsize=256)
def rules(options: Options) -> Rules:
    """The rules of some options."""
    return Rules(options, orders(options), options.announce_window == "before_first_lead")


@dataclass(frozen=True, slots=True)
class Match:
    """What passes from deal to deal: strokes by side, the dealer, and the strokes carried over (K20).

    `winners` is None while the match runs.
    """

    strokes: tuple[int, int]
    dealer: int = 0
    carried: int = 0
    results: tuple[Result, ...] = ()
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class State:
    """The whole match.

    `pack` is in the order of dealing, empty before. `trump` is a suit, -1 before it is made. `said` are the
    announcements in order, each a seat and a word, empty words for those who announced nothing. `plays`
    are the cards laid in this deal with their seats; `takers` won the tricks so far. `position` says that an
    ending was set up for study: it has no pack and no score.
    """

    rules: Rules
    match: Match
    phase: Phase
    pack: tuple[Card, ...] = ()
    trump: int = -1
    said: tuple[tuple[int, str], ...] = ()
    play: Play | None = None
    plays: tuple[tuple[int, Card], ...] = ()
    takers: tuple[int, ...] = ()
    position: bool = False

    @property
    def forehand(self) -> int:
        """The seat after the dealer: it names trumps and leads (K5, K11)."""
        return (self.match.dealer + 1) % SEATS


def packet(state: State, seat: int, number: int) -> tuple[Card, ...]:
    """A packet of a seat, the first (0) or the second (1), as the pack has it (K4, K5)."""
    place = (seat - state.forehand) % SEATS
    start = PACKET * (SEATS * number + place)
    return state.pack[start : start + PACKET]


def hand(state: State, seat: int) -> CardSet:
    """The cards that a seat holds now."""
    if state.play is not None:
        return cards_of_strengths(state.play.tricks.hands[seat], state.rules.orders[state.trump])
    cards = packet(state, seat, 0)
    return gather(cards if state.trump < 0 else (*cards, *packet(state, seat, 1)))
