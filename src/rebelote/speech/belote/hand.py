"""The order in which a hand of belote is held."""

from functools import lru_cache

from rebelote.cards import Card, suit
from rebelote.games.belote.order import ORDERS, SA

_BLACK, _RED = (0, 3), (1, 2)


@lru_cache(maxsize=4096)
def sorted_hand(cards: tuple[Card, ...], trumps: int) -> tuple[Card, ...]:
    """Trumps first, black and red by turns, each suit from the strongest card.

    `trumps` is a denomination, or -1 while there is none.
    """
    held = sorted({suit(each) for each in cards})
    suits = _alternating([each for each in held if each != trumps], trumps)
    place = {each: at for at, each in enumerate([trumps, *suits])}
    strengths = ORDERS[trumps if trumps >= 0 else SA].strengths
    return tuple(sorted(cards, key=lambda each: (place[suit(each)], -strengths[each])))


def _alternating(suits: list[int], trumps: int) -> list[int]:
    """Suits so that colours change as often as they can, also from the trumps to the next."""
    black, red = ([each for each in suits if each in colour] for colour in (_BLACK, _RED))
    red_first = len(red) > len(black) or (len(red) == len(black) and trumps in _BLACK)
    first, second = (red, black) if red_first else (black, red)
    mixed = []
    while first or second:
        first, second = (first, second) if first else (second, first)
        mixed.append(first.pop(0))
        first, second = second, first
    return mixed
