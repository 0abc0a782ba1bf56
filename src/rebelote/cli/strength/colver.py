"""The offline bots of colver in a seat of the arena: `colver:METHOD,key=value...`, to measure against.

`bid=NAME` chooses its bidder; other keys go to its play. Its moves are numbers: 0 passes, 1 to 36 bid 80
to 160 in spades, hearts, diamonds, clubs, then the capot in each, 41 coinche, 42 surcoinche; a card is
eight times its suit and a rank from the seven to the ace.
"""

import random
from importlib import import_module
from typing import Any

from rebelote.cards import Card, cards_of, rank, suit
from rebelote.cli.strength.spec import Spec
from rebelote.engine import SetupError
from rebelote.games.belote.moves import Bid, CapotBid, Coinche, Pass, Play, Surcoinche, read
from rebelote.games.belote.play.playing import hand
from rebelote.games.belote.state import Phase, State

_RANKS = (7, 8, 9, 11, 12, 13, 10, 14)
_PASS, _CAPOT, _COINCHE, _SURCOINCHE = 0, 37, 41, 42
_LOWEST = 80


class Colver:
    """One agent of colver with a table of its own, on which every move is repeated."""

    __slots__ = ("_agent", "_env", "_module", "_settings")

    def __init__(self, spec: Spec) -> None:
        try:
            self._module: Any = import_module("colver")
        except ImportError:
            raise SetupError(
                "bots", value=spec.text, expected="colver installed (make bench-setup)"
            ) from None
        keys = dict(spec.changes)
        bidder, worlds = keys.pop("bid", "improved_v2"), keys.pop("source", "uniform")
        keys = {"parallel": "false", **keys}
        lines = [f"{key} = {_toml(value)}" for key, value in keys.items()]
        self._settings = "\n".join(
            (
                "[bid]",
                f"strategy = {_toml(bidder)}",
                "[play]",
                f"method = {_toml(spec.name)}",
                *lines,
                "[worlds]",
                f"source = {_toml(worlds)}",
            )
        )
        self._env: Any = None
        self._agent: Any = None

    def begin(self, state: State, seat: int, seed: int) -> None:
        """A deal begins: the cards go to a new table of the engine."""
        hands = [[_number(each) for each in cards_of(hand(state, each_seat))] for each_seat in _seats(state)]
        self._env = self._module.Env.deal_with_hands(state.match.dealer, hands)
        self._agent = self._module.Agent(self._settings, seat, seed=seed)
        self._agent.init_deal(self._env)

    def watch(self, before: State, seat: int, move: str) -> None:
        """Repeat a move of the bidding or the play."""
        if before.phase is Phase.COUNT or self._env.is_terminal():
            return
        action = _action(move)
        if action is None:
            return
        if self._env.current_player() != seat or action not in self._env.legal_actions():
            raise RuntimeError(f"colver does not know the move {move} of seat {seat}")
        self._agent.observe(self._env, action)
        self._env.step(action)

    def decide(self, view: Any, source: random.Random) -> str | None:
        """The agent's choice; words and announcements come with it."""
        if view.seat not in view.due:
            return None
        if len(view.choices) == 1 or view.phase == Phase.COUNT.value:
            return str(view.choices[0])
        action = self._agent.action(self._env)
        return next(str(text) for text in view.choices if _action(text) == action)

    def marks(self) -> tuple[float, float]:
        """The marks of both sides by the engine's own rules, once the deal is over."""
        a, b = self._env.rewards()
        return (float(a), float(b))


def _toml(value: str) -> str:
    return value if value in ("true", "false") or value.replace(".", "").isdigit() else f'"{value}"'


def _seats(state: State) -> range:
    return range(state.rules.form.seats)


def _number(card: Card) -> int:
    return 8 * suit(card) + _RANKS.index(rank(card))


def _action(text: str) -> int | None:
    """The number of a move, None for what the engine does not know."""
    match read(text):
        case Pass():
            return _PASS
        case Bid(value, denomination):
            return 1 + 4 * ((value - _LOWEST) // 10) + denomination
        case CapotBid(denomination):
            return _CAPOT + denomination
        case Coinche():
            return _COINCHE
        case Surcoinche():
            return _SURCOINCHE
        case Play(card=card):
            return _number(card)
    return None
