"""A strong player of Rommé: it counts what may still come, and minds what its discards are good for."""

from rebelote.bots.rammi.simple import most
from rebelote.engine import Source
from rebelote.games.rammi.moves import Discard, LayOff, Meld, read, show
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.view import View


class StrongRammi:
    """Takes the discard where that beats a card from the stock, keeps what has outs, gives little away."""

    __slots__ = ("_options",)

    def __init__(self, options: Options) -> None:
        self._options = options

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices; None lets it be where the game does not wait for this seat."""
        if view.seat not in view.due:
            return None
        # numba is loaded by those who count, in processes of their own
        from rebelote.bots.rammi import counting

        if not view.drawn:
            wants = "D" in view.choices and counting.wants(view, self._options)
            return "D" if wants else view.choices[0]
        moves = tuple(map(read, view.choices))
        laid = most(moves, Meld) or most(moves, LayOff)
        if laid is not None:
            return show(laid)
        discards = {move.card: move for move in moves if isinstance(move, Discard)}
        costs = counting.costs(view, self._options, discards)
        return show(discards[min(costs, key=lambda card: costs[card])])
