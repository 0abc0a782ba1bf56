"""What is done on every node: one does it and tells the others, which do it too."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from rebelote.people.players import Session
from rebelote.server.house import House

ENDED = "ended"
SETTLING = "settling"
"""The work that one node does for all, and the note that there is some."""


async def everywhere(house: House, what: str, *facts: str) -> None:
    """Do something here and on all other nodes."""
    await _ACTS[what](house, *facts)
    house.nodes.tell(what, *facts)


async def heard(house: House, what: str, facts: list[Any]) -> None:
    """Do what another node has done; what this version does not know is let be."""
    if (act := _ACTS.get(what)) is not None:
        await act(house, *facts)


async def caught_up(house: House) -> None:
    """Do what others may have told while nothing was heard of them, as far as it is kept."""
    await _settled(house)
    if house.people is None:
        return
    for player in house.lobby.players:
        found = await house.people.players.one(player)
        if found is None:
            await _ended_sessions(house, player, "", "")
            await _forgotten(house, player)
        elif found.barred:
            await _barred(house, player)
        else:
            await _ties(house, player)
            await _only_sessions(house, player, await house.people.players.sessions(player))


async def _only_sessions(house: House, player: str, sessions: Sequence[Session]) -> None:
    """Lines by which a player was known in other sessions are cut."""
    known = {each.lock for each in sessions}
    for ended in {each.session for each in house.lobby.visitors(player)} - known - {""}:
        await _ended_sessions(house, player, ended, "")


async def unheard_by(house: House, player: str) -> frozenset[str]:
    """Those whom a player does not want to hear, and those who do not want to meet them."""
    if house.people is None or not player:
        return frozenset()
    named = await house.people.knowing.named(player)
    muted = {each["player"] for each in named if each["kind"] == "mute"}
    return frozenset(muted | await house.people.knowing.apart(player))


async def _settled(house: House) -> None:
    """Administrators have settled something."""
    if house.people is not None:
        kept = await house.people.watching.settled()
        house.settled.clear()
        house.settled.update(kept)


async def _ties(house: House, player: str) -> None:
    """A player hears somebody no more, or again."""
    unheard = await unheard_by(house, player)
    for each in house.lobby.visitors(player):
        each.unheard = unheard


async def _barred(house: House, player: str) -> None:
    """The lines of a player are cut."""
    for each in house.lobby.visitors(player):
        each.refuse("barred", {}, fatal=True)


async def _ended_sessions(house: House, player: str, start: str, but: str) -> None:
    """Browsers know a player no more: their lines are cut, and so are the codes that they kept."""
    for each in house.lobby.visitors(player):
        if each.session.startswith(start) and each.session != but:
            each.refuse("session-ended", {}, fatal=True)
    house.lobby.void(player)


async def _forgotten(house: House, player: str) -> None:
    """Tables that know a player are read again."""
    house.lobby.forget_player(player)


async def _renamed(house: House, player: str, instead: str) -> None:
    """Tables that know a player are read again: they have an account by now."""
    house.lobby.rename_player(player, instead)


async def _counted(house: House, what: str, a_minute: float) -> None:
    """Somebody did something of which they may not do too much."""
    house.allowance(what, a_minute).take()


async def _ended(house: House) -> None:
    """A match is over; what it gives is given by one of the nodes."""
    if house.nodes.holds(SETTLING):
        house.wake.set()


_ACTS: dict[str, Callable[..., Awaitable[None]]] = {
    "settled": _settled,
    "ties": _ties,
    "barred": _barred,
    "ended-sessions": _ended_sessions,
    "forgotten": _forgotten,
    "renamed": _renamed,
    "counted": _counted,
    ENDED: _ended,
}
