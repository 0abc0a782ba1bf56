"""A deal by keyboard alone, and a deal for somebody who listens instead of looking."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import COUNT, LONGEST_DEAL, SOMETHING_TO_DO, table
from tests.browser.table import keyboard
from tests.browser.table.frames import Heard
from tests.server.process import Process

# a rule number stands behind the name of a card that may not be played
RULE = "(B"
LISTEN = """
window.said = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node.nodeName === 'P' && node.parentElement?.matches('[role=log][aria-live=polite]'))
        window.said.push(node.textContent);
}).observe(document, { childList: true, subtree: true });
"""


def to_the_count(page: Page, act: Callable[[Page], None]) -> None:
    """Act until the count of the deal is shown."""
    for _ in range(LONGEST_DEAL):
        page.locator(SOMETHING_TO_DO).first.wait_for()
        if page.locator(COUNT).is_visible():
            return
        act(page)
    raise AssertionError("the deal was not over")


def act_by_names(page: Page) -> None:
    """Do the first thing that is named, as somebody would who hears names of things only."""
    before = page.locator(".board").inner_text()
    answers = page.get_by_role("region", name="Calls").get_by_role("button")
    cards = page.get_by_role("group", name="My hand").get_by_role("button")
    if answers.count():
        answers.last.click()
    else:
        names = cards.evaluate_all("cards => cards.map((each) => each.ariaLabel)")
        cards.nth(next(at for at, name in enumerate(names) if RULE not in name)).click()
    page.wait_for_function(keyboard.CHANGED, arg=before)


@pytest.mark.parametrize("setup", ["belote/ludiclub-classic", "belote/ffb-coinche"])
def test_deal_is_played_with_keys_alone(house: Process, page: Opened, setup: str) -> None:
    shown = page(path=table(house, setup))
    to_the_count(shown, keyboard.act)
    shown.keyboard.press("Enter")
    shown.locator(SOMETHING_TO_DO).first.wait_for()

    assert not shown.locator(COUNT).is_visible()


def test_every_event_of_a_deal_is_said_once_and_in_order(house: Process, page: Opened) -> None:
    heard = Heard()

    def prepared(found: Page) -> None:
        heard.watch(found)
        found.add_init_script(LISTEN)

    shown = page(path=table(house, "belote/contree"), prepared=prepared)
    to_the_count(shown, act_by_names)
    said = shown.evaluate("window.said")

    assert 8 == heard.codes.count("trick-taken")
    assert heard.told[: len(said)] == said
    assert any("Totals" in each for each in said)


def test_escape_shuts_a_panel_and_gives_the_focus_back(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/contree"))
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    keyboard.go_to(shown, "button.score")
    shown.keyboard.press("Enter")
    expect(shown.locator(".panel")).to_be_focused()
    shown.keyboard.press("Escape")

    expect(shown.locator("button.score")).to_be_focused()
    expect(shown.locator(".panel")).to_have_count(0)


def test_focus_stays_in_the_hand_when_a_card_was_played(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/contree"))
    while shown.locator("[data-card]").count() < 1 or shown.locator(".calls button").count():
        keyboard.act(shown)
        shown.locator(SOMETHING_TO_DO).first.wait_for()
    keyboard.act(shown)

    expect(shown.locator(f"{keyboard.HELD}:focus")).to_have_count(1)
