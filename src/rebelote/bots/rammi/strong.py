"""A strong player of Rommé: it counts what may still come, and minds what its discards are good for."""

from rebelote.bots.rammi.simple import most
from rebelote.cards import PACK_52, gather
from rebelote.engine import Source
from rebelote.games.rammi.moves import Discard, LayOff, Meld, RammiMove, read, show
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.turn.melding import fits
from rebelote.games.rammi.view import View
from rebelote.search.rummy import Habits, danger, drawn, melded, thrown

_ALL = int(gather(PACK_52))


HABITS = Habits(out=12, card=20, danger=60, high_ace=0)
_EAGER = 10
"""So much better must the discard be than the mean card of the stock, in tenths of a point."""


class StrongRammi:
    """Takes the discard where that beats a card from the stock, keeps what has outs, gives little away."""

    __slots__ = ("_habits", "_options")

    def __init__(self, options: Options, habits: Habits = HABITS) -> None:
        self._options = options
        self._habits = habits._replace(high_ace=int(options.ace == "low_or_high"))

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices; None lets it be where the game does not wait for this seat."""
        if view.seat not in view.due:
            return None
        if not view.drawn:
            return self._draw(view)
        moves = tuple(map(read, view.choices))
        return show(most(moves, Meld) or most(moves, LayOff) or self._discard(view, moves))

    def _draw(self, view: View) -> str:
        """The discard where it is better than the mean card of the stock."""
        if "D" not in view.choices or view.top is None:
            return view.choices[0]
        hand, live, fitting, top = int(gather(view.hand)), _live(view), self._fits(view), 1 << view.top
        if fitting & top:
            return "D"
        taken = melded(hand, top, live, self._habits)
        return "D" if taken > drawn(hand, live, fitting, self._habits) + _EAGER else "S"

    def _fits(self, view: View) -> int:
        """The cards that melds on the table take."""
        if self._options.layoff_requires_own_meld and view.seat not in view.melded:
            return 0
        found = 0
        for laid in view.melds:
            meld = int(gather(laid))
            for card in PACK_52:
                if fits(meld, 1 << card, bool(self._habits.high_ace)):
                    found |= 1 << card
        return found

    def _discard(self, view: View, moves: tuple[RammiMove, ...]) -> Discard:
        """The card whose loss costs least, what it gives the next player counted."""
        hand, live = int(gather(view.hand)), _live(view)
        assert view.seat is not None
        after = (view.seat + 1) % len(view.counts)
        known = int(gather(view.seen[after]))
        share = 1000 * (view.counts[after] - known.bit_count()) // max(1, live.bit_count())

        def cost(move: Discard) -> int:
            given = danger(move.card, live, known, share, self._habits.high_ace)
            return self._habits.danger * given // 1_000_000 - thrown(
                hand & ~(1 << move.card), live, self._habits
            )

        return min((move for move in moves if isinstance(move, Discard)), key=cost)


def _live(view: View) -> int:
    """The cards that a seat has not seen: in the stock, or in the hands of others."""
    gone = int(gather(view.hand))
    for laid in view.melds:
        gone |= gather(laid)
    for seen in view.seen:
        gone |= gather(seen)
    for _, move in view.log:
        if isinstance(move, Discard):
            gone |= 1 << move.card
    if view.top is not None:
        gone |= 1 << view.top
    return _ALL & ~gone
