"""Who sat at a match is written by tables, by who gives up a name, and by who joins an account: nothing of it is lost."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select
from tests.store.test_giving import SETUP, guest, played, with_people

from rebelote.server.house import People, people_in
from rebelote.server.people.settling import settle
from rebelote.store import DatabaseStore, open_store
from rebelote.store.connections import rows
from rebelote.store.schema import MATCHES, TABLES
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Entry, Person, Plan, Played

_UNTIL_ALL_WAIT_S = 0.3

Act = Callable[[], Awaitable[Any]]


async def begun(store: DatabaseStore, *players: str, maker: str) -> str:
    """A match at which some sit from the first seat on."""
    code = table_code()
    await store.create(code, Plan(SETUP, ("person",) * 4, "steady", maker=maker))
    for seat, player in enumerate(players):
        await store.seat(code, seat, Person(player, "en", code + player, player))
    await store.begin(code, Played(1, 1, (*players, *("",) * (4 - len(players)))))
    return code


async def at_once(store: DatabaseStore, code: str, *acts: Act) -> None:
    """Let some write to the same match at the same moment: all have read before the first of them may write."""
    async with store.engine.begin() as connection:
        await rows(connection, select(MATCHES).where(MATCHES.c.code == code).with_for_update())
        waiting = [asyncio.ensure_future(act()) for act in acts]
        await asyncio.sleep(_UNTIL_ALL_WAIT_S)
    await asyncio.gather(*waiting)


async def told(store: DatabaseStore, code: str) -> dict[str, Any]:
    """Who sat at the match, with the players alone."""
    async with store.engine.connect() as connection:
        found = await rows(connection, select(MATCHES.c.players).where(MATCHES.c.code == code))
    kept = json.loads(found[0]["players"])
    return {key: who[0] if isinstance(who, list) else who for key, who in kept.items()}


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("joins", [True, False])
def test_end_of_a_match_is_kept_while_somebody_is_erased_or_joins_an_account(
    address: str, joins: bool, first: bool
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc, home = [(await guest(people, name)).player for name in ("Anne", "Luc", "At home")]
        code = await begun(store, anne, luc, maker=anne)

        async def goes() -> None:
            await (people.players.join(anne, home) if joins else people.players.erase(anne))

        acts: list[Act] = [lambda: store.finish(code, 1), goes]
        await at_once(store, code, *(acts if first else acts[::-1]))

        assert ({"0": home} if joins else {}) | {"1": luc} == await told(store, code)

    with_people(address, test)


def test_absence_is_kept_while_somebody_else_is_erased(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = [(await guest(people, name)).player for name in ("Anne", "Luc")]
        code = await begun(store, anne, luc, maker=anne)
        await store.absent(code, 0, away=True)
        await at_once(
            store, code, lambda: store.absent(code, 1, away=True), lambda: people.players.erase(anne)
        )

        assert {f"left {luc}": 1} == await told(store, code)

    with_people(address, test)


def test_match_gives_to_the_account_that_a_guest_became_while_it_was_counted(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, home = await guest(people, "Anne"), await guest(people, "At home")
        code = await played(store, s1=anne)
        await store.finish(code, 1)
        ended = next(each for each in await people.giving.ended(100) if each.code == code)
        await people.players.join(anne.player, home.player)
        early = await people.giving.give(ended, SETUP, [], [], {})
        await settle(people, store, coins=True)

        assert (False, 1) == (early, len(await people.giving.history(home.player)))

    with_people(address, test)


def test_moves_at_many_tables_are_kept_while_their_maker_is_erased(address: str) -> None:
    async def test() -> None:
        store = await open_store(address, alone=False)
        people = people_in(store)
        anne = (await guest(people, "Anne")).player
        codes = sorted((table_code(), table_code()), reverse=True)
        for code in codes:
            await store.create(code, Plan(SETUP, ("person",) * 4, "steady", maker=anne))
            await store.fence.hold(code)
            await store.begin(code, Played(1, 1, ("",) * 4))

        async def moves() -> None:
            await asyncio.gather(*(store.append(code, 1, Entry(0, -1, "a")) for code in codes))

        async with store.engine.begin() as connection:
            await rows(connection, select(TABLES).where(TABLES.c.code.in_(codes)).with_for_update())
            waiting = [asyncio.ensure_future(act) for act in (people.players.erase(anne), moves())]
            await asyncio.sleep(_UNTIL_ALL_WAIT_S)
        await asyncio.gather(*waiting)
        kept = [len((await store.matches(code))[0].entries) for code in codes]
        await store.close()

        assert [1, 1] == kept

    asyncio.run(test())
