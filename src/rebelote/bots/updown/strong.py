"""A strong player of Up & Down: it thinks of what the others may hold and choose, and gives nobody a trick cheaply."""

from collections.abc import Mapping

from rebelote.bots.updown.chances import Setting, after, setting_of, unseen
from rebelote.cards import Card, gather, rank, read_card
from rebelote.engine import Source
from rebelote.games.updown.moves import CHANGES, show
from rebelote.games.updown.options import Options
from rebelote.games.updown.view import View

_FOR_CARDS, _FOR_CHANGES = 60, 30
"""How many worlds are thought of; of a roll every total has so many."""
_OTHERS = 5.0
"""What a trick of another seat costs, in tricks of one's own: that nobody wins is the second best."""
_LATE, _OTHERS_LATE = 3, 1.0
"""With so few cards little time is left to win the pot, and another's trick costs no more than that."""
_PATIENCE = 0.05
"""How much of what a card may win later counts: it decides little but ties, or a player waits too long."""
_CHANCE = 1 << 62
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
            return self._change(view, source)
        if len(view.choices) == 1:
            return view.choices[0]
        worths = _worths(view, setting_of(view), _FOR_CARDS, source.randrange(_CHANCE))
        return max(view.choices, key=lambda text: worths[read_card(text)])

    def _change(self, view: View, source: Source) -> str:
        """The change after which the best card of the hand promises most, all in the same worlds."""
        now, worlds = setting_of(view), source.randrange(_CHANCE)
        hopes: dict[str, float] = {}
        for change in CHANGES:
            found = [
                (ways, max(_worths(view, each, _FOR_CHANGES, worlds).values()))
                for ways, each in after(now, change, self._options.suit_cycle)
            ]
            hopes[show(change)] = sum(ways * hope for ways, hope in found) / sum(ways for ways, _ in found)
        return max(hopes, key=lambda text: hopes[text])


def _worths(view: View, now: Setting, worlds: int, chance: int) -> Mapping[Card, float]:
    """What each card of the hand brings in some worlds, less what it may bring later."""
    # numba is loaded by those who search, in processes of their own
    from rebelote.search.reveal import Facedown, wins

    assert view.seat is not None
    hand, size, stake = gather(view.hand), len(view.hand), view.pot + 1
    trick = Facedown(view.seat, now.suits, now.up, now.trump, hand, gather(unseen(view)))
    own, price = now.suits[view.seat], _OTHERS if size > _LATE else _OTHERS_LATE
    return {
        Card(card): stake * (mine - price * others) / worlds - _later(Card(card), own, now, size)
        for card, (mine, others) in wins(trick, worlds, chance).items()
    }


def _later(card: Card, suit: int, now: Setting, size: int) -> float:
    """What a card of a seat may win later, in tricks: nothing with the last card."""
    if size == 1:
        return 0.0
    stage = next(most for most in _LATER if size <= most)
    height = rank(card) - 2 if now.up else 12 - rank(card)
    own = _LATER_SUIT[stage] if card >> 4 == suit and height >= _STRONG else 0.0
    trump = _LATER_TRUMP[stage] * (rank(card) == now.trump)
    return _PATIENCE * (_LATER[stage][height] + own + trump)
