"""Which card a simple player of whist plays."""

from rebelote.bots.whist.hand import dangers
from rebelote.cards import Card, rank, suit
from rebelote.games.whist.contract import MISERES, Kind
from rebelote.games.whist.view import View

_ACE = 14


def choose(view: View, cards: tuple[Card, ...], *, artless: bool = False) -> Card:
    """One of the cards that may be played; who is artless plays high whenever that wins."""
    assert view.contract is not None and view.seat is not None
    kind, mine = view.contract.kind, view.seat in view.holders
    if kind not in MISERES:
        return _high(view, cards) if artless else _taking(view, cards)
    if mine:
        wants_one = kind is Kind.PICCOLO and view.won[view.seat] == 0
        return _taking(view, cards) if wants_one else _ducking(view, cards)
    return _against(view, cards)


def trick(view: View) -> tuple[tuple[int, Card], ...]:
    """The cards on the table, with the seats that laid them."""
    return view.plays[4 * len(view.takers) :]


def holding(view: View) -> tuple[int, Card] | None:
    """Who holds the trick, and with which card."""
    laid = trick(view)
    if not laid:
        return None
    best = laid[0]
    for each in laid[1:]:
        if _beats(each[1], best[1], view.trump):
            best = each
    return best


def _beats(card: Card, best: Card, trump: int) -> bool:
    if suit(card) == suit(best):
        return card > best
    return suit(card) == trump


def _taking(view: View, cards: tuple[Card, ...]) -> Card:
    """Win cheaply, unless one's own side holds the trick; lead high."""
    best = holding(view)
    if best is None:
        aces = tuple(card for card in cards if rank(card) == _ACE)
        return max(aces or cards, key=lambda card: (rank(card), suit(card) == view.trump))
    low = min(cards, key=lambda card: (suit(card) == view.trump, rank(card)))
    winning = [card for card in cards if _beats(card, best[1], view.trump)]
    if not winning or _same_side(view, best[0]):
        return low
    if len(trick(view)) == 3:
        return min(winning, key=lambda card: (suit(card) == view.trump, rank(card)))
    return max(winning, key=lambda card: (suit(card) != view.trump, rank(card)))


def _high(view: View, cards: tuple[Card, ...]) -> Card:
    """The highest card where it wins, otherwise the lowest."""
    best = holding(view)
    winning = [card for card in cards if best is None or _beats(card, best[1], view.trump)]
    return max(winning, key=rank) if winning else min(cards, key=rank)


def _same_side(view: View, seat: int) -> bool:
    """Whether a seat plays for or against the contract as one does oneself; misères are played apart."""
    assert view.contract is not None
    apart = view.contract.kind in MISERES and view.seat in view.holders
    return not apart and (seat in view.holders) == (view.seat in view.holders)


def _ducking(view: View, cards: tuple[Card, ...]) -> Card:
    """Stay under the trick with the highest card that does; throw the worst card away."""
    best = holding(view)
    if best is None:
        return min(cards, key=rank)
    under = [card for card in cards if not _beats(card, best[1], view.trump)]
    if not under:
        return max(cards, key=rank) if len(trick(view)) == 3 else min(cards, key=rank)
    worst = [card for card in dangers(view.hand) if card in under]
    return worst[0] if worst and suit(under[0]) != suit(best[1]) else max(under, key=rank)


def _against(view: View, cards: tuple[Card, ...]) -> Card:
    """Give a misère the chance to take: low while it may still have to, otherwise high."""
    best, laid = holding(view), {seat for seat, _ in trick(view)}
    if best is None or best[0] in view.holders or not set(view.holders) <= laid:
        return min(cards, key=rank)
    return max(cards, key=rank)
