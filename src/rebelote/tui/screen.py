"""The table as text: seats around the trick, the hand, the score; nothing is erased."""

import textwrap
from collections.abc import Callable
from typing import Any

from rebelote.engine import Clear, Event, Item, Put
from rebelote.speech import Names, Speech
from rebelote.tui.course import capital, course, has_tricks, lying, revealed, title
from rebelote.tui.terminal import Terminal
from rebelote.tui.typing import Typing, numbered, open_now, playable, together
from rebelote.wire.words import Row

_QUIET = frozenset(("pack-gathered", "cards-dealt", "hand-dealt", "card-played"))
"""Events that the picture shows well enough."""
_TOLD = ("own", "cards", "tricks")
"""What is told of a seat beside its name."""
_FACE_DOWN = "[ ]"
_LONG = 12
"""More offers than this stand side by side."""
_BOARD, _FIGURE, _RULE = 56, 9, 6


class Screen:
    """Draws whenever the seat may choose, and tells in a line what happened meanwhile."""

    __slots__ = ("_clockwise", "_laid", "_names", "_speech", "_terminal", "_typing")

    def __init__(
        self, terminal: Terminal, speech: Speech, names: Names, typing: Typing, *, clockwise: bool
    ) -> None:
        self._terminal, self._speech, self._names, self._typing = terminal, speech, names, typing
        self._clockwise = clockwise
        self._laid: list[Item] = []

    def told(self, event: Event, before: Any, view: Any) -> None:
        """A line for each event, the whole trick with its winner, the whole score of a deal."""
        code, _ = event.told()
        self._lay(event)
        if code == "deal-scored":
            self.score(view)
            return
        said = (
            None
            if code in _QUIET
            else revealed(event, self._speech) or self._speech.told(event, before, view)
        )
        if said is None:
            return
        said = capital(said)
        if code == "trick-taken":
            said = f"{self._trick(self._laid)}  {said}"
            self._laid = []
        self._terminal.say(said, indent=2)

    def _lay(self, event: Event) -> None:
        """Remember what lies in the trick: at the end of a deal no view shows it any more."""
        for shift in event.shifts():
            match shift:
                case Put(_, "trick", faces, owner):
                    self._laid.extend(Item(face, owner) for face in faces)
                case Clear():
                    self._laid = []

    def turn(self, view: Any) -> None:
        """The table, the hand and what may be chosen."""
        self.table(view)
        self.hand(view)
        self._offers(view)
        asked = self._speech.prompt(view)
        if asked:
            self._terminal.say(asked, indent=2)

    def table(self, view: Any) -> None:
        """How the deal stands, and the seats around the trick."""
        self._heading(view)
        self._board(view)

    def choices(self, view: Any) -> None:
        """The cards that may be played with their numbers, and the offers."""
        hand = self._speech.hand(view)
        cards = [
            each for each in open_now(view, self._speech, self._typing) if each.text.partition("+")[0] in hand
        ]
        if cards:
            said = self._names.listed(self._names.pair(str(each.number), each.words) for each in cards)
            self._terminal.say(self._names.words.say("terminal-choices", choices=said))
        self._offers(view)

    def _offers(self, view: Any) -> None:
        """The offers, each behind its number, side by side where there are many; then those without a number."""
        hand = self._speech.hand(view)
        offers = [each for each in numbered(view, self._speech, self._typing) if each.text not in hand]
        wide = max((len(str(each.number)) for each in offers), default=0)
        lines = [f"{each.number:>{wide}}  {each.words}" for each in offers]
        for row in _rows(lines, self._terminal.columns - 2) if len(lines) > _LONG else lines:
            self._terminal.say(row, indent=2)
        many = self._names.listed(together(view, self._typing))
        if many:
            self._terminal.say(many, indent=2)

    def hand(self, view: Any) -> None:
        """The hand; where cards may be played a number for each, and what may not in parentheses."""
        hand = self._speech.hand(view)
        legal = playable(hand, view)
        each = max(1, (self._terminal.columns - 2) // 6)
        for start in range(0, len(hand), each):
            part = hand[start : start + each]
            numbers = (f"{number:^6}" for number in range(start + 1, start + len(part) + 1))
            dim = "".join(self._terminal.paint(number, "dim") for number in numbers)
            self._terminal.draw("", *(["  " + dim] if legal else []))
            cells = (self._cell(card, open_=not legal or card in legal) for card in part)
            self._terminal.draw("  " + "".join(cells))
        self._terminal.draw("")

    def _cell(self, card: str, *, open_: bool) -> str:
        shown = self._speech.card(card)
        text = f"{shown:^6}" if open_ else f"{f'({shown})':^6}"
        return self._terminal.paint(text, card[-1] if open_ else "dim")

    def last(self, view: Any) -> None:
        """The last trick, where it may be looked at."""
        items = _zone(view, "last_trick")
        if not items:
            self._terminal.say(self._names.words.say("terminal-no-last-trick"))
            return
        self._terminal.say(self._names.pair(self._names.words.say("terminal-last-trick"), self._trick(items)))

    def score(self, view: Any) -> None:
        """The last deal figure by figure, side by side, and the totals."""
        rows = self._speech.score(view)
        words, sides = self._names.words, range(self._names.sides)
        if rows:
            columns = [self._names.side(side) for side in sides]
            self._terminal.draw("", self._row(words.say("terminal-score"), columns, words.say("score-rule")))
            self._terminal.draw("─" * self._terminal.columns)
        kind = ""
        for row in rows:
            if kind and row.kind != kind:
                self._terminal.draw("")
            kind = row.kind
            self._scored(row)
        self._terminal.say()
        self._terminal.say(self._terminal.paint(self._speech.standing(view), "bold"))
        self._course(view)
        self._terminal.say()

    def _scored(self, row: Row) -> None:
        if not row.figures:
            room = self._terminal.columns - _RULE - 1
            head, *more = _cut(row.label, room)
            self._terminal.draw(f"{head:<{room}} {row.rule:>{_RULE}}", *(f"  {each}" for each in more))
            return
        line = self._row(row.label, row.figures, row.rule)
        self._terminal.draw(self._terminal.paint(line, "bold" if row.kind == "total" else ""))

    def _row(self, label: str, figures: list[str] | tuple[str, ...], rule: str) -> str:
        """Label, figures to the right under their sides, rule."""
        columns = [max(_FIGURE, len(self._names.side(side)) + 2) for side in range(len(figures))]
        width = self._terminal.columns - sum(columns) - _RULE - 1
        cells = "".join(f"{figure:>{column}}" for figure, column in zip(figures, columns, strict=True))
        head, *more = _cut(label, width)
        first = f"{head:<{width}}{cells} {rule:>{_RULE}}"
        return "\n".join((first, *(f"  {each}" for each in more)))

    def _heading(self, view: Any) -> None:
        say, dealer = self._names.words.say, getattr(view, "dealer", -1)
        standing = [self._speech.standing(view)]
        if dealer >= 0:
            standing.append(say("terminal-dealer", seat=self._names.of(dealer)))
        self._terminal.draw("", "─" * self._terminal.columns)
        heading = _dotted([title(view, self._names), self._speech.heading(view)])
        self._terminal.say(self._terminal.paint(heading, "bold"))
        self._terminal.say(_dotted(standing))
        self._course(view)
        last = _zone(view, "last_trick")
        if last:
            self._terminal.say(self._names.pair(say("terminal-last-trick"), self._trick(last)))

    def _course(self, view: Any) -> None:
        """What the running deal has brought so far, if anything."""
        for each in course(view, self._speech):
            self._terminal.say(capital(each))

    def _board(self, view: Any) -> None:
        """The seats around the trick, the person at the bottom; then what lies beside it."""
        for row in self._places():
            self._seats(row, view, self._name)
            if has_tricks(view):
                self._seats(row, view, self._card)
        for each in lying(view, self._speech):
            self._terminal.say(each, indent=2)

    def _places(self) -> list[list[int]]:
        """The seats by rows, from the one across to the person: the next to play is on the right at bottom."""
        seats = len(self._names.called)
        others = [(self._names.seat + step) % seats for step in range(1, seats)]
        if self._clockwise:
            others.reverse()
        half = len(others) // 2
        right, across, left = others[:half], others[half : len(others) - half], others[len(others) - half :]
        pairs = [[one, two] for one, two in zip(left, reversed(right), strict=True)]
        return [*([across] if across else []), *pairs, [self._names.seat]]

    def _seats(self, row: list[int], view: Any, cell: Callable[[int, Any], tuple[str, str]]) -> None:
        """A row of the picture: one seat in the middle, or two at the sides."""
        width = min(_BOARD, self._terminal.columns)
        cells = [cell(each, view) for each in row]
        if len(cells) == 1:
            self._terminal.draw(_centred(cells[0], width))
        else:
            self._terminal.draw(f"{_centred(cells[0], width // 2 - 1)} {_centred(cells[1], width // 2)}")

    def _name(self, seat: int, view: Any) -> tuple[str, str]:
        """The name of a seat, with a star for the dealer; its own suit, cards, and tricks where there is room."""
        star = " *" if seat == getattr(view, "dealer", -1) else ""
        kinds = _TOLD if self._terminal.columns >= _BOARD else _TOLD[:-1]
        tags = (tag.words for tag in self._speech.seats(view)[seat].tags if tag.kind in kinds)
        told = self._names.listed(tags)
        return self._names.of(seat) + star + (f" ({told})" if told else ""), "bold"

    def _card(self, seat: int, view: Any) -> tuple[str, str]:
        """The card that a seat has played, or that one lies before it face down."""
        card = next((face for face, owner in _zone(view, "trick") if owner == seat), "")
        if card:
            return self._speech.card(card), card[-1]
        return (_FACE_DOWN if _zone(view, f"laid:{seat}") else "·"), "dim"

    def _trick(self, items: Any) -> str:
        return "  ".join(f"{self._names.of(owner)} {self._speech.card(face)}" for face, owner in items)


def _dotted(parts: list[str]) -> str:
    return "  ·  ".join(part.rstrip(".") for part in parts if part)


def _zone(view: Any, name: str) -> Any:
    return next((zone.items for zone in view.zones if zone.name == name), ())


def _centred(text: tuple[str, str], width: int) -> str:
    return f"{text[0]:^{width}}"


def _rows(lines: list[str], width: int) -> list[str]:
    """Lines side by side, down the first column before the second."""
    widest = max(map(len, lines)) + 2
    columns = max(1, (width + 2) // widest)
    height = -(-len(lines) // columns)
    return ["".join(f"{each:<{widest}}" for each in lines[row::height]) for row in range(height)]


def _cut(label: str, width: int) -> list[str]:
    return textwrap.wrap(label, width - 1) or [""]
