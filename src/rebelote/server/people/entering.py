"""Who comes in: an account is known in one more browser, a guest gets a name that is theirs alone."""

from starlette.requests import Request
from starlette.responses import Response

from rebelote.people.names import BadName, account_name
from rebelote.people.players import Player, new_secret, session_lock
from rebelote.server.answers import Refused, answer, language
from rebelote.server.gate.entries import came_in
from rebelote.server.gate.limits import ACCOUNTS, ACCOUNTS_ASKED, address, slowly, too_fast
from rebelote.server.house import House
from rebelote.server.nodes.notes import everywhere
from rebelote.server.people.known import Known, changer, device, known, made_known, people_of, remember
from rebelote.server.people.seen import me


async def asking(house: House, request: Request) -> Known | None:
    """Who asks for an account: the guest of this browser, or None for somebody new. Raises Refused."""
    if house.settings.tables_a_minute:
        here = address(request)
        slowly(house, f"account asked at {here}", ACCOUNTS_ASKED)
        if seconds := house.wait_s(f"account at {here}", ACCOUNTS):
            raise too_fast(seconds)
    if await known(house, request) is None:
        return None
    found = await changer(house, request)
    if found.player.account is not None:
        raise Refused(409, "has-account", {})
    return found


async def newcomer(house: House, request: Request, found: Known | None, name: str) -> Known:
    """Who gets an account, now that nothing speaks against it: it is counted, and somebody new is a guest first.
    Raises Refused.
    """
    if house.settings.tables_a_minute:
        slowly(house, f"account at {address(request)}", ACCOUNTS)
    return found or await made_known(house, request, new_secret(), name, language(request))


def free_name(name: str) -> tuple[str, str]:
    """The name of an account, as it is shown and as it is compared. Raises Refused for what is no name."""
    try:
        return account_name(name)
    except BadName as fault:
        raise Refused(400, fault.code, {}) from fault


async def let_in(house: House, request: Request, player: Player) -> Response:
    """An account that has proved itself is known here; the secret of the browser is a new one."""
    if player.barred:
        raise Refused(403, "barred", {})
    people, before = people_of(house), await known(house, request)
    if before is not None and before.player.account is not None:
        await end_sessions(house, before.player.player, session_lock(before.secret))
    elif before is not None:
        # what was played here before they said who they are is theirs as well
        await people.players.join(before.player.player, player.player)
        await everywhere(house, "renamed", before.player.player, player.player)
    secret = new_secret()
    await people.players.enter(secret, player.player, device(request))
    await came_in(house, request, player.account or "")
    return await told(house, request, secret)


async def end_sessions(house: House, player: str, start: str = "", but: str = "") -> None:
    """Let browsers know a player no more, but for one: their lines are cut at once, on every node."""
    if await people_of(house).players.end(player, start, but):
        await everywhere(house, "ended-sessions", player, start, but)


async def told(house: House, request: Request, secret: str) -> Response:
    """Who somebody is by now, and the cookie that says so next time. Raises Refused.

    In the same moment they may have been erased, or signed out from another browser.
    """
    player = await people_of(house).players.known(secret)
    if player is None:
        raise Refused(401, "not-known", {})
    return remember(house, request, answer(me(house, Known(player, secret), language(request))), secret)
