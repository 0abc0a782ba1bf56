"""How likely a card wins a trick of Up & Down against cards that nobody has shown (U14 to U17)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rebelote.cards import PACK_44, SUITS, Card, rank
from rebelote.games.updown.kernel import force
from rebelote.games.updown.moves import Change, Flip, Roll, Rotate
from rebelote.games.updown.view import View

_WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""How many of the 36 rolls have a total."""


class Setting(NamedTuple):
    """The rules of a trick: side, trump rank, and the suit of each seat."""

    up: bool
    trump: int
    suits: tuple[int, ...]


def setting_of(view: View) -> Setting:
    """The rules of the trick as they are now."""
    return Setting(view.side == "up", view.trump, view.suits)


def after(now: Setting, change: Change, cycle: str) -> Iterator[tuple[int, Setting]]:
    """What the rules may be after a change, each with its weight (U9 to U11)."""
    match change:
        case Flip():
            yield 1, now._replace(up=not now.up)
        case Rotate(turns):
            suits = (SUITS.index(cycle[(cycle.index(SUITS[each]) + turns) % 4]) for each in now.suits)
            yield 1, now._replace(suits=tuple(suits))
        case Roll():
            for total, ways in _WAYS.items():
                if total != now.trump:
                    yield ways, now._replace(trump=total)


def unseen(view: View) -> tuple[Card, ...]:
    """Cards that others may hold, or that were put aside."""
    seen = {card for trick in view.tricks for card in trick.cards} | set(view.hand)
    return tuple(card for card in PACK_44 if card not in seen)


def chance(card: Card, seat: int, now: Setting, hidden: Iterable[Card]) -> float:
    """How often a card of a seat wins when the others play any hidden card."""
    mine = force(card, now.suits[seat], now.trump, now.up)
    if not mine:
        return 0.0
    pool, found = tuple(hidden), 1.0
    for other, suit in enumerate(now.suits):
        if other != seat and pool:
            worse = sum(
                rank(each) == rank(card) or force(each, suit, now.trump, now.up) > mine for each in pool
            )
            found *= 1 - worse / len(pool)
    return found


def chances(cards: Iterable[Card], seat: int, now: Setting, hidden: tuple[Card, ...]) -> Mapping[Card, float]:
    """The chance of each of some cards."""
    return {card: chance(card, seat, now, hidden) for card in cards}
