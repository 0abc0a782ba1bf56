"""Random matches: chance is drawn from the source given, and nothing else is."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from rebelote.engine import CHANCE, chance, find, shuffled
from rebelote.engine.playout import Moment, Stuck, playout

SETUP = find("belote/cardavia")
GAME = SETUP.game


class _Counting:
    """A source that deals out 0, 1, 2... and so shows what it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def randrange(self, stop: int, /) -> int:
        self.asked.append(stop)
        return 0


def test_shuffling_asks_for_one_place_less_each_time() -> None:
    source = _Counting()
    shuffled(range(5), source)

    assert [5, 4, 3, 2] == source.asked


def test_shuffling_reaches_every_order_alike() -> None:
    source = random.Random(4)
    counted = Counter(shuffled(range(3), source) for _ in range(6000))

    # a thousand each; five standard deviations are 145
    assert set(permutations(range(3))) == set(counted)
    assert 145 > max(abs(count - 1000) for count in counted.values())


def test_chance_makes_its_move_through_step() -> None:
    begun = GAME.begin(SETUP.options, 4)
    move, (state, events) = chance(GAME, begun, random.Random(1))

    assert GAME.step(begun, CHANCE, move) == (state, events)


def test_same_seed_plays_the_same_match() -> None:
    one, other = (playout(GAME, GAME.begin(SETUP.options, 4), random.Random(9)) for _ in range(2))

    assert one == other


def test_match_is_played_to_its_outcome() -> None:
    played = playout(GAME, GAME.begin(SETUP.options, 4), random.Random(2))

    assert (frozenset(), True) == (GAME.actors(played.state), GAME.outcome(played.state) is not None)


def test_every_step_is_seen() -> None:
    seen: list[Moment] = []
    played = playout(GAME, GAME.begin(SETUP.options, 4), random.Random(3), seen.append)

    assert played.moves == tuple((each.seat, each.move) for each in seen)
    assert [each.after for each in seen[:-1]] == [each.before for each in seen[1:]]


def test_match_that_does_not_end_is_stuck() -> None:
    with pytest.raises(Stuck, match="no end after 10 moves"):
        playout(GAME, GAME.begin(SETUP.options, 4), random.Random(3), longest=10)


def test_actor_without_a_move_is_stuck() -> None:
    class Speechless:
        """Belote in which nobody has a move."""

        def __getattr__(self, name: str) -> Any:
            return getattr(GAME, name)

        def moves(self, state: Any, seat: int) -> tuple[()]:
            return ()

    game: Any = Speechless()

    with pytest.raises(Stuck, match="is an actor and has no move"):
        playout(game, GAME.begin(SETUP.options, 4), random.Random(3))
