"""Redis is away for a while: who is at a table plays on, and what was done meanwhile holds once it is back."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest
from tests.server.nodes import PATIENCE_S, administrator, asked, joined, made, nodes, until
from tests.server.persons import guest
from tests.server.sockets import socket
from tests.store.databases import database
from tests.store.redis import redis_server

TRY_S = 10


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A database."""
    with database("postgresql") as found:
        yield found


def test_table_goes_on_at_its_node_while_redis_is_away_and_after_it_is_back(
    address: str,
) -> None:
    with redis_server() as redis, nodes(address, redis.address) as two:
        code = made(two[0])

        async def test() -> list[str]:
            async with socket(two[0]) as line:
                welcome = await joined(line, code, name="Anne")
                await asyncio.to_thread(redis.stop)
                await line.say(t="say", phrase="thanks")
                said = await line.hear("said")
                await asyncio.to_thread(redis.start)
                async with asyncio.timeout(PATIENCE_S):
                    while True:
                        with suppress(AssertionError, KeyError, TimeoutError):
                            async with asyncio.timeout(TRY_S), socket(two[1]) as other:
                                seats = (await joined(other, code, name="Luc"))["seats"]
                                return [welcome["seats"][0]["name"], said["phrase"], seats[1]["name"]]

        assert ["Anne", "thanks", "Luc"] == two[0].run(test())


def test_what_was_done_while_redis_was_away_holds_at_every_node_once_it_is_back(
    address: str,
) -> None:
    with redis_server() as redis, nodes(address, redis.address) as two:
        ruler, codes = administrator(two[0]), (made(two[1]), made(two[1]))
        anne, luc = guest(two[0], "Anne"), guest(two[0], "Luc")
        barred = asked(ruler, "POST", f"/api/admin/players/{anne.number}", {"barred": True})

        async def test() -> list[int | None]:
            async with (
                socket(two[1], cookie=f"rebelote={anne.cookie}") as one,
                socket(two[1], cookie=f"rebelote={luc.cookie}") as other,
            ):
                for line, code in zip((one, other), codes, strict=True):
                    await joined(line, code)
                await asyncio.to_thread(redis.stop)
                await two[0].ask(*barred)
                await two[0].ask(*asked(luc, "DELETE", "/api/me", {}))
                await two[0].ask(*asked(ruler, "POST", "/api/admin/house", {"draining": True}))
                await asyncio.to_thread(redis.start)
                return [await one.code(), await other.code()]

        try:
            assert [1008, 1008] == two[0].run(test())
            two[1].run(until(lambda: bool(two[1].house.settled.get("draining"))))
        finally:
            ruler.told("POST", "/api/admin/house", {"draining": False})
