"""Every page and every panel, on phone and desk, in light and dark: seen, heard and touched by everybody."""

import json
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import CALLS, COUNT, LONGEST_DEAL, LOOK_MS, SOMETHING_TO_DO, act, play_deal, table
from tests.browser.table.frames import Heard
from tests.browser.table.hands import dealt, given, has_tierce
from tests.browser.table.looks import crooked, narrow, small, wide
from tests.browser.table.test_heavy import QUESTION, STOP, stoppable
from tests.browser.test_playing import played
from tests.server.process import Process

Axe = Callable[[Page], list[str]]
LONG_NAME = "Maximilienne-Bernadette24"[:24]
PAGES = (
    "",
    "new/belote/ffb-coinche",
    "rules",
    "rules/belote/ludiclub-classic",
    "cards",
    "cards/paris",
    "new/whist",
    "display",
    "nowhere",
    "sign",
    "ranking",
    "me",
)
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
TAKEN = ".tools .btn:not(.hide-phone)"


@dataclass(frozen=True, slots=True)
class Eye:
    """A screen, a language, how the table looks, and another screen to which it is turned or dragged."""

    width: int
    height: int
    language: str
    theme: str
    colours: str
    other: tuple[int, int]

    def wear(self, page: Page) -> None:
        """Choose how it looks before anything is loaded."""
        kept = json.dumps({"theme": self.theme, "colours": self.colours, "name": LONG_NAME})
        page.add_init_script(f"localStorage.setItem('rebelote.settings', '{kept}')")


LYING, WIDE = (844, 390), (1920, 1080)
EYES = [
    Eye(360, 740, "fr", "dark", "4", LYING),
    Eye(360, 740, "de", "light", "2", LYING),
    Eye(1280, 800, "fr", "light", "4-de", WIDE),
    Eye(1280, 800, "de", "dark", "4", WIDE),
]


def opened(page: Opened, eye: Eye, path: str, seated: Callable[[Page], object] | None = None) -> Page:
    """A page as one eye sees it, at a seat that it holds already."""

    def prepared(found: Page) -> None:
        eye.wear(found)
        if seated is not None:
            seated(found)

    return page(width=eye.width, height=eye.height, language=eye.language, path=path, prepared=prepared)


def faults(shown: Page, axe: Axe, eye: Eye) -> list[str]:
    """Everything that is wrong with what is shown, and how it lies on the other screen."""
    found = [*axe(shown), *small(shown), *wide(shown), *narrow(shown), *crooked(shown)]
    shown.set_viewport_size({"width": eye.other[0], "height": eye.other[1]})
    found += [
        f"{eye.other}: {each}" for each in (*small(shown), *wide(shown), *narrow(shown), *crooked(shown))
    ]
    shown.set_viewport_size({"width": eye.width, "height": eye.height})
    return found


def until(shown: Page, seen: Callable[[], bool], wish: str = "") -> None:
    """Act until something is to be seen; `wish` is what is clicked where it is offered."""
    for _ in range(2 * LONGEST_DEAL):
        shown.locator(SOMETHING_TO_DO).first.wait_for()
        if seen():
            return
        choice = shown.locator(f"{COUNT} .btn.primary")
        if wish and not choice.count():
            choice = shown.locator(wish)
        if choice.count():
            choice.last.click()
            shown.wait_for_timeout(LOOK_MS)
        else:
            act(shown)
    raise AssertionError("it was not to be seen")


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
        found[path] = faults(shown, axe, eye)

    assert [] == listed(found)


