"""The game of belote: every phase of a match behind the vocabulary of the engine."""

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from rebelote.cards import Ranking, Seat
from rebelote.engine.chance import shuffled
from rebelote.engine.errors import IllegalMove, Refusal, SetupError, refuse
from rebelote.engine.game import CHANCE, Event, Move, Outcome, Source, Step
from rebelote.engine.table import CardsDealt, DrawDealer, HandDealt, Pack
from rebelote.engine.vectors import Answer
from rebelote.games.belote import moves
from rebelote.games.belote.dealing import preparing
from rebelote.games.belote.dealing.hands import complete
from rebelote.games.belote.events import SHEPHERDESS, Called, CardTurned, ContractFixed, TurnedTaken
from rebelote.games.belote.force import in_force
from rebelote.games.belote.moves import BeloteMove, Call, Notice, Pass, Play
from rebelote.games.belote.options import BASES, Options, Preset, checked, presets
from rebelote.games.belote.play import playing
from rebelote.games.belote.proof.soundness import faults
from rebelote.games.belote.proof.twins import twin
from rebelote.games.belote.ranks import rankings
from rebelote.games.belote.scoring import counting
from rebelote.games.belote.state import Phase, State, rules
from rebelote.games.belote.view import ORDERED, View, view

_NOBODY: frozenset[Seat] = frozenset()
_BEFORE = frozenset((Phase.DRAW, Phase.MIX, Phase.CHOICE, Phase.CUT, Phase.ANSWER, Phase.PACKETS))


