"""Looking back at a match: why bots did what they did, what cards cost, which were the dearest."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.table.test_everybody import EYES, faults
from tests.server.process import Process

SETUP = "belote/contree;end_mode=deals;deals=1"
PATIENCE_S = 120.0
LONG_MS = 60_000


@pytest.fixture
def frames(house: Process, page: Opened) -> tuple[str, list[dict[str, Any]]]:
    """The code of a table at which bots of several levels have played a match, and its first deal move by move."""
    while True:
        code = played_by_bots(house)
        frames = house.request(f"api/tables/{code}/matches/1?deal=1")["frames"]
        # all may pass
        if any(each["priced"] for each in frames):
            return code, frames


def played_by_bots(house: Process) -> str:
    """The code of a table at which a match is over."""
    plan = ["beginner", "simple", "beginner", "simple"]
    code = str(house.request("api/tables", {"setup": SETUP, "plan": plan, "pace_ms": 0})["code"])
    until = time.monotonic() + PATIENCE_S
    while not any(each["over"] for each in house.request(f"api/tables/{code}/matches")["matches"]):
        assert time.monotonic() < until, "the match does not end"
        time.sleep(0.2)
    return code


def first_card(frames: list[dict[str, Any]]) -> int:
    """The step in which the first card is laid, with others to choose from."""
    return next(at for at, each in enumerate(frames, 1) if each["priced"])


@pytest.mark.parametrize("width, height", [(360, 740), (1280, 800)])
def test_reason_and_prices_of_a_move_are_told_by_keys_alone(
    page: Opened,
    axe: Callable[[Page], list[str]],
    frames: tuple[str, list[dict[str, Any]]],
    width: int,
    height: int,
) -> None:
    code, moves = frames
    step = first_card(moves)
    shown = page(width=width, height=height, path=f"replay/{code}/1?deal=1&step={step}")
    told = shown.get_by_role("region", name="About this move").get_by_role("status")
    shown.get_by_role("button", name="Why?").focus()
    shown.keyboard.press("Enter")
    expect(told).to_contain_text("rules of thumb", timeout=LONG_MS)
    shown.keyboard.press("Tab")
    shown.keyboard.press("Enter")
    expect(told).to_contain_text("Exact", timeout=LONG_MS)

    expect(told.locator("li[aria-current]")).to_have_count(1)
    expect(told.locator("li").first).to_contain_text("best")
    assert [] == axe(shown)
    assert width >= shown.evaluate("document.documentElement.scrollWidth")


def test_answer_follows_the_step(page: Opened, frames: tuple[str, list[dict[str, Any]]]) -> None:
    code, moves = frames
    step = first_card(moves)
    shown = page(path=f"replay/{code}/1?deal=1&step={step}", language="de")
    shown.get_by_role("button", name="Was die Karten kosten").click()
    costs = shown.locator(".costs li[aria-current]")
    costs.wait_for(timeout=LONG_MS)
    before = costs.inner_text()
    shown.locator(".controls button").nth(3).click()

    expect(costs).not_to_have_text(before, timeout=LONG_MS)


def test_dearest_cards_lead_to_their_steps(
    house: Process,
    page: Opened,
    axe: Callable[[Page], list[str]],
    frames: tuple[str, list[dict[str, Any]]],
) -> None:
    code, _ = frames
    dear = house.request(f"api/tables/{code}/matches/1/dearest?deal=1")["cards"]
    shown = page(path=f"replay/{code}/1")
    shown.get_by_text("The dearest cards").click()
    shown.locator(".dear li").first.wait_for(timeout=LONG_MS)

    expect(shown.locator(".dear li button")).to_have_count(len(dear))
    for at, each in enumerate(dear):
        shown.locator(".dear li button").nth(at).click()
        expect(shown.locator(".told small")).to_contain_text(f"Step {each['step']} of")
    for eye in (EYES[2], EYES[0]):
        shown.set_viewport_size({"width": eye.width, "height": eye.height})
        assert [] == faults(shown, axe, eye)


def test_eyes_of_one_seat_are_told_no_reasons(page: Opened, frames: tuple[str, list[dict[str, Any]]]) -> None:
    code, moves = frames
    shown = page(path=f"replay/{code}/1?deal=1&step={first_card(moves)}&seat=0")
    shown.locator(".stage").wait_for()

    expect(shown.locator(".asked")).to_have_count(0)
    expect(shown.get_by_text("The dearest cards")).to_have_count(0)
