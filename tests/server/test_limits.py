"""What one address may try in a minute, what others may try meanwhile, and whose pages may ask at all."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.persons import Open, Person, account, opened

from rebelote.server.gate.limits import ENTRIES, GUESTS, WRONG_CODES

GUESS = {"name": "Anne", "password": "a guess at it"}


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
