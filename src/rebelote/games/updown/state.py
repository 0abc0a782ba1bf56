"""The state of a whole match of Up & Down, and the rules that its options make."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from rebelote.cards import CLUBS, SUITS, Card, CardSet
from rebelote.games.updown.moves import Dice, UpDownMove
from rebelote.games.updown.options import PER_PLAYER, Options
from rebelote.games.updown.scoring import Result

HAND_SIZES = {4: 11, 3: 14, 2: 15}
"""Cards for each player, by the number of players (U3)."""


class Phase(Enum):
    """What the match waits for."""

    MIX = "mix"  # chance mixes the pack
    DICE = "dice"  # chance rolls for the first trump rank
    TOSS = "toss"  # chance tosses the card
    CHANGE = "change"  # the leader changes the rules of the trick
    REROLL = "reroll"  # chance rolls for another trump rank
    CHOICE = "choice"  # everyone chooses a card
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the options of a match and its seats come to, made once.

    `places` are the sides of the table where the seats are (U2); `cycle` the suits around the card,
    clockwise (U5); `rounds` how many are played before anybody can win.
    """

    options: Options
    places: tuple[int, ...]
    cycle: tuple[int, ...]
    rounds: int

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.places)

    @property
    def hand_size(self) -> int:
        """Cards for each player, and tricks of a round (U3)."""
        return HAND_SIZES[len(self.places)]

    def suits(self, offset: int) -> tuple[int, ...]:
        """The suit that points at each seat (U5)."""
        return tuple(self.cycle[(offset + place) % 4] for place in self.places)

    def offset_for(self, seat: int, suit: int) -> int:
        """The offset at which a suit points at a seat (U6, U10)."""
        return (self.cycle.index(suit) - self.places[seat]) % 4

    def clubs_on_players(self) -> tuple[int, ...]:
        """The offsets at which clubs point at somebody (U6)."""
        return tuple(each for each in range(4) if CLUBS in self.suits(each))


@lru_cache(maxsize=256)
def rules(options: Options, seats: int) -> Rules:
    """The rules of some options for a number of seats."""
    opposite = options.two_player_sides == "opposite"
    places = {2: (0, 2) if opposite else (0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3)}[seats]
    rounds = seats if options.rounds == PER_PLAYER else int(options.rounds)
    return Rules(options, places, tuple(map(SUITS.index, options.suit_cycle)), rounds)


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was revealed: the rules it was played under, the cards by seat, who won it (-1: nobody)."""

    leader: int
    up: bool
    trump: int
    suits: tuple[int, ...]
    cards: tuple[Card, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Round:
    """One round: cards, dice and the card in the middle.

    `trump` is a rank, 0 before the dice were rolled; `dice` all rolls so far. `first` is the first leader, -1
    before the toss. `chosen` are the cards that lie face down, None for a seat that has not chosen. `won` are
    tricks by seat, those from the pot included. `log` is what was done since the pack was mixed, with who did
    it (-1: chance); the cards of a trick come into it together, by seat, when they are revealed.
    """

    pack: tuple[Card, ...]
    hands: tuple[CardSet, ...]
    chosen: tuple[Card | None, ...]
    won: tuple[int, ...]
    dice: tuple[Dice, ...] = ()
    trump: int = 0
    up: bool = True
    offset: int = 0
    first: int = -1
    tricks: tuple[Trick, ...] = ()
    pot: int = 0
    log: tuple[tuple[int, UpDownMove], ...] = ()

    @property
    def leader(self) -> int:
        """The leader of the trick: the job goes round whoever wins (U20)."""
        return (self.first + len(self.tricks)) % len(self.hands)


@dataclass(frozen=True, slots=True)
class Match:
    """What passes from round to round: tricks won so far, results, rounds that are over.

    `first` is the first leader of the round before this one, -1 where there is none. `winners` is None while
    the match runs.
    """

    totals: tuple[int, ...]
    results: tuple[Result, ...] = ()
    played: int = 0
    first: int = -1
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class State:
    """The whole match. `round` is None until the pack is mixed."""

    rules: Rules
    match: Match
    phase: Phase
    round: Round | None = None


def the_round(state: State) -> Round:
    """The round that is played."""
    assert state.round is not None
    return state.round
