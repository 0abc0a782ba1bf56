"""A running match: its state, the number of its moves, and what happened lately, for those who missed it."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from rebelote.cards import Seat
from rebelote.engine import CHANCE, Event, Game, Move, Setup, Step
from rebelote.speech import Happened
from rebelote.tables.clock import TurnClock
from rebelote.tables.fair.draws import Draws
from rebelote.tables.ports import Draw, Entry
from rebelote.wire.messages import EventView, Result, Secret, View
from rebelote.wire.messages import TurnClock as Shown
from rebelote.wire.pictures import Pictures

_REMEMBERED = 80
"""So many moves back a visitor may have been and still be told what happened since, as events.

A house of a thousand tables keeps them all, and whoever missed more than _MOST_EVENTS is not told them anyway.
"""

_SCORED = "-scored"
"""How the code of an event ends by which a deal is counted."""

_VIEWS = 64
"""So many views of a match are kept."""

_MOST_EVENTS = 60
"""Whoever missed more than so many events is shown the view alone."""


@dataclass(frozen=True, slots=True)
class Past:
    """A step of a match, so that whoever missed it can be told: the state before it, and what happened.

    `secret`: only those seats know that it was made (W25).
    """

    before: Any
    events: tuple[Event, ...]
    shown: tuple[EventView, ...]
    secret: frozenset[int] | None

    def told(self, seat: int | None) -> bool:
        """Whether a seat may know that the step was made."""
        return self.secret is None or seat in self.secret


@dataclass(slots=True)
class Match:
    """A match of a table. `acts` are the names that clients gave their moves.

    After the last move the turn `goes_on` for others who choose at the same time; `turn_ms` is how long it had
    lasted when the match was read.
    """

    table: str
    number: int
    setup: Setup
    pictures: Pictures
    state: Any
    turn: TurnClock | None = None
    ply: int = 0
    goes_on: bool = False
    turn_ms: int = 0
    acts: set[tuple[int, str]] = field(default_factory=set)
    steps: deque[Past] = field(default_factory=lambda: deque(maxlen=_REMEMBERED))
    draws: Draws = field(init=False)
    views: dict[tuple[int, int | None], Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.draws = Draws(self.table)

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return self.setup.game

    @property
    def over(self) -> bool:
        """Whether the match has a result."""
        return self.game.outcome(self.state) is not None

    @property
    def text(self) -> str:
        """The setup of the match as text."""
        return self.setup.show()

    def result(self) -> Result | None:
        """The result, or None while the match runs."""
        outcome = self.game.outcome(self.state)
        return None if outcome is None else Result(list(outcome.winners), list(outcome.totals))

    def clock(self, seat: int | None) -> Shown | None:
        """The clock of the turn as a seat sees it, where turns have an end."""
        return self.turn.shown(list(self.seen(seat).due), seat) if self.turn is not None else None

    def due_chance(self) -> bool:
        """Whether chance moves next."""
        return CHANCE in self.game.actors(self.state)

    def actors(self) -> list[int]:
        """The seats that may move."""
        return sorted(self.game.actors(self.state) - {CHANCE})

    def due_seats(self) -> list[int]:
        """The seats that the match waits for."""
        return sorted(self.game.due(self.state) - {CHANCE})

    def drawn(self, draw: Draw, move: Move) -> list[Secret]:
        """Chance has drawn; secrets of earlier deals that may be told now."""
        return self.draws.add(draw, type(move), self.game.deals(self.state))

    def take(self, entry: Entry, step: Step[Any]) -> None:
        """A move is on the disk: it counts."""
        shown = tuple(map(self.pictures.event, step.events))
        self.steps.append(Past(self.state, step.events, shown, _secret(step.events)))
        due = self.game.due(self.state)
        self.state = step.state
        self.goes_on = bool(due - {entry.seat}) and self.game.due(step.state) == due - {entry.seat}
        self.ply += 1
        if entry.act:
            self.acts.add((entry.seat, entry.act))

    @property
    def counted(self) -> bool:
        """Whether a deal was counted with the last move, and there is another one."""
        scored = any(each.code.endswith(_SCORED) for each in self.steps[-1].shown) if self.steps else False
        return scored and not self.over

    def view(self, seat: int | None, known: dict[str, Any]) -> View:
        """What a seat may see now, or a spectator."""
        return self.pictures.view(self.seen(seat), known)

    def seen(self, seat: int | None, ply: int | None = None) -> Any:
        """The view of a seat after a move that is remembered, now if none is named. The last are kept."""
        at = self.ply if ply is None else ply
        if (found := self.views.get((at, seat))) is not None:
            return found
        if len(self.views) >= _VIEWS:
            self.views.clear()
        state = self.state if at == self.ply else self.steps[at - self.ply + len(self.steps)].before
        view = self.game.view(state, None if seat is None else Seat(seat))
        self.views[at, seat] = view
        return view

    def tells(self, seat: int | None) -> bool:
        """Whether a seat may know that the last move was made."""
        return not self.steps or self.steps[-1].told(seat)

    def shown_ply(self, seat: int | None, ply: int | None = None) -> int:
        """The number of a ply as a seat is told it: moves that it may not know of yet are not counted.

        As soon as something happens that everybody is told, all count alike.
        """
        at = self.ply if ply is None else ply
        hidden = 0
        for step in islice(reversed(self.steps), self.ply - at, None):
            if step.secret is None:
                break
            hidden += not step.told(seat)
        return at - hidden

    def ply_shown(self, seat: int | None, shown: int) -> int | None:
        """The first ply that a seat was told under a number; None when that was never, or too long ago."""
        for at in range(max(shown, self.ply - len(self.steps)), self.ply + 1):
            if (number := self.shown_ply(seat, at)) >= shown:
                return at if number == shown else None
        return None

    def since(self, ply: int, seat: int | None) -> list[EventView] | None:
        """What a seat was told since a ply; None when that is too long ago, or was never."""
        missed = self.ply - ply
        if not 0 <= missed <= len(self.steps):
            return None
        told = [each for step in self._last(missed) for each in step.shown if each.to in (None, seat)]
        return told if len(told) <= _MOST_EVENTS else None

    def happened(self, ply: int, seat: int | None) -> list[Happened]:
        """The events of `since`, each with the views of the seat before and after its step."""
        return [
            Happened(each, self.seen(seat, at), self.seen(seat, at + 1))
            for at, step in enumerate(self._last(self.ply - ply), ply)
            for each in step.events
            if each.to in (None, seat)
        ]

    def waits_still(self, seat: int, ply: int) -> bool:
        """Whether a seat has been waited for since a ply that is remembered, and has had the same choices."""
        missed = self.ply - ply
        if not 0 <= missed <= len(self.steps):
            return False
        states = [*(step.before for step in self._last(missed)), self.state]
        if any(seat not in self.game.due(each) for each in states):
            return False
        choices = self.seen(seat).choices
        return all(self.seen(seat, at).choices == choices for at in range(ply, self.ply))

    def waited(self, seat: int, ply: int) -> bool:
        """Whether what a seat chose at a ply, as it was told its number, can be chosen now."""
        at = self.ply_shown(seat, ply)
        return at is not None and (self.shown_ply(seat) == ply or self.waits_still(seat, at))

    def _last(self, number: int) -> list[Past]:
        return list(islice(self.steps, len(self.steps) - number, None))

    def replay(self, entries: Iterable[Entry], draws: Iterable[Draw]) -> None:
        """Bring the match to where its log ends. Raises what the rules raise when they have changed."""
        by_ply = {draw.ply: draw for draw in draws if draw.match == self.number}
        for entry in entries:
            move = self.game.read(entry.move)
            if entry.seat == CHANCE:
                self.drawn(by_ply[entry.ply], move)
            self.take(entry, self.game.step(self.state, Seat(entry.seat), move))
            self.turn_ms = self.turn_ms + entry.clock_ms if self.goes_on else 0
        if self.over:
            self.draws.end()


def _secret(events: tuple[Event, ...]) -> frozenset[int] | None:
    """The seats that alone were told of a step; None where everybody was, or nothing was to be told."""
    to = [each.to for each in events]
    return frozenset(seat for seat in to if seat is not None) if to and None not in to else None
