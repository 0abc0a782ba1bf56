"""How often the password of an account may be guessed at, from one line and from everywhere."""

import hashlib

from starlette.requests import Request

from rebelote.server.gate.limits import (
    ENTRIES,
    ENTRIES_AT_SITE,
    ENTRIES_OF_ADDRESS,
    ENTRIES_OF_NAME,
    ENTRIES_OF_SITE,
    address,
    site,
    slowly,
    too_fast,
)
from rebelote.server.house import House
from rebelote.tables.ports import Conflict

_KEPT_S = 30 * 86400
_LINES = 3
"""So many lines from which an account came in last are known again."""


async def entry(house: House, request: Request, account: str) -> None:
    """Count a password that is tried for an account, as its name is compared. Raises Refused.

    Wrong ones from everywhere count for who comes from elsewhere alone, so that they do not keep the owner out.
    """
    here, around = address(request), site(request)
    slowly(house, f"enter at {here}", ENTRIES_OF_ADDRESS)
    slowly(house, f"enter {account} at {here}", ENTRIES)
    if around:
        slowly(house, f"enter at {around}", ENTRIES_OF_SITE)
        slowly(house, f"enter {account} at {around}", ENTRIES_AT_SITE)
    seconds = house.wait_s(f"enter {account}", ENTRIES_OF_NAME)
    if seconds and _line(request, account) not in (await _kept(house, account)).split():
        raise too_fast(seconds)


def wrong(house: House, account: str) -> None:
    """Count a wrong password for an account, wherever it comes from."""
    house.may(f"enter {account}", ENTRIES_OF_NAME)


async def came_in(house: House, request: Request, account: str) -> None:
    """Know the line again from which an account came in."""
    before, here = await _kept(house, account), _line(request, account)
    lines = [here, *(each for each in before.split() if each != here)][:_LINES]
    try:
        await house.nodes.keep(_name(account), " ".join(lines), _KEPT_S, instead_of=before)
    except Conflict:
        return  # it is known again next time


async def _kept(house: House, account: str) -> str:
    """The lines from which an account came in last; nothing while that cannot be read."""
    try:
        return (await house.nodes.kept(_name(account)))[0]
    except Conflict:
        return ""


def _name(account: str) -> str:
    return f"came-in {hashlib.sha256(account.encode()).hexdigest()[:32]}"


def _line(request: Request, account: str) -> str:
    """A line as it is kept, which can be compared with that of one account alone."""
    return hashlib.sha256(f"{account} {address(request)}".encode()).hexdigest()[:16]
