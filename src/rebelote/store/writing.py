"""Group commit: whatever waits to be written is written in one transaction, and then all who wait go on.

One commit flushes the disk; with many tables the flush is shared, and one table alone waits for nobody.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from rebelote.tables.ports import Conflict


@dataclass(frozen=True, slots=True)
class _Row:
    statement: Insert
    values: dict[str, Any]
    written: asyncio.Future[None]


class Writing:
    """One task that writes rows for everybody."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._rows: list[_Row] = []
        self._some = asyncio.Event()
        self._task = asyncio.create_task(self._write_all())

    async def insert(self, statement: Insert, values: dict[str, Any]) -> None:
        """Return when the row is on the disk. Raises Conflict when there is one like it."""
        if self._task.done():
            raise Conflict("the store is closed")
        row = _Row(statement, values, asyncio.get_running_loop().create_future())
        self._rows.append(row)
        self._some.set()
        await row.written

    async def close(self) -> None:
        """Stop writing; rows that wait are refused."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for row in self._rows:
            _answer(row, Conflict("the store is closed"))

    async def _write_all(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            rows, self._rows = self._rows, []
            try:
                await self._write(rows)
            except IntegrityError:
                for row in rows:
                    await self._write_alone(row)
            except (SQLAlchemyError, OSError) as fault:
                for row in rows:
                    _answer(row, Conflict(f"not written: {fault}"))
            else:
                for row in rows:
                    _answer(row, None)

    async def _write_alone(self, row: _Row) -> None:
        """Find out which row of a refused transaction was at fault."""
        try:
            await self._write([row])
        except (SQLAlchemyError, OSError) as fault:
            _answer(row, Conflict(f"not written: {fault}"))
        else:
            _answer(row, None)

    async def _write(self, rows: list[_Row]) -> None:
        grouped: dict[Insert, list[dict[str, Any]]] = {}
        for row in rows:
            grouped.setdefault(row.statement, []).append(row.values)
        async with self._engine.begin() as connection:
            for statement, values in grouped.items():
                await connection.execute(statement, values)


def _answer(row: _Row, fault: Conflict | None) -> None:
    """Let whoever waits for a row go on; they may have gone."""
    if row.written.done():
        return
    if fault is None:
        row.written.set_result(None)
    else:
        row.written.set_exception(fault)
