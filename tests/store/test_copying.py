"""A backup has everything, and makes either kind of database out of either kind."""

import asyncio
import gzip
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.store.databases import KINDS, database
from tests.store.test_giving import guest, played

from rebelote.engine import SetupError
from rebelote.server.house import people_in
from rebelote.server.people.settling import settle
from rebelote.store import open_store
from rebelote.store.copying import backup, restore
from rebelote.store.people_schema import HOUSE


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


@pytest.mark.parametrize("text", [b"", b"Dear Anne", b'{"kind":"rebelote-backup","schema":"0000"}\n'])
def test_file_that_is_no_backup_changes_nothing(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "all.gz"
    path.write_bytes(gzip.compress(text))

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
