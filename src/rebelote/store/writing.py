"""Group commit: whatever waits to be written is written in one transaction, and then all who wait go on.

One commit flushes the disk; with many tables the flush is shared, and one table alone waits for nobody.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rebelote.store.connections import AllAtOnce, OneByOne
from rebelote.store.disk import Disk
from rebelote.store.fence import Fence
from rebelote.store.wanted import wanted
from rebelote.tables.ports import Conflict


@dataclass(frozen=True, slots=True, eq=False)
class _Row:
    statement: Insert
    values: dict[str, Any]
    fence: int
    written: asyncio.Future[None]


class Writing:
    """One task that writes rows of tables for everybody, as long as their tables are held; to a `disk` where one
    process has the database, by the engine elsewhere.
    """

    def __init__(
        self, engine: AsyncEngine, writers: OneByOne | AllAtOnce, fence: Fence, disk: Disk | None = None
    ) -> None:
        self._engine, self._writers, self._fence, self._disk = engine, writers, fence, disk
        self._rows: list[_Row] = []
        self._some = asyncio.Event()
        self._task = asyncio.create_task(self._write_all())

    async def insert(self, statement: Insert, values: dict[str, Any]) -> None:
        """Return when the row is on the disk. Raises Conflict when there is one like it, or somebody else
        holds the table of its `code`.
        """
        if self._task.done():
            raise Conflict("the store is closed")
        number = self._fence.number(values["code"])
        row = _Row(statement, values, number, asyncio.get_running_loop().create_future())
        self._rows.append(row)
        self._some.set()
        await row.written

    async def close(self) -> None:
        """Stop writing; rows that wait are refused."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._disk is not None:
            await self._disk.close()
        for row in self._rows:
            _answer(row, Conflict("the store is closed"))

    async def _write_all(self) -> None:
        while wanted():
            await self._some.wait()
            self._some.clear()
            rows, self._rows = self._rows, []
            try:
                await self._write(rows)
            except (IntegrityError, sqlite3.IntegrityError):
                for row in rows:
                    await self._write_alone(row)
            except (SQLAlchemyError, sqlite3.Error, OSError) as fault:
                for row in rows:
                    _answer(row, Conflict(f"not written: {fault}"))

    async def _write_alone(self, row: _Row) -> None:
        """Find out which row of a refused transaction was at fault."""
        try:
            await self._write([row])
        except (SQLAlchemyError, sqlite3.Error, OSError) as fault:
            _answer(row, Conflict(f"not written: {fault}"))

    async def _write(self, rows: list[_Row]) -> None:
        """Write rows and answer them all, once they are on the disk."""
        if self._disk is not None:
            async with self._writers.first():
                await self._disk.write(_grouped(rows))
            passed: set[_Row] = set()
        else:
            async with self._writers.first(), self._engine.begin() as connection:
                passed = await self._passed(connection, rows)
                for statement, values in _grouped(row for row in rows if row not in passed).items():
                    await connection.execute(statement, values)
        for row in rows:
            held = row not in passed
            _answer(row, None if held else Conflict(f"table {row.values['code']} is held by another process"))

    async def _passed(self, connection: AsyncConnection, rows: list[_Row]) -> set[_Row]:
        """The rows of tables that this process does not hold any more."""
        held = {row.values["code"]: row.fence for row in rows}
        passed = await self._fence.passed(connection, held)
        return {row for row in rows if row.values["code"] in passed or row.fence != held[row.values["code"]]}


def _grouped(rows: Iterable[_Row]) -> dict[Insert, list[dict[str, Any]]]:
    grouped: dict[Insert, list[dict[str, Any]]] = {}
    for row in rows:
        grouped.setdefault(row.statement, []).append(row.values)
    return grouped


def _answer(row: _Row, fault: Conflict | None) -> None:
    """Let whoever waits for a row go on; they may have gone."""
    if row.written.done():
        return
    if fault is None:
        row.written.set_result(None)
    else:
        row.written.set_exception(fault)
