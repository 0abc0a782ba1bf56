"""The requests about what matches gave: progress, history, ranking, and the tables where one is waited for."""

import time

from starlette.requests import Request
from starlette.responses import Response

from rebelote.engine import SetupError, find
from rebelote.locale.options import title_of, words_of
from rebelote.people.rating import Rating
from rebelote.server.answers import Route, answer, language
from rebelote.server.house import House
from rebelote.server.people.known import known, people_of, reader
from rebelote.server.people.seen import NO_COINS
from rebelote.server.people.settling import reached_by
from rebelote.tables.table import Table
from rebelote.wire import people as bodies
from rebelote.wire.codec import read_body


async def _progress(house: House, request: Request) -> Response:
    found = await reader(house, request)
    people, player, spoken = people_of(house), found.player.player, language(request)
    moment = int(time.time())
    met = {name for name, period in await people.giving.claims(player) if period in ("", _today(moment))}
    coins = NO_COINS not in house.settled
    challenges = [
        bodies.ChallengeView(
            each.name,
            each.kind,
            each.number,
            min(each.number, reached),
            each.name in met,
            each.experience,
            each.coins if coins else 0,
        )
        for each, reached in await reached_by(people, player, moment)
    ]
    return answer(
        bodies.Progress(challenges, await _ratings(house, player), await _statistics(house, player, spoken))
    )


async def _ratings(house: House, player: str) -> list[bodies.RatingView]:
    """The ratings of a player, alone and with partners."""
    people = people_of(house)
    alone = await people.giving.ratings([player])
    told = [bodies.RatingView(game, each.shown, each.matches) for (_, game), each in sorted(alone.items())]
    for row in await people.giving.pairs(player):
        other = next(who for who in row["who"].split("+") if who != player)
        partner = await people.players.one(other)
        if partner is not None:
            rating = Rating(row["mu"], row["sigma"], row["matches"])
            told.append(bodies.RatingView(row["game"], rating.shown, rating.matches, partner.name))
    return told


async def _statistics(house: House, player: str, spoken: str) -> list[bodies.Statistics]:
    by_preset: dict[str, dict[str, int]] = {}
    for (preset, what), number in sorted((await people_of(house).giving.counts(player)).items()):
        by_preset.setdefault(preset, {})[what] = number
    return [bodies.Statistics(preset, _title(preset, spoken), counts) for preset, counts in by_preset.items()]


async def _history(house: House, request: Request) -> Response:
    found = await reader(house, request)
    spoken = language(request)
    given = await people_of(house).giving.history(found.player.player)
    lines = [
        bodies.MatchMine(
            each.code,
            each.match,
            _title(each.setup, spoken),
            each.ended_at,
            bool(each.facts.get("won")),
            each.experience,
            list(each.names),
            each.kept,
        )
        for each in given
    ]
    return answer(bodies.History(lines))


async def _tables(house: House, request: Request) -> Response:
    found = await known(house, request)
    if found is None:
        return answer(bodies.TablesMine([]))
    player, spoken = found.player.player, language(request)
    here = await house.lobby.held(await people_of(house).knowing.tables(player))
    lines = [_mine(each, player, spoken) for each in here if each.status in ("waiting", "playing")]
    for body in await house.nodes.listed(request.scope):
        lines += read_body(body, bodies.TablesMine).tables
    lines.sort(key=_urgency)
    return answer(bodies.TablesMine(lines))


def _urgency(mine: bodies.TableMine) -> tuple[bool, bool, int]:
    """My turn first, and first of all where the time is over soonest."""
    return not mine.my_turn, mine.left_s is None, mine.left_s or 0


def _mine(table: Table, player: str, spoken: str) -> bodies.TableMine:
    """A table as one who sits there sees it in a list."""
    match = table.course.match
    seats = {seat for seat, each in enumerate(table.chairs) if each.person and each.person.player == player}
    mine = match is not None and table.course.running and bool(seats & set(match.due_seats()))
    left = round(table.course.turn.left_s) if mine and table.plan.turn_s else None
    setup = find(table.view.setup)
    title = title_of(words_of(spoken, setup.game.name), setup.address)
    totals = [] if match is None else list(match.seen(None).totals)
    return bodies.TableMine(table.now(), mine, None if left is None else max(0, left), title, totals)


def _today(moment: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


def _title(setup: str, spoken: str) -> str:
    """What is played, in words; the address itself where there is no such preset any more."""
    try:
        found = find(setup)
    except SetupError:
        return setup
    return title_of(words_of(spoken, found.game.name), found.address)


_LANGUAGE = ("language",)
GIVEN = (
    Route("GET", "/api/me/progress", "What one has come to", _progress, bodies.Progress, asks=_LANGUAGE),
    Route("GET", "/api/me/history", "The matches that one played", _history, bodies.History, asks=_LANGUAGE),
    Route("GET", "/api/me/tables", "Where one is waited for", _tables, bodies.TablesMine, asks=_LANGUAGE),
)
"""The requests about what matches gave."""
