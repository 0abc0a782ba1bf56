"""Clubs: players who want a ranking of their own."""

from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.people.players import new_number
from rebelote.store.connections import Connections, now, now_ms, rows
from rebelote.store.people_schema import CLUBS, MEMBERS, PLAYERS


class Clubs:
    """Clubs and their members. Whoever knows the code of a club may join it."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def found(self, name: str, keeper: str) -> str:
        """A new club with its first member, who keeps it; its number."""
        club = new_number()
        async with self._connections.changing() as connection:
            values = {"club": club, "name": name, "code": new_number(), "made_at": now()}
            await connection.execute(insert(CLUBS), values)
            await connection.execute(insert(MEMBERS), _member(club, keeper, keeper=True))
        return club

    async def by_code(self, code: str) -> dict[str, Any] | None:
        """A club by its code: `club`, `name`, `code`."""
        found = await self._connections.rows(select(CLUBS).where(CLUBS.c.code == code))
        return found[0] if found else None

    async def join(self, club: str, player: str) -> None:
        """A player joins; twice is once."""
        this = (MEMBERS.c.club == club, MEMBERS.c.player == player)
        async with self._connections.changing() as connection:
            if not await rows(connection, select(MEMBERS).where(*this)):
                await connection.execute(insert(MEMBERS), _member(club, player, keeper=False))

    async def leave(self, club: str, player: str) -> None:
        """A player is no member any more."""
        async with self._connections.changing() as connection:
            await _left(connection, club, player)

    async def put_out(self, club: str, player: str) -> None:
        """A member is put out. The club has another code from then on: whoever was put out knows the one that it had."""
        async with self._connections.changing() as connection:
            if await _left(connection, club, player):
                values = {"code": new_number()}
                await connection.execute(update(CLUBS).where(CLUBS.c.club == club).values(values))

    async def of(self, player: str) -> list[dict[str, Any]]:
        """The clubs of a player: `club`, `name`, `code`, `keeper`, and how many `members` there are."""
        counted = select(func.count()).select_from(MEMBERS).where(MEMBERS.c.club == CLUBS.c.club)
        query = select(
            CLUBS.c.club,
            CLUBS.c.name,
            CLUBS.c.code,
            MEMBERS.c.keeper,
            counted.correlate(CLUBS).scalar_subquery().label("members"),
        ).join(MEMBERS, MEMBERS.c.club == CLUBS.c.club)
        return await self._connections.rows(query.where(MEMBERS.c.player == player).order_by(CLUBS.c.name))

    async def members(self, club: str) -> list[dict[str, Any]]:
        """The members of a club: `player`, `name`, `keeper`, who came first first."""
        query = select(MEMBERS.c.player, MEMBERS.c.keeper, PLAYERS.c.name).join(
            PLAYERS, PLAYERS.c.player == MEMBERS.c.player
        )
        found = query.where(MEMBERS.c.club == club).order_by(MEMBERS.c.at, MEMBERS.c.player)
        return await self._connections.rows(found)


async def leave_all(connection: AsyncConnection, player: str) -> None:
    """A player who is forgotten is no member of any club."""
    for each in await rows(connection, select(MEMBERS.c.club).where(MEMBERS.c.player == player)):
        await _left(connection, each["club"], player)


async def _left(connection: AsyncConnection, club: str, player: str) -> bool:
    """Whether a member is one no more. The oldest one keeps a club that nobody keeps any more; an empty one is gone."""
    gone = delete(MEMBERS).where(MEMBERS.c.club == club, MEMBERS.c.player == player)
    if not (await connection.execute(gone)).rowcount:
        return False
    there = select(MEMBERS).where(MEMBERS.c.club == club).order_by(MEMBERS.c.at, MEMBERS.c.player)
    left = await rows(connection, there)
    if not left:
        await connection.execute(delete(CLUBS).where(CLUBS.c.club == club))
    elif not any(each["keeper"] for each in left):
        oldest = (MEMBERS.c.club == club, MEMBERS.c.player == left[0]["player"])
        await connection.execute(update(MEMBERS).where(*oldest).values(keeper=True))
    return True


def _member(club: str, player: str, *, keeper: bool) -> dict[str, Any]:
    return {"club": club, "player": player, "keeper": keeper, "at": now_ms()}
