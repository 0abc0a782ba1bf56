"""The auction of coinche and contrée: bids that rise, coinche, surcoinche (B30 to B38)."""

from dataclasses import dataclass

from rebelote.cards import Card
from rebelote.engine.errors import Refusal, refuse
from rebelote.games.belote.bidding.talk import Talk
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.moves import Bid, Call, CapotBid, Coinche, GeneraleBid, Pass, Surcoinche
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import DENOMINATIONS, SA

_HIGHEST_OFFERED = 650
"""Where the list of choices stops when the rules know no ceiling (B31)."""

_Raise = Bid | CapotBid | GeneraleBid


@dataclass(frozen=True, slots=True)
class AuctionBidding:
    """One auction among four; every field is a fact of the options."""

    lowest: int
    step: int
    highest: int | None
    capot: int | None
    generale: int | None
    denominations: int
    any_time: bool
    freezes: bool
    coinched: int
    surcoinched: int
    reopens: bool
    ladder: tuple[_Raise, ...]

    def begin(self, dealer: int, turned: Card | None) -> Talk:
        """The player after the dealer speaks first (B30)."""
        return Talk(dealer, turned, (dealer + 1) % 4)

    def callers(self, talk: Talk) -> frozenset[int]:
        """The seat in turn, and opponents who may coinche out of turn (B33)."""
        if self.any_time and talk.standing is not None and talk.doubler < 0 and not self.over(talk):
            return frozenset((talk.turn, (talk.bidder + 1) % 4, (talk.bidder + 3) % 4))
        return frozenset((talk.turn,))

    def calls(self, talk: Talk, seat: int) -> tuple[Call, ...]:
        """Pass, coinche or surcoinche, then the bids that are open, lowest first."""
        if self.over(talk):
            return ()
        doubles: tuple[Call, ...] = (Coinche(),) if self._coinche(talk, seat) is None else ()
        if seat != talk.turn:
            return doubles
        if self._surcoinche(talk, seat) is None:
            doubles = (Surcoinche(),)
        return (Pass(), *doubles, *self._bids(talk, seat))

    def why(self, talk: Talk, seat: int, call: Call) -> Refusal | None:
        """Why a call is refused (B30 to B37)."""
        if self.over(talk):
            return refuse("bidding-over", "B35")
        if isinstance(call, Coinche):
            return self._coinche(talk, seat)
        if seat != talk.turn:
            return refuse("not-your-turn", "B30")
        match call:
            case Pass():
                return None
            case Surcoinche():
                return self._surcoinche(talk, seat)
            case Bid() | CapotBid() | GeneraleBid():
                return self._raise(talk, seat, call)
        return refuse("auction-only", "B30")

    def after(self, talk: Talk, seat: int, call: Call) -> Talk:
        """The talk after a legal call."""
        calls, turn = (*talk.calls, (seat, call)), (seat + 1) % 4
        standing, bidder, doubler = talk.standing, talk.bidder, talk.doubler
        passes = 0
        match call:
            case Pass():
                passes = talk.passes + 1
            case Coinche():
                doubler = seat
            case Bid() | CapotBid() | GeneraleBid():
                standing, bidder, doubler = call, seat, -1
        redoubled = isinstance(call, Surcoinche)
        return Talk(talk.dealer, talk.turned, turn, calls, standing, bidder, doubler, redoubled, passes)

    def over(self, talk: Talk) -> bool:
        """After four passes, three passes behind a bid or a coinche, or a surcoinche (B34 to B37)."""
        if talk.redoubled:
            return True
        fourth = talk.standing is None or (self.reopens and talk.doubler < 0)
        return talk.passes == (4 if fourth else 3)

    def contract(self, talk: Talk) -> Contract | None:
        """The last bidder's contract (B35)."""
        bid = talk.standing
        if not isinstance(bid, _Raise):
            return None
        mult = 1 if talk.doubler < 0 else self.surcoinched if talk.redoubled else self.coinched
        return Contract(
            talk.bidder,
            bid.denomination,
            self._amount(bid),
            capot=isinstance(bid, CapotBid),
            generale=isinstance(bid, GeneraleBid),
            mult=mult,
        )

    def _amount(self, bid: _Raise) -> int:
        """The points that a bid stands for (B31, B32)."""
        match bid:
            case Bid(value):
                return value
            case CapotBid():
                return self.capot or 0
        return self.generale or 0

    def _bids(self, talk: Talk, seat: int) -> tuple[Call, ...]:
        """The bids of a seat, lowest first, suits in their order."""
        standing = talk.standing
        closed = talk.doubler >= 0 and (self.freezes or _on_doublers_side(talk, seat))
        if closed or isinstance(standing, GeneraleBid):
            return ()
        offers: tuple[_Raise, ...] = self.ladder
        if isinstance(standing, CapotBid):
            offers = tuple(bid for bid in self.ladder if isinstance(bid, GeneraleBid))
        elif isinstance(standing, Bid):
            below = (standing.value - self.lowest) // self.step + 1
            offers = self.ladder[below * self.denominations :] if self._offered(standing) else self._tops()
        if _reopening(talk, seat):
            return tuple(bid for bid in offers if bid.denomination != _denomination(standing))
        return offers

    def _offered(self, bid: Bid) -> bool:
        return bid.value <= _HIGHEST_OFFERED

    def _tops(self) -> tuple[_Raise, ...]:
        return tuple(bid for bid in self.ladder if not isinstance(bid, Bid))

    def _raise(self, talk: Talk, seat: int, bid: _Raise) -> Refusal | None:
        """Why a bid is refused (B31 to B33, B37)."""
        standing = talk.standing
        if bid.denomination >= self.denominations:
            return refuse("no-sa-ta", "B25", denomination=DENOMINATIONS[bid.denomination])
        if talk.doubler >= 0 and self.freezes:
            return refuse("frozen", "B33")
        if _on_doublers_side(talk, seat):
            return refuse("only-pass", "B34")
        if isinstance(standing, GeneraleBid) or (
            isinstance(standing, CapotBid) and not isinstance(bid, GeneraleBid)
        ):
            return refuse("nothing-above", "B32")
        if _reopening(talk, seat) and _denomination(standing) == bid.denomination:
            return refuse("other-denomination", "B37", denomination=DENOMINATIONS[bid.denomination])
        match bid:
            case CapotBid():
                return refuse("no-capot-bid", "B32") if self.capot is None else None
            case GeneraleBid():
                return refuse("no-generale-bid", "B32") if self.generale is None else None
        return self._number(bid, standing)

    def _number(self, bid: Bid, standing: Call | None) -> Refusal | None:
        """Why an amount is refused (B31)."""
        least = standing.value + self.step if isinstance(standing, Bid) else self.lowest
        if bid.value % self.step:
            return refuse("bid-step", "B31", value=bid.value, step=self.step)
        if self.highest is not None and bid.value > self.highest:
            return refuse("bid-ceiling", "B31", value=bid.value, highest=self.highest)
        if bid.value < least:
            return refuse("bid-too-low", "B31", value=bid.value, least=least)
        return None

    def _coinche(self, talk: Talk, seat: int) -> Refusal | None:
        """Why a seat may not coinche (B33)."""
        if talk.standing is None:
            return refuse("nothing-to-coinche", "B33")
        if talk.doubler >= 0:
            return refuse("already-coinched", "B33")
        if (seat - talk.bidder) % 2 == 0:
            return refuse("own-bid", "B33")
        if seat != talk.turn and not self.any_time:
            return refuse("not-your-turn", "B33")
        return None

    def _surcoinche(self, talk: Talk, seat: int) -> Refusal | None:
        """Why a seat may not surcoinche (B34)."""
        if talk.doubler < 0:
            return refuse("nothing-to-surcoinche", "B34")
        if (seat - talk.bidder) % 2:
            return refuse("not-your-bid", "B34")
        return None


