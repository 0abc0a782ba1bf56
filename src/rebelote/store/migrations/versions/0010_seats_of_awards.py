"""Where somebody sat at a match of which only what it gave is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of matches that are kept it is known anyway, and of those that went before nobody knows it."""
    op.add_column("awards", sa.Column("seat", sa.Integer(), nullable=False, server_default="-1"))
