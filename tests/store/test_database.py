"""What is kept is what comes back, in SQLite and in PostgreSQL alike."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rebelote.engine import SetupError
from rebelote.store import DatabaseStore, open_store
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Conflict, Draw, Entry, Person, Plan, Played, Saved

PLAN = Plan("belote/ffb-coinche;target=1000", ("person", "simple", "person", "simple"), "simple", True, 7, 9)
FOR_BOTS = replace(PLAN, chairs=("simple",) * 4, public=False)
ANNE, LUC = Person("Anne ♥", "lb", "a" * 64), Person("Luc", "fr", "b" * 64)

Test = Callable[[DatabaseStore, str], Awaitable[None]]


def with_a_table(address: str, test: Test, plan: Plan = PLAN) -> None:
    """Run a test with a store in which a table was made."""

    async def run() -> None:
        store = await open_store(address)
        try:
            code = table_code()
            assert await store.create(code, plan)
            await test(store, code)
        finally:
            await store.close()

    asyncio.run(run())


def test_table_comes_back_as_it_was(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        assert Saved(code, PLAN, {}, None, ()) == await store.load(code)

    with_a_table(address, test)


def test_code_is_given_once(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        assert not await store.create(code, FOR_BOTS)
        assert PLAN == (await loaded(store, code)).plan

    with_a_table(address, test)


async def loaded(store: DatabaseStore, code: str) -> Saved:
    """A table that is there."""
    saved = await store.load(code)
    assert saved is not None
    return saved


def test_unknown_code_is_no_table(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        assert None is await store.load("AAAAAA")

    with_a_table(address, test)


def test_moves_and_draws_come_back_in_order(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        entries = (Entry(0, -1, "{dealer=2}"), Entry(1, 2, "p", "k1", 900), Entry(2, 3, "90h", "k2", 2**40))
        draws = (Draw(1, 0, "c" * 64, "{dealer=2}"),)
        await store.begin(code, Played(1, 3, ("Anne ♥", "simple")))
        await store.draw(code, draws[0])
        for entry in entries:
            await store.append(code, 1, entry)

        assert Played(1, 3, ("Anne ♥", "simple"), entries) == (await loaded(store, code)).match
        assert draws == (await loaded(store, code)).draws

    with_a_table(address, test)


def test_second_move_of_the_same_number_is_a_conflict(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        await store.begin(code, Played(1, 3, ()))
        await store.append(code, 1, Entry(0, 0, "p"))
        with pytest.raises(Conflict):
            await store.append(code, 1, Entry(0, 0, "90h"))

        assert (Entry(0, 0, "p"),) == (await loaded(store, code)).match.entries  # type: ignore[union-attr]

    with_a_table(address, test)


def test_conflict_of_one_table_does_not_harm_others_written_with_it(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        await store.begin(code, Played(1, 3, ()))
        await store.append(code, 1, Entry(0, 0, "p"))
        answers = await asyncio.gather(
            store.append(code, 1, Entry(0, 0, "x")),
            *(store.append(code, 1, Entry(ply, 0, "p")) for ply in range(1, 40)),
            return_exceptions=True,
        )

        assert [0] == [at for at, each in enumerate(answers) if isinstance(each, Conflict)]
        assert 40 == len((await loaded(store, code)).match.entries)  # type: ignore[union-attr]

    with_a_table(address, test)


def test_second_draw_for_the_same_move_is_a_conflict(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        await store.draw(code, Draw(1, 0, "c" * 64, "{7s8s}"))
        with pytest.raises(Conflict):
            await store.draw(code, Draw(1, 0, "d" * 64, "{8s7s}"))

    with_a_table(address, test)


def test_seats_are_taken_given_back_and_changed(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        await store.seat(code, 0, ANNE)
        await store.seat(code, 2, ANNE)
        await store.seat(code, 2, LUC)
        await store.seat(code, 0, None)

        assert {2: LUC} == (await loaded(store, code)).persons

    with_a_table(address, test)


def test_last_match_is_loaded_and_all_are_listed(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        await store.begin(code, Played(1, 3, ("a",)))
        await store.finish(code, 1)
        await store.begin(code, Played(2, 3, ("b",)))

        last = (await loaded(store, code)).match
        assert last == Played(2, 3, ("b",))
        assert [(1, True), (2, False)] == [(each.number, each.over) for each in await store.matches(code)]

    with_a_table(address, test)


def test_tables_for_bots_alone_are_unfinished_until_their_match_is_over(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        before = await store.unfinished()
        await store.begin(code, Played(1, 3, ()))
        meanwhile = await store.unfinished()
        await store.finish(code, 1)
        after = await store.unfinished()

        assert [True, True, False] == [code in each for each in (before, meanwhile, after)]

    with_a_table(address, test, FOR_BOTS)


def test_tables_with_persons_are_not_resumed_by_themselves(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        assert code not in await store.unfinished()

    with_a_table(address, test)


def test_public_tables_are_listed_and_others_are_not(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        other = table_code()
        await store.create(other, FOR_BOTS)
        listed = await store.public(1000)

        assert [True, False] == [each in listed for each in (code, other)]

    with_a_table(address, test)


def test_report_is_kept(address: str) -> None:
    async def test(store: DatabaseStore, code: str) -> None:
        await store.report(code, table_code(), "what happened")
        with pytest.raises(Conflict):
            await store.report(code, "x" * 17 + "y" * 1000, None)  # type: ignore[arg-type]

    with_a_table(address, test)


def test_closed_store_refuses_to_write() -> None:
    async def test() -> None:
        store = await open_store("sqlite://")
        await store.close()
        with pytest.raises(Conflict):
            async with asyncio.timeout(5):
                await store.append("AAAAAA", 1, Entry(0, 0, "p"))

    asyncio.run(test())


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://x/y", "sqlite:////nowhere/at/all/x.db"])
def test_address_that_is_no_database_is_named(address: str) -> None:
    with pytest.raises(SetupError, match="database"):
        asyncio.run(open_store(address))


def test_file_that_is_no_database_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anne, " * 200)
    with pytest.raises(SetupError, match="database"):
        asyncio.run(open_store(f"sqlite:///{path}"))

    assert path.read_text().startswith("Dear Anne")


def test_moves_of_a_closed_store_are_there_when_it_is_opened_again(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'x.db'}"
    codes: list[str] = []

    async def write(store: DatabaseStore, code: str) -> None:
        await store.begin(code, Played(1, 3, ()))
        await store.append(code, 1, Entry(0, 0, "p"))
        codes.append(code)

    async def read(store: DatabaseStore, code: str) -> None:
        match = (await loaded(store, codes[0])).match
        assert match is not None
        assert (Entry(0, 0, "p"),) == match.entries

    with_a_table(address, write)
    with_a_table(address, read)
