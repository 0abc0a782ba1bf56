"""Coming back as one does at home: a cut line, a phone that slept, another device, a slow game after days."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import CARDS, SOMETHING_TO_DO, act, deal_out, play_deal, table
from tests.browser.relay import Relay, relay
from tests.browser.test_people import PASSWORD, name, signed_up
from tests.browser.test_playing import hand, played
from tests.server.process import Process, process

SETUP = "belote/contree"
AWAY_MS = 30_000
GONE_MS = 90_000
# machines are busy
WAIT_MS = 20_000
DAY_S = 86_400
# a minute after the move, or a second
LEFT = re.compile("Your turn, (2 days 23 h|3 days) left")
MOST_DEALS = 9
STAND_IN = "A bot plays"


@pytest.fixture
def cable(house: Process) -> Iterator[Relay]:
    """A cable to the house, for one browser."""
    with relay(house.port) as found:
        yield found


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """A house of its own, which may be killed."""
    with process(f"sqlite:///{tmp_path / 'rebelote.db'}", "--tables-a-minute", "0") as running:
        yield running
        running.stop()


def freeze(page: Page, state: str) -> None:
    """Let a browser stop a page as it does in a pocket, or go on with it: `frozen` or `active`."""
    page.context.new_cdp_session(page).send("Page.setWebLifecycleState", {"state": state})


def test_network_that_is_cut_for_half_a_minute_costs_nothing(
    house: Process, page: Opened, cable: Relay
) -> None:
    shown = page(path=cable.here + table(house, SETUP))
    played(shown)
    held = hand(shown)
    cable.cut()
    shown.wait_for_timeout(AWAY_MS)
    cable.mend()
    expect(shown.locator(".notice")).to_have_count(0, timeout=WAIT_MS)

    assert held == hand(shown)
    play_deal(shown)


def test_phone_that_slept_finds_its_seat_and_plays_on(house: Process, page: Opened, cable: Relay) -> None:
    wish = {"setup": SETUP, "plan": ["person", "person", "simple", "simple"], "pace_ms": 0, "delay_s": 1}
    path = f"t/{house.request('api/tables', wish)['code']}?sit"
    host, phone = page(path=path), page(path=cable.here + path, width=360, height=740)
    deal_out(phone, host)
    freeze(phone, "frozen")
    cable.cut()
    expect(host.locator(".seat").get_by_text(STAND_IN, exact=True)).to_be_visible(timeout=GONE_MS)
    cable.mend()
    freeze(phone, "active")
    expect(host.locator(".seat").get_by_text(STAND_IN, exact=True)).to_have_count(0, timeout=WAIT_MS)

    expect(phone.locator(".notice")).to_have_count(0, timeout=WAIT_MS)
    phone.locator(".hand button.card").first.wait_for()


def test_account_finds_its_seat_on_another_device_without_a_code(house: Process, page: Opened) -> None:
    called = name()
    desk = signed_up(page, called)
    path = table(house, SETUP)
    desk.goto(path)
    played(desk)
    phone = page(path="sign", width=360, height=740)
    phone.locator("input[autocomplete=username]").fill(called)
    phone.locator("input[type=password]").fill(PASSWORD)
    phone.keyboard.press("Enter")
    phone.get_by_role("heading", level=1, name=called).wait_for()
    phone.goto("")
    phone.get_by_role("region", name="My tables").get_by_role("link", name="To the table").click()
    phone.locator(CARDS).first.wait_for()

    assert hand(desk) == hand(phone)


def test_slow_game_waits_for_days_and_through_a_restart(mortal: Process, page: Opened) -> None:
    wish = {"setup": SETUP, "plan": ["person", "simple", "simple", "simple"], "pace_ms": 0}
    code = mortal.request("api/tables", {**wish, "turn_s": 3 * DAY_S})["code"]
    shown = page(path=f"t/{code}?sit", at=mortal, faulty=True)
    played(shown)
    held = hand(shown)
    shown.goto("")
    mine = shown.get_by_role("region", name="My tables")
    expect(mine).to_contain_text(LEFT, timeout=WAIT_MS)
    expect(shown).to_have_title("(1) Rebelote", timeout=WAIT_MS)
    mortal.kill()
    mortal.start()
    shown.reload()
    expect(mine).to_contain_text(LEFT, timeout=WAIT_MS)
    mine.get_by_role("link", name="To the table").click()
    shown.locator(CARDS).first.wait_for()

    assert held == hand(shown)
    act(shown)


def test_two_matches_at_once_stand_side_by_side_on_the_front_page(house: Process, page: Opened) -> None:
    first, second = table(house, SETUP), table(house, "konter/bistro-en")
    shown = page(path=first)
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    shown.goto(second)
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    shown.goto("")
    links = shown.get_by_role("region", name="My tables").get_by_role("link")
    expect(links).to_have_count(2, timeout=WAIT_MS)

    there = {each.get_attribute("href") for each in links.all()}
    assert {path.removesuffix("&now") for path in (first, second)} == there


def test_leaving_says_what_it_costs_and_the_other_one_plays_on(house: Process, page: Opened) -> None:
    shortest = "konter/nine-strokes;start_strokes=1"
    wish = {"setup": shortest, "plan": ["person", "person", "simple", "simple"], "pace_ms": 0}
    path = f"t/{house.request('api/tables', wish)['code']}?sit"
    host, guest = signed_up(page, name()), signed_up(page, name())
    for each in (host, guest):
        each.goto(path)
    deal_out(guest, host)
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_text("The match will count as lost in your rating.").wait_for()
    guest.get_by_role("button", name="I am leaving").click()
    for _ in range(MOST_DEALS):
        play_deal(host)
        if host.get_by_role("button", name="Next deal").count() == 0:
            break
        host.get_by_role("button", name="Next deal").click()
    expect(host.locator(".earned a")).to_contain_text("points of experience", timeout=WAIT_MS)
    guest.goto("me")

    ratings = guest.locator("section", has=guest.get_by_role("heading", name="Ratings"))
    expect(ratings).to_contain_text("Konter a Matt", timeout=WAIT_MS)
    expect(guest.get_by_text("No finished match yet")).to_be_visible()
