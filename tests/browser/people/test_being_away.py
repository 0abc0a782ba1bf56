"""What absence and leaving cost is said beforehand, and how long somebody is waited for is counted down."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.people.test_putting_out import seated
from tests.server.process import Process


def test_seat_of_who_is_away_counts_down_until_the_bot_comes_and_reads_nothing_aloud(
    house: Process, page: Opened, axe: Callable[[Page], list[str]]
) -> None:
    (anne, luc), (_, called) = seated(house, page, "de", "en")
    luc.context.close()
    tag = anne.locator(".seat", has_text=called).locator(".tag.away")
    shown = tag.locator("[aria-hidden]")
    expect(shown).to_have_text(re.compile("^Fort 0:2[0-9]$"))
    before = shown.inner_text()
    expect(shown).not_to_have_text(before)

    assert 0 == anne.locator("[aria-live] .tag.away, [role=status] .tag.away, [role=timer]").count()
    assert "Abwesend" == tag.locator(".vh").inner_text()
    assert [] == axe(anne)


def test_passport_and_the_question_before_leaving_say_what_it_costs(
    house: Process, page: Opened, axe: Callable[[Page], list[str]]
) -> None:
    (anne, _), _ = seated(house, page, "de", "en")
    anne.get_by_role("button", name="Menü").click()
    anne.locator("nav.menu").get_by_role("button", name="Regeln an diesem Tisch").click()
    passport = anne.locator(".in-force")
    expect(passport).to_contain_text("Wer länger als 30 s fort ist")
    expect(passport).to_contain_text("in der Wertung zählt sie als verloren")
    assert [] == axe(anne)
    anne.keyboard.press("Escape")
    anne.get_by_role("button", name="Menü").click()
    anne.get_by_role("button", name="Tisch verlassen").click()

    expect(anne.locator("nav.menu")).to_contain_text("Nach 30 s spielt ein Computer, bis Sie wiederkommen")


def test_table_for_everybody_has_a_clock_that_may_be_changed(page: Opened) -> None:
    shown = page(path="new/belote/contree")
    clock = shown.get_by_role("radiogroup", name="Time to move")
    expect(clock.get_by_role("radio", name="No limit")).to_be_checked()
    shown.get_by_role("radio", name="Everybody").click()
    expect(clock.get_by_role("radio", name="1 min")).to_be_checked()
    clock.get_by_role("radio", name="No limit").click()
    shown.get_by_role("button", name="To the table").click()
    shown.wait_for_url("**/t/*")
    code = re.findall(r"/t/(\w+)", shown.url)[0]

    assert 0 == shown.evaluate(f"fetch('api/tables/{code}').then((found) => found.json())")["table"]["turn_s"]
