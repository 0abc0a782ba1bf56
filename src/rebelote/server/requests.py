"""The few requests over HTTP. `REQUESTS` is their only list: routes and the OpenAPI description follow it."""

import io
from importlib.metadata import version

import segno
from starlette.requests import Request
from starlette.responses import Response

from rebelote.engine import SetupError
from rebelote.server import addresses
from rebelote.server.answers import JSON, Refused, Route, answer, asked, language, unfit
from rebelote.server.gate.limits import tables_slowly
from rebelote.server.gate.tables import in_words, table_asked
from rebelote.server.gate.words import players_of
from rebelote.server.house import House
from rebelote.server.looking.asking import LOOKING
from rebelote.server.matches import MATCHES
from rebelote.server.nodes.ports import relayed
from rebelote.server.people.administration import ADMINISTRATION
from rebelote.server.people.clubs import CLUBS
from rebelote.server.people.first import FIRST
from rebelote.server.people.given import GIVEN
from rebelote.server.people.known import known, people_of
from rebelote.server.people.myself import MYSELF
from rebelote.server.people.passkeys import PASSKEYS
from rebelote.server.people.quick import QUICK
from rebelote.server.people.ranking import RANKING
from rebelote.server.people.seen import DRAINING
from rebelote.server.people.social import SOCIAL
from rebelote.server.reading import READING
from rebelote.tables.table import Table
from rebelote.wire import http as bodies
from rebelote.wire.codec import read_body
from rebelote.wire.messages import PROTOCOL
from rebelote.wire.schema import schema

_LANGUAGE = ("language",)
_PAGE = 50


async def _make(house: House, request: Request) -> Response:
    tables_slowly(house, request)
    if DRAINING in house.settled:
        raise Refused(503, "draining", {})
    found = await known(house, request)
    wanted = await asked(request, bodies.NewTable)
    try:
        table = await house.lobby.make(wanted, found.player.player if found is not None else "")
    except SetupError as fault:
        raise unfit(fault, wanted.setup) from fault
    link = _link(house, request, table)
    return answer(
        bodies.TableMade(table.code, link, _api(house, request, table) + "/qr.svg", table.view), 201
    )


async def _public(house: House, request: Request) -> Response:
    """The public tables of all nodes, the newest first, but for those where somebody sits whom one is not to meet."""
    words, asking = _spoken(request), await known(house, request)
    apart = await people_of(house).knowing.apart(asking.player.player) if asking else set[str]()
    # one more than is shown says that there are more
    codes, here = await house.lobby.public(
        lambda table: not apart & players_of(table), _PAGE + 1, request.query_params.get("after", "")[:6]
    )
    found = {each.table.code: in_words(each, words) for each in here}
    for body in await house.nodes.listed(request.scope):
        found |= {each.table.code: each for each in read_body(body, bodies.Tables).tables}
    listed = [found[code] for code in codes if code in found]
    whole = bool(relayed(request.scope))
    return answer(bodies.Tables(listed if whole else listed[:_PAGE], len(listed) > _PAGE))


async def _one(house: House, request: Request) -> Response:
    return answer(in_words((await table_asked(house, request)).now(), _spoken(request)))


async def _qr(house: House, request: Request) -> Response:
    table = await table_asked(house, request)
    picture = io.BytesIO()
    segno.make(_link(house, request, table), error="m").save(
        picture, kind="svg", scale=4, border=3, light="#fff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def _fair(house: House, request: Request) -> Response:
    return answer(await house.lobby.fair(await table_asked(house, request)))


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


def _spoken(request: Request) -> str | None:
    """The language in which tables are told, where one is asked for."""
    return language(request) if "language" in request.query_params else None


def _link(house: House, request: Request, table: Table) -> str:
    return f"{addresses.origin(request, house.settings)}{house.settings.base}t/{table.code}"


def _api(house: House, request: Request, table: Table) -> str:
    return f"{addresses.origin(request, house.settings)}{house.settings.base}api/tables/{table.code}"


REQUESTS = (
    *READING,
    Route("POST", "/api/tables", "Make a table", _make, bodies.TableMade, bodies.NewTable, _LANGUAGE),
    Route("GET", "/api/tables", "The public tables", _public, bodies.Tables, asks=("after", *_LANGUAGE)),
    Route("GET", "/api/tables/{code}", "A table from outside", _one, bodies.TableNow, asks=_LANGUAGE),
    Route("GET", "/api/tables/{code}/qr.svg", "The QR code of its link", _qr, "image/svg+xml"),
    Route("GET", "/api/tables/{code}/fair", "What is needed to check its deals", _fair, bodies.Fair),
    *MATCHES,
    *LOOKING,
    *MYSELF,
    *PASSKEYS,
    *FIRST,
    *GIVEN,
    *RANKING,
    *SOCIAL,
    *CLUBS,
    *QUICK,
    *ADMINISTRATION,
    Route("GET", "/api/schema.json", "The schema of all messages", _schema, JSON),
    Route("GET", "/api/openapi.json", "This description", _openapi, JSON),
    Route("GET", "/health", "Whether the server is well", _health, bodies.Health),
)
