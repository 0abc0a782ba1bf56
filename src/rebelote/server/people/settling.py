"""When a match ends, what it gives is computed once from its moves, and written once."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime

from rebelote.people.challenges import Challenge, offered, summed
from rebelote.people.experience import experience
from rebelote.people.rating import Rating, mean, of_bot, rated
from rebelote.people.tally import Tally, tally
from rebelote.server.house import House, People
from rebelote.server.nodes.notes import ENDED, SETTLING
from rebelote.server.nodes.sweeping import keep_swept
from rebelote.server.people.seen import NO_COINS
from rebelote.store import DatabaseStore
from rebelote.store.connections import Taken
from rebelote.store.leaving import Stay
from rebelote.store.people.giving import Award, Ended
from rebelote.store.wanted import wanted
from rebelote.tables import Conflict, Store
from rebelote.tables.ports import Played, Saved
from rebelote.tables.seating import PERSON

_LOG = logging.getLogger(__name__)
_DAY_S = 86400
_AGAIN_S = 60
"""After so long it is tried again, should the store have been away."""


@contextlib.asynccontextmanager
async def remembering(house: House, store: Store) -> AsyncIterator[None]:
    """Give what matches bring, for as long as the house is open; what was left over before comes first."""
    if house.people is None or not isinstance(store, DatabaseStore):
        yield
        return
    house.settled |= await house.people.watching.settled()
    house.wake = store.ended
    working = [
        asyncio.create_task(_settle_all(house, house.people, store)),
        asyncio.create_task(keep_swept(house, store)),
    ]
    try:
        yield
    finally:
        for each in working:
            each.cancel()
        await asyncio.gather(*working, return_exceptions=True)


async def _settle_all(house: House, people: People, store: DatabaseStore) -> None:
    while wanted():
        store.ended.clear()
        try:
            # two at once would both count from the same rating
            if await house.nodes.sole(SETTLING):
                await settle(people, store, coins=NO_COINS not in house.settled)
            else:
                house.nodes.tell(ENDED)
        except Conflict as conflict:
            _LOG.warning("nothing could be given: %s", conflict)
        except Exception:  # noqa: BLE001 - whatever it is, nobody would notice that nothing is given any more
            _LOG.exception("nothing could be given; it is tried again")
        if not wanted():
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_AGAIN_S):
                await store.ended.wait()


async def settle(people: People, store: Store, *, coins: bool) -> int:
    """Give what every match brings of which nothing was given yet; how many there were."""
    count = 0
    while ended := await people.giving.ended():
        for each in ended:
            await _settle(people, store, each, coins=coins)
            count += 1
    return count


async def _settle(people: People, store: Store, ended: Ended, *, coins: bool) -> None:
    saved = await store.load(ended.code)
    matches = await store.matches(ended.code)
    assert saved is not None
    played = next(each for each in matches if each.number == ended.match)
    awards, ratings = [], {}
    try:
        came = {seat: at for seat, (_, at) in ended.sat.items()}
        seats = len(saved.plan.chairs)
        found = await asyncio.to_thread(tally, saved.plan.setup, seats, played, ended.times, came)
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with one match, the others are counted
        # most likely it was played by rules that have changed since: it can give nothing any more
        _LOG.warning("match %s of table %s cannot be counted", ended.match, ended.code, exc_info=fault)
    else:
        awards = [_award(who, found.seats[seat]) for seat, (who, _) in ended.sat.items()]
        for who, stay in ended.out.items():
            within = {stay.seat: stay.since}, {stay.seat: stay.until}
            part = await asyncio.to_thread(tally, saved.plan.setup, seats, played, ended.times, *within)
            awards.append(_award(who, part.seats[stay.seat]))
        ratings = await _rated(people, saved, played, ended, found)
    given = await people.giving.give(ended, saved.plan.setup, _names(played), awards, ratings)
    for award in awards if given else ():
        await claim_met(people, award.player, ended.ended_at, coins=coins)


def _award(player: str, counts: Mapping[str, int]) -> Award:
    return Award(player, experience(counts), dict(counts))


def _names(played: Played) -> list[str]:
    return list(played.names)


async def _rated(
    people: People, saved: Saved, match: Played, ended: Ended, found: Tally
) -> dict[tuple[str, str], Rating]:
    """All that a match does to ratings: of who sat there at the end and of who had gone, alone and in pairs."""
    sat = {seat: who for seat, (who, _) in ended.sat.items()}
    played = {
        seat: who
        for seat, who in sat.items()
        if found.seats[seat].get("matches") or (_loses(found, seat) and _was_theirs(match, ended, seat))
    }
    # a match that the table broke off has no winners, and is no draw either
    ratings = await _ratings(people, saved, found, sat, played) if found.over else {}
    gone = {**ended.left} | {who: stay.seat for who, stay in ended.out.items() if _lost(found, stay)}
    back = {who: seat for who, seat in ended.earlier.items() if _loses(found, seat)}
    gone |= {who: seat for who, seat in back.items() if who not in played.values()}
    return ratings | await _costs(people, saved, found, gone, played)


def _was_theirs(match: Played, ended: Ended, seat: int) -> bool:
    """Whether half of a seat's moves at least were to be made by who sat there at the end. Whoever left them to bots has
    not played the match, but is not spared either when the seat loses it.
    """
    came = ended.sat[seat][1]
    due = [at >= came for entry, at in zip(match.entries, ended.times, strict=True) if entry.seat == seat]
    return bool(due) and sum(due) * 2 >= len(due)


async def _ratings(
    people: People, saved: Saved, found: Tally, sat: Mapping[int, str], played: Mapping[int, str]
) -> dict[tuple[str, str], Rating]:
    """New ratings of the players whose match it was, of those who `sat` there, and of those whose it was together."""
    game = saved.plan.setup.partition("/")[0]
    if not played or found.sides < 2:
        return {}
    sides = [list(range(side, len(saved.plan.chairs), found.sides)) for side in range(found.sides)]
    pairs = {side: _pair(seats, played) for side, seats in enumerate(sides) if _pair(seats, played)}
    known = await people.giving.ratings([*played.values(), *pairs.values()], game)

    def of_seat(seat: int) -> Rating:
        if seat in played:
            return known.get((played[seat], game), Rating())
        chair = saved.plan.chairs[seat]
        return Rating() if seat in sat else of_bot(saved.plan.bot if chair == PERSON else chair)

    after = rated([[of_seat(seat) for seat in seats] for seats in sides], found.winners)
    new = {
        (played[seat], game): after[side][at]
        for side, seats in enumerate(sides)
        for at, seat in enumerate(seats)
        if seat in played
    }
    if pairs:
        against = [mean([of_seat(seat) for seat in seats]) for seats in sides]
        for side, pair in pairs.items():
            against[side] = known.get((pair, game), Rating())
        together = rated([[each] for each in against], found.winners)
        new |= {(pair, game): together[side][0] for side, pair in pairs.items()}
    return new


def _loses(found: Tally, seat: int) -> bool:
    """Whether a seat has lost the match."""
    return bool(found.winners) and seat % found.sides not in found.winners


def _lost(found: Tally, stay: Stay) -> bool:
    """Whether who was put out has lost the match: it was so decided, or their seat has lost it. Whoever is put out of a
    match that is as good as lost is not spared.
    """
    return stay.counts and (stay.charged or _loses(found, stay.seat))


async def _costs(
    people: People, saved: Saved, found: Tally, gone: Mapping[str, int], played: Mapping[int, str]
) -> dict[tuple[str, str], Rating]:
    """What leaving costs: for who has gone, the match was lost against bots of the table's level; and for every pair of
    one who has gone, from a seat that has lost it.
    """
    if not gone or found.sides < 2:
        return {}
    game, bot = saved.plan.setup.partition("/")[0], of_bot(saved.plan.bot)
    whose = [*gone, *_parted(saved, found, gone, played)]
    known = await people.giving.ratings(whose, game)
    return {(who, game): rated([[known.get((who, game), Rating())], [bot]], [1])[0][0] for who in whose}


def _parted(saved: Saved, found: Tally, gone: Mapping[str, int], played: Mapping[int, str]) -> set[str]:
    """The pairs that lost a match of which one at least had gone."""
    size = len(saved.plan.chairs) // found.sides
    there = [*((who, seat) for seat, who in played.items()), *gone.items()]
    return {
        "+".join(sorted((who, other)))
        for who, seat in gone.items()
        for other, at in there
        if size == 2 and other != who and at != seat and at % found.sides == seat % found.sides
        if _loses(found, seat)
    }


def _pair(seats: list[int], played: Mapping[int, str]) -> str:
    """Two players of one side as one name, or nothing."""
    who = sorted({played[seat] for seat in seats if seat in played})
    return "+".join(who) if len(seats) == 2 == len(who) else ""


async def claim_met(people: People, player: str, moment: int, *, coins: bool) -> None:
    """Write down the challenges that a player has met by now."""
    day = datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")
    met = await people.giving.claims(player)
    for each, reached in await reached_by(people, player, moment):
        period = day if each.kind == "daily" else ""
        if reached >= each.number and (each.name, period) not in met:
            with contextlib.suppress(Taken):
                await people.giving.claim(player, each, period, coins=coins)


async def reached_by(people: People, player: str, moment: int) -> list[tuple[Challenge, int]]:
    """How far a player has come in everything that is offered on the day of a moment."""
    start = moment // _DAY_S * _DAY_S
    day = datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")
    ever = summed(await people.giving.counts(player))
    today = summed(await people.giving.counts_since(player, start, start + _DAY_S))
    return [(each, (today if each.kind == "daily" else ever).get(each.what, 0)) for each in offered(day)]
