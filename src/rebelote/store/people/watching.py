"""What is settled for the whole house, what players complain about, and what was done by whom."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import and_, delete, func, insert, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.people.players import new_number
from rebelote.store.connections import Connections, now
from rebelote.store.copying import backup
from rebelote.store.people.sayings import Saying, kept, lines
from rebelote.store.people_schema import AUDIT, COMPLAINTS, HOUSE, PLAYERS
from rebelote.store.schema import MATCHES, REPORTS, TABLES

PUT_OUT, LET_IN = "put-out-", "let-in"
"""How what players do at tables is written down: with why somebody was put out, or not any more."""


class Watching:
    """Settings of the house, complaints, and the audit log."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def settled(self) -> dict[str, str]:
        """What is settled, by name."""
        return {row["name"]: row["value"] for row in await self._connections.rows(select(HOUSE))}

    async def settle(self, name: str, value: str) -> None:
        """Settle something for the house; empty: as at first."""
        async with self._connections.changing() as connection:
            await connection.execute(delete(HOUSE).where(HOUSE.c.name == name))
            if value:
                await connection.execute(insert(HOUSE), {"name": name, "value": value})

    async def note(self, player: str, act: str, about: str) -> None:
        """Write down what an administrator or a player did."""
        async with self._connections.changing() as connection:
            await note(connection, player, act, about)

    async def notes(self, kind: str = "", before: str = "", limit: int = 50) -> list[dict[str, Any]]:
        """What was written down, the last first, before the note of a number if one is given; of the `kind` "house" only
        what administrators did, of "tables" only what players did there; players whom it was `about` by their names.
        """
        whom = PLAYERS.alias("whom")
        query = select(AUDIT, PLAYERS.c.name, whom.c.name.label("whom"))
        query = query.outerjoin(PLAYERS, PLAYERS.c.player == AUDIT.c.player)
        query = query.outerjoin(whom, whom.c.player == AUDIT.c.about)
        query = query.order_by(AUDIT.c.at.desc(), AUDIT.c.number).limit(limit)
        at_tables = or_(AUDIT.c.act.startswith(PUT_OUT), AUDIT.c.act == LET_IN)
        if kind:
            query = query.where(at_tables if kind == "tables" else not_(at_tables))
        if before:
            at = select(AUDIT.c.at).where(AUDIT.c.number == before).scalar_subquery()
            query = query.where(or_(AUDIT.c.at < at, and_(AUDIT.c.at == at, AUDIT.c.number > before)))
        return [row | {"about": row["whom"] or row["about"]} for row in await self._connections.rows(query)]

    async def complain(self, player: str, other: str, code: str, text: str, said: Sequence[Saying]) -> str:
        """A player complains about another one, after what was said at the table; the number of the complaint."""
        number = new_number()
        values = {"number": number, "host": player, "other": other, "code": code, "at": now()}
        async with self._connections.changing() as connection:
            await connection.execute(
                insert(COMPLAINTS), values | {"text": text, "said": kept(said), "closed": False}
            )
        return number

    async def complaints(self) -> list[dict[str, Any]]:
        """Complaints that are open, the oldest first."""
        query = select(COMPLAINTS).where(COMPLAINTS.c.closed.is_(False)).order_by(COMPLAINTS.c.at)
        found = await self._connections.rows(query.limit(200))
        return [row | {"said": lines(row["said"])} for row in found]

    async def close_complaint(self, number: str) -> None:
        """A complaint was dealt with."""
        async with self._connections.changing() as connection:
            await connection.execute(
                update(COMPLAINTS).where(COMPLAINTS.c.number == number).values(closed=True)
            )

    async def players(self, part: str = "", limit: int = 200) -> list[dict[str, Any]]:
        """Players with a text in their names, the newest first."""
        query = select(PLAYERS).order_by(PLAYERS.c.made_at.desc(), PLAYERS.c.player)
        query = query.where(PLAYERS.c.name.icontains(part, autoescape=True)) if part else query
        return await self._connections.rows(query.limit(limit))

    async def faults(self, limit: int = 50) -> list[dict[str, Any]]:
        """Why tables stopped, the last first."""
        return await self._connections.rows(select(REPORTS).order_by(REPORTS.c.made_at.desc()).limit(limit))

    async def copy(self, path: Path) -> int:
        """Write everything into a file; how many rows that are. Raises SetupError when it cannot be written."""
        return await backup(self._connections.engine, path)

    async def numbers(self) -> dict[str, int]:
        """How many tables, matches that are over, and players there are."""
        over = select(func.count()).select_from(MATCHES).where(MATCHES.c.over.is_(True))
        asked = {
            "tables": select(func.count().label("n")).select_from(TABLES),
            "matches": select(over.scalar_subquery().label("n")),
            "players": select(func.count().label("n")).select_from(PLAYERS),
        }
        return {name: (await self._connections.rows(query))[0]["n"] for name, query in asked.items()}


async def note(connection: AsyncConnection, player: str, act: str, about: str) -> None:
    """Write down what somebody did, together with what else is changed by it."""
    values = {"number": new_number(), "at": now(), "player": player, "act": act, "about": about[:2000]}
    await connection.execute(insert(AUDIT), values)
