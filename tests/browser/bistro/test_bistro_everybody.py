"""The tables of the bistro games and their panels: seen, heard and touched by everybody, on phone and desk."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.bistro.plays import CORNER, KONTER, RAMMI, UPDOWN, WHIST, first, play
from tests.browser.conftest import Opened
from tests.browser.playing import CARDS, COUNT, table
from tests.browser.table.looks import narrow, small, wide
from tests.browser.table.test_everybody import LYING, WIDE, Axe, Eye, faults, listed, opened
from tests.server.process import Process

EYES = [
    Eye(360, 740, "de", "light", "4", LYING),
    Eye(844, 390, "fr", "dark", "4", WIDE),
    Eye(1280, 800, "fr", "dark", "2", WIDE),
]
each_eye = pytest.mark.parametrize("eye", EYES, ids=str)
MOST_DEALS = 12
Step = Callable[[Page], object]


def seen(shown: Page, axe: Axe, steps: dict[str, Step]) -> list[str]:
    """What is wrong after each of some steps."""
    found = {}
    for name, step in steps.items():
        step(shown)
        # cards that are not played now, while a call is looked for, may lie closer together
        touched = shown.locator(CARDS).count() and not shown.locator(".bidding, .changes").count()
        found[name] = [*axe(shown), *small(shown), *wide(shown), *(narrow(shown) if touched else ())]
    return listed(found)


def unfolded(page: Page) -> None:
    """Open every group of calls; where one is shown at a time, the games that are played alone."""
    kinds = page.locator(".bidding .kinds button")
    if kinds.count():
        kinds.nth(kinds.count() - 2).click()
    for fold in page.locator("details.fold").all():
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()


@each_eye
def test_slate_and_queens_are_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    shown = opened(page, eye, table(house, KONTER.setup))
    steps: dict[str, Step] = {
        "first": lambda page: first(page, KONTER),
        "trick": lambda page: play(page, KONTER, ".trick [data-card]"),
        "count": lambda page: play(page, KONTER),
    }

    assert [] == seen(shown, axe, steps)


@each_eye
def test_changes_and_the_pot_are_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    shown = opened(page, eye, table(house, UPDOWN.setup))
    steps: dict[str, Step] = {
        "change": lambda page: play(page, UPDOWN, ".calls .change"),
        "choice": lambda page: page.locator(".calls .change").first.click(),
        "count": lambda page: play(page, UPDOWN),
    }

    assert [] == seen(shown, axe, steps)


@each_eye
def test_piles_and_melds_are_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    shown = opened(page, eye, table(house, RAMMI.setup, 6))
    steps: dict[str, Step] = {
        "draw": lambda page: play(page, RAMMI, ".calls .primary"),
        "drawn": lambda page: page.locator(".calls .primary").click(),
        "chosen": lambda page: page.locator(".hand .card").first.click(position=CORNER),
        "melds": lambda page: play(page, RAMMI, ".melds .meld"),
    }

    assert [] == seen(shown, axe, steps)


@each_eye
def test_auction_and_grid_are_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    shown = opened(page, eye, table(house, WHIST.setup))
    steps: dict[str, Step] = {
        "auction": lambda page: first(page, WHIST),
        "all calls": unfolded,
        "a call": lambda page: page.locator(".levels .btn:not([aria-disabled=true])").first.click(),
        "misères": lambda page: (
            page.locator(".bidding .kinds button").last.click()
            if page.locator(".bidding .kinds").count()
            else None
        ),
        "grid": lambda page: page.locator(".grid-button button").click(),
        "passed": lambda page: (page.keyboard.press("Escape"), play(page, WHIST, ".hand .card.legal")),
        "count": lambda page: play(page, WHIST, COUNT),
    }

    assert [] == seen(shown, axe, steps)


@pytest.mark.parametrize("setup", ["konter/bistro-lb", "updown/bistro", "rammi/rami-fr", "whist/bistro-fr"])
def test_page_of_rules_is_for_everybody(page: Opened, axe: Axe, setup: str) -> None:
    found = {}
    for eye in EYES[::2]:
        shown = opened(page, eye, f"rules/{setup}")
        shown.locator("#examples").wait_for()
        found[str(eye)] = faults(shown, axe, eye)

    assert [] == listed(found)


def test_call_that_is_not_open_says_why_when_touched(house: Process, page: Opened) -> None:
    for _ in range(MOST_DEALS):
        shown = page(path=table(house, WHIST.setup))
        first(shown, WHIST)
        closed = shown.locator(".bidding .btn[aria-disabled=true]")
        # where a suit stands in the middle of an auction, every call may be open
        if closed.count():
            break
    closed.first.dispatch_event("click")

    expect(shown.locator(".bidding .foot p")).to_contain_text("W")
