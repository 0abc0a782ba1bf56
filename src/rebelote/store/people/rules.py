"""House rules: setups that people keep under names of their own."""

from sqlalchemy import delete, insert, select

from rebelote.store.connections import Connections, now_ms, rows
from rebelote.store.people_schema import OWN_RULES

MOST = 20
"""So many rules one player keeps; of more the oldest are forgotten."""


class OwnRules:
    """The house rules of players."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def all(self, player: str) -> list[tuple[str, str]]:
        """Names and setups, what was kept last first."""
        mine = select(OWN_RULES).where(OWN_RULES.c.player == player)
        found = await self._connections.rows(mine.order_by(OWN_RULES.c.at.desc(), OWN_RULES.c.name))
        return [(row["name"], row["setup"]) for row in found]

    async def keep(self, player: str, name: str, setup: str) -> None:
        """Keep a setup under a name; one of that name is replaced."""
        mine = OWN_RULES.c.player == player
        async with self._connections.changing() as connection:
            await connection.execute(delete(OWN_RULES).where(mine, OWN_RULES.c.name == name))
            kept = {"player": player, "name": name, "setup": setup, "at": now_ms()}
            await connection.execute(insert(OWN_RULES), kept)
            newest = select(OWN_RULES.c.name).where(mine).order_by(OWN_RULES.c.at.desc(), OWN_RULES.c.name)
            for row in (await rows(connection, newest))[MOST:]:
                await connection.execute(delete(OWN_RULES).where(mine, OWN_RULES.c.name == row["name"]))

    async def forget(self, player: str, name: str) -> None:
        """Forget the rules of a name, if there are any."""
        this = (OWN_RULES.c.player == player, OWN_RULES.c.name == name)
        async with self._connections.changing() as connection:
            await connection.execute(delete(OWN_RULES).where(*this))
