"""Biddings by the thousand, side by side: whose turn it is, what may be called, what a net sees."""

from typing import Any, NamedTuple

import numpy as np

from rebelote.games.belote.options import Options
from rebelote.games.belote.order import SA
from rebelote.search.learned.context import CONTEXT, LATE, POT_UNIT, SOON, rules
from rebelote.search.learned.deals import Dealt
from rebelote.search.learned.features import (
    CAPOT_STEP,
    COINCHE,
    DYNAMIC,
    EACH,
    INPUTS,
    NEVER,
    OUTPUTS,
    PASS,
    STATIC,
    SURCOINCHE,
)

STEPS = CAPOT_STEP + 1


class Way(NamedTuple):
    """A way of bidding: an auction, or so many rounds of taking, in the last of which the last may be forced.

    `turned` says that the turned suit alone may be taken in the first round, `others` that it may not in the
    second; `free_first` that Sans Atout and Tout Atout, where they are played, are open from the first.
    """

    auction: bool
    rounds: int = 1
    turned: bool = False
    others: bool = False
    forced: bool = False
    free_first: bool = True


def way(options: Options) -> Way:
    """The way of bidding of some options."""
    if options.bid_mode == "auction":
        return Way(True)
    if options.bid_mode == "vache":
        return Way(False, forced=True)
    bound = options.round1_suits == "turned"
    return Way(
        False,
        options.rounds,
        turned=bound,
        others=options.round2_suits == "other3",
        forced=options.last_forced,
        free_first=not bound or options.sa_ta_round1,
    )


