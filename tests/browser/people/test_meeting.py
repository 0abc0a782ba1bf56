"""Who meets whom: two who want the same match soon sit at one table, and nobody meets somebody they blocked."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.people.test_company_of_people import about, two_at_a_table
from tests.browser.table.frames import Heard
from tests.browser.test_people import SETUP, name, signed_up
from tests.server.process import Process

SOON_MS = 40_000
GAME = "Belote"


def quick(page: Page) -> str:
    """Ask for a quick match of a preset, and where it is."""
    page.goto("")
    page.get_by_role("button", name=re.compile("· change$")).click()
    page.get_by_role("combobox", name="Game").select_option(label=GAME)
    ways = page.get_by_role("combobox", name="Way of playing")
    ways.select_option(index=2)
    page.get_by_role("button", name="Quick match").click()
    page.wait_for_url("**/t/*")
    return page.url.partition("?")[0]


def greet(page: Page) -> None:
    """Say a set phrase, and see it said."""
    page.get_by_role("button", name="Menu").click()
    page.locator("nav.menu").get_by_role("button", name="Say something").click()
    page.locator(".phrases button").first.click()
    page.locator(".say.phrase").wait_for()


def test_two_who_want_the_same_match_sit_at_one_table_and_bots_fill_it_soon(page: Opened) -> None:
    names = name(), name()
    pages = [signed_up(page, called) for called in names]
    urls = [quick(each) for each in pages]
    for shown, other in zip(pages, reversed(names), strict=True):
        expect(shown.locator(".seat", has_text=other)).to_be_visible(timeout=SOON_MS)
        expect(shown.locator(".seat .tag.bot")).to_have_count(2, timeout=SOON_MS)
        expect(shown.locator(".seating")).to_have_count(0, timeout=SOON_MS)
        expect(shown.locator(".prompt")).to_be_visible()

    assert urls[0] == urls[1]


def test_blocked_person_is_not_heard_not_let_in_and_not_matched(house: Process, page: Opened) -> None:
    heard = Heard(), Heard()
    anne, luc, _ = two_at_a_table(house, page, *heard, friends=False)
    about(anne, "Do not meet")
    greet(luc)
    greet(anne)
    link = f"t/{house.request('api/tables', {'setup': SETUP, 'public': True})['code']}"
    anne.goto(f"{link}?sit")
    anne.locator(".seating").wait_for()
    luc.goto("")
    luc.get_by_role("button", name="Quick match").wait_for()
    offered = luc.locator(f".tables a[href^='{link}']").count()
    luc.goto(f"{link}?sit")
    expect(luc.get_by_text("You cannot play at this table.").first).to_be_visible()
    expect(anne.locator(".seating .taken")).to_have_count(1)

    assert [[0], [2]] == [[each["seat"] for each in one.messages if each["t"] == "said"] for one in heard]
    assert (0, True) == (offered, quick(anne) != quick(luc))
