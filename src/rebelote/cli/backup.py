"""`rebelote backup` and `rebelote restore`: everything that a server keeps, as one file."""

import asyncio
from pathlib import Path

from rebelote.cli.main import spoken_language
from rebelote.locale import catalogue

__all__ = ["backup", "restore"]

_DATABASE = "sqlite:///rebelote.db"


def backup(file: Path, *, db: str = _DATABASE) -> int:
    """Write everything that a server keeps into one file; the server may run meanwhile.

    Parameters
    ----------
    file
        The file to write.
    db
        The database: sqlite:///FILE or postgresql://USER@HOST/NAME.
    """
    print(catalogue(spoken_language()).say("backup-written", rows=asyncio.run(_copied(db, file, back=False))))
    return 0


def restore(file: Path, *, db: str = _DATABASE) -> int:
    """Read everything from a file into a database in which there is nothing yet, of either kind.

    Parameters
    ----------
    file
        A file that was written by `rebelote backup`.
    db
        The database: sqlite:///FILE or postgresql://USER@HOST/NAME. It is made and migrated.
    """
    print(catalogue(spoken_language()).say("backup-restored", rows=asyncio.run(_copied(db, file, back=True))))
    return 0


async def _copied(db: str, file: Path, *, back: bool) -> int:
    """How many rows were copied, one way or the other."""
    from rebelote.store import open_store
    from rebelote.store.copying import backup as write
    from rebelote.store.copying import check
    from rebelote.store.copying import restore as read

    if back:
        # before a database is made for it
        check(file)
    # what is copied may be older than this version, and stays so
    store = await open_store(db, made=back, migrated=back)
    try:
        return await (read if back else write)(store.engine, file)
    finally:
        await store.close()
