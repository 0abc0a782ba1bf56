"""What is drawn on the pages of rules agrees with the rules themselves."""

import json
from typing import Any

import pytest
from tests.words.messages import ROOT

from rebelote.cards import SUITS, gather, rank, read_card, suit
from rebelote.games.belote.order import ORDERS
from rebelote.games.konter import GAME as KONTER
from rebelote.games.konter.order import order
from rebelote.games.updown.kernel import cancelled, winner
from rebelote.kernels.melds import is_group, is_run
from rebelote.kernels.tricks import takes

DRAWN = json.loads((ROOT / "web/src/book/examples.json").read_text(encoding="utf-8"))
UP_AND_DOWN = {each["id"]: each for each in DRAWN["updown"]}
MELDS = {each["id"]: each for each in DRAWN["rammi"]}


def fates(example: dict[str, object]) -> list[str]:
    """What becomes of each card by the rules (U14 to U17)."""
    laid = [(read_card(each["face"]), SUITS.index(each["suit"])) for each in example["cards"]]  # type: ignore[attr-defined]
    a, b, c = (card for card, _ in laid)
    suits = (laid[0][1], laid[1][1], laid[2][1], -1)
    trump, up = sum(example["dice"]), example["side"] == "up"  # type: ignore[call-overload]
    out, best = cancelled((a, b, c, -1)), winner((a, b, c, -1), suits, trump, up)
    found = []
    for seat, (card, own) in enumerate(laid):
        foreign = suit(card) != own and rank(card) != trump
        told = (
            "cancelled" if out >> seat & 1 else "wins" if seat == best else "foreign" if foreign else "lower"
        )
        found.append(told)
    return found


@pytest.mark.parametrize("name", sorted(UP_AND_DOWN))
def test_drawn_trick_of_up_and_down_ends_as_the_rules_say(name: str) -> None:
    example = UP_AND_DOWN[name]

    assert [each["fate"] for each in example["cards"]] == fates(example)


def test_drawn_melds_are_a_run_and_a_group() -> None:
    run, group = (
        gather(read_card(each["face"]) for each in MELDS[f"rammi-{name}"]["cards"])
        for name in ("sequence", "group")
    )

    assert is_run(run, False)
    assert is_group(group)


def test_queens_that_carry_medals_are_those_that_every_trump_suit_names() -> None:
    drawn = [each["face"] for each in DRAWN["konter"][0]["cards"]]
    options = KONTER.presets()["bistro-fr"].options
    named = {
        tuple(each.face for group in ranking.groups for each in group.cards if len(each.face) == 2)
        for ranking in KONTER.rankings(options)
    }

    assert {tuple(drawn)} == named


def test_drawn_trump_of_whist_takes_the_trick() -> None:
    example = DRAWN["whist"][0]
    duties, best = SUITS.index(example["trump"]), example["cards"][0]
    for each in example["cards"][1:]:
        if takes(read_card(each["face"]), read_card(best["face"]), duties):
            best = each

    assert "wins" == best["fate"]


@pytest.mark.parametrize("example", [each for each in DRAWN["belote"] if len(each["cards"]) == 4], ids=str)
def test_drawn_trick_of_belote_goes_to_the_card_that_is_marked(example: dict[str, Any]) -> None:
    trump = SUITS.index(example["trump"])
    strengths = [ORDERS[trump].strengths[read_card(each["face"])] for each in example["cards"]]
    best = strengths[0]
    for each in strengths[1:]:
        best = each if takes(each, best, trump) else best

    assert ["wins" if each == best else None for each in strengths] == [
        each.get("fate") for each in example["cards"]
    ]


def test_drawn_tierce_is_one_and_drawn_belote_as_well() -> None:
    cards = {each["id"]: [read_card(card["face"]) for card in each["cards"]] for each in DRAWN["belote"]}
    belote = cards["belote-belote"]

    assert is_run(gather(cards["belote-tierce"]), False)
    assert [13, 12] == [rank(each) for each in belote]
    assert {SUITS.index("s")} == {suit(each) for each in belote}


@pytest.mark.parametrize("example", DRAWN["konter"][1:], ids=str)
def test_drawn_trick_of_konter_a_matt_goes_to_the_card_that_is_marked(example: dict[str, Any]) -> None:
    suits = SUITS.index(example["trump"])
    in_order = order(suits, True).strengths
    trump = in_order[read_card(f"A{example['trump']}")] >> 4
    strengths = [in_order[read_card(each["face"])] for each in example["cards"]]
    best = strengths[0]
    for each in strengths[1:]:
        best = each if takes(each, best, trump) else best

    assert ["wins" if each == best else None for each in strengths] == [
        each.get("fate") for each in example["cards"]
    ]


@pytest.mark.parametrize("name", ["rammi-layoff", "rammi-ace"])
def test_drawn_melds_of_rommé_are_runs(name: str) -> None:
    assert is_run(gather(read_card(each["face"]) for each in MELDS[name]["cards"]), False)


def test_drawn_misère_is_taken_by_the_highest_card_of_the_suit_led() -> None:
    laid = next(each["cards"] for each in DRAWN["whist"] if each["id"] == "whist-misere")
    led = [each for each in laid if each["face"][1] == laid[0]["face"][1]]

    assert "wins" == max(led, key=lambda each: rank(read_card(each["face"])))["fate"]
