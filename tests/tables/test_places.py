"""Places for those who think: who is waited for comes first, nobody waits for ever, no place is lost."""

import asyncio

import pytest
from tests.tables.house import COINCHE, house, until

from rebelote.tables.bots.places import Places


async def order(places: Places, *rows: tuple[str, bool]) -> list[str]:
    """In which order those come in who have come while the only place was taken."""
    found: list[str] = []

    async def one(name: str, waited: bool) -> None:
        async with places.one(waited=waited):
            found.append(name)

    async with places.one(waited=True):
        tasks = [asyncio.create_task(one(*each)) for each in rows]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return found


def test_whom_a_person_waits_for_comes_before_those_who_came_earlier() -> None:
    rows = (("bots 1", False), ("bots 2", False), ("Anne", True), ("Luc", True))

    assert ["Anne", "Luc", "bots 1", "bots 2"] == asyncio.run(order(Places(1), *rows))


def test_nobody_stands_there_for_ever() -> None:
    rows = (("bots", False), *((f"{number}", True) for number in range(20)))

    assert "bots" in asyncio.run(order(Places(1), *rows))[:9]


def test_so_many_are_in_at_once_and_no_more() -> None:
    async def test() -> int:
        places, inside, most = Places(3), 0, 0

        async def one(waited: bool) -> None:
            nonlocal inside, most
            async with places.one(waited=waited):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(one(number % 2 == 0) for number in range(30)))
        return most

    assert 3 == asyncio.run(test())


def test_who_gives_up_takes_no_place_along() -> None:
    async def test() -> list[str]:
        places = Places(1)

        async def one() -> None:
            async with places.one(waited=True):
                await asyncio.sleep(0)

        async with places.one(waited=True):
            tasks = [asyncio.create_task(one()) for _ in range(4)]
            await asyncio.sleep(0)
            tasks[0].cancel()
        # the place was given to the second, who gives up before it has noticed
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return await order(places, ("Anne", True))

    assert ["Anne"] == asyncio.run(test())


@pytest.mark.parametrize("first", ["person", "simple"])
def test_table_without_a_person_is_not_waited_for(first: str) -> None:
    async def test() -> set[bool]:
        async with house() as home:
            table = await home.table(COINCHE, first, *["simple"] * 3)
            await home.come(table, watch=first != "person")
            await until(lambda: home.bots.asked > 0)
            return set(home.bots.waited)

    assert {first == "person"} == asyncio.run(test())
