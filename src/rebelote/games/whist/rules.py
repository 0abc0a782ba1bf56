"""The game of whist: every phase of a match behind the vocabulary of the engine."""

from collections.abc import Mapping
from typing import cast

from rebelote.cards import PACK_52, Seat
from rebelote.engine.chance import shuffled
from rebelote.engine.errors import IllegalMove, Refusal, SetupError, refuse
from rebelote.engine.game import CHANCE, Move, Outcome, Source, Step
from rebelote.engine.table import DrawDealer, Pack
from rebelote.engine.vectors import Answer
from rebelote.games.whist import dealing, moves
from rebelote.games.whist.bidding import calling
from rebelote.games.whist.moves import Aside, Call, Play, WhistMove
from rebelote.games.whist.options import Options, Preset, checked, presets
from rebelote.games.whist.play import aside, playing
from rebelote.games.whist.proof.soundness import faults
from rebelote.games.whist.proof.twins import twin
from rebelote.games.whist.scoring import counting
from rebelote.games.whist.state import SEATS, Phase, State
from rebelote.games.whist.view import ORDERED, View, view

_CHANCE = frozenset((CHANCE,))
_NOBODY: frozenset[Seat] = frozenset()
_TALKING = (Phase.BIDDING, Phase.TRUMP)


class Whist:
    """Whist as it is played in Luxembourg, for four. Rules: docs/rulebook/whist.md."""

    name = "whist"
    version = 1
    options = Options
    ordered_zones = ORDERED
    aliases: tuple[str, ...] = ()
    bases: Mapping[str, str] = {"trou_double": "bistro", "misere_winner_defends": "bistro"}

    def presets(self) -> Mapping[str, Preset]:
        """The presets by name."""
        return presets()

    def checked(self, options: Options) -> Options:
        """The options themselves. Raises SetupError for a pair that makes no sense."""
        return checked(options)

    def in_force(self, options: Options, rule: str) -> bool:
        """Whether a rule of the rulebook has a say at a table: a trou is an option."""
        return options.trou or rule not in ("W5", "W6", "W33")

    def seat_numbers(self, options: Options) -> tuple[int, ...]:
        """Four (W1)."""
        return (SEATS,)

    def begin(self, options: Options, seats: int) -> State:
        """The state before anything happened. Raises SetupError for a wrong number of seats."""
        if seats != SEATS:
            raise SetupError("seats", value=seats, expected=SEATS)
        return dealing.begin(options)

    def actors(self, state: State) -> frozenset[Seat]:
        """Who may move now; before a small misère everyone who has not laid a card aside (W25)."""
        match state.phase:
            case Phase.OVER:
                return _NOBODY
            case Phase.DRAW | Phase.MIX:
                return _CHANCE
            case Phase.ASIDE:
                return cast(frozenset[Seat], aside.waiting(state))
            case Phase.PLAY:
                assert state.tricks is not None
                return frozenset((Seat(state.tricks.turn),))
        return frozenset((Seat(calling.caller(state)),))

    def due(self, state: State) -> frozenset[Seat]:
        """Whom the match waits for."""
        return self.actors(state)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of a seat, in a fixed order."""
        match state.phase:
            case Phase.BIDDING | Phase.TRUMP:
                return calling.moves(state, seat)
            case Phase.ASIDE:
                return aside.moves(state, seat)
            case Phase.PLAY:
                return playing.moves(state, seat)
        return ()

    def why(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why a move is refused, or None."""
        asked = cast(WhistMove, move)
        if state.phase is Phase.OVER:
            return refuse("match-over", "W34")
        if (seat == CHANCE) != (state.phase in (Phase.DRAW, Phase.MIX)):
            return refuse("not-now", "", waits=state.phase.value)
        match state.phase:
            case Phase.DRAW | Phase.MIX:
                return dealing.why(state, asked)
            case Phase.ASIDE:
                return aside.why(state, seat, asked)
            case Phase.PLAY:
                return playing.why(state, seat, asked)
        return calling.why(state, seat, asked)

    def step(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The state after a move and its events. Raises IllegalMove; the state given stays as it is."""
        refusal = self.why(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match state.phase:
            case Phase.PLAY:
                return counting.after_card(playing.step(state, seat, cast(Play, move)))
            case Phase.ASIDE:
                return aside.step(state, seat, cast(Aside, move))
            case Phase.BIDDING | Phase.TRUMP:
                return calling.step(state, seat, cast(Call, move))
        return dealing.step(state, cast(WhistMove, move))

    def chance(self, state: State, source: Source) -> Move:
        """The first dealer, or a mixed pack."""
        if state.phase is Phase.DRAW:
            return DrawDealer(Seat(source.randrange(SEATS)))
        return Pack(shuffled(PACK_52, source))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know; None for a spectator."""
        return view(self, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The winners and the totals once the match is over; every seat is a side of its own."""
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
        from rebelote.games.whist.vectors import KINDS

        return KINDS
