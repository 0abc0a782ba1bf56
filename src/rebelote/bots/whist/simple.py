"""A simple player of whist: it counts its tricks, and knows what a misère must avoid."""

from rebelote.bots.whist.bidding import call
from rebelote.bots.whist.hand import best_trump, dangers
from rebelote.bots.whist.tricks import choose
from rebelote.cards import SUITS, rank, read_card, show_card
from rebelote.engine import Source
from rebelote.games.whist.options import Options
from rebelote.games.whist.view import View


class SimpleWhist:
    """Proposes and joins by counting, plays high where tricks are wanted and low where they are not."""

    __slots__ = ("_artless",)

    def __init__(self, options: Options, *, artless: bool = False) -> None:
        """Every table has the same habits: what may be said stands in the choices.

        Who is artless sees aces and kings only, and plays his highest card whenever it wins, over a partner too.
        """
        self._artless = artless

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices; None lets it be where the game does not wait for this seat."""
        if not view.choices:
            return None
        match view.phase:
            case "bidding":
                return call(view, plainly=self._artless)
            case "trump":
                return SUITS[best_trump(view.hand)]
            case "aside":
                worst = dangers(view.hand) if view.seat in view.holders else ()
                return f"~{show_card(worst[0] if worst else max(view.hand, key=rank))}"
        return show_card(choose(view, tuple(map(read_card, view.choices)), artless=self._artless))
