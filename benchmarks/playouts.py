"""Random playouts of a full deal, side by side with colver's `rollout`, one thread.

    make bench-setup
    .venv/bin/python benchmarks/playouts.py [--rounds 15] [--playouts 200000]

Eight cards each, a fixed contract, every legal card as likely as the others. Both engines take turns in
this process; told are the medians of processor time for one playout and the median of the ratios.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable

from solver import other_engine, random_deal

from rebelote.search.playouts import load, run


def nanoseconds(work: Callable[[], object], playouts: int) -> float:
    """Processor time of one playout."""
    started = time.process_time()
    work()
    return (time.process_time() - started) / playouts * 1e9


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--playouts", type=int, default=200_000)
    asked = parser.parse_args()
    rng, n = random.Random(1), asked.playouts
    own: list[float] = []
    other: list[float] = []
    run(load(random_deal(rng)), 4, 1)
    for number in range(asked.rounds):
        deal = random_deal(rng)
        S = load(deal)
        own.append(nanoseconds(lambda: run(S, n, number), n))  # noqa: B023 - done at once
        try:
            env = other_engine(deal)
        except ImportError as missing:
            print(f"{missing.name} is not installed; run `make bench-setup`", file=sys.stderr)
            continue
        other.append(nanoseconds(lambda: env.rollout(n // 4), n // 4))  # noqa: B023
    print(
        f"rebelote {statistics.median(own):8.0f} ns a playout, {1e3 / statistics.median(own):.2f} million a second"
    )
    if other:
        ratios = [theirs / ours for ours, theirs in zip(own, other, strict=True)]
        print(f"colver   {statistics.median(other):8.0f} ns a playout")
        print(f"colver's time over ours: median {statistics.median(ratios):.2f}, lowest {min(ratios):.2f}")


if __name__ == "__main__":
    main()
