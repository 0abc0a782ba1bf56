"""A deal by keyboard alone, and a deal for somebody who listens instead of looking."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import COUNT, LONGEST_DEAL, SOMETHING_TO_DO, act, table
from tests.browser.table import keyboard, live
from tests.browser.table.cable import Cable
from tests.browser.table.frames import Heard
from tests.server.process import Process

# a rule number stands behind the name of a card that may not be played
RULE = "(B"
WAITING = "One moment…"
TURN_S = 10
PATIENCE_MS = 40_000


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
        live.listen(found)

    shown = page(path=table(house, "belote/contree"), prepared=prepared)
    to_the_count(shown, act_by_names)
    # a page that is loaded says so before there is a table
    said = [each for each in live.spoken(shown) if each != WAITING]

    assert 8 == heard.codes.count("trick-taken")
    assert heard.told[: len(said)] == said
    assert any("Totals" in each for each in said)


def test_what_goes_wrong_is_said_once(house: Process, page: Opened) -> None:
    cable, heard = Cable(), Heard()

    def prepared(found: Page) -> None:
        heard.watch(found)
        cable.lay(found)
        live.listen(found)

    made = {"setup": "belote/contree", "plan": ["person", *["simple"] * 3], "pace_ms": 0, "turn_s": TURN_S}
    shown = page(path=f"t/{house.request('api/tables', made)['code']}?sit&now", prepared=prepared)
    notice, last = shown.locator(".notice"), shown.get_by_role("log").locator("p").last
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    cable.instead["act"] = {"move": "nonsense"}
    act(shown)
    expect(notice).to_contain_text("nonsense")
    refused = notice.inner_text().strip()
    shown.get_by_role("button", name="Menu").click()
    shown.locator("nav.menu").get_by_role("button", name="Say something").click()
    cable.instead["say"] = {"phrase": "nothing"}
    shown.locator(".phrases button").first.click()
    problem = "“nothing” is not a set phrase."
    expect(notice).to_have_text(problem)
    over = "Time is up: a bot has moved for you."
    expect(notice).to_have_text(over, timeout=PATIENCE_MS)
    cable.hang_up()
    expect(notice).to_contain_text("The line is down")
    down = notice.inner_text().strip()
    expect(last).to_have_text(down)
    said = live.spoken(shown)

    ended = sum(0 in each["clock"].get("moved_for", []) for each in heard.updates)
    assert 1 <= ended
    assert {refused: 1, problem: 1, over: ended, down: 1} == {
        each: sum(each in words for words in said) for each in (refused, problem, over, down)
    }


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
