"""Solved deals as arrays, and what of them is seen in a bidding, ready for auctions by the thousand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rebelote.cards import CardSet, gather
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import DENOMINATIONS, SA, TA
from rebelote.games.belote.play.announcements import Comparison, compare, detect
from rebelote.games.belote.play.claim import pairs
from rebelote.search.learned.features import NEVER, STATIC
from rebelote.search.learned.labels import Label
from rebelote.search.learned.many import looks, statics, told

FIRST = 5
"""Cards that are seen while somebody may take."""
_ALL = 8
_ANNOUNCING = Options()


@dataclass(frozen=True, slots=True)
class Pool:
    """Solved deals by number: `cards` of each seat, `points` of side 0 by denomination as labels have them,
    `belotes` and `announced` by denomination and side.
    """

    cards: Any
    points: Any
    belotes: Any
    announced: Any

    @property
    def count(self) -> int:
        """How many deals."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class Dealt:
    """Deals as they are bid, by number, then seat, then denomination.

    `hands` are inputs of a net, `looks` how good a hand looks. `turned` is the suit of the turned card and
    `taker` the one seat whose taking would lead to these hands; both NEVER if no card is turned.
    """

    hands: Any
    looks: Any
    points: Any
    belotes: Any
    announced: Any
    turned: Any
    taker: Any

    @property
    def denominations(self) -> int:
        """How many denominations."""
        return int(self.hands.shape[2])


def pool(labels: Iterable[Label]) -> Pool:
    """A pool of deals that are solved in as many denominations."""
    rows = list(labels)
    d = min(len(row.points) for row in rows)
    belotes, announced = (np.zeros((len(rows), d, 2), np.int16) for _ in range(2))
    for i, row in enumerate(rows):
        hands = [gather(each) for each in row.hands]  # type: ignore[arg-type]
        for seat, hand in enumerate(hands):
            for each in range(d):
                belotes[i, each, seat % 2] += len(pairs(hand, each))
        announced[i] = counting(hands, d)
    return Pool(
        np.array([row.hands for row in rows], np.int64).reshape(-1, 4, _ALL),
        np.array([row.points[:d] for row in rows], np.int16),
        belotes,
        announced,
    )


def counting(hands: Sequence[CardSet], denominations: int) -> list[tuple[int, ...]]:
    """Points of the announcements that count, by denomination and side, seat 0 being first in rotation."""
    declared = tuple(detect(hand, TA, _ANNOUNCING) for hand in hands)
    if not any(declared):
        return [(0, 0)] * denominations
    usual = compare(declared, 3, TA, _ANNOUNCING)
    carres = any(each.kind == "carre" for own in declared for each in own)
    found = []
    for each in range(denominations):
        # trumps matter between announcements that are equal, Sans Atout between carrés
        same = each == TA or (not carres if each == SA else not usual.tie)
        found.append((usual if same else _compared(hands, each)).points)
    return found


def _compared(hands: Sequence[CardSet], denomination: int) -> Comparison:
    declared = tuple(detect(hand, denomination, _ANNOUNCING) for hand in hands)
    return compare(declared, 3, denomination, _ANNOUNCING)


def dealt(known: Pool, options: Options, n: int, rng: np.random.Generator) -> Dealt:
    """Some deals of a pool, as they are bid under some options."""
    which = rng.integers(0, known.count, n)
    d = len(DENOMINATIONS) if options.sa_ta else SA
    cards, rows = known.cards[which], np.arange(n)
    turned, taker = np.full(n, NEVER), np.full(n, NEVER)
    seen = (1 << rng.permuted(cards, axis=2)[:, :, : _ALL if options.bid_mode == "auction" else FIRST]).sum(2)
    if options.bid_mode == "retourne":
        # of the taker's cards one was turned, and five of the other seven were seen before
        taker = rng.integers(0, 4, n)
        own = rng.permuted(cards[rows, taker], axis=1)
        turned = own[:, 0] >> 4
        seen[rows, taker] = (1 << own[:, 1 : 1 + FIRST]).sum(1)
        seen |= (1 << own[:, 0])[:, None]
    hands, look = np.zeros((n, 4, d, STATIC), np.float32), np.zeros((n, 4, d), np.float32)
    flat = seen.reshape(-1)
    for each in range(d):
        points = told(flat, each) if options.announcements else np.zeros(4 * n)
        hands[:, :, each] = statics(flat, each, points).reshape(n, 4, STATIC)
        look[:, :, each] = looks(flat, each).reshape(n, 4)
    announced = known.announced[which, :d] * options.announcements
    return Dealt(hands, look, known.points[which, :d], known.belotes[which, :d], announced, turned, taker)
