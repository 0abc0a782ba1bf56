"""What people read before they play: what there is, by which rules, and whether options go together."""

import asyncio
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rebelote.engine import SetupError, find
from rebelote.server.answers import Refused, Route, answer, asked, kept, language, unfit
from rebelote.server.catalogue import catalogue
from rebelote.server.house import House
from rebelote.server.rulebook import checked, rules_page
from rebelote.wire.rules import Catalogue, CheckAsked, Checked, RulesPage

_LONGEST_SETUP = 2000


async def _catalogue(house: House, request: Request) -> Response:
    spoken = language(request)
    if spoken not in house.catalogues:
        # four catalogues of every game are read at the first question: the tables go on meanwhile
        house.catalogues[spoken] = await asyncio.to_thread(
            lambda: msgspec.json.encode(catalogue(house.bots, spoken))
        )
    return kept(request, house.catalogues[spoken], spoken)


async def _rules(house: House, request: Request) -> Response:
    spoken, setup = language(request), request.query_params.get("setup", "")
    if len(setup) > _LONGEST_SETUP:
        raise Refused(400, "too-long", {"expected": _LONGEST_SETUP})
    try:
        text = find(setup).show()
    except SetupError as fault:
        raise unfit(fault, setup) from fault
    return kept(request, await asyncio.to_thread(_page, text, spoken), spoken)


async def _check(house: House, request: Request) -> Response:
    spoken = language(request)
    wanted = await asked(request, CheckAsked)
    try:
        return answer(await asyncio.to_thread(checked, wanted.setup, wanted.changes, spoken))
    except SetupError as fault:
        raise unfit(fault, wanted.setup) from fault


@lru_cache(maxsize=128)
def _page(setup: str, spoken: str) -> bytes:
    return msgspec.json.encode(rules_page(find(setup), spoken))


READING = (
    Route(
        "GET",
        "/api/catalogue",
        "Games, presets, options, bots, phrases, in words",
        _catalogue,
        Catalogue,
        asks=("language",),
    ),
    Route(
        "GET", "/api/rules", "The rules of a table, in words", _rules, RulesPage, asks=("setup", "language")
    ),
    Route(
        "POST", "/api/check", "Whether options go together", _check, Checked, CheckAsked, asks=("language",)
    ),
)
"""The requests about games and their rules."""
