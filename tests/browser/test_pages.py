"""The pages round the table: set-up, rules, replay, fair deals; by keys and for everybody."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.server.process import Process

SHORTEST_MATCH = "konter/nine-strokes;start_strokes=1"
SIZES = [(360, 740), (844, 390), (1280, 800)]
# bots wait until their search is compiled, where that was never done
PATIENCE_S = 120.0


@pytest.fixture
def played(house: Process, page: Opened) -> str:
    """The code of a table at which bots have played a match while somebody watched."""
    made = house.request("api/tables", {"setup": SHORTEST_MATCH, "plan": ["simple"] * 4, "pace_ms": 0})
    code = str(made["code"])
    page(path=f"t/{code}?watch")
    until = time.monotonic() + PATIENCE_S
    while not any(each["over"] for each in house.request(f"api/tables/{code}/matches")["matches"]):
        assert time.monotonic() < until, "the match does not end"
        time.sleep(0.2)
    return code


@pytest.mark.parametrize("width, height", SIZES)
@pytest.mark.parametrize("path", ["new/belote", "rules", "rules/konter/bistro-en"])
def test_page_is_for_everybody(
    page: Opened, axe: Callable[[Page], list[str]], path: str, width: int, height: int
) -> None:
    shown = page(width=width, height=height, path=path, language="de")
    shown.locator("main h1").first.wait_for()
    shown.locator(".slate").first.wait_for()

    assert [] == axe(shown)
    assert width >= shown.evaluate("document.documentElement.scrollWidth")


@pytest.mark.parametrize("link, title", [("Rules", "Rules"), ("Display", "Display"), ("Ranking", "Ranking")])
def test_links_of_the_bar_lead_to_pages(page: Opened, link: str, title: str) -> None:
    shown = page()
    shown.get_by_role("navigation").get_by_role("link", name=link, exact=True).click()

    expect(shown).to_have_title(re.compile(f"^{title}"))
    expect(shown.locator("main.lost")).to_have_count(0)


def test_path_that_leads_nowhere_is_told(page: Opened, axe: Callable[[Page], list[str]]) -> None:
    shown = page(path="nowhere")

    expect(shown.get_by_role("heading", level=1)).to_have_text("There is no such page.")
    assert [] == axe(shown)


def test_rules_that_do_not_go_together_are_told_and_no_table_is_made(page: Opened) -> None:
    shown = page(path="new/belote/ludiclub-classic;end_mode=deals")

    expect(shown.get_by_role("alert")).to_contain_text("Number of deals")
    expect(shown.get_by_role("button", name="To the table")).to_be_disabled()


def test_what_differs_is_marked_and_can_be_put_back(page: Opened) -> None:
    shown = page(path="new/konter/bistro-en;ace_over_queens=no")

    expect(shown.locator(".opt .changed")).to_have_count(1)
    shown.get_by_role("button", name="Put everything back").click()
    expect(shown.locator(".opt .changed")).to_have_count(0)


def test_house_rules_are_there_again_after_the_page_was_left(page: Opened) -> None:
    shown = page(path="new/konter/bistro-en;ace_over_queens=no")
    shown.locator("details.save summary").click()
    shown.get_by_label("Name of your rules").fill("At Josiane’s")
    shown.locator("details.save button").click()
    shown.goto("new/konter")

    shown.get_by_role("radio", name="At Josiane’s").click()
    expect(shown.locator(".opt .changed")).to_have_count(1)


def test_presets_are_chosen_with_the_arrow_keys(page: Opened) -> None:
    shown = page(path="new/konter/bistro-en")
    shown.get_by_role("radio", name="Konter a Matt, English text").focus()
    shown.keyboard.press("ArrowDown")

    expect(shown).to_have_url(shown.url.rpartition("/")[0] + "/bistro-fr")


def test_link_to_a_rule_marks_it(page: Opened) -> None:
    shown = page(path="rules/belote/ludiclub-classic#B97")

    expect(shown.locator("li.marked")).to_contain_text("B97")
    expect(shown.locator("li.marked")).to_be_in_viewport()


def test_match_is_stepped_through_with_the_arrow_keys(page: Opened, played: str) -> None:
    shown = page(path=f"replay/{played}/1")
    shown.locator(".stage").wait_for()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        shown.keyboard.press(key)

    expect(shown.locator(".told small")).to_contain_text("Step 1 of")
    assert "step=1" in shown.url


def test_replay_of_one_seat_keeps_the_other_hands_closed(page: Opened, played: str) -> None:
    shown = page(path=f"replay/{played}/1?step=3&seat=0")
    shown.locator(".stage").wait_for()

    assert 1 == shown.locator(".holder:has([data-card])").count()


@pytest.mark.parametrize("path", ["replay/{}", "replay/{}/1?step=9", "fair/{}"])
def test_pages_of_a_match_are_for_everybody(
    page: Opened, axe: Callable[[Page], list[str]], played: str, path: str
) -> None:
    shown = page(width=360, height=740, path=path.format(played))
    shown.locator(".slate").first.wait_for()

    assert [] == axe(shown)
    assert 360 >= shown.evaluate("document.documentElement.scrollWidth")


def test_every_promise_of_a_finished_match_was_kept(page: Opened, played: str) -> None:
    shown = page(path=f"fair/{played}")
    shown.locator(".promises li").first.wait_for()

    assert shown.locator(".promises li").count() == shown.locator(".promises li.right").count() > 0
