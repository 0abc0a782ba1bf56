"""Proofs that somebody is who they say: a passkey that signs what the house wrote down, or a password."""

import asyncio
from urllib.parse import urlsplit

from starlette.requests import Request

from rebelote.people.passkeys import BadPasskey, Made, Site, made, new_challenge, signed, told
from rebelote.people.passwords import fits
from rebelote.server import addresses
from rebelote.server.answers import Refused
from rebelote.server.gate.limits import PROOFS, address, slowly
from rebelote.server.house import House
from rebelote.server.people.known import Known, people_of


def site(house: House, request: Request) -> Site:
    """The house as the browser that asks sees it."""
    origin = addresses.origin(request, house.settings)
    return Site(urlsplit(origin).hostname or "", origin)


async def challenge(house: House) -> str:
    """Something new for a device to sign, which is written down."""
    found = new_challenge()
    await people_of(house).passkeys.challenge(found)
    return found


async def passkey_made(house: House, request: Request, credential: str) -> Made:
    """The passkey that a device made when it was asked to. Raises Refused."""
    try:
        claimed = told(credential)
        if not await people_of(house).passkeys.spend(claimed.challenge):
            raise Refused(403, "passkey", {})
        return made(site(house, request), claimed.challenge, credential)
    except BadPasskey as fault:
        raise Refused(403, "passkey", {}) from fault


async def player_of(house: House, request: Request, credential: str) -> str:
    """The player whose passkey signed what the house asked for, once. Raises Refused."""
    passkeys = people_of(house).passkeys
    try:
        claimed = told(credential)
        kept = await passkeys.one(claimed.passkey)
        if not await passkeys.spend(claimed.challenge) or kept is None:
            raise Refused(403, "passkey", {})
        uses = signed(site(house, request), claimed.challenge, credential, kept.key, kept.uses)
    except BadPasskey as fault:
        raise Refused(403, "passkey", {}) from fault
    await passkeys.used(kept.passkey, uses)
    return kept.player


async def prove(
    house: House, request: Request, found: Known, password: str = "", credential: str = ""
) -> None:
    """Refuse who neither knows their own password nor has one of their passkeys."""
    slowly(house, f"prove at {address(request)}", PROOFS)
    if credential:
        if await player_of(house, request, credential) != found.player.player:
            raise Refused(403, "passkey", {})
    elif not await asyncio.to_thread(fits, password, found.player.password):
        raise Refused(403, "wrong-password", {})
