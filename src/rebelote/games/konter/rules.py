"""The game of Konter a Matt: every phase of a match behind the vocabulary of the engine."""

from collections.abc import Mapping
from typing import cast

from rebelote.cards import PACK_24, Ranking, Seat
from rebelote.engine.chance import shuffled
from rebelote.engine.errors import IllegalMove, Refusal, SetupError, refuse
from rebelote.engine.game import Move, Outcome, Source, Step
from rebelote.engine.table import DrawDealer, Pack
from rebelote.engine.vectors import Answer
from rebelote.games.konter import dealing, moves, playing, proof
from rebelote.games.konter.moves import KonterMove
from rebelote.games.konter.options import Options, Preset, checked, presets
from rebelote.games.konter.order import rankings
from rebelote.games.konter.state import SEATS, Phase, State, rules
from rebelote.games.konter.view import ORDERED, View, view

_NOBODY: frozenset[Seat] = frozenset()
_TRICKS = (Phase.ANNOUNCING, Phase.PLAY)


class Konter:
    """Konter a Matt for four in two sides. Rules: docs/rulebook/konter.md."""

    name = "konter"
    version = 1
    options = Options
    ordered_zones = ORDERED
    bases: Mapping[str, str] = {}
    aliases: tuple[str, ...] = ("kontermatt",)

    def presets(self) -> Mapping[str, Preset]:
        """The presets by name."""
        return presets()

    def checked(self, options: Options) -> Options:
        """The options themselves. Raises SetupError for a pair that makes no sense."""
        return checked(options)

    def in_force(self, options: Options, rule: str) -> bool:
        """Whether a rule of the rulebook has a say at a table: strokes are not carried everywhere."""
        return rule != "K21" or options.staenner == "carry"

    def rankings(self, options: Options) -> tuple[Ranking, ...]:
        """The cards under every trump suit, strongest first, with their points (K6, K7)."""
        return rankings(options)

    def seat_numbers(self, options: Options) -> tuple[int, ...]:
        """Four (K2)."""
        return (SEATS,)

    def begin(self, options: Options, seats: int) -> State:
        """The state before the first dealer is drawn. Raises SetupError for a wrong number of seats."""
        if seats != SEATS:
            raise SetupError("seats", value=seats, expected=SEATS)
        return dealing.begin(rules(options))

    def actors(self, state: State) -> frozenset[Seat]:
        """The only one who may move."""
        if state.phase is Phase.OVER:
            return _NOBODY
        turn = playing.turn(state) if state.phase in _TRICKS else dealing.actor(state)
        return frozenset((Seat(turn),))

    def due(self, state: State) -> frozenset[Seat]:
        """Whom the match waits for: whoever may move."""
        return self.actors(state)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of a seat, in a fixed order."""
        if state.phase in _TRICKS:
            return playing.moves(state, seat)
        return dealing.moves(state, seat)

    def why(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why a move is refused, or None."""
        if state.phase is Phase.OVER:
            return refuse("match-over", "K22")
        if state.phase in _TRICKS:
            return playing.why(state, seat, cast(KonterMove, move))
        return dealing.why(state, seat, cast(KonterMove, move))

    def step(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The state after a move and its events. Raises IllegalMove; the state given stays as it is."""
        refusal = self.why(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if state.phase in _TRICKS:
            return playing.step(state, seat, cast(KonterMove, move))
        return dealing.step(state, cast(KonterMove, move))

    def chance(self, state: State, source: Source) -> Move:
        """The first dealer, or a mixed pack."""
        if state.phase is Phase.DRAW:
            return DrawDealer(Seat(source.randrange(SEATS)))
        return Pack(shuffled(PACK_24, source))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know; None for a spectator."""
        return view(self, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The side without strokes, and the strokes of both, once the match is over (K22)."""
        if state.match.winners is None:
            return None
        return Outcome(state.match.winners, state.match.strokes)

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
        return proof.twin(state, seat, source)

    def faults(self, state: State) -> tuple[str, ...]:
        """Invariants that the state breaks."""
        return proof.faults(state)

    def kinds(self) -> Mapping[str, Answer]:
        """The kinds of conformance vectors that it answers."""
        # they put questions to this class, and only `conform` needs them
        from rebelote.games.konter.vectors import KINDS

        return KINDS
