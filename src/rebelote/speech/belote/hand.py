"""The order in which a hand of belote is held."""

from functools import lru_cache

from rebelote.cards import Card, suit
from rebelote.games.belote.order import ORDERS, SA
from rebelote.speech.arranging import alternating


@lru_cache(maxsize=4096)
def sorted_hand(cards: tuple[Card, ...], trumps: int) -> tuple[Card, ...]:
    """Trumps first, black and red by turns, each suit from the strongest card.

    `trumps` is a denomination, or -1 while there is none.
    """
    held = sorted({suit(each) for each in cards})
    suits = alternating([each for each in held if each != trumps], trumps)
    place = {each: at for at, each in enumerate([trumps, *suits])}
    strengths = ORDERS[trumps if trumps >= 0 else SA].strengths
    return tuple(sorted(cards, key=lambda each: (place[suit(each)], -strengths[each])))
