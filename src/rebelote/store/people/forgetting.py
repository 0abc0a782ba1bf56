"""A player is forgotten: the moves of their matches stay for those who played with them, without a name."""

import json
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.store.connections import Connections, rows
from rebelote.store.leaving import EARLIER, LEFT, OUT, hold_matches, pass_tables, seats_of, without
from rebelote.store.people import sayings
from rebelote.store.people.clubs import leave_all
from rebelote.store.people.owning import personal, stands_in
from rebelote.store.people_schema import AUDIT, AWARDS, COMPLAINTS, HOUSE, MEMBERS, PLAYERS
from rebelote.store.schema import MATCHES, PERSONS, TABLES

_KEPT = (TABLES, PERSONS, MATCHES, AUDIT, MEMBERS, PLAYERS)
"""Tables whose rows are changed, or go in an order of their own; of all others the rows go."""


async def erase(connections: Connections, player: str) -> None:
    """Forget a player."""
    async with connections.changing() as connection:
        await pass_tables(connection, player)
        await _unname(connection, player)
        await connection.execute(delete(PERSONS).where(PERSONS.c.player == player))
        await _out_of_the_log(connection, player)
        await leave_all(connection, player)
        for table in reversed(HOUSE.metadata.sorted_tables):
            if table not in _KEPT and personal(table):
                await connection.execute(delete(table).where(stands_in(table, player)))
        await connection.execute(delete(PLAYERS).where(PLAYERS.c.player == player))


async def keep_seats(connection: AsyncConnection, match: dict[str, Any]) -> None:
    """Keep what is needed to take names out of what a match gave, when the match itself is about to go: where each sat
    who got something. Whoever left got nothing, so that nobody would find them there: their names go now.
    """
    people = json.loads(match["players"])
    seats = {who[0]: int(seat) for seat, who in people.items() if seat.isdigit()}
    put_out = {key.removeprefix(OUT): stay[0] for key, stay in people.items() if key.startswith(OUT)}
    # a seat has the name of who took it over
    put_out = {player: seat for player, seat in put_out.items() if seat not in seats.values()}
    for player, seat in (put_out | seats).items():
        theirs = and_(_given_for(match), AWARDS.c.player == player)
        await connection.execute(update(AWARDS).where(theirs).values(seat=seat))
    left = {seat for key, seat in people.items() if key.startswith((LEFT, EARLIER))}
    await _blank(connection, match, left - {*seats.values()}, set())


async def _out_of_the_log(connection: AsyncConnection, player: str) -> None:
    """What was done stays written down, without who did it or to whom."""
    for row in await rows(connection, select(PLAYERS.c.name).where(PLAYERS.c.player == player)):
        named = or_(AUDIT.c.about == player, AUDIT.c.about == row["name"])
        await connection.execute(update(AUDIT).where(named).values(about=""))
    await connection.execute(update(AUDIT).where(AUDIT.c.player == player).values(player=""))


async def _unname(connection: AsyncConnection, player: str) -> None:
    """Take the name of a player out of their matches, running ones too, and out of what was said at their tables."""
    names, codes = await _known_as(connection, player)
    awarded = select(AWARDS.c.code).where(AWARDS.c.player == player)
    where = or_(MATCHES.c.players.contains(player), MATCHES.c.code.in_([*codes]), MATCHES.c.code.in_(awarded))
    held = await hold_matches(connection, where)
    for award in await rows(connection, select(AWARDS).where(AWARDS.c.player == player)):
        seat = award["seat"]
        codes.add(award["code"])
        await _blank(connection, award, {seat}, names if seat < 0 else set())
    for match in held:
        codes.add(match["code"])
        await _unname_match(connection, match, player, names)
    heard = or_(COMPLAINTS.c.code.in_(codes), COMPLAINTS.c.said.contains(player))
    for row in await rows(connection, select(COMPLAINTS).where(heard)):
        this = update(COMPLAINTS).where(COMPLAINTS.c.number == row["number"])
        await connection.execute(this.values(said=sayings.without(row["said"], player, names)))


async def _known_as(connection: AsyncConnection, player: str) -> tuple[set[str], set[str]]:
    """What a player is called, here and at tables, and the tables where they sit."""
    names = {r["name"] for r in await rows(connection, select(PLAYERS).where(PLAYERS.c.player == player))}
    sitting = await rows(connection, select(PERSONS).where(PERSONS.c.player == player))
    return names | {row["name"] for row in sitting}, {row["code"] for row in sitting}


async def _unname_match(
    connection: AsyncConnection, match: dict[str, Any], player: str, names: set[str]
) -> None:
    people, called = json.loads(match["players"]), json.loads(match["names"])
    theirs = seats_of(people, player)
    if not match["over"]:
        # whoever took the seat since is named there by now
        sits = select(PERSONS.c.seat).where(PERSONS.c.code == match["code"], PERSONS.c.player != player)
        theirs -= {row["seat"] for row in await rows(connection, sits)}
    others = {int(seat) for seat, who in people.items() if seat.isdigit() and who[0] != player}
    blank = [
        "" if at not in others and (at in theirs or name in names) else name for at, name in enumerate(called)
    ]
    this = and_(MATCHES.c.code == match["code"], MATCHES.c.match == match["match"])
    told = json.dumps(blank)
    await connection.execute(
        update(MATCHES).where(this).values(players=json.dumps(without(people, player)), names=told)
    )
    await connection.execute(update(AWARDS).where(_given_for(match)).values(names=told))


async def _blank(connection: AsyncConnection, match: dict[str, Any], seats: set[int], gone: set[str]) -> None:
    """Take the names of some seats, and some names, out of what a match gave to whomever."""
    for row in await rows(connection, select(AWARDS).where(_given_for(match))):
        names = json.loads(row["names"])
        told = json.dumps(["" if at in seats or name in gone else name for at, name in enumerate(names)])
        this = (_given_for(match), AWARDS.c.player == row["player"])
        await connection.execute(update(AWARDS).where(*this).values(names=told))


def _given_for(match: dict[str, Any]) -> ColumnElement[bool]:
    """The rows of what a match gave."""
    return and_(AWARDS.c.code == match["code"], AWARDS.c.match == match["match"])
