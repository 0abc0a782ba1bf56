"""The pages of people and of who runs the house, with as much on them as they hold: seen and touched by everybody."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Cookie, Page
from tests.browser.conftest import Opened
from tests.browser.people.test_company_of_people import WORDS, say, two_at_a_table
from tests.browser.table.frames import Heard
from tests.browser.table.test_everybody import EYES, LONG_NAME, Axe, Eye, faults, listed
from tests.browser.test_people import signed_up
from tests.server.process import Process, process

TROUBLE = "He laughs at every card that I play, and plays none himself until the clock is nearly out."
PAGES = ("admin", "me", "ranking")


class Ruled(NamedTuple):
    """A house with somebody who runs it, and the cookies by which they are known."""

    house: Process
    cookies: list[Cookie]


@pytest.fixture
def ruled(tmp_path: Path, page: Opened) -> Iterator[Ruled]:
    """Two people have an account, one complains about the other, and a third with a long name runs the house."""
    with process(f"sqlite:///{tmp_path / 'x.db'}", "--tables-a-minute", "0") as house:
        code = house.said().rpartition(" ")[2]
        ruler = signed_up(page, LONG_NAME, at=house)
        ruler.get_by_text("Code of the first administrator").click()
        ruler.get_by_label("The server prints it when it starts.").fill(code)
        ruler.get_by_role("button", name="Be an administrator").click()
        ruler.get_by_role("link", name="Administration").wait_for()
        one, other, _ = two_at_a_table(house, page, Heard(), Heard())
        say(one, WORDS)
        complained(other)
        for each in (one, other):
            each.close()
        yield Ruled(house, ruler.context.cookies())


def complained(page: Page) -> None:
    """Tell who runs the house about the other person at the table."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_label("What happened with").fill(TROUBLE)
    page.get_by_role("button", name="Send").click()
    page.locator(".at-table").get_by_text("Done.").wait_for()


def seen(page: Opened, ruled: Ruled, eye: Eye) -> Page:
    """A page as who runs the house sees it with one eye."""

    def prepared(found: Page) -> None:
        eye.wear(found)
        found.context.add_cookies([{**each} for each in ruled.cookies])  # type: ignore[typeddict-item]

    return page(
        width=eye.width,
        height=eye.height,
        language=eye.language,
        path="admin",
        prepared=prepared,
        at=ruled.house,
    )


def unfolded(page: Page) -> None:
    """Open what is folded, and one of the menus that lie over what follows."""
    for folded in page.locator("main details:not(.more) > summary").all():
        folded.press("Enter")
    if page.locator("main details.more").count():
        page.locator("main details.more > summary").first.press("Enter")


def test_what_the_administrator_sees_is_for_everybody(page: Opened, axe: Axe, ruled: Ruled) -> None:
    found = {}
    for eye in EYES:
        shown = seen(page, ruled, eye)
        for path in PAGES:
            shown.goto(path)
            shown.locator("main :is(.slate, .sheet)").first.wait_for()
            shown.wait_for_load_state("networkidle")
            unfolded(shown)
            found[f"{path} at {eye}"] = faults(shown, axe, eye)

    assert [] == listed(found)
