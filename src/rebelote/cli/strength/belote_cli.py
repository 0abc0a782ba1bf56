"""The card player of belote-cli in a seat of the arena: `belotecli:LEVEL`, to measure against.

It plays cards in suit contracts only, so somebody else has to call for it. Its seats go round as ours.
"""

import random
from importlib import import_module
from typing import Any

from rebelote.cards import Card, rank, suit
from rebelote.cli.strength.spec import Spec
from rebelote.engine import SetupError
from rebelote.games.belote.moves import Play, read
from rebelote.games.belote.state import State

_SUITS = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
_RANKS = {
    7: "SEVEN",
    8: "EIGHT",
    9: "NINE",
    10: "TEN",
    11: "JACK",
    12: "QUEEN",
    13: "KING",
    14: "ACE",
}


class BeloteCli:
    """One card player of belote-cli, with its partner's hand hidden."""

    __slots__ = ("_ai", "_deck", "_game", "_level", "_player", "_state")

    def __init__(self, spec: Spec) -> None:
        try:
            modules = [import_module(f"belote.{each}") for each in ("ai", "deck", "game")]
        except ImportError:
            raise SetupError(
                "bots", value=spec.text, expected="belote-cli installed (make bench-setup)"
            ) from None
        self._ai: Any
        self._deck: Any
        self._game: Any
        self._ai, self._deck, self._game = modules
        self._level = spec.name
        self._player: Any = None
        self._state: State | None = None

    def begin(self, state: State, seat: int, seed: int) -> None:
        """A deal begins: a new player with its own source."""
        level = self._ai.Difficulty(self._level)
        self._player = self._ai.AIPlayer(self._game.Seat(seat), level, random.Random(seed))

    def watch(self, before: State, seat: int, move: str) -> None:
        """Nothing: what was played is in the view."""

    def decide(self, view: Any, source: random.Random) -> str | None:
        """The card that it plays, with everything that may be said on it."""
        if view.seat not in view.due:
            return None
        if len(view.choices) == 1 or view.phase != "play":
            return str(view.choices[0])
        state = self._seen(view)
        self._player.update_memory(state)
        wanted = self._player.decide_card(state)
        for text in view.choices:
            move = read(text)
            if isinstance(move, Play) and self._card(move.card) == wanted:
                return str(text)
        raise RuntimeError(f"belote-cli plays {wanted}, which is no choice of {view.choices}")

    def _card(self, card: Card) -> Any:
        deck = self._deck
        return deck.Card(deck.Suit[_SUITS[suit(card)]], deck.Rank[_RANKS[rank(card)]])

    def _seen(self, view: Any) -> Any:
        """The view in the engine's own terms."""
        game, done = self._game, 4 * len(view.takers)
        laid = [game.TrickCard(game.Seat(who), self._card(card)) for who, card in view.plays]
        hands: list[tuple[Any, ...]] = [()] * 4
        hands[view.seat] = tuple(map(self._card, view.hand))
        return game.GameState(
            hands=tuple(hands),
            trump=self._deck.Suit[_SUITS[view.contract.denomination]],
            contract=self._deck.Contract.NORMAL,
            dealer=game.Seat(view.dealer),
            turn=game.Seat(view.seat),
            phase=game.Phase.PLAYING,
            taker=game.Seat(view.contract.taker),
            current_trick=tuple(laid[done:]),
            completed_tricks=tuple(tuple(laid[at : at + 4]) for at in range(0, done, 4)),
            boss_modifiers=game.BossModifiers(hide_partner_hand=True),
        )
