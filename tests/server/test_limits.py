"""What one address may try in a minute, what others may try meanwhile, and whose pages may ask at all."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.persons import Open, Person, account, guest, opened
from tests.server.test_people import befriend, sat, table_of

from rebelote.server import house
from rebelote.server.gate.limits import (
    ACCOUNTS,
    ACCOUNTS_ASKED,
    CHANGES,
    COMPLAINTS,
    ENTRIES,
    ENTRIES_AT_SITE,
    ENTRIES_OF_ADDRESS,
    ENTRIES_OF_NAME,
    GUESTS,
    INVITATIONS,
    SEARCHES,
    TIES,
    WRONG_CODES,
)

GUESS = {"name": "Anne", "password": "a guess at it"}


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be done so often a minute is not allowed again because a machine is slow."""
    monkeypatch.setattr(house, "time", SimpleNamespace(monotonic=lambda: 1000.0))


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def test_wrong_passwords_from_elsewhere_do_not_lock_the_owner_out(here: Open) -> None:
    account(here, "Anne")
    for number in range(ENTRIES + 1):
        Person(here).ask("POST", "/api/me/enter", GUESS, client=f"10.0.0.{number}")

    anne = {"name": "Anne", "password": "correct horse"}
    assert 200 == Person(here).ask("POST", "/api/me/enter", anne, client="10.0.1.1")[0]


def test_all_lines_of_one_customer_are_counted_together(here: Open) -> None:
    for number in range(ENTRIES_AT_SITE):
        Person(here).ask("POST", "/api/me/enter", GUESS, client=f"2001:db8:1:{number}::1")
    told = [
        Person(here).ask("POST", "/api/me/enter", GUESS, client=each)[0]
        for each in ("2001:db8:1:ff::1", "2001:db8:2::1")
    ]

    assert [429, 403] == told


def test_owner_comes_in_from_where_they_came_lately_whoever_guesses(here: Open) -> None:
    account(here, "Anne")
    anne = {"name": "Anne", "password": "correct horse"}
    Person(here).ask("POST", "/api/me/enter", anne, client="10.0.1.1")
    for _ in range(ENTRIES_OF_NAME):
        here.house.may("enter anne", ENTRIES_OF_NAME)
    told = [
        Person(here).ask("POST", "/api/me/enter", anne, client=each)[0] for each in ("10.0.1.1", "10.0.1.2")
    ]

    assert [200, 429] == told


def test_right_passwords_are_no_guesses_at_a_name(here: Open) -> None:
    account(here, "Anne")
    before = here.house.allowance("enter anne", ENTRIES_OF_NAME).left
    Person(here).told("POST", "/api/me/enter", {"name": "Anne", "password": "correct horse"})
    right = here.house.allowance("enter anne", ENTRIES_OF_NAME).left
    Person(here).ask("POST", "/api/me/enter", GUESS)
    wrong = here.house.allowance("enter anne", ENTRIES_OF_NAME).left

    assert (before, before - 1) == (right, wrong)


def test_names_and_settings_are_changed_slowly(here: Open) -> None:
    anne = guest(here, "Anne")
    told = answers(anne, "POST", "/api/me", {"settings": {"big": True}}, CHANGES + 1)

    assert [200] * CHANGES + [429] == told


@pytest.mark.parametrize("more", [{f"k{at}": True for at in range(21)}, {"long": "x" * 9000}])
def test_settings_of_one_person_do_not_grow_for_ever(here: Open, more: dict[str, Any]) -> None:
    anne = guest(here, "Anne")
    anne.told("POST", "/api/me", {"settings": {f"s{at}": at for at in range(20)}})

    assert (409, "settings-full") == anne.refused("POST", "/api/me", {"settings": more})
    assert 20 == len(anne.told("GET", "/api/me")["settings"])


@pytest.mark.parametrize(
    "others",
    [
        ["2001:db8:1:2:ffff::7", "2001:db8:1:2::1%eth0"],
        ["::ffff:10.0.0.1", "10.0.0.1"],
    ],
)
def test_all_addresses_of_one_line_are_counted_together(here: Open, others: list[str]) -> None:
    first = "2001:db8:1:2::1" if others[0].startswith("2001") else "10.0.0.1"
    for _ in range(ENTRIES):
        Person(here).ask("POST", "/api/me/enter", GUESS, client=first)

    assert [429] * 2 == [Person(here).ask("POST", "/api/me/enter", GUESS, client=each)[0] for each in others]
    assert 403 == Person(here).ask("POST", "/api/me/enter", GUESS, client="2001:db8:1:3::1")[0]


def test_nobody_gets_new_guesses_because_much_else_is_done(here: Open) -> None:
    for _ in range(ENTRIES + 1):
        Person(here).ask("POST", "/api/me/enter", GUESS, client="10.0.0.7")
    for number in range(2 * house.REMEMBERED):
        here.house.may(f"something at {number}", 60)

    assert len(here.house.makers) <= house.REMEMBERED
    assert 429 == Person(here).ask("POST", "/api/me/enter", GUESS, client="10.0.0.7")[0]


def test_who_is_too_fast_is_told_for_how_long(here: Open) -> None:
    eve = Person(here)
    for _ in range(ENTRIES):
        eve.ask("POST", "/api/me/enter", GUESS)
    status, found = eve.ask("POST", "/api/me/enter?language=en", GUESS)

    seconds = found["facts"]["seconds"]
    assert (429, "too-fast", str(seconds)) == (status, found["code"], eve.headers["retry-after"])
    assert 0 < seconds <= 60
    assert f"wait {seconds} s" in found["words"]


