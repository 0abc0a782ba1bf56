"""Reads the catalogue files themselves, so that tests can compare languages key by key."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "src/rebelote/locale"
GAMES = tuple(
    sorted(path.name for path in (ROOT / "src/rebelote/games").iterdir() if (path / "locale").is_dir())
)


class Needs(NamedTuple):
    """What a message is made of: the facts it must be given, and the messages it quotes."""

    facts: frozenset[str]
    quoted: frozenset[str]


class _Reader(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.quoted.add(node.id.name)


def files(language: str, game: str | None) -> list[Path]:
    """The catalogue files of a language, for the house or for one game alone."""
    folder = HOUSE / language if game is None else HOUSE.parent / "games" / game / "locale" / language
    return sorted(folder.glob("*.ftl"))


def entries(path: Path) -> Iterator[ast.EntryType]:
    """What stands in a file, comments and junk included."""
    yield from FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(language: str, game: str | None) -> dict[str, Needs]:
    """The messages of a language by key, for the house or for one game alone."""
    found = {}
    for path in files(language, game):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                reader = _Reader()
                reader.visit(entry)
                found[entry.id.name] = Needs(frozenset(reader.facts), frozenset(reader.quoted))
    return found


def facts_of(key: str, language: str, game: str | None) -> frozenset[str]:
    """Every fact that a message needs, those of quoted messages included."""
    known = messages(language, None) | (messages(language, game) if game else {})
    needs = known[key]
    return needs.facts.union(*(facts_of(each, language, game) for each in needs.quoted))
