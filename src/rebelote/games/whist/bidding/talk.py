"""An auction in progress: what each seat may still say, and what stands (W5 to W18)."""

from dataclasses import dataclass, replace
from enum import Enum

from rebelote.games.whist.contract import PAIRS, SUIT_RANKS, Contract, Kind, Standing
from rebelote.games.whist.moves import Call


class Stand(Enum):
    """Where a seat stands in the auction."""

    FRESH = "fresh"  # has not spoken
    WAITS = "waits"  # said premier
    OPEN = "open"  # its proposal waits for a partner
    KEPT = "kept"  # maintained: the proposal waits, the seat is silent
    JOINED = "joined"  # its proposal was joined; the joiner speaks for both
    JOINER = "joiner"
    ALONE = "alone"  # named a game of its own
    OUT = "out"  # passed


@dataclass(frozen=True, slots=True)
class Speaker:
    """One seat in the auction: the suit it proposed or joined, its partner, its own latest game."""

    stand: Stand = Stand.FRESH
    suit: int = -1
    partner: int = -1
    own: Contract | None = None
    maintained: bool = False


@dataclass(frozen=True, slots=True)
class Talk:
    """An auction in progress; `turn` is -1 when it is over, `trou` the seat with three aces or -1."""

    first: int
    trou: int
    turn: int
    speakers: tuple[Speaker, Speaker, Speaker, Speaker] = (Speaker(), Speaker(), Speaker(), Speaker())
    standing: Standing | None = None
    misere: bool = False  # a misère or the piccolo was named (W11)
    small_misere: bool = False  # the small misère was named (W15)
    calls: tuple[tuple[int, Call], ...] = ()

    @property
    def top(self) -> Contract | None:
        """The standing game."""
        return None if self.standing is None else self.standing.contract

    def holds(self, seat: int) -> bool:
        """Whether a seat would play the standing game."""
        return self.standing is not None and seat in self.standing.holders

    def may_speak(self, seat: int) -> bool:
        """Whether a seat gets the floor when its turn comes (W8)."""
        stand = self.speakers[seat].stand
        if stand in (Stand.ALONE, Stand.JOINER):
            return not self.holds(seat)
        return stand in (Stand.FRESH, Stand.WAITS, Stand.OPEN)

    def proposer(self, suit: int, without: int = -1) -> int:
        """The seat whose proposal in a suit can be joined, -1 if there is none (W13)."""
        for seat, each in enumerate(self.speakers):
            if seat != without and each.suit == suit and each.stand in (Stand.OPEN, Stand.KEPT):
                return seat
        return -1

    def with_speaker(self, seat: int, speaker: Speaker) -> "Talk":
        """The talk with another record for a seat."""
        a, b, c, d = (speaker if each == seat else old for each, old in enumerate(self.speakers))
        return replace(self, speakers=(a, b, c, d))

    def passed_on(self, seat: int) -> "Talk":
        """The floor goes clockwise to the next seat that may speak, or to nobody (W8, W18)."""
        following = ((seat + step) % 4 for step in range(1, 5))
        return replace(self, turn=next((each for each in following if self.may_speak(each)), -1))


def begin(first: int, trou: int) -> Talk:
    """The talk before the first call; a trou is the standing game (W5, W6)."""
    standing = Standing(Contract(Kind.TROU), ()) if trou >= 0 else None
    return Talk(first, trou, first, standing=standing)


def pair_levels(suit: int, top: Contract | None) -> tuple[int, ...]:
    """The numbers of tricks at which a pair in a suit would be above the standing game, lowest first."""
    return tuple(level for level, kind in PAIRS.items() if Contract(kind, suit).above(top))


def lower(suit: int, other: int) -> bool:
    """Whether a suit ranks below another (W4)."""
    return SUIT_RANKS[suit] < SUIT_RANKS[other]
