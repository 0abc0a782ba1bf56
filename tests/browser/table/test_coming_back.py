"""Nobody loses the seat: another device, a line that is cut, a server that dies, somebody who goes away."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import CARDS, COUNT, SOMETHING_TO_DO, act, deal_out, play_deal, table
from tests.browser.table.cable import Cable
from tests.browser.table.frames import Heard
from tests.browser.test_playing import hand, played
from tests.server.process import Process, process

SETUP = "belote/contree"
SEAT_CODE = re.compile(r"\b[A-Z0-9]{8}\b")
STAND_IN = "A bot plays"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """A house of its own, which may be killed."""
    with process(f"sqlite:///{tmp_path / 'rebelote.db'}", "--tables-a-minute", "0") as running:
        yield running
        running.stop()


def seat_code(shown: Page) -> str:
    """The code that the table shows for another device."""
    shown.get_by_role("button", name="Menu").click()
    shown.get_by_role("button", name="Invite").click()
    found = SEAT_CODE.search(shown.locator(".seat-code").inner_text())
    assert found is not None
    return found[0]


def test_seat_is_taken_to_another_device_by_its_code(house: Process, page: Opened) -> None:
    path = table(house, SETUP)
    first = page(path=path)
    played(first)
    held = hand(first)
    second = page(path=path.partition("?")[0])
    second.get_by_role("button", name="I have a seat here already").click()
    second.get_by_label("Code of your seat").fill(seat_code(first).lower())
    second.get_by_role("button", name="Take my seat back").click()
    second.locator(CARDS).first.wait_for()

    assert held == hand(second)


def test_code_that_gives_no_seat_is_told(house: Process, page: Opened) -> None:
    path = table(house, SETUP)
    page(path=path).locator(SOMETHING_TO_DO).first.wait_for()
    other = page(path=path.partition("?")[0])
    other.get_by_role("button", name="I have a seat here already").click()
    other.get_by_label("Code of your seat").fill("ZZZZ9999")
    other.get_by_role("button", name="Take my seat back").click()

    expect(other.get_by_role("alert")).to_contain_text("code")


def test_line_that_was_dead_for_half_a_minute_comes_back_by_itself(house: Process, page: Opened) -> None:
    cable = Cable()

    def prepared(found: Page) -> None:
        cable.lay(found)
        found.clock.install()

    shown = page(path=table(house, SETUP), prepared=prepared)
    played(shown)
    held = hand(shown)
    cable.cut = True
    shown.clock.fast_forward(30_000)
    expect(shown.locator(".notice")).to_contain_text("The line is down")
    cable.cut = False
    expect(shown.locator(".notice")).to_have_count(0, timeout=20_000)

    assert held == hand(shown)
    play_deal(shown)


def test_card_that_is_played_on_a_dead_line_is_played_once_it_is_back(house: Process, page: Opened) -> None:
    cable, heard = Cable(), Heard()

    def prepared(found: Page) -> None:
        heard.watch(found)
        cable.lay(found)
        found.clock.install()

    shown = page(path=table(house, SETUP), prepared=prepared)
    played(shown)
    card = shown.locator(CARDS).first
    face = card.get_attribute("data-card")
    cable.cut = True
    card.click()
    shown.clock.fast_forward(30_000)
    shown.locator(".notice").wait_for()
    cable.cut = False
    play_deal(shown)
    plays = [each for update in heard.updates for each in update["events"] if each["code"] == "card-played"]

    assert 1 == sum(each["facts"]["card"] == face for each in plays)


def test_seat_is_not_given_up_on_a_dead_line(house: Process, page: Opened) -> None:
    cable = Cable()

    def prepared(found: Page) -> None:
        cable.lay(found)
        found.clock.install()

    shown = page(path=table(house, SETUP), prepared=prepared)
    played(shown)
    cable.cut = True
    shown.clock.fast_forward(30_000)
    shown.locator(".notice").wait_for()
    shown.get_by_role("button", name="Menu").click()
    shown.get_by_role("button", name="Leave the table").click()
    shown.get_by_role("button", name="I am leaving").click()
    cable.cut = False
    expect(shown.locator(".notice")).to_have_count(0, timeout=20_000)
    shown.keyboard.press("Escape")

    play_deal(shown)


def test_server_that_was_killed_goes_on_with_the_deal(mortal: Process, page: Opened) -> None:
    shown = page(path=table(mortal, SETUP), at=mortal, faulty=True)
    played(shown)
    act(shown)
    shown.locator(f"{CARDS}, {COUNT}").first.wait_for()
    held = hand(shown)
    mortal.kill()
    expect(shown.locator(".notice")).to_contain_text("The line is down")
    mortal.start()
    expect(shown.locator(".notice")).to_have_count(0, timeout=30_000)

    assert held == hand(shown)
    play_deal(shown)


@pytest.mark.parametrize("path", ["t/ZZZZZZ", "t/ZZZZZZ?sit"])
def test_table_that_is_not_there_is_told(page: Opened, path: str) -> None:
    shown = page(path=path, faulty=True)

    expect(shown.locator("h1")).to_have_text("This table is no longer there.")


def test_bot_plays_for_somebody_away_and_gives_the_seat_back(house: Process, page: Opened) -> None:
    wish = {"setup": SETUP, "plan": ["person", "person", "simple", "simple"], "pace_ms": 0, "delay_s": 1}
    path = f"t/{house.request('api/tables', wish)['code']}?sit"
    host, guest = page(path=path), page(path=path)
    deal_out(guest, host)
    guest.goto("display")
    expect(host.locator(".seat").get_by_text(STAND_IN, exact=True)).to_be_visible()
    expect(host.get_by_role("log").get_by_text("has been away for too long")).to_have_count(1)
    guest.goto(path)
    guest.locator(".hand button.card").first.wait_for()

    expect(host.locator(".seat").get_by_text(STAND_IN, exact=True)).to_have_count(0)
    expect(host.get_by_role("log").get_by_text("is back.")).to_have_count(1)
