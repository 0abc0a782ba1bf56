"""The game of Up & Down: every phase of a match behind the vocabulary of the engine."""

from collections.abc import Mapping
from typing import cast

from rebelote.cards import PACK_44, Seat
from rebelote.engine.chance import shuffled
from rebelote.engine.errors import IllegalMove, Refusal, SetupError, refuse
from rebelote.engine.game import CHANCE, Move, Outcome, Source, Step
from rebelote.engine.table import Pack
from rebelote.engine.vectors import Answer
from rebelote.games.updown import moves, proof, setting, tricks
from rebelote.games.updown.moves import Dice, UpDownMove
from rebelote.games.updown.options import BASES, Options, Preset, presets
from rebelote.games.updown.state import HAND_SIZES, Phase, State, rules
from rebelote.games.updown.view import ORDERED, View, view

_NOBODY: frozenset[Seat] = frozenset()
_CHANCE = frozenset((CHANCE,))
_TRICKS = (Phase.CHANGE, Phase.CHOICE)
_FACES = 6


class UpDown:
    """Up & Down for two, three or four, each for himself. Rules: docs/rulebook/updown.md."""

    name = "updown"
    version = 1
    options = Options
    ordered_zones = ORDERED
    bases: Mapping[str, str] = BASES
    aliases: tuple[str, ...] = ()

    def presets(self) -> Mapping[str, Preset]:
        """The presets by name."""
        return presets()

    def checked(self, options: Options) -> Options:
        """The options themselves: every pair makes sense."""
        return options

    def seat_numbers(self, options: Options) -> tuple[int, ...]:
        """Four, three or two (U2)."""
        return tuple(HAND_SIZES)

    def begin(self, options: Options, seats: int) -> State:
        """The state before the pack is mixed. Raises SetupError for a wrong number of seats."""
        if seats not in HAND_SIZES:
            raise SetupError("seats", value=seats, expected=", ".join(map(str, sorted(HAND_SIZES))))
        return setting.begin(rules(options, seats))

    def actors(self, state: State) -> frozenset[Seat]:
        """Who may move now: chance, the leader, or everyone who has not chosen."""
        if state.phase is Phase.OVER:
            return _NOBODY
        return cast(frozenset[Seat], tricks.actors(state)) if state.phase in _TRICKS else _CHANCE

    def due(self, state: State) -> frozenset[Seat]:
        """Whom the match waits for: whoever may move."""
        return self.actors(state)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of a seat, in a fixed order."""
        return tricks.moves(state, seat) if state.phase in _TRICKS else ()

    def why(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why a move is refused, or None."""
        if state.phase is Phase.OVER:
            return refuse("match-over", "U22")
        if state.phase in _TRICKS:
            return tricks.why(state, seat, cast(UpDownMove, move))
        if seat != CHANCE:
            return refuse("not-now", "", waits=state.phase.value)
        return setting.why(state, cast(UpDownMove, move))

    def step(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The state after a move and its events. Raises IllegalMove; the state given stays as it is."""
        refusal = self.why(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if state.phase in _TRICKS:
            return tricks.step(state, seat, cast(UpDownMove, move))
        return setting.step(state, cast(UpDownMove, move))

    def chance(self, state: State, source: Source) -> Move:
        """A mixed pack, both dice, or how the card falls."""
        match state.phase:
            case Phase.MIX:
                return Pack(shuffled(PACK_44, source))
            case Phase.TOSS:
                tosses = setting.tosses(state)
                return tosses[source.randrange(len(tosses))]
        return Dice(1 + source.randrange(_FACES), 1 + source.randrange(_FACES))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know; None for a spectator."""
        return view(self, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The winners and the tricks of all rounds once the match is over (U22)."""
        if state.match.winners is None:
            return None
        return Outcome(state.match.winners, state.match.totals)

    def deals(self, state: State) -> int:
        """Rounds that came to an end."""
        return len(state.match.results)

    def show(self, move: Move) -> str:
        """The text of a move."""
        return moves.show(move)

    def read(self, text: str) -> Move:
        """The move of a text. Raises NotationError."""
        return moves.read(text)

    def twin(self, state: State, seat: Seat | None, source: Source) -> State:
        """Another state that the seat cannot tell from this one."""
        return proof.twin(state, seat, source)

    def faults(self, state: State) -> tuple[str, ...]:
        """Invariants that the state breaks."""
        return proof.faults(state)

    def kinds(self) -> Mapping[str, Answer]:
        """The kinds of conformance vectors that it answers."""
        # they put questions to this class, and only `conform` needs them
        from rebelote.games.updown.vectors import KINDS

        return KINDS
