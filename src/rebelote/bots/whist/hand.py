"""What a hand of whist is worth: tricks with a suit as trumps, and how safe it is from taking any."""

from rebelote.cards import Card, rank, suit

_HIGH_TRUMPS = {14: 1.0, 13: 0.9, 12: 0.6, 11: 0.3}
_HIGH_CARDS = {14: 0.9, 13: 0.5, 12: 0.2}
_RUFFS = {0: 1.0, 1: 0.6, 2: 0.2}
"""What a suit of so few cards may bring with four trumps or more."""
_PLAIN = 13
"""The lowest rank that a plain count knows."""
_LOWEST = 2


def suit_cards(hand: tuple[Card, ...], of: int) -> list[int]:
    """The ranks of a suit in a hand, lowest first."""
    return sorted(rank(card) for card in hand if suit(card) == of)


def tricks_with(hand: tuple[Card, ...], trump: int, *, plainly: bool = False) -> float:
    """About how many tricks a hand takes with a suit as trumps.

    Who counts plainly sees aces, kings and a long suit of trumps, but no queens and no ruffs.
    """
    trumps, least = suit_cards(hand, trump), _PLAIN if plainly else 0
    found = sum(_HIGH_TRUMPS.get(each, 0) for each in trumps if each >= least)
    found += max(0, len(trumps) - 4) * 0.9
    for other in range(4):
        if other == trump:
            continue
        ranks = suit_cards(hand, other)
        high = (each for each in ranks if each >= least and (each == 14 or len(ranks) > 1))
        found += sum(_HIGH_CARDS.get(each, 0) for each in high)
        if len(trumps) > 3 and not plainly:
            found += _RUFFS.get(len(ranks), 0)
    return found


def best_trump(hand: tuple[Card, ...]) -> int:
    """The suit with which a hand takes the most."""
    return max(range(4), key=lambda each: (tricks_with(hand, each), len(suit_cards(hand, each))))


def dangers(hand: tuple[Card, ...], step: float = 2.0) -> list[Card]:
    """Cards that may take a trick against one's will, worst first.

    The lowest card of a suit is safe if it is a two or three, each next one if it is not far above.
    """
    found: list[tuple[float, Card]] = []
    for of in range(4):
        ordered = sorted((card for card in hand if suit(card) == of), key=rank)
        for place, card in enumerate(ordered):
            above = rank(card) - (_LOWEST + 1 + step * place)
            if above > 0:
                found.append((above, card))
    return [card for _, card in sorted(found, key=lambda each: (-each[0], each[1]))]
