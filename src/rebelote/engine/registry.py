"""Finding games: every distribution may offer some under the entry point `rebelote.games`."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from rebelote.engine.errors import SetupError
from rebelote.engine.game import Game
from rebelote.engine.options import changed, differences, read_changes, show_value

GROUP = "rebelote.games"


@dataclass(frozen=True, slots=True)
class Setup:
    """A game with options: what a table is made from. `address` is `game/preset`."""

    game: Game[Any, Any]
    preset: str
    options: Any

    @property
    def address(self) -> str:
        """`game/preset`."""
        return f"{self.game.name}/{self.preset}"

    def show(self) -> str:
        """The address and what differs from the preset: `belote/ffb-coinche;target=1000`."""
        changes = differences(self.options, self.game.presets()[self.preset].options)
        return ";".join([self.address, *(f"{name}={show_value(value)}" for name, value in changes.items())])


@cache
def games() -> dict[str, Game[Any, Any]]:
    """All installed games by name."""
    return {point.name: point.load() for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def addresses() -> tuple[str, ...]:
    """Every `game/preset` there is."""
    return tuple(f"{name}/{preset}" for name, game in games().items() for preset in game.presets())


def find(text: str, changes: Iterable[str] = ()) -> Setup:
    """The setup of `game/preset`, optionally with `;name=value` parts, and of more changes.

    Raises SetupError naming the unknown game, preset, option or value and what was expected.
    """
    address, *more = text.split(";")
    name, slash, preset = address.partition("/")
    if name not in games():
        raise SetupError("game-unknown", value=name, expected=", ".join(games()))
    game = games()[name]
    if not slash or preset not in game.presets():
        close = difflib.get_close_matches(preset, game.presets(), n=3, cutoff=0.5)
        expected = ", ".join(f"{name}/{each}" for each in (close or game.presets()))
        raise SetupError("preset-unknown", value=address, expected=expected)
    values = read_changes(game.options, [*(part for part in more if part), *changes])
    return Setup(game, preset, game.checked(changed(game.presets()[preset].options, values)))
