"""Who asks: the browser keeps a secret, and a page proves with a token that it is ours."""

import hmac
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from rebelote.people.names import short
from rebelote.people.players import Player, new_secret, request_token
from rebelote.server import addresses
from rebelote.server.answers import Refused
from rebelote.server.house import House, People

COOKIE = "rebelote"
TOKEN = "x-rebelote-token"
_KEPT_S = 400 * 86400
_LONGEST_SECRET = 100
_BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox")),
    *(("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari")),
)
_SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows")),
    *(("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)
"""How browsers and systems are found in what a browser says; the first one that fits."""


@dataclass(frozen=True, slots=True)
class Known:
    """A player, and the secret of the browser in which they are known."""

    player: Player
    secret: str


def people_of(house: House) -> People:
    """The people of the house. Raises Refused where it knows nobody."""
    if house.people is None:
        raise Refused(404, "no-people", {})
    return house.people


def own_page(house: House, connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of ours, or from a program; not from a page of somebody else."""
    site = connection.headers.get("sec-fetch-site", "same-origin")
    return site in ("same-origin", "none") and own_origin(house, connection)


def own_origin(house: House, connection: HTTPConnection) -> bool:
    """Whether a page of ours, or a program, has sent something, by the origin that every browser tells of sockets.

    What browsers say besides that is not asked: not all of them take a socket and its page for the same site.
    """
    asked = connection.headers.get("origin")
    if asked is None:
        return True
    ours = {
        connection.headers.get("host", ""),
        connection.headers.get("x-forwarded-host", ""),
        _host(house.settings.origin),
    }
    return _host(asked) in ours - {""}


def _host(origin: str) -> str:
    """The host of an origin; empty for what is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def known(house: House, connection: HTTPConnection) -> Known | None:
    """Who asks, or None for somebody new; None as well for who was barred."""
    secret = connection.cookies.get(COOKIE, "")
    if house.people is None or not secret or len(secret) > _LONGEST_SECRET or not own_page(house, connection):
        return None
    player = await house.people.players.known(secret)
    return None if player is None or player.barred else Known(player, secret)


async def is_barred(house: House, player: str) -> bool:
    """Whether an administrator has closed the account of a player."""
    found = await house.people.players.one(player) if house.people is not None else None
    return found is not None and found.barred


async def reader(house: House, request: Request) -> Known:
    """Who asks. Raises Refused for somebody new."""
    people_of(house)
    found = await known(house, request)
    if found is None:
        raise Refused(401, "not-known", {})
    return found


async def changer(house: House, request: Request) -> Known:
    """Who wants to change something, from a page that was loaded here. Raises Refused."""
    found = await reader(house, request)
    if not hmac.compare_digest(request.headers.get(TOKEN, "").encode(), request_token(found.secret).encode()):
        raise Refused(403, "token", {})
    return found


async def administrator(house: House, request: Request) -> Known:
    """An administrator; with every request that changes something, as a `changer`. Raises Refused."""
    found = await (reader if request.method == "GET" else changer)(house, request)
    if not found.player.admin:
        raise Refused(403, "not-admin", {})
    return found


async def made_known(
    house: House, connection: HTTPConnection, secret: str, name: str, language: str
) -> Known:
    """A guest that the house knows from now on by a secret of their browser."""
    people = people_of(house)
    return Known(await people.players.guest(secret, short(name), language, device(connection)), secret)


def secret_for(house: House, connection: HTTPConnection) -> str:
    """A new secret for a browser that came without one; empty for programs and pages of others."""
    if house.people is None or connection.headers.get("origin") is None or not own_page(house, connection):
        return ""
    return new_secret()


def device(connection: HTTPConnection) -> str:
    """What a browser says it is, no closer than one needs to know one's own again."""
    told = connection.headers.get("user-agent", "")
    names = (next((name for mark, name in each if mark in told), "") for each in (_BROWSERS, _SYSTEMS))
    return ", ".join(filter(None, names))


def remember(house: House, connection: HTTPConnection, answer: Response, secret: str) -> Response:
    """Let the browser keep its secret, where no script reads it; empty: let it forget."""
    safe = addresses.origin(connection, house.settings).startswith("https:")
    answer.set_cookie(
        COOKIE,
        secret,
        max_age=_KEPT_S if secret else 0,
        path=house.settings.base,
        secure=safe,
        httponly=True,
        samesite="lax",
    )
    return answer


def cookie_header(house: House, connection: HTTPConnection, secret: str) -> tuple[bytes, bytes]:
    """The header by which a browser keeps its secret."""
    return remember(house, connection, Response(), secret).raw_headers[-1]
