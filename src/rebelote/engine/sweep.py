"""Every option of a game at each of its values, each from a preset in which it plays a part."""

from collections.abc import Iterator, Mapping
from typing import Any

from rebelote.engine.errors import SetupError
from rebelote.engine.game import Game, Preset
from rebelote.engine.options import Value, changed, options_of
from rebelote.engine.registry import Setup

NOT_APPLICABLE = "n"
"""The origin of a value that plays no part in its preset."""


def sweep(game: Game[Any, Any], changes: Mapping[str, Value] | None = None) -> Iterator[Setup]:
    """One setup for each value of each option that its base preset does not have already.

    The base is the preset that the game names for the option (`Game.bases`), or else the first in which
    the option plays a part; where the value makes no sense with it, the first with which it does.
    `changes` apply to every setup, except to the option that is tried.
    """
    for option in options_of(game.options).values():
        for value in option.values:
            setup = _setup(game, option.name, value, changes or {})
            if getattr(game.presets()[setup.preset].options, option.name) != value:
                yield setup


def _setup(game: Game[Any, Any], name: str, value: Value, changes: Mapping[str, Value]) -> Setup:
    """The first preset that a value of an option goes with."""
    presets = game.presets().values()
    for preset in sorted(presets, key=lambda each: _distance(game, name, each)):
        try:
            options = game.checked(changed(preset.options, {**changes, name: value}))
        except SetupError:
            continue
        return Setup(game, preset.name, options)
    raise SetupError("option-value", option=name, value=str(value), expected="a preset that it goes with")


def _distance(game: Game[Any, Any], name: str, preset: Preset) -> int:
    """How little a preset is made for trying an option."""
    if game.bases.get(name) == preset.name:
        return 0
    return 2 if preset.origins.get(name) == NOT_APPLICABLE else 1
