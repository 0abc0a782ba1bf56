"""A match record: everything that was decided in a match, and a replay that checks what was written.

Points, winners and dealers follow from the moves and are never stored; the tags that repeat them
(`Made`, `Score`, `Result`, `Winner`) are checked.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rebelote.cards import Seat
from rebelote.engine.errors import IllegalMove, NotationError
from rebelote.engine.game import Move, Outcome
from rebelote.engine.notation import NO_DEALER, Notation, Pairs, notation_of
from rebelote.engine.registry import Setup
from rebelote.record.line import Said, mover, named

CHECKED = ("Made", "Score", "Result", "Winner")
"""Tags behind the moves that a replay must give."""
RESERVED = (*CHECKED, "Game", "Seats", "Rules", "Version", "Deal", "Dealer")
"""Tags that are not free."""


class Note(NamedTuple):
    """Words beside the moves: a comment (`; ...`), or commentary for those who watch (`{! ...}`)."""

    text: str
    commentary: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """One deal: its tags, its moves and notes in order, and the tags that a replay checks."""

    tags: Pairs = ()
    items: tuple[Said | Note, ...] = ()
    checks: Pairs = ()


@dataclass(frozen=True, slots=True)
class Record:
    """One match. `tags` are free, such as Site, Date or North; `version` is that of the rules it was played by."""

    setup: Setup
    version: int
    tags: Pairs = ()
    notes: tuple[Note, ...] = ()
    sections: tuple[Section, ...] = ()


class Difference(NamedTuple):
    """Where a record and its replay part: the deal (from 1), what, as written, as the rules have it."""

    deal: int
    what: str
    written: str
    replayed: str

    def __str__(self) -> str:
        return f"deal {self.deal}: {self.what} is {self.written}, by the rules {self.replayed}"


class Discrepancy(ValueError):
    """A record that its replay contradicts."""

    def __init__(self, record: Record, differences: tuple[Difference, ...]) -> None:
        told = "; ".join(map(str, differences))
        game = record.setup.game
        if record.version != game.version:
            told += f" (recorded under version {record.version} of the rules, these are {game.version})"
        super().__init__(told)
        self.differences = differences


class Recorder:
    """Writes a match down while it is played: give it every move of the match in order."""

    __slots__ = (
        "_chosen",
        "_deals",
        "_due",
        "_first",
        "_items",
        "_notation",
        "_notes",
        "_sections",
        "_setup",
        "_tags",
        "state",
    )

    def __init__(self, setup: Setup, tags: Pairs = ()) -> None:
        """Begin a match. Raises NotationError for a tag that cannot be written."""
        for name, value in tags:
            check_tag(name, value)
        self._setup, self._tags = setup, tags
        self._notation = notation_of(setup.game)
        self.state = begin(setup)
        self._deals = 0
        self._notes: list[Note] = []
        self._items: list[Said | Note] = []
        self._sections: list[Section] = []
        self._chosen: dict[Seat, str] = {}
        self._first, self._due = 0, [Seat(0)]

    def see(self, seat: Seat, move: Move) -> None:
        """Write a move down. Raises IllegalMove and keeps what it has."""
        game = self._setup.game
        before, self.state = self.state, game.step(self.state, seat, move).state
        if self._notation.together(before):
            self._choose(before, seat, move)
        else:
            self._chosen.clear()
            self._items.append(Said(named(game, self._notation, before, seat), game.show(move)))
        if game.deals(self.state) > self._deals:
            self._close(before, self._notation.told(self.state, self._deals))
            self._deals += 1

    def _choose(self, before: Any, seat: Seat, move: Move) -> None:
        """Write down what seats decide together: by seat, whoever came first."""
        game = self._setup.game
        if not self._chosen:
            self._first = len(self._items)
            self._due = sorted(game.due(before))
        self._chosen[seat] = game.show(move)
        waiting = list(self._due)
        del self._items[self._first :]
        for each in sorted(self._chosen):
            self._items.append(Said(None if each == waiting[0] else each, self._chosen[each]))
            waiting.remove(each)
        if not waiting:
            self._chosen.clear()

    def note(self, text: str, *, commentary: bool = False) -> None:
        """Write a note down. Raises NotationError for one that would not read back."""
        note = checked_note(Note(text, commentary))
        if self._sections or self._items:
            self._chosen.clear()
            self._items.append(note)
        else:
            self._notes.append(note)

    def record(self) -> Record:
        """The match so far."""
        sections, outcome = list(self._sections), self._setup.game.outcome(self.state)
        if self._items:
            tags = _deal_tags(self._setup, self._notation, self.state, len(sections) + 1)
            sections.append(Section(tags, tuple(self._items)))
        if outcome is not None:
            closed = sections[-1]
            ends = _ends(self._setup, self._notation, outcome)
            sections[-1] = replace(closed, checks=(*closed.checks, *ends))
        setup, version = self._setup, self._setup.game.version
        return Record(setup, version, self._tags, tuple(self._notes), tuple(sections))

    def _close(self, before: Any, checks: Pairs) -> None:
        tags = _deal_tags(self._setup, self._notation, before, len(self._sections) + 1)
        self._sections.append(Section(tags, tuple(self._items), checks))
        self._items.clear()


def record_match(setup: Setup, moves: Iterable[tuple[Seat, Move]], tags: Pairs = ()) -> Record:
    """The record of a match from all its moves. Raises IllegalMove, NotationError for a tag."""
    recorder = Recorder(setup, tags)
    for seat, move in moves:
        recorder.see(seat, move)
    return recorder.record()


def begin(setup: Setup) -> Any:
    """The state before the first move; the options or the setup say how many sit at the table.

    Raises SetupError where neither does.
    """
    return setup.game.begin(setup.options, setup.players)


def replay(record: Record) -> Any:
    """The last state of a match. Raises Discrepancy naming every difference up to the first illegal move."""
    state, differences = compared(record)
    if differences:
        raise Discrepancy(record, differences)
    return state


def compared(record: Record) -> tuple[Any, tuple[Difference, ...]]:
    """The last state that the moves lead to, and where the record and the rules differ."""
    game, notation = record.setup.game, notation_of(record.setup.game)
    state = begin(record.setup)
    found: list[Difference] = []
    for number, section in enumerate(record.sections, 1):
        before, moves = state, [item for item in section.items if isinstance(item, Said)]
        for place, said in enumerate(moves, 1):
            if game.deals(state) >= number:
                found.append(Difference(number, "the end", f"after {said.move}", f"before move {place}"))
                return state, tuple(found)
            before = state
            try:
                state = step(record.setup, state, said)
            except IllegalMove as illegal:
                found.append(Difference(number, f"move {place}", said.move, f"refused: {illegal}"))
                return state, tuple(found)
        if game.deals(state) < number < len(record.sections):
            found.append(Difference(number, "the deal", "complete", "not at its end"))
            return state, tuple(found)
        dealt = before if game.deals(state) >= number else state
        tags = dict(_deal_tags(record.setup, notation, dealt, number))
        found += _differences(number, section, tags | _results(record.setup, notation, state, number))
    return state, tuple(found)


def step(setup: Setup, state: Any, said: Said) -> Any:
    """The state after a move as it is written. Raises IllegalMove."""
    game = setup.game
    return game.step(state, mover(game, state, said), game.read(said.move)).state


def _results(setup: Setup, notation: Notation, state: Any, number: int) -> dict[str, str]:
    """What the rules say at the end of a deal, and of the match if it is over."""
    outcome = setup.game.outcome(state)
    true = dict(notation.told(state, number - 1)) if setup.game.deals(state) >= number else {}
    return true | dict(_ends(setup, notation, outcome)) if outcome is not None else true


def _differences(number: int, section: Section, true: dict[str, str]) -> list[Difference]:
    """The tags of a deal that its replay does not give."""
    return [
        Difference(number, name, value, true.get(name, "not decided"))
        for name, value in (*section.tags, *section.checks)
        if name in (*CHECKED, "Deal", "Dealer") and true.get(name) != value
    ]


def _ends(setup: Setup, notation: Notation, outcome: Outcome) -> Pairs:
    """`Result` and `Winner` of a match that is over."""
    names = notation.sides(setup.options, setup.players)
    totals = " ".join(f"{name} {total}" for name, total in zip(names, outcome.totals, strict=True))
    return (("Result", totals), ("Winner", " ".join(names[side] for side in outcome.winners) or "none"))


def _deal_tags(setup: Setup, notation: Notation, state: Any, number: int) -> Pairs:
    """The number of a deal and its dealer, from a state during the deal."""
    dealer = notation.standing(state).dealer
    if dealer == NO_DEALER:
        return (("Deal", str(number)),)
    return (("Deal", str(number)), ("Dealer", notation.letters(setup.options, setup.players)[dealer]))


def check_tag(name: str, value: str) -> None:
    """Raises NotationError for a tag that could not be read back."""
    plain = name[:1].isalpha() and name.isascii() and name.replace("_", "").isalnum()
    if not plain or len(name) > 40 or name in RESERVED:
        raise NotationError(name, 0, "a free name of letters and digits, such as Site")
    if not value.isprintable() or len(value) > 1_000:
        raise NotationError(value, 0, "one line of at most 1000 characters")


def checked_note(note: Note) -> Note:
    """The note with spaces around it taken off. Raises NotationError when it could not be read back."""
    text = note.text.strip()
    if not text.isprintable() or (note.commentary and "}" in text) or len(text) > 4_000:
        raise NotationError(text, 0, "one line of at most 4000 characters, without } in commentary")
    return note._replace(text=text)
