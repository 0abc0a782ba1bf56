"""What a net sees of a call: a hand in one denomination, and the calls so far, as numbers about one.

The suits of a hand stand in slots: at a suit contract the trumps first, the side suits by strength; at
Sans Atout and Tout Atout all by strength. So exchanging suits changes nothing that a net sees.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rebelote.games.belote.order import ORDERS, SA, TA, strengths_of
from rebelote.games.belote.play.claim import pairs
from rebelote.search.learned.context import CONTEXT, LEVEL, Standing

HEIGHTS = 8
STATIC = 4 * HEIGHTS + 3 + 4
"""Numbers of a hand in a denomination."""
EACH = 6
DYNAMIC = 3 * EACH + 13
"""Numbers of the calls so far, for a denomination."""
INPUTS = STATIC + DYNAMIC + CONTEXT

PASS, COINCHE, SURCOINCHE = 10, 11, 12
OUTPUTS = 13
"""What a net values, for a denomination: ten steps of a bid from 80 to 160 and the capot (a take is the
first of them), passing, coinche, surcoinche."""
CAPOT_STEP = 9

NEVER = -1

_TRUMPS = (0.5, 0.6, 1.0, 1.1, 2.0, 2.4, 4.0, 5.5)
_PLAIN = (0.1, 0.1, 0.1, 0.3, 0.5, 0.8, 1.5, 3.5)
_SANS = (0.1, 0.1, 0.2, 0.4, 0.6, 0.9, 2.5, 5.0)


LITTLE = 1e-4
"""Less than any card looks worth, even for a whole suit of bits."""


class Talked(NamedTuple):
    """The calls so far as a seat sees them.

    By seat, counted from the one that decides: step and denomination of the last bid (NEVER if there is none)
    and whether it has passed. `standing` is the bid that holds: how many seats from here its bidder sits, its
    step and denomination; `coinched` whether it is. `place` counts from the first speaker, `passes` since
    the last other call. `later` is the second round of a take mode, `turned` the suit of the turned card
    (NEVER if there is none), `match` where the match stands for the one that decides.
    """

    steps: Sequence[int]
    denominations: Sequence[int]
    passed: Sequence[bool]
    standing: tuple[int, int, int]
    coinched: bool
    place: int
    passes: int
    later: bool
    turned: int = NEVER
    match: Standing = LEVEL


def static(hand: int, denomination: int, announced: int = 0) -> list[float]:
    """The numbers of a hand (a set of cards) in a denomination; `announced` is worth so many points."""
    strengths = strengths_of(hand, ORDERS[denomination])  # type: ignore[arg-type]
    kinds = [denomination < SA, denomination == SA, denomination == TA]
    rows = [strengths >> 16 * each & 255 for each in range(4)]
    worths = [worth_of(row, weights_of(each, denomination)) for each, row in enumerate(rows)]
    order = sorted(range(4), key=lambda each: (each != denomination, -(1000 * worths[each] + rows[each])))
    found: list[float] = []
    for each in order:
        found += [float(rows[each] >> height & 1) for height in range(HEIGHTS)]
    found += [float(kind) for kind in kinds]
    own = rows[denomination].bit_count() if denomination < SA else 0
    sides = sum(worths[each] for each in order[denomination < SA :])
    found += [own / 4, sides / 8, len(pairs(hand, denomination)), announced / 50]  # type: ignore[arg-type]
    return found


def weights_of(suit: int, denomination: int) -> tuple[float, ...]:
    """How good the cards of a suit look in a denomination, the lowest first."""
    if denomination == SA:
        return _SANS
    return _TRUMPS if denomination in (suit, TA) else _PLAIN


def worth_of(row: int, weights: tuple[float, ...]) -> float:
    """How good some heights of a suit look."""
    return sum(weight for height, weight in enumerate(weights) if row >> height & 1)


def strength(hand: int, denomination: int) -> float:
    """How good a hand looks in a denomination, to choose the one that a pass is judged by.

    Of suits that look as good the one with the higher trumps does, so it matters nowhere which suits they are.
    """
    strengths = strengths_of(hand, ORDERS[denomination])  # type: ignore[arg-type]
    rows = [strengths >> 16 * each & 255 for each in range(4)]
    looks = sum(worth_of(row, weights_of(each, denomination)) for each, row in enumerate(rows))
    return looks + (rows[denomination] * LITTLE if denomination < SA else 0.0)


def dynamic(talked: Talked, denomination: int) -> list[float]:
    """The numbers of the calls so far for a denomination."""
    found: list[float] = []
    for seat in (2, 1, 3):
        step, own = talked.steps[seat], talked.denominations[seat]
        bid, same = step != NEVER, own == denomination
        found += [
            float(not bid),
            float(bid and same),
            float(bid and not same),
            max(step, 0) / 10,
            float(talked.passed[seat]),
            max(step, 0) / 10 if bid and same else 0.0,
        ]
    bidder, step, standing = talked.standing
    own = talked.denominations[0]
    found += [
        float(step != NEVER and bidder % 2 == 0),
        float(step != NEVER and bidder % 2 == 1),
        max(step, NEVER) / 10,
        float(standing == denomination and step != NEVER),
        float(talked.coinched),
        *(float(talked.place == each) for each in range(3)),
        talked.passes / 3,
        float(talked.steps[0] != NEVER and own == denomination),
        max(talked.steps[0], 0) / 10,
        float(talked.later),
        float(talked.turned == denomination),
    ]
    return found
