"""A guest who sat at a table with the account that they turn out to be: one match is given once."""

import asyncio
import json

import pytest
from tests.store.test_giving import SETUP, guest, played, with_people

from rebelote.server.house import People
from rebelote.server.people.settling import settle
from rebelote.store import DatabaseStore
from rebelote.store.people.rules import MOST
from rebelote.tables.ports import Person


@pytest.mark.parametrize("over", [True, False])
def test_match_at_which_both_sat_is_given_once_for_the_older_seat(address: str, over: bool) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        phone, anne = await guest(people, "Nobody"), await guest(people, "Anne")
        code = await played(store, s1=phone)
        await asyncio.sleep(0.01)
        await store.seat(code, 2, Person("Anne", "en", "another lock", anne.player))
        if over:
            await store.finish(code, 1)
        await people.players.join(phone.player, anne.player)
        if not over:
            await store.finish(code, 1)
        ended = next(each for each in await people.giving.ended(1000) if each.code == code)
        await settle(people, store, coins=True)

        assert {1: anne.player} == {seat: who for seat, (who, _) in ended.sat.items()}
        assert [1] == [each.match for each in await people.giving.history(anne.player)]

    with_people(address, test)


def test_who_left_as_a_guest_and_still_sits_there_has_not_left(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        phone, anne = await guest(people, "Nobody"), await guest(people, "Anne")
        code = await played(store, s1=phone, s2=anne)
        await store.seat(code, 1, None)
        await people.players.join(phone.player, anne.player)
        await store.finish(code, 1)
        ended = next(each for each in await people.giving.ended(1000) if each.code == code)

        assert ({2}, {}) == ({*ended.sat}, ended.left)

    with_people(address, test)


def test_house_rules_of_both_are_kept_however_many_until_they_are_forgotten(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        phone, anne = await guest(people, "Nobody"), await guest(people, "Anne")
        for number in range(MOST):
            assert await people.rules.keep(phone.player, f"phone {number}", SETUP)
            assert await people.rules.keep(anne.player, f"home {number}", SETUP)
        await people.players.join(phone.player, anne.player)
        more = await people.rules.keep(anne.player, "one more", SETUP)
        changed = await people.rules.keep(anne.player, "phone 0", "konter/bistro-en")
        kept = await people.rules.all(anne.player)

        assert (2 * MOST, False, True) == (len(kept), more, changed)
        assert ("phone 0", "konter/bistro-en") == kept[0][:2]
        assert [] == await people.rules.all(phone.player)

    with_people(address, test)


def test_settings_of_a_guest_for_which_there_is_no_room_are_not_taken_over(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        await people.players.change(anne.player, settings='{"back": "wine"}')
        for phone in range(3):
            other = await guest(people, "Nobody")
            keys = {f"{phone} {number}": True for number in range(30)}
            await people.players.change(other.player, settings=json.dumps(keys))
            await people.players.join(other.player, anne.player)
        kept = await people.players.one(anne.player)
        assert kept is not None

        assert {"back": "wine"} | {f"0 {number}": True for number in range(30)} == json.loads(kept.settings)

    with_people(address, test)


@pytest.mark.parametrize("newer", ["guest", "account"])
def test_of_house_rules_with_one_name_the_newer_are_kept(address: str, newer: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        known = {"guest": await guest(people, "Nobody"), "account": await guest(people, "Anne")}
        for each in sorted(known, key=lambda each: each == newer):
            await people.rules.keep(known[each].player, "At home", f"{SETUP};{each}")
            await asyncio.sleep(0.01)
        await people.players.join(known["guest"].player, known["account"].player)
        kept = await people.rules.all(known["account"].player)

        assert [("At home", f"{SETUP};{newer}")] == [each[:2] for each in kept]

    with_people(address, test)
