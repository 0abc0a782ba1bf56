"""The text of match records: one form, whatever was read (docs/notation.md)."""

from collections.abc import Iterable, Iterator

from rebelote.engine.notation import notation_of
from rebelote.engine.options import differences, show_value
from rebelote.engine.registry import Setup
from rebelote.record.line import Said, named
from rebelote.record.match import Note, Record, Section, begin, step

HEADER = "% atn 1"
SUFFIX = ".atn"


def write(records: Iterable[Record]) -> str:
    """The text of some records. Raises IllegalMove for a record whose moves break the rules."""
    return "\n".join((HEADER, *("\n" + _record(each) for each in records))) + "\n"


def _record(record: Record) -> str:
    setup = record.setup
    base = setup.game.presets()[setup.preset].options
    changes = (f"{name}={show_value(value)}" for name, value in differences(setup.options, base).items())
    rules = ";".join(changes)
    tags = [("Game", setup.address), *([("Seats", str(setup.seats))] if setup.seats else [])]
    tags += [("Rules", rules)] if rules else []
    tags.append(("Version", f"{setup.game.name} {record.version}"))
    rows = [_tag(name, value) for name, value in (*tags, *record.tags)]
    rows += map(_note, record.notes)
    layout = _Layout(setup)
    for section in record.sections:
        rows += ["", " ".join(_tag(name, value) for name, value in section.tags)]
        rows += layout.rows(section)
        if section.checks:
            rows.append(" ".join(_tag(name, value) for name, value in section.checks))
    return "\n".join(rows)


def _tag(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _note(note: Note) -> str:
    return f"{{! {note.text}}}" if note.commentary else f"; {note.text}".rstrip()


class _Layout:
    """Lays moves out in rows while it replays them: chance alone, the calls, then a row for each trick."""

    __slots__ = ("_letters", "_notation", "_setup", "_state")

    def __init__(self, setup: Setup) -> None:
        self._setup, self._state = setup, begin(setup)
        self._notation = notation_of(setup.game)
        self._letters = self._notation.letters(setup.options, setup.players)

    def rows(self, section: Section) -> Iterator[str]:
        """The rows of the moves and notes of a section."""
        row: list[str] = []
        stage = -2
        for item in section.items:
            now = stage if isinstance(item, Note) else self._stage()
            alone = isinstance(item, Note) or item.move.startswith("{")
            if row and (alone or now != stage):
                yield " ".join(row)
                row = []
            if isinstance(item, Note):
                yield _note(item)
                continue
            text = self._stepped(item)
            if alone:
                yield text
                continue
            if now >= 0 and now != stage:
                row.append(f"{now + 1}.")
            stage = now
            row.append(text)
        if row:
            yield " ".join(row)

    def _stage(self) -> int:
        """The number of complete tricks, -1 before the play."""
        return self._notation.tricks(self._state) if self._notation.playing(self._state) else -1

    def _stepped(self, said: Said) -> str:
        """The text of a move, with its seat only where order does not tell it; and the move is made."""
        game, before = self._setup.game, self._state
        self._state = step(self._setup, before, said)
        seat = None if said.seat is None else named(game, self._notation, before, said.seat)
        return said.move if seat is None else f"{self._letters[seat]}:{said.move}"
