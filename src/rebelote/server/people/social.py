"""The requests about others: friends, those one does not want to hear or meet, invitations, complaints."""

from starlette.requests import Request
from starlette.responses import Response

from rebelote.people.experience import level
from rebelote.people.names import compared
from rebelote.people.players import Player
from rebelote.server.answers import Refused, Route, answer, asked
from rebelote.server.gate.limits import slowly
from rebelote.server.gate.tables import table_asked
from rebelote.server.gate.words import players_of
from rebelote.server.house import House
from rebelote.server.nodes.notes import everywhere
from rebelote.server.people.known import changer, people_of, reader
from rebelote.tables.table import Table
from rebelote.wire import people as bodies

_SHORTEST_SEARCH = 2
_TIES_A_MINUTE, _COMPLAINTS_A_MINUTE = 20, 5


async def _known(house: House, request: Request) -> Response:
    found = await reader(house, request)
    people, me = people_of(house), found.player.player
    ties = {each["player"]: each["kind"] for each in await people.knowing.named(me)}
    for each in await people.knowing.named_by(me):
        if each["kind"] == "friend" and each["player"] not in ties:
            ties[each["player"]] = "asks"
    friends = set(await people.knowing.friends(me))
    lines = []
    for who, kind in ties.items():
        player = await people.players.one(who)
        if player is not None:
            lines.append(_person(player, "asked" if kind == "friend" and who not in friends else kind))
    invited = [
        bodies.InvitationView(each["code"], each["name"], each["at"])
        for each in await people.knowing.invitations(me)
    ]
    return answer(bodies.Acquaintances(lines, invited))


async def _search(house: House, request: Request) -> Response:
    """Accounts whose names begin with a text."""
    found = await reader(house, request)
    start = compared(request.query_params.get("name", ""))[:24]
    if len(start) < _SHORTEST_SEARCH:
        return answer(bodies.Acquaintances([], []))
    people = people_of(house)
    apart = await people.knowing.apart(found.player.player)
    lines = [
        _person(each, "")
        for each in await people.players.search(start)
        if each.player not in apart and each.player != found.player.player
    ]
    return answer(bodies.Acquaintances(lines, []))


async def _one(house: House, request: Request) -> Response:
    """Somebody whose number one was given, as by their link."""
    found = await reader(house, request)
    people, number = people_of(house), str(request.path_params["player"])[:16]
    other = await people.players.one(number)
    if other is None or other.player in await people.knowing.apart(found.player.player):
        raise Refused(404, "no-player", {})
    return answer(_person(other, ""))


def _person(player: Player, tie: str) -> bodies.PersonView:
    return bodies.PersonView(player.player, player.name, level(player.experience), tie)  # type: ignore[arg-type]


async def _tie(house: House, request: Request) -> Response:
    found = await changer(house, request)
    wanted = await asked(request, bodies.TieAsked)
    people, me = people_of(house), found.player.player
    other = await people.players.one(wanted.player)
    if other is None or wanted.player == me:
        raise Refused(404, "no-player", {})
    slowly(house, f"tie {me}", _TIES_A_MINUTE)
    if not wanted.on:
        await people.knowing.untie(me, other.player, wanted.kind)
    elif wanted.kind == "friend" and other.player in await people.knowing.apart(me):
        raise Refused(403, "no-player", {})
    else:
        await people.knowing.tie(me, other.player, wanted.kind)
    for each in (me, other.player):
        # who is blocked does not hear either
        await everywhere(house, "ties", each)
    return answer(bodies.Done())


async def _invite(house: House, request: Request) -> Response:
    """A friend is asked to a table."""
    found = await changer(house, request)
    wanted = await asked(request, bodies.InvitationAsked)
    people, table = people_of(house), await table_asked(house, request)
    if wanted.player not in await people.knowing.friends(found.player.player):
        raise Refused(403, "not-friends", {})
    await people.knowing.invite(table.code, found.player.player, wanted.player)
    return answer(bodies.Done())


async def _answered(house: House, request: Request) -> Response:
    """An invitation is put away."""
    found = await changer(house, request)
    code = str(request.path_params["code"]).upper()
    await people_of(house).knowing.forget_invitation(code, found.player.player)
    return answer(bodies.Done())


async def _complain(house: House, request: Request) -> Response:
    """Tell the administrators what somebody did, with what was said at the table before."""
    found = await changer(house, request)
    wanted = await asked(request, bodies.ComplaintAsked)
    table = await table_asked(house, request)
    slowly(house, f"complain {found.player.player}", _COMPLAINTS_A_MINUTE)
    person = table.chairs[wanted.seat].person if wanted.seat < len(table.chairs) else None
    if person is None or not person.player:
        raise Refused(404, "nobody-there", {})
    said = "\n".join(table.audience.said)
    await people_of(house).watching.complain(
        found.player.player, person.player, table.code, wanted.text.strip(), said
    )
    return answer(bodies.Done())


async def kept_away(house: House, table: Table, player: str) -> bool:
    """Whether somebody at a table and a player do not want to meet; who sits there already may come back."""
    there = players_of(table)
    if house.people is None or not player or player in there:
        return False
    return bool(there and there & await house.people.knowing.apart(player))


_LANGUAGE = ("language",)
SOCIAL = (
    Route("GET", "/api/me/people", "Whom one knows", _known, bodies.Acquaintances, asks=_LANGUAGE),
    Route("GET", "/api/people", "Accounts by name", _search, bodies.Acquaintances, asks=("name", "language")),
    Route("GET", "/api/people/{player}", "Somebody", _one, bodies.PersonView, asks=_LANGUAGE),
    Route("POST", "/api/me/people", "Name a friend, or not", _tie, bodies.Done, bodies.TieAsked, _LANGUAGE),
    Route(
        "POST",
        "/api/tables/{code}/invitations",
        "Ask a friend to a table",
        _invite,
        bodies.Done,
        bodies.InvitationAsked,
        _LANGUAGE,
    ),
    Route(
        "DELETE",
        "/api/me/invitations/{code}",
        "Put an invitation away",
        _answered,
        bodies.Done,
        asks=_LANGUAGE,
    ),
    Route(
        "POST",
        "/api/tables/{code}/complaints",
        "Tell what somebody did",
        _complain,
        bodies.Done,
        bodies.ComplaintAsked,
        _LANGUAGE,
    ),
)
"""The requests about others."""
