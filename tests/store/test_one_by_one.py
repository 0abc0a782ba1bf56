"""A database with one writer at a time: whoever waits is let in, and moves before a crowd."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from rebelote.store import DatabaseStore, database, open_store
from rebelote.store.connections import Connections
from rebelote.store.files import tune
from rebelote.store.schema import TABLES
from rebelote.tables.ports import Entry, Plan

PLAN = Plan("belote/ffb-coinche", ("person",) * 4, "simple")


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database that has no patience with a second writer."""

    def impatient(connection: Any, record: object) -> None:
        tune(connection, record)
        connection.execute("pragma busy_timeout=20").close()

    monkeypatch.setattr(database, "tune", impatient)
    return f"sqlite:///{tmp_path / 'x.db'}"


def run(address: str, test: Callable[[DatabaseStore], Awaitable[None]]) -> None:
    """A test with an open store in which there is a table."""

    async def opened() -> None:
        store = await open_store(address)
        try:
            await store.create("AAAAAA", PLAN)
            await test(store)
        finally:
            await store.close()

    asyncio.run(opened())


async def slowly(store: DatabaseStore) -> None:
    """Change something, and take some time for it."""
    async with Connections(store.engine).changing() as connection:
        await connection.execute(update(TABLES).values(pace_ms=TABLES.c.pace_ms + 1))
        await asyncio.sleep(0.03)


def test_all_of_a_crowd_may_write(address: str) -> None:
    async def test(store: DatabaseStore) -> None:
        await asyncio.gather(*(slowly(store) for _ in range(8)))
        saved = await store.load("AAAAAA")

        assert saved is not None
        assert PLAN.pace_ms + 8 == saved.plan.pace_ms

    run(address, test)


def test_move_does_not_wait_behind_a_crowd(address: str) -> None:
    async def test(store: DatabaseStore) -> None:
        crowd = [asyncio.create_task(slowly(store)) for _ in range(8)]
        await asyncio.sleep(0.01)
        await store.append("AAAAAA", 1, Entry(0, -1, "draw"))

        assert sum(each.done() for each in crowd) < 4
        await asyncio.gather(*crowd)

    run(address, test)
