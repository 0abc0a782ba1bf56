"""What people say at tables: whether they may, how often, and who hears it."""

import time

from starlette.requests import HTTPConnection

from rebelote.server.gate.limits import address
from rebelote.server.house import House
from rebelote.server.people.seen import FREE_CHAT
from rebelote.tables import Visitor
from rebelote.tables.table import Table
from rebelote.wire.messages import Facts, Say, Speak

PHRASES, WORDS, LANGUAGES, SAID_AT_ADDRESS = 30, 20, 10, 120
"""Set phrases, own words and changes of the language of one person in a minute, and all that from one address."""

EVERYBODY = None
"""Who hears what is said where it is for all who are there."""


async def unsaid(
    house: House, connection: HTTPConnection, table: Table, visitor: Visitor, message: Say | Speak
) -> tuple[str, Facts] | None:
    """Why something is not said, with facts; None where it is, and then the visitor knows who may hear it."""
    visitor.heard_by = EVERYBODY
    if isinstance(message, Say) and message.text and not await _allowed(house, table, visitor):
        return "free-chat", {}
    speaker, here = visitor.player or f"seat {visitor.seat} of {table.code}", address(connection)
    said, often = ("phrases", PHRASES)
    if isinstance(message, Speak):
        said, often = ("languages", LANGUAGES)
    elif message.text:
        said, often = ("words", WORDS)
    for what, a_minute in ((f"{said} of {speaker}", often), (f"said at {here}", SAID_AT_ADDRESS)):
        if not house.may(what, a_minute):
            return "too-fast", {"seconds": max(1, house.wait_s(what, a_minute))}
    return None


async def _allowed(house: House, table: Table, visitor: Visitor) -> bool:
    """Whether somebody may use own words: among friends alone, or wherever the administrators allow it, unless
    they were silenced.
    """
    player = visitor.player
    known = await house.people.players.one(player) if house.people is not None and player else None
    if known is None or known.silent_until > time.time():
        return False
    if FREE_CHAT in house.settled:
        return True
    visitor.heard_by = await friends_of_all(house, table, player)
    return players_of(table) <= visitor.heard_by and not _strangers(table)


async def friends_of_all(house: House, table: Table, player: str) -> frozenset[str]:
    """Who may hear a player's own words at a table: friends of theirs who sit there, and those who watch and are
    friends of everybody who sits there.
    """
    assert house.people is not None
    mine = {player, *await house.people.knowing.friends(player)}
    seated = players_of(table) | {player}
    watching = set(mine)
    for each in seated - {player}:
        watching &= {each, *await house.people.knowing.friends(each)}
    return frozenset(seated & mine) | watching


def players_of(table: Table) -> frozenset[str]:
    """The persons who sit at a table and whom the house knows."""
    return frozenset(each.person.player for each in table.chairs if each.person and each.person.player)


def _strangers(table: Table) -> bool:
    """Whether somebody sits at a table whom the house does not know."""
    return any(each.person is not None and not each.person.player for each in table.chairs)
