"""Training: seats call against each other with a net, and the net learns what each call came to."""

from collections.abc import Iterator, Sequence
from struct import pack
from typing import Any, NamedTuple

import numpy as np

from rebelote.games.belote.options import Options
from rebelote.search.learned.auctions import Biddings
from rebelote.search.learned.context import FAR
from rebelote.search.learned.deals import Pool, dealt
from rebelote.search.learned.equity import Equity
from rebelote.search.learned.features import NEVER, OUTPUTS
from rebelote.search.learned.net import SCALE, SHAPES, read_weights
from rebelote.search.learned.rewards import WHOLE, Rewards, Taken, taken_by

_FAR = 8.0  # errors beyond count no more than this
_DECAY = 1e-4
_SEATS = 4
_BATCH = 1024
_FRESH = 2500  # calls for which one more step is learnt
_ALONE = 0.15  # of all rounds are played for marks alone
_FAR_OFTEN = 0.5
_LATE_OFTEN = 1.5  # standings near the end of a match come up more often
_POT, _POT_OFTEN = 80.0, 0.1


class Table(NamedTuple):
    """A table to learn at: its options and what calls come to."""

    options: Options
    rewards: Rewards

    @property
    def mults(self) -> tuple[int, int, int]:
        """What a contract is multiplied by: plain, coinched, surcoinched."""
        return (1, self.options.coinche_mult, self.options.surcoinche_mult)


class Lesson(NamedTuple):
    """Calls that were made: inputs, the output that was chosen, what it came to."""

    inputs: Any
    chosen: Any
    worth: Any


class Learner:
    """A net that learns: two hidden layers, Adam, errors cut off."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [
            (rng.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32) for shape in SHAPES
        ]
        self.weights[-1] *= 0.1
        self.biases = [np.zeros(shape[1], np.float32) for shape in SHAPES]
        self._first = [np.zeros_like(each) for each in (*self.weights, *self.biases)]
        self._second = [np.zeros_like(each) for each in (*self.weights, *self.biases)]
        self._steps = 0

    def resume(self, content: bytes) -> None:
        """Go on from a net that was learned before. Raises ValueError for one of another shape."""
        for number, ((weights, bias), shape) in enumerate(zip(read_weights(content), SHAPES, strict=True)):
            self.weights[number][:] = np.reshape(weights, shape)
            self.biases[number][:] = bias

    def values(self, inputs: Any) -> Any:
        """The values of all calls, in units of the net."""
        return self._forward(inputs)[-1]

    def learn(self, lesson: Lesson, rate: float) -> float:
        """One step towards what calls came to; the mean square error before it."""
        x = lesson.inputs
        one, two, out = self._forward(x)
        n = len(x)
        error = out[np.arange(n), lesson.chosen] - lesson.worth
        slope = np.zeros_like(out)
        slope[np.arange(n), lesson.chosen] = np.clip(error, -_FAR, _FAR) / n
        back_two = (slope @ self.weights[2].T) * (two > 0)
        back_one = (back_two @ self.weights[1].T) * (one > 0)
        slopes = [x.T @ back_one, one.T @ back_two, two.T @ slope]
        slopes += [each.sum(0) for each in (back_one, back_two, slope)]
        self._step(slopes, rate)
        return float((error * error).mean())

    def _forward(self, x: Any) -> tuple[Any, Any, Any]:
        one = np.maximum(x @ self.weights[0] + self.biases[0], 0)
        two = np.maximum(one @ self.weights[1] + self.biases[1], 0)
        return one, two, two @ self.weights[2] + self.biases[2]

    def _step(self, slopes: list[Any], rate: float) -> None:
        self._steps += 1
        for number, (held, slope) in enumerate(zip((*self.weights, *self.biases), slopes, strict=True)):
            first, second = self._first[number], self._second[number]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            along = first / (1 - 0.9**self._steps)
            across = np.sqrt(second / (1 - 0.999**self._steps)) + 1e-7
            held -= rate * (along / across + _DECAY * held * (held.ndim > 1))

    def content(self) -> bytes:
        """The net as half-precision numbers, as `read_weights` reads them."""
        numbers: list[float] = []
        for weights, bias in zip(self.weights, self.biases, strict=True):
            numbers += [*weights.ravel().tolist(), *bias.tolist()]
        return pack(f"<{len(numbers)}e", *numbers)


class Turn(NamedTuple):
    """Calls of one turn in many biddings: inputs and outputs of what was chosen, numbers of the biddings, seats.

    `may` are inputs of something that might have been taken instead, in a denomination of `offers`,
    NEVER where nothing might or where a bid does not end the bidding.
    """

    inputs: Any
    chosen: Any
    numbers: Any
    seats: Any
    may: Any
    offers: Any


def bid(learner: Learner, biddings: Biddings, rng: np.random.Generator, explore: float) -> Iterator[Turn]:
    """Call until all biddings are over.

    With a chance of `explore` a call is drawn from those that look nearly as good as the best.
    """
    while len(a := np.flatnonzero(~biddings.over)):
        inputs, open_ = biddings.inputs(a), biddings.open(a)
        n = len(a)
        values = np.full(open_.shape, -np.inf, np.float32)
        asked = open_.any(-1)
        values[asked] = np.where(open_[asked], learner.values(inputs[asked]), -np.inf)
        values = values.reshape(n, -1)
        if explore:
            noise = rng.gumbel(size=values.shape) * 0.5 * (rng.random(n) < explore)[:, None]
            values = values + noise
        action = values.argmax(1)
        rows = np.arange(n)
        takes = open_[:, :, 0] & (not biddings.way.auction)
        some = np.where(takes, rng.random(takes.shape), -1.0).argmax(1)
        offers = np.where(takes.any(1), some, NEVER)
        chosen = inputs[rows, action // OUTPUTS]
        yield Turn(chosen, action % OUTPUTS, a, biddings.turn[a], inputs[rows, some], offers)
        biddings.act(a, action)


def taken(biddings: Biddings, table: Table, rows: Any) -> Taken:
    """Biddings in which somebody took, from the takers' eyes."""
    mults = np.array(table.mults)[biddings.coinche[rows]]
    bids = (biddings.denomination[rows], biddings.step[rows], mults)
    return taken_by(biddings.dealt, rows, biddings.bidder[rows], bids)


