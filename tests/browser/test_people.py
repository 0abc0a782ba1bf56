"""Accounts, the page of oneself, the ranking, and people at the table: by keys alone and for everybody."""

import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser import playing
from tests.browser.conftest import LOCALES, Opened
from tests.server.process import Process

PASSWORD = "correct horse"
SETUP = "belote/ludiclub-classic"
WIDTHS = (360, 1280)
MOST_DEALS = 9


def name() -> str:
    """A name that nobody has yet."""
    return f"Anne {secrets.token_hex(4)}"


def signed_up(page: Opened, called: str, **how: object) -> Page:
    """Somebody makes an account by keys alone."""
    shown = page(path="sign?new", **how)
    shown.locator("input[autocomplete=username]").focus()
    shown.keyboard.press("Control+a")
    shown.keyboard.type(called)
    shown.keyboard.press("Tab")
    shown.keyboard.type(PASSWORD)
    shown.keyboard.press("Enter")
    shown.locator(".challenges").first.wait_for()
    return shown


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LOCALES)
def test_page_of_oneself_is_for_everybody(
    page: Opened, axe: Callable[[Page], list[str]], language: str, width: int
) -> None:
    shown = signed_up(page, name(), language=language, width=width, height=740)

    assert [] == axe(shown)
    assert width >= shown.evaluate("document.documentElement.scrollWidth")


@pytest.mark.parametrize("path", ["sign", "ranking", "me"])
def test_page_for_somebody_new_is_for_everybody(
    page: Opened, axe: Callable[[Page], list[str]], path: str
) -> None:
    shown = page(width=360, height=740, path=path, language="de")
    shown.locator("main h1").first.wait_for()

    assert [] == axe(shown)
    assert 360 >= shown.evaluate("document.documentElement.scrollWidth")


def test_account_is_entered_on_another_device(page: Opened) -> None:
    called = name()
    signed_up(page, called)
    phone = page(path="sign", width=360, height=740)
    phone.locator("input[autocomplete=username]").fill(called)
    phone.locator("input[type=password]").fill(PASSWORD)
    phone.keyboard.press("Enter")

    expect(phone.get_by_role("heading", level=1)).to_have_text(called)


def test_house_rules_come_along_to_another_device(page: Opened) -> None:
    called = name()
    shown = signed_up(page, called)
    shown.goto("new/konter/bistro-en;ace_over_queens=no")
    shown.locator("details.save summary").click()
    shown.get_by_label("Name of your rules").fill("At Josiane’s")
    with shown.expect_response("**/api/me/rules*"):
        shown.locator("details.save button").click()
    phone = page(path="sign", width=360, height=740)
    phone.locator("input[autocomplete=username]").fill(called)
    phone.locator("input[type=password]").fill(PASSWORD)
    phone.keyboard.press("Enter")
    phone.get_by_role("heading", level=1, name=called).wait_for()
    phone.goto("new/konter")
    phone.get_by_role("radio", name="At Josiane’s").click()

    expect(phone.locator(".opt .changed")).to_have_count(1)
    with phone.expect_response("**/api/me/rules*"):
        phone.get_by_role("button", name="Forget “At Josiane’s”").click()
    shown.goto("new/konter")
    expect(shown.get_by_role("radio", name="At Josiane’s")).to_have_count(0)


def test_account_is_erased_after_it_was_asked_once_more(page: Opened) -> None:
    shown = signed_up(page, name())
    shown.get_by_role("button", name="Erase everything").click()
    asked = shown.get_by_role("form", name="Erase everything")
    asked.get_by_label("Password").fill(PASSWORD)
    asked.get_by_role("button", name="Erase for ever").click()
    shown.get_by_role("button", name="Play now").wait_for()
    shown.goto("me")

    expect(shown.get_by_text("Nobody knows you here yet")).to_be_visible()


def test_table_that_waits_for_me_is_on_the_front_page(house: Process, page: Opened) -> None:
    made = house.request("api/tables", {"setup": SETUP, "plan": ["person", "person", "simple", "simple"]})
    shown = signed_up(page, name())
    shown.goto(f"t/{made['code']}?sit")
    shown.locator(".zinc").first.wait_for()
    shown.wait_for_timeout(500)
    shown.goto("")

    expect(shown.get_by_role("region", name="My tables").get_by_role("link")).to_have_attribute(
        "href", f"t/{made['code']}?sit"
    )


def test_match_that_is_over_says_what_it_gave(house: Process, page: Opened) -> None:
    shown = page(path=playing.table(house, "konter/nine-strokes;start_strokes=1"))
    for _ in range(MOST_DEALS):
        playing.play_deal(shown)
        if shown.get_by_role("button", name="Next deal").count() == 0:
            break
        shown.get_by_role("button", name="Next deal").click()

    expect(shown.locator(".earned a")).to_contain_text("points of experience")
