"""The bistro games in the browser: a deal of each is played to its end by clicks, and everybody can."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.bistro.plays import GAMES, KONTER, RAMMI, UPDOWN, WHIST, Played, first, named, play
from tests.browser.conftest import Opened
from tests.browser.playing import COUNT, table
from tests.server.process import Process

SIZES = (*GAMES, UPDOWN._replace(seats=3), UPDOWN._replace(seats=2))
each_game = pytest.mark.parametrize("game", SIZES, ids=named)


@each_game
def test_deal_is_played_by_clicking_and_counted(house: Process, page: Opened, game: Played) -> None:
    shown = page(language="fr", path=table(house, game.setup, game.seats))
    play(shown, game)

    assert shown.locator(COUNT).is_visible()
    assert 1 <= shown.locator(f"{COUNT} .deals tbody tr").count()


@pytest.mark.parametrize("width, height", [(360, 740), (1280, 800)])
@each_game
def test_table_is_for_everybody(
    house: Process,
    page: Opened,
    axe: Callable[[Page], list[str]],
    game: Played,
    width: int,
    height: int,
) -> None:
    shown = page(width=width, height=height, path=table(house, game.setup, game.seats))
    first(shown, game)

    assert [] == axe(shown)


def test_queens_carry_medals_that_the_panel_explains(house: Process, page: Opened) -> None:
    shown = page(path=table(house, KONTER.setup))
    first(shown, KONTER)
    shown.locator(".tools button").first.click()

    assert 3 == shown.locator(".metals li").count()


def test_hand_keeps_the_order_that_was_chosen(house: Process, page: Opened) -> None:
    shown = page(path=table(house, RAMMI.setup, RAMMI.seats))
    first(shown, RAMMI)
    shown.locator(".sorting button").nth(1).click()
    ranks = [str(each.get_attribute("data-card"))[0] for each in shown.locator(".hand .card").all()]
    shown.reload()
    first(shown, RAMMI)

    assert sorted(ranks, key="A23456789TJQK".index) == ranks
    assert "true" == shown.locator(".sorting button").nth(1).get_attribute("aria-checked")


def test_a_card_is_discarded_by_drag(house: Process, page: Opened) -> None:
    shown = page(path=table(house, RAMMI.setup, RAMMI.seats))
    first(shown, RAMMI)
    shown.locator(".calls .primary").click()
    shown.locator(".made").wait_for()
    card = shown.locator(".hand .card").first
    name = card.get_attribute("data-card")
    card.drag_to(shown.locator("[data-zone=discard]"), source_position={"x": 20, "y": 40})
    shown.locator(f".hand .card[data-card='{name}']").wait_for(state="detached")

    assert 0 == shown.locator(f".hand .card[data-card='{name}']").count()


def test_grid_of_points_stands_beside_the_auction(house: Process, page: Opened) -> None:
    shown = page(path=table(house, WHIST.setup))
    first(shown, WHIST)
    shown.locator(".grid-button button").click()

    assert 19 == shown.locator(".prices tbody tr").count()
