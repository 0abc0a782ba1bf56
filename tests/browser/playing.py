"""Plays at a table by clicking, as a person would who never thinks."""

from collections.abc import Callable

from playwright.sync_api import Error, Page
from tests.server.process import Process

COUNT = "section.count"
# the words of a deal that ask for an answer before any card may be played; what is leaving the table asks nothing
CALLS = ".calls:not(.aside, [inert])"
# the last card of a hand plays itself, unless something may be said with it or instead of it
LAST = ".board:has(.calls) .hand:not(.waiting) > button.card:only-child:not([aria-disabled])"
CARDS = f".hand:not(.waiting):has(> :nth-child(2)) button.card:not([aria-disabled]), {LAST}"
SOMETHING_TO_DO = f"{COUNT}, {CALLS} button, {CARDS}"
# cards of one's own, or backs of the cards of others
HELD = ".hand button.card, .backs"
FIRST = "each => each.map(one => document.querySelector(one)).find(one => one)"
TAKEN = """before => document.querySelector('.board').innerText !== before
    || document.querySelector('section.count')"""
LONGEST_DEAL = 80
MOST_CLICKS = 160
LOOK_MS = 50
LEAVING_MS = 5_000


def table(house: Process, setup: str, seats: int = 4, *, newcomers: bool = True) -> str:
    """The path of a new table at which a person sits down with bots that answer at once."""
    plan = ["person", *["simple"] * (seats - 1)]
    asked = {"setup": setup, "plan": plan, "pace_ms": 0, "newcomers": newcomers}
    made = house.request("api/tables", asked)
    return f"t/{made['code']}?sit&now"


def play_deal(page: Page) -> None:
    """Answer and play until the count of the deal is shown."""
    for _ in range(LONGEST_DEAL):
        page.locator(SOMETHING_TO_DO).first.wait_for()
        if page.locator(COUNT).is_visible():
            return
        act(page)
    raise AssertionError(f"the deal was not over after {LONGEST_DEAL} clicks")


def deal_out(*pages: Page) -> None:
    """Cut and deal wherever people are asked to, until cards are held."""
    while not pages[0].locator(HELD).count():
        for each in pages:
            if not each.locator(HELD).count():
                act(each)
        pages[0].wait_for_timeout(LOOK_MS)


def until(page: Page, seen: Callable[[], bool], also: str = "") -> None:
    """Play on from deal to deal until something is to be seen: whenever there is something to do, or something else."""
    anything = page.locator(f"{SOMETHING_TO_DO}, {also}" if also else SOMETHING_TO_DO).first
    for _ in range(MOST_CLICKS):
        anything.wait_for()
        if seen():
            return
        if page.locator(COUNT).is_visible():
            page.locator(f"{COUNT} .btn.primary").click()
            page.locator(COUNT).wait_for(state="detached")
        else:
            act(page)
    raise AssertionError(f"it was not to be seen in {MOST_CLICKS} clicks")


def act(page: Page) -> None:
    """Click one thing that may be done: the first main answer, another answer, or the first card.

    It is chosen at one glance: between two looks the turn may have changed. What leaves the table before the click is
    let go; else the table has to take it.
    """
    before = page.locator(".board").inner_text()
    # a height or a suit of a bid is chosen, which alone does nothing
    choices = [f"{CALLS} button.primary", f"{CALLS} .btn:not([role=radio])", CARDS]
    choice = page.evaluate_handle(FIRST, choices).as_element()
    if choice is None:
        return
    try:
        choice.click(timeout=LEAVING_MS)
    except Error:
        return
    page.wait_for_function(TAKEN, arg=before)
