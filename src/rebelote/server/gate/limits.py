"""How often something may be asked for from one address, in a minute: guesses above all."""

from ipaddress import AddressValueError, IPv6Address, IPv6Network

from starlette.requests import HTTPConnection

from rebelote.server.answers import Refused
from rebelote.server.house import House

GUESTS, ACCOUNTS, PROOFS = 60, 3, 6
"""New guests and new accounts of an address; passwords that somebody known gives again."""

ACCOUNTS_ASKED = 20
"""Accounts that an address asks for: those too that it does not get, for their names or their passwords."""

ENTRIES, ENTRIES_OF_NAME, ENTRIES_OF_ADDRESS = 6, 120, 30
"""Passwords for a name from an address, wrong ones for a name from everywhere, passwords for any name from an address.

Whoever guesses at a name elsewhere must not be able to lock its owner out.
"""

ENTRIES_AT_SITE, ENTRIES_OF_SITE = 18, 300
"""Passwords for a name, and for any name, from all lines of IPv6 that may belong to one customer."""

CHANGES = 120
"""How often somebody changes their name, their language or their settings."""

PASSKEYS = 30
"""What an address asks about passkeys, each of which takes two questions."""

TIES, INVITATIONS, COMPLAINTS, SEARCHES = 20, 12, 5, 30
"""What one player says of others: whom they know, whom they ask to a table, whom they complain about, whom they look for."""

RULES = 60
"""House rules that a player keeps or forgets."""

ANALYSES = 240
"""Moves of old matches about which an address asks."""

_AT_ADDRESS = 3
"""So many players of one address may each do as much as one of them may."""

WRONG_CODES = 30
"""Codes of tables, or of seats, that an address gives and that are none."""


_LINE, _SITE = 64, 48
"""So many bits of an IPv6 address name a line, whoever has it may use all addresses behind it; and so many the lines
that one customer may get.
"""


def address(connection: HTTPConnection) -> str:
    """From where somebody asks: an address of IPv4, or the line to which one of IPv6 belongs."""
    host = connection.client.host if connection.client else ""
    try:
        found = IPv6Address(host.partition("%")[0])
    except AddressValueError:
        return host
    return str(found.ipv4_mapped or IPv6Network((int(found), _LINE), strict=False))


def site(connection: HTTPConnection) -> str:
    """All lines that may belong to the customer who asks, where their address is one of IPv6; empty otherwise."""
    line, colon, _ = address(connection).partition("/")
    return str(IPv6Network((line, _SITE), strict=False)) if colon else ""


def slowly(house: House, what: str, a_minute: float) -> None:
    """Count something that is named with who does it. Raises Refused where it is too often."""
    if not house.may(what, a_minute):
        raise too_fast(house.wait_s(what, a_minute))


def both_slowly(house: House, connection: HTTPConnection, what: str, player: str, a_minute: float) -> None:
    """Count something for who does it and for their address. Raises Refused where it is too often, and counts nothing:
    who is refused uses up nothing that others at the address may do.
    """
    both = (f"{what} {player}", a_minute), (f"{what} at {address(connection)}", a_minute * _AT_ADDRESS)
    if seconds := max(house.wait_s(*each) for each in both):
        raise too_fast(seconds)
    for each in both:
        house.may(*each)


def too_fast(seconds: int) -> Refused:
    """The refusal of what may be tried again in some seconds."""
    return Refused(429, "too-fast", {"seconds": max(1, seconds)})


def tables_slowly(house: House, connection: HTTPConnection) -> None:
    """Count a table that somebody makes, unless there is no limit. Raises Refused."""
    if house.settings.tables_a_minute:
        slowly(house, f"table at {address(connection)}", house.settings.tables_a_minute)


def guesses_left_s(house: House, connection: HTTPConnection, what: str) -> int:
    """How many seconds an address has to wait that gave too many wrong codes; 0: it may give one."""
    return house.wait_s(f"{what} at {address(connection)}", WRONG_CODES)


def guessed_wrong(house: House, connection: HTTPConnection, what: str) -> None:
    """Count a wrong code of an address."""
    house.may(f"{what} at {address(connection)}", WRONG_CODES)