def auction_bidding(options: Options) -> AuctionBidding:
    """The auction that some options describe (B30 to B37)."""
    return AuctionBidding(
        lowest=options.bid_min,
        step=options.bid_step,
        highest=options.bid_max,
        capot=options.capot_value if options.capot_bid else None,
        generale=options.generale_bid,
        denominations=len(DENOMINATIONS) if options.sa_ta else SA,
        any_time=options.coinche_when == "any_time",
        freezes=options.coinche_freezes,
        coinched=options.coinche_mult,
        surcoinched=options.surcoinche_mult,
        reopens=options.self_overbid == "other_suit",
        ladder=_ladder(options),
    )


def _ladder(options: Options) -> tuple[_Raise, ...]:
    """Every bid that is offered, lowest first, suits in their order."""
    names = range(len(DENOMINATIONS) if options.sa_ta else SA)
    top = _HIGHEST_OFFERED if options.bid_max is None else options.bid_max
    values = range(options.bid_min, top + 1, options.bid_step)
    bids: list[_Raise] = [Bid(value, name) for value in values for name in names]
    bids += [CapotBid(name) for name in names if options.capot_bid]
    bids += [GeneraleBid(name) for name in names if options.generale_bid]
    return tuple(bids)


def _reopening(talk: Talk, seat: int) -> bool:
    """Whether the last bidder speaks again after three passes (B37)."""
    return talk.passes == 3 and seat == talk.bidder


def _on_doublers_side(talk: Talk, seat: int) -> bool:
    """Whether a seat or its partner coinched the standing bid: it can only pass (B34)."""
    return talk.doubler >= 0 and (seat - talk.doubler) % 2 == 0


def _denomination(call: Call | None) -> int:
    return call.denomination if isinstance(call, _Raise) else -1
