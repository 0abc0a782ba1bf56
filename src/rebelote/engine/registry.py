"""Finding games: every distribution may offer some under the entry point `rebelote.games`."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from rebelote.engine.errors import SetupError
from rebelote.engine.game import Game
from rebelote.engine.options import changed, differences, read_changes, show_value

GROUP = "rebelote.games"


@dataclass(frozen=True, slots=True)
class Setup:
    """A game with options: what a table is made from. `address` is `game/preset`.

    `seats` is how many sit at the table where the options leave it open and somebody has said it, else 0.
    """

    game: Game[Any, Any]
    preset: str
    options: Any
    seats: int = 0

    @property
    def address(self) -> str:
        """`game/preset`."""
        return f"{self.game.name}/{self.preset}"

    @property
    def players(self) -> int:
        """How many sit at the table. Raises SetupError where nobody has said it."""
        numbers = self.game.seat_numbers(self.options)
        if not self.seats and len(numbers) > 1:
            raise SetupError("seats", value=0, expected=", ".join(map(str, sorted(numbers))))
        return self.seats or numbers[0]

    def show(self) -> str:
        """The address and what differs from the preset: `belote/ffb-coinche;target=1000`."""
        changes = differences(self.options, self.game.presets()[self.preset].options)
        told = [f"seats={self.seats}"] if self.seats else []
        told += [f"{name}={show_value(value)}" for name, value in changes.items()]
        return ";".join([self.address, *told])


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


def seated(setup: Setup, seats: int) -> Setup:
    """The setup for a number of seats, kept where the options leave it open. Raises SetupError."""
    numbers = setup.game.seat_numbers(setup.options)
    if seats not in numbers:
        raise SetupError("seats", value=seats, expected=", ".join(map(str, sorted(numbers))))
    return replace(setup, seats=seats if len(numbers) > 1 else 0)


def find_seated(text: str, changes: Iterable[str] = ()) -> Setup:
    """The setup of a text of `Setup.show`, which may hold `;seats=3`. Raises SetupError."""
    parts = text.split(";")
    said = [part for part in parts[1:] if part.partition("=")[0].strip() == "seats"]
    setup = find(";".join(part for part in parts if part not in said), changes)
    if not said:
        return setup
    number = said[0].partition("=")[2].strip()
    if len(said) > 1 or not (number.isascii() and number.isdigit() and len(number) < 3):
        raise SetupError("option-shape", value=";".join(said), expected="seats=3")
    return seated(setup, int(number))
