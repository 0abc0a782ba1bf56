"""Accounts by passkey, with an authenticator that the browser plays: signing up, in, and proving oneself."""

from typing import Any

from playwright.sync_api import CDPSession, Page, expect
from tests.browser.conftest import Opened
from tests.browser.test_people import PASSWORD, name
from tests.server.process import Process

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """The finger of somebody on the sensor of their device."""

    def __init__(self) -> None:
        self._session: CDPSession | None = None
        self._number = ""

    def lie_by(self, page: Page) -> None:
        """Be the authenticator of a page."""
        self._session = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self._number = made["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        """The passkeys that it holds."""
        assert self._session is not None
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._number})
        return list(found["credentials"])

    def learn(self, other: "Authenticator") -> None:
        """Hold the passkeys of another one too, as devices of one owner do."""
        assert self._session is not None
        for each in other.passkeys():
            told = {"authenticatorId": self._number, "credential": each}
            self._session.send("WebAuthn.addCredential", told)


def called(house: Process, path: str) -> str:
    """A page of the house by a name: there are no passkeys for numbers."""
    return f"http://localhost:{house.port}{house.base}{path}"


def signed_up(house: Process, page: Opened, who: str, finger: Authenticator) -> Page:
    """Somebody makes an account with a passkey alone."""
    shown = page(path=called(house, "sign?new"), prepared=finger.lie_by)
    shown.get_by_label("Name", exact=True).fill(who)
    shown.get_by_role("button", name="Make an account with a passkey").click()
    shown.locator(".challenges").first.wait_for()
    return shown


def test_account_is_made_and_entered_on_another_device_by_its_passkey(house: Process, page: Opened) -> None:
    who, finger, other = name(), Authenticator(), Authenticator()
    signed_up(house, page, who, finger)
    phone = page(path=called(house, "sign"), prepared=other.lie_by, width=360, height=740)
    other.learn(finger)
    phone.get_by_role("button", name="Sign in with a passkey").click()

    expect(phone.get_by_role("heading", level=1)).to_have_text(who)


def test_device_without_a_passkey_lets_nobody_in(house: Process, page: Opened) -> None:
    shown = page(path=called(house, "sign"), prepared=Authenticator().lie_by)
    shown.get_by_role("button", name="Sign in with a passkey").click()

    expect(shown.get_by_role("alert")).to_have_text("The device gave no passkey.")


def test_account_with_a_password_makes_a_passkey_once_and_removes_it(house: Process, page: Opened) -> None:
    finger = Authenticator()
    shown = page(path=called(house, "sign?new"), prepared=finger.lie_by)
    shown.get_by_label("Name", exact=True).fill(name())
    shown.get_by_label("Password").fill(PASSWORD)
    shown.keyboard.press("Enter")
    add = shown.get_by_role("button", name="Make a passkey on this device")
    add.click()
    remove = shown.get_by_role("button", name="Remove the passkey")
    remove.wait_for()
    add.click()
    expect(shown.get_by_role("alert")).to_have_text("This device has a passkey for your account already.")
    remove.click()
    asked = shown.get_by_role("form", name="Remove the passkey")
    asked.get_by_label("Password").fill(PASSWORD)
    asked.get_by_role("button", name="Remove the passkey").click()

    expect(remove).to_have_count(0)


def test_second_device_gets_a_passkey_of_its_own_and_opens_the_account_by_it(
    house: Process, page: Opened
) -> None:
    called_so, first, second = name(), Authenticator(), Authenticator()
    shown = page(path=called(house, "sign?new"), prepared=first.lie_by)
    shown.get_by_label("Name", exact=True).fill(called_so)
    shown.get_by_label("Password").fill(PASSWORD)
    shown.keyboard.press("Enter")
    shown.get_by_role("button", name="Make a passkey on this device").click()
    shown.get_by_role("button", name="Remove the passkey").wait_for()
    phone = page(path=called(house, "sign"), prepared=second.lie_by, width=360, height=740)
    phone.get_by_label("Name", exact=True).fill(called_so)
    phone.get_by_label("Password").fill(PASSWORD)
    phone.keyboard.press("Enter")
    phone.get_by_role("button", name="Make a passkey on this device").click()
    expect(phone.get_by_role("button", name="Remove the passkey")).to_have_count(2)
    phone.get_by_role("button", name="Sign out").last.click()
    phone.get_by_role("button", name="Play now").wait_for()
    phone.goto(called(house, "sign"))
    phone.get_by_role("button", name="Sign in with a passkey").click()

    expect(phone.get_by_role("heading", level=1)).to_have_text(called_so)


def test_account_without_a_password_is_erased_by_its_passkey(house: Process, page: Opened) -> None:
    shown = signed_up(house, page, name(), Authenticator())
    shown.get_by_role("button", name="Erase everything").click()
    shown.get_by_role("button", name="Erase for ever").click()
    shown.get_by_role("button", name="Play now").wait_for()
    shown.goto("me")

    expect(shown.get_by_text("Nobody knows you here yet")).to_be_visible()


def test_house_that_is_called_by_a_number_offers_no_passkeys(page: Opened) -> None:
    shown = page(path="sign")
    shown.get_by_role("button", name="Sign in").wait_for()

    expect(shown.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
