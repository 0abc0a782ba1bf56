"""Exact solving of full deals with open cards, side by side with colver's `solve_scores`.

    make bench-setup
    .venv/bin/python benchmarks/solver.py [--deals 200] [--seed 1]

Random deals, random trump and leader, under the rules that colver plays (preset contree). Both engines get
the same deal one after the other in this process; told is processor time for each deal: the value of the deal,
the value of each card, and for each card whether the contract of 100 is made. colver's figure is its
call for all cards. Every value but those of capots is compared.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from rebelote.games.belote.kernel import Play, begin_play
from rebelote.games.belote.options import presets
from rebelote.games.belote.order import duties
from rebelote.search.compiled import HAS_NUMBA
from rebelote.search.exact import Solver

THRESHOLD = 100
CAPOT = (0, 252)
TRUMP_TO_PLAIN = (0, 1, 4, 5, 6, 7, 2, 3)  # heights 7 8 Q K T A 9 J as places among 7 8 9 J Q K T A


def random_deal(rng: random.Random) -> Play:
    """A deal that is about to be played."""
    pack = [16 * each + height for each in range(4) for height in range(8)]
    rng.shuffle(pack)
    a, b, c, d = (sum(1 << card for card in pack[8 * seat : 8 * seat + 8]) for seat in range(4))
    options = presets()["contree"].options
    return begin_play((a, b, c, d), rng.randrange(4), 4, duties(rng.randrange(4), options))


def theirs(strength: int, trump: int) -> int:
    """colver's number of a card."""
    height = strength & 7
    return (strength >> 4) * 8 + (TRUMP_TO_PLAIN[height] if strength >> 4 == trump else height)


def other_engine(deal: Play) -> Any:
    """The same deal at colver's table."""
    import colver  # type: ignore[import-not-found]

    trump = deal.duties & 7
    hands = [[theirs(each, trump) for each in range(64) if hand >> each & 1] for hand in deal.tricks.hands]
    env = colver.Env.deal_with_hands((deal.tricks.turn + 3) % 4, hands)
    env.set_contract(trump, THRESHOLD, 0, 0)
    env.set_phase_playing()
    return env


def timed(spent: list[float], question: Callable[[], Any]) -> Any:
    """The answer to a question, its processor time being noted."""
    started = time.process_time()
    answer = question()
    spent.append(time.process_time() - started)
    return answer


def compared(deal: Play, values: dict[int, Any], found: Any) -> tuple[int, int]:
    """How many cards were compared, and how many values differ."""
    scores = dict(found["scores"])
    pairs = [(end.points[0], scores[theirs(card, deal.duties & 7)]) for card, end in values.items()]
    usual = [(own, other) for own, other in pairs if other not in CAPOT]
    return len(usual), sum(own != other for own, other in usual)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not HAS_NUMBA:
        print("numba is not installed: these are the figures of plain Python", file=sys.stderr)
    rng, solver = random.Random(asked.seed), Solver()
    solver.values(random_deal(rng))
    spent: dict[str, list[float]] = {"value": [], "every card": [], "threshold": [], "colver, every card": []}
    cards = different = 0
    for _ in range(asked.deals):
        deal = random_deal(rng)
        timed(spent["value"], lambda: solver.value(deal))  # noqa: B023 - asked at once
        values = timed(spent["every card"], lambda: solver.values(deal))  # noqa: B023
        timed(spent["threshold"], lambda: solver.reaches(deal, 0, THRESHOLD))  # noqa: B023
        try:
            env = other_engine(deal)
        except ImportError:
            continue
        found = timed(spent["colver, every card"], env.solve_scores)
        more, wrong = compared(deal, values, found)
        cards, different = cards + more, different + wrong
    base = spent["colver, every card"]
    print(f"{asked.deals} deals; {cards} cards compared, {different} differ")
    print(f"{'milliseconds a deal':24} {'mean':>8} {'median':>8} {'worst':>8}  colver's mean over ours")
    for name, seen in spent.items():
        if seen:
            mean = statistics.fmean(seen)
            ratio = f"{statistics.fmean(base) / mean:10.1f}" if base else ""
            figures = f"{1e3 * mean:8.2f} {1e3 * statistics.median(seen):8.2f} {1e3 * max(seen):8.2f}"
            print(f"{name:24} {figures} {ratio}")


if __name__ == "__main__":
    main()
