"""Fences: of several processes over one database, only the last one that took hold of a table writes to it.

Every table has a number which rises whenever a process takes hold of it. Whatever is written to the table
names the number under which its process holds it, and is refused once there is a higher one.
"""

from collections.abc import Mapping

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.store.connections import Connections, rows
from rebelote.store.schema import TABLES
from rebelote.tables.ports import Conflict

NOT_HELD = -1


class Fence:
    """The tables that this process holds. Where it is alone with its database, every table is its own."""

    def __init__(self, connections: Connections, *, alone: bool) -> None:
        self._connections, self._alone = connections, alone
        self._held: dict[str, int] = {}

    async def hold(self, code: str) -> None:
        """Take hold of a table: whoever held it can write nothing more to it. Nothing if there is no such table."""
        higher = update(TABLES).where(TABLES.c.code == code).values(fence=TABLES.c.fence + 1)
        async with self._connections.changing() as connection:
            raised = (await connection.execute(higher.returning(TABLES.c.fence))).scalar()
        if raised is not None:
            self._held[code] = raised

    def let_go(self, code: str) -> None:
        """Write nothing more to a table."""
        self._held.pop(code, None)

    def number(self, code: str) -> int:
        """Under which number something is to be written to a table."""
        return self._held.get(code, NOT_HELD)

    async def check(self, connection: AsyncConnection, code: str) -> None:
        """Make sure that nobody else takes hold of a table before the transaction ends. Raises Conflict."""
        if await self.passed(connection, {code: self.number(code)}):
            raise Conflict(f"table {code} is held by another process")

    async def passed(self, connection: AsyncConnection, held: Mapping[str, int]) -> set[str]:
        """Those of some tables that somebody else holds by now; nobody takes the others while the transaction lasts."""
        if self._alone:
            return set()
        query = select(TABLES.c.code, TABLES.c.fence).where(TABLES.c.code.in_(held))
        found = await rows(connection, query.order_by(TABLES.c.code).with_for_update(read=True))
        return set(held) - {row["code"] for row in found if held[row["code"]] == row["fence"]}
