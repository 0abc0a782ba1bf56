"""Tables, options and their values in words; the text itself where a catalogue has no words for it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rebelote.engine.errors import SetupError
from rebelote.engine.options import Option, Value, differences, options_of, show_value
from rebelote.locale.catalogue import Catalogue, catalogue

if TYPE_CHECKING:
    from rebelote.engine.registry import Setup


def words_of(language: str, game: str) -> Catalogue:
    """The words of a game; those of the house alone where the game has none yet."""
    try:
        return catalogue(language, game)
    except SetupError:
        return catalogue(language)


def said(words: Catalogue, key: str, otherwise: str = "") -> str:
    """A message without facts, or other words where there is none."""
    return words.say(key) if words.has(key) else otherwise


def listed(words: Catalogue, start: str) -> Iterator[str]:
    """The messages `START-1`, `START-2`... of a catalogue."""
    number = 1
    while words.has(f"{start}-{number}"):
        yield words.say(f"{start}-{number}")
        number += 1


def pair(words: Catalogue, name: str, value: str) -> str:
    """A name and its value, with a colon as the language puts it."""
    return words.say("rules-pair", name=name, value=value)


def title_of(words: Catalogue, address: str) -> str:
    """The friendly name of `game/preset`."""
    return said(words, f"preset-{address.partition('/')[2]}", address)


def name_of(words: Catalogue, option: Option) -> str:
    """An option in words."""
    return said(words, f"option-{option.name}", option.name)


def sentence_of(words: Catalogue, option: Option) -> str:
    """What an option changes, in a sentence; empty where nothing is said about it."""
    return said(words, f"option-{option.name}-help")


def value_of(words: Catalogue, option: Option, value: Value) -> str:
    """A value in words, as text where it has none."""
    shown = show_value(value)
    key = "".join(each if each.isascii() and (each.isalnum() or each in "_-") else "_" for each in shown)
    if words.has(f"option-{option.name}-{key}"):
        return words.say(f"option-{option.name}-{key}")
    if isinstance(value, int) and words.has(f"option-{option.name}-number"):
        return words.say(f"option-{option.name}-number", number=value)
    return shown


def rule_of(words: Catalogue, number: str, options: Any) -> str:
    """A rule in words as a table with these options plays it; empty where nothing is said about it."""
    key = f"rule-{number}"
    return words.say(key, **_facts(options)) if words.has(key) else ""


@lru_cache(maxsize=64)
def _facts(options: Any) -> dict[str, str | int]:
    """The options as facts of a sentence: numbers as numbers, anything else as it is written."""
    values = {name: show_value(getattr(options, name)) for name in options_of(type(options))}
    return {name: int(text) if text.isdecimal() else text for name, text in values.items()}


def changed(words: Catalogue, setup: "Setup") -> tuple[str, ...]:
    """What differs from the preset, option by option, in words."""
    known = options_of(setup.game.options)
    values = differences(setup.options, setup.game.presets()[setup.preset].options)
    return tuple(
        pair(words, name_of(words, known[name]), value_of(words, known[name], value))
        for name, value in values.items()
    )
