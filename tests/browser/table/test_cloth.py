"""What lies on the cloth besides the trick: cards that are shown, open hands, the bergère, points of the deal."""

import re
from itertools import pairwise

from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import CARDS, SOMETHING_TO_DO, act, table, until
from tests.browser.table.hands import dealt, given, has_tierce
from tests.server.process import Process

AT_ONCE = "belote/ffb-coinche;bid_min=80;announce_show=immediate"
TAKEN = ".score .taken b"


def faces(page: Page, where: str) -> list[str]:
    """The cards that lie face up somewhere."""
    return [str(each.get_attribute("data-card")) for each in page.locator(f"{where} [data-card]").all()]


MOST_LOOKS = 12
"""A deal of Konter a Matt has six tricks; trumps go long before the last."""


def reached(page: Page, wanted: str) -> None:
    """Play until something is seen."""
    until(page, lambda: page.locator(wanted).count() > 0, wanted)


def test_cards_of_an_announcement_lie_before_the_seat_that_shows_them(house: Process, page: Opened) -> None:
    """A tierce is shown at once: its cards that are still held, with its height."""
    code, seat = dealt(house, AT_ONCE, has_tierce)
    shown = page(path=f"t/{code}", prepared=given(code, seat), width=360, height=740)
    reached(shown, ".with-card")
    shown.locator(CARDS).first.click()
    expect(shown.locator(".prompt .say p")).to_contain_text("tierce to the", ignore_case=True)
    held = set(faces(shown, ".hand"))

    laid = faces(shown, ".prompt .shown")
    assert 2 <= len(laid) <= 3
    assert set(laid) <= held


def test_open_hand_of_the_other_player_is_seen_on_a_phone(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/two-open", 2), width=360, height=740)
    reached(shown, CARDS)
    row = shown.locator(".open-hand.n li")

    assert 7 <= row.count() <= 8
    assert all(re.fullmatch("[789TJQKA][shdc]", each) for each in faces(shown, ".open-hand.n"))
    boxes = [box for each in row.all() if (box := each.bounding_box()) is not None]
    assert all(0 <= box["x"] and box["x"] + box["width"] <= 360 for box in boxes)
    # no card covers the face of another one
    assert all(one["x"] + one["width"] <= two["x"] + 2 for one, two in pairwise(boxes))


def test_cards_that_lie_on_covered_ones_say_so(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/two-open", 2))
    reached(shown, CARDS)

    assert 8 == shown.locator(".hand button.covering").count()
    expect(shown.locator(".hand button.card").first).to_have_attribute("aria-label", re.compile("covered"))


def test_bergere_lies_open_beside_the_turned_card(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/two-classic", 2))
    reached(shown, ".turnup.aside figure")

    assert (1, 1) == (len(faces(shown, ".turnup .pack")), len(faces(shown, ".turnup figure")))
    expect(shown.locator(".turnup figcaption")).to_contain_text("bergère")


def test_points_of_the_deal_stand_in_the_strip(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/contree;announcements=no"))
    reached(shown, TAKEN)
    reached(shown, ".tools button:has-text('Last trick')")

    assert 2 == len(re.findall(r"\d+", shown.locator(TAKEN).inner_text()))


def test_no_points_stand_in_the_strip_where_the_table_hides_them(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "konter/bistro-fr"))
    reached(shown, ".tools button:has-text('Last trick')")

    expect(shown.locator(TAKEN)).to_have_count(0)


def test_trumps_that_are_gone_are_told_with_the_order(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "konter/bistro-fr"))
    reached(shown, ".medal")
    for _ in range(MOST_LOOKS):
        shown.get_by_role("button", name="Order and value", exact=True).click()
        shown.locator(".ranks").first.wait_for()
        if shown.locator(".ranks .gone").count():
            break
        shown.keyboard.press("Escape")
        shown.locator(SOMETHING_TO_DO).first.wait_for()
        act(shown)

    expect(shown.locator(".ranks .gone").first).to_contain_text("played")
    assert shown.locator(".ranks .gone").count() < shown.locator(".ranks tbody tr").count()


def test_sum_of_the_dice_is_told_as_a_rank(house: Process, page: Opened) -> None:
    """Eleven is the jack, twelve the queen (U3)."""
    shown = page(path=table(house, "updown/bistro"))
    reached(shown, ".dice-tray p b")
    total = shown.locator(".dice-tray .die circle").count()

    assert {11: "J", 12: "Q"}.get(total, str(total)) == shown.locator(".dice-tray p b").first.inner_text()
