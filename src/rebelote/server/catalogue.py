"""What can be played here, in words, for whoever makes a table."""

from typing import Any, cast

from rebelote.engine import Game, games
from rebelote.engine.options import Option, Value, options_of, show_value
from rebelote.locale import LANGUAGES
from rebelote.locale import Catalogue as Words
from rebelote.locale import catalogue as words_of_house
from rebelote.locale.options import name_of, said, sentence_of, title_of, value_of, words_of
from rebelote.tables import BotPool
from rebelote.wire.messages import PHRASES, Language
from rebelote.wire.rules import Catalogue, GameView, Named, OptionView, PresetView, ValueView

_LEVELS = ("beginner", "amateur", "steady", "strong", "expert", "analyst")
"""The levels that people choose from, the weakest first; a pool that has none of them lists its own."""


def catalogue(bots: BotPool, language: str) -> Catalogue:
    """Every installed game with its presets and options."""
    house = words_of_house(language)
    return Catalogue(
        cast(Language, language),
        [_game(each, words_of(language, name), _levels_of(name, bots)) for name, each in games().items()],
        [Named(level, said(house, f"level-{level}", level)) for level in _levels(bots)],
        [Named(phrase, house.say(f"phrase-{phrase}")) for phrase in PHRASES],
        [Named(each, words_of_house(each).say("language")) for each in LANGUAGES],
    )


def _levels(bots: BotPool) -> list[str]:
    return [each for each in _LEVELS if each in bots.levels] or list(bots.levels)


def _levels_of(game: str, bots: BotPool) -> list[str]:
    """The levels that differ in play at a game, as far as the pool has them."""
    # bots take their time to load, and whoever asks what can be played wants them soon
    from rebelote.bots import levels_of

    return [each for each in levels_of(game) if each in bots.levels] or list(bots.levels)


def value_view(words: Words, option: Option, value: Value) -> ValueView:
    """A value of an option in words."""
    return ValueView(value, show_value(value), value_of(words, option, value))


def _game(game: Game[Any, Any], words: Words, levels: list[str]) -> GameView:
    options = options_of(game.options)
    groups = dict.fromkeys(each.group for each in options.values())
    return GameView(
        game.name,
        said(words, "game-title", game.name.capitalize()),
        said(words, "game-about"),
        game.version,
        sorted(game.ordered_zones),
        [Named(group, said(words, f"group-{group}", group)) for group in groups],
        _presets(game, words),
        [_option(each, words) for each in options.values()],
        levels,
    )


def _presets(game: Game[Any, Any], words: Words) -> list[PresetView]:
    options = options_of(game.options)
    return [
        PresetView(
            name,
            f"{game.name}/{name}",
            title_of(words, f"{game.name}/{name}"),
            said(words, f"preset-{name}-about"),
            preset.source,
            list(game.seat_numbers(preset.options)),
            {each: getattr(preset.options, each) for each in options},
        )
        for name, preset in game.presets().items()
    ]


def _option(option: Option, words: Words) -> OptionView:
    least = option.lowest
    return OptionView(
        option.name,
        option.group,
        option.rule,
        name_of(words, option),
        sentence_of(words, option),
        [value_view(words, option, each) for each in option.values],
        least,
        "" if least is None else words.say("rules-any-number", least=str(least)),
    )
