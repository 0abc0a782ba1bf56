"""A guest turns out to be somebody with an account: what they played as a guest becomes the account's."""

import json
from typing import Any

from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.people.settings import fits
from rebelote.store.connections import Connections, rows
from rebelote.store.leaving import LEFT, hold_matches, pass_tables
from rebelote.store.people_schema import (
    AUDIT,
    AWARDS,
    BONDS,
    CLAIMS,
    COMPLAINTS,
    COUNTS,
    INVITATIONS,
    MEMBERS,
    OWN_RULES,
    PLAYERS,
    RATINGS,
    SESSIONS,
)
from rebelote.store.schema import MATCHES, PERSONS


async def join(connections: Connections, guest: str, account: str) -> None:
    """Give everything of a guest to an account, and forget the guest. What both have, a rating, a setting or a
    bond, stays that of the account; of house rules with one name the newer stay.
    """
    async with connections.changing() as connection:
        found = await rows(connection, select(PLAYERS).where(PLAYERS.c.player == guest))
        # first: whoever gives for a match holds it before anything else
        await _places(connection, guest, account)
        await _awards(connection, guest, account)
        await _counts(connection, guest, account)
        await _claims(connection, guest, account)
        await _clubs(connection, guest, account)
        await _rules(connection, guest, account)
        await _ratings(connection, guest, account)
        await _company(connection, guest, account)
        for row in found:
            await _settings(connection, row, account)
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


async def _rules(connection: AsyncConnection, guest: str, account: str) -> None:
    """House rules, however many; of two with one name those stay that were kept last."""
    had = {row["name"]: row for row in await rows(connection, _rules_of(account))}
    for row in await rows(connection, _rules_of(guest)):
        older = had.get(row["name"])
        if older is None:
            await connection.execute(insert(OWN_RULES), row | {"player": account})
        elif row["at"] > older["at"]:
            this = (OWN_RULES.c.player == account, OWN_RULES.c.name == row["name"])
            kept = {"setup": row["setup"], "at": row["at"]}
            await connection.execute(update(OWN_RULES).where(*this).values(kept))


def _rules_of(player: str) -> Select[Any]:
    return select(OWN_RULES).where(OWN_RULES.c.player == player)


def _memberships(player: str) -> Select[Any]:
    return select(MEMBERS).where(MEMBERS.c.player == player)


async def _places(connection: AsyncConnection, guest: str, account: str) -> None:
    """Seats at tables, tables that were made, and matches at which the guest sat or which they left."""
    await pass_tables(connection, guest, account)
    sitting = select(PERSONS.c.code).where(PERSONS.c.player == guest)
    theirs = or_(MATCHES.c.players.contains(guest), MATCHES.c.code.in_(sitting))
    held = await hold_matches(connection, theirs)
    await _seats(connection, guest, account)
    for row in held:
        this = (MATCHES.c.code == row["code"], MATCHES.c.match == row["match"])
        told = json.loads(json.dumps(json.loads(row["players"])).replace(guest, account))
        sits = (PERSONS.c.code == row["code"], PERSONS.c.player == account)
        there = not row["over"] and bool(await rows(connection, select(PERSONS.c.seat).where(*sits)))
        kept = json.dumps(_once(told, account, there=there))
        await connection.execute(update(MATCHES).where(*this).values(players=kept))


async def _seats(connection: AsyncConnection, guest: str, account: str) -> None:
    """The seats of the guest; where the account sits as well, the older of the two seats is theirs alone."""
    both = select(PERSONS).where(PERSONS.c.player == account)
    had = {row["code"]: row for row in await rows(connection, both)}
    for row in await rows(connection, select(PERSONS).where(PERSONS.c.player == guest)):
        other = had.get(row["code"])
        if other is not None:
            younger = row if row["came_at"] >= other["came_at"] else other
            this = (PERSONS.c.code == younger["code"], PERSONS.c.seat == younger["seat"])
            await connection.execute(delete(PERSONS).where(*this))
    await connection.execute(update(PERSONS).where(PERSONS.c.player == guest).values(player=account))


def _once(told: dict[str, Any], account: str, *, there: bool) -> dict[str, Any]:
    """Who sat at a match, with the account at one seat: the older. Whoever is `there` has not left."""
    seats = sorted((who[1], seat) for seat, who in told.items() if seat.isdigit() and who[0] == account)
    gone = {seat for _, seat in seats[1:]} | ({f"{LEFT}{account}"} if there or seats else set())
    return {key: who for key, who in told.items() if key not in gone}


async def _settings(connection: AsyncConnection, guest: dict[str, Any], account: str) -> None:
    """Settings that the account has not chosen yet, where there is room for them; who was silenced stays so."""
    for row in await rows(connection, select(PLAYERS).where(PLAYERS.c.player == account)):
        both = json.loads(guest["settings"]) | json.loads(row["settings"])
        settings = json.dumps(both) if fits(both) else row["settings"]
        silent = max(guest["silent_until"], row["silent_until"])
        this = update(PLAYERS).where(PLAYERS.c.player == account)
        await connection.execute(this.values(settings=settings, silent_until=silent))


async def _ratings(connection: AsyncConnection, guest: str, account: str) -> None:
    """Ratings of games that the account has not played, alone or with a partner."""
    for row in await rows(connection, select(RATINGS).where(RATINGS.c.who.contains(guest))):
        who = "+".join(sorted(account if each == guest else each for each in row["who"].split("+")))
        had = select(RATINGS).where(RATINGS.c.who == who, RATINGS.c.game == row["game"])
        if who != f"{account}+{account}" and not await rows(connection, had):
            await connection.execute(insert(RATINGS), row | {"who": who})


async def _company(connection: AsyncConnection, guest: str, account: str) -> None:
    """Friends, those whom one does not want to hear or meet, invitations and complaints, both ways."""
    for table in (BONDS, INVITATIONS):
        columns = [column.name for column in table.columns if column.info.get("personal")]
        keys = [column.name for column in table.primary_key.columns]
        mine = or_(*(table.c[name] == guest for name in columns))
        for row in await rows(connection, select(table).where(mine)):
            new = row | {name: account for name in columns if row[name] == guest}
            had = select(table).where(*(table.c[name] == new[name] for name in keys))
            # nobody is their own friend or guest
            if len({new[name] for name in columns}) == len(columns) and not await rows(connection, had):
                await connection.execute(insert(table), new)
    for column in (COMPLAINTS.c.host, COMPLAINTS.c.other, AUDIT.c.player, AUDIT.c.about):
        changed = update(column.table).where(column == guest)
        await connection.execute(changed.values({column.name: account}))
    spoke = update(COMPLAINTS).where(COMPLAINTS.c.said.contains(guest))
    await connection.execute(spoke.values(said=func.replace(COMPLAINTS.c.said, guest, account)))


async def _forget(connection: AsyncConnection, guest: str) -> None:
    for table in (SESSIONS, AWARDS, COUNTS, CLAIMS, BONDS, INVITATIONS, MEMBERS, OWN_RULES):
        await connection.execute(delete(table).where(table.c.player == guest))
    await connection.execute(delete(BONDS).where(BONDS.c.other == guest))
    await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.host == guest))
    await connection.execute(delete(RATINGS).where(RATINGS.c.who.contains(guest)))
    await connection.execute(delete(PLAYERS).where(PLAYERS.c.player == guest))
