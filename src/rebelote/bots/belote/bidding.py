"""Calls by counting: what to take, what to bid, when to coinche."""

from rebelote.bots.belote.hand import defence, estimate
from rebelote.cards import CardSet, cards_of, gather, suit
from rebelote.engine import Source
from rebelote.games.belote.moves import Bid, CapotBid, Take, read, show
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import DENOMINATIONS, SA
from rebelote.games.belote.view import View

_TAKE = {2: 46, 3: 50, 4: 54}  # points to take on, by the number of players
_TAKE_LATER = 6  # less in the second round
_FREE_TRUMPS = 5  # less for Sans Atout and Tout Atout: every suit counts
_MIN_TRUMPS = 3
_OPENING = 51  # points of a hand that bids 80
_FIRST_JUMP = 120  # nobody opens higher
_SUPPORT = 6  # what the bare cards of a partner's suit add
_SPARE = 30  # how much higher a hand would have gone that surcoinches
_COINCHE = 182  # the bid and the points against it that make a coinche


class Bidder:
    """Calls for a seat under the options of a table.

    `doubt` blurs what the player thinks of a denomination, by so many points at most.
    """

    __slots__ = ("_blur", "_doubt", "_options")

    def __init__(self, options: Options, doubt: int = 0) -> None:
        self._options, self._doubt = options, doubt
        self._blur = [0] * len(DENOMINATIONS)

    def call(self, view: View, source: Source) -> str | None:
        """One of the choices; None only where the bidding waits for somebody else."""
        if self._doubt:
            self._blur = [source.randrange(2 * self._doubt + 1) - self._doubt for _ in DENOMINATIONS]
        calls = {text: read(text) for text in view.choices}
        if "x" in calls and self._doubts(view):
            return "x"
        if "xx" in calls and self._is_sure(view):
            return "xx"
        if view.seat not in view.due:
            return None
        takes = [move.denomination for move in calls.values() if isinstance(move, Take)]
        if takes:
            return self._take(view, takes)
        return self._bid(view, [move for move in calls.values() if isinstance(move, Bid)])

    def _take(self, view: View, takes: list[int]) -> str:
        """Take in the best denomination where it is worth it, or where there is no passing."""
        worth = {each: self._taken(view, each) for each in takes}
        best = max(takes, key=lambda each: worth[each])
        needed = _TAKE[self._options.players]
        if len(view.calls) >= self._options.players:
            needed -= _TAKE_LATER
        forced = "p" not in view.choices
        return show(Take(best)) if forced or worth[best] >= needed else "p"

    def _taken(self, view: View, denomination: int) -> int:
        """Points of the hand with the turned card, if it comes to the taker."""
        hand = gather(view.hand)
        if view.turned is not None and self._options.players != 2:
            hand = CardSet(hand | 1 << view.turned)
        points = estimate(hand, denomination, self._options) + self._blur[denomination]
        if denomination >= SA:
            return points + _FREE_TRUMPS
        trumps = sum(suit(card) == denomination for card in cards_of(hand))
        return points if trumps >= _MIN_TRUMPS else points - 20

    def _bid(self, view: View, bids: list[Bid]) -> str:
        """The lowest bid that is open in the best denomination, as far as the hand goes."""
        if not bids:
            return "p"
        limits = {each.denomination: 0 for each in bids}
        for denomination in limits:
            limits[denomination] = self._limit(view, denomination)
        best = max(limits, key=lambda each: limits[each])
        partner = self._partners(view)
        if partner is not None and limits[partner] + 10 >= limits[best]:
            best = partner
        lowest = min(bid.value for bid in bids if bid.denomination == best)
        if lowest > limits[best]:
            return "p"
        opening = not any(isinstance(move, Bid) for _, move in view.calls)
        value = max(lowest, min(limits[best], _FIRST_JUMP)) if opening else lowest
        return show(Bid(value, best))

    def _limit(self, view: View, denomination: int) -> int:
        """How high a hand goes, in steps of the table."""
        hand = gather(view.hand)
        points = estimate(hand, denomination, self._options) + self._blur[denomination]
        trumps = sum(suit(card) == denomination for card in view.hand)
        if denomination == self._partners(view):
            points += _SUPPORT * max(trumps, 1) + self._promised(view) - 40
        elif denomination < SA and trumps < _MIN_TRUMPS:
            return 0
        return 80 + (points - _OPENING) // 10 * 10 if points >= _OPENING else 0

    def _partners(self, view: View) -> int | None:
        """The denomination that the partner bid last."""
        assert view.seat is not None
        partner = (view.seat + 2) % 4
        own = [move.denomination for who, move in view.calls if who == partner and isinstance(move, Bid)]
        return own[-1] if own else None

    def _promised(self, view: View) -> int:
        """What the partner's last bid says that he holds."""
        assert view.seat is not None
        partner = (view.seat + 2) % 4
        values = [move.value for who, move in view.calls if who == partner and isinstance(move, Bid)]
        return values[-1] - 80 + _OPENING - 20

    def _is_sure(self, view: View) -> bool:
        """Whether the coinched bid of this side is well below what the hand goes to."""
        bids = [move for _, move in view.calls if isinstance(move, Bid | CapotBid)]
        bid = bids[-1] if bids else None
        return isinstance(bid, Bid) and self._limit(view, bid.denomination) >= bid.value + _SPARE

    def _doubts(self, view: View) -> bool:
        """Whether an opponents' bid looks too high for what this hand holds against it."""
        standing = next((move for _, move in reversed(view.calls) if isinstance(move, Bid | CapotBid)), None)
        if standing is None:
            return False
        points = defence(gather(view.hand), standing.denomination, self._options)
        if isinstance(standing, CapotBid):
            return points >= 40
        return points + standing.value >= _COINCHE
