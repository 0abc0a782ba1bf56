"""Tables at which bots play on once nobody is there."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there wait, as they did."""
    op.add_column("tables", sa.Column("plays_on", sa.Boolean(), nullable=False, server_default=sa.false()))
