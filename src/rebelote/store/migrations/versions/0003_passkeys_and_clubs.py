"""Passkeys, the challenges that devices have to sign, and clubs with their members."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    _passkeys()
    _clubs()


def _passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("passkey", sa.Text(), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.player"], name="fk_passkeys_player"),
        sa.PrimaryKeyConstraint("passkey", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])
    op.create_table(
        "ceremonies",
        sa.Column("challenge", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_ceremonies"),
    )


def _clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("club", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("club", name="pk_clubs"),
        sa.UniqueConstraint("code"),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("keeper", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.club"], name="fk_members_club"),
        sa.ForeignKeyConstraint(["player"], ["players.player"], name="fk_members_player"),
        sa.PrimaryKeyConstraint("club", "player", name="pk_members"),
    )
    op.create_index("ix_members_player", "members", ["player"])
