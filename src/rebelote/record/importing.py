"""Reading match records: pieces of text, then header and sections."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rebelote.engine.errors import NotationError
from rebelote.engine.notation import notation_of
from rebelote.engine.registry import Setup, find_seated
from rebelote.record.line import Said
from rebelote.record.match import CHECKED, RESERVED, Note, Record, Section
from rebelote.record.reading import place, said

LONGEST = 8_000_000
"""Characters of the longest file that is read."""

_HEADER = re.compile(r"\ufeff?\s*%[ \t]*atn[ \t]+([0-9]{1,4})[ \t\r]*(?:\n|$)")
_PIECE = re.compile(
    r"""
    (?P<space>\s+)
  | (?P<remark>(?m:^)%[^\n]*)
  | \[\s*(?P<name>[A-Za-z][A-Za-z0-9_]*)\s*"(?P<value>(?:[^"\\\n]|\\["\\])*)"\s*\]
  | ;(?P<comment>[^\n]*)
  | \{!(?P<commentary>[^}]*)\}
  | (?P<number>[0-9]{1,4}\.)(?=\s|$)
  | (?P<seat>[A-Z1-6]:\s*)?(?P<move>\{[^{}]{1,400}\}|[^\s\[\]{};:]{1,200})
    """,
    re.VERBOSE,
)
_BEFORE = ("Seats", "Rules", "Version")
_VERSION = re.compile(r"\s*(\S+)\s+([0-9]{1,6})\s*")


class _Piece(NamedTuple):
    """A piece of the text: its kind, what it holds, the seat or the name before it, and its place."""

    kind: str
    text: str
    before: str
    at: int


class _Section(NamedTuple):
    """A section while it is read."""

    tags: list[tuple[str, str]]
    items: list[Said | Note]
    checks: list[tuple[str, str]]


def read(text: str) -> tuple[Record, ...]:
    """The records of a text; their moves are moves of the game, but not yet checked against its rules.

    Raises NotationError with the place of the fault, SetupError for an unknown game, preset or option.
    """
    if len(text) > LONGEST:
        raise NotationError(text, LONGEST, f"at most {LONGEST} characters")
    header = _HEADER.match(text)
    if header is None or int(header[1]) != 1:
        raise NotationError(text, 0, "% atn 1 on the first line")
    drafts: list[_Draft] = []
    for piece in _pieces(text, header.end()):
        if piece.kind == "name" and piece.before == "Game":
            drafts.append(_Draft(text, piece))
        elif drafts:
            drafts[-1].take(piece)
        elif piece.kind not in ("comment", "commentary"):
            raise NotationError(text, piece.at, '[Game "..."] first')
    return tuple(draft.record() for draft in drafts)


def _pieces(text: str, at: int) -> Iterator[_Piece]:
    """The pieces of a text, without spaces, move numbers and lines that begin with %."""
    while at < len(text):
        found = _PIECE.match(text, at)
        if found is None:
            raise NotationError(text, at, "a tag, a move, or a comment behind ;")
        kind = found.lastgroup or ""
        if found["name"] is not None:
            value = re.sub(r"\\(.)", r"\1", found["value"])
            yield _Piece("name", value, found["name"], at)
        elif kind in ("comment", "commentary"):
            yield _Piece(kind, " ".join(found[kind].split()), "", at)
        elif kind == "move":
            seat = (found["seat"] or "").strip()
            yield _Piece(kind, "".join(found[kind].split()), seat, found.start(kind) - len(seat))
        at = found.end()


class _Draft:
    """A record while it is read: header tags until a deal begins, then sections."""

    def __init__(self, whole: str, game: _Piece) -> None:
        self._whole, self._game = whole, game
        self._rules, self._version, self._seats = "", 0, ""
        self._setup: Setup | None = None
        self._letters = ""
        self._tags: list[tuple[str, str]] = []
        self._notes: list[Note] = []
        self._sections: list[_Section] = []

    def take(self, piece: _Piece) -> None:
        """Take the next piece of the text in."""
        if piece.kind == "name":
            self._tag(piece)
        elif piece.kind == "move":
            setup, section = self._ready(), self._section()
            with place(self._whole, 0):
                section.items.append(said(setup, piece.before + piece.text, piece.at, self._letters))
        else:
            notes: list[Any] = self._sections[-1].items if self._sections else self._notes
            notes.append(Note(piece.text, commentary=piece.kind == "commentary"))

    def record(self) -> Record:
        """The record, once everything is taken in."""
        setup = self._ready()
        sections = (
            Section(tuple(each.tags), tuple(each.items), tuple(each.checks)) for each in self._sections
        )
        version = self._version or setup.game.version
        return Record(setup, version, tuple(self._tags), tuple(self._notes), tuple(sections))

    def _tag(self, piece: _Piece) -> None:
        name, value = piece.before, piece.text
        if name == "Deal":
            self._ready()
            self._sections.append(_Section([(name, value)], [], []))
        elif name in _BEFORE and not self._sections:
            self._about_rules(piece)
        elif name in RESERVED and not (self._sections and name not in _BEFORE):
            raise NotationError(
                self._whole, piece.at, f"this tag elsewhere: {', '.join(_BEFORE)} before the deals"
            )
        elif name in CHECKED:
            self._sections[-1].checks.append((name, value))
        else:
            (self._sections[-1].tags if self._sections else self._tags).append((name, value))

    def _about_rules(self, piece: _Piece) -> None:
        """The options that differ from the preset, or the version of the rules."""
        if piece.before == "Rules":
            self._rules = piece.text
            return
        if piece.before == "Seats":
            self._seats = f";seats={piece.text}"
            return
        found = _VERSION.fullmatch(piece.text)
        if found is None or found[1] != self._game.text.strip().partition("/")[0]:
            raise NotationError(self._whole, piece.at, '[Version "GAME NUMBER"]')
        self._version = int(found[2])

    def _ready(self) -> Setup:
        """The setup, known once the header is over. Raises SetupError."""
        if self._setup is None:
            changes = filter(None, map(str.strip, self._rules.split(";")))
            setup = find_seated(self._game.text.strip() + self._seats, changes)
            self._letters = notation_of(setup.game).letters(setup.options, setup.players)
            self._setup = setup
        return self._setup

    def _section(self) -> _Section:
        """The section of the next move; the first one may do without its tag."""
        if not self._sections:
            self._sections.append(_Section([], [], []))
        return self._sections[-1]
