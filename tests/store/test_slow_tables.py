"""A turn goes on while the server is down, and slow matches are gone on with when it starts again."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy import update

from rebelote.store import DatabaseStore, open_store
from rebelote.store.schema import MOVES
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Entry, Person, Plan, Played

DAY_S = 86_400
PLAN = Plan("belote/ffb-coinche", ("person",) * 4, "simple", turn_s=DAY_S, maker="anne")
AGO_S = 500


def with_a_table(address: str, test: Callable[[DatabaseStore, str], Awaitable[None]], plan: Plan) -> None:
    """Run a test with a table at which a match has begun."""

    async def run() -> None:
        store = await open_store(address)
        try:
            while not await store.create(code := table_code(), plan):
                continue
            await store.begin(code, Played(1, 3, ()))
            await store.append(code, 1, Entry(0, 0, "p"))
            await test(store, code)
        finally:
            await store.close()

    asyncio.run(run())


def test_plan_with_a_clock_comes_back_as_it_was(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        saved = await store.load(code)

        assert saved is not None
        assert PLAN == saved.plan

    with_a_table(address, test, PLAN)


def test_time_since_the_last_move_is_known_when_a_match_is_read(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        async with store.engine.begin() as connection:
            past = update(MOVES).where(MOVES.c.code == code).values(at_ms=MOVES.c.at_ms - AGO_S * 1000)
            await connection.execute(past)
        saved = await store.load(code)

        assert saved is not None
        assert saved.match is not None
        assert AGO_S <= saved.match.idle_s < AGO_S + 60

    with_a_table(address, test, PLAN)


@pytest.mark.parametrize(("turn_s", "goes_on"), [(0, False), (60, False), (3600, True), (DAY_S, True)])
def test_match_with_turns_of_hours_goes_on_by_itself(address: str, turn_s: int, *, goes_on: bool) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        await store.seat(code, 0, Person("Anne", "en", lock="x"))
        running = code in await store.unfinished()
        await store.finish(code, 1)

        assert (goes_on, False) == (running, code in await store.unfinished())

    with_a_table(address, test, replace(PLAN, turn_s=turn_s))
