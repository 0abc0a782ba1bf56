"""A card of Rommé that fits two melds: the table asks which, by tap, by drag and by keys."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.bistro.deals import Choices, reached
from tests.browser.bistro.fingers import Finger
from tests.browser.bistro.plays import CORNER
from tests.browser.conftest import Opened
from tests.browser.table import keyboard
from tests.browser.table.hands import given
from tests.server.process import Process

from rebelote.wire.messages import View

SETUP = "rammi/bistro"
PHONES = [(360, 740), (844, 390)]


def twofold(choices: Choices) -> str:
    """A card that may be added to two melds, "" if there is none; moves are like `A2Th`."""
    found = Counter(each[2:] for each in choices if each[0] == "A" and len(each) == 4)
    return next((card for card, melds in found.items() if melds > 1), "")


class Held(NamedTuple):
    """A page whose person holds a card that fits two melds, and the card."""

    page: Page
    card: Locator
    face: str

    @property
    def fitting(self) -> Locator:
        """The melds to which the chosen card may be added."""
        return self.page.locator(".meld.open:not(.new)")

    def lies_in(self, meld: Locator) -> None:
        """The card has gone from the hand to a meld."""
        expect(self.page.locator(f".hand [data-card='{self.face}']")).to_have_count(0)
        expect(meld.locator(f"[data-card='{self.face}']")).to_have_count(1)


@pytest.fixture
def held(house: Process, page: Opened, request: pytest.FixtureRequest) -> Iterator[Held]:
    """A page, on a desk if the test says nothing else."""
    width, height = getattr(request, "param", (1280, 800))
    seen: list[str] = []

    def wanted(view: View) -> bool:
        seen[:] = [twofold(view.choices)]
        # a last card would end the deal, and with it what lies on the table
        return bool(seen[0]) and len(view.facts["hand"]) > 2

    code, seat = reached(house, SETUP, wanted)
    shown = page(width=width, height=height, path=f"t/{code}", prepared=given(code, seat))
    card = shown.locator(f".hand:not(.waiting) [data-card='{seen[0]}']")
    card.wait_for()
    yield Held(shown, card, seen[0])


@pytest.mark.parametrize("held", PHONES, ids=str, indirect=True)
def test_card_that_fits_two_melds_goes_to_the_one_that_is_touched(held: Held) -> None:
    held.card.click(position=CORNER)
    expect(held.fitting).to_have_count(2)
    name = held.fitting.last.get_attribute("data-zone")
    held.fitting.last.click(position=CORNER)

    held.lies_in(held.page.locator(f".meld[data-zone='{name}']"))


def test_card_that_fits_two_melds_goes_where_it_is_dragged(held: Held) -> None:
    held.card.click(position=CORNER)
    name = held.fitting.last.get_attribute("data-zone")
    held.card.click(position=CORNER)
    meld = held.page.locator(f".meld[data-zone='{name}']")
    held.card.drag_to(meld, source_position=CORNER, target_position=CORNER)

    held.lies_in(meld)


@pytest.mark.parametrize("held", PHONES, ids=str, indirect=True)
def test_card_is_laid_off_by_a_finger_that_takes_it_to_a_meld(held: Held) -> None:
    finger = Finger(held.page)
    finger.tap(held.card)
    expect(held.fitting).to_have_count(2)
    name = held.fitting.last.get_attribute("data-zone")
    finger.tap(held.card)
    expect(held.fitting).to_have_count(0)
    meld = held.page.locator(f".meld[data-zone='{name}']")
    finger.drag(held.card, meld)

    held.lies_in(meld)


@pytest.mark.parametrize("held", PHONES[:1], ids=str, indirect=True)
def test_card_that_a_finger_lets_go_beside_the_melds_stays_in_hand(held: Held) -> None:
    Finger(held.page).drag(held.card, held.page.locator(".seat .plate").first)

    expect(held.card).to_be_visible()
    expect(held.page.locator(".dragged")).to_have_count(0)


def test_card_that_fits_two_melds_asks_by_keys_too(held: Held) -> None:
    keyboard.go_to_card(held.page, f"[data-card='{held.face}']")
    held.page.keyboard.press("Enter")
    expect(held.page.locator(".made .btn.primary")).to_have_count(2)
    name = held.fitting.last.get_attribute("data-zone")
    keyboard.go_to(held.page, ".made .btn:nth-of-type(2)")
    held.page.keyboard.press("Enter")

    held.lies_in(held.page.locator(f".meld[data-zone='{name}']"))
