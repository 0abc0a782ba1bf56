"""The state of a whole match of Rommé."""

from dataclasses import dataclass
from enum import Enum

from rebelote.cards import Card
from rebelote.games.rammi.moves import RammiMove
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.scoring.score import Result


class Phase(Enum):
    """What the match waits for."""

    DRAW = "draw"  # chance draws the first dealer
    MIX = "mix"  # chance mixes the pack
    RESTOCK = "restock"  # chance mixes the discards that become the stock
    TURN = "turn"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Match:
    """What passes from deal to deal: totals by seat, the dealer, the results.

    `scored` counts deals that somebody won; `winners` is None while the match runs.
    """

    totals: tuple[int, ...]
    dealer: int = 0
    scored: int = 0
    results: tuple[Result, ...] = ()
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Laid:
    """A meld on the table: its cards, and the seat that laid each of them."""

    cards: int
    owners: tuple[tuple[Card, int], ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat on turn has done: where it drew, the card it took from the pile, how many melds.

    `acted` says that it melded or laid off in this turn.
    """

    seat: int
    drawn: bool = False
    taken: Card | None = None
    melds: int = 0
    acted: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A deal: hands, stock (top first), discard pile (top last), melds, and whose turn it is.

    `seen` are the cards in each hand that were taken from the pile before everybody's eyes; `melded` and
    `active` the seats that have melded, and that have melded or laid off in an earlier turn. `turned`
    counts how often the pile was turned over, `idle` how often in a row with nothing laid since, `still`
    says that nothing was laid since the last time (R18). `pack` is the pack in dealing order and `log` what was
    done since, with who did it (-1: chance, which mixes the discards): with `pack` it makes the deal again.
    """

    hands: tuple[int, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    turn: Turn
    seen: tuple[int, ...]
    melds: tuple[Laid, ...] = ()
    melded: frozenset[int] = frozenset()
    active: frozenset[int] = frozenset()
    turned: int = 0
    idle: int = 0
    still: bool = True
    pack: tuple[Card, ...] = ()
    log: tuple[tuple[int, RammiMove], ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """The whole match."""

    options: Options
    match: Match
    phase: Phase
    table: Table | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.match.totals)