class Biddings:
    """Biddings of some deals in step; actions are numbered denomination by denomination, OUTPUTS each.

    `lacks` are rows of what both sides lack to win the match, `pots` what lies there for the winner.
    """

    def __init__(self, dealt: Dealt, options: Options, lacks: Any, pots: Any) -> None:
        n = len(dealt.hands)
        self.dealt, self.way, self.lacks, self.pots = dealt, way(options), lacks, pots
        self._around = around(options, lacks, pots)
        self.turn, self.passes, self.calls = (np.zeros(n, int) for _ in range(3))
        self.step, self.denomination, self.bidder = (np.full(n, NEVER) for _ in range(3))
        self.coinche = np.zeros(n, int)
        self.steps, self.own = np.full((n, 4), NEVER), np.full((n, 4), NEVER)
        self.passed, self.over = np.zeros((n, 4), bool), np.zeros(n, bool)

    def inputs(self, a: Any) -> Any:
        """What a net sees in each denomination, for the biddings of some numbers."""
        d, turn = self.dealt.denominations, self.turn[a]
        found = np.zeros((len(a), d, INPUTS), np.float32)
        found[:, :, :STATIC] = self.dealt.hands[a, turn]
        found[:, :, STATIC + DYNAMIC :] = self._around[a, turn % 2][:, None]
        talked = found[:, :, STATIC : STATIC + DYNAMIC]
        each = np.arange(d)[None, :]
        for at, offset in enumerate((2, 1, 3)):
            seat = (turn + offset) & 3
            step, own = self.steps[a, seat][:, None], self.own[a, seat][:, None]
            bid, same, height = step != NEVER, own == each, np.maximum(step, 0) / 10
            block = talked[:, :, EACH * at : EACH * at + EACH]
            block[:, :, 0], block[:, :, 1], block[:, :, 2] = ~bid, bid & same, bid & ~same
            block[:, :, 3], block[:, :, 4] = height, self.passed[a, seat][:, None]
            block[:, :, 5] = np.where(bid & same, height, 0)
        self._rest(a, turn, each, talked[:, :, 3 * EACH :])
        return found

    def _rest(self, a: Any, turn: Any, each: Any, block: Any) -> None:
        step = self.step[a][:, None]
        standing, ours = step != NEVER, ((self.bidder[a] - turn) % 2 == 0)[:, None]
        place, own = self.calls[a] % 4, self.own[a, turn][:, None] == each
        bid = self.steps[a, turn][:, None]
        block[:, :, 0], block[:, :, 1] = standing & ours, standing & ~ours
        block[:, :, 2] = np.maximum(step, NEVER) / 10
        block[:, :, 3] = (self.denomination[a][:, None] == each) & standing
        block[:, :, 4] = (self.coinche[a] > 0)[:, None]
        for at in range(3):
            block[:, :, 5 + at] = (place == at)[:, None]
        block[:, :, 8] = (self.passes[a] / 3)[:, None]
        block[:, :, 9], block[:, :, 10] = (bid != NEVER) & own, np.maximum(bid, 0) / 10
        block[:, :, 11] = (self.calls[a] >= 4)[:, None] if not self.way.auction else 0
        block[:, :, 12] = self.dealt.turned[a][:, None] == each

    def judged_by(self, a: Any) -> Any:
        """The denomination by which passing and coinche are judged: the bid's, or the hand's best."""
        looks = self.dealt.looks[a, self.turn[a]]
        if not self.way.auction:
            looks = np.where(self._takes(a), looks, -1.0)
        return np.where(self.step[a] != NEVER, self.denomination[a], looks.argmax(-1))

    def open(self, a: Any) -> Any:
        """Which actions are open: denominations times OUTPUTS, passing and the like in the judged one."""
        d, n = self.dealt.denominations, len(a)
        found = np.zeros((n, d, OUTPUTS), bool)
        rows, judged = np.arange(n), self.judged_by(a)
        if self.way.auction:
            free = (self.coinche[a] == 0)[:, None, None]
            found[:, :, :STEPS] = (np.arange(STEPS)[None, None, :] > self.step[a][:, None, None]) & free
            theirs = (self.step[a] != NEVER) & ((self.bidder[a] - self.turn[a]) % 2 == 1)
            found[rows, judged, COINCHE] = theirs & (self.coinche[a] == 0)
            found[rows, judged, SURCOINCHE] = ~theirs & (self.coinche[a] == 1)
            found[rows, judged, PASS] = True
            return found
        found[:, :, 0] = self._takes(a)
        last = self.calls[a] == 4 * self.way.rounds - 1
        found[rows, judged, PASS] = ~(last & self.way.forced)
        return found

    def _takes(self, a: Any) -> Any:
        """Denominations that may be taken."""
        each = np.arange(self.dealt.denominations)[None, :]
        first = (self.calls[a] < 4)[:, None]
        same = each == self.dealt.turned[a][:, None]
        bound = np.where(first, same | (not self.way.turned), ~same | (not self.way.others))
        return np.where(each < SA, bound, ~first | self.way.free_first)

    def act(self, a: Any, action: Any) -> None:
        """Do an action in each of some biddings."""
        turn, denomination, kind = self.turn[a], action // OUTPUTS, action % OUTPUTS
        bids = kind < STEPS
        b, who = a[bids], turn[bids]
        self.step[b], self.denomination[b], self.bidder[b] = kind[bids], denomination[bids], who
        self.steps[b, who], self.own[b, who], self.passes[b] = kind[bids], denomination[bids], 0
        p = a[kind == PASS]
        self.passes[p] += 1
        self.passed[p, turn[kind == PASS]] = True
        for which, level in ((COINCHE, 1), (SURCOINCHE, 2)):
            doubled = a[kind == which]
            self.coinche[doubled], self.passes[doubled] = level, 0
        self.turn[a], self.calls[a] = (turn + 1) & 3, self.calls[a] + 1
        if self.way.auction:
            bid = self.step[a] != NEVER
            self.over[a] |= (bid & (self.passes[a] >= 3)) | (~bid & (self.passes[a] >= 4))
            self.over[a] |= self.coinche[a] == 2
        else:
            self.over[a] |= (self.step[a] != NEVER) | (self.calls[a] >= 4 * self.way.rounds)


def around(options: Options, lacks: Any, pots: Any) -> Any:
    """`context.context` for arrays: by number, then side that decides."""
    found = np.zeros((len(lacks), 2, CONTEXT), np.float32)
    for side in (0, 1):
        for at, each in enumerate((lacks[:, side], lacks[:, 1 - side])):
            found[:, side, 3 * at] = each / 1000
            found[:, side, 3 * at + 1], found[:, side, 3 * at + 2] = (
                np.exp(-each / SOON),
                np.exp(-each / LATE),
            )
        found[:, side, 6] = pots / POT_UNIT
        found[:, side, 7:] = rules(options)
    return found
