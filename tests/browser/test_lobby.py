"""The lobby and the administration by clicking: quick matches, clubs, friends, invitations, what is settled."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser import playing
from tests.browser.conftest import Opened
from tests.browser.test_people import name, signed_up
from tests.server.process import Process, process

SETUP = "belote/ludiclub-classic"
WAIT_MS = 20_000
LONG_MS = 60_000


def befriended(one: Page, other: Page) -> None:
    """Two become friends: the one hands their link on, the other opens it, and the one says yes."""
    link = one.get_by_label("Your friend link").input_value()
    other.goto(link)
    other.get_by_role("button", name="Be friends").first.click()
    other.get_by_text("asked").wait_for()
    one.reload()
    one.get_by_role("button", name="Be friends").first.click()
    one.get_by_text("friend", exact=False).first.wait_for()


def test_quick_match_is_of_the_game_that_was_chosen_and_begins_with_bots(page: Opened) -> None:
    shown = page()
    shown.get_by_role("button", name="Belote · change").click()
    shown.get_by_role("combobox", name="Game").select_option(label="Konter a Matt")
    preset = shown.get_by_role("combobox", name="Way of playing").locator("option:checked").inner_text()
    shown.get_by_role("button", name="Quick match").click()
    shown.locator(playing.SOMETHING_TO_DO).first.wait_for(timeout=LONG_MS)
    shown.goto("")
    mine = shown.get_by_role("region", name="My tables")

    expect(mine).to_contain_text(preset, timeout=WAIT_MS)
    expect(shown.get_by_role("button", name="Konter a Matt · change")).to_be_visible()


def test_two_who_ask_for_the_same_quick_match_meet(page: Opened) -> None:
    pages = [page(), page(width=360, height=740)]
    for shown in pages:
        shown.get_by_role("button", name="Quick match").click()
        shown.wait_for_url("**/t/*")

    assert pages[0].url == pages[1].url


def test_open_table_says_its_clock_and_what_is_not_as_usual(house: Process, page: Opened) -> None:
    asked = {"setup": "belote/ffb-coinche;target=500", "turn_s": 60, "public": True}
    code = house.request("api/tables", asked)["code"]
    shown = page(language="de")
    line = shown.locator(".tables li", has=shown.locator(f"a[href='t/{code}']"))

    expect(line).to_contain_text("Bedenkzeit 1 min", timeout=WAIT_MS)
    expect(line).to_contain_text("500")


def test_club_is_founded_joined_by_its_link_and_has_a_ranking(page: Opened) -> None:
    anne, luc = signed_up(page, name()), signed_up(page, name())
    anne.goto("ranking")
    anne.get_by_label("Name of a new club").fill("Café um Eck")
    anne.get_by_role("button", name="Found the club").click()
    anne.get_by_text("1 member").click()
    luc.goto(anne.get_by_label("Link for joining").input_value())
    luc.get_by_role("button", name="Join").click()
    luc.get_by_text("2 members").wait_for()

    expect(luc.get_by_label("Among")).to_have_value(luc.get_by_label("Among").input_value())
    expect(luc.locator(".places tbody tr")).to_have_count(2, timeout=WAIT_MS)


def test_ranking_of_a_game_is_of_players_or_of_pairs(page: Opened, axe: Callable[[Page], list[str]]) -> None:
    shown = page(path="ranking", language="de", width=360, height=740)
    shown.get_by_role("combobox", name="Rangliste nach").select_option(label="Wertung Belote")
    shown.get_by_role("radio", name="Paare").click()
    expect(shown.locator(".places")).to_contain_text("Wertung", timeout=WAIT_MS)

    assert [] == axe(shown)
    assert 360 >= shown.evaluate("document.documentElement.scrollWidth")


def test_friend_who_is_asked_to_a_table_finds_it_at_home(house: Process, page: Opened) -> None:
    called = name()
    friend = name()
    anne, luc = signed_up(page, called), signed_up(page, friend)
    befriended(anne, luc)
    wish = {"setup": SETUP, "plan": ["person", "person", "simple", "simple"]}
    code = house.request("api/tables", wish)["code"]
    anne.goto(f"t/{code}?sit")
    anne.get_by_role("button", name="Menu").click()
    anne.get_by_role("button", name=f"Ask {friend} to this table").click()
    anne.locator(".at-table").get_by_text("Done.").wait_for()
    luc.goto("")
    mine = luc.get_by_role("region", name="My tables")
    expect(mine).to_contain_text(f"{called} waits for you", timeout=WAIT_MS)
    mine.get_by_role("link", name="Sit down").click()

    luc.locator(playing.SOMETHING_TO_DO).or_(luc.locator(".seat")).first.wait_for()


def test_administrator_announces_drains_and_downloads_a_backup(
    tmp_path: Path, page: Opened, axe: Callable[[Page], list[str]]
) -> None:
    with process(f"sqlite:///{tmp_path / 'x.db'}", "--tables-a-minute", "0") as house:
        code = house.said().rpartition(" ")[2]
        anne = signed_up(page, name(), at=house)
        anne.get_by_text("Code of the first administrator").click()
        anne.get_by_label("The server prints it when it starts.").fill(code)
        anne.get_by_role("button", name="Be an administrator").click()
        anne.get_by_role("link", name="Administration").click()
        anne.get_by_label("Line for everybody").fill("Tournament on Sunday")
        anne.get_by_role("switch", name="No new tables").click()
        anne.get_by_role("button", name="Save").click()
        anne.get_by_text("No match is running any more.").wait_for()
        assert [] == axe(anne)
        with anne.expect_download() as download:
            anne.get_by_role("link", name="Download a backup").click()
        guest = page(at=house, width=360, height=740, faulty=True)
        guest.get_by_role("button", name="Play now").click()

        expect(guest.get_by_text("Tournament on Sunday")).to_be_visible()
        expect(guest.get_by_role("alert")).to_contain_text("no tables are laid", ignore_case=True)
        assert download.value.path().read_bytes().startswith(b"\x1f\x8b")
        expect(anne.get_by_text("Became the first administrator")).to_be_visible()
        house.stop()


@pytest.mark.parametrize("width", [360, 1920])
def test_lobby_is_for_everybody(
    house: Process, page: Opened, axe: Callable[[Page], list[str]], width: int
) -> None:
    house.request("api/tables", {"setup": "belote/ffb-coinche;target=500", "public": True})
    shown = page(language="de", width=width, height=740)
    shown.get_by_role("button", name="Belote · ändern").click()
    shown.get_by_label("Spielweise").wait_for()
    shown.locator(".tables .says").first.wait_for()

    assert [] == axe(shown)
    assert width >= shown.evaluate("document.documentElement.scrollWidth")