@pytest.mark.parametrize("eye", EYES, ids=str)
def test_every_panel_of_the_table_is_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    shown = opened(page, eye, table(house, "belote/ffb-coinche"))
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    found = {"bidding": faults(shown, axe, eye)}
    played(shown)
    act(shown)
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    found["play"] = faults(shown, axe, eye)
    menu, display = shown.locator(".zinc .btn.icon").first, shown.locator(".zinc .btn.icon").last
    display.click()
    found["display"] = faults(shown, axe, eye)
    shown.keyboard.press("Escape")
    menu.click()
    found["menu"] = faults(shown, axe, eye)
    for at in range(1, shown.locator("nav.menu > button").count() + 1):
        shown.locator(f"{BEHIND}({at})").click()
        shown.wait_for_load_state("networkidle")
        found[f"behind button {at} of the menu"] = faults(shown, axe, eye)
        shown.keyboard.press("Escape")
        expect(shown.locator(".panel")).to_have_count(0)
        menu.click()
    shown.keyboard.press("Escape")
    until(shown, lambda: shown.locator(TAKEN).count() > 0)
    shown.locator(TAKEN).click()
    found["last trick"] = faults(shown, axe, eye)
    shown.keyboard.press("Escape")
    play_deal(shown)
    found["count"] = faults(shown, axe, eye)

    assert [] == listed(found)


@pytest.mark.parametrize("eye", EYES[:2], ids=str)
def test_waiting_for_friends_is_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    made = house.request("api/tables", {"setup": "belote/contree", "plan": ["person"] * 4})
    shown = opened(page, eye, f"t/{made['code']}?sit")
    shown.locator(".share img").wait_for()
    guest = opened(page, eye, f"t/{made['code']}")
    guest.locator("input").wait_for()

    assert [] == faults(shown, axe, eye)
    assert [] == faults(guest, axe, eye)


@pytest.mark.parametrize("eye", EYES[1:3], ids=str)
def test_what_is_asked_at_the_table_is_for_everybody(
    house: Process, page: Opened, axe: Axe, eye: Eye
) -> None:
    code, seat = dealt(house, "belote/ffb-coinche;bid_min=80", has_tierce)
    shown = opened(page, eye, f"t/{code}", given(code, seat))
    found = {}
    for asked in (".calls .values", ".calls .with-card"):
        until(shown, lambda asked=asked: shown.locator(asked).count() > 0)  # type: ignore[misc]
        found[asked] = faults(shown, axe, eye)
    shown.locator(".hand button.card:has(.with)").first.click(button="right")
    found["words with a card"] = faults(shown, axe, eye)
    shown.goto(table(house, "belote/ludiclub-classic"))
    # passed until nobody has taken the card that was turned
    until(shown, lambda: shown.locator(".calls .suits").count() > 0, f"{CALLS} .btn:not(.primary)")
    found["second round"] = faults(shown, axe, eye)

    assert [] == listed(found)


@pytest.mark.parametrize("eye", EYES[:2], ids=str)
def test_game_that_is_stopped_is_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    shown = stoppable(house, lambda path, prepared: opened(page, eye, path, prepared), Heard())
    shown.locator(STOP).click()
    shown.locator(QUESTION).wait_for()
    found = {"question": faults(shown, axe, eye)}
    shown.locator(f"{QUESTION} button").first.click()
    shown.locator(f"{COUNT} .result").wait_for()
    found["end of the match"] = faults(shown, axe, eye)

    assert [] == listed(found)


@pytest.mark.parametrize("eye", EYES[1:3], ids=str)
def test_match_that_is_over_is_for_everybody(house: Process, page: Opened, axe: Axe, eye: Eye) -> None:
    made = {"setup": "belote/ludiclub-classic;target=501", "plan": ["simple"] * 4, "pace_ms": 0}
    code = house.request("api/tables", made)["code"]
    shown = opened(page, eye, f"t/{code}?watch")
    while not any(each["over"] for each in house.request(f"api/tables/{code}/matches")["matches"]):
        shown.wait_for_timeout(LOOK_MS)
    found = {}
    for path in (f"replay/{code}", f"replay/{code}/1?step=9", f"fair/{code}"):
        shown.goto(path)
        shown.locator(".slate").first.wait_for()
        found[path.partition("/")[0] + path[-6:]] = faults(shown, axe, eye)

    assert [] == listed(found)


def test_nothing_moves_where_the_device_asks_for_rest(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/contree"))
    played(shown)
    shown.evaluate(WATCH_MOTION)
    act(shown)
    shown.locator(SOMETHING_TO_DO).first.wait_for()

    assert not shown.evaluate("window.moved")
