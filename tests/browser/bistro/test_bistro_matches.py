"""Short matches of the bistro games to their end, on a small phone that nothing is wider than."""

import pytest
from playwright.sync_api import expect
from tests.browser.bistro.plays import KONTER, RAMMI, UPDOWN, WHIST, Played, first, named, play
from tests.browser.conftest import Opened
from tests.browser.playing import COUNT, table
from tests.browser.table.looks import small, wide
from tests.server.process import Process

RESULT = f"{COUNT} h2.result"
SHORT = (
    KONTER._replace(setup="konter/bistro-fr;start_strokes=1"),
    UPDOWN._replace(seats=2),
    # who never melds plays as long as there are cards: the stock is turned over once
    RAMMI._replace(setup="rammi/bistro;end_mode=deals;deals=1;block=once", seats=2),
    WHIST._replace(setup="whist/simple;deals=1"),
)
MOST_DEALS = 8


@pytest.mark.parametrize("game", SHORT, ids=named)
def test_match_is_played_to_its_end_on_a_small_phone(house: Process, page: Opened, game: Played) -> None:
    shown = page(width=360, height=640, language="de", path=table(house, game.setup, game.seats))
    first(shown, game)

    assert [] == [*small(shown), *wide(shown)]
    for _ in range(MOST_DEALS):
        play(shown, game)
        if shown.locator(RESULT).count():
            break
        shown.locator(f"{COUNT} .acts .primary").click()
    expect(shown.locator(RESULT)).to_be_visible()
    assert [] == wide(shown)
