"""The few requests over HTTP. `REQUESTS` is their only list: routes and the OpenAPI description follow it."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from rebelote.server import addresses
from rebelote.server.house import House
from rebelote.tables.table import Table
from rebelote.wire import BadMessage
from rebelote.wire import http as bodies
from rebelote.wire.codec import read_body
from rebelote.wire.messages import PROTOCOL, Facts
from rebelote.wire.schema import schema

_MOST_BYTES = 10_000
_JSON = "application/json"
_ENCODER = msgspec.json.Encoder()


class Refused(Exception):
    """A request that cannot be carried out: its status, a code, facts."""

    def __init__(self, status: int, code: str, facts: Facts) -> None:
        super().__init__(code)
        self.status, self.code, self.facts = status, code, facts


@dataclass(frozen=True, slots=True)
class Route:
    """A request: what it is sent, what it answers with."""

    method: str
    path: str
    says: str
    does: Callable[[House, Request], Awaitable[Response]]
    answer: type[Any] | str
    body: type[Any] | None = None


def answer(body: object, status: int = 200) -> Response:
    """A body as JSON."""
    return Response(_ENCODER.encode(body), status, media_type=_JSON)


def trouble(refused: Refused) -> Response:
    """The answer to a request that is refused."""
    return answer(bodies.Trouble(refused.code, refused.facts), refused.status)


async def _catalogue(house: House, request: Request) -> Response:
    return Response(house.catalogue, media_type=_JSON, headers={"cache-control": "max-age=60"})


async def _make(house: House, request: Request) -> Response:
    client = request.client.host if request.client else ""
    if not house.may_make_a_table(client):
        raise Refused(429, "too-fast", {})
    try:
        asked = read_body(await _body(request), bodies.NewTable)
    except BadMessage as fault:
        raise Refused(400, "message", {"at": fault.where, "expected": fault.expected}) from fault
    table = await house.lobby.make(asked)
    link = _link(house, request, table)
    return answer(
        bodies.TableMade(table.code, link, _api(house, request, table) + "/qr.svg", table.view), 201
    )


async def _public(house: House, request: Request) -> Response:
    return answer(bodies.Tables(await house.lobby.public()))


async def _one(house: House, request: Request) -> Response:
    return answer((await _table(house, request)).now())


async def _qr(house: House, request: Request) -> Response:
    table = await _table(house, request)
    picture = io.BytesIO()
    segno.make(_link(house, request, table), error="m").save(
        picture, kind="svg", scale=4, border=3, light="#fff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def _fair(house: House, request: Request) -> Response:
    return answer(await house.lobby.fair(await _table(house, request)))


async def _schema(house: House, request: Request) -> Response:
    return answer(schema())


async def _openapi(house: House, request: Request) -> Response:
    from rebelote.server.description import openapi

    return answer(openapi(REQUESTS, house.settings.base))


async def _health(house: House, request: Request) -> Response:
    found = addresses.doubts(request, house.settings)
    return answer(
        bodies.Health(
            True,
            version("rebelote"),
            PROTOCOL,
            house.lobby.count,
            house.settings.base,
            addresses.origin(request, house.settings),
            found,
        )
    )


async def _body(request: Request) -> bytes:
    """The body of a request, read no further than it may be long."""
    read = b""
    async for piece in request.stream():
        read += piece
        if len(read) > _MOST_BYTES:
            raise Refused(413, "too-long", {"expected": _MOST_BYTES})
    return read


async def _table(house: House, request: Request) -> Table:
    code = str(request.path_params["code"])
    table = await house.lobby.find(code.upper()) if len(code) == 6 and code.isalnum() else None
    if table is None:
        raise Refused(404, "no-table", {"value": code[:40]})
    return table


def _link(house: House, request: Request, table: Table) -> str:
    return f"{addresses.origin(request, house.settings)}{house.settings.base}t/{table.code}"


def _api(house: House, request: Request, table: Table) -> str:
    return f"{addresses.origin(request, house.settings)}{house.settings.base}api/tables/{table.code}"


REQUESTS = (
    Route("GET", "/api/catalogue", "Games, presets, options, bots, phrases", _catalogue, bodies.Catalogue),
    Route("POST", "/api/tables", "Make a table", _make, bodies.TableMade, bodies.NewTable),
    Route("GET", "/api/tables", "The public tables", _public, bodies.Tables),
    Route("GET", "/api/tables/{code}", "A table from outside", _one, bodies.TableNow),
    Route("GET", "/api/tables/{code}/qr.svg", "The QR code of its link", _qr, "image/svg+xml"),
    Route("GET", "/api/tables/{code}/fair", "What is needed to check its deals", _fair, bodies.Fair),
    Route("GET", "/api/schema.json", "The schema of all messages", _schema, _JSON),
    Route("GET", "/api/openapi.json", "This description", _openapi, _JSON),
    Route("GET", "/health", "Whether the server is well", _health, bodies.Health),
)
