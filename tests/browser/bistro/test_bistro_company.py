"""People at one table of a bistro game: nobody is told what others hold or have chosen."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.bistro.plays import CORNER, GAMES, RAMMI, UPDOWN, Played, named, play_together
from tests.browser.conftest import Opened
from tests.browser.playing import CARDS, table
from tests.browser.table.frames import Heard
from tests.server.process import Process


def sat(house: Process, page: Opened, game: Played) -> tuple[list[Page], list[Heard]]:
    """Two people at a table whose other seats are bots, and what their pages hear."""
    plan = ["person", "person", *["simple"] * (game.seats - 2)]
    made = house.request("api/tables", {"setup": game.setup, "plan": plan, "pace_ms": 0})
    heard = [Heard(), Heard()]
    return [page(path=f"t/{made['code']}?sit", prepared=each.watch) for each in heard], heard


def until_counted(heard: Heard) -> list[dict[str, Any]]:
    """The updates of the first deal."""
    found = []
    for update in heard.updates:
        if "result" in update or any(event["code"].endswith("-scored") for event in update["events"]):
            break
        found.append(update)
    return found


def overheard(listener: Heard, other: Heard) -> list[str]:
    """Cards in the hand of somebody else that a page was told while they were there.

    A card that was taken from the discards before everybody's eyes is no secret.
    """
    seat = next(each["seat"] for each in other.messages if each["t"] == "welcome")
    hands = {update["ply"]: update["view"]["facts"].get("hand") for update in until_counted(other)}
    faults, taken = [], [[]] * 6
    for update in until_counted(listener):
        taken = update["view"]["facts"].get("seen", taken)
        plies = [ply for ply, hand in hands.items() if hand is not None and ply <= update["ply"]]
        secret = set(hands[max(plies)]) - set(taken[seat]) if plies else set()
        # the order of the cards names queens that are trumps in every deal
        words = {key: said for key, said in update.get("words", {}).items() if key != "order"}
        text = json.dumps({**update, "words": words})
        faults += [f"{card} at {update['ply']}" for card in sorted(secret) if f'"{card}"' in text]
    return faults


# a deal of Rommé that is blocked would be played on for minutes by people who never meld
SHORT = [game._replace(setup=f"{game.setup};block=once") if game is RAMMI else game for game in GAMES]


@pytest.mark.parametrize("game", SHORT, ids=named)
def test_nobody_is_told_what_somebody_else_holds(house: Process, page: Opened, game: Played) -> None:
    pages, heard = sat(house, page, game)
    play_together(pages, game)

    assert 5 <= len(until_counted(heard[0]))
    assert [] == overheard(heard[0], heard[1])
    assert [] == overheard(heard[1], heard[0])


def test_card_of_somebody_else_would_be_found() -> None:
    view = {"facts": {"hand": ["2s", "Kh"]}}
    held, told = Heard(), Heard()
    held.messages = [
        {"t": "welcome", "seat": 1},
        {"t": "update", "ply": 3, "events": [], "view": view},
    ]
    told.messages = [{"t": "update", "ply": 4, "events": [], "view": {"facts": {"hand": ["Kh"]}}}]

    assert ["Kh at 4"] == overheard(told, held)


def test_chosen_card_is_a_secret_until_all_have_chosen(house: Process, page: Opened) -> None:
    pages, heard = sat(house, page, UPDOWN._replace(seats=2))
    while not all(each.locator(CARDS).count() for each in pages):
        for each in pages:
            if each.locator(".calls .change").count():
                each.locator(".calls .change").first.click()
        pages[0].wait_for_timeout(50)
    card = pages[0].locator(CARDS).first
    face = str(card.get_attribute("data-card"))
    card.click(position=CORNER)
    expect(pages[1].locator(".chosen-card.back")).to_have_count(1)

    assert f'"{face}"' not in json.dumps(heard[1].messages)
    pages[1].locator(CARDS).first.click(position=CORNER)
    pages[1].wait_for_function("face => document.querySelectorAll(`.hand .card`).length < 15", arg=face)
    assert f'"{face}"' in json.dumps(heard[1].messages)


def test_person_without_a_name_is_no_free_seat(house: Process, page: Opened) -> None:
    path = table(house, UPDOWN.setup, 2)
    page(path=path).locator(UPDOWN.anything).first.wait_for()
    watcher = page(path=f"{path.partition('?')[0]}?watch")

    expect(watcher.locator(".seat.s .name")).to_have_text("Player 1")
