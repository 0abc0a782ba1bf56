"""Passkeys: an account without a password, on any device that has one, and nobody else's."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.devices import Device
from tests.server.persons import Open, Person, account, guest, opened

PASSWORD = "correct horse"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def added(person: Person, device: Device, name: str = "") -> None:
    """Somebody has a passkey on a device; with a name, and an account by it."""
    asked = person.told("POST", "/api/me/passkeys/new", {"name": name})
    person.told("POST", "/api/me/passkeys", {"name": name, "credential": device.make(asked)})


def signed(person: Person, device: Device) -> dict[str, str]:
    """What a device signs for a page."""
    return {"credential": device.sign(person.told("POST", "/api/me/passkeys/sign"))}


def test_guest_becomes_an_account_by_a_passkey_and_stays_the_same_player(here: Open) -> None:
    anne, device = guest(here, "Anne"), Device()
    before = anne.number
    added(anne, device, "Anne")
    told = anne.told("GET", "/api/me")

    assert (before, True, False) == (told["player"], told["account"], told["password"])


def test_account_is_known_in_a_second_browser_by_its_passkey(here: Open) -> None:
    anne, phone, device = Person(here), Person(here), Device()
    added(anne, device, "Anne")
    found = phone.told("POST", "/api/me/passkeys/enter", signed(phone, device))

    assert (anne.number, "Anne") == (found["player"], found["name"])


def test_guest_who_enters_by_a_passkey_brings_what_they_had(here: Open) -> None:
    anne, device = Person(here), Device()
    added(anne, device, "Anne")
    phone = guest(here, "Anne on the way")
    here.run(here.people.players.change(phone.number, experience=60))

    assert 60 == phone.told("POST", "/api/me/passkeys/enter", signed(phone, device))["experience"]


def test_account_with_a_password_may_have_a_passkey_too(here: Open) -> None:
    anne, device, phone = account(here, "Anne"), Device(), Person(here)
    added(anne, device)
    phone.told("POST", "/api/me/passkeys/enter", signed(phone, device))

    assert anne.number == phone.number
    assert 1 == len(anne.told("GET", "/api/me/passkeys")["passkeys"])


def test_device_is_asked_not_to_make_a_second_passkey_for_an_account(here: Open) -> None:
    anne = account(here, "Anne")
    added(anne, Device())

    assert 1 == len(anne.told("POST", "/api/me/passkeys/new", {})["excludeCredentials"])


def test_answer_that_was_given_before_lets_nobody_in(here: Open) -> None:
    device = Device()
    added(Person(here), device, "Anne")
    eve = Person(here)
    heard = signed(eve, device)
    eve.told("POST", "/api/me/passkeys/enter", heard)

    assert (403, "passkey") == Person(here).refused("POST", "/api/me/passkeys/enter", heard)


def test_challenge_that_the_house_never_gave_lets_nobody_in(here: Open) -> None:
    device = Device()
    added(Person(here), device, "Anne")
    made_up = {"credential": device.sign({"rpId": "testserver", "challenge": "A" * 43})}

    assert (403, "passkey") == Person(here).refused("POST", "/api/me/passkeys/enter", made_up)


def test_other_key_under_the_same_number_lets_nobody_in(here: Open) -> None:
    device = Device()
    added(Person(here), device, "Anne")
    eve, false = Person(here), Device(passkey=device.passkey)

    assert (403, "passkey") == eve.refused("POST", "/api/me/passkeys/enter", signed(eve, false))


@pytest.mark.parametrize("how", [{"origin": "http://evil.example"}, {"careless": True}])
def test_device_that_another_page_or_nobody_asked_is_not_believed(here: Open, how: dict[str, object]) -> None:
    device = Device()
    added(Person(here), device, "Anne")
    for name, value in how.items():
        setattr(device, name, value)
    eve = Person(here)

    assert (403, "passkey") == eve.refused("POST", "/api/me/passkeys/enter", signed(eve, device))


def test_device_that_counts_backwards_was_copied(here: Open) -> None:
    device, phone = Device(), Person(here)
    added(Person(here), device, "Anne")
    phone.told("POST", "/api/me/passkeys/enter", signed(phone, device))
    device.uses = 0

    assert (403, "passkey") == phone.refused("POST", "/api/me/passkeys/enter", signed(phone, device))


@pytest.mark.parametrize(
    "credential",
    ["", "{}", "[1]", "x", '{"id":"x","response":{"clientDataJSON":"e30"}}', "[" * 7000],
)
def test_what_is_no_passkey_is_refused(here: Open, credential: str) -> None:
    asked = {"credential": credential}

    assert (403, "passkey") == Person(here).refused("POST", "/api/me/passkeys/enter", asked)
    assert (403, "passkey") == Person(here).refused("POST", "/api/me/passkeys", {"name": "Anne", **asked})


def test_name_that_is_taken_is_refused_before_a_passkey_is_made(here: Open) -> None:
    account(here, "Anne")

    assert (409, "name-taken") == Person(here).refused("POST", "/api/me/passkeys/new", {"name": "ANNE"})


def test_passkey_that_is_removed_opens_nothing_any_more(here: Open) -> None:
    anne, device, phone = account(here, "Anne"), Device(), Person(here)
    added(anne, device)
    name = anne.told("GET", "/api/me/passkeys")["passkeys"][0]["passkey"]

    assert (403, "wrong-password") == anne.refused("DELETE", f"/api/me/passkeys/{name}", {})
    anne.told("DELETE", f"/api/me/passkeys/{name}", {"password": PASSWORD})
    assert (403, "passkey") == phone.refused("POST", "/api/me/passkeys/enter", signed(phone, device))


def test_only_passkey_of_an_account_without_a_password_stays(here: Open) -> None:
    anne, device = Person(here), Device()
    added(anne, device, "Anne")
    name = anne.told("GET", "/api/me/passkeys")["passkeys"][0]["passkey"]

    assert (409, "passkey-last") == anne.refused("DELETE", f"/api/me/passkeys/{name}", signed(anne, device))


def test_account_without_a_password_chooses_one_by_its_passkey(here: Open) -> None:
    anne, device, phone = Person(here), Device(), Person(here)
    added(anne, device, "Anne")

    assert (403, "wrong-password") == anne.refused("POST", "/api/me/password", {"old": "", "new": PASSWORD})
    anne.told("POST", "/api/me/password", {"new": PASSWORD, **signed(anne, device)})
    phone.told("POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD})
    assert anne.number == phone.number


def test_passkey_of_somebody_else_proves_nothing(here: Open) -> None:
    anne, eve, device = account(here, "Anne"), account(here, "Eve"), Device()
    added(eve, device)

    assert (403, "passkey") == anne.refused("DELETE", "/api/me", signed(eve, device))


def test_account_is_erased_by_its_passkey_which_is_forgotten(here: Open) -> None:
    anne, device = Person(here), Device()
    added(anne, device, "Anne")
    anne.told("DELETE", "/api/me", signed(anne, device))

    assert None is here.run(here.people.players.of_account("anne"))
    assert (403, "passkey") == anne.refused("POST", "/api/me/passkeys/enter", signed(anne, device))


def test_export_says_which_passkeys_there_are_without_their_numbers_and_keys(here: Open) -> None:
    anne, device = Person(here), Device()
    added(anne, device, "Anne")
    told = anne.told("GET", "/api/me/export")["passkeys"]

    assert ["device", "made_at", "player", "uses"] == sorted(told[0])
