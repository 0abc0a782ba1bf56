"""The first administrator: a code is told to whoever starts the server, until an account has used it."""

import hashlib
import hmac

from starlette.requests import Request
from starlette.responses import Response

from rebelote.people.players import new_number
from rebelote.server.answers import Refused, Route, answer, asked, language
from rebelote.server.gate.limits import slowly
from rebelote.server.house import House, People
from rebelote.server.nodes.notes import everywhere
from rebelote.server.nodes.ports import Alone, Nodes
from rebelote.server.people.known import Known, changer, people_of
from rebelote.server.people.seen import ADMIN_CODE, me
from rebelote.wire import people as bodies

_TRIES_A_MINUTE = 6
_KEPT_S = 30 * 86400


async def first_code(people: People, nodes: Nodes | None = None) -> str | None:
    """A new code for the first administrator, the same for all nodes; None once there is one."""
    if await people.players.admins():
        return None
    shared = nodes or Alone()
    await shared.keep(ADMIN_CODE, new_number(), _KEPT_S)
    code, _ = await shared.kept(ADMIN_CODE)
    await people.watching.settle(ADMIN_CODE, _hashed(code))
    return code


async def _use(house: House, request: Request) -> Response:
    """An account becomes the first administrator."""
    found = await changer(house, request)
    wanted = await asked(request, bodies.CodeAsked)
    slowly(house, "admin-code", _TRIES_A_MINUTE)
    people = people_of(house)
    kept = (await people.watching.settled()).get(ADMIN_CODE, "")
    right = hmac.compare_digest(kept, _hashed(wanted.code.strip().lower()))
    if not kept or not right or found.player.account is None:
        raise Refused(403, "wrong-code", {})
    if not await people.players.rule_first(found.player.player, ADMIN_CODE, kept):
        raise Refused(403, "wrong-code", {})
    await everywhere(house, "settled")
    await people.watching.note(found.player.player, "first-admin", "")
    player = await people.players.one(found.player.player)
    assert player is not None
    return answer(me(house, Known(player, found.secret), language(request)))


def _hashed(code: str) -> str:
    return hashlib.sha256(f"admin:{code}".encode()).hexdigest()


FIRST = (
    Route(
        "POST",
        "/api/me/admin",
        "Be the first administrator",
        _use,
        bodies.Me,
        bodies.CodeAsked,
        ("language",),
    ),
)
"""The request of the first administrator."""
