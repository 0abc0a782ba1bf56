"""No key of any catalogue is left that nobody says; options, presets and rules are counted by other tests."""

import re
from functools import cache

import pytest
from tests.words.messages import GAMES, ROOT, messages

from rebelote.engine import NotationError, games

ROOMS = (None, *GAMES)
COUNTED = re.compile("(option|preset|rule|card|howto|example|expected|side)-.+")
"""Families whose members are those of the game or of a file, which tests of their own compare."""

_WORD = re.compile(r"""["'`]([A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*)["'`]""")
_BEGINNING = re.compile(r"""f["']([a-z]+(?:-[a-z]+)*-)\{|`([a-z0-9-]+-)\$\{""")
_NAMED = re.compile(r"""\boptions\('([a-z-]+)'""")
_ENDING = re.compile(r"""\}(-[a-z]+(?:-[a-z]+)*)["'`]""")
_SHORTER = ("-short", "-off")
"""Ends that are handed over by themselves."""
_KIND = re.compile(r"^class (\w+)", re.MULTILINE)


@cache
def sources() -> str:
    """Everything that may say a sentence."""
    python = (ROOT / "src/rebelote").rglob("*.py")
    pages = (path for end in ("ts", "svelte", "json") for path in (ROOT / "web/src").rglob(f"*.{end}"))
    return "\n".join(path.read_text(encoding="utf-8") for path in (*python, *pages))


@cache
def words() -> frozenset[str]:
    """What is quoted somewhere, and the kinds of things by their codes."""
    kinds = (re.sub("(?<!^)([A-Z])", r"-\1", each).lower() for each in _KIND.findall(sources()))
    quoted = {*_WORD.findall(sources()), *kinds}
    return frozenset(quoted | {each.replace("_", "-") for each in quoted})


@cache
def beginnings() -> tuple[str, ...]:
    """How keys begin that are put together."""
    found = {one or other for one, other in _BEGINNING.findall(sources())}
    return tuple(found | {f"{each}-" for each in _NAMED.findall(sources())})


@cache
def endings() -> re.Pattern[str]:
    """How such keys end."""
    return re.compile(f"({'|'.join({*_ENDING.findall(sources()), *_SHORTER})})$")


def said(key: str, room: str | None) -> bool:
    """Whether a key is quoted, or put together of what is."""
    if key in words() or COUNTED.fullmatch(key):
        return True
    rests = [key.removeprefix(each) for each in beginnings() if key.startswith(each)]
    return any(said(endings().sub("", rest), room) or rest.isdigit() or is_move(rest, room) for rest in rests)


def is_move(text: str, room: str | None) -> bool:
    """Whether a text is a move of a game: a choice is said by its text."""
    try:
        return room is not None and games()[room].read(text) is not None
    except NotationError:
        return False


def unsaid(keys: set[str], room: str | None) -> list[str]:
    """Those of some keys that nobody says, neither by itself nor within another sentence."""
    quoted = {key for each in ROOMS for needs in messages("en", each).values() for key in needs.quoted}
    return sorted(key for key in keys - quoted if not said(key, room))


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_of_a_catalogue_is_left_unsaid(room: str | None) -> None:
    assert [] == unsaid(set(messages("en", room)), room)


@pytest.mark.parametrize("key", ["word-that-nobody-says", "event-never-happened", "refusal-of-nothing"])
def test_sentence_that_nobody_says_is_found(key: str) -> None:
    assert [key] == unsaid({key}, "whist")
