"""A database as one file, and back: the same file for SQLite and PostgreSQL, so that one becomes the other.

The file is gzip over lines of JSON: a head with the schema's number, then one row a line, table by table.
"""

import gzip
import json
import stat
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, MetaData, Table, insert, select
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rebelote.engine import SetupError
from rebelote.store.files import private
from rebelote.store.migrate import begin_again, migrate, newer, revision
from rebelote.store.people_schema import HOUSE
from rebelote.store.schema import HEAD

_ROWS_AT_ONCE = 500
_KIND = "rebelote-backup"
_FIRST = "0001"
"""The first schema there was."""


async def backup(engine: AsyncEngine, path: Path) -> int:
    """Write everything into a file, as it is at one moment; how many rows that are. The database is changed in
    nothing, and may be of an older schema.

    Raises SetupError when the file cannot be written. A file that was there is replaced once the new one is
    whole; only its owner reads it. A folder, a device or a pipe is not.
    """
    _check_plain(path)
    part = path.with_name(path.name + ".part")
    try:
        with private(part) as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
            count = await _write(engine, file)
        part.replace(path)
    except OSError as fault:
        raise SetupError("backup-file", value=str(path), reason=str(fault.strerror)) from fault
    finally:
        part.unlink(missing_ok=True)
    return count


def _check_plain(path: Path) -> None:
    """Raises SetupError for what is there and is no file that could be replaced."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as fault:
        raise SetupError("backup-file", value=str(path), reason=str(fault.strerror)) from fault
    if not stat.S_ISREG(kind):
        reason = "Is a directory" if stat.S_ISDIR(kind) else "not a plain file"
        raise SetupError("backup-file", value=str(path), reason=reason)


async def restore(engine: AsyncEngine, path: Path) -> int:
    """Read everything from a file into an empty database; how many rows that are. What an older version wrote is
    migrated then.

    Raises SetupError for a file that is no backup, is damaged or was written by a newer version, and for a
    database with rows in it; nothing is changed then.
    """
    check(path)
    with _opened(path) as (schema, file):
        async with engine.begin() as connection:
            await _check_empty(connection)
            if schema != HEAD:
                await connection.run_sync(begin_again, schema)
            count = await _read(connection, file)
            await connection.run_sync(migrate)
            return count


def check(path: Path) -> None:
    """Read a file to its end. Raises SetupError unless it is a whole backup of this schema or of an older one."""
    with _opened(path) as (_, file):
        for line in file:
            json.loads(line)


@contextmanager
def _opened(path: Path) -> Iterator[tuple[str, IO[str]]]:
    """The schema of a backup, and what stands behind its head; what goes wrong is told as a SetupError."""
    begun = False
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline() or "null")
            schema = str(head.get("schema")) if isinstance(head, dict) and head.get("kind") == _KIND else ""
            if newer(schema):
                raise SetupError("backup-newer", value=str(path))
            if not _FIRST <= schema <= HEAD:
                raise SetupError("backup-kind", value=str(path))
            begun = True
            yield schema, file
    except (EOFError, zlib.error) as fault:
        raise SetupError("backup-damaged", value=str(path)) from fault
    except (gzip.BadGzipFile, ValueError, TypeError, KeyError, StatementError) as fault:
        if isinstance(fault, SetupError):
            raise
        raise SetupError("backup-damaged" if begun else "backup-kind", value=str(path)) from fault
    except OSError as fault:
        raise SetupError("backup-file", value=str(path), reason=str(fault.strerror or fault)) from fault


async def _write(engine: AsyncEngine, file: IO[str]) -> int:
    count = 0
    isolated = engine.execution_options(isolation_level=_one_moment(engine))
    async with isolated.connect() as connection, connection.begin():
        _line(file, {"kind": _KIND, "schema": await connection.run_sync(revision)})
        for table in await connection.run_sync(_tables):
            rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
            async for row in rows.mappings():
                _line(file, [table.name, dict(row)])
                count += 1
    return count


def _tables(connection: Connection) -> list[Table]:
    """The tables of the house as they are in a database, those that others name first."""
    there = MetaData()
    known = {table.name for table in HOUSE.metadata.sorted_tables}
    there.reflect(connection, only=lambda name, _: name in known)
    return list(there.sorted_tables)


def _one_moment(engine: AsyncEngine) -> str:
    """The isolation in which all tables are read as they were at one moment."""
    return "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"


async def _check_empty(connection: AsyncConnection) -> None:
    for table in HOUSE.metadata.sorted_tables:
        if table is not HOUSE and (await connection.execute(select(table).limit(1))).first() is not None:
            raise SetupError("backup-full", value=table.name)
    await connection.execute(HOUSE.delete())


async def _read(connection: AsyncConnection, file: IO[str]) -> int:
    known = {table.name: table for table in await connection.run_sync(_tables)}
    count, lines = 0, map(json.loads, file)
    while batch := list(islice(lines, _ROWS_AT_ONCE)):
        for name, rows in _grouped(batch):
            await connection.execute(insert(known[name]), rows)
            count += len(rows)
    return count


def _grouped(batch: list[Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows that follow each other and belong to one table."""
    rows: list[dict[str, Any]] = []
    for at, (name, row) in enumerate(batch):
        rows.append(row)
        if at + 1 == len(batch) or batch[at + 1][0] != name:
            yield name, rows
            rows = []


def _line(file: IO[str], value: Any) -> None:
    file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")
