"""A rule of the rulebook in words, as the table plays it."""

from functools import lru_cache
from typing import Any

from rebelote.engine import Setup
from rebelote.locale import Catalogue
from rebelote.locale.options import rule_of
from rebelote.speech.names import Names


def rule_said(names: Names, setup: Setup, number: str) -> str:
    """A rule with its number in front; the number alone where nothing is said about it."""
    said = _kept(names.words, setup.options, number)
    return names.say("speech-rule", number=number, rule=said) if said else number


@lru_cache(maxsize=4096)
def _kept(words: Catalogue, options: Any, number: str) -> str:
    return rule_of(words, number, options)
