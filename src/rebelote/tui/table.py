"""A match at a table: who sits where, whose move it is, and who is told what."""

from collections.abc import Mapping
from typing import Any, Protocol

from rebelote.bots import Bot
from rebelote.cards import Seat
from rebelote.engine import CHANCE, Event, Outcome, Refusal, Setup, Source


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: Any) -> str:
        """One of the choices of a view in which the game waits for this seat."""

    def aside(self, view: Any) -> str | None:
        """A choice of a view in which the game waits for others; None lets it be."""


class Watcher(Protocol):
    """Whoever looks at the table from one seat."""

    def told(self, event: Event, before: Any, view: Any) -> None:
        """Something happened: the views before and after the move that did it."""

    def between(self, view: Any) -> str | None:
        """A deal is over and the match is not. The seat watched may make a move out of turn."""


class BotPlayer:
    """A bot in a seat, with its source of chance."""

    __slots__ = ("_bot", "_source")

    def __init__(self, bot: Bot, source: Source) -> None:
        self._bot, self._source = bot, source

    def choose(self, view: Any) -> str:
        """The decision of the bot."""
        decided = self._bot.decide(view, self._source)
        assert decided is not None, "a bot lets it be where the game waits for it"
        return decided

    def aside(self, view: Any) -> str | None:
        """What the bot does out of turn, if anything."""
        return self._bot.decide(view, self._source)


class Table:
    """A running match in this process. One seat is watched."""

    __slots__ = ("_source", "_state", "setup")

    def __init__(self, setup: Setup, seats: int, source: Source) -> None:
        self.setup = setup
        self._source = source
        self._state = setup.game.begin(setup.options, seats)

    def view(self, seat: Seat) -> Any:
        """What a seat may know."""
        return self.setup.game.view(self._state, seat)

    def why(self, seat: Seat, text: str) -> Refusal | None:
        """Why a move is refused to a seat, or None. Raises NotationError for a text that is no move."""
        game = self.setup.game
        return game.why(self._state, seat, game.read(text))

    def run(self, players: Mapping[Seat, Player], watcher: Watcher, seat: Seat) -> Outcome:
        """Play to the end of the match; `watcher` is told what `seat` may know."""
        game = self.setup.game
        while game.actors(self._state):
            deals = game.deals(self._state)
            self._advance(*self._decided(players), watcher, seat)
            if game.deals(self._state) > deals and game.outcome(self._state) is None:
                wish = watcher.between(self.view(seat))
                if wish is not None:
                    self._advance(seat, wish, watcher, seat)
        outcome = game.outcome(self._state)
        assert outcome is not None
        return outcome

    def _decided(self, players: Mapping[Seat, Player]) -> tuple[Seat, str]:
        """Who moves next, and how: first whoever speaks out of turn, then whom the game waits for."""
        game, state = self.setup.game, self._state
        actors, due = game.actors(state), game.due(state)
        if CHANCE in actors:
            return CHANCE, game.show(game.chance(state, self._source))
        for seat in sorted(actors - due):
            wish = players[seat].aside(self.view(seat))
            if wish is not None:
                return seat, wish
        first = min(due)
        return first, players[first].choose(self.view(first))

    def _advance(self, actor: Seat, text: str, watcher: Watcher, seat: Seat) -> None:
        """Make a move and tell it."""
        game, before = self.setup.game, self.view(seat)
        self._state, events = game.step(self._state, actor, game.read(text))
        after = self.view(seat)
        for event in events:
            if event.to in (None, seat):
                watcher.told(event, before, after)
