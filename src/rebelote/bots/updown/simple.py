"""A player of Up & Down that weighs its chances against cards that it has not seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rebelote.cards import PACK_44, SUITS, Card, rank, read_card
from rebelote.engine import Source
from rebelote.games.updown.kernel import force
from rebelote.games.updown.moves import CHANGES, Flip, Rotate, show
from rebelote.games.updown.options import Options
from rebelote.games.updown.view import View

_HOPELESS = 0.2
"""Below this chance a card is thrown away rather than played to win."""
_MIDDLE = 7
"""A card near it wins neither on Up nor on Down."""
_WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""How many of the 36 rolls have a total."""


class _Setting(NamedTuple):
    """The rules of a trick: side, trump rank, and the suit of each seat."""

    up: bool
    trump: int
    suits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SimpleUpDown:
    """Plays what wins most often against random cards, from its view alone."""

    options: Options

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices, or None when it is not due."""
        if view.seat not in view.due:
            return None
        if view.phase == "change":
            return self._change(view)
        now = _Setting(view.side == "up", view.trump, view.suits)
        chances = {text: _chance(view, read_card(text), now) for text in view.choices}
        most = max(chances.values())
        if most < _HOPELESS:
            return min(view.choices, key=lambda text: (chances[text], _use(read_card(text), now)))
        best = [text for text, chance in chances.items() if chance == most]
        return best[source.randrange(len(best))]

    def _change(self, view: View) -> str:
        """The change after which the best card of the hand has the best chance."""
        now = _Setting(view.side == "up", view.trump, view.suits)
        hopes = {show(change): self._hope(view, change, now) for change in CHANGES}
        return max(hopes, key=lambda text: hopes[text])

    def _hope(self, view: View, change: object, now: _Setting) -> float:
        match change:
            case Flip():
                return _best(view, now._replace(up=not now.up))
            case Rotate(turns):
                return _best(view, now._replace(suits=self._turned(now.suits, turns)))
        rolls = {total: ways for total, ways in _WAYS.items() if total != now.trump}
        hopes = (ways * _best(view, now._replace(trump=total)) for total, ways in rolls.items())
        return sum(hopes) / sum(rolls.values())

    def _turned(self, suits: tuple[int, ...], turns: int) -> tuple[int, ...]:
        """The suit of each seat after some quarter turns."""
        cycle = self.options.suit_cycle
        return tuple(SUITS.index(cycle[(cycle.index(SUITS[each]) + turns) % 4]) for each in suits)


def _unseen(view: View) -> Iterator[Card]:
    """Cards that others may hold, or that were put aside."""
    seen = {card for trick in view.tricks for card in trick.cards} | set(view.hand)
    return (card for card in PACK_44 if card not in seen)


def _best(view: View, setting: _Setting) -> float:
    """The best chance that a card of the hand has."""
    return max(_chance(view, card, setting) for card in view.hand)


def _chance(view: View, card: Card, setting: _Setting) -> float:
    """How often a card wins when the others play any card that was not seen."""
    assert view.seat is not None
    mine = force(card, setting.suits[view.seat], setting.trump, setting.up)
    if not mine:
        return 0.0
    unseen, chance = tuple(_unseen(view)), 1.0
    for seat, suit in enumerate(setting.suits):
        if seat != view.seat and unseen:
            worse = sum(
                rank(each) == rank(card) or force(each, suit, setting.trump, setting.up) > mine
                for each in unseen
            )
            chance *= 1 - worse / len(unseen)
    return chance


def _use(card: Card, setting: _Setting) -> int:
    """How much a card may be worth later."""
    return abs(rank(card) - _MIDDLE) + (rank(card) == setting.trump)
