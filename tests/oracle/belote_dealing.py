"""Cutting, dealing and gathering an ordered pack, top card first (B2, B3, B5 to B7, B10 to B13, B120 to B123)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .belote_options import RANKS, SUITS, Options, rotation, side_of, sides

FIRST_PACKETS = {"3-2": [[3, 2]], "2-3": [[2, 3]], "dealer_choice": [[3, 2], [2, 3]]}
EIGHT_PACKETS = {
    "3-2-3": [[3, 2, 3]],
    "3-3-2": [[3, 3, 2]],
    "2-3-3": [[2, 3, 3]],
    "dealer_choice": [[3, 2, 3], [3, 3, 2], [2, 3, 3]],
}


class Dealt(NamedTuple):
    """Hands by seat in the order received, the turned card if any, and what is left of the pack."""

    hands: list[list[str]]
    turned: str | None
    stock: list[str]


def pack(options: Options) -> list[str]:
    """The cards in use, suit by suit: 32, or 24 at three without sevens and eights (B2, B122)."""
    short = options["players"] == 3 and options["three_form"] == "24"
    return [rank + suit for suit in SUITS for rank in (RANKS[2:] if short else RANKS)]


def cut_allowed(lifted: int, options: Options) -> bool:
    """Whether both parts hold enough cards (B7)."""
    smallest: int = options["cut_min"]
    return smallest <= lifted <= len(pack(options)) - smallest


def cut(cards: Sequence[str], lifted: int) -> list[str]:
    """The part lifted goes to the bottom (B7)."""
    return [*cards[lifted:], *cards[:lifted]]


def packets_allowed(options: Options) -> list[list[int]]:
    """The packets in which the dealer may deal before the bidding (B10, B13, B120 to B123)."""
    if options["players"] == 2 and options["two_form"] == "open":
        return [[4, 4, 4, 4]]
    if options["players"] == 2 or (options["players"] == 3 and options["three_form"] == "32"):
        return [[3, 3]]
    if options["bid_mode"] == "auction":
        return EIGHT_PACKETS[options["deal_eight"]]
    return [[3, 2]] if options["players"] == 3 else FIRST_PACKETS[options["deal_first"]]


def deal(cards: Sequence[str], packets: Sequence[int], *, dealer: int, options: Options) -> Dealt:
    """The cards dealt before the bidding, and the turned card of a retourne deal (B10, B12, B13)."""
    hands: list[list[str]] = [[] for _ in range(options["players"])]
    left = list(cards)
    for size in packets:
        for seat in rotation(dealer + 1, options):
            hands[seat] += left[:size]
            left = left[size:]
    if options["bid_mode"] == "retourne" and options["two_form"] != "open":
        return Dealt(hands, left[0], left[1:])
    return Dealt(hands, None, left)


def complete(dealt: Dealt, *, dealer: int, taker: int, options: Options) -> Dealt:
    """The deal once someone has taken (B11, B12, B120, B122, B123).

    The taker receives the turned card and one card less than the others, except in the two-handed
    form, where it stays on the table.
    """
    hands = [list(hand) for hand in dealt.hands]
    left = list(dealt.stock)
    takes_turned = dealt.turned is not None and options["players"] != 2
    if takes_turned and dealt.turned is not None:
        hands[taker].append(dealt.turned)
    for seat in rotation(dealer + 1, options):
        size = 2 if takes_turned and seat == taker else 3
        hands[seat] += left[:size]
        left = left[size:]
    return Dealt(hands, None if takes_turned else dealt.turned, left)


def bergere(dealt: Dealt) -> str:
    """The last card of the stock, exposed at two once the deal is complete (B120)."""
    return dealt.stock[-1]


def exchange_seven(dealt: Dealt, *, seat: int, trump: str, options: Options) -> Dealt | None:
    """The deal after a seat has swapped the seven of trumps for the turned card; None if it may not (B120)."""
    seven = f"7{trump}"
    if not options["seven_exchange"] or options["players"] != 2 or dealt.turned is None:
        return None
    if dealt.turned[1] != trump or seven not in dealt.hands[seat]:
        return None
    hands = [list(hand) for hand in dealt.hands]
    hands[seat][hands[seat].index(seven)] = dealt.turned
    return Dealt(hands, seven, dealt.stock)


def open_piles(cards: Sequence[str], *, dealer: int) -> tuple[list[list[tuple[str, str]]], str]:
    """The piles of two of the open form, each (lower, upper), and the trump suit (B121).

    Four cards at a time, alternately, the other player first: two rounds face down, two face up on them.
    The last card dealt fixes trumps.
    """
    rows: list[list[str]] = [[], []]
    for start in range(0, 32, 4):
        seat = (dealer + 1 + start // 4) % 2
        rows[seat] += cards[start : start + 4]
    piles = [list(zip(row[:8], row[8:], strict=True)) for row in rows]
    return piles, cards[-1][1]


def gather_played(tricks: Sequence[tuple[str, Sequence[str]]], rest: Sequence[str] = ()) -> list[str]:
    """The pack after play, from tricks (side that won, cards in order of play) in order (B5).

    At three, the other piles follow by the latest trick each holds; `rest` are cards out of play.
    """
    gathered: list[str] = []
    winners = [side for side, _cards in reversed(tricks)]
    for side in dict.fromkeys(winners):
        for won_by, laid in reversed(tricks):
            gathered += laid if won_by == side else []
    return [*gathered, *rest]


def gather_passed(dealt: Dealt, *, dealer: int, options: Options) -> list[str]:
    """The pack when nobody took: hands in rotation, the turned card, the rest of the stock (B6)."""
    gathered: list[str] = []
    for seat in rotation(dealer + 1, options):
        gathered += dealt.hands[seat]
    return [*gathered, *([dealt.turned] if dealt.turned else []), *dealt.stock]


def next_dealer(dealer: int, ending: str, options: Options) -> int:
    """Who deals next after a deal that was `played`, `passed`, `annulled` or tied with `redeal` (B3, B22, B71, B94)."""
    same = {"played": False, "passed": options["passed_dealer"] == "same", "annulled": True, "redeal": True}
    return dealer if same[ending] else rotation(dealer + 1, options)[0]


def next_open_dealer(dealer: int, marks: Mapping[str, int], options: Options) -> int:
    """In the open form the winner deals next; the deal passes on equal marks (B121)."""
    best = [side for side in sides(options) if marks[side] == max(marks.values())]
    if len(best) > 1:
        return rotation(dealer + 1, options)[0]
    return next(seat for seat in range(options["players"]) if side_of(seat, options) == best[0])
