"""The request for the ranking: who stands where, among all, among friends, or in a club."""

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from rebelote.engine import games
from rebelote.people.experience import level
from rebelote.people.rating import Rating, of_bot
from rebelote.server.answers import Refused, Route, answer
from rebelote.server.house import House
from rebelote.server.people.clubs import member_of
from rebelote.server.people.known import known, people_of, reader
from rebelote.wire import people as bodies

PAGE = 100
_LAST_PLACE = 10_000_000


async def _ranking(house: House, request: Request) -> Response:
    people, found = people_of(house), await known(house, request)
    game, after = request.query_params.get("game", ""), _after(request)
    if game and game not in games():
        raise Refused(404, "no-page", {"value": game[:40]})
    whom, me = await _whom(house, request), found.player.player if found is not None else ""
    # the one before says which bots stand higher, and one more that there are more
    before = min(after, 1)
    asked = (before + PAGE + 1, after - before, whom, me)
    if game and request.query_params.get("of") == "pairs":
        places, told = await people.ranking.paired(game, *asked), _pair
    elif game:
        places, told = await people.ranking.rated(game, *asked), _rated
    else:
        places, told = await people.ranking.experienced(*asked), _experienced
    lines, mine = ([told(row, me) for row in rows] for rows in (places.lines, places.own))
    more, page = len(lines) > before + PAGE, lines[before:][:PAGE]
    if told is _rated and (page or not after):
        highest = lines[0].points if after else None
        page = _with_bots(house, page, highest, lowest=page[-1].points if more else -1)
    return answer(bodies.Ranking("rating" if game else "experience", game, page, mine, more))


def _after(request: Request) -> int:
    """Behind how many places the lines begin."""
    text = request.query_params.get("after", "")
    return min(int(text), _LAST_PLACE) if text.isascii() and text.isdigit() and len(text) < 9 else 0


async def _whom(house: House, request: Request) -> Sequence[str] | None:
    """Among whom; None: all."""
    among = request.query_params.get("among", "all")
    if among not in ("friends", "club"):
        return None
    me, people = (await reader(house, request)).player.player, people_of(house)
    if among == "friends":
        return [me, *await people.knowing.friends(me)]
    club = request.query_params.get("club", "")[:16]
    await member_of(house, me, club)
    return [each["player"] for each in await people.clubs.members(club)]


def _with_bots(
    house: House, lines: list[bodies.RankingLine], highest: int | None, lowest: int
) -> list[bodies.RankingLine]:
    """The bots between the players of a page, where their ratings put them; those that one may play with."""
    bots = [
        bodies.RankingLine(0, f"bot {name}", "", 0, points, me=False, bot=name)
        for name in house.bots.levels
        if lowest < (points := of_bot(name).shown) and (highest is None or points <= highest)
    ]
    return sorted([*lines, *bots], key=lambda each: (-each.points, each.place))


def _experienced(row: dict[str, Any], me: str) -> bodies.RankingLine:
    return _line(row, row["experience"], me)


def _rated(row: dict[str, Any], me: str) -> bodies.RankingLine:
    return _line(row, Rating(row["mu"], row["sigma"]).shown, me)


def _line(row: dict[str, Any], points: int, me: str) -> bodies.RankingLine:
    mine, guest = row["player"] == me, row["account"] is None
    return bodies.RankingLine(
        row["place"], row["player"], row["name"], level(row["experience"]), points, mine, guest=guest
    )


def _pair(row: dict[str, Any], me: str) -> bodies.RankingLine:
    """A pair, without a level: that is of each alone."""
    names, points = f"{row['first']} · {row['second']}", Rating(row["mu"], row["sigma"]).shown
    return bodies.RankingLine(row["place"], row["who"], names, 0, points, me in row["who"].split("+"))


RANKING = (
    Route(
        "GET",
        "/api/ranking",
        "Players by experience, or by their rating in a game, or pairs; behind some places",
        _ranking,
        bodies.Ranking,
        asks=("game", "of", "among", "club", "after", "language"),
    ),
)
"""The request for the ranking."""
