"""How long a quick match waits for people: it begins although the house was started again meanwhile."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there wait until somebody begins."""
    op.add_column("tables", sa.Column("begins_s", sa.Integer(), nullable=False, server_default="0"))
