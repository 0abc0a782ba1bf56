"""What a table shows lies side by side: nothing is covered on tablets, small desks and phones."""

import json

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Opened
from tests.browser.playing import CALLS, table, until
from tests.browser.table.looks import covered, wide
from tests.server.process import Process

TURNED = f".board:has(.turnup [data-card]) {CALLS} button"
NAMES = ".ledger .tot span"
CUT = f"""() => [...document.querySelectorAll('{NAMES}')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.innerText)"""
LONG_NAME = "Jean-Christophe"
MARKED = ".seat:is(.w, .e) .tag:not(.held, .bot)"


@pytest.mark.parametrize(
    "width, height, language", [(768, 1024, "lb"), (800, 600, "de"), (740, 360, "de"), (1024, 768, "de")]
)
def test_question_lies_beside_everything_else(
    house: Process, page: Opened, width: int, height: int, language: str
) -> None:
    """The card that is turned, the words about it, the score, one's cards, and the calls."""
    shown = page(width=width, height=height, language=language, path=table(house, "belote/ludiclub-classic"))
    until(shown, lambda: shown.locator(TURNED).count() > 0)

    assert [] == covered(
        shown,
        ("button.score", ".zinc > div button"),
        (".contract p", ".seat .plate, .turnup .card"),
        (".calls", ".prompt .plate, .hand button.card, .turnup .card"),
    )


def test_names_of_four_stand_apart_above_their_points_on_a_phone(house: Process, page: Opened) -> None:
    def named(found: Page) -> None:
        kept = json.dumps({"name": LONG_NAME})
        found.add_init_script(f"localStorage.setItem('rebelote.settings', '{kept}')")

    path = table(house, "whist/bistro")
    page(path=path, prepared=named).locator(".hand, .calls").first.wait_for()
    watcher = page(path=f"{path.partition('?')[0]}?watch", width=360, height=740)
    watcher.locator("button.score").click()
    watcher.locator(NAMES).first.wait_for()

    assert LONG_NAME in watcher.locator(NAMES).all_inner_texts()
    assert [] == covered(watcher, (NAMES, NAMES))
    assert [] == watcher.evaluate(CUT)
    assert [] == wide(watcher)


def test_card_in_the_trick_lies_beside_the_plates_on_a_phone(house: Process, page: Opened) -> None:
    """A plate at the side is high where it says who deals or makes trump."""
    shown = page(width=360, height=740, path=table(house, "konter/bistro-fr"))
    until(shown, lambda: shown.locator(".trick .card.n").count() > 0 and shown.locator(MARKED).count() > 0)

    assert [] == covered(shown, (".trick .card", ".seat .plate"))
