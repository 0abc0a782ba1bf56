"""One deal at one table of the arena: everybody decides from a view, every decision is timed."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rebelote.cards import Seat
from rebelote.engine import CHANCE, Setup
from rebelote.games.belote.state import Phase, State

PLAYED = (Phase.BIDDING, Phase.PLAY, Phase.COUNT)
"""The phases in which the players of the arena decide; before them chance and a fixed source do."""


class Player(Protocol):
    """Somebody at a table of the arena, of this house or of another."""

    def begin(self, state: State, seat: int, seed: int) -> None:
        """A deal begins, the cards are dealt."""

    def watch(self, before: State, seat: int, move: str) -> None:
        """Somebody is about to move."""

    def decide(self, view: Any, source: random.Random) -> str | None:
        """One of the choices of a view."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who calls at a seat, and who plays its cards."""

    calls: Player
    plays: Player


@dataclass(slots=True)
class Clock:
    """Seconds and decisions of the cards, by side; those without a choice are left out."""

    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])


def prepared(setup: Setup, deal: str) -> State:
    """A match in which the first deal is dealt, by a source that its name fixes."""
    game, source = setup.game, random.Random(deal)
    state = game.begin(setup.options, game.seat_numbers(setup.options)[0])
    while state.phase not in PLAYED:
        actors = game.actors(state)
        if CHANCE in actors:
            move = game.chance(state, source)
            state = game.step(state, CHANCE, move).state
        else:
            seat = min(game.due(state))
            moves = [each for each in game.moves(state, seat) if game.show(each) != "mix"]
            state = game.step(state, seat, moves[source.randrange(len(moves))]).state
    return state  # type: ignore[no-any-return]


def play_deal(setup: Setup, state: State, chairs: Sequence[Chair], seed: str, clock: Clock) -> State:
    """Play a deal to its end; the state after it, or as it is passed out."""
    everybody = {id(each): each for chair in chairs for each in (chair.calls, chair.plays)}.values()
    sources = [random.Random(f"{seed}/{seat}") for seat in range(len(chairs))]
    for seat, chair in enumerate(chairs):
        for number, each in enumerate({id(x): x for x in (chair.calls, chair.plays)}.values()):
            each.begin(state, seat, random.Random(f"{seed}/{seat}/{number}").randrange(1 << 31))
    game, scored = setup.game, state.match.scored
    while state.phase in PLAYED and state.match.scored == scored and state.match.winners is None:
        seat, move = _decided(setup, state, chairs, sources, clock)
        for each in everybody:
            each.watch(state, seat, move)
        state = game.step(state, seat, game.read(move)).state
    return state


def _decided(
    setup: Setup, state: State, chairs: Sequence[Chair], sources: list[random.Random], clock: Clock
) -> tuple[Seat, str]:
    """Who moves next and how: first those who may, then those who must."""
    game = setup.game
    due = game.due(state)
    for seat in (*sorted(game.actors(state) - due), *sorted(due)):
        view, chair = game.view(state, seat), chairs[seat]
        who = chair.calls if state.phase is Phase.BIDDING else chair.plays
        started = time.perf_counter()
        move = who.decide(view, sources[seat])
        if state.phase is Phase.PLAY and len(view.choices) > 1:
            clock.seconds[seat % 2] += time.perf_counter() - started
            clock.decisions[seat % 2] += 1
        if move is not None:
            return Seat(seat), move
    raise RuntimeError(f"nobody moves at {setup.show()}")
