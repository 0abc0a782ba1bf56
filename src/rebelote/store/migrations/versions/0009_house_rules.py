"""Rules of one's own that people keep with their accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has any yet."""
    op.create_table(
        "own_rules",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.player"], name="fk_own_rules_player"),
        sa.PrimaryKeyConstraint("player", "name", name="pk_own_rules"),
    )
