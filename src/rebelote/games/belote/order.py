"""Orders: which strength a card has in a denomination, and what the rules of its play demand.

A strength is 16 * class + height. The class of a card is its suit; heights count from 0 for the
seven, in the order of a plain suit or of trumps (B9).
"""

from typing import NamedTuple

from rebelote.cards import RANKS, Card, CardSet, card, cards_of
from rebelote.games.belote.kernel import SA_POINTS, TA_ALT14_POINTS, TA_FFB_POINTS, TA_POINTS
from rebelote.games.belote.options import Options
from rebelote.kernels.tricks import (
    ALL_TRUMPS_FREE,
    MUST_RUFF,
    NO_TRUMP,
    OVER_PARTNER,
    PARTNER_CARD_FREES,
    PARTNER_TRUMP_FREES,
    RISE_ALWAYS,
    RISE_TRUMP,
    SPARE_PARTNER,
    UNDER_PARTNER,
    UNDERRUFF,
)

SA = 4
"""Sans Atout: no suit is trumps (B25)."""
TA = 5
"""Tout Atout: every suit is in the order of trumps, and none beats another (B25)."""
DENOMINATIONS = ("s", "h", "d", "c", "sa", "ta")
"""The text of each denomination; a suit keeps its number."""

PLAIN_RANKS = "789JQKTA"
"""The ranks of a plain suit, and of every suit at Sans Atout, weakest first (B9)."""
TRUMP_RANKS = "78QKTA9J"
"""The ranks of the trump suit, and of every suit at Tout Atout, weakest first (B9)."""

_RISE = {"always": 0, "not_over_partner": SPARE_PARTNER}
_EXEMPTION = {"any": PARTNER_CARD_FREES | PARTNER_TRUMP_FREES, "plain_only": PARTNER_CARD_FREES, "none": 0}
_PARTNER_RUFF = {
    "free": 0,
    "if_cannot_over": OVER_PARTNER,
    "all_trumps_only": OVER_PARTNER | ALL_TRUMPS_FREE,
    "pisse_if_cannot_over": OVER_PARTNER | UNDER_PARTNER,
}
_UNDERTRUMP = {"must": UNDERRUFF, "may": 0}
_TA_TABLE = {"scaled": TA_POINTS, "ffb": TA_FFB_POINTS, "alt14": TA_ALT14_POINTS}


class Order(NamedTuple):
    """Cards and strengths of a denomination, each by the other; 64 entries, -1 where there is none."""

    strengths: tuple[int, ...]
    cards: tuple[Card, ...]


def _order(denomination: int) -> Order:
    strengths = [-1] * 64
    cards = [Card(-1)] * 64
    for suit in range(4):
        ranks = TRUMP_RANKS if denomination in (suit, TA) else PLAIN_RANKS
        for height, letter in enumerate(ranks):
            each = card(suit, RANKS.index(letter) + 2)
            strength = 16 * suit + height
            strengths[each] = strength
            cards[strength] = each
    return Order(tuple(strengths), tuple(cards))


ORDERS: tuple[Order, ...] = tuple(map(_order, range(len(DENOMINATIONS))))
"""The order of each denomination."""


def strengths_of(hand: CardSet, order: Order) -> int:
    """The strengths of some cards, as a set: bit r stands for strength r."""
    strengths = order.strengths
    found = 0
    for each in cards_of(hand):
        found |= 1 << strengths[each]
    return found


def cards_of_strengths(members: int, order: Order) -> CardSet:
    """The cards of a set of strengths."""
    cards = order.cards
    found = 0
    while members:
        bit = members & -members
        found |= 1 << cards[bit.bit_length() - 1]
        members ^= bit
    return CardSet(found)


def duties(denomination: int, options: Options) -> int:
    """What the rules of a denomination demand of the player, and the table its cards count by.

    The integer of `kernels.tricks`, with the tables of `kernel` from bit 16 on. Rules B41-B50, B81-B83.
    """
    if denomination == SA:
        return NO_TRUMP | SA_POINTS
    if denomination == TA:
        return NO_TRUMP | RISE_ALWAYS | _RISE[options.ta_rise] | _TA_TABLE[options.ta_points]
    return (
        denomination
        | RISE_TRUMP
        | _RISE[options.rise_on_trump_lead]
        | MUST_RUFF
        | _EXEMPTION[options.partner_exemption]
        | _PARTNER_RUFF[options.partner_ruff]
        | _UNDERTRUMP[options.undertrump_opponent]
    )
