"""What a person chooses at the table: words with a card, what is looked at, and how to go on."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.conftest import Opened
from tests.browser.playing import (
    CARDS,
    COUNT,
    LEAVING_MS,
    LONGEST_DEAL,
    LOOK_MS,
    SOMETHING_TO_DO,
    act,
    play_deal,
    table,
    until,
)
from tests.browser.table.frames import Heard
from tests.browser.table.hands import dealt, given, has_tierce, royal
from tests.browser.test_playing import hand, played
from tests.server.process import Process

OPTIONAL = "belote/contree;belote_declare=optional"
ANNOUNCED = "belote/ffb-coinche;bid_min=80"
SINGLE = "belote/cardavia"
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
CHOOSING = ".choosing"
MOST_LOOKS = 200
LONG_PRESS_MS = 900


def right_click(card: Locator) -> None:
    """Ask for what may be said with a card, with a mouse."""
    card.click(button="right")


def long_press(card: Locator) -> None:
    """Ask for it with a finger that stays."""
    card.click(delay=LONG_PRESS_MS)


def menu_key(card: Locator) -> None:
    """Ask for it with the key of menus."""
    card.focus()
    card.page.keyboard.press("ContextMenu")


def with_belote(house: Process, page: Opened, heard: Heard) -> tuple[Page, Locator]:
    """A table at which the person may play a card with the word belote, and that card."""
    for _ in range(LONGEST_DEAL):
        code, seat = dealt(house, OPTIONAL, lambda each: bool(royal(each)))

        def prepared(found: Page, code: str = code, seat: str = seat) -> None:
            heard.messages.clear()
            heard.watch(found)
            given(code, seat)(found)

        shown = page(path=f"t/{code}", prepared=prepared)
        card = shown.locator(".hand button.card:has(.with)")
        for _ in range(LONGEST_DEAL):
            shown.locator(SOMETHING_TO_DO).first.wait_for()
            if shown.locator(COUNT).is_visible():
                break
            if card.count():
                return shown, card.first
            suit = royal([each or "" for each in hand(shown)])
            named = shown.get_by_role("radio", name=SUITS.get(suit, ""))
            # where bots bid as high as can be there is no suit left to name
            with suppress(TimeoutError):
                if suit and named.count():
                    named.click(timeout=LEAVING_MS)
            act(shown)
    raise AssertionError("nobody could say belote")


@pytest.mark.parametrize("ask", [right_click, long_press, menu_key])
def test_belote_is_not_said_when_it_is_refused(
    house: Process, page: Opened, ask: Callable[[Locator], None]
) -> None:
    heard = Heard()
    shown, card = with_belote(house, page, heard)
    face = card.get_attribute("data-card") or ""
    ask(card)
    plain = shown.locator(f"{CHOOSING} button").filter(has_not_text=re.compile("belote", re.IGNORECASE))
    plain.first.focus()
    shown.keyboard.press("Enter")
    shown.locator(f".hand [data-card={face}]").wait_for(state="detached")
    play_deal(shown)

    assert 0 == heard.codes.count("belote-said")


def test_choice_of_words_is_reached_and_left_with_keys(house: Process, page: Opened) -> None:
    shown, card = with_belote(house, page, Heard())
    menu_key(card)
    expect(shown.locator(f"{CHOOSING} button:focus")).to_have_count(1)
    shown.keyboard.press("Escape")

    expect(shown.locator(CHOOSING)).to_have_count(0)
    expect(card).to_be_focused()


@pytest.mark.parametrize("choice, announced", [("nothing", 0), ("tierce", 1)])
def test_announcement_is_made_when_it_is_chosen(
    house: Process, page: Opened, choice: str, announced: int
) -> None:
    heard = Heard()
    code, seat = dealt(house, ANNOUNCED, has_tierce)

    def prepared(found: Page) -> None:
        heard.watch(found)
        given(code, seat)(found)

    shown = page(path=f"t/{code}", prepared=prepared)
    offered = shown.get_by_role("radiogroup", name="Say with the card").get_by_role(
        "radio", name=choice, exact=True
    )
    until(shown, lambda: offered.count() > 0)
    offered.click()
    before, since = len(hand(shown)), len(heard.updates)
    shown.locator(CARDS).first.click()
    expect(shown.locator(".hand button.card")).to_have_count(before - 1)
    # the card leaves the hand at once; what was said with it is told a moment later
    for _ in range(MOST_LOOKS):
        if "card-played" in own(heard, since):
            break
        shown.wait_for_timeout(LOOK_MS)

    codes = own(heard, since)
    assert (1, announced) == (codes.count("card-played"), codes.count("announced"))


def own(heard: Heard, since: int) -> list[str]:
    """The codes of the events that are about seat 0, after so many updates."""
    events = [event for each in heard.updates[since:] for event in each["events"]]
    return [event["code"] for event in events if event["facts"].get("seat") == 0]


def test_card_that_may_not_be_played_says_its_rule(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/contree"))
    forbidden = shown.locator(".hand button.card[aria-disabled]")
    until(shown, lambda: forbidden.count() > 0)
    forbidden.first.click(force=True)

    expect(shown.locator(".reason")).to_contain_text(re.compile(r"\(B4\d\)"))
    assert re.search(r"\(B4\d\)", forbidden.first.get_attribute("aria-label") or "")


def test_card_is_selected_and_then_confirmed(house: Process, page: Opened) -> None:
    wish = """localStorage.setItem('rebelote.settings', '{"confirm":true}')"""
    shown = page(path=table(house, "belote/contree"), prepared=lambda found: found.add_init_script(wish))
    played(shown)
    card = shown.locator(CARDS).first
    face = card.get_attribute("data-card")
    card.click()
    expect(shown.locator(f'.hand [data-card="{face}"]')).to_have_attribute("aria-pressed", "true")
    card.click()

    expect(shown.locator(f'.hand [data-card="{face}"]')).to_have_count(0)


def test_what_lies_behind_is_looked_at_in_the_middle_of_a_deal(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/ludiclub-classic"))
    last = shown.get_by_role("button", name="Last trick")
    for _ in range(LONGEST_DEAL):
        shown.locator(SOMETHING_TO_DO).first.wait_for()
        if last.count():
            break
        act(shown)
    last.click()
    expect(shown.locator(".panel li")).to_have_count(4)
    shown.keyboard.press("Escape")
    # the medal stays where it is while this person has to answer a trick
    for _ in range(LONGEST_DEAL):
        shown.locator(SOMETHING_TO_DO).first.wait_for()
        if shown.locator(COUNT).is_visible():
            shown.locator(f"{COUNT} .btn.primary").click()
        elif shown.locator(".trick .medal").count():
            break
        else:
            act(shown)
    shown.locator(".medal").click()
    expect(shown.locator(".panel table")).to_have_count(2)


def test_language_is_changed_at_the_table_and_nothing_else(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/contree"))
    played(shown)
    held = hand(shown)
    heading = shown.locator(".contract").inner_text()
    shown.get_by_role("button", name="Menu").click()
    shown.get_by_role("radio", name="Deutsch").click()
    expect(shown.locator(".contract")).not_to_have_text(heading)
    shown.keyboard.press("Escape")

    assert "de" == shown.locator("html").get_attribute("lang")
    assert held == hand(shown)
    expect(shown.get_by_role("group", name="Meine Karten")).to_be_visible()


@pytest.mark.parametrize("setup", ["belote/contree", SINGLE])
def test_language_is_changed_while_the_count_is_read(house: Process, page: Opened, setup: str) -> None:
    shown = page(path=table(house, setup))
    play_deal(shown)
    english = shown.locator(f"{COUNT} .bill").inner_text()
    shown.get_by_role("button", name="Menu").click()
    shown.get_by_role("radio", name="Deutsch").click()

    expect(shown.locator(f"{COUNT} .bill")).not_to_have_text(english)


def test_result_is_shown_and_rebelote_begins_another_match_with_the_same_seats(
    house: Process, page: Opened
) -> None:
    shown = page(path=table(house, SINGLE))
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    names = shown.locator(".seat .name").all_inner_texts()
    play_deal(shown)
    expect(shown.locator(f"{COUNT} h2.result")).to_have_text(re.compile("win|lose|draw"))
    shown.get_by_role("button", name="Rebelote!").click()
    shown.locator(CARDS).or_(shown.locator(".calls .btn")).first.wait_for()

    assert names == shown.locator(".seat .name").all_inner_texts()
    assert 0 == shown.locator(COUNT).count()


def test_result_leads_to_the_match_step_by_step(house: Process, page: Opened) -> None:
    shown = page(path=table(house, SINGLE))
    play_deal(shown)
    shown.get_by_role("link", name="Replay").click()

    expect(shown.locator(".stage")).to_be_visible()
