"""Konter a Matt counted slowly, card by card, from the rulebook (K3 to K16)."""

from typing import NamedTuple

QUEENS = ("Qs", "Qh", "Qd")
WORDS = {"matt": {"Qs"}, "kont": {"Qh", "Qd"}, "komatt": {"Qs", "Qh", "Qd"}}
HEIGHTS = "9TJQKA"


class Table(NamedTuple):
    """A deal or an ending on the way: hands by seat, the trick so far, what is still to be said."""

    hands: tuple[frozenset[str], ...]
    trump: str
    turn: int
    trick: tuple[str, ...] = ()
    silent: int = 0
    """Seats that still have to announce, before the first lead."""
    aloud: frozenset[int] = frozenset()
    """Seats that may still announce on their first card."""


def deal(
    pack: list[str], dealer: int, *, late: bool
) -> tuple[tuple[frozenset[str], ...], int, frozenset[int]]:
    """Hands by seat, forehand, and who may announce on a card: packets of three, forehand first (K4)."""
    hands: list[set[str]] = [set(), set(), set(), set()]
    for at, card in enumerate(pack):
        hands[(dealer + 1 + at // 3) % 4].add(card)
    everyone = frozenset(range(4)) if late else frozenset()
    return tuple(map(frozenset, hands)), (dealer + 1) % 4, everyone


def is_trump(card: str, trump: str) -> bool:
    """Cards of the suit and the three queens (K6)."""
    return card in QUEENS or card[1] == trump


def height(card: str, trump: str, *, ace_first: bool) -> int:
    """How high a trump is: the ace, the queens, then the others; or the ace behind the queens (K6)."""
    order = [*QUEENS, f"K{trump}", f"Q{trump}", f"J{trump}", f"T{trump}", f"9{trump}"]
    order.insert(0 if ace_first else len(QUEENS), f"A{trump}")
    return -order.index(card)


def allowed(hand: frozenset[str], trick: tuple[str, ...], trump: str) -> list[str]:
    """What may be played (K11 to K15)."""
    if not trick:
        return sorted(hand)
    trumps = [card for card in hand if is_trump(card, trump)]
    if is_trump(trick[0], trump):
        return trumps or sorted(hand)
    plain = [card for card in hand if card[1] == trick[0][1] and card not in trumps]
    return plain + trumps if plain else sorted(hand)


def winner(trick: tuple[str, ...], trump: str, *, ace_first: bool) -> int:
    """The place of the best card (K16)."""
    trumps = [card for card in trick if is_trump(card, trump)]
    if trumps:
        return trick.index(max(trumps, key=lambda card: height(card, trump, ace_first=ace_first)))
    led = [card for card in trick if card[1] == trick[0][1]]
    return trick.index(max(led, key=lambda card: HEIGHTS.index(card[0])))


def said(hand: frozenset[str]) -> int:
    """In how many ways a seat may announce, silence among them (K9)."""
    return 1 + sum(needed <= hand for needed in WORDS.values())


def count(table: Table, depth: int, *, ace_first: bool) -> int:
    """Sequences of so many moves after trump was made."""
    if depth == 0:
        return 1
    if table.silent:
        seat = (table.turn + 4 - table.silent) % 4
        left = table._replace(silent=table.silent - 1)
        return said(table.hands[seat]) * count(left, depth - 1, ace_first=ace_first)
    if len(table.trick) == 4:
        taker = (table.turn + winner(table.trick, table.trump, ace_first=ace_first)) % 4
        return count(table._replace(turn=taker, trick=()), depth, ace_first=ace_first)
    seat, total = (table.turn + len(table.trick)) % 4, 0
    ways = said(table.hands[seat]) if seat in table.aloud else 1
    for card in allowed(table.hands[seat], table.trick, table.trump):
        hands = tuple(hand - {card} if each == seat else hand for each, hand in enumerate(table.hands))
        after = table._replace(hands=hands, trick=(*table.trick, card), aloud=table.aloud - {seat})
        total += ways * count(after, depth - 1, ace_first=ace_first)
    return total
