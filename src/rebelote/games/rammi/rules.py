"""The game of Rommé: every phase of a match behind the vocabulary of the engine."""

from collections.abc import Mapping
from typing import cast

from rebelote.cards import PACK_52, Seat
from rebelote.engine.chance import shuffled
from rebelote.engine.errors import IllegalMove, Refusal, SetupError, refuse
from rebelote.engine.game import CHANCE, Move, Outcome, Source, Step
from rebelote.engine.table import DrawDealer, Pack
from rebelote.engine.vectors import Answer
from rebelote.games.rammi import dealing, moves
from rebelote.games.rammi.moves import RammiMove, Restock
from rebelote.games.rammi.options import Options, Preset, checked, presets
from rebelote.games.rammi.proof.soundness import faults
from rebelote.games.rammi.proof.twins import twin
from rebelote.games.rammi.state import Phase, State
from rebelote.games.rammi.turn import judging, taking
from rebelote.games.rammi.view import ORDERED, View, view

_CHANCE = frozenset((CHANCE,))
_NOBODY: frozenset[Seat] = frozenset()
_SEATS = tuple(dealing.HANDS)
_ALONE = tuple(frozenset((Seat(seat),)) for seat in range(max(_SEATS)))


class Rammi:
    """Rommé for two to six, with 52 cards. Rules: docs/rulebook/rammi.md."""

    name = "rammi"
    version = 1
    options = Options
    ordered_zones = ORDERED
    aliases: tuple[str, ...] = ("romme",)
    bases: Mapping[str, str] = {"deals": "bistro-deals", "deals_tie": "bistro-deals"}

    def presets(self) -> Mapping[str, Preset]:
        """The presets by name."""
        return presets()

    def checked(self, options: Options) -> Options:
        """The options themselves: every value goes with every other."""
        return checked(options)

    def seat_numbers(self, options: Options) -> tuple[int, ...]:
        """Two to six (R2)."""
        return _SEATS

    def begin(self, options: Options, seats: int) -> State:
        """The state before the first dealer is drawn. Raises SetupError for a wrong number of seats."""
        if seats not in _SEATS:
            raise SetupError("seats", value=seats, expected=", ".join(map(str, _SEATS)))
        return dealing.begin(options, seats)

    def actors(self, state: State) -> frozenset[Seat]:
        """Who may move now."""
        if state.phase is Phase.TURN:
            assert state.table is not None
            return _ALONE[state.table.turn.seat]
        return _NOBODY if state.phase is Phase.OVER else _CHANCE

    def due(self, state: State) -> frozenset[Seat]:
        """Whom the match waits for."""
        return self.actors(state)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of a seat, in a fixed order."""
        return judging.moves(state, seat) if state.phase is Phase.TURN else ()

    def why(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why a move is refused, or None."""
        asked = cast(RammiMove, move)
        if state.phase is Phase.OVER:
            return refuse("match-over", "R20")
        if (seat == CHANCE) == (state.phase is Phase.TURN):
            return refuse("not-now", "", waits=state.phase.value)
        if state.phase is Phase.TURN:
            return judging.why(state, seat, asked)
        if state.phase is Phase.RESTOCK:
            return taking.why_restock(state, asked)
        return dealing.why(state, asked)

    def step(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The state after a move and its events. Raises IllegalMove; the state given stays as it is."""
        refusal = self.why(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match state.phase:
            case Phase.TURN:
                return taking.step(state, seat, cast(RammiMove, move))
            case Phase.RESTOCK:
                return taking.restocked(state, cast(Restock, move))
        return dealing.step(state, cast(RammiMove, move))

    def chance(self, state: State, source: Source) -> Move:
        """The first dealer, a mixed pack, or mixed discards."""
        match state.phase:
            case Phase.DRAW:
                return DrawDealer(Seat(source.randrange(state.seats)))
            case Phase.RESTOCK:
                return Restock(shuffled(taking.pile_to_mix(state), source))
        return Pack(shuffled(PACK_52, source))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know; None for a spectator."""
        return view(self, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The winners and the totals once the match is over."""
        if state.match.winners is None:
            return None
        return Outcome(state.match.winners, state.match.totals)

    def deals(self, state: State) -> int:
        """Deals that came to an end."""
        return len(state.match.results)

    def show(self, move: Move) -> str:
        """The text of a move."""
        return moves.show(move)

    def read(self, text: str) -> Move:
        """The move of a text. Raises NotationError."""
        return moves.read(text)

    def twin(self, state: State, seat: Seat | None, source: Source) -> State:
        """Another state that the seat cannot tell from this one."""
        return twin(state, seat, source)

    def faults(self, state: State) -> tuple[str, ...]:
        """Invariants that the state breaks."""
        return faults(state)

    def kinds(self) -> Mapping[str, Answer]:
        """The kinds of conformance vectors that it answers."""
        # the vectors are answered by this game, so they are read after it
        from rebelote.games.rammi.vectors import KINDS

        return KINDS
