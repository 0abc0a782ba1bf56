"""Random tables for the tests of notation: presets, options that differ, matches and the states in them."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from rebelote.cards import Seat
from rebelote.engine import Setup, SetupError, find, games
from rebelote.engine.game import Move
from rebelote.engine.options import options_of, show_value
from rebelote.engine.playout import playout

GAME = games()["belote"]
PRESETS = tuple(GAME.presets())
TALKATIVE = ("arret=yes", "coinche_when=any_time", "announce_show=on_request", "seven_exchange=yes")
"""Options under which seats may do something out of turn."""


def varied(preset: str, source: random.Random) -> Setup:
    """A preset with up to six options at other values, as far as they go together; short matches."""
    setup = find(f"belote/{preset}")
    if setup.options.end_mode == "target":
        setup = find(setup.show(), ["target=501"])
    wanted = [*TALKATIVE, "direction=clockwise", "belote_declare=two_words"]
    wanted += [
        f"{name}={show_value(source.choice(option.values))}"
        for name, option in options_of(GAME.options).items()
        if name not in ("players", "two_form", "three_form", "end_mode", "target")
    ]
    for change in source.sample(wanted, 6):
        try:
            setup = find(setup.show(), [change])
        except SetupError:
            continue
    return setup


@cache
def match(preset: str, seed: int) -> tuple[Setup, tuple[tuple[Seat, Move], ...], Any]:
    """A random match: its setup, every move, and its last state."""
    source = random.Random(f"{preset}/{seed}")
    setup = varied(preset, source)
    played = playout(setup.game, setup.game.begin(setup.options, setup.options.players), source)
    return setup, played.moves, played.state


def states(preset: str, seed: int) -> Iterator[tuple[Setup, Any]]:
    """Every state of a random match."""
    setup, moves, _ = match(preset, seed)
    state = setup.game.begin(setup.options, setup.options.players)
    for seat, move in moves:
        state = setup.game.step(state, seat, move).state
        yield setup, state


def bare(state: Any) -> Any:
    """A state without the history of the match, which no line keeps."""
    return replace(state, match=replace(state.match, results=(), passed=0))
