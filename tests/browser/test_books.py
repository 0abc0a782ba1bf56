"""Pages to read: rules in a language of their own, games that open and close, where the cards come from."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened


def test_rules_are_read_in_another_language_than_the_rest(page: Opened) -> None:
    shown = page(path="rules/konter/bistro-en", language="en")
    of_rules = shown.get_by_role("radiogroup", name="Language of the rules")
    of_rules.get_by_role("radio", name="Lëtzebuergesch").click()

    expect(shown.locator("#K1")).to_contain_text("véieranzwanzeg Kaarten")
    expect(shown.get_by_role("navigation").get_by_role("link", name="Rules", exact=True)).to_be_visible()
    assert shown.url.endswith("rules/konter/bistro-en?language=lb")


def test_link_to_rules_in_a_language_shows_them_so(page: Opened) -> None:
    shown = page(path="rules/konter/bistro-en?language=de", language="fr")

    expect(shown.locator("#K1")).to_contain_text("vierundzwanzig Karten")


def test_game_on_the_shelf_opens_by_key_and_leads_to_its_rules(page: Opened) -> None:
    shown = page(path="rules", language="en")
    shown.locator("details", has_text="Konter a Matt").locator("summary").focus()
    shown.keyboard.press("Enter")
    shown.locator("details[open] a").first.click()

    expect(shown.locator("#K1")).to_be_visible()


@pytest.mark.parametrize(("path", "held"), [("cards", 24), ("cards/paris", 12), ("cards/english", 12)])
@pytest.mark.parametrize("width", [360, 1280])
def test_page_of_a_pattern_is_for_everybody(
    page: Opened, axe: Callable[[Page], list[str]], path: str, held: int, width: int
) -> None:
    shown = page(path=path, language="de", width=width, height=800)

    expect(shown.locator(".portrait .card")).to_have_count(held)
    assert [] == axe(shown)
    assert width >= shown.evaluate("document.documentElement.scrollWidth")


def test_page_of_a_pattern_leads_to_the_games_played_with_it(page: Opened) -> None:
    shown = page(path="display", language="fr")
    shown.locator("a[href='cards/paris']").click()
    expect(shown.locator(".portrait")).to_contain_text("Lancelot")
    shown.locator(".played").get_by_role("link", name="Whist").click()

    expect(shown.locator("#W1")).to_be_visible()
