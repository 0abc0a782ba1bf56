"""Plays the bistro games by clicking or by keys, as a person would who never thinks."""

from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page
from tests.browser.playing import CARDS, COUNT
from tests.browser.table import keyboard

LONGEST = 240
LOOK_MS = 40
# bots think long until their search is compiled
LOOKS = 2000
# the corner of a card, which no neighbour in the hand lies upon
CORNER = {"x": 20, "y": 34}


class Played(NamedTuple):
    """A table, how many sit at it, and what is clicked there, the first that is found."""

    setup: str
    seats: int
    clicks: tuple[str, ...]

    @property
    def anything(self) -> str:
        """Whatever may be clicked, and the count of the deal."""
        return ", ".join((COUNT, *self.clicks))


UNCHOSEN = ".hand:not(.waiting) button.card:not(.selected)"
KONTER = Played("konter/bistro-fr", 4, (".calls .primary", ".calls .suits .btn", ".calls .btn", CARDS))
UPDOWN = Played("updown/bistro", 4, (".calls .change", CARDS))
RAMMI = Played("rammi/bistro", 3, (".calls .primary", UNCHOSEN))
WHIST = Played("whist/bistro", 4, (".calls .pass", ".calls .suits .btn", CARDS))
GAMES = (KONTER, UPDOWN, RAMMI, WHIST)


def named(game: Played) -> str:
    """The name of a game and how many play it, for the name of a test."""
    return f"{game.setup}-{game.seats}"


def first(page: Page, game: Played) -> Locator | None:
    """The first thing that may be clicked, or None where the deal is counted."""
    page.locator(game.anything).first.wait_for()
    if page.locator(COUNT).is_visible():
        return None
    return page.locator(wanted(page, game)).first


def wanted(page: Page, game: Played) -> str:
    """What is clicked now; something of it is shown."""
    return next(each for each in game.clicks if page.locator(each).count())


def play(page: Page, game: Played, until: str = COUNT) -> None:
    """Click until something is shown, the count of the deal if nothing else is said."""
    for _ in range(LONGEST):
        page.locator(f"{until}, {game.anything}").first.wait_for()
        choice = None if page.locator(until).first.is_visible() else first(page, game)
        if choice is None:
            break
        choice.click(position=CORNER)
        page.wait_for_timeout(LOOK_MS)
    assert page.locator(until).first.is_visible(), f"{until} was not shown"


def play_together(pages: Sequence[Page], game: Played) -> None:
    """Click on every page until all of them show the count of the deal."""
    for _ in range(LOOKS):
        if all(each.locator(COUNT).is_visible() for each in pages):
            return
        for each in pages:
            if not each.locator(COUNT).is_visible() and each.locator(", ".join(game.clicks)).count():
                each.locator(wanted(each, game)).first.click(position=CORNER)
        pages[0].wait_for_timeout(LOOK_MS)
    raise AssertionError("the deal was not over")


def play_by_keys(page: Page, game: Played) -> None:
    """Play with keys alone until the deal is counted."""
    for _ in range(LONGEST):
        if first(page, game) is None:
            return
        choice = wanted(page, game)
        before = page.locator(".board").inner_text()
        (keyboard.go_to_card if ".hand" in choice else keyboard.go_to)(page, choice)
        page.keyboard.press("Enter")
        page.wait_for_function(keyboard.CHANGED, arg=before)
    raise AssertionError("the deal was not over")
