"""A player of Konter a Matt by rules of thumb: it counts trumps, saves them, and feeds its partner."""

from dataclasses import dataclass
from functools import cached_property

from rebelote.cards import PACK_24, SUITS, Card, gather, read_card
from rebelote.engine import Source
from rebelote.games.konter import kernel
from rebelote.games.konter.moves import LETTERS, WORDS
from rebelote.games.konter.options import Options
from rebelote.games.konter.order import Order, duties, order, strengths_of
from rebelote.games.konter.view import View
from rebelote.kernels.tricks import takes

_SEATS = 4
_ACE_HEIGHT = 5
_LONG = 3
"""With so many trumps one may draw those of the others."""
_RICH = 3
"""Card points that are worth a trump."""
_BOLD = 7
"""What a hand must be worth to announce: the trump ace and the three queens are 9."""
_HEIGHT_WORTH = (1, 1, 1, 1, 1, 3, 2, 2, 3, 3)
"""What a trump of each height is worth to a hand."""


@dataclass(frozen=True)
class _Table:
    """A view with the trump suit read into strengths."""

    view: View
    order: Order
    forgetful: bool

    @property
    def trump(self) -> int:
        return self.view.trump

    def strength(self, card: Card) -> int:
        return self.order.strengths[card]

    def is_trump(self, card: Card) -> bool:
        return self.strength(card) >> 4 == self.trump

    def points(self, *cards: Card) -> int:
        return kernel.worth(strengths_of(gather(cards), self.order))

    @cached_property
    def laid(self) -> tuple[tuple[int, Card], ...]:
        """The cards of the running trick with their seats."""
        return self.view.plays[len(self.view.takers) * _SEATS :]

    @cached_property
    def best(self) -> tuple[int, int]:
        """The seat that holds the running trick, and its strength."""
        seat, strength = self.laid[0][0], self.strength(self.laid[0][1])
        for other, card in self.laid[1:]:
            if takes(self.strength(card), strength, duties(self.trump)):
                seat, strength = other, self.strength(card)
        return seat, strength

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """Cards that others may hold; who is forgetful knows nothing of tricks that are put away."""
        plays = self.laid if self.forgetful else self.view.plays
        seen = {card for _, card in plays} | set(self.view.hand)
        return tuple(card for card in PACK_24 if card not in seen)

    def stands(self, strength: int) -> bool:
        """Whether nobody can beat a strength that leads or holds the trick."""
        return not any(takes(self.strength(card), strength, duties(self.trump)) for card in self.unseen)


@dataclass(frozen=True, slots=True)
class SimpleKonter:
    """Plays by rules of thumb, from its view alone; who is forgetful remembers the running trick only,
    and never announces.
    """

    options: Options
    forgetful: bool = False

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices, or None when it is not due."""
        if view.seat not in view.due:
            return None
        if view.trump < 0:
            return SUITS[max(range(4), key=lambda each: self._worth(view.hand, each))]
        word = self._word(view)
        if not any(text[:1] in "9TJQKA" for text in view.choices):
            return word or "p"
        table = _Table(view, order(view.trump, self.options.ace_over_queens), self.forgetful)
        card = _card(table, source)
        aloud = f"{card}+{LETTERS[word]}" if word else card
        return aloud if aloud in view.choices else card

    def _worth(self, hand: tuple[Card, ...], trump: int) -> int:
        """What a hand is worth under a trump suit."""
        strengths = order(trump, self.options.ace_over_queens).strengths
        worth = 0
        for card in hand:
            height = strengths[card] & 15
            if strengths[card] >> 4 == trump:
                worth += _HEIGHT_WORTH[height]
            elif height == _ACE_HEIGHT:
                worth += 1
        return worth

    def _word(self, view: View) -> str:
        """The most that a good hand may announce."""
        if self.forgetful or self._worth(view.hand, view.trump) < _BOLD:
            return ""
        offered = {text.rpartition("+")[2] for text in view.choices}
        return next((word for word in reversed(WORDS) if {word, LETTERS[word]} & offered), "")


def _card(table: _Table, source: Source) -> str:
    """The card to play; among equals the source decides."""
    cards = {text: read_card(text) for text in table.view.choices if "+" not in text}
    wish = _lead if not table.laid else _follow
    wishes = {text: wish(table, card) for text, card in cards.items()}
    best = [text for text in wishes if wishes[text] == max(wishes.values())]
    return best[source.randrange(len(best))]


def _lead(table: _Table, card: Card) -> tuple[int, int]:
    """How much one wants to lead a card: trumps that stand from a long suit, then plain cards that stand."""
    trumps = sum(map(table.is_trump, table.view.hand))
    stands = table.stands(table.strength(card))
    if table.is_trump(card):
        return (3 if stands and trumps >= _LONG else 0, -table.strength(card))
    if stands:
        return (2, table.points(card))
    return (1, -table.points(card))


def _follow(table: _Table, card: Card) -> tuple[int, int]:
    """How much one wants to add a card to the trick."""
    holder, held = table.best
    strength, cost = table.strength(card), _cost(table, card)
    wins = takes(strength, held, duties(table.trump))
    last = len(table.laid) == _SEATS - 1
    partner = table.view.seat is not None and holder == table.view.seat ^ 2
    if partner and (last or table.stands(held)):
        # the trick is ours already: points in, trumps kept
        return (2, -cost if table.is_trump(card) else table.points(card))
    if wins and (last or table.stands(strength)):
        stake = table.points(*(each for _, each in table.laid), card)
        worth_it = not table.is_trump(card) or table.is_trump(table.laid[0][1]) or stake >= _RICH
        return (3 if worth_it else 0, -cost)
    return (1, -cost)


def _cost(table: _Table, card: Card) -> int:
    """What giving a card away costs: its points, and for a trump its height too."""
    return table.points(card) + (2 + (table.strength(card) & 15) if table.is_trump(card) else 0)
