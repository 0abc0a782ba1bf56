"""What was expected is said in the language of who reads it, whichever room raised the fault."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.words.messages import ROOT

from rebelote.engine import NotationError
from rebelote.games.belote import GAME
from rebelote.locale import catalogue
from rebelote.record import read_line

ROOMS = ("engine", "games", "record", "cli")
NO_WORDS = re.compile(r'[^a-z]*|[^ ]*|\[Version "GAME NUMBER"\]|id NAME, .*')
"""Samples, values and shapes that are the same in every language, and what only authors of files meet."""


def raised(path: Path) -> Iterator[str]:
    """What the notation errors of a module expect, with 7 in the place of facts."""
    for node in ast.walk(ast.parse(path.read_text())):
        if (
            isinstance(node, ast.Call)
            and getattr(node.func, "id", "") == "NotationError"
            and len(node.args) > 2
        ):
            match node.args[2]:
                case ast.Constant(str() as text):
                    yield text
                case ast.JoinedStr(parts):
                    yield "".join(
                        str(each.value) if isinstance(each, ast.Constant) else "7" for each in parts
                    )


EXPECTED = sorted(
    {
        text
        for room in ROOMS
        for path in (ROOT / "src/rebelote" / room).rglob("*.py")
        for text in raised(path)
        if not NO_WORDS.fullmatch(text)
    }
)


@pytest.mark.parametrize("text", EXPECTED)
def test_every_phrase_of_a_fault_is_in_the_catalogues(text: str) -> None:
    said = {
        language: catalogue(language).say("fault-notation", value="x", at=1, expected=text)
        for language in ("fr", "de", "lb")
    }

    assert [] == [language for language, sentence in said.items() if text in sentence]


def test_phrases_are_found_in_the_sources() -> None:
    assert 15 < len(EXPECTED)


def test_facts_of_a_phrase_are_kept() -> None:
    with pytest.raises(NotationError) as caught:
        GAME.read("fly")
    said = catalogue("de").say("fault-notation", **dict(caught.value.fault.facts))

    assert "ein Zug von belote, etwa Jh, p, h, 90h, x, cut16" in said


def test_fault_in_a_line_is_told_without_english() -> None:
    with pytest.raises(NotationError) as caught:
        read_line("belote/contree X:{7s} - -")
    said = catalogue("lb").say("fault-notation", **dict(caught.value.fault.facts))

    assert "Net ze liese vu Plaz 15 un: „X:{7s} - -“. Erwaart gëtt eng Plaz: N W S E." == said


def test_what_is_no_phrase_stays_as_it_is() -> None:
    said = catalogue("fr").say("fault-option-value", option="target", value="x", expected="501, 1000, ≥ 1")

    assert "501, 1000, ≥ 1" in said
