"""Solved deals as arrays, ready for auctions that are played by the thousand."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rebelote.cards import CardSet, gather
from rebelote.games.belote.options import Options
from rebelote.games.belote.play.announcements import compare, detect
from rebelote.games.belote.play.claim import pairs
from rebelote.search.learned.features import STATIC, static, strength
from rebelote.search.learned.labels import Label

FIRST = 5
"""Cards that are seen while somebody may take."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals by number, then seat or taker, then denomination.

    `hands` are inputs of a net, `looks` how good a hand looks; `points` those of side 0 as labels have
    them; `belotes` and `announced` those of both sides. Where a taker changes what is dealt afterwards the
    second axis is the taker, elsewhere it has one entry. `turned` is the suit of the turned card, -1 if
    there is none.
    """

    hands: Any
    looks: Any
    points: Any
    belotes: Any
    announced: Any
    turned: Any

    @property
    def count(self) -> int:
        """How many deals."""
        return len(self.hands)

    @property
    def denominations(self) -> int:
        """How many denominations."""
        return int(self.hands.shape[2])


def deals_of(labels: Iterable[Label], options: Options, denominations: int) -> Deals:
    """Deals from labels, under the announcements of some options."""
    rows = list(labels)
    takers = len(rows[0].dealt)
    n, d = len(rows), denominations
    auction = options.bid_mode == "auction"
    found = Deals(
        np.zeros((n, 4, d, STATIC), np.float16),
        np.zeros((n, 4, d), np.float32),
        np.zeros((n, takers, d), np.int16),
        np.zeros((n, takers, d, 2), np.int8),
        np.zeros((n, takers, d, 2), np.int16),
        np.full(n, -1, np.int8),
    )
    for i, row in enumerate(rows):
        found.turned[i] = -1 if row.turned is None else row.turned >> 4
        for seat in range(4):
            seen = row.dealt[0][seat] if auction else row.first[seat]
            _hand(found, i, seat, seen, options, announcing=auction)
        for taker, dealt in enumerate(row.dealt):
            hands = [gather(each) for each in dealt]  # type: ignore[arg-type]
            for each in range(d):
                found.points[i, taker, each] = row.points[taker][each]
                _extras(found, (i, taker, each), hands, options)
    return found


def _hand(
    found: Deals, i: int, seat: int, seen: tuple[int, ...], options: Options, *, announcing: bool
) -> None:
    """What a net sees of a seat's cards."""
    hand = gather(seen)  # type: ignore[arg-type]
    for each in range(found.denominations):
        told = worth_announced(hand, each, options) if announcing else 0
        found.hands[i, seat, each] = static(hand, each, told)
        found.looks[i, seat, each] = strength(hand, each)


def worth_announced(hand: CardSet, denomination: int, options: Options) -> int:
    """Points of all that a hand may announce."""
    from rebelote.games.belote.play.announcements import value

    return sum(value(each, denomination) for each in detect(hand, denomination, options))


def _extras(found: Deals, at: tuple[int, int, int], hands: list[CardSet], options: Options) -> None:
    """Belotes and announcements of a deal in a denomination."""
    for seat, hand in enumerate(hands):
        found.belotes[at][seat % 2] += len(pairs(hand, at[2]))
    if options.announcements:
        declared = tuple(detect(hand, at[2], options) for hand in hands)
        if any(declared):
            found.announced[at] = compare(declared, 3, at[2], options).points
