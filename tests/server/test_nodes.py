"""Several processes are one house: whoever asks one of them is answered as if there were no other."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.server.nodes import PATIENCE_S, Node, administrator, asked, joined, made, nodes, until
from tests.server.persons import Person, guest
from tests.server.sockets import socket
from tests.store.databases import database
from tests.store.redis import Server, redis_server

from rebelote.engine import SetupError
from rebelote.server import Settings, running
from rebelote.server.people.first import first_code
from rebelote.tables.ports import Elsewhere


@pytest.fixture(scope="module")
def shared() -> Iterator[tuple[str, Server]]:
    """A database and a Redis."""
    with database("postgresql") as address, redis_server() as redis:
        yield address, redis


@pytest.fixture
def two(shared: tuple[str, Server]) -> Iterator[list[Node]]:
    """Two nodes."""
    with nodes(shared[0], shared[1].address) as found:
        yield found


def test_lines_of_two_nodes_meet_at_one_table(two: list[Node]) -> None:
    code = made(two[0])

    async def test() -> None:
        async with socket(two[0]) as anne, socket(two[1]) as luc:
            await joined(anne, code, name="Anne")
            welcome = await joined(luc, code, name="Luc")

            assert ["Anne", "Luc"] == [each["name"] for each in welcome["seats"][:2]]
            assert 0 == (await anne.hear("update"))["ply"] == (await luc.hear("update"))["ply"]

    two[0].run(test())


def test_move_made_at_another_node_is_told_to_all(two: list[Node]) -> None:
    code = made(two[0], plan=["person"] * 4)

    async def test() -> None:
        async with socket(two[0]) as anne, socket(two[1]) as luc:
            await joined(anne, code)
            await joined(luc, code)
            await luc.say(t="start")
            while (update := await luc.hear("update"))["view"]["seat"] not in update["view"]["due"]:
                await asyncio.sleep(0)
            await luc.say(t="act", match=1, ply=update["ply"], move=update["view"]["choices"][0], id="x")
            acked = await luc.hear("update")
            while (told := await anne.hear("update"))["ply"] < acked["ply"]:
                await asyncio.sleep(0)

            assert ["x"] == acked["ack"]
            assert acked["ply"] == told["ply"]

    two[0].run(test())


def test_guest_who_comes_by_another_node_is_known_by_the_cookie_of_that_node(two: list[Node]) -> None:
    code = made(two[0])
    browser = Person(two[1])

    async def test() -> str:
        async with socket(two[1], origin="http://testserver") as line:
            await joined(line, code, name="Luc")
            return line.accepted["set-cookie"].partition(";")[0].removeprefix("rebelote=")

    browser.cookie = two[1].run(test())

    assert "Luc" == browser.told("GET", "/api/me")["name"]


def test_request_about_a_table_is_answered_by_the_node_that_holds_it(two: list[Node]) -> None:
    code, anne = made(two[0]), Person(two[1])
    status, found = anne.ask("GET", f"/api/tables/{code}")

    assert (200, code) == (status, found["table"]["code"])
    assert 1 == [name for name in anne.headers].count("content-security-policy")


def test_refusal_of_another_node_is_passed_on(two: list[Node]) -> None:
    code = made(two[0])

    assert (404, "no-match") == Person(two[1]).refused("GET", f"/api/tables/{code}/matches/7")
    assert (404, "no-table") == Person(two[1]).refused("GET", "/api/tables/AAAAAA")


def test_friend_is_asked_to_a_table_of_another_node(two: list[Node]) -> None:
    code, anne, luc = made(two[0]), guest(two[0], "Anne"), guest(two[1], "Luc")
    anne.told("POST", "/api/me/people", {"player": luc.number, "kind": "friend", "on": True})
    luc.told("POST", "/api/me/people", {"player": anne.number, "kind": "friend", "on": True})
    luc.told("POST", f"/api/tables/{code}/invitations", {"player": anne.number})

    assert [code] == [each["table"] for each in anne.told("GET", "/api/me/people")["invitations"]]


def test_public_tables_of_all_nodes_are_listed_once_the_newest_first(two: list[Node]) -> None:
    codes = [made(two[at % 2], public=True) for at in range(3)]

    for node in two:
        listed = [each["table"]["code"] for each in Person(node).told("GET", "/api/tables")["tables"]]
        assert sorted(codes) == sorted(each for each in listed if each in codes)


def test_tables_where_one_sits_are_listed_wherever_they_are_held(two: list[Node]) -> None:
    codes, anne = [made(each) for each in two], guest(two[0], "Anne")

    async def sit() -> None:
        for code in codes:
            async with socket(two[0], cookie=f"rebelote={anne.cookie}") as line:
                await joined(line, code)

    two[0].run(sit())

    for node in two:
        there = Person(node)
        there.cookie = anne.cookie
        listed = there.told("GET", "/api/me/tables")["tables"]
        assert set(codes) == {each["table"]["table"]["code"] for each in listed}


def test_quick_match_brings_people_of_two_nodes_together(two: list[Node]) -> None:
    setup = "belote/ludiclub-vache-sata"
    one = guest(two[0], "Anne").told("POST", "/api/quick", {"setup": setup})
    other = guest(two[1], "Luc").told("POST", "/api/quick", {"setup": setup})

    assert one["table"] == other["table"]


def test_quick_match_begins_although_the_node_that_laid_the_table_is_gone(
    shared: tuple[str, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rebelote.server.people.quick.WAIT_S", 2)
    with nodes(shared[0], shared[1].address) as two:
        code = guest(two[0], "Anne").told("POST", "/api/quick", {"setup": "konter/bistro-fr"})["table"]

        async def test() -> None:
            await two[0].kill()
            async with socket(two[1]) as line:
                await joined(line, code)
                while (await line.hear("seats"))["status"] != "playing":
                    continue

        two[1].run(test())

        assert "playing" == Person(two[1]).told("GET", f"/api/tables/{code}")["status"]


def test_all_nodes_tell_the_same_code_of_the_first_administrator(two: list[Node]) -> None:
    codes = [each.run(first_code(each.people, each.nodes)) for each in two]

    assert codes[0] == codes[1]


def test_what_administrators_settle_holds_at_every_node(two: list[Node]) -> None:
    ruler = administrator(two[0])
    ruler.told("POST", "/api/admin/house", {"announcement": "We close at ten", "draining": True})
    two[1].run(until(lambda: bool(two[1].house.settled.get("draining"))))
    try:
        assert "We close at ten" == Person(two[1]).told("GET", "/api/me")["announcement"]
        assert (503, "draining") == Person(two[1]).refused(
            "POST", "/api/tables", {"setup": "konter/bistro-fr"}
        )
    finally:
        ruler.told("POST", "/api/admin/house", {"announcement": "", "draining": False})
        two[1].run(until(lambda: not two[1].house.settled.get("draining")))


def test_administrators_see_the_tables_of_all_nodes(two: list[Node]) -> None:
    codes = {made(each) for each in two}
    seen = administrator(two[1]).told("GET", "/api/admin/house")["tables"]

    assert codes <= {each["table"]["code"] for each in seen}


def test_player_who_is_barred_at_one_node_is_cut_at_the_other(two: list[Node]) -> None:
    ruler, code, anne = administrator(two[0]), made(two[1]), guest(two[1], "Anne")

    async def test() -> int | None:
        async with socket(two[1], cookie=f"rebelote={anne.cookie}") as line:
            await joined(line, code)
            await two[0].ask(*barred)
            return await line.code()

    barred = asked(ruler, "POST", f"/api/admin/players/{anne.number}", {"barred": True})

    assert 1008 == two[0].run(test())


def test_wrong_codes_are_counted_by_all_nodes_together(two: list[Node]) -> None:
    anne, client = Person(two[0]), "127.0.0.9"
    while anne.refused("GET", "/api/tables/AAAAAA", client=client)[0] != 429:
        continue
    two[1].run(until(lambda: two[1].house.wait_s(f"no-table at {client}", 30) > 0))

    assert (429, "too-fast") == Person(two[1]).refused("GET", "/api/tables/AAAAAA", client=client)


def test_lines_end_when_the_node_that_holds_their_table_is_killed(two: list[Node]) -> None:
    code = made(two[0])

    async def test() -> int | None:
        async with socket(two[1]) as line:
            await joined(line, code)
            await two[0].kill()
            return await line.code()

    assert 1012 == two[1].run(test())


def test_table_of_a_killed_node_goes_on_at_another_one_at_once(two: list[Node]) -> None:
    code = made(two[0])

    async def test() -> int:
        async with socket(two[1]) as line:
            before = await joined(line, code, name="Anne")
        await two[0].kill()
        async with asyncio.timeout(PATIENCE_S), socket(two[1]) as line:
            return int((await joined(line, code, code=before["code"]))["seat"])

    assert 0 == two[1].run(test())
    assert None is two[1].run(two[1].leases.take(code))


def test_match_of_bots_alone_is_taken_over_from_a_killed_node(two: list[Node]) -> None:
    code = made(two[0], plan=["simple"] * 4, pace_ms=500)

    async def test() -> None:
        await until(lambda: two[0].lobby.tables and two[0].lobby.tables[0].course.number)
        await two[0].kill()
        await until(lambda: code in {each.code for each in two[1].lobby.tables})

    two[1].run(test())


def test_node_that_lost_a_table_writes_nothing_and_asks_to_come_again(two: list[Node]) -> None:
    code = made(two[0], plan=["person"] * 4)

    async def test() -> tuple[int | None, int]:
        async with socket(two[0]) as line:
            await joined(line, code)
            await line.say(t="start")
            update = await line.hear("update")
            while update["view"]["seat"] not in update["view"]["due"]:
                update = await line.hear("update")
            # as if two[0] had been stopped for longer than its lease lasts
            await two[1].kept.redis.set(two[1].kept.name("lease", code), two[1].name, px=60_000)
            assert None is await two[1].leases.take(code)
            await line.say(t="act", match=1, ply=update["ply"], move=update["view"]["choices"][0], id="x")
            return await line.code(), update["ply"]

    cut, ply = two[0].run(test())
    saved = two[1].run(two[1].store.load(code))

    assert 1012 == cut
    assert saved is not None
    assert saved.match is not None
    assert ply == len(saved.match.entries)


def test_lease_that_another_node_has_ends_the_table_here(two: list[Node]) -> None:
    code = made(two[0])

    async def test() -> None:
        await two[1].kept.redis.set(two[1].kept.name("lease", code), two[1].name, px=60_000)
        await until(lambda: code not in {each.code for each in two[0].lobby.tables})
        with pytest.raises(Elsewhere):
            await two[0].lobby.find(code)

    two[0].run(test())


def test_node_that_ends_in_good_order_lets_its_tables_go_at_once(shared: tuple[str, Server]) -> None:
    with nodes(shared[0], shared[1].address, count=3) as three:
        code = made(three[0])
        ending = three.pop(0)
        ending.close()

        assert None is three[0].run(three[0].leases.take(code))


@pytest.mark.parametrize(
    ("database_at", "redis_at", "fault"),
    [
        ("sqlite:///x.db", "redis://127.0.0.1:1/0", "redis-database"),
        ("postgresql://nobody@127.0.0.1:1/x", "redis://127.0.0.1:1/0", "redis-closed"),
        ("postgresql://nobody@127.0.0.1:1/x", "http://127.0.0.1", "redis"),
    ],
)
def test_processes_that_could_not_share_are_not_started(database_at: str, redis_at: str, fault: str) -> None:
    with running.bound("127.0.0.1", 0) as listening, pytest.raises(SetupError) as refused:
        asyncio.run(running.serve(listening, Settings(database_at, redis=redis_at), print, print))

    assert fault == refused.value.fault.code
