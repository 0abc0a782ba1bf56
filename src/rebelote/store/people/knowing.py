"""Whom players know: friends, those they do not want to hear or meet, invitations, and their tables."""

from typing import Any

from sqlalchemy import and_, delete, insert, select

from rebelote.store.connections import Connections, now, rows
from rebelote.store.people_schema import BONDS, INVITATIONS, PLAYERS
from rebelote.store.reading import still_open
from rebelote.store.schema import MATCHES, PERSONS, TABLES

KINDS = ("friend", "mute", "block")
_WAITING = 20
"""So many tables that wait to begin are told."""
_INVITED_S = 14 * 86400
"""So long an invitation stands."""


class Knowing:
    """Bonds between players. Two who named each other are friends; one alone has asked."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def tie(self, player: str, other: str, kind: str) -> None:
        """A player names another one; doing so twice changes nothing."""
        values = {"player": player, "other": other, "kind": kind}
        async with self._connections.changing() as connection:
            this = select(BONDS).where(*(BONDS.c[name] == value for name, value in values.items()))
            if not await rows(connection, this):
                await connection.execute(insert(BONDS), values)
            if kind == "block":
                # whoever is blocked is no friend any more and waits nowhere, either way
                for one, two in ((player, other), (other, player)):
                    both = and_(BONDS.c.player == one, BONDS.c.other == two, BONDS.c.kind == "friend")
                    await connection.execute(delete(BONDS).where(both))
                    asked = and_(INVITATIONS.c.host == one, INVITATIONS.c.player == two)
                    await connection.execute(delete(INVITATIONS).where(asked))

    async def untie(self, player: str, other: str, kind: str) -> None:
        """A player does not name another one any more."""
        this = (BONDS.c.player == player, BONDS.c.other == other, BONDS.c.kind == kind)
        async with self._connections.changing() as connection:
            await connection.execute(delete(BONDS).where(*this))

    async def named(self, player: str) -> list[dict[str, Any]]:
        """Whom a player named: `player`, `name` and `kind` of each."""
        query = select(PLAYERS.c.player, PLAYERS.c.name, BONDS.c.kind).join(
            BONDS, BONDS.c.other == PLAYERS.c.player
        )
        return await self._connections.rows(query.where(BONDS.c.player == player).order_by(PLAYERS.c.name))

    async def named_by(self, player: str) -> list[dict[str, Any]]:
        """Who named a player: `player`, `name` and `kind` of each."""
        query = select(PLAYERS.c.player, PLAYERS.c.name, BONDS.c.kind).join(
            BONDS, BONDS.c.player == PLAYERS.c.player
        )
        return await self._connections.rows(query.where(BONDS.c.other == player).order_by(PLAYERS.c.name))

    async def friends(self, player: str) -> list[str]:
        """Those who named a player and were named."""
        mine = {each["player"] for each in await self.named(player) if each["kind"] == "friend"}
        theirs = {each["player"] for each in await self.named_by(player) if each["kind"] == "friend"}
        return sorted(mine & theirs)

    async def apart(self, player: str) -> set[str]:
        """Those who blocked a player, or were blocked."""
        found = (*await self.named(player), *await self.named_by(player))
        return {each["player"] for each in found if each["kind"] == "block"}

    async def invite(self, code: str, host: str, player: str) -> None:
        """A player is asked to a table; once is enough."""
        this = (INVITATIONS.c.code == code, INVITATIONS.c.player == player)
        async with self._connections.changing() as connection:
            await connection.execute(delete(INVITATIONS).where(*this))
            values = {"code": code, "player": player, "host": host, "at": now()}
            await connection.execute(insert(INVITATIONS), values)

    async def invitations(self, player: str) -> list[dict[str, Any]]:
        """The tables that a player was asked to lately and where something is still to come: `code`, `host`,
        `name`, `at`.
        """
        query = select(INVITATIONS.c.code, INVITATIONS.c.host, PLAYERS.c.name, INVITATIONS.c.at)
        query = query.join(PLAYERS, PLAYERS.c.player == INVITATIONS.c.host)
        query = query.join(TABLES, TABLES.c.code == INVITATIONS.c.code).where(still_open())
        lately = INVITATIONS.c.at > now() - _INVITED_S
        found = query.where(INVITATIONS.c.player == player, lately).order_by(INVITATIONS.c.at.desc())
        return await self._connections.rows(found.limit(20))

    async def forget_invitation(self, code: str, player: str) -> None:
        """An invitation was answered, if there was one."""
        this = (INVITATIONS.c.code == code, INVITATIONS.c.player == player)
        if await self._connections.rows(select(INVITATIONS.c.code).where(*this)):
            async with self._connections.changing() as connection:
                await connection.execute(delete(INVITATIONS).where(*this))

    async def tables(self, player: str) -> list[str]:
        """The codes of tables where a player sits: those where a match is running, which are all told however many
        there are, then those where one waits to begin, the newest of each first.
        """
        begun = select(MATCHES.c.code)
        running = select(MATCHES.c.code).where(MATCHES.c.over.is_(False))
        mine = select(TABLES.c.code).join(PERSONS, PERSONS.c.code == TABLES.c.code)
        mine = mine.where(PERSONS.c.player == player).order_by(TABLES.c.made_at.desc(), TABLES.c.code)
        found = await self._connections.rows(mine.where(TABLES.c.code.in_(running)))
        found += await self._connections.rows(mine.where(TABLES.c.code.not_in(begun)).limit(_WAITING))
        return list(dict.fromkeys(row["code"] for row in found))
