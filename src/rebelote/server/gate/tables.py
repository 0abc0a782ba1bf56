"""The table that a request is about."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import structs
from starlette.requests import Request

from rebelote.engine import find
from rebelote.locale.options import changed, said, title_of, words_of
from rebelote.server.answers import Refused
from rebelote.server.gate.limits import guessed_wrong, guesses_left_s, too_fast
from rebelote.server.house import House
from rebelote.tables.table import Table
from rebelote.wire.http import TableNow, TableWords

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


def in_words(now: TableNow, spoken: str | None) -> TableNow:
    """A table from outside, told in a language; as it is without one."""
    if spoken is None:
        return now
    setup = find(now.table.setup)
    words = words_of(spoken, setup.game.name)
    told = TableWords(
        title_of(words, setup.address),
        said(words, f"preset-{setup.preset}-about"),
        list(changed(words, setup)),
        [each.name for each in now.seats],
        sum(each.kind == "person" for each in now.seats),
        sum(each.open for each in now.seats),
    )
    return structs.replace(now, words=told)
