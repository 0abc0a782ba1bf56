"""Each time a process holds a table, the fence of the table is raised: whoever held it before is refused."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the fences."""
    op.add_column("tables", sa.Column("fence", sa.BigInteger(), nullable=False, server_default="0"))
