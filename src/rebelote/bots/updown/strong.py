"""A strong player of Up & Down: it plays rounds out in its head before it changes the rules or lays a card."""

from rebelote.bots.updown.chances import unseen
from rebelote.cards import SUITS, gather, read_card
from rebelote.engine import Source
from rebelote.games.updown.moves import CHANGES, show
from rebelote.games.updown.options import Options
from rebelote.games.updown.view import View

_WORLDS = 1200
_SEEDS = 1 << 31


class StrongUpDown:
    """Does what wins most tricks above the others in rounds that it cannot tell from the true one."""

    __slots__ = ("_cycle", "_worlds")

    def __init__(self, options: Options, worlds: int = _WORLDS) -> None:
        self._cycle = tuple(SUITS.index(letter) for letter in options.suit_cycle)
        self._worlds = worlds

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices, or None when it is not due."""
        if view.seat not in view.due:
            return None
        if len(view.choices) == 1:
            return view.choices[0]
        # numba is loaded by those who search, in processes of their own
        from rebelote.search.updown import Round, margins

        assert view.seat is not None
        changing = view.phase == "change"
        texts = tuple(map(show, CHANGES)) if changing else view.choices
        options = tuple(range(len(texts))) if changing else tuple(map(int, map(read_card, texts)))
        table = Round(
            view.seat,
            int(gather(view.hand)),
            tuple(map(int, unseen(view))),
            view.side == "up",
            view.trump,
            view.pot,
            view.leader,
            tuple(self._cycle.index(suit) for suit in view.suits),
            self._cycle,
        )
        found = margins(table, options, self._worlds, source.randrange(_SEEDS), changing=changing)
        return texts[max(range(len(texts)), key=lambda at: found[at])]
