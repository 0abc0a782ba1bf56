"""A simple player of belote: rules of thumb, everything that was played remembered, no search."""

from rebelote.bots.belote.bidding import Bidder
from rebelote.bots.belote.stop import wants_to_stop
from rebelote.bots.belote.table import seen
from rebelote.bots.belote.tricks import choose
from rebelote.cards import Card
from rebelote.engine import Source
from rebelote.games.belote.dealing.forms import form
from rebelote.games.belote.moves import Play, read
from rebelote.games.belote.options import Options
from rebelote.games.belote.view import View

_AT_ONCE = ("stop", "seven", "show", "r")
"""What is done whenever it may be, in this order; only l'arrêt is thought about."""


class SimpleBelote:
    """Bids by counting, announces all it holds, says belote, remembers every card."""

    __slots__ = ("_bidder", "_form", "_options")

    def __init__(self, options: Options) -> None:
        self._options = options
        self._form = form(options)
        self._bidder = Bidder(options)

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices; None lets it be where the game does not wait for this seat."""
        assert view.seat is not None
        for text in _AT_ONCE:
            if text in view.choices and (text != "stop" or wants_to_stop(view, self._options)):
                return text
        if view.phase == "bidding":
            return self._bidder.call(view)
        if view.seat not in view.due:
            return None
        if view.phase == "play":
            return self._card(view, source)
        return _preparing(view.choices, source)

    def _card(self, view: View, source: Source) -> str:
        """The chosen card with everything that may be said on it: choices begin with that."""
        said: dict[Card, str] = {}
        for text in view.choices:
            move = read(text)
            if isinstance(move, Play):
                said.setdefault(move.card, text)
        return said[choose(seen(view, self._options, self._form), tuple(said), source)]


def _preparing(choices: tuple[str, ...], source: Source) -> str:
    """Cutting, packets, mixing: anything will do, but nobody proposes to mix while cutting."""
    calm = [text for text in choices if text != "mix" or "keep" in choices]
    return calm[source.randrange(len(calm))]
