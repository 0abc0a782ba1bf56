"""A player of Up & Down that weighs its chances against cards that it has not seen."""

from collections.abc import Mapping
from dataclasses import dataclass

from rebelote.bots.updown.chances import Setting, after, chance, setting_of, unseen
from rebelote.cards import Card, rank, read_card
from rebelote.engine import Source
from rebelote.games.updown.kernel import TRUMP, force
from rebelote.games.updown.moves import CHANGES, show
from rebelote.games.updown.options import Options
from rebelote.games.updown.view import View

_HOPELESS = 0.2
"""Below this chance a card is thrown away rather than played to win."""
_MIDDLE = 7
"""A card near it wins neither on Up nor on Down."""
_SLIPS = 6
"""Of so many cards an artless player lays one without thinking."""


@dataclass(frozen=True, slots=True)
class SimpleUpDown:
    """Plays what wins most often against random cards, from its view alone.

    Who is artless looks at the force of his cards alone, not at what the others may hold or have played, and
    lays some card without thinking now and then.
    """

    options: Options
    artless: bool = False

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices, or None when it is not due."""
        if view.seat not in view.due:
            return None
        if view.phase == "change":
            return self._change(view)
        if self.artless and not source.randrange(_SLIPS):
            return view.choices[source.randrange(len(view.choices))]
        now = setting_of(view)
        hopes = self._hopes(view, tuple(map(read_card, view.choices)), now, unseen(view))
        most = max(hopes.values())
        if most < _HOPELESS:
            return min(view.choices, key=lambda text: (hopes[read_card(text)], _use(read_card(text), now)))
        best = [text for text in view.choices if hopes[read_card(text)] == most]
        return best[source.randrange(len(best))]

    def _change(self, view: View) -> str:
        """The change after which the best card of the hand has the best chance."""
        now, hidden = setting_of(view), unseen(view)
        hopes: dict[str, float] = {}
        for change in CHANGES:
            found = [
                (ways, max(self._hopes(view, view.hand, each, hidden).values()))
                for ways, each in after(now, change, self.options.suit_cycle)
            ]
            hopes[show(change)] = sum(ways * hope for ways, hope in found) / sum(ways for ways, _ in found)
        return max(hopes, key=lambda text: hopes[text])

    def _hopes(
        self, view: View, cards: tuple[Card, ...], now: Setting, hidden: tuple[Card, ...]
    ) -> Mapping[Card, float]:
        """How promising each card is, from 0 to 1."""
        assert view.seat is not None
        seat = view.seat
        if self.artless:
            return {card: force(card, now.suits[seat], now.trump, now.up) / TRUMP for card in cards}
        return {card: chance(card, seat, now, hidden) for card in cards}


def _use(card: Card, setting: Setting) -> int:
    """How much a card may be worth later."""
    return abs(rank(card) - _MIDDLE) + (rank(card) == setting.trump)
