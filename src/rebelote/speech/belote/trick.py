"""Whose card leads the trick of a table of belote."""

from functools import lru_cache

from rebelote.cards import Card
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, duties
from rebelote.games.belote.view import View
from rebelote.kernels.tricks import takes

_NOBODY = -1


def best(view: View, options: Options) -> int:
    """The seat whose card leads the trick, or -1 between tricks."""
    done = len(view.takers) * len(view.counts)
    if view.contract is None or len(view.plays) == done:
        return _NOBODY
    return _leads(view.plays[done:], view.contract.denomination, _duties(view.contract.denomination, options))


@lru_cache(maxsize=256)
def _duties(denomination: int, options: Options) -> int:
    return duties(denomination, options)


def _leads(laid: tuple[tuple[int, Card], ...], denomination: int, duty: int) -> int:
    strengths = ORDERS[denomination].strengths
    seat, card = laid[0]
    for other, each in laid[1:]:
        if takes(strengths[each], strengths[card], duty):
            seat, card = other, each
    return seat
