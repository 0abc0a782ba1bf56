"""A backup has everything, and makes either kind of database out of either kind."""

import asyncio
import gzip
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.store.databases import KINDS, database
from tests.store.test_giving import guest, played

from rebelote.engine import SetupError
from rebelote.server.house import people_in
from rebelote.server.people.settling import settle
from rebelote.store import open_store
from rebelote.store.copying import backup, check, restore
from rebelote.store.migrate import begin_again, revision
from rebelote.store.people_schema import HOUSE
from rebelote.store.schema import HEAD

OLD_TABLE = (
    "insert into tables (code, made_at, setup, chairs, bot, public, delay_s, pace_ms) "
    "values ('ABCDEF', 1, 'belote/ffb-coinche', 'person simple simple simple', 'simple', false, 30, 700)"
)


async def filled(address: str) -> None:
    """A match was played and gave something; the house has settled something."""
    store = await open_store(address)
    people = people_in(store)
    anne, luc = await guest(people, "Anne ♥"), await guest(people, "Luc")
    code = await played(store, s0=anne, s2=luc)
    await store.finish(code, 1)
    await settle(people, store, coins=True)
    await people.knowing.tie(anne.player, luc.player, "friend")
    await people.watching.settle("announcement", "Méindeg zou")
    await people.watching.note(anne.player, "act", "about")
    await store.close()


async def everything(engine: AsyncEngine) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    async with engine.connect() as connection:
        return {
            table.name: [
                tuple(row)
                for row in await connection.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in HOUSE.metadata.sorted_tables
        }


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_restored_database_has_what_was_backed_up(source: str, target: str, tmp_path: Path) -> None:
    async def test(one: str, other: str) -> None:
        await filled(one)
        before, after = await open_store(one), await open_store(other)
        rows = await backup(before.engine, tmp_path / "all.gz")
        read = await restore(after.engine, tmp_path / "all.gz")
        wanted, found = await everything(before.engine), await everything(after.engine)
        await before.close()
        await after.close()

        assert (wanted, rows) == (found, read)
        assert rows > 300

    with database(source) as one, database(target) as other:
        asyncio.run(test(one, other))


def test_backup_is_read_into_an_empty_database_alone(tmp_path: Path) -> None:
    async def test() -> None:
        address = f"sqlite:///{tmp_path / 'x.db'}"
        await filled(address)
        store = await open_store(address)
        try:
            await backup(store.engine, tmp_path / "all.gz")
            before = await everything(store.engine)
            with pytest.raises(SetupError, match="backup-full"):
                await restore(store.engine, tmp_path / "all.gz")

            assert before == await everything(store.engine)
        finally:
            await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("content", [b"", b"Dear Anne", b'{"kind":"rebelote-backup","schema":"0000"}\n'])
def test_file_that_is_no_backup_changes_nothing(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "all.gz"
    path.write_bytes(gzip.compress(content))

    async def test() -> None:
        store = await open_store("sqlite://")
        try:
            with pytest.raises(SetupError, match="backup-kind"):
                await restore(store.engine, path)
        finally:
            await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("cut", [0.3, 0.9])
def test_damaged_backup_changes_nothing(cut: float, tmp_path: Path) -> None:
    async def test() -> None:
        address, path = f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "all.gz"
        await filled(address)
        full, empty = await open_store(address), await open_store(f"sqlite:///{tmp_path / 'y.db'}")
        await backup(full.engine, path)
        path.write_bytes(path.read_bytes()[: int(path.stat().st_size * cut)])
        nothing = await everything(empty.engine)
        with pytest.raises(SetupError, match="backup-damaged"):
            await restore(empty.engine, path)
        found = await everything(empty.engine)
        await full.close()
        await empty.close()

        assert nothing == found

    asyncio.run(test())


def older(address: str, schema: str) -> None:
    """A database as an older version left it, with a table in it."""

    async def made() -> None:
        store = await open_store(address)
        async with store.engine.begin() as connection:
            await connection.run_sync(begin_again, schema)
            await connection.execute(text(OLD_TABLE))
        await store.close()

    asyncio.run(made())


async def copied(address: str, path: Path) -> int:
    """How many rows a backup of a database has, which is not migrated for it."""
    store = await open_store(address, made=False, migrated=False)
    try:
        return await backup(store.engine, path)
    finally:
        await store.close()


async def reached(address: str) -> str | None:
    """The schema of a database."""
    store = await open_store(address, migrated=False)
    try:
        async with store.engine.connect() as connection:
            return await connection.run_sync(revision)
    finally:
        await store.close()


def test_backup_of_an_older_database_leaves_it_as_it_was(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'x.db'}"
    older(address, "0001")

    assert 1 == asyncio.run(copied(address, tmp_path / "all.gz"))
    assert "0001" == asyncio.run(reached(address))


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("schema", ["0001", "0003", "0005"])
def test_backup_of_an_older_version_is_restored_and_migrated(
    schema: str, target: str, tmp_path: Path
) -> None:
    source, path = f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "all.gz"
    older(source, schema)
    asyncio.run(copied(source, path))

    async def test(address: str) -> None:
        store = await open_store(address)
        try:
            await restore(store.engine, path)
            saved = await store.load("ABCDEF")
            assert saved is not None

            assert ("belote/ffb-coinche", False) == (saved.plan.setup, saved.plan.plays_on)
        finally:
            await store.close()

    with database(target) as address:
        asyncio.run(test(address))
        assert HEAD == asyncio.run(reached(address))


def test_backup_of_a_newer_version_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "all.gz"
    path.write_bytes(gzip.compress(b'{"kind":"rebelote-backup","schema":"9999"}\n'))
    with pytest.raises(SetupError, match="backup-newer"):
        check(path)


def test_database_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'x.db'}"

    async def aged() -> None:
        store = await open_store(address)
        async with store.engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '9999'"))
        await store.close()

    asyncio.run(aged())
    with pytest.raises(SetupError, match="database-newer"):
        asyncio.run(open_store(address))

    assert "9999" == asyncio.run(reached(address))
