"""Migrations: from code, without a file of settings; applied to whatever is older than the house.

Alembic takes half a second to load, so that it is loaded only when there is something to migrate.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from rebelote.engine import SetupError
from rebelote.store.people_schema import HOUSE
from rebelote.store.schema import HEAD

_LOCK = 20_150_162
"""The number by which processes that share a database know this work."""

FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema, inside the transaction of the connection.

    Of several processes that begin at once, one does it, and the others wait for it. Raises SetupError where a
    newer version has been.
    """
    found = revision(connection)
    if found == HEAD:
        return
    if found is not None and newer(found):
        raise SetupError("database-newer", value=found, expected=HEAD)
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if revision(connection) != HEAD:
        _upgrade(connection, "head")


def begin_again(connection: Connection, schema: str) -> None:
    """Make an empty database one of an older schema, so that rows of that time fit into it."""
    HOUSE.metadata.drop_all(connection)
    if revision(connection) is not None:
        connection.execute(text("drop table alembic_version"))
    _upgrade(connection, schema)


def newer(schema: str) -> bool:
    """Whether a schema is one that this version cannot know yet; they are numbered one after the other."""
    return schema.isdecimal() and len(schema) == len(HEAD) and schema > HEAD


def revision(connection: Connection) -> str | None:
    """The migration that a database has reached."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


def _upgrade(connection: Connection, target: str) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(FOLDER))
    with EnvironmentContext(Config(), scripts, fn=lambda at, _: scripts._upgrade_revs(target, at)) as run:
        run.configure(connection=connection, target_metadata=HOUSE.metadata, render_as_batch=True)
        with run.begin_transaction():
            run.run_migrations()
