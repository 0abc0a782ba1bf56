"""No option is decoration: any two of its values differ in something that is seen."""

from dataclasses import replace

import pytest

from rebelote.engine import SetupError, find
from rebelote.engine.options import Value, options_of, show_value
from rebelote.games.belote import GAME
from rebelote.games.belote.options import Options

from .bites import SCENES, Look

OPTIONS = options_of(Options)
NEIGHBOURS: dict[str, Value] = {"bid_min": 90, "bid_step": 20, "coinche_mult": 3}
"""A second value for the options that have only one in use."""
PLAIN = (str, int, bool, type(None))


def values(name: str) -> tuple[Value, ...]:
    """The values of an option, and a neighbour where there is only one."""
    known = OPTIONS[name].values
    return known if len(known) > 1 else (*known, NEIGHBOURS[name])


PAIRS = [
    (name, first, second)
    for name in OPTIONS
    for at, first in enumerate(values(name))
    for second in values(name)[at + 1 :]
]


def seen(base: str, name: str, value: Value, look: Look) -> object:
    """What a scene shows with a value of an option; a refused setup shows its code."""
    options = replace(find(base).options, **{name: value})
    try:
        GAME.checked(options)
    except SetupError as error:
        return error.fault.code
    return look(options)


def plain(sight: object) -> bool:
    """Whether a sight is made of texts and numbers alone, and so holds no options."""
    if isinstance(sight, tuple):
        return all(map(plain, sight))
    return isinstance(sight, PLAIN)


def test_every_option_has_a_scene() -> None:
    assert set(OPTIONS) == set(SCENES)


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [pytest.param(*each, id=f"{each[0]}-{show_value(each[1])}-{show_value(each[2])}") for each in PAIRS],
)
def test_any_two_values_of_an_option_are_seen_to_differ(name: str, first: Value, second: Value) -> None:
    assert any(seen(base, name, first, look) != seen(base, name, second, look) for base, look in SCENES[name])


@pytest.mark.parametrize("name", OPTIONS)
def test_scene_shows_the_same_twice(name: str) -> None:
    """Otherwise a difference would say nothing about the option."""
    for base, look in SCENES[name]:
        for value in values(name):
            assert seen(base, name, value, look) == seen(base, name, value, look)


@pytest.mark.parametrize("name", OPTIONS)
def test_scene_shows_texts_and_numbers_and_not_the_options(name: str) -> None:
    assert all(plain(seen(base, name, value, look)) for base, look in SCENES[name] for value in values(name))


@pytest.mark.parametrize("name", sorted(set(OPTIONS) - {"deals"}))
def test_scene_goes_with_more_than_one_value(name: str) -> None:
    """A setup that is refused is no witness by itself."""
    refused = [
        "option-pair" == seen(base, name, value, look)
        for base, look in SCENES[name]
        for value in values(name)
    ]

    assert len(refused) - 1 > sum(refused)
