"""Whom one may be called like: names of accounts are theirs, at tables as well."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.persons import Open, Person, account, guest, opened
from tests.server.sockets import socket
from tests.server.test_people import table_of

ORIGIN = "http://testserver"
ALIKE = ["Anne", "ANNE ", "Ànne", "A_n_n_e"]
LANGUAGES = {"fr": "compte", "en": "account", "de": "Konto", "lb": "Kont"}


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def told_at_table(here: Open, code: str, name: str, cookie: str = "") -> dict[str, Any]:
    """What somebody is told who sits down with a name."""

    async def told() -> dict[str, Any]:
        async with socket(here, origin=ORIGIN, cookie=cookie and f"rebelote={cookie}") as line:
            await line.say(t="join", table=code, name=name)
            return await line.told.get()

    return here.run(told())


@pytest.mark.parametrize("name", ALIKE)
def test_guest_is_not_called_as_an_account_is(here: Open, name: str) -> None:
    account(here, "Anne")
    eve = guest(here, "Eve")
    again = eve.refused("POST", "/api/me", {"name": name})

    assert ((409, "name-account"),) * 2 == (again, Person(here).refused("POST", "/api/me", {"name": name}))
    assert "Eve" == eve.told("GET", "/api/me")["name"]


@pytest.mark.parametrize("name", ["anne ", "ann3", "A N N E", "Anne."])
def test_second_account_does_not_look_like_the_first(here: Open, name: str) -> None:
    account(here, "Anne")

    asked = {"name": name, "password": "correct horse"}
    assert (409, "name-taken") == Person(here).refused("POST", "/api/me/account", asked)
    assert (409, "name-taken") == Person(here).refused("POST", "/api/me/passkeys/new", {"name": name})


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusal_says_what_is_wrong_with_the_name(here: Open, language: str) -> None:
    account(here, "Anne")
    found = Person(here).ask("POST", f"/api/me?language={language}", {"name": "anne"})[1]

    assert LANGUAGES[language] in found["words"]


@pytest.mark.parametrize("name", ALIKE)
def test_nobody_sits_down_under_the_name_of_an_account(here: Open, name: str) -> None:
    anne = account(here, "Anne")
    told = told_at_table(here, table_of(here, anne), name)

    assert ("problem", "name-account", True) == (told["t"], told["code"], told["fatal"])


def test_account_sits_down_under_its_own_name_whatever_the_page_says(here: Open) -> None:
    anne = account(here, "Anne")
    told = told_at_table(here, table_of(here, anne), "Bob", anne.cookie)

    assert ("welcome", "Anne") == (told["t"], told["seats"][0]["name"])


def test_who_sat_there_before_comes_back_although_somebody_has_their_name_by_now(here: Open) -> None:
    eve = guest(here, "Zoé")
    code = table_of(here, eve)
    told_at_table(here, code, "Zoé", eve.cookie)
    account(here, "ZOE")
    told = told_at_table(here, code, "Zoé", eve.cookie)

    assert ("welcome", 0, "Zoé") == (told["t"], told["seat"], told["seats"][0]["name"])


def test_name_at_a_table_is_made_tidy(here: Open) -> None:
    code = table_of(here, guest(here, "Eve"))

    assert "Lu c" == told_at_table(here, code, "Lu\u202ec ")["seats"][0]["name"]


def marked(here: Open, code: str) -> list[bool]:
    """Which persons at a table are marked as guests."""
    seats = Person(here).told("GET", f"/api/tables/{code}")["seats"]
    return [each["guest"] for each in seats if each["kind"] == "person"]


def test_guest_is_marked_at_the_table_until_they_have_an_account(here: Open) -> None:
    anne, luc = account(here, "Anne"), guest(here, "Luc")
    code = table_of(here, anne)
    told_at_table(here, code, "", anne.cookie)
    told_at_table(here, code, "Luc", luc.cookie)
    told_at_table(here, code, "Eve")
    before = marked(here, code)
    luc.told("POST", "/api/me/account", {"name": "Luc", "password": "correct horse"})

    assert ([False, True, True], [False, False, True]) == (before, marked(here, code))
