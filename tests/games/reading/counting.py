"""The count of a line by the slow readings."""

from typing import Any

from tests.games.reading import konter, rammi, updown, whist

from rebelote.cards import cards_of, show_card
from rebelote.record import Hands, Line


def counted(line: Line, depth: int) -> int:
    """Legal sequences of so many moves from a line without plays."""
    return {"konter": _konter, "updown": _updown, "rammi": _rammi, "whist": _whist}[line.setup.game.name](
        line, depth
    )


def _pack(line: Line) -> list[str]:
    assert not isinstance(line.deal, Hands)
    return [show_card(card) for card in line.deal.cards]


def _said(line: Line) -> tuple[str, ...]:
    return tuple(each.move for each in line.bidding)


def _konter(line: Line, depth: int) -> int:
    options = line.setup.options
    late = options.announce_window == "before_own_first_card"
    if isinstance(line.deal, Hands):
        rows = [frozenset(map(show_card, cards_of(hand.cards))) for hand in line.deal.hands]
        hands = tuple(rows[(seat - line.deal.leader) % 4] for seat in range(4))
        table = konter.Table(hands, line.bidding[0].move, line.deal.leader)
        return konter.count(table, depth, ace_first=options.ace_over_queens)
    hands, forehand, aloud = konter.deal(_pack(line), line.dealer, late=late)
    said = _said(line)
    if not said and depth == 0:
        return 1
    total = 0
    for trump in said[:1] or "shdc":
        silent = 0 if late else 4 - max(0, len(said) - 1)
        table = konter.Table(hands, trump, forehand, silent=silent, aloud=aloud)
        total += konter.count(table, depth - (not said), ace_first=options.ace_over_queens)
    return total


def _updown(line: Line, depth: int) -> int:
    seats = line.setup.players
    return updown.count(depth, seats=seats, cards={2: 15, 3: 14, 4: 11}[seats])


def _rammi(line: Line, depth: int) -> int:
    deal = rammi.deal(_pack(line), line.dealer, line.setup.players)
    return rammi.count(deal, depth, line.setup.options)


def _whist(line: Line, depth: int) -> int:
    hands = whist.deal(_pack(line), line.dealer)
    options: Any = line.setup.options
    return whist.count(hands, (line.dealer + 1) % 4, _said(line), depth, options)
