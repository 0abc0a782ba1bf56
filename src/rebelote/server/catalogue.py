"""What can be played here, for whoever makes a table."""

from typing import Any

from rebelote.engine import Game, games
from rebelote.engine.options import options_of
from rebelote.tables import BotPool
from rebelote.wire.http import Catalogue, GameView, OptionView, PresetView
from rebelote.wire.messages import PHRASES


def catalogue(bots: BotPool) -> Catalogue:
    """Every installed game with its presets and options."""
    return Catalogue(
        [_game(each) for each in games().values()], list(bots.levels), list(PHRASES), ["fr", "en", "de", "lb"]
    )


def _game(game: Game[Any, Any]) -> GameView:
    options = options_of(game.options)
    presets = [
        PresetView(
            name,
            f"{game.name}/{name}",
            preset.source,
            list(game.seat_numbers(preset.options)),
            {each: getattr(preset.options, each) for each in options},
        )
        for name, preset in game.presets().items()
    ]
    views = [
        OptionView(each.name, each.group, each.rule, list(each.values), each.lowest)
        for each in options.values()
    ]
    return GameView(game.name, game.version, sorted(game.ordered_zones), presets, views)
