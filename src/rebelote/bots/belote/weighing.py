"""Weighing worlds: those in which the others would have called as they did count for more."""

from collections import Counter
from collections.abc import Sequence

from rebelote.bots.belote.situation import Hands
from rebelote.cards import suit
from rebelote.engine import Source
from rebelote.games.belote.options import Options
from rebelote.games.belote.view import View
from rebelote.search.learned.caller import Caller, family, net

_LEAST = 0.03
"""Below this share of worlds that count the calls are taken for a surprise, and all worlds for equal."""
_FINE = 1 << 30


def weighed(view: View, options: Options, worlds: Sequence[Hands], n: int, source: Source) -> Counter[Hands]:
    """Some of many worlds, n in all, each as often as it is likely."""
    weights = _weights(view, options, worlds, source)
    whole, squares = sum(weights), sum(each * each for each in weights)
    if whole * whole < _LEAST * squares * len(worlds):
        weights, whole = [1.0] * len(worlds), float(len(worlds))
    start = source.randrange(_FINE) / _FINE
    found: Counter[Hands] = Counter()
    at, below = 0, weights[0]
    for step in range(n):
        point = (step + start) * whole / n
        while point > below and at + 1 < len(worlds):
            at += 1
            below += weights[at]
        found[worlds[at]] += 1
    return found


def _weights(view: View, options: Options, worlds: Sequence[Hands], source: Source) -> list[float]:
    """How likely each world is by the calls."""
    known = net(family(options))
    if known is None or not view.calls:
        return [1.0] * len(worlds)
    # numpy is loaded by those who weigh
    import numpy

    from rebelote.search.learned.likely import call_weights

    held = [0] * 4
    for seat, card in view.plays:
        held[seat] |= 1 << card
    full = numpy.array(worlds, numpy.int64) | numpy.array(held, numpy.int64)[None, :]
    turned = None if view.turned is None else suit(view.turned)
    found = call_weights(Caller(known, options), full, view.calls, (view.dealer + 1) % 4, (view.seat, turned))
    return [float(each) for each in found]
