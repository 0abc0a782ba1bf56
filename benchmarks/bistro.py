"""How strong the players of the bistro games are, measured in play.

    .venv/bin/python benchmarks/bistro.py konter strong beginner --packs 250
    .venv/bin/python benchmarks/bistro.py updown strong beginner --packs 250
    .venv/bin/python benchmarks/bistro.py rammi strong simple --packs 2500 --record rammi.jsonl
    .venv/bin/python benchmarks/bistro.py whist strong beginner --packs 1000 --record whist.jsonl

Konter a Matt: whole matches, each played twice with the same packs and the sides exchanged. Up & Down: rounds
of two against two with every seating, tricks of a player in a round. Rommé: matches of two, each twice with
the same packs. Whist: deals played twice with the same pack, two against two, points of a player in a deal.
Printed are the figure of the first level against the second and its standard error over packs. With a record a
run that was stopped goes on from it; pack 7 of a seed is the same whoever plays, and no player minds the clock.
"""

import argparse
import json
import random
import statistics
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rebelote.bots import bot_for
from rebelote.bots.bot import warm
from rebelote.engine import CHANCE, Setup, find

PRESETS = {
    "konter": "konter/bistro-en",
    "updown": "updown/bistro",
    "rammi": "rammi/bistro",
    "whist": "whist/bistro",
}
PAIR = ((0, 1, 0, 1), (1, 0, 1, 0))
SEATINGS = {
    "konter": PAIR,
    "updown": (*PAIR, (0, 0, 1, 1), (1, 1, 0, 0)),
    "rammi": ((0, 1), (1, 0)),
    "whist": PAIR,
}


_OFTEN = 50
"""After so many packs it says how things stand."""
_SEEDS = 1_000_000
"""So far apart are the packs of two seeds."""


def played(setup: Setup, bots: Sequence[Any], seed: int, deals: int) -> Any:
    """The state after a match, or some deals of it; chance and thought come from sources of their own."""
    game, chance, thought = setup.game, random.Random(seed), random.Random(seed + 1)
    state = game.begin(setup.options, len(bots))
    while (actors := game.actors(state)) and game.deals(state) < deals:
        if CHANCE in actors:
            state = game.step(state, CHANCE, game.chance(state, chance)).state
            continue
        seat = min(game.due(state))
        text = bots[seat].decide(game.view(state, seat), thought)
        state = game.step(state, seat, game.read(text)).state
    return state


def figures(
    setup: Setup, levels: Sequence[str], seed: int, packs: Iterable[int]
) -> Iterator[tuple[int, float]]:
    """Each pack with its figure: how much better the first level did in all seatings of it."""
    name = setup.game.name
    deals = 1 if name in ("updown", "whist") else 1 << 30
    bots = [bot_for(name, setup.options, level) for level in levels]
    for pack in packs:
        rows = []
        for seating in SEATINGS[name]:
            state = played(setup, [bots[who] for who in seating], seed * _SEEDS + 2 * pack, deals)
            rows.append(FIGURE[name](setup, state, seating))
        yield pack, statistics.fmean(rows)


def _won(setup: Setup, state: Any, seating: Sequence[int]) -> float:
    """The share of a match that the first level won."""
    outcome = setup.game.outcome(state)
    assert outcome is not None
    mine = [seating[side] == 0 for side in outcome.winners]
    return sum(mine) / len(mine)


def _ahead(setup: Setup, state: Any, seating: Sequence[int]) -> float:
    """How much more a player of the first level has than one of the second, for each deal."""
    totals = state.match.totals
    sides = [
        statistics.fmean(t for t, who in zip(totals, seating, strict=True) if who == level)
        for level in (0, 1)
    ]
    return (sides[0] - sides[1]) / max(1, setup.game.deals(state))


FIGURE = {"konter": _won, "rammi": _won, "updown": _ahead, "whist": _ahead}


def told(found: Sequence[float]) -> str:
    """The mean, its standard error, and of how many packs."""
    error = statistics.stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
    return f"{len(found)} packs: {statistics.fmean(found):.3f} +- {error:.3f}"


def known(record: Path | None, head: str) -> dict[int, float]:
    """The packs of a record. Raises ValueError for one of another run."""
    if record is None:
        return {}
    if not record.exists():
        record.write_text(head + "\n")
        return {}
    first, *rest = record.read_text().splitlines()
    if first != head:
        raise ValueError(f"{record} holds {first}, expected {head}")
    return dict(map(json.loads, rest))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tuple(PRESETS))
    parser.add_argument("levels", nargs=2)
    parser.add_argument("--packs", type=int, default=100, help="packs, each played with all seatings")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="", help="another preset than the one of the bistro")
    parser.add_argument("--record", type=Path, help="a file with a line for each pack")
    asked = parser.parse_args()
    setup = find(f"{asked.game}/{asked.preset}" if asked.preset else PRESETS[asked.game])
    head = f"{setup.show()}: {' against '.join(asked.levels)}, seed {asked.seed}"
    print(head, flush=True)
    found = known(asked.record, head)
    warm()
    missing = [pack for pack in range(asked.packs) if pack not in found]
    for pack, figure in figures(setup, asked.levels, asked.seed, missing):
        found[pack] = figure
        if asked.record is not None:
            with asked.record.open("a") as lines:
                lines.write(json.dumps([pack, figure]) + "\n")
        if len(found) % _OFTEN == 0:
            print(told(list(found.values())), flush=True)
    print(told([found[pack] for pack in sorted(found)[: asked.packs]]))


if __name__ == "__main__":
    main()
