"""Training: seats call against each other with a net, and the net learns what each call came to."""

from collections.abc import Iterator
from struct import pack
from typing import Any, NamedTuple

import numpy as np

from rebelote.search.learned.auctions import Biddings, Way
from rebelote.search.learned.deals import Deals
from rebelote.search.learned.features import NEVER, OUTPUTS
from rebelote.search.learned.net import SCALE, SHAPES
from rebelote.search.learned.rewards import Rewards

_FAR = 8.0  # errors beyond count no more than this
_DECAY = 1e-4


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


def bid(
    learner: Learner, biddings: Biddings, rng: np.random.Generator, explore: float
) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Call until all biddings are over; inputs, outputs chosen, numbers and sides of every round of calls.

    With a chance of `explore` a call is drawn from those that look nearly as good as the best.
    """
    while len(a := np.flatnonzero(~biddings.over)):
        inputs = biddings.inputs(a)
        n, d, width = inputs.shape
        values = learner.values(inputs.reshape(n * d, width)).reshape(n, d * OUTPUTS)
        values = np.where(biddings.open(a).reshape(n, d * OUTPUTS), values, -np.inf)
        if explore:
            noise = rng.gumbel(size=values.shape) * 0.5 * (rng.random(n) < explore)[:, None]
            values = values + noise
        action = values.argmax(1)
        rows = np.arange(n)
        yield inputs[rows, action // OUTPUTS], action % OUTPUTS, a, biddings.turn[a] % 2
        biddings.act(a, action)


def worths(biddings: Biddings, rewards: Rewards) -> Any:
    """Marks by which side 0 may expect to be ahead at the end of each bidding."""
    deals, found = biddings.deals, np.zeros(len(biddings.which))
    takers = deals.points.shape[1]
    for i in np.flatnonzero(biddings.step != NEVER):
        taker, denomination = int(biddings.bidder[i]), int(biddings.denomination[i])
        at = (int(biddings.which[i]), taker % takers, denomination)
        contract = (taker, denomination, int(biddings.step[i]), rewards.mults[int(biddings.coinche[i])])
        a, b = deals.belotes[at].tolist()
        c, e = deals.announced[at].tolist()
        found[i] = rewards.margin(contract, int(deals.points[at]), (a, b), (c, e))
    return found


class Progress(NamedTuple):
    """How far a training is: rounds, calls learnt from, the error, the mean size of a margin."""

    rounds: int
    calls: int
    error: float
    size: float


def train(
    learner: Learner, deals: Deals, way: Way, rewards: Rewards, rounds: int, seed: int
) -> Iterator[Progress]:
    """Train a net for some rounds of a thousand deals; the same seed gives the same net."""
    rng = np.random.default_rng(seed)
    kept: list[Lesson] = []
    calls, size, error = 0, 0.0, 0.0
    for number in range(rounds):
        done = number / rounds
        biddings = Biddings(deals, way, rng.integers(0, deals.count, 1024))
        made = list(bid(learner, biddings, rng, 0.05 + 0.4 * (1 - done)))
        margins = worths(biddings, rewards) / SCALE
        kept = [*kept[-11:], _lesson(made, margins)]
        calls += len(kept[-1].chosen)
        size = 0.98 * size + 0.02 * float(np.abs(margins).mean())
        for _ in range(4):
            lesson = kept[rng.integers(len(kept))]
            some = rng.integers(0, len(lesson.chosen), 2048)
            found = learner.learn(Lesson(*(each[some] for each in lesson)), 1e-3 * (1 - 0.95 * done))
            error = 0.98 * error + 0.02 * found
        yield Progress(number + 1, calls, error, SCALE * size)


def _lesson(made: list[tuple[Any, Any, Any, Any]], margins: Any) -> Lesson:
    """The calls of some biddings with what they came to for the side that made them."""
    inputs, chosen, numbers, sides = (np.concatenate(each) for each in zip(*made, strict=True))
    return Lesson(inputs, chosen, (np.where(sides == 0, margins[numbers], -margins[numbers])).astype("f4"))
