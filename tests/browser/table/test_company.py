"""People at one table, each in a browser of their own."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import COUNT, LONGEST_DEAL, SOMETHING_TO_DO, act, deal_out, table
from tests.browser.table.frames import Heard, leaks
from tests.server.process import Process


def play_together(pages: Sequence[Page]) -> None:
    """Answer and play on every page until all of them show the count."""
    for _ in range(LONGEST_DEAL * len(pages)):
        if all(each.locator(COUNT).is_visible() for each in pages):
            return
        for each in pages:
            if each.locator(SOMETHING_TO_DO).count() and not each.locator(COUNT).is_visible():
                act(each)
        pages[0].wait_for_timeout(50)
    raise AssertionError("the deal was not over")


def company(page: Opened, heard: Sequence[Heard]) -> tuple[Page, Page, Page]:
    """A host who made a table for friends, a guest who came by its link, and somebody who watches."""
    host = page(path="new/belote/contree?friends", prepared=heard[0].watch)
    host.get_by_role("radio", name="Quick").click()
    host.get_by_role("button", name="To the table").click()
    link = host.locator(".share .link a").get_attribute("href") or ""
    guest = page(path=link, prepared=heard[1].watch)
    guest.get_by_label("Your name").fill("Marie-Antoinette-Joséphe")
    guest.get_by_role("button", name="Sit down").click()
    watcher = page(path=link, prepared=heard[2].watch)
    watcher.get_by_role("button", name="Watch").click()
    host.locator(".seating").get_by_text("Marie-Antoinette-Joséphe").wait_for()
    watcher.locator(".seating").wait_for()
    return host, guest, watcher


def test_friends_play_a_deal_and_no_page_is_told_a_hidden_card(page: Opened) -> None:
    heard = [Heard(), Heard(), Heard()]
    host, guest, watcher = company(page, heard)
    host.get_by_role("button", name="Start with 2 bots").click()
    play_together([host, guest])
    watcher.locator(COUNT).wait_for()

    assert [8, 8, 8] == [each.codes.count("trick-taken") for each in heard]
    assert [] == leaks([each.messages for each in heard])


def test_face_that_comes_too_early_is_found() -> None:
    early = {"t": "update", "ply": 1, "events": [], "words": {"told": ["ace of hearts"]}}
    played = {"code": "card-played", "facts": {"seat": 1, "card": "Ah"}}
    messages = [{"t": "welcome", "seat": 0}, early, {"t": "update", "ply": 5, "events": [played]}]

    assert ["seat 0 knows Ah of seat 1 at 1, it is played at 5"] == leaks([messages])


def test_spectator_has_no_hand_and_no_calls(house: Process, page: Opened) -> None:
    path = table(house, "belote/contree").partition("?")[0]
    player = page(path=f"{path}?sit&now")
    player.locator(SOMETHING_TO_DO).first.wait_for()
    deal_out(player)
    watcher = page(path=f"{path}?watch")
    watcher.locator(".seat .backs").first.wait_for()

    assert 0 == watcher.locator(".hand, .calls, .backs [data-card]").count()


def test_friend_takes_over_a_bot_in_a_running_match_and_is_told_no_hidden_card(page: Opened) -> None:
    heard = [Heard(), Heard()]
    host = page(path="new/belote/contree", prepared=heard[0].watch)
    host.get_by_role("radio", name="Quick").click()
    host.get_by_role("button", name="To the table").click()
    deal_out(host)
    friend = page(path=host.url.partition("?")[0], width=360, height=740, prepared=heard[1].watch)
    friend.get_by_label("Your name").fill("Marie")
    bots = friend.get_by_role("radiogroup", name="You take over the cards of").get_by_role("radio")
    name = bots.last.inner_text()
    bots.last.click()
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(".hand").wait_for()

    expect(host.get_by_role("group", name="Marie", exact=True)).to_be_visible()
    expect(host.get_by_role("group", name=name, exact=True)).to_have_count(0)
    play_together([host, friend])
    assert [] == leaks([each.messages for each in heard])


def test_newcomers_watch_where_the_maker_says_so(page: Opened) -> None:
    host = page(path="new/belote/contree")
    host.get_by_role("radio", name="No, only watch").click()
    host.get_by_role("button", name="To the table").click()
    host.locator(SOMETHING_TO_DO).first.wait_for()
    friend = page(path=host.url.partition("?")[0], language="de")
    friend.get_by_role("heading", name="Der Tisch ist voll").wait_for()
    friend.get_by_role("button", name="Zuschauen").click()

    expect(friend.locator(".seat")).to_have_count(4)
    expect(friend.locator(".watching button")).to_have_count(0)


def test_full_table_is_watched_by_whoever_wanted_a_seat(house: Process, page: Opened) -> None:
    path = table(house, "belote/contree", newcomers=False)
    page(path=path).locator(SOMETHING_TO_DO).first.wait_for()
    late = page(path=path)

    expect(late.get_by_role("alert")).to_contain_text("free")
    late.get_by_role("button", name="Watch").click()
    expect(late.locator(".seat")).to_have_count(4)
