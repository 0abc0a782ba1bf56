"""From a pack in order to hands, and back: cutting, dealing, gathering (B5 to B13, B120 to B123)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rebelote.cards import Card
from rebelote.games.belote.dealing.forms import Form

Row = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards by seat in the order received, the turned card, and the stock that is left, top first."""

    hands: tuple[Row, ...]
    turned: Card | None
    stock: Row


@dataclass(frozen=True, slots=True)
class Piles:
    """The open form: for each seat eight cards face up, and the cards under them (B121)."""

    upper: tuple[Row, ...]
    lower: tuple[Row, ...]
    last: Card  # dealt last, and so the card that fixes trumps


def cut(pack: Row, size: int) -> Row:
    """The pack after `size` cards went to the bottom (B7)."""
    return pack[size:] + pack[:size]


def deal(form: Form, pack: Row, dealer: int, packets: Sequence[int]) -> Dealt:
    """The cards before the bidding, dealt in packets from the player after the dealer (B10 to B13)."""
    hands: list[list[Card]] = [[] for _ in range(form.seats)]
    at = 0
    for size in packets:
        for seat in _round(form, dealer):
            hands[seat] += pack[at : at + size]
            at += size
    turned = pack[at] if form.turned else None
    return Dealt(tuple(map(tuple, hands)), turned, pack[at + form.turned :])


def complete(form: Form, dealt: Dealt, dealer: int, taker: int) -> Dealt:
    """The deal once somebody took: the turned card to the taker, the rest to everyone (B11, B12).

    Where the turned card is not kept it stays on the table (B120).
    """
    hands = list(dealt.hands)
    at = 0
    given = form.kept and dealt.turned is not None
    if given and dealt.turned is not None:
        hands[taker] += (dealt.turned,)
    for seat in _round(form, dealer):
        size = form.rest - (given and seat == taker)
        hands[seat] += dealt.stock[at : at + size]
        at += size
    return replace(dealt, hands=tuple(hands), stock=dealt.stock[at:], turned=None if given else dealt.turned)


def deal_piles(pack: Row, dealer: int) -> Piles:
    """Piles of two, four cards at a time, alternately; the lower cards first (B121)."""
    rows: list[list[Card]] = [[], []]
    for at in range(0, len(pack), 4):
        rows[(dealer + 1 + at // 4) % 2] += pack[at : at + 4]
    lower = (tuple(rows[0][:8]), tuple(rows[1][:8]))
    upper = (tuple(rows[0][8:]), tuple(rows[1][8:]))
    return Piles(upper, lower, pack[-1])


def gather_tricks(form: Form, plays: Sequence[Card], takers: Sequence[int], left: Sequence[Card]) -> Row:
    """The pack after play: the pile of the last trick's side on top, latest trick first (B5).

    Cards that were not in play lie at the bottom.
    """
    size = form.seats
    piles: dict[int, list[Card]] = {}
    for number in range(len(takers) - 1, -1, -1):
        trick = plays[number * size : (number + 1) * size]
        piles.setdefault(form.side(takers[number]), []).extend(trick)
    return tuple(card for pile in piles.values() for card in pile) + tuple(left)


def gather_passed(form: Form, dealt: Dealt, dealer: int) -> Row:
    """The pack after a deal that nobody took: hands in rotation, turned card, stock (B6)."""
    row = tuple(card for seat in _round(form, dealer) for card in dealt.hands[seat])
    return row + (() if dealt.turned is None else (dealt.turned,)) + dealt.stock


def _round(form: Form, dealer: int) -> list[int]:
    """Seats from the player after the dealer to the dealer."""
    return [(dealer + step) % form.seats for step in range(1, form.seats + 1)]
