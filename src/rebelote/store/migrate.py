"""Migrations: from code, without a file of settings; applied to whatever is older than the house.

Alembic takes half a second to load, so that it is loaded only when there is something to migrate.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from rebelote.store.schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema, inside the transaction of the connection."""
    if revision(connection) != HEAD:
        from alembic import command

        command.upgrade(settings(connection), "head")


def revision(connection: Connection) -> str | None:
    """The migration that a database has reached."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


def settings(connection: Connection) -> "Config":
    """What alembic is told."""
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(FOLDER))
    found.attributes["connection"] = connection
    return found
