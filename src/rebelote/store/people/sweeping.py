"""What is kept no longer than the house says: tables, sessions, guests who never came again, logs."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.store.connections import Connections, rows
from rebelote.store.leaving import LEFT, hold_matches
from rebelote.store.people.forgetting import erase, keep_seats
from rebelote.store.people.players import SESSION_S
from rebelote.store.people_schema import AUDIT, AWARDS, COMPLAINTS, INVITATIONS, PLAYERS, SESSIONS
from rebelote.store.schema import DRAWS, MATCHES, MOVES, PERSONS, REPORTS, TABLES
from rebelote.tables.outside import KEPT_H

TABLE_S = KEPT_H * 3600
"""A table is kept for so long after anything was done at it."""

GUEST_S = 30 * 86400
"""A guest who has played nothing to its end is kept for so long after they were seen last."""

LOG_S, COMPLAINT_S = 365 * 86400, 180 * 86400
"""So long it is known what administrators did and why tables stopped; and complaints that were dealt with."""

AT_ONCE = 100
"""So many tables, and so many guests, go at once."""


@dataclass(frozen=True, slots=True)
class Swept:
    """How much was kept no longer: matches that nobody came back to, tables, guests."""

    abandoned: int
    tables: int
    guests: int

    @property
    def more(self) -> bool:
        """Whether there may be more that is too old: no more than some goes at once."""
        return max(self.abandoned + self.tables, self.guests) >= AT_ONCE


class Sweeping:
    """Forgets what is too old at a moment, in seconds since 1970."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def old_tables(self, moment: int) -> list[str]:
        """The codes of some tables at which nothing was done for too long."""
        since = moment - TABLE_S
        recent = (
            select(MATCHES.c.code).where((MATCHES.c.began_at >= since) | (MATCHES.c.ended_at >= since)),
            select(MOVES.c.code).where(MOVES.c.at_ms >= since * 1000),
            select(PERSONS.c.code).where(PERSONS.c.came_at >= since * 1000),
        )
        query = select(TABLES.c.code).where(TABLES.c.made_at < since)
        for each in recent:
            query = query.where(TABLES.c.code.not_in(each))
        found = await self._connections.rows(query.order_by(TABLES.c.made_at).limit(AT_ONCE))
        return [row["code"] for row in found]

    async def sweep(self, moment: int, tables: Sequence[str]) -> Swept:
        """Forget some tables, and whatever else is too old. A running match ends first, left by whoever still had
        a seat: what that costs is given before the table goes, the next time.
        """
        abandoned, gone = 0, 0
        for code in tables:
            async with self._connections.changing() as connection:
                ended = await _abandon(connection, code, moment)
                abandoned += ended
                gone += 0 if ended else await _forget_table(connection, code)
        async with self._connections.changing() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.seen_at < moment - SESSION_S))
            await connection.execute(delete(AUDIT).where(AUDIT.c.at < moment - LOG_S))
            await connection.execute(delete(REPORTS).where(REPORTS.c.made_at < moment - LOG_S))
            await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.at < moment - TABLE_S))
            dealt_with = COMPLAINTS.c.closed.is_(True) & (COMPLAINTS.c.at < moment - COMPLAINT_S)
            await connection.execute(delete(COMPLAINTS).where(dealt_with))
        guests = await self._guests(moment)
        for guest in guests:
            await erase(self._connections, guest)
        return Swept(abandoned, gone, len(guests))

    async def _guests(self, moment: int) -> list[str]:
        """Guests who can come no more, and those who have not been seen and never played to an end."""
        seen = select(SESSIONS.c.player).where(SESSIONS.c.seen_at >= moment - GUEST_S)
        known, played = select(SESSIONS.c.player), select(AWARDS.c.player)
        lost = PLAYERS.c.player.not_in(known)
        never_again = PLAYERS.c.player.not_in(seen) & PLAYERS.c.player.not_in(played)
        sitting = select(PERSONS.c.player)
        query = select(PLAYERS.c.player).where(PLAYERS.c.account.is_(None), lost | never_again)
        query = query.where(PLAYERS.c.made_at < moment - GUEST_S, PLAYERS.c.player.not_in(sitting))
        return [row["player"] for row in await self._connections.rows(query.limit(AT_ONCE))]


async def _abandon(connection: AsyncConnection, code: str, moment: int) -> int:
    """End a running match; how many there were. Nobody has left a table that stopped on a fault of ours."""
    stopped = await rows(connection, select(REPORTS.c.code).where(REPORTS.c.code == code))
    found = await hold_matches(connection, and_(MATCHES.c.code == code, MATCHES.c.over.is_(False)))
    persons = await rows(connection, select(PERSONS).where(PERSONS.c.code == code, PERSONS.c.player != ""))
    for match in found:
        told: dict[str, Any] = json.loads(match["players"])
        for each in persons:
            if stopped:
                told[str(each["seat"])] = [each["player"], each["came_at"]]
            else:
                told[f"{LEFT}{each['player']}"] = each["seat"]
        values = {"players": json.dumps(told), "over": True, "settled": not told}
        ended = update(MATCHES).where(MATCHES.c.code == code, MATCHES.c.match == match["match"])
        await connection.execute(ended.values(ended_at=moment - TABLE_S - 1, **values))
    return len(found)


async def _forget_table(connection: AsyncConnection, code: str) -> int:
    """Forget a table; 0 while something is still to be given for one of its matches."""
    waiting = select(MATCHES.c.match).where(MATCHES.c.code == code, MATCHES.c.settled.is_(False))
    if await rows(connection, waiting):
        return 0
    for match in await rows(connection, select(MATCHES).where(MATCHES.c.code == code)):
        await keep_seats(connection, match)
    for table in (MOVES, DRAWS, MATCHES, PERSONS, REPORTS, INVITATIONS, TABLES):
        await connection.execute(delete(table).where(table.c.code == code))
    return 1
