"""One socket: a client at one table."""

import asyncio
import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rebelote.people.players import session_lock
from rebelote.server.answers import Refused
from rebelote.server.gate.frames import teller
from rebelote.server.gate.limits import GUESTS, address, guessed_wrong, guesses_left_s
from rebelote.server.gate.names import at_table
from rebelote.server.gate.words import unsaid
from rebelote.server.house import House
from rebelote.server.nodes.leading import AGAIN_S, TRIES
from rebelote.server.nodes.notes import unheard_by
from rebelote.server.nodes.ports import relayed
from rebelote.server.nodes.relaying import Pace, spoken_with
from rebelote.server.people.known import (
    Known,
    cookie_header,
    is_barred,
    known,
    made_known,
    own_origin,
    secret_for,
)
from rebelote.server.people.quick import begin_soon
from rebelote.server.people.social import kept_away
from rebelote.tables import Visitor, seating
from rebelote.tables.ports import Conflict, Elsewhere
from rebelote.tables.table import Table
from rebelote.wire import BadMessage, decode, encoded
from rebelote.wire.messages import ClientMessage, Facts, Join, Say, Speak

_LOG = logging.getLogger(__name__)
_JOIN_WITHIN_S = 10
_PATIENCE = 50
"""Messages that could not be carried out, after which the line is cut."""

_REFUSED, _FAULT, _COME_AGAIN = 1008, 1011, 1012


class _Closed(Exception):
    """The client has gone."""


async def line(house: House, socket: WebSocket) -> None:
    """Speak with one client until it goes or the table cuts the line; with the page of somebody else not at all."""
    if not own_origin(house, socket):
        # before it is accepted: the browser is told 403
        await socket.close(_REFUSED)
        return
    found, secret = await known(house, socket), ""
    if found is None:
        secret = relayed(socket.scope).get("secret", "") or secret_for(house, socket)
    kept = found.secret if found is not None else secret
    await socket.accept(headers=[cookie_header(house, socket, kept)] if kept else [])
    visitor = _recognised(found)
    telling = asyncio.create_task(_tell(socket, visitor))
    table: Table | None = None
    try:
        join = await _arrive(house, socket, visitor)
        table = await _led(house, socket, visitor, join, secret) if join is not None else None
        if table is not None and join is not None:
            join = await _named(house, visitor, table, join, found)
        if table is not None and join is not None:
            # guests of an address that are too many are not remembered, and play all the same
            if secret and not join.watch and house.may(f"guest at {address(socket)}", GUESTS):
                guest = await made_known(house, socket, secret, join.name, join.language)
                visitor.player, visitor.session = guest.player.player, session_lock(secret)
            if await _admitted(house, socket, visitor, table, join):
                await _come(house, visitor, table, join)
                await _listen(house, socket, visitor, table)
        await telling
    except (_Closed, WebSocketDisconnect):
        visitor.close()
    except Conflict as conflict:
        _LOG.warning("a line is asked to come again: %s", conflict)
        visitor.close()
        await telling
    finally:
        if table is not None:
            table.go(visitor)
        telling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await telling


def _recognised(found: Known | None) -> Visitor:
    """Somebody at a line, as whom the house knows them."""
    visitor = Visitor(found.player.player if found is not None else "")
    visitor.session = session_lock(found.secret) if found is not None else ""
    visitor.account = found is not None and found.player.account is not None
    return visitor


async def _come(house: House, visitor: Visitor, table: Table, join: Join) -> None:
    """Somebody comes to a table, and is not asked there any more."""
    visitor.unheard = await unheard_by(house, visitor.player)
    await begin_soon(house, table)
    table.hear(visitor, join)
    if house.people is not None and visitor.player and not join.watch:
        await house.people.knowing.forget_invitation(table.code, visitor.player)


async def _arrive(house: House, socket: WebSocket, visitor: Visitor) -> Join | None:
    """What a client asks for with its first message."""
    ears = _Ears(socket, visitor)
    try:
        async with asyncio.timeout(_JOIN_WITHIN_S):
            while not isinstance(message := await ears.hear(), Join):
                if message is None:
                    return None
                visitor.refuse("not-joined", {})
        visitor.introduced(message)
    except TimeoutError:
        visitor.refuse("not-joined", {}, fatal=True)
        return None
    if seconds := guesses_left_s(house, socket, "no-table"):
        visitor.refuse("too-fast", {"seconds": seconds}, fatal=True)
        return None
    return message


