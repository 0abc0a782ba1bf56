"""What the pages of the browser say is in the catalogues, and nothing there is left unsaid."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from tests.words.messages import HOUSE, ROOT, entries

SOURCES = sorted(path for end in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{end}"))
SPOKEN = ("web", "pages", "bistro", "people")
"""Catalogues that are written for the pages; the others that pages read are there for others as well."""
SHARED = ("wire", "common", "cards")

_CALL = re.compile(r"\bsay\(")
_QUOTED = re.compile(r"'([a-z0-9]+(?:-[A-Za-z0-9]+)*)'")
_TEMPLATE = re.compile(r"`([a-z0-9-]+-)\$\{[^{}`]*\}(-[a-z0-9-]+)?`")
_NAMED = re.compile(r"\boptions\('([a-z-]+)'")
_PYTHON = re.compile(r"""["']([a-z0-9]+(?:-[A-Za-z0-9]+)*)["'{]|f["']([a-z-]+-)\{""")


def keys_of(path_of: str) -> set[str]:
    """The keys of a catalogue file, in English: another test says that the languages agree."""
    path = HOUSE / f"en/{path_of}.ftl"
    return {each.id.name for each in entries(path) if isinstance(each, ast.Message)}


@cache
def known() -> frozenset[str]:
    """Every key that a page can say."""
    table = HOUSE.parent / "games/belote/locale/en/table.ftl"
    game = {each.id.name for each in entries(table) if isinstance(each, ast.Message)}
    return frozenset(game.union(*(keys_of(name) for name in SPOKEN + SHARED)))


@cache
def text() -> str:
    """All sources of the pages."""
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def asked(source: str) -> Iterator[str]:
    """What is handed to `say` as its key: the text up to the comma or the bracket that ends it."""
    for call in _CALL.finditer(source):
        depth, at = 0, call.end()
        while at < len(source) and (depth or source[at] not in ",)"):
            depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(source[at], 0)
            at += 1
        yield source[call.end() : at]


def patterns(source: str) -> set[re.Pattern[str]]:
    """Families of keys, each of which is put together from a beginning, something and perhaps an end."""
    found = {(start, end or "") for each in asked(source) for start, end in _TEMPLATE.findall(each)}
    found |= {(f"{name}-", "") for name in _NAMED.findall(source)}
    return {re.compile(f"{re.escape(start)}.+{re.escape(end)}") for start, end in found}


def said_by_server(key: str) -> bool:
    """Whether the server says a sentence: by its key, by its beginning, or by the code of a problem."""
    found = [each for path in (ROOT / "src/rebelote").rglob("*.py") for each in _python(str(path))]
    return any(
        key == whole or (start and key.startswith(start)) or key == f"problem-{whole}"
        for whole, start in found
    )


@cache
def _python(path: str) -> tuple[tuple[str, str], ...]:
    with open(path, encoding="utf-8") as file:
        return tuple(_PYTHON.findall(file.read()))


def test_every_key_that_a_page_says_is_known() -> None:
    said = {key for each in asked(text()) for key in _QUOTED.findall(each)}

    assert set() == said - known()
    assert len(said) > 100


def test_every_family_of_keys_has_a_member() -> None:
    families = patterns(text())

    assert [] == [each.pattern for each in families if not any(each.fullmatch(key) for key in known())]
    assert len(families) > 10


@pytest.mark.parametrize("name", SPOKEN)
def test_no_sentence_of_the_pages_is_left_unsaid(name: str) -> None:
    quoted, families = set(_QUOTED.findall(text())), patterns(text())
    unsaid = {
        key for key in keys_of(name) if key not in quoted and not any(f.fullmatch(key) for f in families)
    }

    assert [] == sorted(key for key in unsaid if not said_by_server(key))
