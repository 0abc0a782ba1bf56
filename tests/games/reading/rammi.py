"""Rommé counted slowly: every set of cards of a hand is tried as a meld and as an addition (R6 to R18)."""

from itertools import combinations
from typing import Any, NamedTuple

RANKS = "A23456789TJQK"


class Deal(NamedTuple):
    """A deal on the way; `taken` is the card from the pile in this turn, `melds` those laid in this turn."""

    hands: tuple[frozenset[str], ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    table: tuple[frozenset[str], ...] = ()
    turn: int = 0
    drawn: bool = False
    taken: str = ""
    melds: int = 0
    owners: frozenset[int] = frozenset()
    over: bool = False


def deal(pack: list[str], dealer: int, seats: int) -> Deal:
    """One card at a time from the dealer's left, then the first discard (R2, R3)."""
    size = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}[seats]
    hands: list[set[str]] = [set() for _ in range(seats)]
    for at in range(size * seats):
        hands[(dealer + 1 + at) % seats].add(pack[at])
    rest = pack[size * seats :]
    return Deal(tuple(map(frozenset, hands)), tuple(rest[1:]), (rest[0],), turn=(dealer + 1) % seats)


def is_meld(cards: frozenset[str], *, high_ace: bool) -> bool:
    """A group, or consecutive cards of a suit; K-A-2 never (R7, R8)."""
    if len(cards) < 3:
        return False
    if len({card[0] for card in cards}) == 1:
        return True
    if len({card[1] for card in cards}) > 1:
        return False
    orders = [RANKS, RANKS[1:] + "A"] if high_ace else [RANKS]
    rows = [sorted(order.index(card[0]) for card in cards) for order in orders]
    return any(row == list(range(row[0], row[0] + len(row))) for row in rows)


def subsets(hand: frozenset[str]) -> list[frozenset[str]]:
    """Every set of cards of a hand but the empty one."""
    return [frozenset(each) for size in range(1, len(hand) + 1) for each in combinations(sorted(hand), size)]


def following(deal: Deal, options: Any) -> list[Deal | None]:
    """What may come of every move; None where chance or the end of the deal is next."""
    if not deal.drawn:
        return _drawn(deal, options)
    after: list[Deal] = []
    hand, high = deal.hands[deal.turn], options.ace == "low_or_high"
    if options.melds_per_turn == "unlimited" or not deal.melds:
        for cards in subsets(hand):
            if is_meld(cards, high_ace=high):
                laid = _lay(deal, cards)._replace(
                    table=(*deal.table, cards), melds=deal.melds + 1, owners=deal.owners | {deal.turn}
                )
                after.append(laid)
    if not options.layoff_requires_own_meld or deal.turn in deal.owners:
        for at, meld in enumerate(deal.table):
            for cards in subsets(hand):
                if is_meld(meld | cards, high_ace=high) and _fits_group(meld, cards):
                    table = tuple(each | cards if n == at else each for n, each in enumerate(deal.table))
                    after.append(_lay(deal, cards)._replace(table=table))
    found: list[Deal | None] = [
        each if each.hands[deal.turn] else None for each in after if _open(each, options)
    ]
    for card in sorted(hand - {deal.taken}):
        laid = _lay(deal, frozenset((card,)))
        following_turn = (deal.turn + 1) % len(deal.hands)
        next_turn = laid._replace(
            pile=(*deal.pile, card), turn=following_turn, drawn=False, taken="", melds=0
        )
        found.append(next_turn if laid.hands[deal.turn] else None)
    return found


def _fits_group(meld: frozenset[str], cards: frozenset[str]) -> bool:
    """A group stays a group, a sequence a sequence (R11, R12)."""
    return (len({card[0] for card in meld}) == 1) == (len({card[0] for card in meld | cards}) == 1)


def _drawn(deal: Deal, options: Any) -> list[Deal | None]:
    """The top of the stock or of the pile; these counts stay above an empty stock (R9)."""
    assert deal.stock and options.block is not None
    hand = deal.hands[deal.turn]
    stock = _held(deal, hand | {deal.stock[0]})._replace(stock=deal.stock[1:], drawn=True)
    found: list[Deal | None] = [stock]
    if deal.pile:
        taken = _held(deal, hand | {deal.pile[-1]})
        found.append(taken._replace(pile=deal.pile[:-1], drawn=True, taken=deal.pile[-1]))
    return found


def _lay(deal: Deal, cards: frozenset[str]) -> Deal:
    return _held(deal, deal.hands[deal.turn] - cards)


def _held(deal: Deal, hand: frozenset[str]) -> Deal:
    hands = tuple(hand if seat == deal.turn else each for seat, each in enumerate(deal.hands))
    return deal._replace(hands=hands)


def _open(deal: Deal, options: Any) -> bool:
    """Whether a seat that has laid something is not stuck with the card it took (R15, R16)."""
    hand = deal.hands[deal.turn]
    if not hand:
        return bool(options.final_discard == "optional")
    if hand != {deal.taken}:
        return True
    may = not options.layoff_requires_own_meld or deal.turn in deal.owners
    high = options.ace == "low_or_high"
    fits = any(is_meld(meld | hand, high_ace=high) and _fits_group(meld, hand) for meld in deal.table)
    return bool(may and fits and options.final_discard == "optional")


def count(deal: Deal, depth: int, options: Any) -> int:
    """Sequences of so many moves; the end of the deal ends them."""
    if depth == 0:
        return 1
    after = following(deal, options)
    if depth == 1:
        return len(after)
    return sum(count(each, depth - 1, options) for each in after if each is not None)
