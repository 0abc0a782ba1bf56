"""What a simple player says in the auction of whist."""

from typing import NamedTuple

from rebelote.bots.whist.hand import best_trump, dangers, suit_cards, tricks_with
from rebelote.cards import SUITS
from rebelote.games.whist.contract import Contract
from rebelote.games.whist.moves import Join
from rebelote.games.whist.view import View

_PROPOSES = 3.0
_JOINS = 2.3
_PARTNER = 4.0
"""What a partner is trusted to take."""
_SAFETY = 0.5
"""For abondance and chelem a player wants a little more than he says; for a solo a little less will do."""


class Undertaking(NamedTuple):
    """A call that fixes a contract if nobody goes higher, with the partner who offered its suit (-1: alone)."""

    text: str
    contract: Contract
    partner: int


def call(view: View, *, plainly: bool = False) -> str:
    """One of the calls that are offered: the most that the hand is good for, otherwise pass.

    Who counts plainly sees fewer tricks in his hand.
    """
    suit = best_trump(view.hand)
    own = tricks_with(view.hand, suit, plainly=plainly)
    wishes = [*_alone(own, SUITS[suit]), *_misere(view), *_joining(view, plainly=plainly), *_raising(view)]
    if own >= _PROPOSES and len(suit_cards(view.hand, suit)) > 3:
        wishes.append(SUITS[suit])
    wishes += [f"solo{n}{SUITS[suit]}" for n in (8, 7, 6) if own >= n - _SAFETY]
    if own >= _PROPOSES:
        wishes.append("stay")
    wishes += ["wait"] * (_JOINS <= own < _PROPOSES)
    return next((each for each in wishes if each in view.choices), "p")


def _alone(own: float, suit: str) -> list[str]:
    """Abondances and chelems that the hand is strong enough for, highest first."""
    wished = [f"ch{n}{suit}" for n in (13, 12) if own >= n + _SAFETY]
    return wished + [f"ab{n}{suit}" for n in (11, 10, 9) if own >= n + _SAFETY]


def _misere(view: View) -> list[str]:
    """Misères that the hand is low enough for, highest first."""
    if not dangers(view.hand, step=1.0):
        return ["gmo", "gm", "pm"]
    found = len(dangers(view.hand))
    return ["gm", "pm"] if not found else ["pm"] if found == 1 else []


def _joining(view: View, *, plainly: bool) -> list[str]:
    """Proposals to join, the suit that suits best first; only while eight tricks are enough."""
    suits = sorted({suit for _, suit in view.proposals}, key=lambda each: -tricks_with(view.hand, each))
    fit = (each for each in suits if tricks_with(view.hand, each, plainly=plainly) >= _JOINS)
    cheap = view.contract is None
    return [f"join{SUITS[each]}" for each in fit if len(suit_cards(view.hand, each)) > 2 and cheap]


def _raising(view: View) -> list[str]:
    """How far a joiner goes up: the lowest number that is offered, if both may take so many."""
    offered = [text for text in view.choices if text.startswith("emb")]
    if not offered:
        return []
    suit = next(suit for who, suit in _joined(view) if who == view.seat)
    level = int(offered[0][3:])
    return offered[:1] if tricks_with(view.hand, suit) + _PARTNER >= level else []


def _joined(view: View) -> list[tuple[int, int]]:
    """Who joined which suit, the latest first."""
    return [(who, said.suit) for who, said in reversed(view.calls) if isinstance(said, Join)]
