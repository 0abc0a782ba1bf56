"""Who somebody is: guests, accounts, browsers, export, erasure; and what other pages may not ask for."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.persons import Open, Person, account, guest, opened

from rebelote.server.people.first import first_code

PASSWORD = "correct horse"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def test_somebody_new_is_nobody_and_nothing_is_kept_of_them(here: Open) -> None:
    anne = Person(here)
    told = anne.told("GET", "/api/me")

    assert ("", "", 1) == (told["player"], anne.cookie, told["level"])


def test_guest_is_known_again_by_the_cookie(here: Open) -> None:
    anne = guest(here, "Anne")

    assert ("Anne", False) == tuple(anne.told("GET", "/api/me")[key] for key in ("name", "account"))


def test_cookie_is_read_by_no_script_and_sent_to_no_other_site(here: Open) -> None:
    anne = guest(here, "Anne")
    header = anne.headers["set-cookie"].lower()

    assert ("httponly" in header, "samesite=lax" in header, "secure" in header) == (True, True, False)


def test_cookie_is_kept_from_when_it_was_used_last(here: Open) -> None:
    anne = guest(here, "Anne")
    first = anne.cookie
    anne.told("GET", "/api/me")

    assert (first, True) == (anne.cookie, "max-age=34560000" in anne.headers.get("set-cookie", "").lower())


def test_cookie_behind_tls_goes_over_tls_alone(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'y.db'}", origin="https://testserver") as there:
        assert "secure" in guest(there, "Anne").headers["set-cookie"].lower()


def test_guest_becomes_an_account_and_stays_the_same_player(here: Open) -> None:
    anne = guest(here, "Anne")
    before = anne.number
    anne.told("POST", "/api/me/account", {"name": "Anne", "password": PASSWORD})

    assert (before, True) == (anne.number, anne.told("GET", "/api/me")["account"])


def test_account_is_known_in_a_second_browser(here: Open) -> None:
    anne, phone = account(here, "Zoé"), Person(here)
    phone.told("POST", "/api/me/enter", {"name": "ZOE", "password": PASSWORD})

    assert anne.number == phone.number
    assert 2 == len(anne.told("GET", "/api/me/sessions")["sessions"])


@pytest.mark.parametrize(("name", "password"), [("Anne", "wrong horse"), ("Nobody", PASSWORD), ("", "")])
def test_wrong_name_and_wrong_password_are_refused_alike(here: Open, name: str, password: str) -> None:
    account(here, "Anne")

    asked = {"name": name, "password": password}
    assert (403, "wrong-password") == Person(here).refused("POST", "/api/me/enter", asked)


@pytest.mark.parametrize(
    ("code", "name", "password"),
    [
        ("name-taken", "  ÀNNE ", PASSWORD),
        ("name-taken", "Admin", PASSWORD),
        ("name-length", "x", PASSWORD),
        ("name-length", "x" * 25, PASSWORD),
        ("name-scripts", "Аnne", PASSWORD),
        ("password-length", "Luc", "short"),
        ("password-name", "Luc Schmit", "luc schmit"),
    ],
)
def test_bad_name_or_password_makes_no_account(here: Open, code: str, name: str, password: str) -> None:
    account(here, "Anne")

    assert code == Person(here).refused("POST", "/api/me/account", {"name": name, "password": password})[1]


def test_account_whose_name_could_be_none_by_now_comes_in_by_it(here: Open) -> None:
    anne = account(here, "Anne")
    here.run(here.people.players.change(anne.number, name="\u1d00nne", account="\u1d00nne"))
    told = Person(here).told("POST", "/api/me/enter", {"name": "\u1d00NNE", "password": PASSWORD})

    assert anne.number == told["player"]


def test_name_of_a_guest_is_tidied(here: Open) -> None:
    assert "An ne" == guest(here, " An\u202e\tne ").told("GET", "/api/me")["name"]


def test_session_that_is_ended_is_not_known_any_more(here: Open) -> None:
    anne, phone = account(here, "Anne"), Person(here)
    phone.told("POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD})
    other = next(each for each in anne.told("GET", "/api/me/sessions")["sessions"] if not each["here"])
    anne.told("DELETE", f"/api/me/sessions/{other['session']}")

    assert ("", True) == (phone.number, bool(anne.number))


def test_settings_of_a_browser_that_was_signed_out_make_nobody_new(here: Open) -> None:
    anne, phone = account(here, "Anne"), Person(here)
    phone.told("POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD})
    anne.told("POST", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})

    assert (401, "not-known") == phone.refused("POST", "/api/me", {"settings": {"felt": "green"}})
    assert "" == phone.number


def test_who_is_erased_while_they_are_answered_is_not_known(
    here: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne = guest(here, "Anne")
    changed = here.people.players.change

    async def change(player: str, **values: Any) -> None:
        await changed(player, **values)
        await here.people.players.end(player)

    monkeypatch.setattr(here.people.players, "change", change)

    assert (401, "not-known") == anne.refused("POST", "/api/me", {"settings": {"felt": "green"}})


def test_new_password_ends_all_other_sessions(here: Open) -> None:
    anne, phone = account(here, "Anne"), Person(here)
    phone.told("POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD})
    anne.told("POST", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})

    assert ("", True) == (phone.number, bool(anne.number))
    assert (403, "wrong-password") == phone.refused(
        "POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD}
    )


def test_who_goes_out_is_nobody_here(here: Open) -> None:
    anne = account(here, "Anne")
    anne.told("POST", "/api/me/out")

    assert "" == anne.number


def test_request_without_the_token_of_the_page_changes_nothing(here: Open) -> None:
    anne = guest(here, "Anne")

    assert (403, "token") == anne.refused("POST", "/api/me", {"name": "Eve"}, **{"x-rebelote-token": "x"})
    assert "Anne" == anne.told("GET", "/api/me")["name"]


@pytest.mark.parametrize("header", [{"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}])
def test_page_of_somebody_else_can_neither_change_nor_read(here: Open, header: dict[str, str]) -> None:
    anne = guest(here, "Anne")

    assert (403, "other-page") == anne.refused("POST", "/api/me", {"name": "Eve"}, **header)
    assert "" == anne.ask("GET", "/api/me", **header)[1]["player"]


def test_password_is_tried_a_few_times_a_minute_and_no_more(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'y.db'}", tables_a_minute=60) as there:
        eve = Person(there)
        asked = {"name": "Anne", "password": "a guess at it"}
        answers = [eve.refused("POST", "/api/me/enter", asked)[0] for _ in range(8)]

    assert ([403] * 6, 429) == (answers[:6], answers[-1])


def test_export_has_everything_but_secrets(here: Open) -> None:
    anne = account(here, "Anne")
    anne.told("POST", "/api/me", {"settings": {"cloth": "nuit"}})
    told = anne.told("GET", "/api/me/export")

    assert ("Anne", '{"cloth":"nuit"}') == (told["players"][0]["name"], told["players"][0]["settings"])
    assert "argon2" not in str(told)


def test_account_is_erased_by_its_password_alone(here: Open) -> None:
    anne = account(here, "Anne")

    assert (403, "wrong-password") == anne.refused("DELETE", "/api/me", {"password": "a guess at it"})
    anne.told("DELETE", "/api/me", {"password": PASSWORD})
    assert "" == anne.number
    assert None is here.run(here.people.players.of_account("anne"))


def test_settings_are_the_same_in_every_browser(here: Open) -> None:
    anne, phone = account(here, "Anne"), Person(here)
    anne.told("POST", "/api/me", {"settings": {"cloth": "nuit", "big": True}})
    anne.told("POST", "/api/me", {"settings": {"cloth": "ardoise"}})
    found = phone.told("POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD})

    assert {"cloth": "ardoise", "big": True} == found["settings"]


def test_code_that_was_printed_makes_the_first_administrator_once(here: Open) -> None:
    code = here.run(first_code(here.people))
    anne, luc = account(here, "Anne"), account(here, "Luc")

    assert (403, "wrong-code") == anne.refused("POST", "/api/me/admin", {"code": "a guess"})
    assert anne.told("POST", "/api/me/admin", {"code": code})["admin"]
    assert (403, "wrong-code") == luc.refused("POST", "/api/me/admin", {"code": code})
    assert None is here.run(first_code(here.people))


def test_guest_is_no_administrator(here: Open) -> None:
    code = here.run(first_code(here.people))

    assert (403, "wrong-code") == guest(here, "Anne").refused("POST", "/api/me/admin", {"code": code})


def test_last_administrator_is_not_erased(here: Open) -> None:
    code = here.run(first_code(here.people))
    anne = account(here, "Anne")
    anne.told("POST", "/api/me/admin", {"code": code})

    assert (409, "last-admin") == anne.refused("DELETE", "/api/me", {"password": PASSWORD})


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ("Firefox, Windows", "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"),
        (
            "Safari, iPhone",
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
        ),
        ("Chrome, Android", "Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36"),
        ("", "something else"),
    ],
)
def test_device_is_called_by_browser_and_system(here: Open, expected: str, told: str) -> None:
    anne = Person(here)
    anne.ask("POST", "/api/me", {"name": "Anne"}, **{"user-agent": told})

    assert [expected] == [each["device"] for each in anne.told("GET", "/api/me/sessions")["sessions"]]


def test_guest_who_enters_an_account_brings_what_they_had(here: Open) -> None:
    anne = account(here, "Anne")
    phone = guest(here, "Anne on the way")
    here.run(here.people.players.change(phone.number, experience=60))
    told = phone.told("POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD})

    assert (anne.number, 60) == (told["player"], told["experience"])


def test_every_answer_lets_nothing_in_from_elsewhere(here: Open) -> None:
    anne = Person(here)
    anne.ask("GET", "/api/me")
    policy = dict(part.strip().split(" ", 1) for part in anne.headers["content-security-policy"].split(";"))

    assert {"'self'"} == {policy[name] for name in ("default-src", "connect-src", "base-uri", "form-action")}
    assert {"'none'"} == {policy[name] for name in ("object-src", "frame-ancestors")}
    assert "nosniff" == anne.headers["x-content-type-options"]
