"""Tables and their options in words."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from rebelote.engine import Game, Setup, games
from rebelote.engine.options import Option, differences, options_of, show_value
from rebelote.locale import catalogue
from rebelote.locale import options as naming
from rebelote.locale.options import name_of, pair, said, sentence_of, title_of, value_of, words_of
from rebelote.tui.terminal import Terminal

__all__ = ["all_tables", "changed", "every_option", "rules_of", "title", "words_of"]


def all_tables(terminal: Terminal, language: str) -> None:
    """Every game with its tables: address, friendly name, a line about it."""
    for name, game in games().items():
        words = words_of(language, name)
        terminal.say(terminal.paint(said(words, "game-title", name.capitalize()), "bold"))
        for preset in game.presets():
            terminal.say()
            terminal.say(f"{name}/{preset}  {said(words, f'preset-{preset}', preset)}", indent=2)
            terminal.say(said(words, f"preset-{preset}-about"), indent=4)
        terminal.say()
    terminal.say(catalogue(language).say("rules-more"))


def rules_of(terminal: Terminal, setup: Setup, language: str) -> None:
    """Every option of a table by groups: its value, what it means, its rule, where the value comes from."""
    words, preset = words_of(language, setup.game.name), setup.game.presets()[setup.preset]
    changes = differences(setup.options, preset.options)
    terminal.say(terminal.paint(said(words, f"preset-{preset.name}", preset.name), "bold"))
    terminal.say(setup.show())
    terminal.say(said(words, f"preset-{preset.name}-about"))
    for group, grouped in _grouped(setup.game):
        terminal.say()
        terminal.say(terminal.paint(said(words, f"group-{group}", group), "bold"))
        for option in grouped:
            value = getattr(setup.options, option.name)
            origin = "changed" if option.name in changes else preset.origins.get(option.name, "d")
            told = words.say(f"origin-{origin}")
            terminal.say(pair(words, name_of(words, option), value_of(words, option, value)), indent=2)
            terminal.say(sentence_of(words, option), indent=4)
            terminal.say(f"{option.rule}, {option.name}, {told}", indent=4)


def every_option(terminal: Terminal, game: Game[Any, Any], language: str) -> None:
    """Every option of a game with the values that may be set."""
    words = words_of(language, game.name)
    for group, grouped in _grouped(game):
        terminal.say(terminal.paint(said(words, f"group-{group}", group), "bold"))
        for option in grouped:
            terminal.say(pair(words, f"{option.name} ({option.rule})", name_of(words, option)), indent=2)
            for value in option.values:
                terminal.say(f"{option.name}={show_value(value)}  {value_of(words, option, value)}", indent=4)
            if option.lowest is not None:
                terminal.say(words.say("rules-any-number", least=str(option.lowest)), indent=4)
        terminal.say()


def changed(setup: Setup, language: str) -> tuple[str, ...]:
    """What differs from the preset, option by option, in words."""
    return naming.changed(words_of(language, setup.game.name), setup)


def title(setup: Setup, language: str) -> str:
    """The friendly name of a table."""
    return title_of(words_of(language, setup.game.name), setup.address)


def _grouped(game: Game[Any, Any]) -> Iterator[tuple[str, Iterable[Option]]]:
    return groupby(options_of(game.options).values(), key=lambda option: option.group)
