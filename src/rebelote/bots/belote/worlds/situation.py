"""A deal as a seat sees it in the play, ready to be completed by a world."""

from dataclasses import dataclass
from functools import lru_cache

from rebelote.cards import CardSet, side_of
from rebelote.games.belote.kernel import Play, play
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, TA, Order, duties, strengths_of
from rebelote.games.belote.play.announcements import Declaration, compare, detect, kinds, offered
from rebelote.games.belote.play.claim import WORTH, pairs
from rebelote.games.belote.scoring.tally import Tally
from rebelote.games.belote.view import View
from rebelote.kernels.tricks import begin_tricks
from rebelote.search.stakes import Stakes, stakes_of

FOUR = 4
Hands = tuple[int, ...]
"""A world: the cards of each seat."""

_stakes = lru_cache(maxsize=4096)(stakes_of)


@dataclass(frozen=True, slots=True)
class Situation:
    """What is the same in every world: order, duties, the trick, who played what."""

    view: View
    options: Options
    order: Order
    duties: int
    played: Hands
    trick: tuple[tuple[int, int], ...]

    def position(self, hands: Hands) -> Play:
        """The play in a world, at this seat's turn."""
        held = list(hands)
        for seat, card in self.trick:
            held[seat] |= 1 << card
        rows = [strengths_of(CardSet(each), self.order) for each in held]
        seats = len(rows)
        a, b, c, d = rows + [0] * (FOUR - seats)
        leader = self.trick[0][0] if self.trick else self.view.seat
        assert leader is not None
        points, won = ((*each, 0)[:3] for each in (self.view.points, self.view.won))
        position = Play(begin_tricks((a, b, c, d), leader, seats), points, won, self.duties)  # type: ignore[arg-type]
        for _, card in self.trick:
            position = play(position, self.order.strengths[card])
        return position

    def stakes(self, hands: Hands) -> Stakes:
        """What a world of four is played for: announcements and belotes as they would count there."""
        return _stakes(self.tally(hands), self.options, self.view.pots)

    def tally(self, hands: Hands) -> Tally:
        """What is counted in a world but for card points and tricks."""
        view = self.view
        assert view.contract is not None
        full = tuple(CardSet(own | gone) for own, gone in zip(hands, self.played, strict=True))
        none, taker = (0,) * len(view.points), view.contract.taker
        return Tally(
            view.contract,
            side_of(taker, len(full)) if taker >= 0 else taker,
            none,
            none,
            0,
            self._announced(full),
            self._belotes(full),
        )

    def _announced(self, full: tuple[CardSet, ...]) -> tuple[int, ...]:
        """Points of announcements by side; who has not played yet announces all it holds."""
        contract, options = self.view.contract, self.options
        assert contract is not None
        if not options.announcements:
            return (0,) * len(self.view.points)
        declared: list[Declaration] = []
        for seat, hand in enumerate(full):
            every = (
                offered(hand, contract.denomination, options)
                if self.played[seat]
                else (detect(hand, contract.denomination, options),)
            )
            told = self.view.announced[seat]
            silent = not self.played[seat] or options.announce_declare == "auto"
            declared.append(every[0] if silent else next((e for e in every if kinds(e) == told), ()))
        return compare(tuple(declared), self.view.dealer, contract.denomination, options).points

    def _belotes(self, full: tuple[CardSet, ...]) -> tuple[int, ...]:
        """Points of belotes by side; a pair of which a card was played in silence is lost."""
        contract = self.view.contract
        assert contract is not None
        found = [0] * len(self.view.points)
        for seat, hand in enumerate(full):
            for each in pairs(hand, contract.denomination):
                found[side_of(seat, len(full))] += 0 if self._kept_silent(seat, each) else WORTH
        return tuple(found)

    def _kept_silent(self, seat: int, trumps: int) -> bool:
        """Whether a seat played a card of its pair without the word that was wanted."""
        contract = self.view.contract
        assert contract is not None
        if self.options.belote_declare == "auto" or contract.denomination == TA:
            return False
        begun = self.played[seat] >> 16 * trumps & (1 << 12 | 1 << 13)
        return bool(begun) and all(who != seat for who, _ in self.view.words)


def situation(view: View, options: Options) -> Situation:
    """The situation of a view in the play of a deal."""
    contract = view.contract
    assert contract is not None
    seats = len(view.counts)
    played = [0] * seats
    for seat, card in view.plays:
        played[seat] |= 1 << card
    return Situation(
        view,
        options,
        ORDERS[contract.denomination],
        duties(contract.denomination, options),
        tuple(played),
        view.plays[len(view.takers) * seats :],
    )
