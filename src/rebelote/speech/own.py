"""What a game says in its own way, where the speech of every game would say too little."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from rebelote.engine import Event, Setup
from rebelote.engine.errors import Fact, Facts
from rebelote.locale import Catalogue
from rebelote.speech.names import Names
from rebelote.speech.words import Account
from rebelote.wire.words import Offer, Price, RankGroup, SeatWords


class Teller(Protocol):
    """Whoever says it: names, options, and cards in words or as signs."""

    @property
    def setup(self) -> Setup:
        """The table that is played at."""

    @property
    def names(self) -> Names:
        """What seats and sides are called."""

    @property
    def aloud(self) -> bool:
        """Whether cards are said in words."""

    def card(self, text: str) -> str:
        """A card, given as `Jh`."""

    def plain(self, text: str) -> Offer:
        """A choice as every game says it."""

    def known(self, facts: Facts) -> dict[str, Fact]:
        """Facts in words."""


@dataclass(frozen=True, slots=True)
class Own:
    """The parts of a speech that a game makes itself; None leaves a part to the speech of every game.

    Each is given the teller and the view of the reader, `account` the result of a deal, `facts` the facts of
    an event, a line or a refusal as they are; `prices` is also asked without a view, away from any table.
    """

    facts: Callable[[Teller, Mapping[str, Fact]], dict[str, Fact]] | None = None
    told: Callable[[Teller, Event, Any, Any], str | None] | None = None
    heading: Callable[[Teller, Any], str] | None = None
    trump: Callable[[Any], str] | None = None
    prompt: Callable[[Teller, Any], str] | None = None
    arranged: Callable[[tuple[str, ...], Any, Setup], tuple[str, ...]] | None = None
    offer: Callable[[Teller, str, Any], Offer] | None = None
    closed: Callable[[Teller, Any], tuple[Offer, ...]] | None = None
    seat: Callable[[Teller, Any, int], SeatWords] | None = None
    order: Callable[[Teller, Any], tuple[RankGroup, ...]] | None = None
    best: Callable[[Any, Setup], int] | None = None
    account: Callable[[Teller, Any], Account] | None = None
    prices: Callable[[Catalogue, Setup, Any], tuple[Price, ...]] | None = None


PLAIN = Own()
"""Nothing of its own."""
