"""The table in sentences, for a screen reader: each event once, in order, nothing drawn."""

from typing import Any

from rebelote.engine import Event
from rebelote.speech import Names, Speech
from rebelote.tui.person import playable
from rebelote.tui.terminal import Terminal
from rebelote.tui.typing import Typing
from rebelote.wire.words import Row


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
        said = self._speech.told(event, before, view)
        if said is not None:
            end = "" if said.endswith((".", "!", "?")) else "."
            self._line(said[:1].upper() + said[1:] + end)

    def turn(self, view: Any) -> None:
        """What may be chosen."""
        cards = [self._speech.card(each) for each in playable(self._speech.hand(view), view)]
        offers = [offer.words for offer in self._typing.listed(view)]
        choices = self._names.listed(cards + offers)
        say = self._names.words.say
        self._line(f"{say('terminal-your-turn')} {say('terminal-choices', choices=choices)}")

    def hand(self, view: Any) -> None:
        """The cards in words."""
        cards = self._names.listed(map(self._speech.card, self._speech.hand(view)))
        self._line(self._names.words.say("terminal-hand", cards=cards))

    def last(self, view: Any) -> None:
        """The last trick in words."""
        items = next((zone.items for zone in view.zones if zone.name == "last_trick"), ())
        say = self._names.words.say
        if not items:
            self._line(say("terminal-no-last-trick"))
            return
        laid = (f"{self._names.of(owner)} {self._speech.card(face)}" for face, owner in items)
        self._line(self._names.pair(say("terminal-last-trick"), self._names.listed(laid)) + ".")

    def score(self, view: Any) -> None:
        """The last deal, a sentence for each figure, and the totals."""
        for row in self._speech.score(view):
            self._line(self._sentence(row))
        self._line(self._speech.standing(view))

    def _sentence(self, row: Row) -> str:
        say = self._names.words.say
        if not row.figures:
            return say("score-said-rule", label=row.label.rstrip("."), rule=row.rule)
        figures = (
            say("score-side", side=self._names.side(side), points=figure)
            for side, figure in enumerate(row.figures)
            if figure
        )
        return say("score-said", label=row.label, figures=self._names.listed(figures), rule=row.rule)

    def _line(self, text: str) -> None:
        """A sentence on one line: the program that reads it aloud breaks it as it likes."""
        self._terminal.draw(" ".join(text.split("\n")))
