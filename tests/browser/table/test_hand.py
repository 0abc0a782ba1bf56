"""A hand is held as its owner likes it, and a card is played by laying it on the table."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import CARDS, SOMETHING_TO_DO, table, until
from tests.browser.test_playing import hand, played
from tests.server.process import Process

SETUP = "belote/contree"
CORNER = {"x": 20, "y": 30}


def dealt(house: Process, page: Opened, **how: int) -> Page:
    """A table at which the person holds eight cards, before anything is played."""
    shown = page(path=table(house, SETUP), **how)
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    while len(hand(shown)) < 8:
        shown.locator(".calls .btn").first.click()
        shown.locator(SOMETHING_TO_DO).first.wait_for()
    return shown


def test_card_is_put_elsewhere_in_the_hand_by_drag(house: Process, page: Opened) -> None:
    shown = dealt(house, page)
    first, *others = hand(shown)
    cards = shown.locator(".hand button.card")
    cards.first.drag_to(cards.nth(3), source_position=CORNER, target_position=CORNER)
    expect(cards.first).not_to_have_attribute("data-card", first or "")

    assert others == [each for each in hand(shown) if each != first]
    assert first in hand(shown)[2:5]


def test_card_is_put_elsewhere_with_keys_and_keeps_the_focus(house: Process, page: Opened) -> None:
    shown = dealt(house, page)
    before = hand(shown)
    shown.locator(".hand button.card").first.focus()
    shown.keyboard.press("Shift+ArrowRight")
    shown.keyboard.press("Shift+ArrowRight")

    expect(shown.locator(".hand button.card:focus")).to_have_attribute("data-card", before[0] or "")
    assert [before[1], before[2], before[0], *before[3:]] == hand(shown)


def test_order_of_the_hand_stays_while_cards_are_played(house: Process, page: Opened) -> None:
    shown = dealt(house, page)
    shown.locator(".hand button.card").last.focus()
    shown.keyboard.press("Shift+ArrowLeft")
    held = hand(shown)
    played(shown)
    left = len(hand(shown))
    shown.locator(CARDS).first.click()
    expect(shown.locator(".hand button.card")).to_have_count(left - 1)

    assert [each for each in held if each in hand(shown)] == hand(shown)


def test_card_is_played_by_drag_to_the_table(house: Process, page: Opened) -> None:
    shown = dealt(house, page, width=360, height=740)
    played(shown)
    card = shown.locator(CARDS).first
    face = card.get_attribute("data-card")
    card.drag_to(shown.locator(".board"), source_position=CORNER, target_position={"x": 180, "y": 300})

    expect(shown.locator(f".hand [data-card='{face}']")).to_have_count(0)


def test_card_that_may_not_be_played_stays_and_says_why(house: Process, page: Opened) -> None:
    shown = dealt(house, page)
    forbidden = shown.locator(".hand button.card[aria-disabled]")
    until(shown, lambda: forbidden.count() > 0)
    before = hand(shown)
    forbidden.first.drag_to(
        shown.locator(".board"), source_position=CORNER, target_position={"x": 300, "y": 300}
    )

    expect(shown.locator(".reason")).to_contain_text("(B4")
    assert before == hand(shown)
