"""Several cards: a hand by suits, and a row of cards in order."""

from collections.abc import Iterable

from rebelote.cards.card import RANKS, Card, CardSet, card, cards_of, read_card, show_card


def show_hand(hand: CardSet) -> str:
    """Ranks by suit, high to low, suits in the order spades, hearts, diamonds, clubs: `A8.KQT.J.97`."""
    parts = ["", "", "", ""]
    for each in cards_of(hand):
        parts[each >> 4] = RANKS[(each & 15) - 2] + parts[each >> 4]
    return ".".join(parts)


def read_hand(text: str) -> CardSet:
    """The hand of a text such as `A8.KQT.J.97`. Raises ValueError naming what was wrong."""
    parts = text.split(".")
    if len(parts) != 4:
        raise ValueError(f"not a hand: {text!r}, expected four suits with dots between, such as A8.KQT.J.97")
    hand = 0
    for suit, ranks in enumerate(parts):
        for letter in ranks:
            if letter not in RANKS:
                raise ValueError(f"not a rank: {letter!r} in {text!r}, expected one of {RANKS}")
            bit = 1 << card(suit, RANKS.index(letter) + 2)
            if hand & bit:
                raise ValueError(f"twice the same card in {text!r}")
            hand |= bit
    return CardSet(hand)


def show_cards(cards: Iterable[Card]) -> str:
    """Cards in order without separator: `ThJs8h`."""
    return "".join(map(show_card, cards))


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards in order from `ThJs8h`. Raises ValueError naming the first that is none."""
    if len(text) % 2:
        raise ValueError(f"not a row of cards: {text!r}, expected two characters for each card")
    return tuple(read_card(text[at : at + 2]) for at in range(0, len(text), 2))
