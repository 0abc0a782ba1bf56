"""House rules: setups that people keep under names of their own."""

from sqlalchemy import delete, insert, select, update

from rebelote.store.connections import Connections, now_ms, rows
from rebelote.store.people_schema import OWN_RULES

MOST = 50
"""So many rules one player keeps. Of two who turn out to be one all are kept; more come in when there is room again."""


class OwnRules:
    """The house rules of players."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def all(self, player: str) -> list[tuple[str, str, int]]:
        """Names, setups and when they were kept, in milliseconds, what was kept last first."""
        mine = select(OWN_RULES).where(OWN_RULES.c.player == player)
        found = await self._connections.rows(mine.order_by(OWN_RULES.c.at.desc(), OWN_RULES.c.name))
        return [(row["name"], row["setup"], row["at"]) for row in found]

    async def keep(self, player: str, name: str, setup: str) -> bool:
        """Keep a setup under a name; one of that name is replaced. False: there is no room for one more."""
        mine, values = OWN_RULES.c.player == player, {"setup": setup, "at": now_ms()}
        async with self._connections.changing() as connection:
            changed = update(OWN_RULES).where(mine, OWN_RULES.c.name == name).values(values)
            if (await connection.execute(changed)).rowcount:
                return True
            if len(await rows(connection, select(OWN_RULES.c.name).where(mine))) >= MOST:
                return False
            await connection.execute(insert(OWN_RULES), {"player": player, "name": name} | values)
        return True

    async def forget(self, player: str, name: str) -> None:
        """Forget the rules of a name, if there are any."""
        this = (OWN_RULES.c.player == player, OWN_RULES.c.name == name)
        async with self._connections.changing() as connection:
            await connection.execute(delete(OWN_RULES).where(*this))
