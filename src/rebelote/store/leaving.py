"""Who left a running match, was put out of it, or has been away for too long: kept with the match, because it counts when it ends."""

import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.store.connections import rows
from rebelote.store.people_schema import PLAYERS
from rebelote.store.schema import MATCHES, PERSONS, TABLES

LEFT = "left "
"""What stands before the number of a player who left, among those who sat at a match."""

OUT = "out "
"""What stands before the number of one who was put out: with their stay."""

EARLIER = "earlier "
"""What stands before the number of one who left a seat, saw somebody else there, and came back: with that seat."""


@dataclass(frozen=True, slots=True)
class Stay:
    """The seat of somebody who was put out, and from when to when it was theirs, in milliseconds (until 0: nothing was
    theirs). It may be `charged` as leaving is; whoever was `let_in` again may sit down.
    """

    seat: int
    since: int
    until: int
    charged: bool = False
    let_in: bool = False

    @property
    def counts(self) -> bool:
        """Whether something of a running match was theirs."""
        return self.until > 0


async def hold_matches(connection: AsyncConnection, which: ColumnElement[bool]) -> list[dict[str, Any]]:
    """Some matches, at which nobody else can change who sat there until the transaction ends: without that, of two who
    read and write it at once one would be lost. Everybody takes hold of matches after tables and before persons.
    """
    held = select(MATCHES).where(which).order_by(MATCHES.c.code, MATCHES.c.match).with_for_update()
    return await rows(connection, held)


async def pass_tables(connection: AsyncConnection, maker: str, heir: str = "") -> None:
    """The tables that a player made become somebody else's, or nobody's. Whoever takes hold of several tables does it in
    the order of their codes: else the moves of many, which are written together, could wait for them and they for those.
    """
    made = select(TABLES.c.code).where(TABLES.c.maker == maker).order_by(TABLES.c.code)
    await rows(connection, made.with_for_update())
    await connection.execute(update(TABLES).where(TABLES.c.maker == maker).values(maker=heir))


async def note_left(connection: AsyncConnection, code: str, player: str, seat: int) -> None:
    """Keep who left the running match of a table, and from which seat."""
    await _change(connection, code, lambda told: told | {f"{LEFT}{player}": seat})


async def note_back(connection: AsyncConnection, code: str, player: str, *, after: bool = False) -> None:
    """Whoever is back has not left; but it is kept that they had, where they come `after` somebody else."""

    def back(told: dict[str, Any]) -> dict[str, Any]:
        still = {key: at for key, at in told.items() if key != f"{LEFT}{player}"}
        earlier = {f"{EARLIER}{player}": told[f"{LEFT}{player}"]} if after and len(still) < len(told) else {}
        return still | earlier

    await _change(connection, code, back)


async def note_absence(connection: AsyncConnection, code: str, seat: int, *, away: bool) -> None:
    """Keep that whoever has a seat was away for too long, or is back."""
    here = (PERSONS.c.code == code, PERSONS.c.seat == seat, PERSONS.c.player != "")
    for person in await rows(connection, select(PERSONS.c.player).where(*here)):
        if away:
            await note_left(connection, code, person["player"], seat)
        else:
            await note_back(connection, code, person["player"])


async def note_out(
    connection: AsyncConnection, code: str, person: Mapping[str, Any], at_ms: int, *, charged: bool
) -> None:
    """Keep that a person was put out of a table. Before its first match there is nowhere to keep it, nor reason to.

    Whoever had left before has left; and a match that was over had given all by then.
    """
    last = select(MATCHES).where(MATCHES.c.code == code).order_by(MATCHES.c.match.desc()).limit(1)
    for row in await rows(connection, last) if person["player"] else ():
        told = json.loads(row["players"])
        nothing = row["over"] or f"{LEFT}{person['player']}" in told
        stay = Stay(person["seat"], person["came_at"], 0 if nothing else at_ms, charged and not nothing)
        await _keep(connection, row, told | {f"{OUT}{person['player']}": astuple(stay)})


async def note_in(connection: AsyncConnection, code: str, player: str) -> None:
    """Keep that somebody who was put out may sit down again."""
    for row in await rows(connection, select(MATCHES).where(MATCHES.c.code == code)):
        told = json.loads(row["players"])
        if (stay := stays(told).get(player)) is not None:
            await _keep(connection, row, told | {f"{OUT}{player}": astuple(replace(stay, let_in=True))})


