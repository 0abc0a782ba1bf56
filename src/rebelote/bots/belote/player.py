"""A player of belote of some level: it calls, announces all it holds, says belote, plays its cards."""

from dataclasses import dataclass

from rebelote.bots.belote.calls import calls_of
from rebelote.bots.belote.levels import Level
from rebelote.bots.belote.opinion import Opinions
from rebelote.bots.belote.signals import belote_card, mate
from rebelote.bots.belote.stop import wants_to_stop
from rebelote.bots.belote.table import seen
from rebelote.bots.belote.tricks import choose
from rebelote.bots.belote.worlds.judging import Late, never
from rebelote.cards import Card
from rebelote.engine import Source
from rebelote.games.belote.dealing.forms import form
from rebelote.games.belote.moves import Play, read
from rebelote.games.belote.options import Options
from rebelote.games.belote.view import View

_AT_ONCE = ("stop", "seven", "show", "r")
"""What is done whenever it may be, in this order; only l'arrêt is thought about."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, None to let it be, and what the player thought of its cards if it thought of worlds."""

    move: str | None
    opinions: Opinions | None = None


class BelotePlayer:
    """Plays every table of belote; levels that think do so in worlds."""

    __slots__ = ("_bidder", "_form", "_level", "_options", "budget_ms")

    def __init__(self, options: Options, level: Level) -> None:
        self._options, self._level = options, level
        self._form = form(options)
        self._bidder = calls_of(options, level)
        self.budget_ms = level.budget_ms

    def decide(self, view: View, source: Source, *, late: Late = never) -> str | None:
        """One of the choices; None lets it be where the game does not wait for this seat."""
        return self.consider(view, source, late=late).move

    def consider(self, view: View, source: Source, *, late: Late = never) -> Decision:
        """A decision with what was thought; once it is `late` the player makes up its mind."""
        assert view.seat is not None
        for text in _AT_ONCE:
            if text in view.choices and (text != "stop" or wants_to_stop(view, self._options)):
                return Decision(text)
        if view.phase == "bidding":
            return Decision(self._bidder.call(view, source))
        if view.seat not in view.due:
            return Decision(None)
        if view.phase == "play":
            return self._played(view, source, late)
        return Decision(_preparing(view.choices, source))

    def _played(self, view: View, source: Source, late: Late) -> Decision:
        """The chosen card with everything that may be said on it: choices begin with that."""
        said: dict[Card, str] = {}
        for text in view.choices:
            move = read(text)
            if isinstance(move, Play):
                said.setdefault(move.card, text)
        opinions = self._thought(view, source, late) if len(said) > 1 else None
        if opinions is not None:
            return Decision(said[opinions.cards[0].card], opinions)
        table = seen(view, self._options, self._form, forgetful=self._level.memory == "trick")
        card = choose(table, tuple(said), source, self._level.noise)
        wanted = belote_card(view, self._options)
        if wanted in said and mate(wanted) == card:
            card = wanted
        return Decision(said[card])

    def _thought(self, view: View, source: Source, late: Late) -> Opinions | None:
        """What is thought of the cards, None where the level knows rules of thumb only."""
        if not self._level.thinks(len(view.hand)):
            return None
        # numba is loaded by those who search, in processes of their own
        from rebelote.bots.belote.worlds.thinking import think
        from rebelote.search.hidden import Contradiction

        try:
            return think(view, self._options, self._level, source, late=late)
        except Contradiction:
            return None


def _preparing(choices: tuple[str, ...], source: Source) -> str:
    """Cutting, packets, mixing: anything will do, but nobody proposes to mix while cutting."""
    calm = [text for text in choices if text != "mix" or "keep" in choices]
    return calm[source.randrange(len(calm))]