class Belote:
    """Belote and coinche for two, three and four. Rules: docs/rulebook/belote.md."""

    name = "belote"
    version = 1
    options = Options
    ordered_zones = ORDERED
    bases: Mapping[str, str] = BASES
    aliases: tuple[str, ...] = ()

    def presets(self) -> Mapping[str, Preset]:
        """The presets by name."""
        return presets()

    def checked(self, options: Options) -> Options:
        """The options themselves. Raises SetupError for a pair that makes no sense."""
        return checked(options)

    def in_force(self, options: Options, rule: str) -> bool:
        """Whether a rule of the rulebook has a say at a table."""
        return in_force(options, rule)

    def rankings(self, options: Options) -> tuple[Ranking, ...]:
        """The cards of every denomination, strongest first, with their points (B9, B81-B83)."""
        return rankings(options)

    def seat_numbers(self, options: Options) -> tuple[int, ...]:
        """As many as the option `players` says."""
        return (options.players,)

    def begin(self, options: Options, seats: int) -> State:
        """The state before the first dealer is drawn. Raises SetupError for a wrong number of seats."""
        if seats != options.players:
            raise SetupError("seats", value=seats, expected=options.players)
        return preparing.begin(rules(options))

    def actors(self, state: State) -> frozenset[Seat]:
        """Who may move now."""
        return cast(frozenset[Seat], self._asked(state, everyone=True))

    def due(self, state: State) -> frozenset[Seat]:
        """Whom the match waits for."""
        return cast(frozenset[Seat], self._asked(state, everyone=False))

    def _asked(self, state: State, *, everyone: bool) -> frozenset[int]:
        match state.phase:
            case Phase.PLAY:
                return playing.actors(state) if everyone else playing.due(state)
            case Phase.BIDDING:
                assert state.talk is not None
                talk = state.talk
                return state.rules.bidding.callers(talk) if everyone else frozenset((talk.turn,))
            case Phase.COUNT:
                return frozenset((counting.forgetful(state),))
            case Phase.OVER:
                return _NOBODY
        return preparing.actors(state) if everyone else preparing.due(state)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of a seat, in a fixed order."""
        if not 0 <= seat < state.rules.form.seats:
            return ()
        match state.phase:
            case Phase.PLAY:
                return playing.moves(state, seat)
            case Phase.BIDDING:
                assert state.talk is not None
                return state.rules.bidding.calls(state.talk, seat)
            case Phase.COUNT:
                return (Notice(), Pass()) if seat == counting.forgetful(state) else ()
            case Phase.OVER:
                return ()
        return preparing.moves(state, seat)

    def why(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why a move is refused, or None."""
        if seat == CHANCE and state.phase not in (Phase.DRAW, Phase.MIX):
            return refuse("not-your-turn", "", waits=state.phase.value)
        if not CHANCE <= seat < state.rules.form.seats:
            return refuse("no-such-seat", "B3", seats=state.rules.form.seats)
        match state.phase:
            case Phase.PLAY:
                return playing.why(state, seat, cast(BeloteMove, move))
            case Phase.BIDDING if isinstance(move, Call):
                assert state.talk is not None
                return state.rules.bidding.why(state.talk, seat, move)
            case Phase.COUNT if isinstance(move, Notice | Pass):
                return None if seat == counting.forgetful(state) else refuse("not-your-turn", "B76")
            case phase if phase in _BEFORE:
                return preparing.why(state, seat, cast(BeloteMove, move))
            case Phase.OVER:
                return refuse("match-over", "B110")
        return refuse("not-now", "", waits=state.phase.value)

    def step(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The state after a move and its events. Raises IllegalMove; the state given stays as it is."""
        if type(move) is Play and state.phase is Phase.PLAY and playing.legal_card(state, seat, move):
            return _played(state, seat, move)
        refusal = self.why(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match state.phase:
            case Phase.PLAY:
                return _played(state, seat, cast(BeloteMove, move))
            case Phase.BIDDING:
                return _called(state, seat, cast(Call, move))
            case Phase.COUNT:
                return counting.noticed(state, seat, cast(BeloteMove, move))
        return preparing.step(state, seat, cast(BeloteMove, move))

    def chance(self, state: State, source: Source) -> Move:
        """The first dealer, or a mixed pack."""
        if state.phase is Phase.DRAW:
            return DrawDealer(Seat(source.randrange(state.rules.form.seats)))
        return Pack(shuffled(state.rules.form.pack, source))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know; None for a spectator. Raises SetupError for a seat that there is not."""
        if seat is not None and not 0 <= seat < state.rules.form.seats:
            raise SetupError("seats", value=seat, expected=state.rules.form.seats)
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
        # they put questions to this class, and only `conform` needs them
        from rebelote.games.belote.vectors import KINDS

        return KINDS

    def deal_from(self, options: Options, seats: int, dealer: Seat, totals: tuple[int, ...]) -> State:
        """The wait for a mixed pack in a match that stands at some totals. Raises SetupError."""
        begun = self.begin(options, seats)
        if len(totals) != len(begun.match.totals) or not 0 <= dealer < seats:
            raise SetupError("totals", value=str(totals), expected=f"{len(begun.match.totals)} totals")
        return replace(begun, match=replace(begun.match, totals=totals, dealer=dealer), phase=Phase.MIX)


def _played(state: State, seat: Seat, move: BeloteMove) -> Step[State]:
    """A move of the play, and the end of the deal behind it."""
    after, events = playing.step(state, seat, move)
    if isinstance(move, Play):
        play = after.play
        assert play is not None
        if play.tricks.led >= 0:
            return Step(after, events)
        return counting.after_card(after, events)
    return counting.after_stop(after, events)


def _called(state: State, seat: Seat, call: Call) -> Step[State]:
    """A call, and the end of the bidding behind it."""
    assert state.talk is not None
    bidding = state.rules.bidding
    talk = bidding.after(state.talk, seat, call)
    log = (*state.log, (seat, call))
    state = State(state.rules, state.match, Phase.BIDDING, state.deal, talk, log=log)
    events: tuple[Event, ...] = (Called(seat, call),)
    if not bidding.over(talk):
        return Step(state, events)
    contract = bidding.contract(talk)
    if contract is None:
        return counting.passed_out(state, events)
    state, more = _completed(replace(state, contract=contract))
    begun, said = playing.begin_play(state)
    return Step(begun, (*events, ContractFixed(contract), *more, *said))


def _completed(state: State) -> tuple[State, tuple[Event, ...]]:
    """The rest of the cards goes round once somebody took (B11, B12, B120)."""
    assert state.deal is not None and state.deal.dealt is not None and state.contract is not None
    form, before = state.rules.form, state.deal.dealt
    if not form.rest:
        return state, ()
    taker = state.contract.taker
    after = complete(form, before, state.match.dealer, taker)
    events: tuple[Event, ...] = ()
    given = before.turned is not None and after.turned is None
    if given and before.turned is not None:
        events = (TurnedTaken(taker, before.turned),)
    rows = tuple(row[len(old) :] for row, old in zip(after.hands, before.hands, strict=True))
    # the turned card is in the taker's row already counted by its own event
    dealt = tuple(row[given and seat == taker :] for seat, row in enumerate(rows))
    events += (CardsDealt(tuple(map(len, dealt))),)
    events += tuple(HandDealt(row, Seat(seat)) for seat, row in enumerate(rows) if row)
    last = after.stock[-1] if form.shepherdess else None
    if last is not None:
        events += (CardTurned(last, SHEPHERDESS),)
    return replace(state, deal=replace(state.deal, dealt=after, shepherdess=last)), events
