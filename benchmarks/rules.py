"""Moves per second of random play of whole deals, side by side with two other engines.

    make bench-setup
    .venv/bin/python benchmarks/rules.py [--seconds 4] [--rounds 5]

Each engine plays whole deals at random (bidding and cards) in one thread of this process, in turns,
for some seconds of processor time a round; printed are the median of the rounds and the ratio to ours.
A move is a call or a card, chosen with the same loop for all: ask for the legal moves, draw one, step.
Rebelote plays matches with all it has (events, announcements, belote, scores); contrée is what colver
plays, the retournée is what belote-cli plays.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from rebelote.engine import CHANCE, find

Player = Callable[[random.Random], int]


def ours(address: str) -> Player:
    """One match of ours at random; answers how many moves seats made."""
    setup = find(address)
    game, options, seats = setup.game, setup.options, setup.options.players

    def play(rng: random.Random) -> int:
        state, moves = game.begin(options, seats), 0
        draw, due, moves_of, step = rng.random, game.due, game.moves, game.step
        while waiting := due(state):
            (seat,) = waiting
            if seat == CHANCE:
                state = step(state, seat, game.chance(state, rng)).state
                continue
            legal = moves_of(state, seat)
            state = step(state, seat, legal[int(draw() * len(legal))]).state
            moves += 1
        return moves

    return play


def colver() -> Player:
    """One deal of colver's Env, stepped from Python."""
    import colver as engine  # type: ignore[import-not-found]

    def play(rng: random.Random) -> int:
        env = engine.Env.deal(rng.randrange(4), rng.randrange(1 << 30))
        draw, step = rng.random, env.step
        legal, moves, done = env.legal_actions(), 0, False
        while not done:
            _, _, done, legal = step(legal[int(draw() * len(legal))])
            moves += 1
        return moves

    return play


def belote_cli() -> Player:
    """One deal of belote-cli: every seat passes or takes the turned suit, then the cards."""
    from belote import game as engine  # type: ignore[import-not-found]

    def play(rng: random.Random) -> int:
        state: Any = engine.start_round(engine.new_game(), rng)
        moves, draw, bidding = 0, rng.random, engine.Phase.BIDDING
        while state.phase is bidding and state.bidding_round == 1:
            state = engine.place_bid(state, state.up_card.suit if draw() < 0.5 else None)
            moves += 1
        while state.phase is engine.Phase.PLAYING:
            legal = engine.legal_cards(state, state.turn)
            state = engine.play_card(state, legal[int(draw() * len(legal))])
            moves += 1
        return moves

    return play


def measured(play: Player, seconds: float, rng: random.Random) -> float:
    """Moves per second of processor time."""
    moves, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += play(rng)
    return moves / spent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    makers: dict[str, Callable[[], Player]] = {
        "rebelote belote/contree": lambda: ours("belote/contree"),
        "rebelote belote/tournament-belote": lambda: ours("belote/tournament-belote"),
        "rebelote belote/ludiclub-classic": lambda: ours("belote/ludiclub-classic"),
        "colver Env.step": colver,
        "belote-cli": belote_cli,
    }
    players = {}
    for name, make in makers.items():
        try:
            players[name] = make()
        except ImportError as missing:
            print(f"{name}: not installed ({missing.name}); run `make bench-setup`", file=sys.stderr)
    rates: dict[str, list[float]] = {name: [] for name in players}
    rng = random.Random(1)
    for _ in range(asked.rounds):
        for name, play in players.items():
            rates[name].append(measured(play, asked.seconds, rng))
    own = statistics.median(rates["rebelote belote/contree"])
    print(f"{'engine':36} {'moves/s':>10} {'lowest':>10} {'highest':>10}  of ours")
    for name, seen in rates.items():
        middle = statistics.median(seen)
        print(f"{name:36} {middle:>10,.0f} {min(seen):>10,.0f} {max(seen):>10,.0f} {middle / own:8.2f}")


if __name__ == "__main__":
    main()
