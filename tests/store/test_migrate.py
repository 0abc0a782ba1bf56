"""The migrations lead to the schema, from nothing and from every older one."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, MetaData, String, insert, make_url, select
from sqlalchemy.ext.asyncio import create_async_engine
from tests.store.databases import database

from rebelote.people.likeness import likeness
from rebelote.store import migrate, open_store
from rebelote.store.migrate import FOLDER, begin_again, revision
from rebelote.store.schema import HEAD, METADATA

BEGIN = "import asyncio, sys; from rebelote.store import open_store; asyncio.run(open_store(sys.argv[1], alone=False))"
OLDER = sorted(each.revision for each in ScriptDirectory(str(FOLDER)).walk_revisions())[:-1]
ADDED = {
    "tables": {"turn_s": 0, "maker": "", "fence": 0, "plays_on": False, "begins_s": 0, "newcomers": False},
    "persons": {"player": "", "came_at": 0},
    "matches": {"ended_at": 0, "players": "{}", "settled": True},
    "moves": {"at_ms": 0},
    "players": {"likeness": likeness("7")},
    "awards": {"seat": -1},
}
"""What rows have in the columns that came after them; a table that was private lets nobody take over its bots."""
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


Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture
def fresh(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database of its own, of some kind."""
    with database(request.param) as found:
        yield found


def value(column: Column[Any]) -> object:
    """Something of the kind of a column, the same for a key and for what refers to it."""
    kind = column.type.python_type
    return "7" if isinstance(column.type, String) else False if kind is bool else kind(7)


def kept(connection: Connection) -> Rows:
    """The rows of each table that a database has, but those of alembic."""
    there = MetaData()
    there.reflect(connection)
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in there.sorted_tables
        if table.name != "alembic_version"
    }


def filled(connection: Connection, schema: str) -> Rows:
    """A database of an older schema, with a row in each table."""
    begin_again(connection, schema)
    there = MetaData()
    there.reflect(connection)
    for table in there.sorted_tables:
        if table.name != "alembic_version":
            connection.execute(insert(table).values({each.name: value(each) for each in table.columns}))
    return kept(connection)


def differences(address: str) -> object:
    """How a database differs from the schema."""
    return within(
        address, lambda connection: compare_metadata(MigrationContext.configure(connection), METADATA)
    )


def test_newest_migration_is_the_one_that_the_schema_names() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD


def test_migrations_lead_to_the_schema(address: str) -> None:
    within(address, migrate)

    assert [] == differences(address)


@pytest.mark.parametrize(
    ("schema", "fresh"),
    [*((each, "sqlite") for each in OLDER), ("0001", "postgresql"), ("0005", "postgresql")],
    indirect=["fresh"],
)
def test_older_schema_is_led_to_the_newest_and_its_rows_stay(schema: str, fresh: str) -> None:
    before = within(fresh, lambda connection: filled(connection, schema))
    within(fresh, migrate)
    after = within(fresh, kept)

    assert isinstance(before, dict) and isinstance(after, dict)
    for name, rows in after.items():
        assert [ADDED.get(name, {}) | row for row in before.get(name, [])] == rows, name
    assert all(len(rows) == 1 for rows in before.values())
    assert ([], HEAD) == (differences(fresh), within(fresh, revision))


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
