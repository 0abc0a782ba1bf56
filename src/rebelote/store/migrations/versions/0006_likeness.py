"""What the names of accounts look like, so that nobody else is called something that looks the same."""

import sqlalchemy as sa
from alembic import op

from rebelote.people.likeness import likeness

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the likeness of every account."""
    op.add_column("players", sa.Column("likeness", sa.String(80), nullable=False, server_default=""))
    op.create_index("ix_players_likeness", "players", ["likeness"])
    players = sa.table("players", sa.column("player"), sa.column("account"), sa.column("likeness"))
    connection = op.get_bind()
    for player, account in connection.execute(
        sa.select(players.c.player, players.c.account).where(players.c.account.is_not(None))
    ).all():
        this = players.c.player == player
        connection.execute(players.update().where(this).values(likeness=likeness(account)))
