"""Weighing worlds: those in which the others would have called and played as they did count for more."""

from collections import Counter
from collections.abc import Sequence
from math import exp

from rebelote.bots.belote.levels import Level
from rebelote.bots.belote.signals import belief, said_so_far
from rebelote.bots.belote.worlds.situation import Hands
from rebelote.cards import CardSet, cards_of, suit
from rebelote.engine import Source
from rebelote.games.belote.options import Options
from rebelote.games.belote.view import View
from rebelote.search.learned.caller import Caller, family, net
from rebelote.search.played import play_chances

_LEAST = 0.03
"""Below this share of worlds that count the calls are taken for a surprise, and all worlds for equal."""
_TRUST = 0.7
"""How far habits of play are believed: 1 would be all the way."""
_FINE = 1 << 30
_FIRST = 5  # cards in the hand while somebody may take


def weighed(
    view: View, options: Options, level: Level, worlds: Sequence[Hands], source: Source
) -> Counter[Hands]:
    """Some of many worlds, as many as a level thinks of, each as often as it is likely."""
    weights, n = _weights(view, options, level, worlds, source), level.thinks(len(view.hand))
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


def _weights(
    view: View, options: Options, level: Level, worlds: Sequence[Hands], source: Source
) -> list[float]:
    """How likely each world is by the calls, and by what cards said where partners agree on it."""
    held = [0] * 4
    for seat, card in view.plays:
        held[seat] |= 1 << card
    full = [tuple(own | gone for own, gone in zip(world, held, strict=True)) for world in worlds]
    said = said_so_far(view, options)
    believed = [belief(view, hands, said) if said else 1.0 for hands in full]
    if not level.weighted:
        return believed
    assert view.contract is not None
    chances = play_chances(view.contract, options, view.plays, view.seat, full)
    top = max(chances)
    called = _by_calls(view, options, full, source)
    return [
        by_call * by_signal * exp(_TRUST * (chance - top))
        for by_call, by_signal, chance in zip(called, believed, chances, strict=True)
    ]


def _by_calls(view: View, options: Options, full: Sequence[Hands], source: Source) -> list[float]:
    """How likely each world is by the calls."""
    known = net(family(options))
    if known is None or not view.calls:
        return [1.0] * len(full)
    # numpy is loaded by those who weigh
    import numpy

    from rebelote.search.learned.likely import call_weights

    turned = None if view.turned is None else suit(view.turned)
    found = call_weights(
        Caller(known, options),
        numpy.array([_while_calling(view, options, hands, source) for hands in full], numpy.int64),
        view.calls,
        (view.dealer + 1) % 4,
        (view.seat, turned),
    )
    return [float(each) for each in found]


def _while_calling(view: View, options: Options, hands: Hands, source: Source) -> Hands:
    """What each seat may have held while it called: five of its cards where one takes, and the turned one."""
    if options.bid_mode == "auction":
        return hands
    turned = 0 if view.turned is None else 1 << view.turned
    return tuple(_five(hand & ~turned, source) | turned for hand in hands)


def _five(hand: int, source: Source) -> int:
    """Five cards of a hand."""
    cards, found = list(cards_of(CardSet(hand))), 0
    for _ in range(min(_FIRST, len(cards))):
        found |= 1 << cards.pop(source.randrange(len(cards)))
    return found