def worths(biddings: Biddings, table: Table, counts: Any) -> Any:
    """Marks that side 0 may expect of each bidding that counts, as the match stands."""
    found, rows = np.zeros(len(biddings.step)), np.flatnonzero((biddings.step != NEVER) & counts)
    if len(rows):
        those = taken(biddings, table, rows)
        found[rows] = table.rewards.worths(those, biddings.lacks[rows], biddings.pots[rows])
    return found


def counted(biddings: Biddings, rng: np.random.Generator) -> Any:
    """Which biddings count: those that came to the taker for whom the hands were dealt, and of those that
    were passed out as many in a hundred.
    """
    takers = biddings.dealt.taker
    passed = rng.random(len(takers)) < 1 / _SEATS
    return (takers == NEVER) | np.where(biddings.step == NEVER, passed, biddings.bidder == takers)


class Progress(NamedTuple):
    """How far a training is: rounds, calls learnt from, the mean square error, the mean size of a margin."""

    rounds: int
    calls: int
    error: float
    size: float


def missed(
    learner: Learner, known: Pool, tables: Sequence[Table], rounds: int, seed: int
) -> tuple[float, float]:
    """The mean square error on some deals as they are bid without exploring, and that of guessing nothing."""
    rng, errors = np.random.default_rng(seed), []
    for number in range(rounds):
        table = tables[number % len(tables)]
        biddings = _begun(known, table, rng)
        made = list(bid(learner, biddings, rng, 0.0))
        counts = counted(biddings, rng)
        lesson = _lesson(made, worths(biddings, table, counts) / SCALE, counts)
        found = learner.values(lesson.inputs)[np.arange(len(lesson.chosen)), lesson.chosen]
        errors.append((np.square(found - lesson.worth).mean(), np.square(lesson.worth).mean()))
    own, nothing = np.mean(errors, axis=0)
    return float(own), float(nothing)


