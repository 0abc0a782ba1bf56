"""A simple player of Rommé: it lays out what it can and throws away what goes with nothing."""

from rebelote.cards import Card, gather, rank, suit
from rebelote.engine import Source
from rebelote.games.rammi.moves import Discard, LayOff, Meld, RammiMove, read, show
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.turn.melding import additions, melds_of
from rebelote.games.rammi.view import View
from rebelote.kernels.melds import ACE, worth

_CLOSE, _TOUCHING = 2, 1
"""Two cards of a suit at most so far apart may become a sequence; who is careless sees those that touch."""


class SimpleRammi:
    """Takes a discard only to lay it out at once, melds the most it can, keeps pairs and neighbours."""

    __slots__ = ("_careless", "_high_ace", "_options")

    def __init__(self, options: Options, *, careless: bool = False) -> None:
        """Who is careless takes a discard for a meld of his own only, keeps pairs and cards that touch, and
        minds neither what his cards count nor what else may join them.
        """
        self._options = options
        self._careless = careless
        self._high_ace = options.ace == "low_or_high"

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices; None lets it be where the game does not wait for this seat."""
        if view.seat not in view.due:
            return None
        if not view.drawn:
            return "D" if "D" in view.choices and self._wants(view) else view.choices[0]
        moves = tuple(map(read, view.choices))
        return show(most(moves, Meld) or most(moves, LayOff) or self._discard(view, moves, source))

    def _wants(self, view: View) -> bool:
        """Whether the top discard can be laid out with what is held."""
        assert view.top is not None
        hand, top = int(gather(view.hand)), 1 << view.top
        if any(meld & top for meld in melds_of(hand | top, self._high_ace)):
            return True
        if self._careless:
            return False
        barred = self._options.layoff_requires_own_meld and view.seat not in view.melded
        return not barred and any(
            cards == top for laid in view.melds for cards in additions(top, int(gather(laid)), self._high_ace)
        )

    def _discard(self, view: View, moves: tuple[RammiMove, ...], source: Source) -> Discard:
        """The card that goes with the fewest others; of several the one that counts most."""
        discards = [move for move in moves if isinstance(move, Discard)]
        if self._careless:
            ranked = {move: (_company(move.card, view.hand, _TOUCHING), 0) for move in discards}
        else:
            ranked = {move: (_company(move.card, view.hand), -worth(1 << move.card)) for move in discards}
        least = min(ranked.values())
        best = [move for move in discards if ranked[move] == least]
        return best[source.randrange(len(best))]


def most(moves: tuple[RammiMove, ...], kind: type[Meld] | type[LayOff]) -> Meld | LayOff | None:
    """The meld or lay-off of the most cards, of several the one that counts most."""
    found = [move for move in moves if isinstance(move, kind)]
    return max(found, key=lambda move: (move.cards.bit_count(), worth(move.cards)), default=None)


def _company(card: Card, hand: tuple[Card, ...], apart: int = _CLOSE) -> int:
    """How many cards of a hand may become a meld with one of them."""
    return sum(each != card and _goes_with(card, each, apart) for each in hand)


def _goes_with(card: Card, other: Card, apart: int) -> bool:
    if rank(card) == rank(other):
        return True
    return suit(card) == suit(other) and abs(_height(card) - _height(other)) <= apart


def _height(card: Card) -> int:
    return 1 if rank(card) == ACE else rank(card)
