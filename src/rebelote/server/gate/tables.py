"""The table that a request is about."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request

from rebelote.server.answers import Refused
from rebelote.server.gate.limits import guessed_wrong, guesses_left_s, too_fast
from rebelote.server.house import House
from rebelote.tables.table import Table

Found = TypeVar("Found")


async def table_asked(house: House, request: Request) -> Table:
    """The table of a path. Raises Refused where there is none, or the address gave too many wrong codes."""
    return await asked_for(house, request, house.lobby.find)


async def asked_for(house: House, request: Request, find: Callable[[str], Awaitable[Found | None]]) -> Found:
    """What is found by the code of a table in a path. Raises Refused."""
    code = str(request.path_params["code"])
    if seconds := guesses_left_s(house, request, "no-table"):
        raise too_fast(seconds)
    found = await find(code.upper()) if len(code) == 6 and code.isalnum() else None
    if found is None:
        guessed_wrong(house, request, "no-table")
        raise Refused(404, "no-table", {"value": code[:40]})
    return found
