"""Vectors of the bistro games worked by hand from the rulebook, and a proof for every rule."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rebelote.cli.conform import answered
from rebelote.engine import games
from rebelote.engine.options import options_of
from rebelote.engine.vectors import Vector, read_vector

FOLDER = Path(__file__).parent
MORE = json.loads((FOLDER / "vectors/bistro-more.json").read_text())["vectors"]
ALL = [
    each
    for path in sorted((FOLDER / "vectors").glob("bistro-*.json"))
    for each in json.loads(path.read_text())["vectors"]
]
RULES = [
    f"{letter}{n}"
    for letter, last in (("U", 24), ("K", 23), ("R", 21), ("W", 35))
    for n in range(1, last + 1)
]
BY_TEST = ("U12", "K4", "R4", "R5")
"""Rules about order and secrecy, which no question and answer shows."""
BY_SWEEP = {
    "konter": {"last_trick_view", "show_points", "announce_window", "start_strokes"},
    "updown": {"suit_cycle", "two_player_sides", "first_leader", "round_start"},
    "rammi": {"recycle_shuffle", "target", "deals", "end_mode"},
    "whist": {"first_dealer", "all_pass", "trou", "proposal_order", "trou_double", "early_stop"}
    | {"target", "deals", "end_mode"},
}
"""Options that vectors do not ask about; other tests do, and the conformance suite plays with each."""


def read(raw: dict[str, Any]) -> Vector:
    """A vector of a file."""
    return read_vector(raw, 1)


@pytest.mark.parametrize("raw", [pytest.param(each, id=f"{each['id']}-{each['kind']}") for each in MORE])
def test_vector_passes(raw: dict[str, Any]) -> None:
    assert () == answered(read(raw))


@pytest.mark.parametrize("raw", [pytest.param(each, id=each["id"]) for each in MORE])
def test_vector_fails_when_it_expects_something_else(raw: dict[str, Any]) -> None:
    name = next(name for name in raw["expected"] if name not in ("includes", "excludes", "sees", "hidden"))
    wrong = raw | {"expected": {name: "something else"}}

    assert () != answered(read(wrong))


def test_every_rule_has_a_vector_or_is_named_in_a_test() -> None:
    asked = {rule for each in ALL for rule in each["rules"]}
    missing = [rule for rule in RULES if rule not in asked and rule not in BY_TEST]

    assert [] == missing


@pytest.mark.parametrize("rule", BY_TEST)
def test_rule_without_a_vector_is_named_in_a_test(rule: str) -> None:
    sources = [path.read_text() for path in FOLDER.glob("test_*.py") if path.name != Path(__file__).name]

    assert any(re.search(rf"\b{rule}\b", source) for source in sources)


@pytest.mark.parametrize("name", BY_SWEEP)
def test_every_option_is_asked_about_in_a_vector_or_elsewhere(name: str) -> None:
    """An option that changes no answer would be none; the others stand in tests of their own."""
    game = games()[name]
    named = [each for each in ALL if each.get("game") in (name, *game.aliases)]
    asked = {option.partition(".")[2] or option for each in named for option in each.get("options", {})}
    asked |= {
        option for each in named if each.get("preset") for option in game.presets()[each["preset"]].origins
    }

    assert set() == options_of(game.options).keys() - asked - BY_SWEEP[name]


# what cannot be is no vector


@pytest.mark.parametrize(
    ("id", "change"),
    [
        ("MK-11", {"announcements": ["matt", "matt"]}),
        ("MK-11", {"points": [30, 10]}),
        ("MK-11", {"points": [20, 20], "tricks": [6, 0]}),
        ("MK-11", {"strokes": [0, 7]}),
        ("MK-11", {"carry": -1}),
        ("MK-12", {"carry": 2}),
        ("MK-05", {"hand": ["QH", "9H", "AS", "TD", "9D", "JD", "JC"]}),
        ("MK-09", {"hand": []}),
        ("MK-18", {"dealer": 4}),
        ("MK-18", {"after": "nothing"}),
        ("MU-06", {"plays": [{"suit": "S", "card": "9H"}, {"suit": "S", "card": "2D"}]}),
        ("MU-06", {"pot": -1}),
        ("MU-09", {"winners": [None] * 14}),
        ("MU-09", {"winners": [True] * 15}),
        ("MU-13", {"rounds": [[8, 8], [7, 8]]}),
        ("MR-23", {"hands": [["KS", "KS"], []]}),
        ("MW-23", {"tricks": [5, 2, 4, 1]}),
        ("MW-23", {"declarers": [0, 0]}),
        ("MW-46", {"declarers": []}),
    ],
)
def test_input_that_cannot_be_is_refused(id: str, change: dict[str, Any]) -> None:
    raw = next(each for each in MORE if each["id"] == id)
    (line,) = answered(read(raw | {"inputs": raw["inputs"] | change}))

    assert "expected" in line


@pytest.mark.parametrize(
    "aces", [[["AS"], ["AS", "AH"], ["AD"], ["AC"]], [["AS", "KH"], ["AH"], ["AD"], ["AC"]]]
)
def test_aces_that_cannot_be_are_refused(aces: list[list[str]]) -> None:
    raw = {"id": "x", "kind": "wh_trou", "inputs": {"aces": aces}, "expected": {"calls": []}}
    (line,) = answered(read(raw))

    assert line.startswith("input.aces")


def test_hand_that_holds_the_card_led_is_refused() -> None:
    raw = {
        "id": "x",
        "kind": "wh_legal_card",
        "inputs": {"hand": "7D 8D", "led": "7D"},
        "expected": {"legal": []},
    }
    (line,) = answered(read(raw))

    assert line.startswith("input.hand")