def train(
    learner: Learner, known: Pool, tables: Sequence[Table], rounds: int, seed: int
) -> Iterator[Progress]:
    """Train a net for some rounds of a thousand biddings, table by table; the same seed gives the same net.

    For a while marks are all that counts. Then results of the net itself tell at each table what marks are
    worth in a match; they are asked again half way.
    """
    rng = np.random.default_rng(seed)
    kept: list[Lesson] = []
    calls, size, error = 0, 0.0, 0.0
    for number in range(rounds):
        done = number / rounds
        if number in (int(_ALONE * rounds), rounds // 2):
            for each in tables:
                found = results(learner, known, each, rng)
                if len(found):
                    each.rewards.played_for(Equity(found))
        table = tables[number % len(tables)]
        biddings = _begun(known, table, rng)
        made = list(bid(learner, biddings, rng, 0.05 + 0.4 * (1 - done)))
        counts = counted(biddings, rng)
        margins = worths(biddings, table, counts) / SCALE
        kept = [*kept[-11:], _both(_lesson(made, margins, counts), _offered(made, biddings, table, rng))]
        calls += len(kept[-1].chosen)
        size = 0.98 * size + 0.02 * float(np.abs(margins[counts]).mean())
        for _ in range(1 + len(kept[-1].chosen) // _FRESH):
            lesson = kept[rng.integers(len(kept))]
            some = rng.integers(0, len(lesson.chosen), 2048)
            lost = learner.learn(Lesson(*(each[some] for each in lesson)), 1e-3 * (1 - 0.95 * done))
            error = 0.98 * error + 0.02 * lost
        yield Progress(number + 1, calls, error, SCALE * size)


def results(learner: Learner, known: Pool, table: Table, rng: np.random.Generator) -> Any:
    """Marks of both sides in deals that a net bids as well as it can, far from the end of a match."""
    n = _BATCH
    dealt_ = dealt(known, table.options, n, rng)
    biddings = Biddings(dealt_, table.options, np.full((n, 2), FAR), np.zeros(n))
    list(bid(learner, biddings, rng, 0.0))
    rows = np.flatnonzero((biddings.step != NEVER) & counted(biddings, rng))
    if not len(rows):
        return np.zeros((0, 2))
    those = taken(biddings, table, rows)
    marks, odds = table.rewards.marks(those, np.zeros(len(rows))), table.rewards.odds(those)
    drawn = (rng.random(len(rows))[:, None] > odds.cumsum(1)).sum(1).clip(0, WHOLE + 1)
    found = marks[np.arange(len(rows)), drawn]
    return np.where((those.side == 0)[:, None], found, found[:, ::-1])


def _begun(known: Pool, table: Table, rng: np.random.Generator) -> Biddings:
    """Biddings that begin, half of them far from the end of a match, the others anywhere in it."""
    n = _BATCH
    lacks = np.ceil(FAR / 10 * rng.random((n, 2)) ** _LATE_OFTEN) * 10
    lacks[rng.random(n) < _FAR_OFTEN] = FAR
    held = table.options.tie_rule.startswith("litige") & (rng.random(n) < _POT_OFTEN)
    return Biddings(dealt(known, table.options, n, rng), table.options, lacks, _POT * held)


def _lesson(made: list[Turn], margins: Any, counts: Any) -> Lesson:
    """The calls of the biddings that count, with what they came to for the side that made them."""
    inputs, chosen, numbers, seats, *_ = (np.concatenate(each) for each in zip(*made, strict=True))
    kept = counts[numbers]
    worth = margins[numbers[kept]] * (1 - 2 * (seats[kept] % 2))
    return Lesson(inputs[kept], chosen[kept], worth.astype(np.float32))


def _offered(made: list[Turn], biddings: Biddings, table: Table, rng: np.random.Generator) -> Lesson | None:
    """What might have been taken, with what it would have come to: of that everything is known."""
    *_, numbers, seats, inputs, offers = (np.concatenate(each) for each in zip(*made, strict=True))
    takers = biddings.dealt.taker[numbers]
    kept = np.flatnonzero((offers != NEVER) & ((takers == NEVER) | (takers == seats)))
    if not len(kept):
        return None
    kept = rng.permutation(kept)[:_BATCH]
    rows, who, one = numbers[kept], seats[kept], np.ones(len(kept), int)
    those = taken_by(biddings.dealt, rows, who, (offers[kept], 0 * one, one))
    worth = table.rewards.worths(those, biddings.lacks[rows], biddings.pots[rows]) * (1 - 2 * (who % 2))
    return Lesson(inputs[kept], 0 * one, (worth / SCALE).astype(np.float32))


def _both(one: Lesson, other: Lesson | None) -> Lesson:
    if other is None:
        return one
    return Lesson(*(np.concatenate(each) for each in zip(one, other, strict=True)))
