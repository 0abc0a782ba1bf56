"""What finished matches give to players: written once for each match and player, however often it is tried."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import and_, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.people.challenges import Challenge
from rebelote.people.rating import Rating
from rebelote.store.connections import Connections, now, rows
from rebelote.store.leaving import EARLIER, LEFT, Stay, hold_matches, stays
from rebelote.store.people_schema import AWARDS, CLAIMS, COUNTS, PLAYERS, RATINGS
from rebelote.store.schema import MATCHES, MOVES

Counts = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Ended:
    """A match that is over and of which nothing was given yet. `sat` are player and moment of coming by seat,
    `times` the moments of its moves, in milliseconds. `left` are the seats of players who left meanwhile, `out` the stays
    of those who were put out; `earlier` are the seats of who sat there at the end, and had left them to somebody else before.
    """

    code: str
    match: int
    ended_at: int
    sat: Mapping[int, tuple[str, int]]
    times: tuple[int, ...]
    left: Mapping[str, int] = field(default_factory=dict)
    out: Mapping[str, Stay] = field(default_factory=dict)
    earlier: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Award:
    """What one player gets for a match; `facts` are counted."""

    player: str
    experience: int
    facts: Counts


@dataclass(frozen=True, slots=True)
class Given:
    """An award as it is kept, with the names of the match, and whether its moves are `kept` still."""

    code: str
    match: int
    setup: str
    ended_at: int
    experience: int
    facts: dict[str, int]
    names: tuple[str, ...]
    kept: bool


class Giving:
    """Awards, counts, challenges and ratings."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def ended(self, limit: int = 20) -> list[Ended]:
        """Matches of which nothing was given yet."""
        query = select(MATCHES).where(MATCHES.c.settled.is_(False), MATCHES.c.over.is_(True)).limit(limit)
        found = []
        async with self._connections.reading() as connection:
            for row in await rows(connection, query):
                code, match = row["code"], row["match"]
                moves = select(MOVES.c.at_ms).where(MOVES.c.code == code, MOVES.c.match == match)
                times = tuple(each["at_ms"] for each in await rows(connection, moves.order_by(MOVES.c.ply)))
                found.append(_ended(row, times))
        return found

    async def give(
        self,
        ended: Ended,
        setup: str,
        names: Sequence[str],
        awards: Sequence[Award],
        ratings: Mapping[tuple[str, str], Rating],
    ) -> bool:
        """Write everything that a match gives; False when it was given before, or somebody who sat there has been erased
        or has become somebody else since it ended: it is to be computed again then.
        """
        this = and_(MATCHES.c.code == ended.code, MATCHES.c.match == ended.match)
        async with self._connections.changing() as connection:
            # whoever turns the row over gives; a second one finds nothing to turn
            held = [row for row in await hold_matches(connection, this) if not row["settled"]]
            if [_ended(row, ended.times) for row in held] != [ended]:
                return False
            await connection.execute(update(MATCHES).where(this).values(settled=True))
            known = await _known(connection, {*(each.player for each in awards), *_named(ratings)})
            for each in awards:
                if each.player in known:
                    await _award(connection, ended, setup, names, each)
            for (who, game), rating in ratings.items():
                if known.issuperset(who.split("+")):
                    await _rate(connection, who, game, rating)
        return True

    async def counts(self, player: str) -> dict[tuple[str, str], int]:
        """What a player did so far, by preset and what was counted."""
        found = await self._connections.rows(select(COUNTS).where(COUNTS.c.player == player))
        return {(row["preset"], row["what"]): row["number"] for row in found}

    async def counts_since(self, player: str, moment: int, until: int) -> dict[tuple[str, str], int]:
        """What a player did in matches that ended within a time."""
        within = (AWARDS.c.ended_at >= moment, AWARDS.c.ended_at < until)
        found = await self._connections.rows(select(AWARDS).where(AWARDS.c.player == player, *within))
        total: dict[tuple[str, str], int] = {}
        for row in found:
            for what, number in json.loads(row["facts"]).items():
                key = (row["setup"].partition(";")[0], what)
                total[key] = total.get(key, 0) + number
        return total

    async def claims(self, player: str) -> set[tuple[str, str]]:
        """The challenges that a player has met, with the day, or empty."""
        found = await self._connections.rows(select(CLAIMS).where(CLAIMS.c.player == player))
        return {(row["challenge"], row["period"]) for row in found}

    async def claim(self, player: str, challenge: Challenge, period: str, *, coins: bool) -> None:
        """A challenge is met. Raises Taken when it was met before."""
        values = {"player": player, "challenge": challenge.name, "period": period, "at": now()}
        async with self._connections.changing() as connection:
            await connection.execute(insert(CLAIMS), values)
            await _add(connection, player, challenge.experience, challenge.coins if coins else 0)

    async def history(self, player: str, limit: int = 50) -> list[Given]:
        """The matches of a player, the last first."""
        there = exists().where(MATCHES.c.code == AWARDS.c.code, MATCHES.c.match == AWARDS.c.match)
        query = select(AWARDS, there.label("kept")).where(AWARDS.c.player == player)
        query = query.order_by(AWARDS.c.ended_at.desc())
        return [_given(row) for row in await self._connections.rows(query.limit(limit))]

    async def ratings(self, whom: Sequence[str], game: str | None = None) -> dict[tuple[str, str], Rating]:
        """Ratings of players and pairs, by whose they are and game."""
        query = select(RATINGS).where(RATINGS.c.who.in_(whom))
        found = await self._connections.rows(query if game is None else query.where(RATINGS.c.game == game))
        return {(row["who"], row["game"]): Rating(row["mu"], row["sigma"], row["matches"]) for row in found}

    async def pairs(self, player: str) -> list[dict[str, Any]]:
        """The ratings of a player with partners."""
        query = select(RATINGS).where(RATINGS.c.who.contains("+"), RATINGS.c.who.contains(player))
        return await self._connections.rows(query.order_by(RATINGS.c.game, RATINGS.c.matches.desc()))


