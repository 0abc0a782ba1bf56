"""What is not done every day at a table: coinche and surcoinche, stopping the game, a turn that ends, the last card."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import Opened
from tests.browser.playing import CALLS, COUNT, LONGEST_DEAL, LOOK_MS, SOMETHING_TO_DO, act, table, until
from tests.browser.table.frames import Heard
from tests.browser.test_playing import played
from tests.server.process import Process

STOP = ".calls.aside .btn"
QUESTION = "[role=alertdialog]"
TURN_S = 10
PATIENCE_MS = 60_000


def stoppable(house: Process, page: Opened, heard: Heard) -> Page:
    """A table at which the person has just won a trick and may stop the game."""
    made = {
        "setup": "belote/contree",
        "changes": ["arret=true"],
        "plan": ["person", *["simple"] * 3],
        "pace_ms": 0,
    }
    for _ in range(LONGEST_DEAL):
        shown = page(path=f"t/{house.request('api/tables', made)['code']}?sit&now", prepared=heard.watch)
        until(shown, lambda shown=shown: shown.locator(f"{STOP}, {COUNT}").count() > 0)  # type: ignore[misc]
        if shown.locator(STOP).count():
            return shown
    raise AssertionError("no trick was won")


def test_game_is_stopped_only_after_it_was_asked_once_more(house: Process, page: Opened) -> None:
    heard = Heard()
    shown = stoppable(house, page, heard)
    stop = shown.locator(STOP)
    stop.click()
    expect(shown.locator(QUESTION)).to_contain_text("the game is lost", timeout=PATIENCE_MS)
    expect(shown.get_by_role("button", name="Play on")).to_be_focused()
    shown.keyboard.press("Escape")
    expect(shown.locator(QUESTION)).to_have_count(0)
    expect(stop).to_be_focused()
    before = heard.codes.count("match-stopped")
    shown.keyboard.press("Enter")
    shown.locator(QUESTION).get_by_role("button", name="stop the game").click()
    shown.locator(COUNT).wait_for()

    assert [0, 1] == [before, heard.codes.count("match-stopped")]


def answer(shown: Page, wish: str) -> None:
    """Answer, where there is a question: with a height or a call, else with a pass or whatever there is."""
    # once the bidding is over something may be said with a card, which is no answer
    calls = shown.locator(f"{CALLS}:has(.btn)")
    if not calls.count():
        shown.wait_for_timeout(LOOK_MS)
        return
    height, call = (
        calls.get_by_role("radio", name=wish, exact=True),
        calls.get_by_role("button", name=wish, exact=True),
    )
    if height.count() and height.is_enabled():
        height.click()
        calls.locator(".primary").click()
    elif call.count():
        call.click()
    else:
        calls.get_by_role("button", name="Pass", exact=True).or_(calls.locator(".primary")).first.click()
    expect(calls).to_have_count(0)


def called(heard: Heard) -> list[str]:
    """The calls that a page was told of."""
    events = [event for each in heard.updates for event in each["events"]]
    return [event["facts"]["call"] for event in events if event["code"] == "called"]


def test_coinche_and_surcoinche_are_clicked(house: Process, page: Opened) -> None:
    heard = Heard()
    made = {"setup": "belote/ffb-coinche", "plan": ["person", "person", "simple", "simple"], "pace_ms": 0}
    path = f"t/{house.request('api/tables', made)['code']}?sit"
    one, other = page(path=path, prepared=heard.watch), page(path=path)
    for _ in range(LONGEST_DEAL):
        if "xx" in called(heard):
            break
        asked = one.get_by_role("button", name="Surcoinche", exact=True).count()
        for shown, wish in ((one, "Surcoinche" if asked else "Capot"), (other, "Coinche")):
            answer(shown, wish)
    expect(one.locator(".contract")).to_contain_text("×4")

    assert ["x", "xx"] == [each for each in called(heard) if each.startswith("x")]


def test_turn_that_is_over_is_played_by_a_bot_and_told(house: Process, page: Opened) -> None:
    made = {"setup": "belote/contree", "plan": ["person", *["simple"] * 3], "pace_ms": 0, "turn_s": TURN_S}
    shown = page(path=f"t/{house.request('api/tables', made)['code']}?sit&now")
    shown.locator(SOMETHING_TO_DO).first.wait_for()
    expect(shown.locator(".prompt .clock")).to_have_count(1)

    told = shown.locator(".notice")
    expect(told).to_have_text("Time is up: a bot has moved for you.", timeout=PATIENCE_MS)


def test_last_card_of_a_hand_plays_itself(house: Process, page: Opened) -> None:
    shown = page(path=table(house, "belote/contree"))
    held = shown.locator(".hand button.card")
    played(shown)
    # a card that was just played may still be seen on its way
    until(shown, lambda: held.count() <= 2)
    if held.count() == 2:
        act(shown)

    expect(shown.locator(COUNT)).to_be_visible(timeout=PATIENCE_MS)
