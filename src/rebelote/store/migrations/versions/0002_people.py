"""Players and what belongs to them; clocks of tables, and when each move was made."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns to the tables that are there, and the tables of people."""
    _older_tables()
    _players()
    _what_is_given()
    _who_knows_whom()
    _the_house()


def _older_tables() -> None:
    op.add_column("tables", sa.Column("turn_s", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("maker", sa.String(16), nullable=False, server_default=""))
    op.create_index("ix_tables_maker", "tables", ["maker"])
    op.add_column("persons", sa.Column("player", sa.String(16), nullable=False, server_default=""))
    op.add_column("persons", sa.Column("came_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index("ix_persons_player", "persons", ["player"])
    op.add_column("matches", sa.Column("ended_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("players", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("matches", sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_index("ix_matches_settled", "matches", ["settled"])
    op.add_column("moves", sa.Column("at_ms", sa.BigInteger(), nullable=False, server_default="0"))


def _players() -> None:
    op.create_table(
        "players",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("account", sa.String(24), nullable=True),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("experience", sa.Integer(), nullable=False),
        sa.Column("coins", sa.Integer(), nullable=False),
        sa.Column("silent_until", sa.BigInteger(), nullable=False),
        sa.Column("barred", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_players"),
        sa.UniqueConstraint("account"),
    )
    op.create_table(
        "sessions",
        sa.Column("lock", sa.String(64), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        _of_a_player("player", "sessions"),
        sa.PrimaryKeyConstraint("lock", name="pk_sessions"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])


def _what_is_given() -> None:
    op.create_table(
        "awards",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("experience", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        _of_a_player("player", "awards"),
        sa.PrimaryKeyConstraint("code", "match", "player", name="pk_awards"),
    )
    op.create_table(
        "counts",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("preset", sa.String(64), nullable=False),
        sa.Column("what", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        _of_a_player("player", "counts"),
        sa.PrimaryKeyConstraint("player", "preset", "what", name="pk_counts"),
    )
    op.create_table(
        "claims",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("challenge", sa.String(24), nullable=False),
        sa.Column("period", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _of_a_player("player", "claims"),
        sa.PrimaryKeyConstraint("player", "challenge", "period", name="pk_claims"),
    )
    _ratings()


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", name="pk_ratings"),
    )


def _who_knows_whom() -> None:
    op.create_table(
        "bonds",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("other", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        _of_a_player("player", "bonds"),
        _of_a_player("other", "bonds"),
        sa.PrimaryKeyConstraint("player", "other", "kind", name="pk_bonds"),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _of_a_player("player", "invitations"),
        _of_a_player("host", "invitations"),
        sa.PrimaryKeyConstraint("code", "player", name="pk_invitations"),
    )
    op.create_table(
        "complaints",
        sa.Column("number", sa.String(16), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("other", sa.String(16), nullable=False),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_complaints"),
    )


def _the_house() -> None:
    op.create_table(
        "audit",
        sa.Column("number", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("act", sa.String(40), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_table(
        "house",
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house"),
    )


def _of_a_player(column: str, table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["players.player"], name=f"fk_{table}_{column}")
