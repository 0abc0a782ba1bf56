"""Bots in processes of their own answer, the same way to the same question, and survive a dead process."""

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import Future

import pytest

from rebelote.bots import LEVELS
from rebelote.cards import Seat
from rebelote.engine import find
from rebelote.engine.playout import Moment, playout
from rebelote.tables.bots.pool import ProcessPool, decide

SETUP = "belote/ffb-coinche"


def a_view() -> object:
    """What a seat that is due sees in the bidding."""
    setup = find(SETUP)
    views: list[object] = []

    def look(moment: Moment) -> None:
        due = setup.game.due(moment.after) - {Seat(-1)}
        if due and setup.game.deals(moment.after) == 0:
            views.append(setup.game.view(moment.after, min(due)))

    playout(setup.game, setup.game.begin(setup.options, 4), random.Random(2), look)
    return views[5]


@pytest.mark.slow
def test_process_that_dies_is_replaced_and_asked_again() -> None:
    async def test() -> tuple[str | None, str | None]:
        pool = ProcessPool()
        try:
            view = a_view()
            first = await pool.ask("random", SETUP, view, (), 100, 7, 5)
            for process in pool._pool._processes.values():
                process.kill()
            return first, await pool.ask("random", SETUP, view, (), 100, 7, 5)
        finally:
            pool.close()

    first, second = asyncio.run(test())

    assert decide("random", SETUP, a_view(), 12) == first == second


def test_level_that_is_no_longer_known_is_played_by_the_usual_one() -> None:
    assert decide(LEVELS[0], SETUP, a_view(), 3) == decide("retired", SETUP, a_view(), 3)


def test_rules_of_thumb_answer_while_code_is_still_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> str | None:
        pool = ProcessPool()
        try:
            pool._warming = Future()  # compiling goes on
            return await pool.ask("expert", SETUP, a_view(), (), 100, 7, 5)
        finally:
            pool.close()

    monkeypatch.setattr("rebelote.tables.bots.pool._SOON_S", 0.01)

    assert decide("amateur", SETUP, a_view(), 12) == asyncio.run(test())


@pytest.mark.slow
def test_every_process_of_a_pool_gets_ready() -> None:
    async def test() -> int:
        pool = ProcessPool(2)
        try:
            await pool.warm()
            return len(pool._pool._processes)
        finally:
            pool.close()

    assert 2 == asyncio.run(test())


def test_time_of_a_question_ends_when_the_bot_or_the_table_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        """Thinks until it is late."""

        budget_ms = 40

        def decide(self, view: object, source: object, *, late: Callable[[], bool]) -> str:
            started = time.monotonic()
            while not late():
                time.sleep(0.001)
            return "short" if time.monotonic() - started < 0.03 else "long"

    monkeypatch.setattr("rebelote.tables.bots.pool._bot", lambda bot, setup: Slow())

    assert ("short", "long") == tuple(decide("any", SETUP, None, 1, budget) for budget in (5, 800))
