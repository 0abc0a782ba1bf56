"""A node comes to the others, takes over what those who are gone have left, and leaves in good order."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from starlette.types import ASGIApp

from rebelote.server.house import House
from rebelote.server.nodes.notes import caught_up, heard
from rebelote.server.nodes.ports import Ears
from rebelote.store.wanted import wanted
from rebelote.tables.ports import Conflict

_LOG = logging.getLogger(__name__)
_FREE_AFTER_S = 4.5
"""After so long the leases of a node that was stopped, and not ended, are free as well."""


@contextlib.asynccontextmanager
async def together(house: House, app: ASGIApp) -> AsyncIterator[None]:
    """Be one of the nodes of the house for as long as it is open."""
    left = asyncio.Event()

    def note(what: str, facts: list[Any]) -> None:
        house.keep(heard(house, what, facts))

    def gone() -> None:
        left.set()
        house.wake.set()

    def back() -> None:
        house.keep(caught_up(house))

    await house.nodes.open(app, Ears(note, gone, house.lobby.lose, back))
    try:
        await house.lobby.resume()
        house.keep(_take_over(house, left))
        yield
    finally:
        for task in house.tasks:
            task.cancel()
        await house.lobby.close()
        await house.nodes.close()


async def _take_over(house: House, left: asyncio.Event) -> None:
    """Go on with the matches that need nobody when the node that held them is gone."""
    while wanted():
        await left.wait()
        left.clear()
        for seconds in (0.0, _FREE_AFTER_S):
            await asyncio.sleep(seconds)
            try:
                await house.lobby.adopt()
            except Conflict as conflict:
                _LOG.warning("tables were not taken over: %s", conflict)
