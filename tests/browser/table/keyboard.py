"""Plays at a table without a pointer: every step is a key."""

from playwright.sync_api import Page
from tests.browser.playing import CALLS, CARDS

HELD = ".hand button.card"
ANSWERS = f"{CALLS} .btn:not([role])"
FARTHEST = 60
FIRST = "each => each.find(one => document.querySelector(one))"
CHANGED = "before => document.querySelector('.board').innerText !== before"


def go_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press a key until what has the focus is wanted."""
    for _ in range(FARTHEST):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")


def go_to_card(page: Page, selector: str) -> None:
    """Go into the hand, and with the arrows to one of its cards."""
    go_to(page, HELD)
    go_to(page, selector, "ArrowRight")


def act(page: Page) -> None:
    """Answer, or play the first card from the left that may be played."""
    before = page.locator(".board").inner_text()
    wanted = page.evaluate(FIRST, [f"{CALLS} button.primary", ANSWERS]) or CARDS
    if wanted == CARDS:
        go_to_card(page, CARDS)
    else:
        go_to(page, wanted)
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
