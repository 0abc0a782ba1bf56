"""The requests about others: friends, those one does not want to hear or meet, invitations, complaints."""

from starlette.requests import Request
from starlette.responses import Response

from rebelote.people.experience import level
from rebelote.people.names import compared, tidy_lines
from rebelote.people.players import Player
from rebelote.server.answers import Refused, Route, answer, asked
from rebelote.server.gate.limits import COMPLAINTS, INVITATIONS, SEARCHES, TIES, both_slowly
from rebelote.server.gate.tables import table_asked
from rebelote.server.gate.words import players_of
from rebelote.server.house import House
from rebelote.server.nodes.notes import everywhere
from rebelote.server.people.known import changer, people_of, reader
from rebelote.tables import seating
from rebelote.tables.ports import Person
from rebelote.tables.table import Table
from rebelote.wire import people as bodies

_SHORTEST_SEARCH = 2


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
    return answer(bodies.Acquaintances(lines, await _invited(house, me)))


async def _invited(house: House, player: str) -> list[bodies.InvitationView]:
    """Where a player is asked to come, as far as there is still a seat."""
    found = await people_of(house).knowing.invitations(player)
    here = await house.lobby.held(each["code"] for each in found)
    full = {each.code for each in here if not any(seat.open for seat in each.now().seats)}
    return [
        bodies.InvitationView(each["code"], each["name"], each["at"])
        for each in found
        if each["code"] not in full
    ]


async def _search(house: House, request: Request) -> Response:
    """Accounts whose names begin with a text."""
    found = await reader(house, request)
    both_slowly(house, request, "search", found.player.player, SEARCHES)
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
    reached, guest = level(player.experience), player.account is None
    return bodies.PersonView(player.player, player.name, reached, tie, guest)  # type: ignore[arg-type]


async def _tie(house: House, request: Request) -> Response:
    found = await changer(house, request)
    wanted = await asked(request, bodies.TieAsked)
    people, me = people_of(house), found.player.player
    other = await people.players.one(wanted.player)
    if other is None or wanted.player == me:
        raise Refused(404, "no-player", {})
    both_slowly(house, request, "tie", me, TIES)
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
    people, me, table = people_of(house), found.player.player, await table_asked(house, request)
    both_slowly(house, request, "invite", me, INVITATIONS)
    if wanted.player not in await people.knowing.friends(me):
        raise Refused(403, "not-friends", {})
    if wanted.player in players_of(table):
        raise Refused(409, "sits-there", {})
    if await kept_away(house, table, wanted.player):
        # the friend would find the door shut, and who shut it is theirs to know
        raise Refused(403, "cannot-come", {})
    await people.knowing.invite(table.code, me, wanted.player)
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
    both_slowly(house, request, "complain", found.player.player, COMPLAINTS)
    me, other = found.player.player, _meant(table, wanted)
    if not _knows(table, me):
        raise Refused(403, "not-at-table", {})
    if not other:
        raise Refused(404, "nobody-there", {})
    if other == me:
        raise Refused(409, "oneself", {})
    said = [(each.player, each.text) for each in table.audience.said]
    await people_of(house).watching.complain(me, other, table.code, tidy_lines(wanted.text), said)
    return answer(bodies.Done())


def _knows(table: Table, player: str) -> bool:
    """Whether a player can tell what happens at a table: who sits there, sat there, or watches now."""
    return player in table.met or any(each.player == player for each in table.audience.visitors)


def _meant(table: Table, wanted: bodies.ComplaintAsked) -> str:
    """The player whom a complaint is about, empty for nobody: also one who has left since, or was put out, as long as the
    table knows that they sat there or said something.
    """
    if not wanted.who:
        person = table.chairs[wanted.seat].person if wanted.seat < len(table.chairs) else None
        return person.player if person is not None else ""
    known = table.met | {each.player for each in table.audience.said} - {""}
    return next(
        (each for each in known if seating.who(table.code, Person("", "", "", each)) == wanted.who), ""
    )


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
