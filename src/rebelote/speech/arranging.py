"""Hands as they are held: suits by turns of colour, each from the strongest card."""

from collections.abc import Callable, Iterable

_BLACK, _RED = (0, 3), (1, 2)


def alternating(suits: Iterable[int], before: int) -> list[int]:
    """Suits so that colours change as often as they can, also from the one before them (-1: none)."""
    suits = list(suits)
    black, red = ([each for each in suits if each in colour] for colour in (_BLACK, _RED))
    red_first = len(red) > len(black) or (len(red) == len(black) and before in _BLACK)
    first, second = (red, black) if red_first else (black, red)
    mixed = []
    while first or second:
        first, second = (first, second) if first else (second, first)
        mixed.append(first.pop(0))
        first, second = second, first
    return mixed


def held(
    cards: tuple[str, ...], suit: Callable[[str], int], height: Callable[[str], int], first: int = -1
) -> tuple[str, ...]:
    """Cards in the order of a hand: those of the first suit, then the others by turns of colour."""
    found = sorted({suit(each) for each in cards})
    others = alternating([each for each in found if each != first], first)
    place = {each: at for at, each in enumerate([first, *others])}
    return tuple(sorted(cards, key=lambda each: (place[suit(each)], -height(each))))
