"""Whether those who come to a running match may take the seats that bots hold."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At tables that are there it stays as it was: at public ones they may."""
    op.add_column("tables", sa.Column("newcomers", sa.Boolean(), nullable=False, server_default=sa.true()))
    tables = sa.table("tables", sa.column("newcomers", sa.Boolean()), sa.column("public", sa.Boolean()))
    op.execute(tables.update().where(tables.c.public.is_(False)).values(newcomers=False))
