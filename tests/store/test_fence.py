"""Of two processes over one database, the one that took hold of a table last writes to it, and no other."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rebelote.store import DatabaseStore, open_store
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Conflict, Draw, Entry, Person, Plan, Played

PLAN = Plan("belote/ffb-coinche", ("person",) * 4, "simple")
ANNE = Person("Anne", "lb", "a" * 64, "anne")

Test = Callable[[DatabaseStore, DatabaseStore, str], Awaitable[None]]


def with_two(address: str, test: Test) -> None:
    """Run a test with two stores over one database, the first of which holds a table whose match has begun."""

    async def run() -> None:
        one, other = await open_store(address, alone=False), await open_store(address, alone=False)
        try:
            code = table_code()
            assert await one.create(code, PLAN)
            await one.fence.hold(code)
            await one.begin(code, Played(1, 3, ()))
            await one.append(code, 1, Entry(0, 0, "p"))
            await test(one, other, code)
        finally:
            await one.close()
            await other.close()

    asyncio.run(run())


async def moves(store: DatabaseStore, code: str) -> list[str]:
    """The moves of the match."""
    saved = await store.load(code)
    assert saved is not None
    assert saved.match is not None
    return [each.move for each in saved.match.entries]


def test_table_that_nobody_holds_cannot_be_written_to(address: str) -> None:
    async def test(one: DatabaseStore, other: DatabaseStore, code: str) -> None:
        with pytest.raises(Conflict):
            await other.append(code, 1, Entry(1, 1, "90h"))

        assert ["p"] == await moves(one, code)

    with_two(address, test)


def test_who_held_a_table_before_cannot_add_a_move(address: str) -> None:
    async def test(one: DatabaseStore, other: DatabaseStore, code: str) -> None:
        await other.fence.hold(code)
        with pytest.raises(Conflict):
            await one.append(code, 1, Entry(1, 1, "90h"))
        await other.append(code, 1, Entry(1, 1, "p"))

        assert ["p", "p"] == await moves(one, code)

    with_two(address, test)


@pytest.mark.parametrize("what", ["begin", "draw", "seat", "finish"])
def test_who_held_a_table_before_cannot_change_it(address: str, what: str) -> None:
    async def test(one: DatabaseStore, other: DatabaseStore, code: str) -> None:
        before = await other.load(code)
        await other.fence.hold(code)
        tried = {
            "begin": lambda: one.begin(code, Played(2, 3, ())),
            "draw": lambda: one.draw(code, Draw(1, 1, "c" * 64, "{7s8s}")),
            "seat": lambda: one.seat(code, 0, ANNE),
            "finish": lambda: one.finish(code, 1),
        }
        with pytest.raises(Conflict):
            await tried[what]()

        assert before == await other.load(code)

    with_two(address, test)


def test_rows_of_tables_that_are_held_are_written_beside_one_that_is_not(address: str) -> None:
    async def test(one: DatabaseStore, other: DatabaseStore, code: str) -> None:
        second = table_code()
        await one.create(second, PLAN)
        await one.fence.hold(second)
        await one.begin(second, Played(1, 3, ()))
        await other.fence.hold(code)
        answers = await asyncio.gather(
            one.append(code, 1, Entry(1, 1, "90h")),
            one.append(second, 1, Entry(0, 0, "p")),
            return_exceptions=True,
        )

        assert [Conflict, type(None)] == [type(each) for each in answers]
        assert ["p"] == await moves(one, second)

    with_two(address, test)


def test_move_that_was_on_its_way_when_the_table_was_let_go_is_refused(address: str) -> None:
    async def test(one: DatabaseStore, other: DatabaseStore, code: str) -> None:
        writing = asyncio.create_task(one.append(code, 1, Entry(1, 1, "90h")))
        await asyncio.sleep(0)
        await other.fence.hold(code)
        await one.fence.hold(code)
        answers = await asyncio.gather(writing, return_exceptions=True)

        assert (await moves(one, code))[1:] == (["90h"] if answers == [None] else [])

    with_two(address, test)


def test_one_of_two_who_take_hold_at_the_same_time_is_refused(address: str) -> None:
    async def test(one: DatabaseStore, other: DatabaseStore, code: str) -> None:
        await asyncio.gather(one.fence.hold(code), other.fence.hold(code))
        answers = await asyncio.gather(
            one.append(code, 1, Entry(1, 1, "p")),
            other.append(code, 1, Entry(1, 1, "90h")),
            return_exceptions=True,
        )

        assert [Conflict] == [type(each) for each in answers if each is not None]

    with_two(address, test)
