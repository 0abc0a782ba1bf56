"""What somebody may be called here: a name that is theirs, and no name that looks like somebody else's."""

from msgspec.structs import replace

from rebelote.people.names import BadName, guest_name
from rebelote.people.players import Player
from rebelote.server.answers import Refused
from rebelote.server.gate.words import players_of
from rebelote.server.house import House
from rebelote.tables.table import Table
from rebelote.wire.messages import Join


async def for_guest(house: House, name: str) -> str:
    """The name of a guest, made tidy. Raises Refused for one that cannot be, or looks like that of an account."""
    try:
        shown = guest_name(name)
    except BadName as fault:
        raise Refused(400, fault.code, {}) from fault
    if house.people is not None and await house.people.players.alike(shown):
        raise Refused(409, "name-account", {})
    return shown


async def for_account(house: House, name: str, player: str) -> None:
    """Refuse the name of a new account that looks like that of another one."""
    if house.people is not None and await house.people.players.alike(name, player):
        raise Refused(409, "name-taken", {})


async def at_table(house: House, table: Table, join: Join, player: Player | None) -> Join:
    """A wish to sit down under the name of the account, or of the guest; who sits there keeps the name that they
    have. Raises Refused.
    """
    if join.watch or join.code is not None or (player is not None and player.player in players_of(table)):
        return join
    if player is not None and player.account is not None:
        return replace(join, name=player.name)
    return replace(join, name=await for_guest(house, join.name))
