"""What is one may be had once, however many ask for it in the same instant."""

import asyncio

from tests.store.test_giving import with_people

from rebelote.people.players import Player, new_secret
from rebelote.server.house import People
from rebelote.store import DatabaseStore
from rebelote.store.connections import Taken

NAMES = ("wilma", "wi1ma", "wllma")
CODE, KEPT = "admin-code", "what is kept of it"


async def accounts(people: People, *names: str) -> list[Player]:
    """Players with accounts."""
    found = [await people.players.guest(new_secret(), name, "lb", "") for name in names]
    for each in found:
        await people.players.change(each.player, account=each.name.casefold())
    return found


def test_code_that_two_give_in_the_same_instant_makes_one_of_them_administrator(address: str) -> None:
    async def test(_: DatabaseStore, people: People) -> None:
        both = await accounts(people, "Firmin", "Fidelio")
        before = await people.players.admins()
        await people.watching.settle(CODE, KEPT)
        told = await asyncio.gather(*(people.players.rule_first(each.player, CODE, KEPT) for each in both))

        assert ([False, True], before + 1) == (sorted(told), await people.players.admins())
        assert CODE not in await people.watching.settled()

    with_people(address, test)


def test_code_that_was_used_or_is_another_makes_nobody_administrator(address: str) -> None:
    async def test(_: DatabaseStore, people: People) -> None:
        (luc,) = await accounts(people, "Lucius")
        await people.watching.settle(CODE, "another")

        assert not await people.players.rule_first(luc.player, CODE, KEPT)
        assert "another" == (await people.watching.settled())[CODE]
        await people.watching.settle(CODE, "")

    with_people(address, test)


def test_of_names_that_look_alike_and_are_asked_for_in_the_same_instant_one_is_given(address: str) -> None:
    async def test(_: DatabaseStore, people: People) -> None:
        found = [await people.players.guest(new_secret(), "Guest", "lb", "") for _ in NAMES]
        asked = zip(found, NAMES, strict=True)
        acts = [people.players.change(who.player, account=name) for who, name in asked]
        told = await asyncio.gather(*acts, return_exceptions=True)
        kept = [each for each in found if (await of(people, each)).account in NAMES]

        assert [True, True] == [isinstance(each, Taken) for each in told if each is not None]
        assert 1 == len(kept)
        await people.players.change(kept[0].player, account=NAMES[0])

    with_people(address, test)


async def of(people: People, player: Player) -> Player:
    """A player as they are kept now."""
    found = await people.players.one(player.player)
    assert found is not None
    return found
