"""No screen breaks the content policy: nothing is written into pages as style or script."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Opened
from tests.browser.playing import SOMETHING_TO_DO, act, table
from tests.browser.test_people import name, signed_up
from tests.server.process import Process

REPORT = """
addEventListener('securitypolicyviolation', (event) =>
  violated(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""
PATHS = ["", "new", "rules", "rules/konter/bistro-en", "display", "sign", "sign?new", "ranking", "nowhere"]
OWN = ["me", "me?friend=x", "ranking?club=x", "admin"]
GAMES = [
    ("belote/contree", 4),
    ("konter/nine-strokes;start_strokes=1", 4),
    ("updown/bistro", 4),
    ("rammi/bistro", 3),
    ("whist/bistro", 4),
]
MOVES = 4
STILL_MS = 250


def watched(broken: list[str]) -> Callable[[Page], None]:
    """Prepares a page so that everything the policy refuses is written down."""

    def prepare(page: Page) -> None:
        page.expose_function("violated", lambda told: broken.append(told))
        page.add_init_script(REPORT)

    return prepare


@pytest.mark.parametrize("look", [("de", 360), ("lb", 1920)], ids=str)
def test_no_page_breaks_the_policy(page: Opened, look: tuple[str, int]) -> None:
    broken: list[str] = []
    language, width = look
    shown = page(prepared=watched(broken), language=language, width=width, motion=True, faulty=True)
    for path in PATHS:
        shown.goto(path)
        shown.locator("main h1, main h2, .setup h1").first.wait_for()
        shown.wait_for_timeout(STILL_MS)

    assert [] == broken


def test_no_page_of_somebody_with_an_account_breaks_the_policy(page: Opened) -> None:
    broken: list[str] = []
    shown = signed_up(page, name(), prepared=watched(broken), motion=True, faulty=True)
    for path in OWN:
        shown.goto(path)
        shown.locator("main h1").first.wait_for()
        shown.wait_for_timeout(STILL_MS)

    assert [] == broken


@pytest.mark.parametrize(("setup", "seats"), GAMES)
def test_no_table_breaks_the_policy(house: Process, page: Opened, setup: str, seats: int) -> None:
    broken: list[str] = []
    shown = page(path=table(house, setup, seats), prepared=watched(broken), motion=True)
    for _ in range(MOVES):
        shown.locator(SOMETHING_TO_DO).first.wait_for()
        act(shown)
    shown.get_by_role("button", name="Menu").click()
    shown.locator("nav.menu").wait_for()
    shown.wait_for_timeout(STILL_MS)

    assert [] == broken


def test_style_that_is_written_into_a_page_is_refused_and_reported(page: Opened) -> None:
    broken: list[str] = []
    shown = page(prepared=watched(broken), faulty=True)
    shown.locator("main").wait_for()
    shown.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<p style=\"color: red\">x</p>')"
    )
    shown.wait_for_timeout(STILL_MS)

    assert ["/: style-src-attr inline"] == [told.strip() for told in broken]
