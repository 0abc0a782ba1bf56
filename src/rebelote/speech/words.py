"""What a game must be able to say: at the terminal, and to whoever asked for words over the wire."""

from typing import Any, NamedTuple, Protocol

from rebelote.engine import Event, Refusal
from rebelote.speech.names import Names
from rebelote.wire.words import Call, Offer, Price, RankGroup, Row, SeatWords


class Account(NamedTuple):
    """A deal on the score sheet: what was undertaken, in which denomination, what came of it.

    `marks` and the figures of the rows are by side, in the order of the game. `counted` says that the deal
    counts as one of the match: a void one does not.
    """

    title: str
    suit: str
    verdict: str
    marks: tuple[int, ...]
    counted: bool
    rows: tuple[Row, ...]


class Speech(Protocol):
    """What a game says in one language to one reader, with cards in words or as signs.

    A view is one of the reader's own. Nothing else is known but the names and the options of the table.
    """

    @property
    def names(self) -> Names:
        """What seats and sides are called."""

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

    def title(self, view: Any) -> str:
        """The deal, and the length of the match."""

    def heading(self, view: Any) -> str:
        """The contract, or what the deal waits for."""

    def trump(self, view: Any) -> str:
        """The denomination in force, `s h d c sa ta` or empty."""

    def prompt(self, view: Any) -> str:
        """What the reader has to do now, in few words; empty when nobody waits for him."""

    def hand(self, view: Any) -> tuple[str, ...]:
        """The cards of the hand as text, in the order in which they are held."""

    def arranged(self, cards: tuple[str, ...], view: Any) -> tuple[str, ...]:
        """Cards in the order in which a hand is held."""

    def offers(self, view: Any) -> tuple[Offer, ...]:
        """Every choice of a view, in the same order."""

    def seats(self, view: Any) -> tuple[SeatWords, ...]:
        """What lies before each seat, and what it said last."""

    def order(self, view: Any) -> tuple[RankGroup, ...]:
        """The order and value of cards in force."""

    def best(self, view: Any) -> int:
        """The seat whose card leads the trick, or -1."""

    def calls(self, view: Any) -> tuple[Call, ...]:
        """The bidding of the deal so far."""

    def closed(self, view: Any) -> tuple[Offer, ...]:
        """What may not be done now, apart from cards."""

    def prices(self, view: Any) -> tuple[Price, ...]:
        """The grid of points, where the game has one."""

    def score(self, view: Any) -> tuple[Row, ...]:
        """The last deal, row by row; empty before the first."""

    def account(self, result: Any) -> Account:
        """A deal on the score sheet, from one of the view's results."""

    def standing(self, view: Any) -> str:
        """The totals so far."""

    def taken(self, view: Any) -> tuple[int, ...] | None:
        """Points of the tricks of the running deal by side, None where the table does not show them."""
