"""Packs as a table gets them: each card is as often at each place as at any other.

A sum of squares is compared with bounds that a fair pack misses less than once in a thousand million runs.
"""

import secrets
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

import pytest

from rebelote.engine import CHANCE, chance, find
from rebelote.engine.game import Source
from rebelote.engine.table import Pack

PACKS = 4000
SIGMAS = 6.0
"""One side of the normal distribution beyond six sigmas: 1 in 1,013,594,692."""
Pile = Sequence[int]


def packs(setup: str, source: Source) -> list[Pile]:
    """The packs that chance mixes at a table, in the way in which a server asks for them."""
    found = find(setup)
    game: Any = found.game
    state = game.begin(found.options, found.players)
    while True:
        assert CHANCE in game.actors(state)
        move, (after, _) = chance(game, state, source)
        if isinstance(move, Pack):
            break
        state = after
    return [game.chance(state, source).cards for _ in range(PACKS)]


def unevenness(rows: Sequence[Pile]) -> float:
    """How far the places of cards are from even: for fair packs a chi-square of (n - 1)² degrees of freedom."""
    cards = sorted(rows[0])
    counted = dict.fromkeys(((card, at) for card in cards for at in range(len(cards))), 0)
    for row in rows:
        for at, card in enumerate(row):
            counted[card, at] += 1
    even = len(rows) / len(cards)
    # in a row each card is at one place, which makes the places of different cards depend on each other
    return sum((count - even) ** 2 for count in counted.values()) * (len(cards) - 1) / len(rows)


def bound(freedom: int, sigmas: float) -> float:
    """The value of a chi-square that is so many sigmas away (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + sigmas * sqrt(part)) ** 3


def carelessly(row: Pile, source: Source) -> Pile:
    """A pack in which each card changes places with any other, which is known not to be fair."""
    mixed = list(row)
    for at in range(len(mixed)):
        other = source.randrange(len(mixed))
        mixed[at], mixed[other] = mixed[other], mixed[at]
    return mixed


def is_even(rows: Sequence[Pile]) -> bool:
    """Whether the places of cards are as even as chance makes them, neither less nor more."""
    freedom = (len(rows[0]) - 1) ** 2
    return bound(freedom, -SIGMAS) < unevenness(rows) < bound(freedom, SIGMAS)


@pytest.mark.parametrize("setup", ["belote/ffb-coinche", "konter/bistro-fr"])
@pytest.mark.parametrize("source", [lambda: Random(11), secrets.SystemRandom], ids=["seeded", "of a server"])
def test_every_card_is_as_often_at_every_place(setup: str, source: Callable[[], Source]) -> None:
    assert is_even(packs(setup, source()))


def test_careless_mixing_is_found() -> None:
    source = Random(11)
    rows = [carelessly(range(32), source) for _ in range(PACKS)]

    assert not is_even(rows)


def test_packs_that_are_too_even_are_found() -> None:
    rows = [[(at + number) % 32 for at in range(32)] for number in range(PACKS)]

    assert not is_even(rows)
