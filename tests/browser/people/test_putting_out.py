"""Persons at a table put one of them out, each in a browser of their own."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.table.test_everybody import EYES, faults
from tests.browser.test_people import name, signed_up
from tests.server.process import Process

SETUP = "belote/ludiclub-classic"


def seated(house: Process, page: Opened, *languages: str) -> tuple[list[Page], list[str]]:
    """Guests who sit at one table, each in their language, and what they are called."""
    plan = ["person"] * len(languages) + ["simple"] * (4 - len(languages))
    path = f"t/{house.request('api/tables', {'setup': SETUP, 'plan': plan, 'pace_ms': 0})['code']}"
    pages, names = [], [name() for _ in languages]
    for called, language in zip(names, languages, strict=True):
        shown = page(path=path, language=language, width=360, height=740)
        shown.locator(".come input, input[type=text]").first.fill(called)
        shown.locator("form .btn.primary").first.click()
        shown.locator(".seating, .seat").first.wait_for()
        pages.append(shown)
    for shown in pages:
        shown.locator(".seat").first.wait_for()
    return pages, names


def test_two_of_three_put_the_third_out_by_keyboard_and_she_is_told_why(
    house: Process, page: Opened, axe: Callable[[Page], list[str]]
) -> None:
    (anne, luc, eve), (_, _, called) = seated(house, page, "de", "en", "fr")
    anne.get_by_role("button", name="Menü").focus()
    anne.keyboard.press("Enter")
    line = anne.locator(".at-table li", has_text=called)
    line.get_by_role("button", name="Vom Platz weisen").focus()
    anne.keyboard.press("Enter")
    assert [] == axe(anne)
    line.get_by_role("button", name="Ist unhöflich").focus()
    anne.keyboard.press("Enter")
    expect(anne.locator(".at-table")).to_contain_text("Die anderen werden gefragt")
    asked = luc.locator(".ballots")
    expect(asked).to_contain_text(f"wants {called} put out, who is rude (1 of 2).")
    assert [] == faults(luc, axe, EYES[0])
    expect(eve.locator(".ballots").get_by_role("button", name="D’accord")).to_have_count(0)
    asked.get_by_role("button", name="Agree").click()

    expect(asked).to_have_count(0)
    expect(eve.locator(".notice")).to_contain_text("parce qu’ils vous ont trouvé impoli")
    expect(eve.locator(".watching")).to_be_visible()
    expect(luc.locator(".seat", has_text=called)).to_have_count(0)
    eve.reload()
    eve.locator("form .btn.primary").first.click()
    expect(eve.get_by_role("alert")).to_contain_text("Vous avez été exclu de cette table")


@pytest.mark.parametrize("width", [360, 1920])
def test_maker_of_a_private_table_puts_the_only_other_person_out(page: Opened, width: int) -> None:
    anne = signed_up(page, name(), width=width, height=740)
    anne.goto("new/belote/contree?friends")
    anne.get_by_role("button", name="To the table").click()
    link = anne.locator(".share .link a").get_attribute("href") or ""
    called = name()
    luc = page(path=link)
    luc.get_by_label("Your name").fill(called)
    luc.get_by_role("button", name="Sit down").click()
    anne.locator(".seating").get_by_text(called).wait_for()
    anne.get_by_role("button", name="Start with 2 bots").click()
    anne.get_by_role("button", name="Menu").click()
    anne.locator(".at-table").get_by_role("button", name="Put out").click()
    anne.locator(".at-table").get_by_role("button", name="Spoils the game").click()

    expect(luc.locator(".notice")).to_contain_text("because you spoilt their game")
    expect(luc.locator(".notice")).to_contain_text("in the rating the match counts as lost")
    expect(anne.locator(".seat", has_text=called)).to_have_count(0)

    anne.locator(".at-table li", has_text=called).get_by_role("button", name="Let in again").click()
    expect(anne.locator(".at-table li", has_text="Put out of this table")).to_have_count(0)
    expect(luc.locator(".notice")).to_contain_text("You may sit down at this table again.")
    luc.locator(".watching").get_by_role("button", name="Sit down").click()
    luc.locator("form .btn.primary").first.click()
    expect(anne.locator(".seat", has_text=called)).to_have_count(1)
