"""What is one may be had once, however many ask for it in the same instant."""

import asyncio

from tests.store.test_giving import with_people

from rebelote.people.players import Player, new_secret
from rebelote.server.house import People
from rebelote.store import DatabaseStore

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
