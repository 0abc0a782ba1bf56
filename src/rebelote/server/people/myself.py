"""The requests by which somebody says who they are: guests, accounts, browsers, export and erasure."""

import asyncio
import json
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rebelote.engine import find
from rebelote.people.names import BadName, compared, tidy
from rebelote.people.passwords import fits, hashed
from rebelote.people.players import new_secret, session_lock
from rebelote.people.settings import fits as settings_fit
from rebelote.server.answers import JSON, Refused, Route, answer, asked, language
from rebelote.server.gate.entries import entry, wrong
from rebelote.server.gate.limits import CHANGES, GUESTS, RULES, address, slowly
from rebelote.server.gate.names import for_account, for_guest
from rebelote.server.house import House
from rebelote.server.nodes.notes import everywhere
from rebelote.server.people.entering import asking, end_sessions, free_name, let_in, newcomer, told
from rebelote.server.people.known import changer, known, made_known, people_of, reader, remember
from rebelote.server.people.proving import prove
from rebelote.server.people.seen import me
from rebelote.store.connections import Taken
from rebelote.wire import people as bodies

_LONGEST = 24
"""So many signs the name of an account has as it is compared."""


async def _me(house: House, request: Request) -> Response:
    people_of(house)
    found = await known(house, request)
    told_so = answer(me(house, found, language(request)))
    # the cookie is kept from when it was used last, as the session is
    return told_so if found is None else remember(house, request, told_so, found.secret)


async def _change(house: House, request: Request) -> Response:
    """Change how one is called; somebody new who gives a name becomes a guest."""
    people_of(house)
    wanted = await asked(request, bodies.MeAsked)
    # the settings of a browser that was signed out meanwhile make nobody new
    if wanted.name is not None and await known(house, request) is None:
        await for_guest(house, wanted.name)
        slowly(house, f"guest at {address(request)}", GUESTS)
        spoken = wanted.language or language(request)
        found = await made_known(house, request, new_secret(), wanted.name, spoken)
    else:
        found = await changer(house, request)
        slowly(house, f"change {found.player.player}", CHANGES)
    people, player = people_of(house), found.player
    values: dict[str, Any] = {}
    if wanted.name is not None and player.account is None:
        values["name"] = await for_guest(house, wanted.name)
    if wanted.language is not None:
        values["language"] = wanted.language
    if wanted.settings is not None:
        values["settings"] = _with(player.settings, wanted.settings)
    if values:
        await people.players.change(player.player, **values)
    return await told(house, request, found.secret)


def _with(kept: str, more: dict[str, bodies.Setting]) -> str:
    """The settings of somebody with others besides. Raises Refused where there is no room for them."""
    settings = json.loads(kept) | more
    if not settings_fit(settings):
        raise Refused(409, "settings-full", {})
    return msgspec.json.encode(settings).decode()


async def _register(house: House, request: Request) -> Response:
    """A guest becomes an account, and keeps everything."""
    people = people_of(house)
    wanted = await asked(request, bodies.AccountAsked)
    guest = await asking(house, request)
    shown, alike = free_name(wanted.name)
    await for_account(house, shown, guest.player.player if guest is not None else "")
    try:
        kept = await asyncio.to_thread(hashed, wanted.password, shown)
        found = await newcomer(house, request, guest, wanted.name)
        await people.players.change(found.player.player, name=shown, account=alike, password=kept)
    except BadName as fault:
        raise Refused(400, fault.code, {}) from fault
    except Taken as fault:
        raise Refused(409, "name-taken", {}) from fault
    await everywhere(house, "renamed", found.player.player, found.player.player)
    return await told(house, request, found.secret)


async def _enter(house: House, request: Request) -> Response:
    """An account is known in one more browser."""
    people = people_of(house)
    wanted = await asked(request, bodies.AccountAsked)
    # what is a name was another matter once: who has one still comes in by it
    alike = compared(wanted.name)
    alike = alike if len(alike) <= _LONGEST else ""
    await entry(house, request, alike)
    player = await people.players.of_account(alike) if alike else None
    right = await asyncio.to_thread(fits, wanted.password, player.password if player else "")
    if player is None or not right:
        wrong(house, alike)
        raise Refused(403, "wrong-password", {})
    return await let_in(house, request, player)


async def _go_out(house: House, request: Request) -> Response:
    found = await changer(house, request)
    await end_sessions(house, found.player.player, session_lock(found.secret))
    return remember(house, request, answer(bodies.Done()), "")


