"""Random matches: every actor chooses among its moves, chance draws, until the match is over."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rebelote.cards import Seat
from rebelote.engine.game import CHANCE, Event, Game, Move, Source

_OFTEN = 20
"""Seats that need not move do so once in so many choices."""


class Moment(NamedTuple):
    """One step of a match: the state before it, who moved, and what came of it."""

    before: Any
    seat: Seat
    move: Move
    after: Any
    events: tuple[Event, ...]


class Playout(NamedTuple):
    """A match that was played: its last state and every move with its actor, chance included."""

    state: Any
    moves: tuple[tuple[Seat, Move], ...]


class Stuck(RuntimeError):
    """A match in which somebody is due and has no move, or which does not end."""


def playout(
    game: Game[Any, Any],
    state: Any,
    source: Source,
    watch: Callable[[Moment], None] | None = None,
    longest: int = 100_000,
) -> Playout:
    """Play at random from a state to the end of the match; `watch` sees every step.

    Raises Stuck when a due seat has no move or after `longest` moves.
    """
    done: list[tuple[Seat, Move]] = []
    while actors := game.actors(state):
        seat, move = _chosen(game, state, actors, source)
        after, events = game.step(state, seat, move)
        done.append((seat, move))
        if watch is not None:
            watch(Moment(state, seat, move, after, events))
        state = after
        if len(done) > longest:
            raise Stuck(f"no end after {longest} moves")
    return Playout(state, tuple(done))


def _chosen(game: Game[Any, Any], state: Any, actors: frozenset[Seat], source: Source) -> tuple[Seat, Move]:
    """An actor and one of its moves, at random."""
    if CHANCE in actors:
        return CHANCE, game.chance(state, source)
    seats = actors
    if len(actors) > 1 and (not source.randrange(_OFTEN) or not game.due(state)):
        seat = _pick(sorted(actors), source)
    else:
        seats = game.due(state) if len(actors) > 1 else actors
        seat = _pick(sorted(seats), source)
    moves = game.moves(state, seat)
    if not moves:
        raise Stuck(f"seat {seat} is an actor and has no move")
    return seat, moves[source.randrange(len(moves))]


def _pick(seats: list[Seat], source: Source) -> Seat:
    return seats[0] if len(seats) == 1 else seats[source.randrange(len(seats))]
