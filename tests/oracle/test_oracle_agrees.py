"""The rules of the house and the slow reading answer random vectors alike, in every mixture of options."""

from random import Random
from typing import Any

import pytest

from rebelote.engine.vectors import Vector, compare
from rebelote.games.belote import GAME

from .belote_options import options_of
from .belote_readers import in_any_order, read, scored
from .random_vectors import CALLS, MAKERS, vector


def slow(asked: dict[str, Any]) -> dict[str, Any]:
    """What the slow reading expects of a vector, with all that it can say."""
    kind = asked["kind"]
    if kind == "score":
        found = scored(asked["input"], options_of(asked["preset"], **asked["options"]))
        if found.get("held"):
            found = found | {"held": {name: found["held"][name] for name in ("rule", "points", "by_side")}}
        return found
    options = options_of(asked["preset"], **asked["options"])
    wanted: dict[str, Any] = {}
    if kind == "auction":
        seats = tuple(map(str, range(options["players"])))
        calls = [call for call in CALLS if "@" not in call or call.endswith(seats)]
        wanted = {"try": dict.fromkeys(calls), "outcome": {"result": None}}
    if kind == "deal":
        wanted = dict.fromkeys(
            ("hands", "turned") + (("final", "stock") if "taker" in asked["input"] else ())
        )
    expected: dict[str, Any] = read(asked, wanted)
    if kind == "auction" and expected["outcome"]["result"] == "contract":
        names = ("result", "taker", "trump", "leader")
        names += ("value", "capot", "generale", "mult") if len(expected["outcome"]) > 5 else ()
        expected = read(asked, wanted | {"outcome": dict.fromkeys(names)})
    return in_any_order(expected, kind) if kind != "game" else {"winner": None, "pending": []} | expected


def differences(asked: dict[str, Any]) -> list[str]:
    """Where the house answers a vector otherwise than the slow reading."""
    expected = slow(asked)
    put = Vector("", asked["kind"], asked["input"], expected, "", asked["preset"], asked["options"])
    answer = GAME.kinds()[asked["kind"]](put)
    return [f"{place}: slow {one}, house {other}" for place, one, other in compare(expected, answer)]


FAST = {"trace": 60, "auction": 150}


@pytest.mark.parametrize("kind", MAKERS)
def test_the_slow_reading_and_the_house_agree(kind: str) -> None:
    source = Random(f"{kind}/1")
    for _ in range(FAST.get(kind, 250)):
        asked = vector(kind, source)

        assert [] == differences(asked), asked


@pytest.mark.slow
@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("seed", range(2, 6))
def test_the_slow_reading_and_the_house_agree_at_length(kind: str, seed: int) -> None:
    source = Random(f"{kind}/{seed}")
    for _ in range(10 * FAST.get(kind, 250)):
        asked = vector(kind, source)

        assert [] == differences(asked), asked
