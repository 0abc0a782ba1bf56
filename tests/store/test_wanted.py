"""Work that goes on for ever ends when it is told to, whatever a driver makes of that."""

import asyncio
from contextlib import suppress

from rebelote.store.wanted import wanted


async def deaf(times: list[int]) -> None:
    """Work whose driver takes a cancellation for a fault of the line."""
    while wanted():
        times.append(1)
        with suppress(OSError):
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError as fault:
                raise ConnectionError("the line is down") from fault


def test_work_ends_although_its_driver_swallowed_the_cancellation() -> None:
    times: list[int] = []

    async def test() -> None:
        task = asyncio.create_task(deaf(times))
        await asyncio.sleep(0)
        task.cancel()
        await task

    asyncio.run(test())

    assert [1] == times
