"""All that is kept about a player, table by table, as the schema marks it; secrets and other people's are left out."""

from typing import Any

from sqlalchemy import ColumnElement, Table, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.store.connections import Connections, rows
from rebelote.store.people_schema import AUDIT, BONDS, COMPLAINTS, HOUSE, RATINGS
from rebelote.store.schema import MATCHES

_SECRET = frozenset({"password", "lock", "passkey", "key", "fence"})
_SAID_BY_OTHERS = frozenset({"host", "text", "said"})
"""What a complaint about somebody tells of those who complained."""


async def everything(connections: Connections, player: str) -> dict[str, Any]:
    """The rows of all tables in which the number of a player stands, by the names of the tables."""
    async with connections.reading() as connection:
        found = {
            table.name: await _of(connection, table, player)
            for table in HOUSE.metadata.sorted_tables
            if personal(table)
        }
    return found


def personal(table: Table) -> tuple[str, ...]:
    """The columns of a table in which numbers of players are."""
    return tuple(column.name for column in table.columns if column.info.get("personal"))


def stands_in(table: Table, player: str) -> ColumnElement[bool]:
    """The rows of a table in which a player stands."""
    inside = table in (MATCHES, RATINGS)
    named = (table.c[name] for name in personal(table))
    return or_(*(each.contains(player) if inside else each == player for each in named))


async def _of(connection: AsyncConnection, table: Table, player: str) -> list[dict[str, Any]]:
    mine = stands_in(table, player)
    if table is BONDS:
        # who was named by others is theirs to tell
        mine = BONDS.c.player == player
    found = await rows(connection, select(table).where(mine))
    return [_shown(table, row, player) for row in found]


def _shown(table: Table, row: dict[str, Any], player: str) -> dict[str, Any]:
    hidden = _SECRET
    if table is COMPLAINTS and row["host"] != player:
        hidden |= _SAID_BY_OTHERS
    if table is AUDIT and row["player"] != player:
        hidden |= {"player"}
    if table is MATCHES:
        hidden |= {"players"}
    return {name: value for name, value in row.items() if name not in hidden}
