"""The migrations lead to the schema, from nothing and from every older one."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from tests.store.databases import database

from rebelote.store import migrate, open_store
from rebelote.store.migrate import FOLDER, revision
from rebelote.store.schema import HEAD, METADATA

BEGIN = "import asyncio, sys; from rebelote.store import open_store; asyncio.run(open_store(sys.argv[1], alone=False))"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def within(address: str, work: Callable[[Connection], object]) -> object:
    """What some work with a connection gives."""

    async def run() -> object:
        url = make_url(address)
        engine = create_async_engine(url.set(drivername=DRIVERS[url.get_backend_name()]))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def test_newest_migration_is_the_one_that_the_schema_names() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD


def test_migrations_lead_to_the_schema(address: str) -> None:
    within(address, migrate)
    differing = within(
        address, lambda connection: compare_metadata(MigrationContext.configure(connection), METADATA)
    )

    assert [] == differing


def test_migrating_twice_changes_nothing(address: str) -> None:
    within(address, migrate)
    within(address, migrate)

    assert within(address, revision) == HEAD


def test_processes_that_begin_at_once_migrate_once() -> None:
    with database("postgresql") as address:
        words = [sys.executable, "-c", BEGIN, address]
        begun = [subprocess.Popen(words) for _ in range(3)]

        assert [0, 0, 0] == [each.wait() for each in begun]
        assert HEAD == within(address, revision)


def test_alembic_is_not_loaded_for_a_database_that_is_up_to_date(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'x.db'}"

    async def opened() -> None:
        await (await open_store(address)).close()

    asyncio.run(opened())
    text = (
        "import asyncio, sys; from rebelote.store import open_store\n"
        f"async def run(): await (await open_store({address!r})).close()\n"
        "asyncio.run(run()); print('alembic' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)

    assert "False" == said.stdout.strip()
