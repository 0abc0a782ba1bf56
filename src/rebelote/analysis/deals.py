"""Deals that are over, looked at move by move."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from rebelote.analysis.known import Reasoned, lays, quick
from rebelote.analysis.prices import Priced, prices
from rebelote.analysis.reasons import reasons
from rebelote.cards import Seat
from rebelote.engine import Setup, find

_MOST = 5
"""So many dear cards are told."""


@dataclass(frozen=True, slots=True)
class Dear:
    """A card that cost much: the number of its move in the deal from 1, and its price."""

    step: int
    seat: int
    card: str
    cost: int
    turns: bool


Moves = tuple[tuple[int, str], ...]
"""The moves of a deal: who made each, and its text."""


def priced(address: str, first: Any, moves: Moves, step: int) -> Priced | None:
    """What the cards cost that might have been laid in a step of a deal that began with a state; None: nobody knows."""
    setup = find(address)
    state, seat, move = _at(setup, first, moves, step)
    return prices(setup, state) if lays(setup, state, seat, move) else None


def dearest(address: str, first: Any, moves: Moves, seats: int) -> tuple[Dear, ...]:
    """The cards of a deal that cost most, those that turned it first; none where that takes too long."""
    setup, found = find(address), list[Dear]()
    if not quick(setup, seats):
        return ()
    for step, (state, seat, move) in enumerate(_walked(setup, first, moves), 1):
        known = prices(setup, state) if lays(setup, state, seat, move) else None
        price = known.of(move) if known is not None else None
        if price is not None and price.cost > 0:
            found.append(Dear(step, seat, price.card, price.cost, price.turns))
    return tuple(sorted(found, key=lambda each: (not each.turns, -each.cost, each.step))[:_MOST])


def reasoned(address: str, first: Any, moves: Moves, asked: Reasoned, language: str) -> tuple[str, ...]:
    """Why a bot did what it did in a step of a deal, in sentences."""
    setup = find(address)
    state, seat, move = _at(setup, first, moves, asked.step)
    view = setup.game.view(state, Seat(seat))
    return tuple(reasons(setup, view, move, asked.level, asked.seed, asked.budget_ms, language))


def _at(setup: Setup, first: Any, moves: Moves, step: int) -> tuple[Any, int, str]:
    return next(islice(_walked(setup, first, moves), step - 1, None))


def _walked(setup: Setup, first: Any, moves: Moves) -> Iterator[tuple[Any, int, str]]:
    """Each move with the state before it."""
    state = first
    for seat, move in moves:
        yield state, seat, move
        state = setup.game.step(state, Seat(seat), setup.game.read(move)).state
