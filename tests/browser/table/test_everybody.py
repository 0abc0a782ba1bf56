"""Every page and every panel, on phone and desk, in light and dark: seen, heard and touched by everybody."""

import json
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import SOMETHING_TO_DO, act, play_deal, table
from tests.browser.table.looks import narrow, small, wide
from tests.browser.test_playing import played
from tests.server.process import Process

Axe = Callable[[Page], list[str]]
LONG_NAME = "Maximilienne-Bernadette24"[:24]
PAGES = ("", "new/belote/ffb-coinche", "rules", "rules/belote/ludiclub-classic", "display", "nowhere")
# a duration of a few ms is none that anybody sees
WATCH_MOTION = """() => {
  window.moved = false;
  const look = () => {
    window.moved ||= document.getAnimations().some((each) => each.effect.getComputedTiming().duration > 20);
    requestAnimationFrame(look);
  };
  look();
}"""
BEHIND = "nav.menu > button:nth-of-type"


@dataclass(frozen=True, slots=True)
class Eye:
    """A screen, a language, and how the table looks."""

    width: int
    height: int
    language: str
    theme: str
    colours: str

    def wear(self, page: Page) -> None:
        """Choose how it looks before anything is loaded."""
        kept = json.dumps({"theme": self.theme, "colours": self.colours, "name": LONG_NAME})
        page.add_init_script(f"localStorage.setItem('rebelote.settings', '{kept}')")


EYES = [
    Eye(360, 740, "fr", "dark", "4"),
    Eye(360, 740, "de", "light", "2"),
    Eye(1280, 800, "fr", "light", "4-de"),
    Eye(1280, 800, "de", "dark", "4"),
]


def opened(page: Opened, eye: Eye, path: str) -> Page:
    """A page as one eye sees it."""
    return page(width=eye.width, height=eye.height, language=eye.language, path=path, prepared=eye.wear)


def faults(shown: Page, axe: Axe) -> list[str]:
    """Everything that is wrong with what is shown."""
    return [*axe(shown), *small(shown), *wide(shown), *narrow(shown)]


def listed(found: dict[str, list[str]]) -> list[str]:
    """Faults by the place where they were found, as lines."""
    return [f"{place}: {fault}" for place, all_of_it in found.items() for fault in all_of_it]


@pytest.mark.parametrize("eye", EYES, ids=str)
def test_every_page_is_for_everybody(page: Opened, axe: Axe, eye: Eye) -> None:
    shown = opened(page, eye, "")
    found: dict[str, list[str]] = {}
    for path in PAGES:
        shown.goto(path or "./")
        shown.locator("main h1").first.wait_for(state="attached")
        shown.wait_for_load_state("networkidle")
        found[path] = faults(shown, axe)

    assert [] == listed(found)


@pytest.mark.parametrize("eye", EYES, ids=str)
def test_every_panel_of_the_table_is_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    shown = opened(page, eye, table(house, "belote/ffb-coinche"))
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    found = {"bidding": faults(shown, axe)}
    played(shown)
    act(shown)
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    found["play"] = faults(shown, axe)
    menu, display = shown.locator(".zinc .btn.icon").first, shown.locator(".zinc .btn.icon").last
    display.click()
    found["display"] = faults(shown, axe)
    shown.keyboard.press("Escape")
    menu.click()
    found["menu"] = faults(shown, axe)
    for at in range(1, shown.locator("nav.menu > button").count() + 1):
        shown.locator(f"{BEHIND}({at})").click()
        shown.wait_for_load_state("networkidle")
        found[f"behind button {at} of the menu"] = faults(shown, axe)
        shown.keyboard.press("Escape")
        expect(shown.locator(".panel")).to_have_count(0)
        menu.click()
    shown.keyboard.press("Escape")
    play_deal(shown)
    found["count"] = faults(shown, axe)

    assert [] == listed(found)


@pytest.mark.parametrize("eye", EYES[:1], ids=str)
def test_waiting_for_friends_is_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    made = house.request("api/tables", {"setup": "belote/contree", "plan": ["person"] * 4})
    shown = opened(page, eye, f"t/{made['code']}?sit")
    shown.locator(".share img").wait_for()
    guest = opened(page, eye, f"t/{made['code']}")
    guest.locator("input").wait_for()

    assert [] == faults(shown, axe)
    assert [] == faults(guest, axe)


def test_nothing_moves_where_the_device_asks_for_rest(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/contree"))
    played(shown)
    shown.evaluate(WATCH_MOTION)
    act(shown)
    shown.locator(SOMETHING_TO_DO).first.wait_for()

    assert not shown.evaluate("window.moved")
