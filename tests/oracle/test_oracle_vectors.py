"""Every vector passes through the slow reading: those of the rulebook, and more of the house's own."""

import json
from pathlib import Path
from typing import Any

import pytest

from .belote_readers import READERS, in_any_order, read

FOLDER = Path(__file__).parents[1] / "games" / "vectors"
VECTORS = json.loads((FOLDER / "belote.json").read_text(encoding="utf-8"))
MORE = json.loads((FOLDER / "belote-more.json").read_text(encoding="utf-8"))
NOT_READ = {"misdeal", "false", "spoken"}


@pytest.mark.parametrize(
    "vector",
    [each for each in [*VECTORS["vectors"], *MORE["vectors"]] if each["kind"] not in NOT_READ],
    ids=lambda vector: str(vector["id"]),
)
def test_the_slow_reading_agrees_with_the_vector(vector: dict[str, Any]) -> None:
    expected = vector["expect"]

    assert in_any_order(expected, vector["kind"]) == read(vector, expected), vector["note"]


def test_no_vector_is_left_out() -> None:
    assert 207 == len(VECTORS["vectors"])
    assert set(VECTORS["kinds"]) == set(READERS)
    assert {each["kind"] for each in MORE["vectors"]} - set(READERS) == NOT_READ
