"""Whatever is kept about a player is told to them and goes when they are forgotten, in every table there is."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Column, String, Table, Text, insert, select, update
from tests.store.databases import KINDS, database
from tests.store.test_giving import guest, played, with_people

from rebelote.server.house import People
from rebelote.store import DatabaseStore
from rebelote.store.people.owning import personal
from rebelote.store.people_schema import HOUSE
from rebelote.store.schema import MATCHES
from rebelote.tables.ports import Person

TABLES = HOUSE.metadata.sorted_tables
NUMBER = "0123456789abcdef"
NAME = "Anne-Sophie"
SAYS = {"players": json.dumps({"0": [NUMBER, 1], f"left {NUMBER}": 1}), "names": json.dumps([NAME, "Luc"])}
SAYS |= {"who": f"{NUMBER}+other", "said": f"{NAME}: hello\nLuc: hi", "settings": "{}", "facts": "{}"}
NOBODY = {
    *("players.password", "sessions.lock", "persons.lock", "passkeys.passkey", "passkeys.key"),
    *("clubs.club", "clubs.code", "clubs.name", "members.club", "complaints.number", "audit.number"),
    *("reports.number", "reports.text", "draws.secret", "ceremonies.challenge", "house.value"),
    *("tables.setup", "tables.chairs", "own_rules.setup", "moves.move", "draws.move", "awards.setup"),
    *("awards.facts", "counts.preset", "moves.act", "audit.act", "tables.bot", "house.name", "ratings.game"),
    *("sessions.device", "passkeys.device", "claims.challenge", "counts.what", "players.settings"),
}
"""Columns of text, long enough for the number of a player, in which there is none."""
NAMED = {
    "players.name",
    "players.likeness",
    "players.account",
    "persons.name",
    "matches.names",
    "awards.names",
}
SPOKEN = {"complaints.text", "complaints.said", "own_rules.name"}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_long_text_is_either_of_a_player_or_of_nobody(table: Table) -> None:
    for column in table.columns:
        length = getattr(column.type, "length", None)
        if isinstance(column.type, String | Text) and (length is None or length >= len(NUMBER)):
            name = f"{table.name}.{column.name}"
            assert column.info.get("personal", False) == (name not in NOBODY | NAMED | SPOKEN), name


def value(table: Table, column: Column[Any]) -> Any:
    """What stands in a column of a row that is all about one player."""
    if column.name in SAYS:
        return SAYS[column.name]
    if column.info.get("personal"):
        return NUMBER
    if column.name in ("name", "account") and table.name in ("players", "persons"):
        return NAME
    return "x" if column.type.python_type is str else column.type.python_type(0)


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database in which there is nothing."""
    with database(request.param) as found:
        yield found


async def filled(store: DatabaseStore) -> None:
    """A row in each table, with the number and the name of one player wherever they fit."""
    async with store.engine.begin() as connection:
        for table in TABLES:
            await connection.execute(insert(table), {each.name: value(table, each) for each in table.columns})


async def rows_of(store: DatabaseStore) -> dict[str, list[dict[str, Any]]]:
    """Everything in the database, table by table."""
    async with store.engine.connect() as connection:
        return {
            table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
            for table in TABLES
        }


def test_every_table_with_a_player_is_told_and_nothing_of_them_is_left_when_they_are_forgotten(
    empty: str,
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        await filled(store)
        told = await people.players.everything(NUMBER)
        await people.players.erase(NUMBER)
        left = await rows_of(store)

        with_a_player = {table.name for table in TABLES if personal(table)}
        assert with_a_player | {"moves"} == {name for name, row in told.items() if row}
        assert "x" not in [row.get("password") for row in told["players"]]
        for text in (NUMBER, NAME):
            assert [] == [
                name for name, found in left.items() if text in json.dumps(found, ensure_ascii=False)
            ]
        assert "Luc: hi" not in json.dumps(told["complaints"]) or told["complaints"][0]["host"] == NUMBER

    with_people(empty, test)


@pytest.mark.parametrize("how", ["sits there", "left", "left and sits elsewhere"])
def test_name_goes_out_of_a_match_that_is_not_over(address: str, how: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne, s2=luc)
        if how != "sits there":
            await store.seat(code, 1, None)
        if how == "left and sits elsewhere":
            await store.seat(code, 3, Person("Anne", "en", "another lock", anne.player))
        await people.players.erase(anne.player)
        found = await store.load(code)
        assert found is not None
        assert found.match is not None

        assert ("", "Luc") == found.match.names[1:3]
        assert "Anne" not in found.match.names
        assert {2} == found.persons.keys()

    with_people(address, test)


def test_who_took_the_seat_of_somebody_who_is_forgotten_is_named_still(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, eve = await guest(people, "Anne"), await guest(people, "Eve")
        code = await played(store, s1=eve)
        async with store.engine.begin() as connection:
            told = json.dumps({f"left {anne.player}": 1})
            await connection.execute(update(MATCHES).where(MATCHES.c.code == code).values(players=told))
        await people.players.erase(anne.player)
        found = await store.load(code)
        assert found is not None
        assert found.match is not None

        assert "Eve" == found.match.names[1]

    with_people(address, test)


def test_what_somebody_said_goes_out_of_complaints_of_others_whatever_they_were_called(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, eve, luc = [await guest(people, each) for each in ("Al: ly", "Eve", "Luc")]
        account = await guest(people, "Ally")
        said = [
            (anne.player, "Al: ly: oh"),
            (luc.player, "Ally: no"),
            (anne.player, "Once: ah"),
            ("", "Ally: hm"),
        ]
        # nobody has played at this table yet
        await people.watching.complain(luc.player, eve.player, "ABCDEF", "why?", said)
        await people.players.join(anne.player, account.player)
        await people.players.erase(account.player)

        assert ["Ally: no"] == [each["said"] for each in await people.watching.complaints()]

    with_people(address, test)


def test_guest_brings_friends_invitations_settings_and_ratings_to_the_account(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, account, luc, eve = [await guest(people, each) for each in ("Anne", "Anne", "Luc", "Eve")]
        for one, other, kind in ((anne, luc, "friend"), (luc, anne, "friend"), (anne, eve, "block")):
            await people.knowing.tie(one.player, other.player, kind)
        await people.knowing.tie(anne.player, account.player, "friend")
        code = await played(store, s1=anne, s3=luc)
        await people.knowing.invite(code, luc.player, anne.player)
        await people.players.change(anne.player, settings='{"cloth":"nuit","sound":true}')
        await people.players.change(account.player, settings='{"cloth":"vert"}')
        await people.watching.complain(anne.player, eve.player, code, "why?", [("", "so")])
        await people.players.join(anne.player, account.player)
        found = await people.players.one(account.player)
        assert found is not None

        assert [luc.player] == await people.knowing.friends(account.player)
        assert {eve.player} == await people.knowing.apart(account.player)
        assert [code] == [each["code"] for each in await people.knowing.invitations(account.player)]
        assert {"cloth": "vert", "sound": True} == json.loads(found.settings)
        assert account.player in [each["host"] for each in await people.watching.complaints()]
        assert account.player not in [each["player"] for each in await people.knowing.named(account.player)]

    with_people(address, test)


def test_match_that_a_guest_left_costs_the_account_that_they_turn_out_to_be(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, account = await guest(people, "Anne"), await guest(people, "Anne at home")
        code = await played(store, s1=anne)
        await store.seat(code, 1, None)
        await people.players.join(anne.player, account.player)
        await store.finish(code, 1)
        ended = next(each for each in await people.giving.ended(1000) if each.code == code)

        assert {account.player: 1} == ended.left

    with_people(address, test)
