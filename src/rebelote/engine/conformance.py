"""The conformance suite: what every game must keep, whatever its rules.

For authors of games: `check(game, source)` plays random matches in every preset and number of seats
and returns what it found wrong; an empty report is a pass. `Inspector` watches one match.

What is checked at every step: the state is sound (`Game.faults`); somebody is due unless the match is
over, and everyone who may move has moves; each of them is accepted and reads back from its text; other
moves are refused with a code and leave the state as it was; the view offers exactly these moves; a seat
sees the public zones and its own, no more; folding the events it was told gives the zones of its view;
and a twin state, in which all cards that it does not know lie elsewhere, looks the same to it and tells
it the same. At the end the moves are played again from their texts, to the same state.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rebelote.cards import Seat
from rebelote.engine.errors import IllegalMove, NotationError
from rebelote.engine.game import CHANCE, Event, Game, Move, Source
from rebelote.engine.playout import Moment, Playout, Stuck, playout
from rebelote.engine.zones import Zone, fold, settled

Observer = Seat | None
_BLANKS = frozenset(" \n\t")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong: the check that failed, what it saw, after how many moves."""

    check: str
    what: str
    ply: int


@dataclass(slots=True)
class Report:
    """What a number of matches came to."""

    matches: int = 0
    moves: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """Whether nothing was found."""
        return not self.findings

    def add(self, other: "Report") -> None:
        """Take another report in."""
        self.matches += other.matches
        self.moves += other.moves
        self.checks += other.checks
        self.findings += other.findings


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How much a match is watched: by all seats and a spectator or by one of them, one move out of how
    many gets a twin and, with one observer, is compared with the public view, and how many refused moves
    are tried at a step. The observer's events and view are checked at every step."""

    everyone: bool = True
    twin_every: int = 1
    refusals: int = 2
    replay: bool = True


