"""Processes of one house are killed while people play at all of them: no move is lost or played twice.

The same persons and checks for the house with one process, which is started again where it was.
"""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.server.process import Process
from tests.store.databases import database
from tests.store.redis import redis_server
from tests.tables.crowd import Person, Place, lost_or_doubled, moved_on, seated

from rebelote.store import open_store

WITHIN_S = 5.0
"""So soon every table has to go on, with players who need up to a second for their move."""

_PATIENCE_S = 100.0


@contextmanager
def house(kind: str, count: int) -> Iterator[tuple[str, list[Process]]]:
    """A database and the processes over it."""
    with database(kind) as address, contextlib.ExitStack() as ending:
        more = ["--tables-a-minute", "0"]
        if count > 1:
            more += ["--redis", ending.enter_context(redis_server()).address]
        servers = [Process(address, *more) for _ in range(count)]
        for each in servers:
            ending.callback(each.close)
            each.start()
        yield address, servers


async def killed(
    servers: list[Process], tables: int, times: int, seed: int
) -> tuple[list[Place], list[Person], float]:
    """Play while one process after the other is killed and started again; the longest that a table stood still."""
    places, persons = await seated(servers, tables, seed)
    playing = [asyncio.create_task(each.play()) for each in persons]
    longest = 0.0
    try:
        await moved_on(places, 0.0, _PATIENCE_S)
        for turn in range(times):
            victim = servers[turn % len(servers)]
            victim.kill()
            since = time.monotonic()
            again = asyncio.create_task(asyncio.to_thread(victim.start))
            if len(servers) == 1:
                # nobody can go on before the only process is back
                await again
                since = time.monotonic()
            longest = max(longest, await moved_on(places, since, _PATIENCE_S))
            await again
        await moved_on(places, time.monotonic(), _PATIENCE_S)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return places, persons, longest


async def checked(address: str, places: list[Place]) -> list[str]:
    """What is wrong with what is kept."""
    store = await open_store(address)
    try:
        return await lost_or_doubled(store, places)
    finally:
        await store.close()


def play(kind: str, processes: int, tables: int, times: int) -> tuple[list[str], int, float]:
    """The faults, the moves that somebody was told were made, and the longest that a table stood still."""
    with house(kind, processes) as (address, servers):
        places, persons, longest = asyncio.run(killed(servers, tables, times, seed=7))
        for each in servers:
            each.close()
        faults = [fault for each in persons for fault in each.faults]
        faults += asyncio.run(checked(address, places))
    return faults, sum(len(acts) for each in places for acts in each.acked.values()), longest


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgresql", 2)])
def test_killed_process_loses_no_move_and_doubles_none(kind: str, processes: int) -> None:
    faults, acked, _ = play(kind, processes, tables=4, times=2)

    assert [] == faults
    assert acked >= 4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "processes"),
    [("sqlite", 1), ("postgresql", 1), ("postgresql", 3)],
    ids=["sqlite", "one", "three"],
)
def test_two_hundred_tables_go_on_within_five_seconds_whoever_is_killed(kind: str, processes: int) -> None:
    faults, acked, longest = play(kind, processes, tables=200, times=6)

    assert [] == faults
    assert acked > 2000
    assert longest < WITHIN_S
