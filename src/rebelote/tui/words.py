"""Sentences for a person: who sits where, and what a game must be able to say."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rebelote.engine import Event, Refusal
from rebelote.locale import Catalogue


@dataclass(frozen=True, slots=True)
class Names:
    """What seats and sides are called by whoever looks from `seat`; `letters` has one a seat."""

    words: Catalogue
    letters: str
    seat: int

    @property
    def sides(self) -> int:
        """Two at tables of four, otherwise every seat is its own."""
        return 2 if len(self.letters) == 4 else len(self.letters)

    def of(self, seat: int) -> str:
        """The name of a seat, `you` for one's own."""
        if seat == self.seat:
            return self.words.say("terminal-you")
        return self.words.say(f"seat-{self.letters[seat]}")

    def who(self, seat: int) -> str:
        """`me` or `other`: which form of a verb is used."""
        return "me" if seat == self.seat else "other"

    def side(self, side: int) -> str:
        """The name of a side."""
        if self.sides == 2 and len(self.letters) == 4:
            return self.words.say("side-us" if side == self.seat % 2 else "side-them")
        return self.of(side)

    def pair(self, name: str, value: str) -> str:
        """A name and what it stands for, with a colon as the language puts it."""
        return self.words.say("rules-pair", name=name, value=value)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts with commas between."""
        return ", ".join(parts)


class Offer(NamedTuple):
    """What may be chosen, in words. `text` is the move, empty for many that are put together."""

    text: str
    words: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a score: figures by side, or a sentence across (no figures), each with its rule.

    `kind` is count (what was counted), verdict, mark (what is marked) or total.
    """

    kind: str
    label: str
    figures: tuple[str, ...]
    rule: str


class Speech(Protocol):
    """What a game says at a terminal, in one language, with cards in words or as signs."""

    def card(self, text: str) -> str:
        """A card, given as `Jh`."""

    def move(self, text: str) -> str:
        """What a move is called when it is offered."""

    def told(self, event: Event, before: Any, view: Any) -> str | None:
        """The sentence of an event, or None where nothing need be said."""

    def refused(self, refusal: Refusal) -> str:
        """Why something may not be done, with the number of the rule."""

    def rule(self, number: str) -> str:
        """A rule in words."""

    def heading(self, view: Any) -> str:
        """The contract, or what the deal waits for."""

    def contract(self, view: Any) -> str | None:
        """What was undertaken, once it is known."""

    def hand(self, view: Any) -> tuple[str, ...]:
        """The cards of the hand as text, in the order in which they are held."""

    def arranged(self, cards: tuple[str, ...], view: Any) -> tuple[str, ...]:
        """Cards in the order in which a hand is held."""

    def offers(self, view: Any) -> tuple[Offer, ...]:
        """The choices of a view that are no cards of the hand; many alike are put together."""

    def notation(self, text: str, choices: tuple[str, ...]) -> str:
        """What a person typed as the text of a move; nearly unchanged where it makes no sense."""

    def score(self, view: Any) -> tuple[Row, ...]:
        """The last deal, row by row; empty before the first."""

    def standing(self, view: Any) -> str:
        """The totals so far."""
