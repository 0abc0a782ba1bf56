"""The first page: it comes quickly, says what it is, in each language, and everybody can use it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import LOCALES, Opened
from tests.browser.playing import SOMETHING_TO_DO, act
from tests.browser.wire import Weighed, hold_eight_cards
from tests.server.process import Process, process

KB = 1000
FIRST_VISIT = 300 * KB
# when a person asked for a game, and when the table and the cards in hand were there for the first time
FIRST_SIGHTS = """() => {
  const seen = (window.seen = {});
  let asked;
  const note = (what, there) => { if (asked !== undefined && there) seen[what] ??= performance.now() - asked; };
  addEventListener('click', (event) => { asked ??= event.timeStamp; note('click', true); }, true);
  new MutationObserver(() => {
    note('board', document.querySelector('.board'));
    note('hand', document.querySelector('.hand .card'));
  }).observe(document, { childList: true, subtree: true });
}"""


def test_first_page_says_where_one_is(page: Opened) -> None:
    assert "Rebelote" in page().title()


@pytest.mark.parametrize("language", LOCALES)
def test_first_page_has_the_language_of_the_browser(page: Opened, language: str) -> None:
    expect(page(language=language).locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LOCALES)
def test_first_page_has_no_sentence_without_words(page: Opened, language: str) -> None:
    shown = page(language=language)
    shown.locator("h1").wait_for()

    assert [] == [
        word for word in shown.locator("body").inner_text().split() if word.startswith(("home-", "tile-"))
    ]


@pytest.mark.parametrize("width, height", [(360, 740), (844, 390), (1280, 800)])
def test_first_page_is_for_everybody(
    page: Opened, axe: Callable[[Page], list[str]], width: int, height: int
) -> None:
    shown = page(width=width, height=height)
    shown.locator("h1").wait_for()

    assert [] == axe(shown)


def test_first_page_is_no_wider_than_a_phone(page: Opened) -> None:
    shown = page(width=360, height=740)
    shown.locator("h1").wait_for()

    assert 360 >= shown.evaluate("document.documentElement.scrollWidth")


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_first_visit_is_less_than_300_kilobytes_whatever_is_dealt(page: Opened, encoding: str) -> None:
    shown = page(path="api/schema.json")
    weighed = Weighed(shown, encoding)
    shown.goto("./")
    hold_eight_cards(shown)

    assert {encoding} == {each.encoding for each in weighed.files if each.name.endswith(".js")}
    assert 100 * KB < weighed.bytes < weighed.bytes_at_worst < FIRST_VISIT, weighed.files


def test_play_now_leads_to_a_dealt_hand(page: Opened) -> None:
    shown = page(path="", prepared=lambda found: found.add_init_script(f"({FIRST_SIGHTS})()"))
    shown.get_by_role("button", name="Play now").click()
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    # who deals first may be asked how the packets go
    while not shown.locator(".hand .card").count():
        act(shown)
        shown.locator(f"{SOMETHING_TO_DO}, .hand .card").first.wait_for()
    seen: dict[str, float] = shown.evaluate("window.seen")
    print(f"Play now: {', '.join(f'{what} after {ms:.0f} ms' for what, ms in seen.items())}")

    assert ["click", "board", "hand"] == list(seen)


def test_page_that_is_not_there_says_so_and_leads_home(page: Opened) -> None:
    shown = page(path="nowhere")
    shown.locator("main a").first.click()

    assert "/" == shown.evaluate("location.pathname")


def test_browser_writes_luxembourgish_numbers_when_it_may_fall_back_to_german(page: Opened) -> None:
    shown = page(language="en")

    assert "1.234,5" == shown.evaluate("new Intl.NumberFormat(['lb', 'de-LU']).format(1234.5)")
    assert ["one", "other"] == sorted(
        shown.evaluate("new Intl.PluralRules(['lb', 'de-LU']).resolvedOptions().pluralCategories")
    )


@pytest.mark.parametrize("name", ["icon.svg", "manifest.webmanifest", "licences/figures-paris.txt"])
def test_files_beside_the_page_are_there(house: Process, page: Opened, name: str) -> None:
    answer = page().request.get(house.here + name)

    assert 200 == answer.status


def test_house_lives_below_a_path(tmp_path: Path, page: Opened) -> None:
    with process(f"sqlite:///{tmp_path / 'rebelote.db'}", "--base-path", "/jeux") as below:
        shown = page(path="api/schema.json", at=below)
        weighed = Weighed(shown, "br")
        shown.goto("./")
        hold_eight_cards(shown)
        came = weighed.bytes_at_worst
        held = shown.url
        shown.reload()
        shown.locator(SOMETHING_TO_DO).first.wait_for()
        shown.goto("rules/belote/ludiclub-classic")
        shown.locator("main h1").first.wait_for()
        below.stop()

    assert below.here.endswith("/jeux/")
    assert 100 * KB < came < FIRST_VISIT, weighed.files
    assert held.startswith(f"{below.here}t/")
