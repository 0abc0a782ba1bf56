"""The application: store, bots and lobby opened together, requests and sockets led to them."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from rebelote.engine import SetupError
from rebelote.server.addresses import UnderBase
from rebelote.server.answers import Refused, refusal
from rebelote.server.answers import Route as Asked
from rebelote.server.house import House, People, Settings
from rebelote.server.line import line
from rebelote.server.nodes.leading import led
from rebelote.server.nodes.opening import together
from rebelote.server.nodes.ports import Nodes
from rebelote.server.pages import page
from rebelote.server.people.known import own_page
from rebelote.server.people.seen import DRAINING
from rebelote.server.people.settling import remembering
from rebelote.server.requests import REQUESTS
from rebelote.store.connections import Taken
from rebelote.tables import BotPool, Clock, Conflict, Lobby, Store
from rebelote.tables.ports import Ports

_LOG = logging.getLogger(__name__)
_CONTENT = (
    "default-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    # the code of a table is in its address, which other sites need not know
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", _CONTENT.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


def application(
    settings: Settings, store: Store, bots: BotPool, clock: Clock, people: People | None = None
) -> ASGIApp:
    """The server as an ASGI application. The store and the bots are closed by whoever opened them.

    Without `people` nobody is remembered.
    """
    ports = Ports(store, bots, clock, secrets.SystemRandom())
    return application_of(House(settings, Lobby(ports), bots, people=people), store)


def application_among(ports: Ports, settings: Settings, people: People, nodes: Nodes) -> ASGIApp:
    """The server as one of several processes, with the leases of its ports."""
    house = House(settings, Lobby(ports), ports.bots, people=people, nodes=nodes)
    return application_of(house, ports.store)


def application_of(house: House, store: Store) -> ASGIApp:
    """The application of a house that was put together already."""
    house.lobby.begins = lambda: DRAINING not in house.settled

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with together(house, app), remembering(house, store):
            try:
                yield
            finally:
                house.analyst.close()

    app = Starlette(
        routes=_routes(house),
        lifespan=lifespan,
        middleware=[Middleware(_Headers), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            Refused: _refused,
            SetupError: _setup,
            Conflict: _conflict,
            Taken: _taken,
            HTTPException: _plain,
            ClientDisconnect: _gone,
            Exception: _fault,
        },
    )
    return UnderBase(app, house.settings.base)


def _routes(house: House) -> list[BaseRoute]:
    def routed(route: Asked) -> Route:
        async def endpoint(request: Request) -> Response:
            if route.method != "GET" and not own_page(house, request):
                raise Refused(403, "other-page", {})
            if any("\0" in each for each in (request.scope["path"], *request.query_params.values())):
                shown = f"{request.method} {request.scope['path']}".replace("\0", "�")
                raise Refused(404, "no-page", {"value": shown[:80]})
            return await led(house, request, route.does)

        return Route(route.path, endpoint, methods=[route.method])

    async def socket(websocket: WebSocket) -> None:
        await line(house, websocket)

    async def pages(request: Request) -> Response:
        return await page(house, request)

    return [
        *map(routed, REQUESTS),
        WebSocketRoute("/ws", socket),
        Route("/{path:path}", pages, methods=["GET"]),
    ]


async def _refused(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Refused)
    return refusal(request, fault)


async def _setup(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, SetupError)
    return refusal(request, Refused(400, fault.fault.code, dict(fault.fault.facts)))


async def _conflict(request: Request, fault: Exception) -> Response:
    return _reported(request, 503, fault)


async def _fault(request: Request, fault: Exception) -> Response:
    return _reported(request, 500, fault)


async def _plain(request: Request, fault: Exception) -> Response:
    """What the framework itself refuses: a method that a path does not have."""
    assert isinstance(fault, HTTPException)
    return refusal(
        request, Refused(fault.status_code, "no-page", {"value": f"{request.method} {request.url.path}"[:80]})
    )


async def _gone(request: Request, fault: Exception) -> Response:
    """Nobody hears the answer any more."""
    return Response(status_code=400)


async def _taken(request: Request, fault: Exception) -> Response:
    return refusal(request, Refused(409, "taken", {}))


def _reported(request: Request, status: int, fault: Exception) -> Response:
    number = secrets.token_hex(4)
    _LOG.error("report %s", number, exc_info=fault)
    return refusal(request, Refused(status, "server", {"report": number}))


class _Headers:
    """Headers that every answer carries."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await self._app(scope, receive, sent)