class Inspector:
    """Watches one match and reports what is wrong with it."""

    def __init__(
        self, game: Game[Any, Any], state: Any, seats: int, source: Source, how: Thoroughness
    ) -> None:
        everyone: list[Observer] = [None, *map(Seat, range(seats))]
        one = everyone[source.randrange(len(everyone))]
        self._observers = everyone if how.everyone else [one]
        self._game, self._source, self._how, self._seats = game, source, how, seats
        self._zones = {each: self._settled(game.view(state, each).zones) for each in self._observers}
        self._pool: list[Move] = []
        self._offered: dict[Observer, tuple[Move, ...]] = {}
        self.report = Report(matches=1)

    def watch(self, moment: Moment) -> None:
        """See one step."""
        self.report.moves += 1
        self._offered = {}
        for name, found in (
            ("sound", self._sound(moment)),
            ("choices", self._choices(moment)),
            ("refusals", self._refusals(moment)),
            ("views", self._views(moment)),
            ("twins", self._twins(moment)),
        ):
            self.report.checks[name] += 1
            self.note(name, found)

    def note(self, check: str, found: Iterable[str]) -> None:
        """Keep what a check found."""
        self.report.findings += [Finding(check, what, self.report.moves) for what in found]

    def _sound(self, moment: Moment) -> Iterator[str]:
        yield from self._game.faults(moment.after)
        over = self._game.outcome(moment.after) is not None
        if over == bool(self._game.actors(moment.after)):
            yield "a match with an outcome has actors, or one without has none"

    def _choices(self, moment: Moment) -> Iterator[str]:
        """The moves of everybody who may move."""
        game, state = self._game, moment.after
        actors, due = game.actors(state), game.due(state)
        if not due <= actors or bool(due) != bool(actors):
            yield f"due {sorted(due)} of actors {sorted(actors)}"
        for seat in actors - {CHANCE}:
            moves = self._moves(state, seat)
            if not moves or len(set(moves)) < len(moves):
                yield f"seat {seat} has no move, or one twice"
                continue
            move = moves[self._source.randrange(len(moves))]
            if (refusal := game.why(state, seat, move)) is not None:
                yield f"{game.show(move)} of seat {seat} is offered and refused: {refusal}"
            text = game.show(move)
            if not self._reads_back(move, text) or not _BLANKS.isdisjoint(text):
                yield f"{text!r} does not read back"
            self._remember(move)

    def _moves(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        """The moves of a seat after the step that is watched, asked for once."""
        if seat not in self._offered:
            self._offered[seat] = self._game.moves(state, seat)
        return self._offered[seat]

    def _reads_back(self, move: Move, text: str) -> bool:
        try:
            return bool(self._game.read(text) == move)
        except NotationError:
            return False

    def _remember(self, move: Move) -> None:
        """Keep a few moves of the match, to try them where they are out of place."""
        if len(self._pool) < 64:
            self._pool.append(move)
        else:
            self._pool[self._source.randrange(64)] = move

    def _refusals(self, moment: Moment) -> Iterator[str]:
        """Moves from elsewhere: refused with a code unless they are offered."""
        game, state = self._game, moment.after
        if not self._pool:
            return
        for _ in range(self._how.refusals):
            seat = Seat(self._source.randrange(self._seats))
            move = self._pool[self._source.randrange(len(self._pool))]
            offered = move in self._moves(state, seat)
            refusal = game.why(state, seat, move)
            if offered == (refusal is not None):
                yield f"{game.show(move)} of seat {seat}: offered {offered}, refusal {refusal}"
            if refusal is not None:
                yield from self._stays(state, seat, move)

    def _stays(self, state: Any, seat: Seat, move: Move) -> Iterator[str]:
        """A refused move raises IllegalMove."""
        try:
            self._game.step(state, seat, move)
        except IllegalMove as refused:
            if not refused.refusal.code:
                yield f"{self._game.show(move)} is refused without a code"
        else:
            yield f"{self._game.show(move)} of seat {seat} is refused by why and made by step"

    def _views(self, moment: Moment) -> Iterator[str]:
        """Views, and the events that lead to them."""
        compared = self._how.everyone or self._sampled()
        public = self._game.view(moment.after, None) if compared else None
        for observer in self._observers:
            view = self._game.view(moment.after, observer)
            moves = () if observer is None else self._moves(moment.after, observer)
            if view.choices != tuple(map(self._game.show, moves)):
                yield f"the view of {observer} offers other moves than the game"
            yield from self._folded(moment, observer, view.zones)
            if observer is not None and public is not None:
                yield from _beyond_public(observer, view.zones, public.zones)

    def _sampled(self) -> bool:
        """Whether this step is one of those that get the costly checks."""
        return self._how.twin_every < 2 or not self._source.randrange(self._how.twin_every)

    def _folded(self, moment: Moment, observer: Observer, zones: tuple[Zone, ...]) -> Iterator[str]:
        """The events that an observer was told lead from its zones to its zones."""
        shifts = [shift for event in _told(moment.events, observer) for shift in event.shifts()]
        try:
            folded = fold(self._zones[observer], shifts, self._game.ordered_zones)
        except ValueError as fault:
            yield f"events told to {observer}: {fault}"
            folded = self._settled(zones)
        if folded == zones:
            self._zones[observer] = zones
            return
        yield f"events told to {observer} give {_unlike(folded, zones)}"
        self._zones[observer] = self._settled(zones)

    def _settled(self, zones: tuple[Zone, ...]) -> tuple[Zone, ...]:
        """Zones to start folding from: those that no event touches stay as they are, and were seen settled."""
        return settled(zones, self._game.ordered_zones)

    def _twins(self, moment: Moment) -> Iterator[str]:
        """What an observer cannot know makes no difference to what it sees and hears."""
        if not self._sampled():
            return
        game = self._game
        for observer in self._observers:
            twin = game.twin(moment.before, observer, self._source)
            if game.view(twin, observer) != game.view(moment.before, observer):
                yield f"the view of {observer} shows what it cannot know"
                continue
            yield from self._same_step(moment, twin, observer)

    def _same_step(self, moment: Moment, twin: Any, observer: Observer) -> Iterator[str]:
        """The same move in both worlds tells the observer the same, unless it discloses something."""
        game = self._game
        if moment.seat == CHANCE or game.why(twin, moment.seat, moment.move) is not None:
            return
        after, events = game.step(twin, moment.seat, moment.move)
        told, other = _told(moment.events, observer), _told(events, observer)
        if any(map(_discloses, (*told, *other))):
            return
        if told != other:
            yield f"events told to {observer} depend on what it cannot know"
        elif game.view(after, observer) != game.view(moment.after, observer):
            yield f"the view of {observer} after {game.show(moment.move)} depends on what it cannot know"


def inspect(
    game: Game[Any, Any], options: Any, seats: int, source: Source, how: Thoroughness | None = None
) -> tuple[Report, Playout | None]:
    """Play one random match under watch; no playout when it got stuck."""
    how = how or Thoroughness()
    start = game.begin(options, seats)
    inspector = Inspector(game, start, seats, source, how)
    try:
        played = playout(game, start, source, inspector.watch)
    except Stuck as fault:
        inspector.note("ends", (str(fault),))
        return inspector.report, None
    except IllegalMove as refused:
        inspector.note("choices", (f"an offered move is refused: {refused}",))
        return inspector.report, None
    if how.replay:
        inspector.note("replay", _replayed(game, start, played))
        inspector.report.checks["replay"] += 1
    return inspector.report, played


def check(game: Game[Any, Any], source: Source, matches: int = 1) -> Report:
    """Random matches in every preset and number of seats of a game."""
    report = Report()
    for preset in game.presets().values():
        for seats in game.seat_numbers(preset.options):
            for _ in range(matches):
                report.add(inspect(game, preset.options, seats, source)[0])
    return report


def _replayed(game: Game[Any, Any], start: Any, played: Playout) -> Iterator[str]:
    """The same moves, read from their texts, lead to the same state."""
    state = start
    try:
        for seat, move in played.moves:
            state = game.step(state, seat, game.read(game.show(move))).state
    except (IllegalMove, NotationError) as fault:
        yield f"the same moves cannot be made again: {fault}"
        return
    if state != played.state or game.outcome(state) != game.outcome(played.state):
        yield "the same moves lead to another state"


def _told(events: Iterable[Event], observer: Observer) -> tuple[Event, ...]:
    return tuple([event for event in events if event.to is None or event.to == observer])


def _discloses(event: Event) -> bool:
    return bool(getattr(event, "discloses", False))


def _beyond_public(observer: Seat, zones: tuple[Zone, ...], public: tuple[Zone, ...]) -> Iterator[str]:
    """A seat sees what everybody sees, and its own zones."""
    own = f":{observer}"
    mine = [zone for zone in zones if not zone.name.endswith(own)]
    others = [zone for zone in public if not zone.name.endswith(own)]
    if mine != others:
        yield f"seat {observer} sees more than the public: {_unlike(mine, others)}"


def _unlike(one: Iterable[Zone], other: Iterable[Zone]) -> str:
    """The zones that differ."""
    a, b = dict(one), dict(other)
    return "; ".join(
        f"{name} {a.get(name)} and not {b.get(name)}"
        for name in a.keys() | b.keys()
        if a.get(name) != b.get(name)
    )
