"""The course of a table's matches: chance draws, persons and bots move, each move is written, then told."""

from typing import Literal

from rebelote.cards import Seat
from rebelote.engine import CHANCE, IllegalMove, Move, NotationError, Setup, Source, Step, chance, refuse
from rebelote.tables.clock import TurnClock
from rebelote.tables.fair.draws import commitment, secret_bytes
from rebelote.tables.lines.audience import Audience
from rebelote.tables.match import Match
from rebelote.tables.ports import Clock, Draw, Entry, Played, Saved, Store
from rebelote.tables.visitor import Visitor
from rebelote.wire.messages import Act, Commitment, Committed, Reason, Refused, Revealed, Secret
from rebelote.wire.pictures import Pictures, reason


class Course:
    """The running match of a table, or none. Every method may raise Conflict, and nothing was told then."""

    def __init__(
        self, saved: Saved, setup: Setup, audience: Audience, store: Store, clock: Clock, source: Source
    ) -> None:
        self._code, self._setup, self._audience = saved.code, setup, audience
        self._store, self._source = store, source
        self._pictures = Pictures(setup.game)
        self._seats = len(saved.plan.chairs)
        self._draws = list(saved.draws)
        self.turn = TurnClock(clock, saved.plan.turn_s, saved.match.idle_s if saved.match else 0.0)
        self.finished = saved.match.over if saved.match else False
        self.match: Match | None = None
        if saved.match is not None:
            self.match = self._match(saved.match.number)
            self.match.replay(saved.match.entries, saved.draws)
            self.turn.runs_from -= self.match.turn_ms / 1000

    @property
    def number(self) -> int:
        """The number of the match; 0 when none has begun."""
        return self.match.number if self.match else 0

    @property
    def running(self) -> bool:
        """Whether a match is running."""
        return self.match is not None and not self.match.over

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        """Whether a match is still to begin, is running, or is over."""
        return "waiting" if self.match is None else "playing" if self.running else "over"

    @property
    def commitments(self) -> list[Commitment]:
        """All promises that the table has made."""
        return [commitment(self._code, draw) for draw in self._draws]

    def told(self) -> list[Secret]:
        """The secrets of the running match that may be told by now."""
        return self.match.draws.told() if self.match else []

    def waited_s(self, seat: int) -> float:
        """For how long a seat has been waited for, in seconds; 0 where it is not."""
        waited_for = self.running and self.match is not None and seat in self.match.due_seats()
        return self.turn.waited_s if waited_for else 0.0

    async def begin(self, names: tuple[str, ...]) -> None:
        """Begin the next match."""
        number = self.number + 1
        await self._store.begin(self._code, Played(number, self._setup.game.version, names))
        self.match, self.finished = self._match(number), False
        self.turn.moved(CHANCE)
        self._audience.update(self.match)

    async def advance(self) -> None:
        """Let chance draw as long as it is its turn, and end a match that is over."""
        while self.running and self.match is not None and self.match.due_chance():
            await self._draw(self.match)
        if self.match is not None and self.match.over and not self.finished:
            await self._store.finish(self._code, self.number)
            self.finished = True
            if secrets := self.match.draws.end():
                self._audience.tell(Revealed(secrets))

    async def act(self, visitor: Visitor, act: Act) -> None:
        """A person's move: made and told, or refused to them alone."""
        match, seat = self.match, visitor.seat
        if seat is None or match is None:
            code = "not-seated" if seat is None else "no-match"
            visitor.tell(Refused(act.id, Reason(code), self.number, match.shown_ply(seat) if match else 0))
        elif (seat, act.id) in match.acts and act.match == match.number:
            visitor.update(match, act.id)
        elif match.over or not _timely(match, seat, act):
            late = "no-match" if match.over else "stale"
            visitor.tell(Refused(act.id, Reason(late), match.number, match.shown_ply(seat)))
            visitor.update(match)
        elif (refused := await self._attempt(match, seat, act)) is not None:
            visitor.tell(Refused(act.id, refused, match.number, match.shown_ply(seat)))
        else:
            visitor.update(match, act.id)

    async def move(self, seat: int, text: str) -> None:
        """A bot's move. Raises IllegalMove and NotationError: a bot chooses among its moves."""
        assert self.match is not None
        move = self.match.game.read(text)
        await self._make(self.match, Entry(self.match.ply, seat, text, "", self.turn.since_ms), move)

    async def _attempt(self, match: Match, seat: int, act: Act) -> Reason | None:
        """Make a move, or say why not."""
        try:
            move = match.game.read(act.move)
            entry = Entry(match.ply, seat, match.game.show(move), act.id, self.turn.since_ms)
            await self._make(match, entry, move)
        except NotationError as fault:
            return reason(refuse("not-a-move", "", value=act.move[:40], expected=fault.expected))
        except IllegalMove as fault:
            return reason(fault.refusal)
        return None

    async def _make(self, match: Match, entry: Entry, move: Move) -> None:
        """Check a move, write it, then let it count and tell it."""
        step: Step[object] = match.game.step(match.state, Seat(entry.seat), move)
        await self._store.append(self._code, match.number, entry)
        match.take(entry, step)
        secret = match.steps[-1].secret is not None
        self.turn.moved(entry.seat, itself=bool(entry.act), goes_on=match.goes_on, secret=secret)
        if match.counted:
            self.turn.counted()
        self._audience.update(match)

    async def _draw(self, match: Match) -> None:
        """Chance draws: promised, then made. A draw that was promised before a crash is kept."""
        draw = next((d for d in self._draws if (d.match, d.ply) == (match.number, match.ply)), None)
        if draw is None:
            move, _ = chance(match.game, match.state, self._source)
            draw = Draw(match.number, match.ply, secret_bytes(), match.game.show(move))
            await self._store.draw(self._code, draw)
            self._draws.append(draw)
        self._audience.tell(Committed(commitment(self._code, draw)), first=True)
        drawn = match.game.read(draw.move)
        secrets = match.drawn(draw, drawn)
        await self._make(match, Entry(match.ply, CHANCE, draw.move, "", self.turn.since_ms), drawn)
        if secrets:
            self._audience.tell(Revealed(secrets))

    def _match(self, number: int) -> Match:
        state = self._setup.game.begin(self._setup.options, self._seats)
        return Match(self._code, number, self._setup, self._pictures, state, self.turn)


def _timely(match: Match, seat: int, act: Act) -> bool:
    """Whether an act was chosen in this position, or before others who choose at the same time had moved."""
    return act.match == match.number and match.waited(seat, act.ply)
