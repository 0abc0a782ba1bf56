"""What a hand of whist is worth: tricks with a suit as trumps, and how safe it is from taking any."""

from functools import cache

from rebelote.cards import Card, gather, rank, suit

_ACE = 14

_HIGH_TRUMPS = {14: 10, 13: 9, 12: 6, 11: 3}
_HIGH_CARDS = {14: 9, 13: 5, 12: 2}
_LONG = 4
"""Each trump above so many counts."""
_LONG_TRUMP = 9
_RUFFS = {0: 10, 1: 6, 2: 2}
"""What a suit of so few cards may bring with four trumps or more; all of these in tenths of a trick."""
_TENTHS = 10
_LANE = 0xFFFF
_PLAIN = 13
"""The lowest rank that a plain count knows."""
_LOWEST = 2
_STANDS = 10
"""A suit whose length and top cards together come to so many leaves no card with the others to take it."""


def suit_cards(hand: tuple[Card, ...], of: int) -> list[int]:
    """The ranks of a suit in a hand, lowest first."""
    return sorted(rank(card) for card in hand if suit(card) == of)


def tricks_with(hand: tuple[Card, ...], trump: int, *, plainly: bool = False) -> float:
    """About how many tricks a hand takes with a suit as trumps.

    Who counts plainly sees aces, kings and a long suit of trumps, but no queens and no ruffs.
    """
    return tricks_in(gather(hand), trump, plainly=plainly)


def tricks_in(hand: int, trump: int, *, plainly: bool = False) -> float:
    """About how many tricks a set of cards takes with a suit as trumps."""
    trumps, least = hand >> 16 * trump & _LANE, _PLAIN if plainly else 0
    ruffs = trumps.bit_count() >= _LONG and not plainly
    found = _as_trumps(trumps, least)
    for other in range(4):
        if other != trump:
            found += _beside(hand >> 16 * other & _LANE, least, ruffs)
    return found / _TENTHS


@cache
def _as_trumps(lane: int, least: int) -> int:
    """What the ranks of a suit take as trumps, in tenths; those below the least do not count."""
    high = sum(worth for each, worth in _HIGH_TRUMPS.items() if lane >> each & 1 and each >= least)
    return high + max(0, lane.bit_count() - _LONG) * _LONG_TRUMP


@cache
def _beside(lane: int, least: int, ruffs: bool) -> int:
    """What the ranks of a suit take beside trumps, in tenths; an ace alone counts, a king alone does not."""
    length = lane.bit_count()
    held = [each for each in _HIGH_CARDS if lane >> each & 1 and each >= least]
    high = sum(_HIGH_CARDS[each] for each in held if each == _ACE or length > 1)
    return high + (_RUFFS.get(length, 0) if ruffs else 0)


def top_tricks(hand: tuple[Card, ...]) -> int:
    """Tricks without trump that a hand takes when it leads, whatever the others hold."""
    return sum(_running(gather(hand) >> 16 * each & _LANE) for each in range(4))


def _running(lane: int) -> int:
    """Cards of a suit that stand, one after the other from the ace; with four of them all the suit stands mostly."""
    length, top = lane.bit_count(), 0
    while lane >> (_ACE - top) & 1:
        top += 1
    return length if top + length >= _STANDS or top == length else top


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
