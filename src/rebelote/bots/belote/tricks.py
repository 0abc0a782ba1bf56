"""Which card to play: rules of thumb, each a number of tenths of a point."""

from collections.abc import Iterable
from dataclasses import dataclass

from rebelote.bots.belote.table import NO_TRUMP, Seen
from rebelote.cards import Card, cards_of, suit
from rebelote.engine import Source

_NEVER = -10_000
_SAYS = 20  # what it is worth to call for a suit


def choose(table: Seen, legal: tuple[Card, ...], source: Source, noise: int = 0) -> Card:
    """One of the legal cards; equals are drawn from the source.

    `noise` blurs what the player thinks of each card, by so many tenths of a point at most.
    """
    if noise:
        source = _Blur(source, noise)
    if len(legal) == 1:
        return legal[0]
    best = table.best()
    if best is None:
        return _highest(legal, [_lead(table, card) for card in legal], source)
    holder, holding = best
    winners = [card for card in legal if table.beats(card, holding)]
    if not table.opposes(holder) and table.stands(holding, table.to_come):
        return _highest(legal, [_gift(table, card, over=card in winners) for card in legal], source)
    safe = [card for card in winners if table.stands(card, table.to_come)]
    if safe:
        return _highest(safe, [_win(table, card) for card in safe], source)
    forced = len(winners) == len(legal)
    ruffs = [card for card in winners if table.is_trump(card) and not table.is_trump(holding)]
    if ruffs and not forced and table.opposes(holder):
        return _highest(ruffs, [-table.strengths[card] for card in ruffs], source)
    return _highest(legal, [-_cost(table, card) for card in legal], source)


@dataclass(frozen=True, slots=True)
class _Blur:
    """A source that blurs scores."""

    source: Source
    noise: int

    def randrange(self, stop: int, /) -> int:
        return self.source.randrange(stop)

    def blurred(self, scores: list[int]) -> list[int]:
        """Scores, each off by the noise at most."""
        return [score + self.source.randrange(2 * self.noise + 1) - self.noise for score in scores]


def _highest(cards: Iterable[Card], scores: list[int], source: Source) -> Card:
    """A card with the highest score."""
    if isinstance(source, _Blur):
        scores = source.blurred(scores)
    top = max(scores)
    level = [card for card, score in zip(cards, scores, strict=True) if score == top]
    return level[0] if len(level) == 1 else level[source.randrange(len(level))]


def _lead(table: Seen, card: Card) -> int:
    """How good a lead is."""
    if table.is_trump(card):
        return _trump_lead(table, card)
    own = table.suit_of(table.hand, suit(card))
    out = table.suit_of(table.unseen, suit(card)).bit_count()
    if table.is_master(card):
        safe = table.stands(card, _others(table))
        return 250 + 10 * table.points(card) + 5 * out + 5 * own.bit_count() if safe else -30
    score = -10 * table.points(card) - _bares_ten(table, card)
    if suit(card) in table.led_by_partner | table.called:
        score += 60
    if table.trumps == NO_TRUMP:
        return score + 10 * own.bit_count()
    ruffs = table.suit_of(table.hand, table.trumps)
    return score + (40 if own.bit_count() == 1 and ruffs else 0)


def _trump_lead(table: Seen, card: Card) -> int:
    """Trumps are drawn by the takers, and never once the opponents have none."""
    if not table.trumps_against():
        return _NEVER
    own = table.suit_of(table.hand, table.trumps)
    if not table.took:
        return -400 - 10 * table.points(card)
    if table.is_master(card):
        return 400 + table.points(card)
    if table.seat == table.taker:
        return 60 - 10 * table.points(card) if own.bit_count() >= 3 else -200
    drawn = not all(table.suit_of(table.held[each], table.trumps) for each in _opponents(table))
    return -100 if drawn else 120 + table.strengths[card]


def _gift(table: Seen, card: Card, *, over: bool) -> int:
    """How good a card is on a trick that the partner keeps: points, but no master and no ruff."""
    score = 10 * table.points(card) - _keeping(table, card)
    if table.is_trump(card) and suit(table.trick[0][1]) != table.trumps:
        return score + _NEVER - table.strengths[card]
    return score - (40 if over else 0) + (_SAYS if card in table.calls else 0)


def _win(table: Seen, card: Card) -> int:
    """How good a card is that takes the trick for good: points in plain suits, the lowest trump."""
    if table.is_trump(card) and suit(table.trick[0][1]) != table.trumps:
        return -10 * table.strengths[card]
    return 10 * table.points(card) - _keeping(table, card)


def _cost(table: Seen, card: Card) -> int:
    """What a card costs that will not take the trick."""
    own = table.suit_of(table.hand, suit(card))
    cost = 10 * table.points(card) + table.strengths[card] % 16 + _keeping(table, card)
    cost += _bares_ten(table, card) + 3 * own.bit_count()
    return cost + (60 if table.is_trump(card) else 0)


def _keeping(table: Seen, card: Card) -> int:
    """What a card is worth later: a master will take a trick, and draws points to it."""
    if table.tricks_left <= 2 or not table.is_master(card):
        return 0
    if table.is_trump(card):
        return 130
    return 250 if table.trumps == NO_TRUMP else 80


def _bares_ten(table: Seen, card: Card) -> int:
    """The danger of leaving a rich card alone in its suit."""
    own = [each for each in cards_of(table.suit_of(table.hand, suit(card))) if each != card]
    if len(own) != 1 or table.is_master(own[0]):
        return 0
    return 3 * table.points(own[0])


def _others(table: Seen) -> tuple[int, ...]:
    return tuple((table.seat + step) % table.form.seats for step in range(1, table.form.seats))


def _opponents(table: Seen) -> tuple[int, ...]:
    return tuple(seat for seat in _others(table) if table.opposes(seat))
