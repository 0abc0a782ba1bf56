#!/usr/bin/env python3
"""Learns which cards the exact solver should try first, from positions that it has solved itself.

    .venv/bin/python tools/learn_order.py [--seconds 120] [--passes 8] [--seed 1]

For each family of contracts random endings are solved card by card; a weight for each kind of card
is fitted so that the best cards come first (conditional logit). Written is
src/rebelote/search/exact/order.json. The values the solver finds do not depend on it, only its speed.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from pathlib import Path
from typing import Any

from rebelote.games.belote.kernel import Play, begin_play, choices, play
from rebelote.games.belote.options import Options, presets
from rebelote.games.belote.order import SA, TA, duties
from rebelote.search.exact import board, root
from rebelote.search.exact.layout import CARD, FRAMES, KIND, WIDTH, WORTH

WRITTEN = Path(board.__file__).with_name("order.json")
FAMILIES = {"suit": (0, 1, 2, 3), "sa": (SA,), "ta": (TA,)}
SIZES = (3, 4, 5, 5, 6, 6, 7)
WORTH_KEEPING = 4  # a kind seen less often keeps no weight
SCALE = 100

Row = tuple[tuple[int, ...], tuple[bool, ...]]


def ending(rng: random.Random, family: str, tables: list[Options]) -> Play:
    """A random ending of a contract of a family."""
    pack = [16 * each + height for each in range(4) for height in range(8)]
    rng.shuffle(pack)
    size = rng.choice(SIZES)
    a, b, c, d = (sum(1 << card for card in pack[size * seat : size * seat + size]) for seat in range(4))
    demanded = duties(rng.choice(FAMILIES[family]), rng.choice(tables))
    return begin_play((a, b, c, d), rng.randrange(4), 4, demanded)


def rows(S: Any, position: Play, rng: random.Random) -> list[Row]:
    """The kinds of the cards and which are best, for the positions of five cards that are played."""
    board.load_contract(S, position.duties)
    found = []
    for _ in range(5):
        left = board.load_position(S, position)
        if left < 5:
            break
        ours = position.tricks.turn % 2 == 0
        n, frame = root.every_value(S, left), FRAMES + left * WIDTH
        worths = [int(S[frame + WORTH + i]) for i in range(n)]
        best = max(worths) if ours else min(worths)
        good = tuple(worth == best for worth in worths)
        if not all(good):
            found.append((tuple(int(S[frame + KIND + i]) for i in range(n)), good))
        able = [int(S[frame + CARD + i]) for i in range(n) if good[i] or rng.random() < 0.15]
        position = play(position, rng.choice(able))
        assert choices(position) or not any(position.tricks.hands)
    return found


def collected(family: str, seconds: float, rng: random.Random) -> list[Row]:
    """Rows of random endings, for so long."""
    S = board.blank(16)
    tables = [each.options for each in presets().values()]
    found: list[Row] = []
    until = time.process_time() + seconds
    while time.process_time() < until:
        found += rows(S, ending(rng, family, tables), rng)
    return found


def fitted(found: list[Row], passes: int, rng: random.Random) -> dict[int, float]:
    """Weights under which the best cards are the likely ones."""
    weights: dict[int, float] = {}
    for number in range(passes):
        rate = 0.3 / (1 + number)
        rng.shuffle(found)
        for kinds, good in found:
            charms = [weights.get(kind, 0.0) for kind in kinds]
            top = max(charms)
            odds = [math.exp(charm - top) for charm in charms]
            whole = sum(odds)
            right = sum(odd for odd, fine in zip(odds, good, strict=True) if fine)
            for kind, odd, fine in zip(kinds, odds, good, strict=True):
                step = (odd / right if fine else 0.0) - odd / whole
                weights[kind] = weights.get(kind, 0.0) + rate * step
    return weights


def hits(found: list[Row], weights: dict[int, float]) -> float:
    """How often the most promising card is among the best."""
    right = 0
    for kinds, good in found:
        charms = [weights.get(kind, 0.0) for kind in kinds]
        right += good[charms.index(max(charms))]
    return right / len(found)


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--seconds", type=float, default=120.0, help="processor time of collecting, each family"
    )
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    written = {}
    for family in FAMILIES:
        rng = random.Random(f"{asked.seed}/{family}")
        found = collected(family, asked.seconds, rng)
        weights = fitted(found, asked.passes, rng)
        seen: dict[int, int] = {}
        for kinds, _ in found:
            for kind in kinds:
                seen[kind] = seen.get(kind, 0) + 1
        written[family] = {
            str(kind): round(SCALE * weights[kind])
            for kind in sorted(weights)
            if seen[kind] >= WORTH_KEEPING and round(SCALE * weights[kind])
        }
        print(
            f"{family}: {len(found)} positions, {len(written[family])} kinds, {hits(found, weights):.1%} first"
        )
    WRITTEN.write_text(json.dumps(written, separators=(",", ":")).replace("},", "},\n") + "\n")


if __name__ == "__main__":
    main()
