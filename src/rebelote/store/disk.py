"""A connection of SQLite in a thread of its own, for rows that are written all the time: one hop for a transaction.

SQLAlchemy goes to a thread and back for every statement, and once more for the end of the transaction.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Insert
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from rebelote.store.files import tune

Rows = Mapping[Insert, list[dict[str, Any]]]
"""What is to be written, by statement; the rows of a statement name the same columns."""

_DIALECT = SQLiteDialect_pysqlite(paramstyle="named")


class Disk:
    """Writes rows to a file. Opened with the first of them."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "disk")
        self._connection: sqlite3.Connection | None = None
        self._texts: dict[tuple[Insert, tuple[str, ...]], str] = {}

    async def write(self, rows: Rows) -> None:
        """Write rows in one transaction; all of them are on the disk then. Raises sqlite3.Error, and nothing is."""
        texts = [(self._text(statement, values[0]), values) for statement, values in rows.items()]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, texts)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _text(self, statement: Insert, values: Iterable[str]) -> str:
        key = statement, tuple(values)
        if key not in self._texts:
            self._texts[key] = str(statement.compile(dialect=_DIALECT, column_keys=list(values)))
        return self._texts[key]

    def _write(self, rows: list[tuple[str, list[dict[str, Any]]]]) -> None:
        connection = self._connection or self._opened()
        connection.execute("begin immediate")
        try:
            for text, values in rows:
                connection.executemany(text, values)
            connection.execute("commit")
        except BaseException:
            connection.execute("rollback")
            raise

    def _opened(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._file, isolation_level=None)
        tune(self._connection, None)
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
