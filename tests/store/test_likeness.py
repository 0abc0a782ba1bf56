"""Accounts that were there before likenesses were kept have one after the migration; guests have none."""

from collections.abc import Sequence

from sqlalchemy import Connection, create_engine, text

from rebelote.people.likeness import likeness
from rebelote.store.migrate import begin_again, migrate

PLAYER = (
    "insert into players(player, name, language, account, password, admin, made_at, settings, experience, coins,"
    " silent_until, barred) values (:player, :name, 'lb', :account, '', false, 1, '{}', 0, 0, 0, false)"
)


def migrated(connection: Connection, *players: tuple[str, str | None]) -> Sequence[str]:
    """The likenesses of some players, by name, who were there before."""
    begin_again(connection, "0005")
    for number, (name, account) in enumerate(players):
        connection.execute(text(PLAYER), {"player": f"p{number}", "name": name, "account": account})
    migrate(connection)
    return connection.scalars(text("select likeness from players order by player")).all()


def test_migration_gives_a_likeness_to_accounts_alone() -> None:
    with create_engine("sqlite://").begin() as connection:
        found = migrated(connection, ("Zoé Müller", "zoe muller"), ("Luc", None))

    assert [likeness("Zoé Müller"), ""] == found