async def _led(house: House, socket: WebSocket, visitor: Visitor, join: Join, secret: str) -> Table | None:
    """The table that a client asks for; None when there is none, or when another node spoke with the client."""
    for _ in range(TRIES):
        try:
            table = await house.lobby.find(join.table)
        except Elsewhere as other:
            if await spoken_with(house, socket, other.node, join, secret):
                break
            await asyncio.sleep(AGAIN_S)
        else:
            if table is None:
                guessed_wrong(house, socket, "no-table")
                visitor.refuse("no-table", {"value": join.table}, fatal=True)
            return table
    visitor.close()
    return None


async def _named(
    house: House, visitor: Visitor, table: Table, join: Join, found: Known | None
) -> Join | None:
    """A wish to sit down under a name that may be used here; None for who was told that it may not."""
    try:
        return await at_table(house, table, join, None if found is None else found.player)
    except Refused as refused:
        visitor.refuse(refused.code, refused.facts, fatal=True)
        return None


async def _admitted(house: House, socket: WebSocket, visitor: Visitor, table: Table, join: Join) -> bool:
    """Whether somebody may come to a table as they ask to; they are told if not."""
    if join.code is None:
        if join.watch or not await kept_away(house, table, visitor.player):
            return True
        visitor.refuse("kept-away", {}, fatal=True)
        return False
    if seconds := guesses_left_s(house, socket, "seat-code"):
        visitor.refuse("too-fast", {"seconds": seconds}, fatal=True)
        return False
    seat = seating.owner(table.chairs, table.code, join.code)
    person = table.chairs[seat].person if seat is not None else None
    if person is None:
        guessed_wrong(house, socket, "seat-code")
        return True
    if person.player and await is_barred(house, person.player):
        visitor.refuse("barred", {}, fatal=True)
        return False
    # whoever has the code of a seat is its player here: as little heard by others, and as little told
    visitor.player = person.player or visitor.player
    return True


async def _listen(house: House, socket: WebSocket, visitor: Visitor, table: Table) -> None:
    """Pass on what a client says."""
    ears = _Ears(socket, visitor)
    while (message := await ears.hear()) is not None:
        if isinstance(message, Say | Speak) and (why := await unsaid(house, socket, table, visitor, message)):
            visitor.refuse(*why)
        else:
            table.hear(visitor, message)


class _Ears:
    """Hears a client: no faster than a person could mean it, and with patience that ends."""

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        self._socket, self._visitor = socket, visitor
        self._pace = Pace()
        self._patience = _PATIENCE

    async def hear(self) -> ClientMessage | None:
        """The next message that is one; None once the line is cut. Raises _Closed."""
        while not self._visitor.closed:
            text = await self._text()
            await self._pace.wait()
            try:
                return decode(text)
            except BadMessage as fault:
                self._annoyed("message", {"at": fault.where, "expected": fault.expected})
        return None

    async def _text(self) -> str | bytes:
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise _Closed
        text: str | bytes | None = frame.get("text")
        return text if text is not None else frame.get("bytes") or b""

    def _annoyed(self, code: str, facts: Facts) -> None:
        self._patience -= 1
        self._visitor.refuse(code, facts, fatal=self._patience <= 0)


async def _tell(socket: WebSocket, visitor: Visitor) -> None:
    """Send what the table tells, and close when there is nothing more to come; after a fault of ours as well."""
    fault, tell = False, teller(socket.scope)
    try:
        while (message := await visitor.next()) is not None:
            text = encoded(message)
            if tell is None or not tell(text):
                await socket.send_text(text.decode())
    except (WebSocketDisconnect, RuntimeError, OSError) as gone:
        # the client may go at any moment, in the middle of a message too
        _LOG.debug("a line went down: %r", gone)
    except Exception:  # noqa: BLE001 - the edge of a line
        # who is told nothing more must not believe that nothing happens
        _LOG.exception("a line could not be told what happens")
        fault = True
    visitor.close()
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(_FAULT if fault else _REFUSED if visitor.refused else _COME_AGAIN)
