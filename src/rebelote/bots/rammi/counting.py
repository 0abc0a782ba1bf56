"""Counting: what a seat of Rommé has not seen, and what that makes of the cards that it may take or throw."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from rebelote.cards import PACK_52, Card, CardSet, gather
from rebelote.games.rammi.moves import Discard
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.turn.melding import fits
from rebelote.games.rammi.view import View
from rebelote.search.rummy import Habits, danger, drawn, melded, thrown

_ALL = int(gather(PACK_52))
_HABITS = Habits(out=25, card=20, danger=20, high_ace=0)
_EAGER = 10
"""So much better must the discard be than the mean card of the stock, in tenths of a point."""


def wants(view: View, options: Options) -> bool:
    """Whether the top discard is better than the mean card of the stock."""
    assert view.top is not None
    habits = _habits(options)
    hand, unseen, top = int(gather(view.hand)), live(view), 1 << view.top
    fitting = _fitting(view, options)
    if fitting & top:
        return True
    return melded(hand, top, unseen, habits) > drawn(hand, unseen, fitting, habits) + _EAGER


def costs(view: View, options: Options, cards: Iterable[Card]) -> Mapping[Card, int]:
    """What throwing each card costs: what the hand loses, and what the next player may make of it."""
    assert view.seat is not None
    habits, unseen, hand = _habits(options), live(view), int(gather(view.hand))
    after = (view.seat + 1) % len(view.counts)
    known = int(gather(view.seen[after]))
    share = 1000 * (view.counts[after] - known.bit_count()) // max(1, unseen.bit_count())
    found = {}
    for card in cards:
        given = danger(card, unseen, known, share, habits.high_ace)
        found[card] = habits.danger * given // 1_000_000 - thrown(hand & ~(1 << card), unseen, habits)
    return found


def live(view: View) -> CardSet:
    """The cards that a seat has not seen: in the stock, or in the hands of others."""
    gone = int(gather(view.hand))
    for row in (*view.melds, *view.seen):
        gone |= gather(row)
    for _, move in view.log:
        if isinstance(move, Discard):
            gone |= 1 << move.card
    if view.top is not None:
        gone |= 1 << view.top
    return CardSet(_ALL & ~gone)


def _fitting(view: View, options: Options) -> int:
    """The cards that melds on the table take from this seat (R11, R13)."""
    if options.layoff_requires_own_meld and view.seat not in view.melded:
        return 0
    found, high = 0, options.ace == "low_or_high"
    for laid in view.melds:
        found |= _taken(int(gather(laid)), high)
    return found


@lru_cache(1024)
def _taken(meld: int, high: bool) -> int:
    """The cards that a meld takes."""
    return int(gather(card for card in PACK_52 if fits(meld, 1 << card, high)))


def _habits(options: Options) -> Habits:
    return _HABITS._replace(high_ace=int(options.ace == "low_or_high"))
