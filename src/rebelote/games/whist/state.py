"""The state of a whole match of whist."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from rebelote.cards import Card
from rebelote.games.whist.bidding.auction import Auction, auction
from rebelote.games.whist.bidding.talk import Talk
from rebelote.games.whist.contract import Standing
from rebelote.games.whist.options import Options
from rebelote.games.whist.scoring.grid import Result
from rebelote.kernels.tricks import Tricks

SEATS = 4
HAND = 13
"""Cards of a hand (W2)."""


class Phase(Enum):
    """What the match waits for."""

    DRAW = "draw"  # chance draws the first dealer
    MIX = "mix"  # chance mixes and cuts the pack
    BIDDING = "bidding"
    TRUMP = "trump"  # the partner of a trou names trumps
    ASIDE = "aside"  # all four lay a card aside before a small misère
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the options of a match come to, made once."""

    options: Options
    auction: Auction


@lru_cache(maxsize=256)
def rules(options: Options) -> Rules:
    """The rules of some options."""
    return Rules(options, auction(options))


@dataclass(frozen=True, slots=True)
class Match:
    """What passes from deal to deal: totals by seat, the dealer, the results.

    `scored` counts deals with a result; `winners` is None while the match runs.
    """

    totals: tuple[int, ...] = (0, 0, 0, 0)
    dealer: int = 0
    scored: int = 0
    results: tuple[Result, ...] = ()
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal: who got which cards, the seat with exactly three aces (-1: nobody; W5), and the pack as it
    was dealt, top first.
    """

    hands: tuple[int, int, int, int]
    trou: int = -1
    pack: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """The whole match.

    `standing` is the contract once the auction is over, `trump` its suit (4: none, -1: not yet named).
    `aside` are the cards laid aside by seat (W25), `plays` seats and cards in order, `takers` the seats
    that won the tricks, `open` whether the hands of open misères lie open (W26).
    """

    rules: Rules
    match: Match
    phase: Phase
    deal: Deal | None = None
    talk: Talk | None = None
    standing: Standing | None = None
    trump: int = -1
    aside: tuple[Card | None, ...] = ()
    tricks: Tricks | None = None
    plays: tuple[tuple[int, Card], ...] = ()
    takers: tuple[int, ...] = ()
    open: bool = False


def hand(state: State, seat: int) -> int:
    """The cards in a hand, without the one laid aside; none before the deal."""
    if state.tricks is not None:
        return state.tricks.hands[seat]
    if state.deal is None:
        return 0
    laid = state.aside[seat] if state.aside else None
    return state.deal.hands[seat] & ~(0 if laid is None else 1 << laid)
