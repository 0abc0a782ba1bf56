"""What a hand is worth in a denomination: points that it may be expected to bring its side."""

from rebelote.cards import Card, CardSet, cards_of, rank, suit
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import SA, TA
from rebelote.games.belote.play.announcements import detect, value

_TEN, _JACK, _QUEEN, _KING, _ACE = 10, 11, 12, 13, 14
_NINE = 9

_TRUMPS = {_JACK: 24, _NINE: 16, _ACE: 11, _TEN: 8, _KING: 6, _QUEEN: 6}
_LOW_TRUMP = 5
_LONG_TRUMP = 5  # each trump from the fourth on
_BELOTE = 20
_PLAIN_ACE, _ACE_AND_TEN, _GUARDED_TEN = 14, 9, 4
_RUFF = 5  # a plain suit of one card or none, with trumps to spare
_SANS_ACE, _SANS_TEN, _SANS_GUARDED, _SANS_LONG = 22, 10, 4, 5
_TOUT_JACK, _TOUT_NINE, _TOUT_GUARDED, _TOUT_LONG = 20, 10, 4, 4


def estimate(hand: CardSet, denomination: int, options: Options) -> int:
    """Points of a hand in a denomination, its announcements included where they count."""
    cards = tuple(cards_of(hand))
    announced = sum(value(each, denomination) for each in detect(hand, denomination, options))
    if denomination == SA:
        return _sans(cards) + announced
    if denomination == TA:
        return _tout(cards) + announced
    return _suit(cards, denomination) + announced


def defence(hand: CardSet, denomination: int, options: Options) -> int:
    """Points of a hand against a contract in a denomination: sure tricks only."""
    cards = tuple(cards_of(hand))
    if denomination in (SA, TA):
        return estimate(hand, denomination, options)
    trumps = [rank(each) for each in cards if suit(each) == denomination]
    tops = sum(_TRUMPS[each] for each in trumps if each in (_JACK, _NINE) and len(trumps) > 1)
    return tops + _plain(cards, denomination)


def _ranks(cards: tuple[Card, ...], which: int) -> frozenset[int]:
    return frozenset(rank(each) for each in cards if suit(each) == which)


def _suit(cards: tuple[Card, ...], trumps: int) -> int:
    own = _ranks(cards, trumps)
    total = sum(_TRUMPS.get(each, _LOW_TRUMP) for each in own) + _LONG_TRUMP * max(0, len(own) - 3)
    total += _BELOTE if {_QUEEN, _KING} <= own else 0
    shorts = sum(len(_ranks(cards, each)) <= 1 for each in range(4) if each != trumps)
    return total + _plain(cards, trumps) + (_RUFF * shorts if len(own) >= 3 else 0)


def _plain(cards: tuple[Card, ...], trumps: int) -> int:
    """Aces and tens beside the trumps."""
    total = 0
    for each in range(4):
        own = _ranks(cards, each)
        if each == trumps or not own:
            continue
        if _ACE in own:
            total += _PLAIN_ACE + (_ACE_AND_TEN if _TEN in own else 0)
        elif _TEN in own and len(own) > 1:
            total += _GUARDED_TEN
    return total


def _sans(cards: tuple[Card, ...]) -> int:
    total = 0
    for own in (_ranks(cards, each) for each in range(4)):
        if _ACE in own:
            total += _SANS_ACE + (_SANS_TEN + _SANS_LONG * (len(own) - 2) if _TEN in own else 0)
        elif _TEN in own and len(own) > 1:
            total += _SANS_GUARDED
    return total


def _tout(cards: tuple[Card, ...]) -> int:
    total = 0
    for own in (_ranks(cards, each) for each in range(4)):
        if _JACK in own:
            total += _TOUT_JACK + (_TOUT_NINE + _TOUT_LONG * (len(own) - 2) if _NINE in own else 0)
        elif _NINE in own and len(own) > 1:
            total += _TOUT_GUARDED
        total += _BELOTE if {_QUEEN, _KING} <= own else 0
    return total
