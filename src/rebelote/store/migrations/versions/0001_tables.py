"""Tables, persons, matches, moves, draws and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    _tables_and_seats()
    _matches_and_moves()
    op.create_table(
        "reports",
        sa.Column("number", sa.String(16), nullable=False),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
    )


def _tables_and_seats() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("chairs", sa.Text(), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("delay_s", sa.Integer(), nullable=False),
        sa.Column("pace_ms", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_made_at", "tables", ["made_at"])
    op.create_table(
        "persons",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("lock", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_persons_tables"),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_persons"),
    )


def _matches_and_moves() -> None:
    op.create_table(
        "matches",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_matches_tables"),
        sa.PrimaryKeyConstraint("code", "match", name="pk_matches"),
    )
    op.create_table(
        "moves",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("act", sa.String(40), nullable=False),
        sa.Column("clock_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", "match", "ply", name="pk_moves"),
    )
    op.create_table(
        "draws",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("code", "match", "ply", name="pk_draws"),
    )
