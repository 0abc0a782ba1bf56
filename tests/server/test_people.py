"""Whom one knows, where one is waited for, what was given, and quick matches, over HTTP."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.persons import Open, Person, account, guest, opened
from tests.server.sockets import socket
from tests.store.test_giving import played

from rebelote.locale.options import title_of, words_of
from rebelote.people.challenges import offered
from rebelote.server.people.quick import WAIT_S, begin_after
from rebelote.server.people.social import kept_away
from rebelote.tables import Visitor
from rebelote.tables.ports import Plan, Played
from rebelote.tables.table import Table
from rebelote.wire.messages import Join, Say, SeatView

CLASSIC = "belote/ludiclub-classic"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def table_of(here: Open, person: Person, **more: object) -> str:
    """The code of a new table that somebody made."""
    code: str = person.told("POST", "/api/tables", {"setup": CLASSIC, **more})["code"]
    return code


def befriend(one: Person, two: Person) -> None:
    """Two name each other."""
    one.told("POST", "/api/me/people", {"player": two.number, "kind": "friend"})
    two.told("POST", "/api/me/people", {"player": one.number, "kind": "friend"})


def ties(person: Person) -> dict[str, str]:
    """How somebody stands with others, by name."""
    return {each["name"]: each["tie"] for each in person.told("GET", "/api/me/people")["people"]}


async def sat(here: Open, code: str, number: str, name: str) -> tuple[Table, Visitor]:
    """A player sits down at a table."""
    table = await here.lobby.find(code)
    assert table is not None
    visitor = Visitor(number)
    table.hear(visitor, Join(code, name))
    while not visitor.joined:
        await asyncio.sleep(0)
    return table, visitor


def test_friend_who_was_named_alone_has_been_asked(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    anne.told("POST", "/api/me/people", {"player": luc.number, "kind": "friend"})

    assert ({"Luc": "asked"}, {"Anne": "asks"}) == (ties(anne), ties(luc))


def test_two_who_named_each_other_are_friends_until_one_stops(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    befriend(anne, luc)
    friends = ties(anne), ties(luc)
    luc.told("POST", "/api/me/people", {"player": anne.number, "kind": "friend", "on": False})

    assert ({"Luc": "friend"}, {"Anne": "friend"}) == friends
    assert ({"Luc": "asked"}, {"Anne": "asks"}) == (ties(anne), ties(luc))


def test_accounts_are_found_by_the_beginning_of_their_names(here: Open) -> None:
    anne, _ = account(here, "Anne"), account(here, "Zoé Müller")
    found = anne.told("GET", "/api/people?name=ZOE+mu")["people"]

    assert ["Zoé Müller"] == [each["name"] for each in found]
    assert [] == anne.told("GET", "/api/people?name=z")["people"]


def test_who_blocked_me_is_not_found_and_not_named_a_friend(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    luc.told("POST", "/api/me/people", {"player": anne.number, "kind": "block"})

    assert [] == anne.told("GET", "/api/people?name=luc")["people"]
    assert (403, "no-player") == anne.refused(
        "POST", "/api/me/people", {"player": luc.number, "kind": "friend"}
    )


def test_friends_alone_are_asked_to_a_table(here: Open) -> None:
    anne, luc, eve = account(here, "Anne"), account(here, "Luc"), account(here, "Eve")
    befriend(anne, luc)
    code = table_of(here, anne)
    anne.told("POST", f"/api/tables/{code}/invitations", {"player": luc.number})

    assert [(code, "Anne")] == [
        (each["table"], each["host"]) for each in luc.told("GET", "/api/me/people")["invitations"]
    ]
    assert (403, "not-friends") == anne.refused(
        "POST", f"/api/tables/{code}/invitations", {"player": eve.number}
    )


def invitations(person: Person) -> list[str]:
    """The tables that somebody is asked to."""
    return [each["table"] for each in person.told("GET", "/api/me/people")["invitations"]]


def invited(here: Open) -> tuple[Person, Person, str]:
    """Anne, who asked her friend Luc to a table."""
    anne, luc = account(here, "Anne"), account(here, "Luc")
    befriend(anne, luc)
    code = table_of(here, anne, plan=["person", "person", "simple", "simple"], newcomers=False)
    anne.told("POST", f"/api/tables/{code}/invitations", {"player": luc.number})
    return anne, luc, code


def test_invitation_is_used_up_by_who_sits_down_and_not_by_who_watches(here: Open) -> None:
    _, luc, code = invited(here)

    async def comes(*, watch: bool) -> None:
        async with socket(here, origin="http://testserver", cookie=f"rebelote={luc.cookie}") as line:
            await line.say(t="join", table=code, name="Luc", watch=watch)
            await line.hear("welcome")
            await line.say(t="leave")
            await line.say(t="ping", n=1)
            await line.hear("pong")

    here.run(comes(watch=True))
    still = invitations(luc)
    here.run(comes(watch=False))

    assert ([code], []) == (still, invitations(luc))


def test_invitation_to_a_full_table_or_of_one_who_was_blocked_is_not_shown(here: Open) -> None:
    anne, luc, code = invited(here)
    for each in ("Eve", "Zoé"):
        here.run(sat(here, code, guest(here, each).number, each))
    full = invitations(luc)
    free = table_of(here, anne)
    anne.told("POST", f"/api/tables/{free}/invitations", {"player": luc.number})
    before = invitations(luc)
    luc.told("POST", "/api/me/people", {"player": anne.number, "kind": "block"})

    assert ([], [free], []) == (full, before, invitations(luc))


def test_friend_who_could_not_come_is_not_asked(here: Open) -> None:
    anne, luc, code = invited(here)
    eve = account(here, "Eve")
    eve.told("POST", "/api/me/people", {"player": luc.number, "kind": "block"})
    here.run(sat(here, code, eve.number, "Eve"))
    asked = {"player": luc.number}
    apart = anne.refused("POST", f"/api/tables/{code}/invitations", asked)
    other = table_of(here, anne)
    here.run(sat(here, other, luc.number, "Luc"))

    assert (403, "cannot-come") == apart
    assert (409, "sits-there") == anne.refused("POST", f"/api/tables/{other}/invitations", asked)


def listed(person: Person, after: str = "") -> tuple[list[str], bool]:
    """The codes of the open tables that somebody is shown, and whether there are more."""
    told = person.told("GET", f"/api/tables?after={after}")
    return [each["table"]["code"] for each in told["tables"]], told["more"]


def test_open_table_is_shown_however_many_newer_ones_are_over(here: Open) -> None:
    anne = guest(here, "Anne")
    waiting = table_of(here, anne, public=True)

    async def over() -> None:
        for number in range(51):
            code = f"OVER{number:02}"
            await here.store.create(code, Plan(CLASSIC, ("person",) * 4, "simple", public=True))
            await here.store.begin(code, Played(1, 1, ("a", "b", "c", "d")))
            await here.store.finish(code, 1)

    here.run(over())

    assert ([waiting], False) == listed(anne)


def test_open_tables_are_shown_page_by_page_the_newest_first(here: Open) -> None:
    anne = guest(here, "Anne")
    codes = [table_of(here, anne, public=True) for _ in range(53)]
    first, more = listed(anne)
    second, rest = listed(anne, first[-1])

    assert (50, 3, True, False) == (len(first), len(second), more, rest)
    assert sorted(codes) == sorted([*first, *second])


def test_table_of_somebody_whom_one_is_not_to_meet_is_not_offered(here: Open) -> None:
    anne, eve = account(here, "Anne"), account(here, "Eve")
    code = table_of(here, eve, public=True)
    here.run(sat(here, code, eve.number, "Eve"))
    before = listed(anne)[0]
    eve.told("POST", "/api/me/people", {"player": anne.number, "kind": "block"})

    assert ([code], [], [code]) == (before, listed(anne)[0], listed(guest(here, "Luc"))[0])


def test_who_is_blocked_is_kept_away_from_the_table(here: Open) -> None:
    anne, eve = account(here, "Anne"), account(here, "Eve")
    code = table_of(here, anne)
    table, _ = here.run(sat(here, code, anne.number, "Anne"))
    before = here.run(kept_away(here.house, table, eve.number))
    anne.told("POST", "/api/me/people", {"player": eve.number, "kind": "block"})

    assert (False, True) == (before, here.run(kept_away(here.house, table, eve.number)))


def test_who_is_muted_is_not_heard(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    code = table_of(here, anne)
    table, ears = here.run(sat(here, code, anne.number, "Anne"))
    _, mouth = here.run(sat(here, code, luc.number, "Luc"))

    async def said() -> int:
        before = ears.waiting
        table.hear(mouth, Say("hello"))
        for _ in range(20):
            await asyncio.sleep(0)
        return ears.waiting - before

    heard = here.run(said())
    anne.told("POST", "/api/me/people", {"player": luc.number, "kind": "mute"})

    assert (1, 0) == (heard, here.run(said()))


def test_complaint_keeps_what_was_said_at_the_table(here: Open) -> None:
    anne, eve = account(here, "Anne"), account(here, "Eve")
    code = table_of(here, anne)
    table, _ = here.run(sat(here, code, anne.number, "Anne"))
    _, mouth = here.run(sat(here, code, eve.number, "Eve"))

    async def say() -> None:
        table.hear(mouth, Say(text="you are a fool"))
        for _ in range(20):
            await asyncio.sleep(0)

    here.run(say())
    anne.told("POST", f"/api/tables/{code}/complaints", {"seat": 1, "text": "She\u202e insults me."})
    found = here.run(here.people.watching.complaints())[0]

    assert ("She insults me.", "Eve: you are a fool", eve.number) == (
        found["text"],
        found["said"],
        found["other"],
    )
    assert (404, "nobody-there") == anne.refused(
        "POST", f"/api/tables/{code}/complaints", {"seat": 3, "text": ""}
    )


def test_complaint_comes_from_who_sits_or_sat_there_or_watches_and_is_about_another(here: Open) -> None:
    anne, eve, luc = [account(here, each) for each in ("Anne", "Eve", "Luc")]
    code = table_of(here, anne)
    path, whom = f"/api/tables/{code}/complaints", {"seat": 1, "text": "x"}
    for each, name in ((anne, "Anne"), (eve, "Eve")):
        here.run(sat(here, code, each.number, name))

    async def watches(number: str) -> None:
        table = await here.lobby.find(code)
        assert table is not None
        table.hear(Visitor(number), Join(code, "Luc", watch=True))
        while len(table.audience.visitors) < 3:
            await asyncio.sleep(0)

    assert (409, "oneself") == eve.refused("POST", path, whom)
    assert (403, "not-at-table") == luc.refused("POST", path, whom)
    here.run(watches(luc.number))
    for each in (anne, luc):
        each.told("POST", path, whom)


def test_seat_is_given_back_to_its_player_in_any_browser(here: Open) -> None:
    anne = account(here, "Anne")
    code = table_of(here, anne)
    _, first = here.run(sat(here, code, anne.number, "Anne"))
    _, second = here.run(sat(here, code, anne.number, "somebody"))

    assert (0, 0) == (first.seat, second.seat)


def test_who_sits_at_a_table_does_not_watch_it(here: Open) -> None:
    anne = account(here, "Anne")
    code = table_of(here, anne)
    table, _ = here.run(sat(here, code, anne.number, "Anne"))

    number = anne.number

    async def watches() -> int | None:
        visitor = Visitor(number)
        table.hear(visitor, Join(code, watch=True))
        while not visitor.joined:
            await asyncio.sleep(0)
        return visitor.seat

    assert 0 == here.run(watches())


def test_table_that_waits_for_me_is_the_first_in_my_list(here: Open) -> None:
    anne = account(here, "Anne")
    waiting = table_of(here, anne)
    here.run(sat(here, waiting, anne.number, "Anne"))
    mine = table_of(here, anne, plan=["person", "simple", "simple", "simple"], pace_ms=0, turn_s=86400)
    table, _ = here.run(sat(here, mine, anne.number, "Anne"))

    async def my_turn() -> None:
        while table.course.match is None or table.course.match.due_seats() != [0]:
            await asyncio.sleep(0)

    here.run(my_turn())
    told = anne.told("GET", "/api/me/tables")["tables"]

    assert [(mine, True), (waiting, False)] == [
        (each["table"]["table"]["code"], each["my_turn"]) for each in told
    ]
    assert 86000 < told[0]["left_s"] <= 86400


def test_my_list_says_what_is_played_and_how_it_stands(here: Open) -> None:
    anne = account(here, "Anne")
    mine = table_of(here, anne, plan=["person", "simple", "simple", "simple"], pace_ms=0)
    table, _ = here.run(sat(here, mine, anne.number, "Anne"))

    async def begun() -> None:
        while table.course.match is None:
            await asyncio.sleep(0)

    before = anne.told("GET", "/api/me/tables?language=fr")["tables"]
    here.run(begun())
    after = anne.told("GET", "/api/me/tables?language=fr")["tables"]

    assert [0, 0] == after[0]["totals"]
    assert {title_of(words_of("fr", "belote"), CLASSIC)} == {each["title"] for each in (*before, *after)}


def test_two_who_want_the_same_soon_meet_at_one_table(here: Open) -> None:
    anne, luc = guest(here, "Anne"), guest(here, "Luc")
    found = [each.told("POST", "/api/quick", {"setup": CLASSIC}) for each in (anne, luc)]
    other = luc.told("POST", "/api/quick", {"setup": "belote/ffb-coinche"})

    assert found[0]["table"] == found[1]["table"] != other["table"]
    assert WAIT_S == found[0]["wait_s"] >= found[1]["wait_s"]


def test_bots_sit_down_where_nobody_came_soon(here: Open) -> None:
    anne = guest(here, "Anne")
    code = anne.told("POST", "/api/quick", {"setup": CLASSIC})["table"]

    number = anne.number

    async def begun() -> list[SeatView]:
        table, _ = await sat(here, code, number, "Anne")
        await begin_after(table, 0)
        while table.status != "playing":
            await asyncio.sleep(0)
        return table.now().seats

    assert ["person", "bot", "bot", "bot"] == [each.kind for each in here.run(begun())]


def test_progress_tells_every_challenge_that_is_offered(here: Open) -> None:
    told = guest(here, "Anne").told("GET", "/api/me/progress")

    assert len(offered("2026-11-30")) == len(told["challenges"])
    assert {(0, False)} == {(each["reached"], each["met"]) for each in told["challenges"]}


def test_ranking_shows_accounts_by_experience_and_guests_only_to_friends(here: Open) -> None:
    anne, luc, eve = account(here, "Anne"), account(here, "Luc"), guest(here, "Eve")
    here.run(here.people.players.change(luc.number, experience=160))
    befriend(luc, eve)
    all_of_them = anne.told("GET", "/api/ranking")["lines"]
    friends = luc.told("GET", "/api/ranking?among=friends")["lines"]

    assert [(1, "Luc", 3, False), (2, "Anne", 1, True)] == [
        (each["place"], each["name"], each["level"], each["me"]) for each in all_of_them
    ]
    assert ["Luc", "Eve"] == [each["name"] for each in friends]


def test_house_that_drains_makes_no_tables(here: Open) -> None:
    here.house.settled["draining"] = "yes"

    assert (503, "draining") == guest(here, "Anne").refused("POST", "/api/tables", {"setup": CLASSIC})
    assert (503, "draining") == guest(here, "Luc").refused("POST", "/api/quick", {"setup": CLASSIC})


def test_match_that_ends_gives_at_once_and_is_in_the_history(here: Open) -> None:
    anne = guest(here, "Anne")
    number = anne.number

    async def ends() -> None:
        player = await here.people.players.one(number)
        assert player is not None
        await here.store.finish(await played(here.store, s1=player), 1)
        async with asyncio.timeout(20):
            while ("first-match", "") not in await here.people.giving.claims(number):
                await asyncio.sleep(0.01)

    here.run(ends())
    told = anne.told("GET", "/api/me/history")["matches"]
    progress = anne.told("GET", "/api/me/progress")

    assert [anne.told("GET", "/api/me")["experience"] >= told[0]["experience"] > 0] == [True]
    assert ["belote"] == [each["game"] for each in progress["ratings"]]
    assert "first-match" in [each["name"] for each in progress["challenges"] if each["met"]]
    ranked = anne.told("GET", "/api/ranking?among=friends&game=belote")["lines"]
    assert ["Anne"] == [each["name"] for each in ranked if not each["bot"]]


def test_ranking_of_pairs_is_told_by_both_names(here: Open) -> None:
    anne, eve = account(here, "Anne"), account(here, "Eve")
    numbers = anne.number, eve.number

    async def ends() -> None:
        sat = [await here.people.players.one(number) for number in numbers]
        assert sat[0] is not None
        assert sat[1] is not None
        await here.store.finish(await played(here.store, s1=sat[0], s3=sat[1]), 1)
        async with asyncio.timeout(20):
            while not (await here.people.ranking.paired("belote", 1)).lines:
                await asyncio.sleep(0.01)

    here.run(ends())
    told = anne.told("GET", "/api/ranking?game=belote&of=pairs")["lines"]

    assert [(1, {"Anne", "Eve"}, True)] == [
        (each["place"], set(each["name"].split(" · ")), each["me"]) for each in told
    ]
