"""Take modes: one passes or takes, and the first take ends it (B20 to B26)."""

from dataclasses import dataclass

from rebelote.cards import Card, suit
from rebelote.engine.errors import Refusal, refuse
from rebelote.games.belote.bidding.talk import Talk
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.moves import Call, Pass, Take
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import DENOMINATIONS, SA, TA

_SUITS = (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class TakeBidding:
    """Rounds of pass or take. `turned_only` and `others_only` say whether the turned card binds
    in the first and in the second round; `free` lists SA and TA by round; `forced` obliges the dealer.
    """

    seats: int
    rounds: int
    turned_only: bool
    others_only: bool
    free: tuple[tuple[int, ...], tuple[int, ...]]
    forced: bool

    def begin(self, dealer: int, turned: Card | None) -> Talk:
        """The player after the dealer speaks first (B20)."""
        return Talk(dealer, turned, (dealer + 1) % self.seats)

    def callers(self, talk: Talk) -> frozenset[int]:
        """The seat in turn."""
        return frozenset((talk.turn,))

    def calls(self, talk: Talk, seat: int) -> tuple[Call, ...]:
        """Pass where it is allowed, then the denominations that are open."""
        if seat != talk.turn or self.over(talk):
            return ()
        takes = tuple(Take(denomination) for denomination in self._open(talk))
        return takes if self._must_take(talk) else (Pass(), *takes)

    def why(self, talk: Talk, seat: int, call: Call) -> Refusal | None:
        """Why a call is refused (B20 to B25)."""
        if self.over(talk):
            return refuse("bidding-over", "B20")
        if seat != talk.turn:
            return refuse("not-your-turn", "B20")
        match call:
            case Pass():
                return refuse("dealer-must-take", self._forced_rule(talk)) if self._must_take(talk) else None
            case Take(denomination):
                return None if denomination in self._open(talk) else self._closed(talk, denomination)
        return refuse("no-auction", "B20")

    def after(self, talk: Talk, seat: int, call: Call) -> Talk:
        """The talk after a legal call."""
        calls = (*talk.calls, (seat, call))
        if isinstance(call, Take):
            return Talk(talk.dealer, talk.turned, talk.turn, calls, call, seat, passes=talk.passes)
        turn = (seat + 1) % self.seats
        return Talk(talk.dealer, talk.turned, turn, calls, passes=talk.passes + 1)

    def over(self, talk: Talk) -> bool:
        """After a take, or when every round went by (B20, B22)."""
        return talk.standing is not None or talk.passes == self.rounds * self.seats

    def contract(self, talk: Talk) -> Contract | None:
        """The taker and the denomination (B26)."""
        if not isinstance(talk.standing, Take):
            return None
        return Contract(talk.bidder, talk.standing.denomination)

    def _round(self, talk: Talk) -> int:
        return talk.passes // self.seats

    def _must_take(self, talk: Talk) -> bool:
        return self.forced and talk.passes == self.rounds * self.seats - 1

    def _forced_rule(self, talk: Talk) -> str:
        return "B24" if talk.turned is None else "B23"

    def _open(self, talk: Talk) -> tuple[int, ...]:
        """Denominations that may be named in this round."""
        number = self._round(talk)
        suits: tuple[int, ...] = _SUITS
        if talk.turned is not None and number == 0 and self.turned_only:
            suits = (suit(talk.turned),)
        elif talk.turned is not None and number == 1 and self.others_only:
            suits = tuple(each for each in _SUITS if each != suit(talk.turned))
        return suits + self.free[min(number, 1)]

    def _closed(self, talk: Talk, denomination: int) -> Refusal:
        """Why a denomination may not be named now."""
        name = DENOMINATIONS[denomination]
        if denomination in (SA, TA):
            code = "no-sa-ta" if not self.free[1] else "sa-ta-later"
            return refuse(code, "B25", denomination=name)
        assert talk.turned is not None
        turned = DENOMINATIONS[suit(talk.turned)]
        if self._round(talk) == 0:
            return refuse("turned-suit-only", "B20", denomination=name, turned=turned)
        return refuse("other-suits-only", "B21", denomination=name, turned=turned)


def take_bidding(options: Options) -> TakeBidding:
    """The take mode that some options describe (B20 to B25)."""
    free = (SA, TA) if options.sa_ta else ()
    if options.bid_mode == "vache":
        return TakeBidding(options.players, 1, False, False, (free, free), forced=True)
    first_round = free if options.round1_suits == "any4" or options.sa_ta_round1 else ()
    return TakeBidding(
        seats=options.players,
        rounds=options.rounds,
        turned_only=options.round1_suits == "turned",
        others_only=options.round2_suits == "other3",
        free=(first_round, free),
        forced=options.last_forced,
    )
