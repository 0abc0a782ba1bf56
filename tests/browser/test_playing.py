"""A table in the browser: a person sits down, plays by clicking, and everybody can."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Opened
from tests.browser.playing import CALLS, CARDS, COUNT, SOMETHING_TO_DO, play_deal, table, until
from tests.browser.table.looks import crooked
from tests.server.process import Process
from tools import client

SETUP = "belote/ludiclub-classic"
PRESETS = json.loads((client.ROOT / "src/rebelote/games/belote/presets.json").read_text())
# what is asked only there: whoever deals and cuts changes, and a trick has to be won
RARE = {
    "arret=true": ".calls.aside .btn",
    "shuffle=dealer_choice": f"{CALLS} .btn:has-text('do not shuffle')",
    "cut_min=1": f"{CALLS} input[type=range]",
}


def test_deal_is_played_by_clicking_and_counted(house: Process, page: Opened) -> None:
    shown = page(language="fr", path=table(house, SETUP))
    play_deal(shown)

    assert 0 == shown.locator(".hand button.card").count()
    assert shown.locator(COUNT).is_visible()


def test_count_leads_to_the_next_deal(house: Process, page: Opened) -> None:
    shown = page(path=table(house, SETUP))
    play_deal(shown)
    shown.locator(f"{COUNT} .btn.primary").click()
    shown.locator(SOMETHING_TO_DO).first.wait_for()

    assert not shown.locator(COUNT).is_visible()


@pytest.mark.parametrize("width, height", [(360, 740), (844, 390), (1280, 800)])
def test_cards_are_whole_on_the_screen(house: Process, page: Opened, width: int, height: int) -> None:
    shown = page(width=width, height=height, path=table(house, SETUP))
    played(shown)
    boxes = [each.bounding_box() for each in shown.locator(".hand button.card").all()]

    assert [] == [box for box in boxes if box is None or box["x"] < 0 or box["x"] + box["width"] > width]


@pytest.mark.parametrize("width, height", [(360, 740), (1280, 800)])
def test_sum_of_thousands_stands_above_its_column(
    house: Process, page: Opened, width: int, height: int
) -> None:
    shown = page(width=width, height=height, path=table(house, SETUP))
    play_deal(shown)
    shown.locator(f"{COUNT} .deals td.n").last.wait_for()
    shown.evaluate(
        """sum => document.querySelectorAll('.count .tot b, .count .deals tbody tr:first-child td.n')
            .forEach(each => { each.textContent = sum; })""",
        "1.240",
    )

    assert [] == crooked(shown)


@pytest.mark.parametrize("width, height", [(1280, 800)])
def test_table_is_for_everybody(
    house: Process, page: Opened, axe: Callable[[Page], list[str]], width: int, height: int
) -> None:
    shown = page(width=width, height=height, path=table(house, SETUP))
    played(shown)

    assert [] == axe(shown)


def test_seat_is_kept_when_the_page_is_loaded_again(house: Process, page: Opened) -> None:
    shown = page(path=table(house, SETUP))
    played(shown)
    held = hand(shown)
    shown.reload()
    shown.locator(CARDS).first.wait_for()

    assert held == hand(shown)


def played(shown: Page) -> None:
    """Answer until a card is to be played."""
    until(shown, lambda: not shown.locator(f"{CALLS} .btn").count())


def hand(shown: Page) -> list[str | None]:
    """The cards in hand, from left to right."""
    return [each.get_attribute("data-card") for each in shown.locator(".hand button.card").all()]


@pytest.mark.parametrize("preset", PRESETS)
def test_deal_of_every_preset_is_played_by_clicking(house: Process, page: Opened, preset: str) -> None:
    seats = PRESETS[preset]["options"]["players"][0]
    shown = page(path=table(house, f"belote/{preset}", seats))
    play_deal(shown)

    assert shown.locator(f"{COUNT} .bill tbody tr").count() > 0


@pytest.mark.parametrize("option, question", RARE.items(), ids=RARE)
def test_deal_with_a_rarer_option_is_played_by_clicking(
    house: Process, page: Opened, option: str, question: str
) -> None:
    shown = page(path=table(house, f"{SETUP};{option}"))
    asked = shown.locator(question)
    until(shown, lambda: asked.count() > 0)
    play_deal(shown)

    assert shown.locator(f"{COUNT} .bill tbody tr").count() > 0
