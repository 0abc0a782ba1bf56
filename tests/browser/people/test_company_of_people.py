"""People with each other, each in a browser of their own: what they say, whom they do not hear, what they report."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import SOMETHING_TO_DO
from tests.browser.table.frames import Heard
from tests.browser.test_lobby import SETUP, befriended
from tests.browser.test_people import PASSWORD, name, signed_up
from tests.server.process import Process, process

WAIT_MS = 20_000
WORDS, MORE, LAST = "Schéin Kaart, Luc!", "Nach eng Ronn?", "Äddi mateneen."


def texts(heard: Heard) -> list[str]:
    """The own words that a page was told."""
    return [each["text"] for each in heard.messages if each["t"] == "said" and "text" in each]


def two_at_a_table(
    house: Process, page: Opened, *heard: Heard, friends: bool = True
) -> tuple[Page, Page, str]:
    """Two with accounts who sit at one table, and its path."""
    names = name(), name()
    anne, luc = (
        signed_up(page, called, prepared=each.watch, at=house)
        for called, each in zip(names, heard, strict=False)
    )
    if friends:
        befriended(anne, luc)
    wish = {"setup": SETUP, "plan": ["person", "simple", "person", "simple"], "pace_ms": 0}
    path = f"t/{house.request('api/tables', wish)['code']}"
    for each in (anne, luc):
        each.goto(f"{path}?sit")
        each.locator(f".seat, .seating, {SOMETHING_TO_DO}").first.wait_for()
    for each in (anne, luc):
        each.locator(".seat").first.wait_for()
    return anne, luc, path


def say(page: Page, words: str) -> None:
    """Say something of one's own at the table, and see it said."""
    page.get_by_role("button", name="Menu").click()
    page.locator("nav.menu").get_by_role("button", name="Say something").click()
    page.get_by_label("Your own words").fill(words)
    page.get_by_role("button", name="Say", exact=True).click()
    page.get_by_text(words).first.wait_for()


def about(page: Page, act: str) -> None:
    """Do something about the other person, in the menu of the table."""
    page.get_by_role("button", name="Menu").click()
    page.locator(".at-table").get_by_role("button", name=act, exact=True).click()
    page.locator(".at-table").get_by_text("Done.").wait_for()
    page.keyboard.press("Escape")


def test_own_words_reach_a_friend_until_they_are_muted_and_no_stranger_who_watches(
    house: Process, page: Opened
) -> None:
    heard = [Heard(), Heard(), Heard()]
    anne, luc, path = two_at_a_table(house, page, *heard)
    stranger = page(path=f"{path}?watch", prepared=heard[2].watch)
    stranger.locator(".seat").first.wait_for()
    say(anne, WORDS)
    expect(luc.locator(".say", has_text=WORDS)).to_be_visible()
    about(luc, "Do not hear")
    say(anne, MORE)
    luc.reload()
    luc.locator(".seat").first.wait_for()
    say(anne, LAST)
    about(luc, "Hear again")
    say(anne, WORDS)
    expect(luc.locator(".say", has_text=WORDS)).to_be_visible()

    assert [WORDS, MORE, LAST, WORDS] == texts(heard[0])
    assert ([WORDS, WORDS], []) == (texts(heard[1]), texts(heard[2]))


def test_strangers_have_set_phrases_alone_and_are_told_so(house: Process, page: Opened) -> None:
    heard = [Heard(), Heard()]
    anne, luc, _ = two_at_a_table(house, page, *heard, friends=False)
    anne.get_by_role("button", name="Menu").click()
    anne.locator("nav.menu").get_by_role("button", name="Say something").click()
    anne.get_by_label("Your own words").fill(WORDS)
    anne.get_by_role("button", name="Say", exact=True).click()
    expect(anne.get_by_text("only set phrases are used").first).to_be_visible()
    anne.get_by_role("button", name="Menu").click()
    anne.locator("nav.menu").get_by_role("button", name="Say something").click()
    anne.locator(".phrases button").first.click()
    luc.locator(".say.phrase").wait_for()

    assert ([], []) == (texts(heard[0]), texts(heard[1]))


def test_report_is_read_by_the_administrator_with_what_was_said(tmp_path: Path, page: Opened) -> None:
    with process(f"sqlite:///{tmp_path / 'x.db'}", "--tables-a-minute", "0") as house:
        code = house.said().rpartition(" ")[2]
        ruler = signed_up(page, name(), at=house)
        ruler.get_by_text("Code of the first administrator").click()
        ruler.get_by_label("The server prints it when it starts.").fill(code)
        ruler.get_by_role("button", name="Be an administrator").click()
        ruler.get_by_role("link", name="Administration").wait_for()
        anne, luc, _ = two_at_a_table(house, page, Heard(), Heard())
        say(anne, WORDS)
        luc.get_by_role("button", name="Menu").click()
        luc.get_by_role("button", name="Report").click()
        luc.get_by_label("What happened with").fill("She laughs at me.")
        luc.get_by_role("button", name="Send").click()
        luc.locator(".at-table").get_by_text("Done.").wait_for()
        ruler.goto("admin")
        told = ruler.locator("section", has=ruler.get_by_role("heading", name="Complaints"))

        expect(told).to_contain_text("She laughs at me.")
        expect(told).to_contain_text(WORDS)
        told.get_by_role("button", name="Close", exact=True).click()
        expect(told).to_contain_text("Nothing to see to.")
        house.stop()


def test_everything_about_oneself_is_downloaded_and_another_browser_is_signed_out(page: Opened) -> None:
    called = name()
    shown = signed_up(page, called)
    # a browser that is signed out from elsewhere may ask once in vain
    phone = page(path="sign", width=360, height=740, faulty=True)
    phone.locator("input[autocomplete=username]").fill(called)
    phone.locator("input[type=password]").fill(PASSWORD)
    phone.keyboard.press("Enter")
    phone.get_by_role("heading", level=1, name=called).wait_for()
    with shown.expect_download() as download:
        shown.get_by_role("link", name="Download all that the house knows of me").click()
    kept = json.loads(download.value.path().read_bytes())
    shown.reload()
    shown.get_by_role("button", name="Sign out there").click()
    expect(shown.get_by_role("button", name="Sign out there")).to_have_count(0)
    phone.reload()

    assert [called] == [each["name"] for each in kept["players"]]
    expect(phone.get_by_text("Nobody knows you here yet")).to_be_visible()


def test_guest_who_takes_the_name_of_an_account_is_told_and_takes_another(
    house: Process, page: Opened, axe: Callable[[Page], list[str]]
) -> None:
    called = name()
    signed_up(page, called)
    code = house.request("api/tables", {"setup": SETUP})["code"]
    eve = page(path=f"t/{code}", width=360, height=740, language="de")
    eve.get_by_label("Ihr Name").fill(called.upper())
    eve.get_by_role("button", name="Platz nehmen").click()
    expect(eve.get_by_role("alert")).to_contain_text("mit einem Konto", timeout=WAIT_MS)
    assert [] == axe(eve)
    eve.get_by_label("Ihr Name").fill(f"Eve {called[-4:]}")
    eve.get_by_role("button", name="Platz nehmen").click()

    eve.locator(".seating").wait_for()
