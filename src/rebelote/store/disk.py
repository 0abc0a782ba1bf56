"""A connection of SQLite in a thread of its own, for rows that are written all the time: one hop for a transaction.

SQLAlchemy goes to a thread and back for every statement, and once more for the end of the transaction.
"""

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Insert
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from rebelote.store.files import tune

Rows = Mapping[Insert, list[dict[str, Any]]]
"""What is to be written, by statement; the rows of a statement name the same columns in the same order."""

_DIALECT = SQLiteDialect_pysqlite()


class Disk:
    """Writes rows to a file. Opened with the first of them."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "disk")
        self._connection: sqlite3.Connection | None = None
        self._texts: dict[tuple[Insert, tuple[str, ...]], str] = {}

    async def write(self, rows: Rows) -> None:
        """Write rows in one transaction; all of them are on the disk then. Raises sqlite3.Error, and nothing is."""
        texts = [
            (self._text(statement, tuple(values[0])), _listed(values)) for statement, values in rows.items()
        ]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, texts)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _text(self, statement: Insert, names: tuple[str, ...]) -> str:
        key = statement, names
        if key not in self._texts:
            quote = _DIALECT.identifier_preparer.quote
            columns = ", ".join(map(quote, names))
            values = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(names)))
            table = quote(statement.table.name)
            self._texts[key] = f"insert into {table} ({columns}) select {values} from json_each(?)"
        return self._texts[key]

    def _write(self, rows: list[tuple[str, str]]) -> None:
        connection = self._connection or self._opened()
        if len(rows) == 1:
            # a transaction by itself, and the loop is waited for once
            connection.execute(rows[0][0], rows[0][1:])
            return
        connection.execute("begin immediate")
        try:
            for text, values in rows:
                connection.execute(text, (values,))
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


def _listed(rows: list[dict[str, Any]]) -> str:
    """Rows as one value: a statement for each would wait for the loop's thread every time."""
    return msgspec.json.encode([list(row.values()) for row in rows]).decode()
