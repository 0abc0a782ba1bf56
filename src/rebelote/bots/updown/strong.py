"""A strong player of Up & Down: it thinks of what the others may hold and choose, and gives nobody a trick cheaply."""

from collections.abc import Mapping, Sequence

from rebelote.bots.updown.chances import Setting, after, chance, setting_of, unseen
from rebelote.cards import Card, rank, read_card
from rebelote.engine import Source, shuffled
from rebelote.games.updown.kernel import winner
from rebelote.games.updown.moves import CHANGES, show
from rebelote.games.updown.options import Options
from rebelote.games.updown.view import View

_WORLDS = 60
_HOPELESS = 0.12
"""Below this chance the others are thought to throw a card away."""
_OTHERS = 2.0
"""What a trick of another seat costs, in tricks of one's own: that nobody wins is the second best."""
_PATIENCE = 0.3
"""How much of what a card may win later counts; with all of it a player waits too long."""
_LATER = {
    3: (-0.16, -0.10, -0.08, -0.02, 0.01, 0.02, 0.01, -0.10, -0.07, -0.02, 0.14),
    6: (-0.08, -0.12, -0.08, -0.07, -0.06, -0.04, -0.02, -0.07, 0.01, 0.08, 0.27),
    9: (0.02, -0.08, -0.10, -0.10, -0.08, -0.08, -0.06, -0.08, -0.02, 0.08, 0.26),
    15: (0.14, 0.00, -0.08, -0.11, -0.07, -0.09, -0.09, -0.09, -0.07, 0.00, 0.15),
}
"""What a card may win later with up to so many in the hand, weakest rank first, in tricks more than others."""
_LATER_TRUMP = {3: 0.63, 6: 0.52, 9: 0.48, 15: 0.30}
_LATER_SUIT = {3: 0.33, 6: 0.19, 9: 0.11, 15: 0.09}
"""What a trump may win later beside that, and a strong card of one's own suit: fitted to 5,218 rounds."""
_STRONG = 7


class StrongUpDown:
    """Plays the card that wins most, and lets others win least, in worlds that it cannot tell apart."""

    __slots__ = ("_options",)

    def __init__(self, options: Options) -> None:
        self._options = options

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices, or None when it is not due."""
        if view.seat not in view.due:
            return None
        if view.phase == "change":
            return self._change(view)
        worths = _worths(view, source)
        return max(view.choices, key=lambda text: worths[read_card(text)])

    def _change(self, view: View) -> str:
        """The change after which the best card of the hand promises most."""
        now, hidden = setting_of(view), unseen(view)
        hopes: dict[str, float] = {}
        for change in CHANGES:
            found = [
                (ways, _promise(view, each, hidden))
                for ways, each in after(now, change, self._options.suit_cycle)
            ]
            hopes[show(change)] = sum(ways * hope for ways, hope in found) / sum(ways for ways, _ in found)
        return max(hopes, key=lambda text: hopes[text])


def _worths(view: View, source: Source) -> Mapping[Card, float]:
    """What each card of the hand brings in some worlds, less what it may bring later."""
    assert view.seat is not None
    now, hidden, size = setting_of(view), unseen(view), len(view.hand)
    others = [seat for seat in range(len(view.suits)) if seat != view.seat]
    ahead = {seat: {card: chance(card, seat, now, hidden) for card in hidden} for seat in others}
    use = {card: _later(card, -1, now, size) for card in hidden}
    stake, sums = view.pot + 1, dict.fromkeys(view.hand, 0.0)
    table = [-1] * len(view.suits)
    for _ in range(_WORLDS):
        row = shuffled(hidden, source)
        for place, seat in enumerate(others):
            table[seat] = _chosen(row[place * size : place * size + size], ahead[seat], use)
        for card in view.hand:
            table[view.seat] = card
            won = winner(_four(table), _four(now.suits), now.trump, now.up)
            sums[card] += stake if won == view.seat else 0.0 if won < 0 else -_OTHERS * stake
    own = now.suits[view.seat]
    return {card: sums[card] / _WORLDS - _later(card, own, now, size) for card in view.hand}


def _chosen(hand: tuple[Card, ...], ahead: Mapping[Card, float], use: Mapping[Card, float]) -> Card:
    """What another seat is thought to choose: its best card, or where it has no hope its least useful one."""
    best = max(hand, key=lambda card: ahead[card])
    return best if ahead[best] >= _HOPELESS else min(hand, key=lambda card: use[card])


def _promise(view: View, now: Setting, hidden: tuple[Card, ...]) -> float:
    """What the best card of the hand brings under some rules."""
    assert view.seat is not None
    stake, size, seat = view.pot + 1, len(view.hand), view.seat
    return max(
        stake * chance(card, seat, now, hidden) - _later(card, now.suits[seat], now, size)
        for card in view.hand
    )


def _later(card: Card, suit: int, now: Setting, size: int) -> float:
    """What a card of a seat may win later, in tricks: nothing with the last card."""
    if size == 1:
        return 0.0
    stage = next(most for most in _LATER if size <= most)
    height = rank(card) - 2 if now.up else 12 - rank(card)
    own = _LATER_SUIT[stage] if card >> 4 == suit and height >= _STRONG else 0.0
    trump = _LATER_TRUMP[stage] * (rank(card) == now.trump)
    return _PATIENCE * (_LATER[stage][height] + own + trump)


def _four(numbers: Sequence[int]) -> tuple[int, int, int, int]:
    """Numbers by seat, -1 for seats that are not there."""
    a, b, c, d = (*numbers, -1, -1)[:4]
    return a, b, c, d
