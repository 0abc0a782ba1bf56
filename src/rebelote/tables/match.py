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

_REMEMBERED = 200
"""So many moves back a visitor may have been and still be told what happened since, as events."""

_VIEWS = 64
"""So many views of a match are kept."""

_MOST_EVENTS = 60
"""Whoever missed more than so many events is shown the view alone."""


@dataclass(frozen=True, slots=True)
class Past:
    """A step of a match, so that whoever missed it can be told: the state before it, and what happened."""

    before: Any
    events: tuple[Event, ...]
    shown: tuple[EventView, ...]


@dataclass(slots=True)
class Match:
    """A match of a table. `acts` are the names that clients gave their moves."""

    table: str
    number: int
    setup: Setup
    pictures: Pictures
    state: Any
    names: tuple[str, ...]
    turn: TurnClock | None = None
    ply: int = 0
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

    def clock(self) -> Shown | None:
        """The clock of the turn, where turns have an end."""
        return self.turn.shown(self.due_seats()) if self.turn is not None else None

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
        self.steps.append(Past(self.state, step.events, shown))
        self.state = step.state
        self.ply += 1
        if entry.act:
            self.acts.add((entry.seat, entry.act))

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
        if self.over:
            self.draws.end()
