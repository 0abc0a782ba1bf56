"""The vocabulary of a game: a state, who may move, which moves, what a move does, who sees what.

Rules are values and pure functions. Chance is an actor like a seat: packs, cuts by machine and dice
are moves made by `CHANCE`. A move has exactly one spelling (`show`, `read`).
"""

from collections.abc import Hashable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from rebelote.cards import Seat
from rebelote.engine.errors import Facts, Refusal
from rebelote.engine.vectors import Answer
from rebelote.engine.zones import Shift, Zone

CHANCE = Seat(-1)
"""The actor that deals, mixes and rolls."""

S = TypeVar("S")
O = TypeVar("O")
Move = Hashable


class Source(Protocol):
    """Where chance comes from: `random.Random`, `secrets.SystemRandom`, or a prepared board."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to stop - 1, all equally likely."""


class Event(Protocol):
    """Something that happened, whole: told to one seat, or to everyone when `to` is None."""

    @property
    def to(self) -> Seat | None:
        """The only seat that is told, or None for everyone."""

    def told(self) -> tuple[str, Facts]:
        """The code of the event and its facts, for the sentence that says it."""

    def shifts(self) -> tuple[Shift, ...]:
        """How cards and other things moved between zones, as the one who is told sees it."""


class Step(NamedTuple, Generic[S]):
    """What a move makes: the next state and the events, in order."""

    state: S
    events: tuple[Event, ...]


class Greyed(NamedTuple):
    """A move that the seat might expect to make and may not, with the reason."""

    move: str
    refusal: Refusal


class View(Protocol):
    """What a seat may know, or a spectator (seat None). Every game adds its own named facts."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is."""

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Everything that lies on the table, faces and backs."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The moves of this seat, as text, in the order of `Game.moves`."""

    @property
    def greyed(self) -> tuple[Greyed, ...]:
        """Cards of this seat that may not be played now, with reasons."""

    @property
    def due(self) -> tuple[Seat, ...]:
        """The seats that the game waits for."""


class Preset(Protocol):
    """A named set of options."""

    @property
    def name(self) -> str:
        """The name in addresses, such as `ffb-coinche`."""

    @property
    def source(self) -> str:
        """The document that it follows."""

    @property
    def options(self) -> Any:
        """The options, an instance of the game's `options` class."""

    @property
    def origins(self) -> Mapping[str, str]:
        """Where each value comes from: s stated, r resolved, d default, x outside, n not applicable."""


class Outcome(NamedTuple):
    """The end of a match: the sides that won (none at a draw) and the totals by side."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


class Game(Protocol[S, O]):
    """A game of cards. All functions are pure; states are frozen and the whole match is one state."""

    name: str
    version: int  # of the rules: raised when a result may differ
    options: type[O]
    ordered_zones: frozenset[str]  # the zones that are no heaps
    bases: Mapping[str, str]  # presets in which options act that do nothing in the first ones
    aliases: tuple[str, ...]  # other names by which conformance vectors call it

    def presets(self) -> Mapping[str, Preset]:
        """The presets by name."""

    def checked(self, options: O) -> O:
        """The options themselves. Raises SetupError for values that make no sense together."""

    def seat_numbers(self, options: O) -> tuple[int, ...]:
        """How many may sit at a table with these options."""

    def begin(self, options: O, seats: int) -> S:
        """The state before anything happened. Raises SetupError for a wrong number of seats."""

    def actors(self, state: S) -> frozenset[Seat]:
        """Who may move now: seats, or `{CHANCE}`; empty when the match is over."""

    def due(self, state: S) -> frozenset[Seat]:
        """The actors that the game waits for; the others may move or let it be."""

    def moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """The moves of a seat, in a fixed order; empty for a seat that is no actor, and for CHANCE."""

    def why(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """Why a move is refused, or None when it may be made."""

    def step(self, state: S, seat: Seat, move: Move) -> Step[S]:
        """The state after a move and its events. Raises IllegalMove."""

    def chance(self, state: S, source: Source) -> Move:
        """A move of CHANCE, drawn from a source."""

    def view(self, state: S, seat: Seat | None) -> Any:
        """What a seat may know (a `View`); None for a spectator."""

    def outcome(self, state: S) -> Outcome | None:
        """The result of the match, or None while it runs."""

    def deals(self, state: S) -> int:
        """How many deals of the match came to an end, void ones among them."""

    def show(self, move: Move) -> str:
        """The text of a move: one token without spaces."""

    def read(self, text: str) -> Move:
        """The move of a text. Raises NotationError."""

    def twin(self, state: S, seat: Seat | None, source: Source) -> S:
        """Another state that the seat cannot tell from this one: hidden cards change places."""

    def faults(self, state: S) -> tuple[str, ...]:
        """Invariants of the game that a state breaks, in words for developers; empty when sound."""

    def kinds(self) -> Mapping[str, Answer]:
        """The kinds of conformance vectors that it answers (`engine.vectors`), each with what answers."""