async def _password(house: House, request: Request) -> Response:
    """Another password, or a first one; all other browsers are forgotten."""
    found = await changer(house, request)
    wanted = await asked(request, bodies.PasswordAsked)
    await prove(house, request, found, wanted.old, wanted.credential)
    try:
        kept = await asyncio.to_thread(hashed, wanted.new, found.player.name)
    except BadName as fault:
        raise Refused(400, fault.code, {}) from fault
    people = people_of(house)
    await people.players.change(found.player.player, password=kept)
    await end_sessions(house, found.player.player, but=session_lock(found.secret))
    return answer(bodies.Done())


async def _sessions(house: House, request: Request) -> Response:
    found = await reader(house, request)
    here = session_lock(found.secret)
    known_in = await people_of(house).players.sessions(found.player.player)
    lines = [
        bodies.SessionView(each.lock[:16], each.device, each.made_at, each.seen_at, each.lock == here)
        for each in known_in
    ]
    return answer(bodies.Sessions(lines))


async def _end_session(house: House, request: Request) -> Response:
    found = await changer(house, request)
    start = str(request.path_params["session"])
    if len(start) < 16:
        raise Refused(404, "no-session", {})
    await end_sessions(house, found.player.player, start)
    return answer(bodies.Done())


async def _rules(house: House, request: Request) -> Response:
    found = await reader(house, request)
    return await _kept(house, found.player.player)


async def _keep_rules(house: House, request: Request) -> Response:
    """Keep house rules with who asks, or forget them."""
    found = await changer(house, request)
    wanted = await asked(request, bodies.HouseRulesAsked)
    slowly(house, f"rules {found.player.player}", RULES)
    rules, player, name = people_of(house).rules, found.player.player, tidy(wanted.name)
    if wanted.setup is None:
        # under a name as it was kept before names were made tidy, too
        for each in {wanted.name, name}:
            await rules.forget(player, each)
    elif not name:
        raise Refused(400, "rules-name", {})
    elif not await rules.keep(player, name, find(wanted.setup).show()):
        raise Refused(409, "rules-full", {})
    return await _kept(house, player)


async def _kept(house: House, player: str) -> Response:
    rules = await people_of(house).rules.all(player)
    return answer(bodies.HouseRulesKept([bodies.HouseRulesView(*each) for each in rules]))


async def _export(house: House, request: Request) -> Response:
    found = await reader(house, request)
    everything = await people_of(house).players.everything(found.player.player)
    headers = {"content-disposition": 'attachment; filename="rebelote.json"', "cache-control": "no-store"}
    return Response(msgspec.json.encode(everything), media_type=JSON, headers=headers)


async def _erase(house: House, request: Request) -> Response:
    found = await changer(house, request)
    wanted = await asked(request, bodies.ErasureAsked)
    if found.player.account is not None:
        await prove(house, request, found, wanted.password, wanted.credential)
    people = people_of(house)
    if found.player.admin and await people.players.admins() == 1:
        raise Refused(409, "last-admin", {})
    await people.players.erase(found.player.player)
    await everywhere(house, "forgotten", found.player.player)
    return remember(house, request, answer(bodies.Done()), "")


_LANGUAGE = ("language",)
MYSELF = (
    Route("GET", "/api/me", "Who one is here", _me, bodies.Me, asks=_LANGUAGE),
    Route(
        "POST", "/api/me", "Be called something, as a guest", _change, bodies.Me, bodies.MeAsked, _LANGUAGE
    ),
    Route("POST", "/api/me/account", "Have an account", _register, bodies.Me, bodies.AccountAsked, _LANGUAGE),
    Route("POST", "/api/me/enter", "Be known here too", _enter, bodies.Me, bodies.AccountAsked, _LANGUAGE),
    Route("POST", "/api/me/out", "Be known here no more", _go_out, bodies.Done, asks=_LANGUAGE),
    Route(
        "POST",
        "/api/me/password",
        "Another password",
        _password,
        bodies.Done,
        bodies.PasswordAsked,
        _LANGUAGE,
    ),
    Route("GET", "/api/me/sessions", "Where one is known", _sessions, bodies.Sessions, asks=_LANGUAGE),
    Route(
        "DELETE",
        "/api/me/sessions/{session}",
        "Be known there no more",
        _end_session,
        bodies.Done,
        asks=_LANGUAGE,
    ),
    Route("GET", "/api/me/rules", "Rules of one's own", _rules, bodies.HouseRulesKept, asks=_LANGUAGE),
    Route(
        "POST",
        "/api/me/rules",
        "Keep rules of one's own, or forget them",
        _keep_rules,
        bodies.HouseRulesKept,
        bodies.HouseRulesAsked,
        _LANGUAGE,
    ),
    Route("GET", "/api/me/export", "All that is kept about one", _export, JSON, asks=_LANGUAGE),
    Route("DELETE", "/api/me", "Be forgotten", _erase, bodies.Done, bodies.ErasureAsked, _LANGUAGE),
)
"""The requests about oneself."""