def _named(ratings: Mapping[tuple[str, str], Rating]) -> set[str]:
    return {player for who, _ in ratings for player in who.split("+")}


async def _known(connection: AsyncConnection, players: set[str]) -> set[str]:
    """Those of some players who have not been erased meanwhile."""
    found = select(PLAYERS.c.player).where(PLAYERS.c.player.in_(players))
    return {row["player"] for row in await rows(connection, found)}


async def _award(
    connection: AsyncConnection, ended: Ended, setup: str, names: Sequence[str], award: Award
) -> None:
    """Write what one player gets."""
    values = {"code": ended.code, "match": ended.match, "player": award.player, "setup": setup}
    more = {"ended_at": ended.ended_at, "experience": award.experience}
    told = {"facts": json.dumps(award.facts), "names": json.dumps(list(names))}
    await connection.execute(insert(AWARDS), values | more | told)
    await _add(connection, award.player, award.experience, 0)
    for what, number in award.facts.items():
        await _count(connection, award.player, setup.partition(";")[0], what, number)


async def _add(connection: AsyncConnection, player: str, experience: int, coins: int) -> None:
    more = {"experience": PLAYERS.c.experience + experience, "coins": PLAYERS.c.coins + coins}
    await connection.execute(update(PLAYERS).where(PLAYERS.c.player == player).values(more))


async def _count(connection: AsyncConnection, player: str, preset: str, what: str, number: int) -> None:
    this = (COUNTS.c.player == player, COUNTS.c.preset == preset, COUNTS.c.what == what)
    more = update(COUNTS).where(*this).values(number=COUNTS.c.number + number)
    if not (await connection.execute(more)).rowcount:
        values = {"player": player, "preset": preset, "what": what, "number": number}
        await connection.execute(insert(COUNTS), values)


async def _rate(connection: AsyncConnection, who: str, game: str, rating: Rating) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "matches": rating.matches}
    this = update(RATINGS).where(RATINGS.c.who == who, RATINGS.c.game == game)
    if not (await connection.execute(this.values(values))).rowcount:
        await connection.execute(insert(RATINGS), {"who": who, "game": game} | values)


def _ended(row: Mapping[str, Any], times: tuple[int, ...]) -> Ended:
    """A match that is over, with who sat there at the end, who had left and who had been put out: each is one of them."""
    kept = json.loads(row["players"])
    sat = {int(seat): (who[0], who[1]) for seat, who in kept.items() if seat.isdigit()}
    still = {player for player, _ in sat.values()}
    gone = {key.removeprefix(LEFT): seat for key, seat in kept.items() if key.startswith(LEFT)}
    left = {player: seat for player, seat in gone.items() if player not in still}
    before = {key.removeprefix(EARLIER): seat for key, seat in kept.items() if key.startswith(EARLIER)}
    before |= {player: stay.seat for player, stay in stays(kept).items() if stay.counts}
    earlier = {player: seat for player, seat in before.items() if player in still}
    out = {player: stay for player, stay in stays(kept).items() if player not in still | left.keys()}
    return Ended(row["code"], row["match"], row["ended_at"], sat, times, left, out, earlier)


def _given(row: dict[str, Any]) -> Given:
    return Given(
        row["code"],
        row["match"],
        row["setup"],
        row["ended_at"],
        row["experience"],
        json.loads(row["facts"]),
        tuple(json.loads(row["names"])),
        bool(row["kept"]),
    )
