"""Many hands at once: the numbers that a net sees of each, the same as `features.static` one by one."""

from functools import cache
from typing import Any

import numpy as np

from rebelote.cards import CardSet
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, SA, TA
from rebelote.games.belote.play.announcements import detect, value
from rebelote.search.learned.features import HEIGHTS, LITTLE, STATIC, weights_of, worth_of

_LOWEST = 7  # the rank of the lowest card, and where its bit lies in a suit
_QUEEN_KING = 1 << 5 | 1 << 6
_CARRES = 0b11111100  # nine to ace: carrés that count
_BITS = (np.arange(1 << HEIGHTS)[:, None] >> np.arange(HEIGHTS)[None, :] & 1).astype(np.float32)


@cache
def _table(suit: int, denomination: int) -> tuple[Any, Any]:
    """By the eight bits of a suit's cards: the bits of their strengths, and how good they look."""
    heights = [ORDERS[denomination].strengths[16 * suit + _LOWEST + bit] & 15 for bit in range(HEIGHTS)]
    rows = [sum(1 << heights[bit] for bit in range(HEIGHTS) if held >> bit & 1) for held in range(256)]
    weights = weights_of(suit, denomination)
    return np.array(rows), np.array([worth_of(row, weights) for row in rows])


def statics(hands: Any, denomination: int, announced: Any) -> Any:
    """Rows of `features.static` for an array of hands in a denomination."""
    held = [(hands >> (16 * suit + _LOWEST)) & 255 for suit in range(4)]
    rows = np.stack([_table(suit, denomination)[0][held[suit]] for suit in range(4)], 1)
    worths = np.stack([_table(suit, denomination)[1][held[suit]] for suit in range(4)], 1)
    keys = worths * 1000 + rows
    if denomination < SA:
        keys[:, denomination] += 1e7
    order = np.argsort(-keys, axis=1, kind="stable")
    rows, worths = np.take_along_axis(rows, order, 1), np.take_along_axis(worths, order, 1)
    found = np.zeros((len(hands), STATIC), np.float32)
    found[:, : 4 * HEIGHTS] = _BITS[rows].reshape(len(hands), 4 * HEIGHTS)
    at = 4 * HEIGHTS
    found[:, at : at + 3] = (denomination < SA, denomination == SA, denomination == TA)
    suits = [denomination] if denomination < SA else range(4) if denomination == TA else ()
    pairs = sum(((held[suit] & _QUEEN_KING) == _QUEEN_KING for suit in suits), np.zeros(len(hands), int))
    if denomination < SA:
        found[:, at + 3] = found[:, :HEIGHTS].sum(1) / 4
    found[:, at + 4] = worths[:, int(denomination < SA) :].sum(1) / 8
    found[:, at + 5], found[:, at + 6] = pairs, np.asarray(announced) / 50
    return found


def looks(hands: Any, denomination: int) -> Any:
    """`features.strength` for an array of hands."""
    held = [(hands >> (16 * suit + _LOWEST)) & 255 for suit in range(4)]
    found: Any = sum(_table(suit, denomination)[1][held[suit]] for suit in range(4))
    if denomination < SA:
        found = found + _table(denomination, denomination)[0][held[denomination]] * LITTLE
    return found


@cache
def _told(denomination: int) -> tuple[Any, Any]:
    """Points of sequences by the bits of a suit, and of carrés by the bits that all suits share."""
    points = []
    for kind, suits in (("carre", range(4)), ("", range(1))):
        hands = [sum(held << _LOWEST << 16 * each for each in suits) for held in range(256)]
        holds = [detect(CardSet(hand), denomination, Options()) for hand in hands]
        points.append(
            [sum(value(each, denomination) for each in own if kind in ("", each.kind)) for own in holds]
        )
    return np.array(points[1]), np.array(points[0])


def told(hands: Any, denomination: int) -> Any:
    """Points of all that each of many hands may announce."""
    sequences, carres = _told(denomination)
    held = [(hands >> (16 * suit + _LOWEST)) & 255 for suit in range(4)]
    shared = held[0] & held[1] & held[2] & held[3] & _CARRES
    points: Any = carres[shared]
    for each in held:
        points = points + sequences[each & ~shared]
    return points
