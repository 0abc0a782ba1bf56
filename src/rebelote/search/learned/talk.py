"""A bidding as it was called, replayed for the eyes of a seat: what a net needs to know of it."""

from collections.abc import Iterator, Sequence

from rebelote.games.belote.moves import Bid, Call, CapotBid, Coinche, GeneraleBid, Pass, Surcoinche, Take
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import SA
from rebelote.search.learned.context import LEVEL, Standing
from rebelote.search.learned.features import CAPOT_STEP, COINCHE, NEVER, PASS, SURCOINCHE, Talked

_LOWEST, _STEP = 80, 10


def output(call: Call) -> tuple[int, int]:
    """The denomination and the output of a call; NEVER for those about the bid that holds.

    Bids above 160 count as 160, a générale as a capot.
    """
    match call:
        case Take(denomination):
            return denomination, 0
        case Bid(value, denomination):
            return denomination, min((value - _LOWEST) // _STEP, CAPOT_STEP - 1)
        case CapotBid(denomination) | GeneraleBid(denomination):
            return denomination, CAPOT_STEP
        case Pass():
            return NEVER, PASS
        case Coinche():
            return NEVER, COINCHE
        case Surcoinche():
            return NEVER, SURCOINCHE


class Replay:
    """A bidding of four seats, call by call; the first speaker is fixed.

    `turned` is the suit of the turned card, `match` where the match stands for side 0.
    """

    __slots__ = (
        "_auction",
        "_bids",
        "_coinched",
        "_count",
        "_first",
        "_match",
        "_passed",
        "_passes",
        "_standing",
        "_turned",
    )

    def __init__(
        self, first: int, *, auction: bool, turned: int | None = None, match: Standing = LEVEL
    ) -> None:
        self._first, self._auction = first, auction
        self._turned, self._match = NEVER if turned is None else turned, match
        self._bids = [(NEVER, NEVER)] * 4
        self._passed = [False] * 4
        self._standing = (0, NEVER, NEVER)
        self._coinched = False
        self._passes = self._count = 0

    def seen_by(self, seat: int) -> Talked:
        """The bidding so far as a seat sees it."""
        turned = [(seat + offset) % 4 for offset in range(4)]
        bidder, step, denomination = self._standing
        return Talked(
            [self._bids[each][0] for each in turned],
            [self._bids[each][1] for each in turned],
            [self._passed[each] for each in turned],
            ((bidder - seat) % 4, step, denomination),
            self._coinched,
            (seat - self._first) % 4,
            self._passes,
            not self._auction and self._count >= 4,
            self._turned,
            self._match.of(seat % 2),
        )

    def call(self, seat: int, call: Call) -> None:
        """A call is made."""
        denomination, kind = output(call)
        self._count += 1
        if kind == PASS:
            self._passes += 1
            self._passed[seat] = True
            return
        self._passes = 0
        if kind in (COINCHE, SURCOINCHE):
            self._coinched = True
        else:
            self._bids[seat] = (kind, denomination)
            self._standing = (seat, kind, denomination)


def replayed(calls: Sequence[tuple[int, Call]], replay: Replay) -> Iterator[tuple[int, Call, Talked]]:
    """Every call with its seat and what that seat had seen before it, in a bidding that begins."""
    for seat, call in calls:
        yield seat, call, replay.seen_by(seat)
        replay.call(seat, call)


def open_calls(talked: Talked, options: Options, turned: int | None) -> list[tuple[int, int]]:
    """What a seat in turn may call, as outputs; `turned` is the suit of the turned card."""
    every = range(6 if options.sa_ta else 4)
    if options.bid_mode != "auction":
        takes = [each for each in every if _takes(each, talked, options, turned)]
        return [*((each, 0) for each in takes), (NEVER, PASS)]
    found = [(NEVER, PASS)]
    bidder, standing, _ = talked.standing
    if standing != NEVER and bidder % 2 == 1 and not talked.coinched:
        found.append((NEVER, COINCHE))
    if standing != NEVER and bidder % 2 == 0 and talked.coinched:
        found.append((NEVER, SURCOINCHE))
    if not talked.coinched:
        found += [(each, step) for step in range(standing + 1, CAPOT_STEP + 1) for each in every]
    return found


def _takes(denomination: int, talked: Talked, options: Options, turned: int | None) -> bool:
    """Whether a denomination may be taken (B20, B21, B25)."""
    if turned is None:
        return True
    if denomination >= SA:
        return talked.later or options.round1_suits == "any4" or options.sa_ta_round1
    if not talked.later:
        return options.round1_suits == "any4" or denomination == turned
    return options.round2_suits == "any4" or denomination != turned
