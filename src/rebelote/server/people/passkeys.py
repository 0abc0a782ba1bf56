"""The requests about passkeys: an account without a password, or with both."""

import time

from starlette.requests import Request
from starlette.responses import Response

from rebelote.people.passkeys import asked_to_make, asked_to_sign
from rebelote.people.players import new_player
from rebelote.server.answers import JSON, Refused, Route, answer, asked
from rebelote.server.gate.limits import PASSKEYS as PASSKEYS_A_MINUTE
from rebelote.server.gate.limits import address, slowly
from rebelote.server.gate.names import for_account
from rebelote.server.house import House
from rebelote.server.nodes.notes import everywhere
from rebelote.server.people.entering import asking, free_name, let_in, newcomer, told
from rebelote.server.people.known import changer, device, known, people_of, reader
from rebelote.server.people.proving import challenge, passkey_made, player_of, prove, site
from rebelote.store.connections import Taken
from rebelote.store.people.passkeys import Passkey
from rebelote.wire import people as bodies

_MOST = 12
"""So many passkeys an account may have."""


async def _ask_to_make(house: House, request: Request) -> Response:
    """What a browser asks its device for a new passkey; a name that cannot be is refused before it is made."""
    people_of(house)
    wanted = await asked(request, bodies.PasskeyNameAsked)
    slowly(house, f"passkey at {address(request)}", PASSKEYS_A_MINUTE)
    found = await known(house, request)
    people, had = people_of(house), []
    if found is not None and found.player.account is not None:
        name, had = (
            found.player.name,
            [each.passkey for each in await people.passkeys.of(found.player.player)],
        )
    else:
        name, alike = free_name(wanted.name)
        if await people.players.of_account(alike) is not None:
            raise Refused(409, "name-taken", {})
        await for_account(house, name, found.player.player if found is not None else "")
    if len(had) >= _MOST:
        raise Refused(409, "passkeys-most", {"expected": _MOST})
    player = found.player.player if found is not None else new_player()
    return _json(asked_to_make(site(house, request), await challenge(house), player, name, had))


async def _add(house: House, request: Request) -> Response:
    """An account has one more passkey; who had no account has one from now on."""
    people = people_of(house)
    wanted = await asked(request, bodies.PasskeyAsked)
    found, named = await known(house, request), None
    if found is None or found.player.account is None:
        found = await asking(house, request)
        named = free_name(wanted.name)
        await for_account(house, named[0], found.player.player if found is not None else "")
    made = await passkey_made(house, request, wanted.credential)
    if named is None:
        found = await changer(house, request)
    else:
        found = await newcomer(house, request, found, wanted.name)
    player = found.player.player
    if named is not None:
        try:
            await people.players.change(player, name=named[0], account=named[1])
        except Taken as fault:
            raise Refused(409, "name-taken", {}) from fault
        await everywhere(house, "renamed", player, player)
    await people.passkeys.add(
        Passkey(made.passkey, player, made.key, made.uses, int(time.time()), device(request))
    )
    return await told(house, request, found.secret)


async def _ask_to_sign(house: House, request: Request) -> Response:
    """What a browser asks its device, so that somebody comes in, or proves once more who they are."""
    people = people_of(house)
    slowly(house, f"passkey at {address(request)}", PASSKEYS_A_MINUTE)
    found, mine = await known(house, request), []
    if found is not None and found.player.account is not None:
        mine = [each.passkey for each in await people.passkeys.of(found.player.player)]
    return _json(asked_to_sign(site(house, request), await challenge(house), mine))


async def _enter(house: House, request: Request) -> Response:
    people = people_of(house)
    wanted = await asked(request, bodies.CredentialAsked)
    slowly(house, f"passkey at {address(request)}", PASSKEYS_A_MINUTE)
    player = await people.players.one(await player_of(house, request, wanted.credential))
    if player is None:
        raise Refused(403, "passkey", {})
    return await let_in(house, request, player)


async def _list(house: House, request: Request) -> Response:
    found = await reader(house, request)
    kept = await people_of(house).passkeys.of(found.player.player)
    return answer(bodies.Passkeys([bodies.PasskeyView(*_named(each)) for each in kept]))


async def _remove(house: House, request: Request) -> Response:
    """A passkey is forgotten; the last one of an account without a password is not."""
    found = await changer(house, request)
    wanted = await asked(request, bodies.ErasureAsked)
    passkeys, player = people_of(house).passkeys, found.player
    kept = await passkeys.of(player.player)
    which = str(request.path_params["passkey"])
    if which not in [each.passkey for each in kept]:
        raise Refused(404, "passkey", {})
    if len(kept) == 1 and not player.password:
        raise Refused(409, "passkey-last", {})
    await prove(house, request, found, wanted.password, wanted.credential)
    await passkeys.remove(player.player, which)
    return answer(bodies.Done())


def _named(kept: Passkey) -> tuple[str, str, int]:
    return kept.passkey, kept.device, kept.made_at


def _json(text: str) -> Response:
    return Response(text, media_type=JSON, headers={"cache-control": "no-store"})


_LANGUAGE = ("language",)
PASSKEYS = (
    Route(
        "POST",
        "/api/me/passkeys/new",
        "What a device is asked for a new passkey",
        _ask_to_make,
        JSON,
        bodies.PasskeyNameAsked,
        _LANGUAGE,
    ),
    Route("POST", "/api/me/passkeys", "Have a passkey", _add, bodies.Me, bodies.PasskeyAsked, asks=_LANGUAGE),
    Route("POST", "/api/me/passkeys/sign", "What a passkey has to sign", _ask_to_sign, JSON, asks=_LANGUAGE),
    Route(
        "POST",
        "/api/me/passkeys/enter",
        "Be known here too, by a passkey",
        _enter,
        bodies.Me,
        bodies.CredentialAsked,
        _LANGUAGE,
    ),
    Route("GET", "/api/me/passkeys", "The passkeys of one's account", _list, bodies.Passkeys, asks=_LANGUAGE),
    Route(
        "DELETE",
        "/api/me/passkeys/{passkey}",
        "Have a passkey no more",
        _remove,
        bodies.Done,
        bodies.ErasureAsked,
        _LANGUAGE,
    ),
)
"""The requests about passkeys."""
