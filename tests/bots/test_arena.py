"""The arena: pairs are reproducible and resumable, sides are exchanged, results know how sure they are."""

from pathlib import Path

import pytest

from rebelote.cli.strength.arena import arena
from rebelote.cli.strength.pairs import Bout, play_pair
from rebelote.cli.strength.spec import read_spec
from rebelote.cli.strength.statistics import summary, verdict
from rebelote.cli.strength.table import prepared
from rebelote.engine import SetupError, find

CONTREE = "belote/contree"


def bout(first: str, second: str, target: int = 0) -> Bout:
    """Two bots at a table of the contrée."""
    return Bout(read_spec(first), read_spec(second), CONTREE, 3, target=target)


def test_pair_of_a_bot_with_itself_is_even_where_nothing_is_drawn() -> None:
    assert 0 == play_pair(bout("steady,worlds=0,doubt=0", "steady,worlds=0,doubt=0"), 4).margin


def test_sides_of_a_pair_can_be_told_apart() -> None:
    ahead = [play_pair(bout("amateur", "random"), number).margin for number in range(3)]
    behind = [play_pair(bout("random", "amateur"), number).margin for number in range(3)]

    assert sum(ahead) > 0 > sum(behind)


def test_pair_is_the_same_for_the_same_seed() -> None:
    first, second = (play_pair(bout("amateur", "beginner"), 5) for _ in range(2))

    assert (first.margin, first.won) == (second.margin, second.won)


def test_deal_is_the_same_whoever_plays_it() -> None:
    setup = find(CONTREE)

    assert prepared(setup, "1/7") == prepared(setup, "1/7")
    assert prepared(setup, "1/7").deal != prepared(setup, "1/8").deal


def test_match_is_played_to_its_target() -> None:
    found = play_pair(bout("amateur", "random", target=500), 1)

    assert (2, 2) == (found.won, found.matches)
    assert 500 < found.margin


def test_run_that_was_stopped_goes_on_from_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "pairs.jsonl"
    arena("amateur", "beginner", pairs=2, record=record)
    kept = record.read_text()

    arena("amateur", "beginner", pairs=3, record=record)

    assert record.read_text().startswith(kept)
    assert 1 + 3 == len(record.read_text().splitlines())
    assert "3 pairs" in capsys.readouterr().out


def test_file_of_another_run_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "pairs.jsonl"
    arena("amateur", "beginner", pairs=1, record=record)

    with pytest.raises(SetupError, match="beginner - amateur"):
        arena("beginner", "amateur", pairs=1, record=record)


@pytest.mark.parametrize(
    "text", ["genius", "expert,colour=red", "expert,worlds=many", "chess:deep", "expert,weighted=maybe"]
)
def test_bot_that_cannot_be_is_refused_by_name(text: str) -> None:
    with pytest.raises(SetupError, match=text.split("=")[0]):
        read_spec(text)


def test_error_of_a_mean_is_told() -> None:
    found = summary([10.0, 20.0, 30.0, 40.0])

    assert (4, 25.0, 4, 0) == (found.pairs, found.mean, found.won, found.lost)
    assert 6.45 == pytest.approx(found.error, abs=0.01)
    assert 12.35 == pytest.approx(found.low, abs=0.01)


@pytest.mark.parametrize(
    ("margins", "said"),
    [([12.0, 8.0] * 40, "better"), ([1.0, -1.0] * 40, "no better"), ([300.0, -290.0] * 40, "open")],
)
def test_sequential_test_ends_when_it_is_sure(margins: list[float], said: str) -> None:
    assert said == verdict(margins, 10)


def test_one_bot_cannot_call_for_all_at_a_table_of_three() -> None:
    with pytest.raises(SetupError, match="expected belote for four"):
        arena("amateur", "beginner", table="belote/three-24", calls="amateur")
