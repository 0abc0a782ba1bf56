"""What a player thinks of each card, with the figures behind it: the reasons of a decision."""

from dataclasses import dataclass

from rebelote.cards import Card

ALL, DRAWN, WEIGHED = "all", "drawn", "weighed"
"""Where worlds come from: every one that agrees, some drawn, some drawn and weighed by calls and play."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is expected of a card, for the side that plays it.

    `score` is how far it comes out ahead in marks, `error` the standard error of that, `lead` the same in
    card points, `made` the chance that the contract is made, `best` the share of worlds where no card
    is better.
    """

    card: Card
    score: float
    error: float
    lead: float
    made: float
    best: float


@dataclass(frozen=True, slots=True)
class Opinions:
    """What a player thinks of the cards it may lay, the best first, and in how many worlds of which origin.

    `signal` names the convention for which the first card was preferred to one as good.
    """

    cards: tuple[Opinion, ...]
    worlds: int
    origin: str
    signal: str = ""

    def of(self, card: Card) -> Opinion | None:
        """The opinion of one card."""
        return next((each for each in self.cards if each.card == card), None)
