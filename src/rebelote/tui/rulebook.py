"""Tables and their options in words."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from rebelote.engine import Game, Setup, SetupError, games
from rebelote.engine.options import Option, Value, differences, options_of, show_value
from rebelote.locale import Catalogue, catalogue
from rebelote.tui.terminal import Terminal


def all_tables(terminal: Terminal, language: str) -> None:
    """Every game with its tables: address, friendly name, a line about it."""
    for name, game in games().items():
        words = words_of(language, name)
        terminal.say(terminal.paint(_or(words, f"game-{name}", name.capitalize()), "bold"))
        for preset in game.presets():
            terminal.say()
            terminal.say(f"{name}/{preset}  {_or(words, f'preset-{preset}', preset)}", indent=2)
            terminal.say(_or(words, f"preset-{preset}-about", ""), indent=4)
        terminal.say()
    terminal.say(catalogue(language).say("rules-more"))


def rules_of(terminal: Terminal, setup: Setup, language: str) -> None:
    """Every option of a table by groups: its value, what it means, its rule, where the value comes from."""
    words, preset = words_of(language, setup.game.name), setup.game.presets()[setup.preset]
    changes = differences(setup.options, preset.options)
    terminal.say(terminal.paint(_or(words, f"preset-{preset.name}", preset.name), "bold"))
    terminal.say(setup.show())
    terminal.say(_or(words, f"preset-{preset.name}-about", ""))
    for group, options in _grouped(setup.game):
        terminal.say()
        terminal.say(terminal.paint(_or(words, f"group-{group}", group), "bold"))
        for option in options:
            value = getattr(setup.options, option.name)
            origin = "changed" if option.name in changes else preset.origins.get(option.name, "d")
            said = words.say(f"origin-{origin}")
            terminal.say(_pair(words, name_of(words, option), value_of(words, option, value)), indent=2)
            terminal.say(_or(words, f"option-{option.name}-help", ""), indent=4)
            terminal.say(f"{option.rule}, {option.name}, {said}", indent=4)


def every_option(terminal: Terminal, game: Game[Any, Any], language: str) -> None:
    """Every option of a game with the values that may be set."""
    words = words_of(language, game.name)
    for group, options in _grouped(game):
        terminal.say(terminal.paint(_or(words, f"group-{group}", group), "bold"))
        for option in options:
            terminal.say(_pair(words, f"{option.name} ({option.rule})", name_of(words, option)), indent=2)
            for value in option.values:
                terminal.say(f"{option.name}={show_value(value)}  {value_of(words, option, value)}", indent=4)
            if option.lowest is not None:
                terminal.say(words.say("rules-any-number", least=str(option.lowest)), indent=4)
        terminal.say()


def changed(setup: Setup, language: str) -> tuple[str, ...]:
    """What differs from the preset, option by option, in words."""
    words, known = words_of(language, setup.game.name), options_of(setup.game.options)
    values = differences(setup.options, setup.game.presets()[setup.preset].options)
    return tuple(
        _pair(words, name_of(words, known[name]), value_of(words, known[name], value))
        for name, value in values.items()
    )


def title(setup: Setup, language: str) -> str:
    """The friendly name of a table."""
    return _or(words_of(language, setup.game.name), f"preset-{setup.preset}", setup.address)


def name_of(words: Catalogue, option: Option) -> str:
    """An option in words."""
    return _or(words, f"option-{option.name}", option.name)


def value_of(words: Catalogue, option: Option, value: Value) -> str:
    """A value in words, as text where it has none."""
    shown = show_value(value)
    key = "".join(each if each.isascii() and (each.isalnum() or each in "_-") else "_" for each in shown)
    if words.has(f"option-{option.name}-{key}"):
        return words.say(f"option-{option.name}-{key}")
    if isinstance(value, int) and words.has(f"option-{option.name}-number"):
        return words.say(f"option-{option.name}-number", number=value)
    return shown


def words_of(language: str, game: str) -> Catalogue:
    """The words of a game; those of the house alone where the game has none yet."""
    try:
        return catalogue(language, game)
    except SetupError:
        return catalogue(language)


def _grouped(game: Game[Any, Any]) -> Iterator[tuple[str, Iterable[Option]]]:
    return groupby(options_of(game.options).values(), key=lambda option: option.group)


def _pair(words: Catalogue, name: str, value: str) -> str:
    return words.say("rules-pair", name=name, value=value)


def _or(words: Catalogue, key: str, otherwise: str) -> str:
    """A message without facts, or other words where there is none."""
    return words.say(key) if words.has(key) else otherwise
