"""Whist at its rarer tables: a trou, a card laid aside before a small misère, a hand that lies open."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.bistro.deals import calling, reached
from tests.browser.bistro.plays import CORNER, WHIST
from tests.browser.conftest import Opened
from tests.browser.playing import CARDS, table
from tests.browser.table.hands import given
from tests.browser.table.looks import covered, small, wide
from tests.server.process import Process

from rebelote.wire.messages import View

PHONES = [(360, 640), (360, 740), (844, 390)]
SIZES = [(360, 640), (1280, 800)]
each_size = pytest.mark.parametrize("size", SIZES, ids=str)


# a button that is wholly in sight: within the panel, and nothing lies upon its edges
HIDDEN = """() => [...document.querySelectorAll('.bidding button')].filter((each) => {
  const box = each.getBoundingClientRect();
  return ![[box.left + 6, box.top + 6], [box.right - 6, box.bottom - 6]]
    .every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
}).map((each) => each.ariaLabel ?? each.innerText)"""


def at(page: Page) -> list[str]:
    """What is wrong with how the page lies on the screen; all players have one name, as they may."""
    return [*small(page), *wide(page)]


@each_size
def test_partner_of_a_trou_names_trumps(house: Process, page: Opened, size: tuple[int, int]) -> None:
    def wanted(view: View) -> bool:
        return view.facts["phase"] == "trump"

    code, seat = reached(house, "whist/bistro", wanted, seats=4, choose=calling("p"))
    shown = page(width=size[0], height=size[1], language="de", path=f"t/{code}", prepared=given(code, seat))
    suits = shown.locator(".calls .suits .btn")
    suits.nth(3).wait_for()

    assert [] == at(shown)
    suits.first.click()
    expect(shown.locator(".calls")).to_have_count(0)
    expect(shown.locator(".contract")).to_contain_text("Trou")


@each_size
def test_card_is_laid_aside_before_a_small_misere(
    house: Process, page: Opened, size: tuple[int, int]
) -> None:
    def wanted(view: View) -> bool:
        return view.facts["phase"] == "aside"

    code, seat = reached(house, "whist/simple", wanted, seats=4, choose=calling("pm", "p"))
    shown = page(width=size[0], height=size[1], path=f"t/{code}", prepared=given(code, seat))
    shown.locator(CARDS).nth(12).wait_for()
    expect(shown.locator(".prompt")).to_contain_text("aside")

    assert [] == at(shown)
    shown.locator(CARDS).first.click(position=CORNER)
    expect(shown.locator(".hand button.card")).to_have_count(12)


@each_size
def test_hand_of_an_open_misere_lies_before_its_seat(
    house: Process, page: Opened, size: tuple[int, int]
) -> None:
    def wanted(view: View) -> bool:
        shown = view.facts.get("shown") or []
        return bool(shown) and shown[0][0] != view.seat

    code, seat = reached(house, "whist/simple", wanted, seats=4, choose=calling("gmo", "p"))
    shown = page(width=size[0], height=size[1], path=f"t/{code}", prepared=given(code, seat))
    shown.locator(".open-hand .card").first.wait_for()

    hands = [each.locator(".card").count() for each in shown.locator(".open-hand").all()]

    assert set(hands) <= {11, 12}
    assert [] == at(shown)


@pytest.mark.parametrize("width, height", PHONES)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_kind_of_call_is_named_and_shown_whole_on_a_phone(
    house: Process, page: Opened, language: str, width: int, height: int
) -> None:
    shown = page(width=width, height=height, language=language, path=table(house, WHIST.setup))
    kinds = shown.locator(".bidding .kinds button")
    kinds.nth(2).wait_for()
    hidden = {0: shown.evaluate(HIDDEN)}
    for at_kind in (1, 2):
        kinds.nth(at_kind).click()
        hidden[at_kind] = shown.evaluate(HIDDEN)

    assert {0: [], 1: [], 2: []} == hidden
    kinds.nth(1).click()
    shown.locator(".levels .btn[aria-disabled=false]").last.click()
    expect(shown.locator(".speech .primary")).to_be_in_viewport(ratio=1)
    assert [] == covered(shown, (".bidding", ".hand button.card, .seat .plate"))
