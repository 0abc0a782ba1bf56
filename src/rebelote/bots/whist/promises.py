"""What the calls of an auction promise of the hands that were dealt, and worlds in which the promises are kept."""

from collections.abc import Iterator
from typing import NamedTuple

from rebelote.bots.whist.hand import tricks_in
from rebelote.bots.whist.worlds import Hands, hands_of
from rebelote.engine import Source
from rebelote.games.whist.contract import TRICKS
from rebelote.games.whist.moves import Join, Name, Undertake
from rebelote.games.whist.view import View

_PROPOSED, _JOINED = 2.2, 1.7
"""What who proposes or joins a suit is trusted to take with it as trumps."""
_ALONE = 1.5
"""So many tricks may be missing in the hand of who plays alone."""
_PATIENCE = 4
"""So many times as many worlds are looked at as are wanted."""


class Promise(NamedTuple):
    """A seat takes so many tricks with a suit as trumps."""

    seat: int
    suit: int
    tricks: float


def promised(view: View) -> list[Promise]:
    """What the others promised by their calls (W10 to W15)."""
    found = []
    for seat, said in view.calls:
        match said:
            case Name(suit):
                found.append(Promise(seat, suit, _PROPOSED))
            case Join(suit):
                found.append(Promise(seat, suit, _JOINED))
            case Undertake(contract) if contract.suit in range(4) and contract.kind in TRICKS:
                found.append(Promise(seat, contract.suit, TRICKS[contract.kind] - _ALONE))
    known = {view.seat, *(seat for seat, _ in view.shown)}
    return [each for each in found if each.seat not in known]


def agreeing(view: View, source: Source, n: int) -> Iterator[Hands]:
    """So many worlds that agree with a view, as far as possible those in which every promise was kept."""
    promises = promised(view)
    if not promises:
        yield from hands_of(view, source, n)
        return
    laid = [0] * len(view.counts)
    for seat, card in view.plays:
        laid[seat] |= 1 << card
    broken, kept = [], 0
    for hands in hands_of(view, source, _PATIENCE * n):
        if all(tricks_in(hands[seat] | laid[seat], suit) >= tricks for seat, suit, tricks in promises):
            kept += 1
            yield hands
            if kept == n:
                return
        else:
            broken.append(hands)
    yield from broken[: n - kept]
