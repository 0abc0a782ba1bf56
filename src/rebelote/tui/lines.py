"""The table in sentences, for a screen reader: each event once, in order, nothing drawn."""

from typing import Any

from rebelote.engine import Event
from rebelote.speech import Names, Speech
from rebelote.tui.cards import in_words
from rebelote.tui.course import capital, course, lying, revealed, title
from rebelote.tui.terminal import Terminal
from rebelote.tui.typing import Typing, open_now, together
from rebelote.wire.words import Row

_NO_FIGURE = "–"
_FEW = 20
"""So many choices are told at a turn, the others on demand."""


class Lines:
    """One sentence a line; cards in words."""

    __slots__ = ("_names", "_speech", "_terminal", "_typing")

    def __init__(self, terminal: Terminal, speech: Speech, names: Names, typing: Typing) -> None:
        self._terminal, self._speech, self._names, self._typing = terminal, speech, names, typing

    def told(self, event: Event, before: Any, view: Any) -> None:
        """The sentence of an event; after a deal, every figure of the score first."""
        if event.told()[0] == "deal-scored":
            self.score(view)
            return
        said = revealed(event, self._speech) or self._speech.told(event, before, view)
        if said is not None:
            self._sentence(said)

    def turn(self, view: Any) -> None:
        """What is asked, and the first choices."""
        say, asked = self._names.words.say, self._speech.prompt(view)
        turn, choices = say("terminal-your-turn"), self._choices(view)
        if len(choices) > _FEW:
            choices = [*choices[:_FEW], say("terminal-more", number=len(choices) - _FEW)]
        told = say("terminal-choices", choices=self._names.listed(choices))
        self._line(f"{_asking(turn, asked)} {told}")

    def choices(self, view: Any) -> None:
        """Everything that may be chosen."""
        self._line(self._names.words.say("terminal-choices", choices=self._names.listed(self._choices(view))))

    def _choices(self, view: Any) -> list[str]:
        """Each choice behind its number, then those that have none."""
        found = open_now(view, self._speech, self._typing)
        numbers = (self._names.pair(str(each.number), each.words) for each in found)
        return [*numbers, *together(view, self._typing)]

    def table(self, view: Any) -> None:
        """How the deal stands, what is told of each seat, what lies on the table."""
        self._sentence(title(view, self._names))
        self._sentence(self._speech.heading(view).replace(" · ", ", "))
        for seat, told in enumerate(self._speech.seats(view)):
            said = [tag.words for tag in told.tags] + [told.says] * bool(told.says)
            if said:
                self._sentence(self._names.pair(self._names.of(seat), self._names.listed(said)))
        trick = next((zone.items for zone in view.zones if zone.name == "trick"), ())
        if trick:
            self._sentence(self._names.pair(self._names.words.say("rammi-melds"), self._laid(trick)))
        for each in lying(view, self._speech):
            self._sentence(each)
        self._standing(view)

    def _standing(self, view: Any) -> None:
        """The totals, and what the running deal has brought."""
        self._sentence(self._speech.standing(view))
        for each in course(view, self._speech):
            self._sentence(each)

    def _laid(self, items: Any) -> str:
        return self._names.listed(
            f"{self._names.of(owner)} {self._speech.card(face)}" for face, owner in items
        )

    def hand(self, view: Any) -> None:
        """The cards in words."""
        cards = self._names.listed(map(self._speech.card, self._speech.hand(view)))
        words = self._names.words
        self._line(words.say("terminal-hand", cards=cards or words.say("cards", number=0)))

    def last(self, view: Any) -> None:
        """The last trick in words."""
        items = next((zone.items for zone in view.zones if zone.name == "last_trick"), ())
        say = self._names.words.say
        if not items:
            self._line(say("terminal-no-last-trick"))
            return
        self._sentence(self._names.pair(say("terminal-last-trick"), self._laid(items)))

    def score(self, view: Any) -> None:
        """The last deal, a sentence for each figure, and the totals."""
        for row in self._speech.score(view):
            self._line(self._row(row))
        self._standing(view)

    def _row(self, row: Row) -> str:
        """A row of the score as a sentence; a dash in place of a figure only says whom the row is about."""
        say, label = self._names.words.say, in_words(row.label.rstrip("."), self._names.words)
        if not row.figures:
            return say("score-said-rule", label=label, rule=row.rule)
        figures = (
            self._names.side(side)
            if figure == _NO_FIGURE
            else say("score-side", side=self._names.side(side), points=figure)
            for side, figure in enumerate(row.figures)
            if figure
        )
        return say("score-said", label=label, figures=self._names.listed(figures), rule=row.rule)

    def _sentence(self, text: str) -> None:
        """A line with a capital in front and a stop behind."""
        self._line(capital(text) + ("" if text.endswith((".", "!", "?")) else "."))

    def _line(self, text: str) -> None:
        """A sentence on one line: the program that reads it aloud breaks it as it likes."""
        self._terminal.draw(" ".join(text.split("\n")))


def _asking(turn: str, asked: str) -> str:
    """That it is one's turn, and what is asked, where the question does not say the first itself."""
    if not asked or asked.startswith(turn.rstrip(".")):
        return turn if not asked else f"{asked}."
    return f"{turn} {asked}" + ("" if asked.endswith((".", "?", "!")) else ".")
