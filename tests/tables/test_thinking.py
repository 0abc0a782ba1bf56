"""Bots take their time, so that people can follow, and hurry where there is nothing to follow yet."""

import asyncio
import random
from typing import Any

from tests.tables.ports import HandClock, InlineBots

from rebelote.cards import Seat
from rebelote.engine import CHANCE, find
from rebelote.tables.bots.thinking import Thinking, Thought
from rebelote.tables.match import Match
from rebelote.wire.pictures import Pictures

PACE_MS = 1000


def waiting(setup: str, *, with_cards: bool) -> Match:
    """A match that waits for a seat: for one that mixes or cuts, or for one that holds cards."""
    made, source = find(setup), random.Random(3)
    state: Any = made.game.begin(made.options, 4)
    while True:
        (actor,) = made.game.due(state)
        if actor == CHANCE:
            move = made.game.chance(state, source)
        elif with_cards != bool(hand(made.game.view(state, actor), actor)):
            move = made.game.moves(state, actor)[0]
        else:
            return Match("ABCDEF", 1, made, Pictures(made.game), state, ("",) * 4)
        state = made.game.step(state, actor, move).state


def hand(view: Any, seat: Seat) -> int:
    """How many cards a seat holds."""
    return sum(len(zone.items) for zone in view.zones if zone.name == f"hand:{seat}")


async def answered(match: Match, after_s: float) -> int:
    """How many bots have answered after some time."""
    clock, heard = HandClock(), list[Thought]()
    thinking = Thinking(InlineBots(), clock, heard.append)
    thinking.ask(match, dict.fromkeys(range(4), "simple"), PACE_MS)
    for _ in range(20):
        await asyncio.sleep(0)
    clock.pass_by(after_s)
    for _ in range(20):
        await asyncio.sleep(0)
    thinking.stop()
    return len(heard)


def test_bot_with_cards_takes_the_pace_of_the_table() -> None:
    match = waiting("belote/ffb-coinche", with_cards=True)

    assert [0, 1] == [asyncio.run(answered(match, seconds)) for seconds in (0.9, 1.0)]


def test_bot_cuts_quickly_before_the_first_deal() -> None:
    match = waiting("belote/ffb-coinche", with_cards=False)

    assert [0, 1] == [asyncio.run(answered(match, seconds)) for seconds in (0.1, 0.2)]
