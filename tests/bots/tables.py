"""Tables of bots for tests: deals played by bots that see views only."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from rebelote.bots import Bot
from rebelote.cards import Seat
from rebelote.engine import CHANCE, Setup


class Turn(NamedTuple):
    """A seat that may choose: the state, whose turn, its view, and what it decided."""

    state: Any
    seat: Seat
    view: Any
    decided: str | None


def deals(
    setup: Setup, bots: list[Bot], seed: int, count: int, watch: Callable[[Turn], None] | None = None
) -> Any:
    """The state after some deals, or after the match if that is over before; `watch` sees every turn."""
    game, seats = setup.game, len(bots)
    state, source = game.begin(setup.options, seats), random.Random(seed)
    while (actors := game.actors(state)) and game.deals(state) < count:
        if CHANCE in actors:
            state = game.step(state, CHANCE, game.chance(state, source)).state
            continue
        due = game.due(state)
        for seat in (*sorted(actors - due), *sorted(due)):
            view = game.view(state, seat)
            decided = bots[seat].decide(view, source)
            if watch is not None:
                watch(Turn(state, seat, view, decided))
            if decided is not None:
                state = game.step(state, seat, game.read(decided)).state
                break
        else:
            raise AssertionError("nobody moved")
    return state
