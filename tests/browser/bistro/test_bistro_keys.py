"""The bistro games for who has no pointer: a deal of each by keys alone."""

import pytest
from playwright.sync_api import expect
from tests.browser.bistro.plays import GAMES, RAMMI, Played, first, named, play_by_keys
from tests.browser.conftest import Opened
from tests.browser.playing import COUNT, table
from tests.browser.table import keyboard
from tests.server.process import Process

CHOSEN = ".hand .card[aria-pressed=true]"


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_deal_is_played_with_keys_alone(house: Process, page: Opened, game: Played) -> None:
    shown = page(path=table(house, game.setup, game.seats))
    play_by_keys(shown, game)

    assert shown.locator(COUNT).is_visible()
    assert 1 <= shown.locator(f"{COUNT} .deals tbody tr").count()


def test_cards_are_chosen_and_let_go_by_enter(house: Process, page: Opened) -> None:
    shown = page(path=table(house, RAMMI.setup, RAMMI.seats))
    first(shown, RAMMI)
    keyboard.go_to(shown, keyboard.HELD)
    shown.keyboard.press("Enter")
    shown.keyboard.press("ArrowRight")
    shown.keyboard.press("Enter")
    expect(shown.locator(CHOSEN)).to_have_count(2)
    shown.keyboard.press("Enter")

    expect(shown.locator(CHOSEN)).to_have_count(1)


def test_hand_is_sorted_by_keys(house: Process, page: Opened) -> None:
    shown = page(path=table(house, RAMMI.setup, RAMMI.seats))
    first(shown, RAMMI)
    keyboard.go_to(shown, ".sorting [role=radio]:last-child")
    shown.keyboard.press("Enter")

    expect(shown.locator(".sorting [role=radio]:last-child")).to_have_attribute("aria-checked", "true")
