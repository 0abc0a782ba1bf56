"""What a text was expected to be, in the language of who reads it.

Faults name it in English, once, where they are raised. The English catalogue holds the same phrases under
keys that begin with `expected-`; so a phrase is found there and said in another language.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax import ast

START = "expected-"


class Phrase(NamedTuple):
    """A phrase of the English catalogue: its key, and what it looks like once it is filled."""

    key: str
    shape: re.Pattern[str]


def matched(text: str, phrases: tuple[Phrase, ...]) -> tuple[str, dict[str, str]] | None:
    """The key of an English phrase and the facts in it; None for what is in no language, such as `11, 9`."""
    for phrase in phrases:
        found = phrase.shape.fullmatch(text)
        if found is not None:
            return phrase.key, found.groupdict()
    return None


@cache
def phrases(texts: tuple[str, ...]) -> tuple[Phrase, ...]:
    """The phrases of English catalogue files, the longest first."""
    from fluent.syntax import FluentParser, ast

    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    found = [
        (entry.id.name, "".join(_parts(entry.value)))
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name.startswith(START) and entry.value
    ]
    found.sort(key=lambda each: -len(each[1]))
    return tuple(Phrase(key, re.compile(shape)) for key, shape in found)


def _parts(pattern: "ast.Pattern") -> Iterator[str]:
    """The text of a phrase as an expression in which facts are groups."""
    from fluent.syntax import ast

    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield re.escape(element.value)
        else:
            assert isinstance(element.expression, ast.VariableReference)
            yield f"(?P<{element.expression.id.name}>.+?)"