def test_new_guests_of_one_address_are_made_slowly(here: Open) -> None:
    answers = {Person(here).ask("POST", "/api/me", {"name": "Eve"})[0] for _ in range(GUESTS + 20)}

    assert {200, 429} == answers
    assert 200 == Person(here).ask("POST", "/api/me", {"name": "Luc"}, client="10.0.0.2")[0]


@pytest.mark.parametrize("path", ["/api/tables/AAAAAA", "/api/tables/AAAAAA/matches"])
def test_codes_of_tables_are_guessed_at_slowly(here: Open, path: str) -> None:
    code = Person(here).told("POST", "/api/tables", {"setup": "belote/ffb-coinche"})["code"]
    eve = Person(here)
    answers = {eve.ask("GET", path)[0] for _ in range(WRONG_CODES + 10)}

    assert {404, 429} == answers
    assert 429 == eve.ask("GET", f"/api/tables/{code}")[0]
    assert 200 == eve.ask("GET", f"/api/tables/{code}", client="10.0.0.2")[0]


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/api/tables"), ("POST", "/api/check"), ("POST", "/api/quick"), ("DELETE", "/api/me")],
)
def test_page_of_somebody_else_makes_no_request_that_changes_something(
    here: Open, method: str, path: str
) -> None:
    body = {"setup": "belote/ffb-coinche"}
    found = Person(here).refused(method, path, body, origin="https://evil.example")

    assert (403, "other-page") == found


def answers(
    person: Person, method: str, path: str, body: Any, times: int, client: str = "127.0.0.1"
) -> list[int]:
    """The statuses of the answers to somebody who asks the same again and again."""
    return [person.ask(method, path, body, client=client)[0] for _ in range(times)]


def at_one_table(here: Open, *people: Person) -> str:
    """The code of a table at which some sit."""
    code = table_of(here, people[0])
    for each in people:
        here.run(sat(here, code, each.number, "x"))
    return code


def test_friends_are_asked_to_tables_slowly_and_so_is_everybody_at_one_address(here: Open) -> None:
    hosts, luc = [account(here, each) for each in ("Anne", "Eve", "Zoé", "Guy")], account(here, "Luc")
    for each in hosts:
        befriend(each, luc)
    code, asked = table_of(here, hosts[0]), {"player": luc.number}
    path = f"/api/tables/{code}/invitations"
    told = [answers(each, "POST", path, asked, INVITATIONS + 1) for each in hosts]

    assert [[200] * INVITATIONS + [429]] * 3 == told[:3]
    assert {429} == set(told[3])
    assert 200 == hosts[3].ask("POST", path, asked, client="10.0.0.2")[0]


def test_complaints_are_made_slowly(here: Open) -> None:
    anne, eve = guest(here, "Anne"), guest(here, "Eve")
    code = at_one_table(here, anne, eve)
    told = answers(anne, "POST", f"/api/tables/{code}/complaints", {"seat": 1, "text": "x"}, COMPLAINTS + 1)

    assert [200] * COMPLAINTS + [429] == told
    assert COMPLAINTS == len(here.run(here.people.watching.complaints()))


def test_names_are_looked_for_slowly(here: Open) -> None:
    anne = account(here, "Anne")

    assert [200] * SEARCHES + [429] == answers(anne, "GET", "/api/people?name=lu", None, SEARCHES + 1)


def test_others_are_named_friends_slowly(here: Open) -> None:
    anne, luc = guest(here, "Anne"), guest(here, "Luc")
    told = answers(anne, "POST", "/api/me/people", {"player": luc.number, "kind": "friend"}, TIES + 1)

    assert [200] * TIES + [429] == told


def test_accounts_of_one_address_are_made_slowly(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'y.db'}", tables_a_minute=60) as there:
        told = [
            Person(there).ask(
                "POST", "/api/me/account", {"name": f"Anne {each}x", "password": "correct horse"}
            )[0]
            for each in range(2, ACCOUNTS + 3)
        ]

    assert [200] * ACCOUNTS + [429] == told


@pytest.mark.parametrize(
    "refused", [{"name": "Anne", "password": "short"}, {"name": "x", "password": "correct horse"}]
)
def test_accounts_that_were_refused_take_no_place_of_others_at_the_address(
    tmp_path: Path, refused: dict[str, str]
) -> None:
    with opened(f"sqlite:///{tmp_path / 'y.db'}", tables_a_minute=60) as there:
        made = {"name": "Anne 2x", "password": "correct horse"}
        told = [Person(there).ask("POST", "/api/me/account", refused)[0] for _ in range(ACCOUNTS + 1)]
        told.append(Person(there).ask("POST", "/api/me/account", made)[0])
        told += [Person(there).ask("POST", "/api/me/account", refused)[0] for _ in range(ACCOUNTS_ASKED)]
        known = there.run(there.people.watching.numbers())["players"]

    assert [400] * (ACCOUNTS + 1) + [200] == told[: ACCOUNTS + 2]
    assert ([429], 1) == (told[-1:], known)


def test_passwords_from_one_address_are_few_whatever_the_name(here: Open) -> None:
    told = [
        Person(here).ask("POST", "/api/me/enter", {"name": f"Anne {each}x", "password": "a guess at it"})[0]
        for each in range(ENTRIES_OF_ADDRESS + 1)
    ]

    assert [403] * ENTRIES_OF_ADDRESS + [429] == told


WAIT = {"fr": "attendez", "en": "wait", "de": "warten Sie", "lb": "waart"}


@pytest.mark.parametrize("language", WAIT)
def test_who_is_too_fast_is_told_so_in_their_language(here: Open, language: str) -> None:
    anne = account(here, "Anne")
    path = f"/api/people?name=lu&language={language}"
    answers(anne, "GET", path, None, SEARCHES)
    found = anne.ask("GET", path)[1]

    said = found["words"].replace("\xa0", " ")
    assert f"{WAIT[language]} {found['facts']['seconds']} s" in said
