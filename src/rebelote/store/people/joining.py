"""A guest turns out to be somebody with an account: what they played as a guest becomes the account's."""

import json
from typing import Any

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.store.connections import Connections, rows
from rebelote.store.people_schema import (
    AWARDS,
    BONDS,
    CLAIMS,
    COUNTS,
    INVITATIONS,
    MEMBERS,
    PLAYERS,
    RATINGS,
    SESSIONS,
)
from rebelote.store.schema import MATCHES, PERSONS, TABLES


async def join(connections: Connections, guest: str, account: str) -> None:
    """Give everything of a guest to an account, and forget the guest. Ratings stay those of the account."""
    async with connections.changing() as connection:
        found = await rows(connection, select(PLAYERS).where(PLAYERS.c.player == guest))
        await _awards(connection, guest, account)
        await _counts(connection, guest, account)
        await _claims(connection, guest, account)
        await _clubs(connection, guest, account)
        await _places(connection, guest, account)
        for row in found:
            more = {
                "experience": PLAYERS.c.experience + row["experience"],
                "coins": PLAYERS.c.coins + row["coins"],
            }
            await connection.execute(update(PLAYERS).where(PLAYERS.c.player == account).values(more))
        await _forget(connection, guest)


async def _awards(connection: AsyncConnection, guest: str, account: str) -> None:
    """Matches; one that both finished stays the account's."""
    both = select(AWARDS.c.code, AWARDS.c.match).where(AWARDS.c.player == account)
    had = {(row["code"], row["match"]) for row in await rows(connection, both)}
    for row in await rows(connection, select(AWARDS).where(AWARDS.c.player == guest)):
        this = (AWARDS.c.code == row["code"], AWARDS.c.match == row["match"], AWARDS.c.player == guest)
        if (row["code"], row["match"]) not in had:
            await connection.execute(update(AWARDS).where(*this).values(player=account))


async def _counts(connection: AsyncConnection, guest: str, account: str) -> None:
    for row in await rows(connection, select(COUNTS).where(COUNTS.c.player == guest)):
        this = (COUNTS.c.player == account, COUNTS.c.preset == row["preset"], COUNTS.c.what == row["what"])
        more = update(COUNTS).where(*this).values(number=COUNTS.c.number + row["number"])
        if not (await connection.execute(more)).rowcount:
            await connection.execute(insert(COUNTS), row | {"player": account})


async def _claims(connection: AsyncConnection, guest: str, account: str) -> None:
    met = select(CLAIMS.c.challenge, CLAIMS.c.period).where(CLAIMS.c.player == account)
    had = {(row["challenge"], row["period"]) for row in await rows(connection, met)}
    for row in await rows(connection, select(CLAIMS).where(CLAIMS.c.player == guest)):
        if (row["challenge"], row["period"]) not in had:
            await connection.execute(insert(CLAIMS), row | {"player": account})


async def _clubs(connection: AsyncConnection, guest: str, account: str) -> None:
    """Clubs; one that both joined stays the account's, which keeps it if one of them did."""
    had = {row["club"]: row for row in await rows(connection, _memberships(account))}
    for row in await rows(connection, _memberships(guest)):
        if row["club"] not in had:
            await connection.execute(insert(MEMBERS), row | {"player": account})
        elif row["keeper"]:
            this = (MEMBERS.c.club == row["club"], MEMBERS.c.player == account)
            await connection.execute(update(MEMBERS).where(*this).values(keeper=True))


def _memberships(player: str) -> Select[Any]:
    return select(MEMBERS).where(MEMBERS.c.player == player)


async def _places(connection: AsyncConnection, guest: str, account: str) -> None:
    """Seats at tables, tables that were made, and matches of which nothing was given yet."""
    await connection.execute(update(PERSONS).where(PERSONS.c.player == guest).values(player=account))
    await connection.execute(update(TABLES).where(TABLES.c.maker == guest).values(maker=account))
    waiting = select(MATCHES).where(MATCHES.c.settled.is_(False), MATCHES.c.players.contains(guest))
    for row in await rows(connection, waiting):
        this = (MATCHES.c.code == row["code"], MATCHES.c.match == row["match"])
        told = json.dumps(json.loads(row["players"])).replace(guest, account)
        await connection.execute(update(MATCHES).where(*this).values(players=told))


async def _forget(connection: AsyncConnection, guest: str) -> None:
    for table in (SESSIONS, AWARDS, COUNTS, CLAIMS, BONDS, INVITATIONS, MEMBERS):
        await connection.execute(delete(table).where(table.c.player == guest))
    await connection.execute(delete(BONDS).where(BONDS.c.other == guest))
    await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.host == guest))
    await connection.execute(delete(RATINGS).where(RATINGS.c.who.contains(guest)))
    await connection.execute(delete(PLAYERS).where(PLAYERS.c.player == guest))
