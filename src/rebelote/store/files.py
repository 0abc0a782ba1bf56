"""The files of the house: a database of SQLite, a backup. Nobody but who runs the house reads them."""

import os
import sqlite3
from pathlib import Path
from typing import Any, BinaryIO, TypeGuard

_OWN = 0o600


def private(path: Path) -> BinaryIO:
    """A new file to write, in place of one that was there. Raises OSError."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWN), "wb")


def tune(connection: Any, _: object) -> None:
    """Readers do not wait for the writer; a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def is_file(database: str | None) -> TypeGuard[str]:
    """Whether the name of a database of SQLite is that of a file, and not of something in memory."""
    return bool(database) and database != ":memory:" and not str(database).startswith("file:")


def try_out(file: str, *, made: bool) -> None:
    """Open a file once in this thread: the thread of a connection that fails would outlive the loop.

    A new file is for its owner alone, and so are those that SQLite puts beside it. Raises FileNotFoundError
    where nothing is to be `made` and there is nothing, and what SQLite raises.
    """
    named = is_file(file)
    if named and not made and not Path(file).is_file():
        raise FileNotFoundError(file)
    if named and not Path(file).exists() and Path(file).parent.is_dir():
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, _OWN))
    connection = sqlite3.connect(file)
    try:
        connection.execute("pragma schema_version")
    finally:
        connection.close()