async def theirs_since(connection: AsyncConnection, code: str, player: str, seat: int) -> int | None:
    """Since when a seat counts as a player's who takes it again, in milliseconds: nobody gets out of a match that is as
    good as lost by leaving and coming back. None where they had another seat, or somebody else had it.
    """
    running = and_(MATCHES.c.code == code, MATCHES.c.over.is_(False))
    for row in await rows(connection, select(MATCHES).where(running)) if player else ():
        told = json.loads(row["players"])
        gone = {key.removeprefix(LEFT): at for key, at in told.items() if key.startswith(LEFT)}
        gone |= {each: stay.seat for each, stay in stays(told).items() if stay.counts}
        if {player} == {each for each, at in gone.items() if at == seat}:
            return int(row["began_at"]) * 1000
    return None


async def put_out_of(connection: AsyncConnection, code: str) -> dict[str, str]:
    """The players who were put out of a table and not let in again, with their names."""
    found = await rows(connection, select(MATCHES.c.players).where(MATCHES.c.code == code))
    every = [each for row in found for each in stays(json.loads(row["players"])).items()]
    players = {player for player, stay in every if not stay.let_in}
    if not players:
        return {}
    called = select(PLAYERS.c.player, PLAYERS.c.name).where(PLAYERS.c.player.in_(players))
    names = {row["player"]: row["name"] for row in await rows(connection, called)}
    return {player: names.get(player, "") for player in sorted(players)}


def stays(told: Mapping[str, Any]) -> dict[str, Stay]:
    """Those who were put out, among those who sat at a match."""
    return {key.removeprefix(OUT): Stay(*stay) for key, stay in told.items() if key.startswith(OUT)}


def seats_of(told: Mapping[str, Any], player: str) -> set[int]:
    """The seats that were a player's, at the end or before, among those who sat at a match."""
    gone = [told[key] for key in (f"{LEFT}{player}", f"{EARLIER}{player}") if key in told]
    gone += [stay.seat for each, stay in stays(told).items() if each == player]
    return {int(seat) for seat, who in told.items() if seat.isdigit() and who[0] == player} | {*gone}


def without(told: Mapping[str, Any], player: str) -> dict[str, Any]:
    """Those who sat at a match, without a player."""
    gone = {f"{LEFT}{player}", f"{EARLIER}{player}", f"{OUT}{player}"}
    gone |= {seat for seat, who in told.items() if seat.isdigit() and who[0] == player}
    return {key: who for key, who in told.items() if key not in gone}


def left_of(told: Mapping[str, Any]) -> dict[str, int]:
    """The players who left a match or were put out of it, with the seats that were theirs, among those who sat there."""
    left = {key.removeprefix(LEFT): seat for key, seat in told.items() if key.startswith(LEFT)}
    return {player: stay.seat for player, stay in stays(told).items() if stay.counts} | left


async def note_name(connection: AsyncConnection, code: str, seat: int, name: str) -> None:
    """Keep the running match of a table under the name of whoever has a seat by now."""
    running = and_(MATCHES.c.code == code, MATCHES.c.over.is_(False))
    for row in await rows(connection, select(MATCHES.c.names).where(running)):
        before = json.loads(row["names"])
        after = [name if at == seat else each for at, each in enumerate(before)]
        if after != before:
            await connection.execute(update(MATCHES).where(running).values(names=json.dumps(after)))


def at_the_end(told: dict[str, Any], sat: dict[int, tuple[str, int]]) -> dict[str, Any]:
    """Who sat at a match, and who had left it: nobody is both, and whoever is away has left."""
    there = {str(seat): list(who) for seat, who in sat.items() if f"{LEFT}{who[0]}" not in told}
    return told | there


async def _change(connection: AsyncConnection, code: str, changed: Any) -> None:
    running = and_(MATCHES.c.code == code, MATCHES.c.over.is_(False))
    for row in await rows(connection, select(MATCHES.c.players).where(running)):
        before = json.loads(row["players"])
        after = changed(before)
        if after != before:
            await connection.execute(update(MATCHES).where(running).values(players=json.dumps(after)))


async def _keep(connection: AsyncConnection, row: Mapping[str, Any], told: Mapping[str, Any]) -> None:
    """Write who sat at a match."""
    this = and_(MATCHES.c.code == row["code"], MATCHES.c.match == row["match"])
    await connection.execute(update(MATCHES).where(this).values(players=json.dumps(told)))
