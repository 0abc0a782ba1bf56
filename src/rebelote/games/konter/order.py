"""Orders: which strength a card has when a suit is trumps (K6), and what the rules of play demand."""

from itertools import groupby
from typing import NamedTuple

from rebelote.cards import (
    DIAMONDS,
    HEARTS,
    PACK_24,
    SPADES,
    SUITS,
    Card,
    CardSet,
    Ranked,
    RankGroup,
    Ranking,
    card,
    cards_of,
    gather,
    show_card,
)
from rebelote.games.konter.kernel import worth
from rebelote.games.konter.options import Options
from rebelote.kernels.tricks import RUFF_FREELY

JACK, QUEEN, KING, ACE = 11, 12, 13, 14
QUEEN_OF_SPADES = card(SPADES, QUEEN)
"""The card of matt."""
RED_QUEENS = (card(HEARTS, QUEEN), card(DIAMONDS, QUEEN))
"""The cards of konter."""

_HEIGHTS = {9: 0, 10: 1, JACK: 2, QUEEN: 3, KING: 4, ACE: 5}
_QUEENS = {RED_QUEENS[1]: 6, RED_QUEENS[0]: 7, QUEEN_OF_SPADES: 8}
_ACE_OVER_QUEENS = 9


class Order(NamedTuple):
    """Cards and strengths under a trump suit, each by the other; 64 entries, -1 where there is none."""

    strengths: tuple[int, ...]
    cards: tuple[Card, ...]


def order(trump: int, ace_over_queens: bool) -> Order:
    """The order when a suit is trumps: the three queens leave their suits for it (K6)."""
    strengths, cards = [-1] * 64, [Card(-1)] * 64
    for suit in range(4):
        for rank, height in _HEIGHTS.items():
            each = card(suit, rank)
            strength = 16 * suit + height
            if each in _QUEENS:
                strength = 16 * trump + _QUEENS[each]
            elif ace_over_queens and suit == trump and rank == ACE:
                strength = 16 * trump + _ACE_OVER_QUEENS
            strengths[each] = strength
            cards[strength] = each
    return Order(tuple(strengths), tuple(cards))


def orders(options: Options) -> tuple[Order, ...]:
    """The order of each trump suit."""
    return tuple(order(trump, options.ace_over_queens) for trump in range(4))


def duties(trump: int) -> int:
    """What play demands: follow suit or trump at will (K12); a trump lead asks for trumps (K14)."""
    return trump | RUFF_FREELY


def strengths_of(hand: CardSet, order: Order) -> int:
    """The strengths of some cards, as a set: bit r stands for strength r."""
    found = 0
    for each in cards_of(hand):
        found |= 1 << order.strengths[each]
    return found


def cards_of_strengths(members: int, order: Order) -> CardSet:
    """The cards of a set of strengths."""
    # a set of strengths and a set of cards have the same shape
    return gather(order.cards[strength] for strength in cards_of(CardSet(members)))


def ranks(options: Options, denomination: str) -> tuple[RankGroup, ...]:
    """Trumps and plain suits under a trump suit (`h`), each strongest first.

    The three queens that left their suits are told as whole cards. Trumps come first, then the suits
    that a queen left, then the others.
    """
    trump = SUITS.index(denomination)
    told = [(suit == trump, _ranked(order(trump, options.ace_over_queens), suit), suit) for suit in range(4)]
    told.sort(key=lambda each: (not each[0], len(each[1]), each[2]))
    return tuple(
        RankGroup("trumps" if trumps else "plain", "".join(SUITS[suit] for *_, suit in group), cards)
        for (trumps, cards), group in groupby(told, key=lambda each: each[:2])
    )


def rankings(options: Options) -> tuple[Ranking, ...]:
    """The cards under every trump suit."""
    return tuple(Ranking(each, ranks(options, each)) for each in SUITS)


def _ranked(order: Order, suit: int) -> tuple[Ranked, ...]:
    """The cards of a class, strongest first."""
    pack = strengths_of(gather(PACK_24), order)
    strengths = (strength for strength in range(16 * suit + 15, 16 * suit - 1, -1) if pack >> strength & 1)
    return tuple(Ranked(_face(order, strength), worth(1 << strength)) for strength in strengths)


def _face(order: Order, strength: int) -> str:
    card = order.cards[strength]
    return show_card(card) if card in (QUEEN_OF_SPADES, *RED_QUEENS) else show_card(card)[0]
