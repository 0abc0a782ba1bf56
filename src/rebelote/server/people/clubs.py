"""The requests about clubs: players who want a ranking of their own."""

from starlette.requests import Request
from starlette.responses import Response

from rebelote.people.names import tidy
from rebelote.server.answers import Refused, Route, answer, asked
from rebelote.server.gate.limits import slowly
from rebelote.server.house import House
from rebelote.server.people.known import changer, people_of, reader
from rebelote.wire import people as bodies

_A_MINUTE, _MOST, _MOST_MEMBERS = 10, 12, 200
_SHORTEST = 2


async def _list(house: House, request: Request) -> Response:
    found = await reader(house, request)
    return await _told(house, found.player.player)


async def _found(house: House, request: Request) -> Response:
    """An account makes a club, and keeps it."""
    found = await changer(house, request)
    wanted = await asked(request, bodies.ClubAsked)
    name, player = tidy(wanted.name), found.player
    slowly(house, f"club {player.player}", _A_MINUTE)
    if player.account is None:
        raise Refused(403, "not-account", {})
    if len(name) < _SHORTEST:
        raise Refused(400, "club-name", {})
    await _room_for_one_more(house, player.player)
    await people_of(house).clubs.found(name, player.player)
    return await _told(house, player.player)


async def _join(house: House, request: Request) -> Response:
    """Whoever knows the code of a club is a member."""
    found = await changer(house, request)
    wanted = await asked(request, bodies.ClubCodeAsked)
    clubs, player = people_of(house).clubs, found.player.player
    slowly(house, f"club {player}", _A_MINUTE)
    club = await clubs.by_code(wanted.code.strip().lower())
    if club is None:
        raise Refused(404, "club-code", {})
    members = [each["player"] for each in await clubs.members(club["club"])]
    if player not in members:
        await _room_for_one_more(house, player)
        if len(members) >= _MOST_MEMBERS:
            raise Refused(409, "club-full", {"expected": _MOST_MEMBERS})
        await clubs.join(club["club"], player)
    return await _told(house, player)


async def _room_for_one_more(house: House, player: str) -> None:
    if len(await people_of(house).clubs.of(player)) >= _MOST:
        raise Refused(409, "clubs-most", {"expected": _MOST})


async def _leave(house: House, request: Request) -> Response:
    """One leaves a club, or its keeper puts a member out."""
    found = await changer(house, request)
    club, who = str(request.path_params["club"])[:16], str(request.path_params["player"])[:16]
    mine, clubs = await member_of(house, found.player.player, club), people_of(house).clubs
    if who == found.player.player:
        await clubs.leave(club, who)
    elif mine["keeper"]:
        await clubs.put_out(club, who)
    else:
        raise Refused(403, "not-keeper", {})
    return await _told(house, found.player.player)


async def member_of(house: House, player: str, club: str) -> dict[str, object]:
    """A club to which a player belongs. Raises Refused for any other."""
    mine = next((each for each in await people_of(house).clubs.of(player) if each["club"] == club), None)
    if mine is None:
        raise Refused(404, "no-club", {})
    return mine


async def _told(house: House, player: str) -> Response:
    clubs, lines = people_of(house).clubs, []
    for each in await clubs.of(player):
        members = [
            bodies.ClubMember(row["player"], row["name"], row["keeper"])
            for row in await clubs.members(each["club"])
        ]
        lines.append(bodies.ClubView(each["club"], each["name"], each["code"], each["keeper"], members))
    return answer(bodies.Clubs(lines))


_LANGUAGE = ("language",)
CLUBS = (
    Route("GET", "/api/me/clubs", "One's clubs", _list, bodies.Clubs, asks=_LANGUAGE),
    Route("POST", "/api/me/clubs", "Found a club", _found, bodies.Clubs, bodies.ClubAsked, _LANGUAGE),
    Route("POST", "/api/me/clubs/join", "Join a club", _join, bodies.Clubs, bodies.ClubCodeAsked, _LANGUAGE),
    Route(
        "DELETE",
        "/api/me/clubs/{club}/{player}",
        "Leave a club, or put a member out",
        _leave,
        bodies.Clubs,
        asks=_LANGUAGE,
    ),
)
"""The requests about clubs."""
