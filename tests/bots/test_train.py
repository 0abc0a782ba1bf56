"""Training by the command line: deals are solved once, a net is written that can call."""

from importlib import resources
from pathlib import Path

import pytest

from rebelote.cli.strength.pairs import Bout, play_pair
from rebelote.cli.strength.spec import read_spec
from rebelote.cli.strength.train import train
from rebelote.search import learned
from rebelote.search.learned.features import INPUTS, OUTPUTS
from rebelote.search.learned.net import Net


def test_deals_are_solved_once(tmp_path: Path) -> None:
    kept = tmp_path / "deals.jsonl"
    train("vache", tmp_path / "vache.net", deals=12, rounds=1, jobs=1, labels=kept)
    solved = kept.read_text()
    train("vache", tmp_path / "other.net", deals=12, rounds=1, jobs=1, labels=kept)

    assert solved == kept.read_text()
    assert 12 == len(solved.splitlines())


def test_stopped_training_goes_on_from_the_deals_it_has(tmp_path: Path) -> None:
    whole, kept = tmp_path / "whole.jsonl", tmp_path / "kept.jsonl"
    train("vache", tmp_path / "one.net", deals=12, rounds=1, jobs=1, labels=whole)
    kept.write_text("".join(whole.read_text().splitlines(keepends=True)[:5]))
    train("vache", tmp_path / "two.net", deals=12, rounds=1, jobs=1, labels=kept)

    assert whole.read_text() == kept.read_text()
    assert (tmp_path / "one.net").read_bytes() == (tmp_path / "two.net").read_bytes()


def test_trained_net_calls_and_what_it_learnt_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "vache.net"
    train("vache", out, deals=10, rounds=2, jobs=1)
    said = capsys.readouterr().out

    assert OUTPUTS == len(Net(out.read_bytes()).values([[0.0] * INPUTS])[0])
    assert "10 deals solved" in said
    assert "kept apart" in said


def test_training_begins_from_a_net_that_is_given(tmp_path: Path) -> None:
    kept, first = tmp_path / "deals.jsonl", tmp_path / "first.net"
    train("vache", first, deals=10, rounds=3, jobs=1, labels=kept)
    train("vache", tmp_path / "anew.net", deals=10, rounds=1, jobs=1, labels=kept)
    train("vache", tmp_path / "on.net", deals=10, rounds=1, jobs=1, labels=kept, start=first)

    assert (tmp_path / "anew.net").read_bytes() != (tmp_path / "on.net").read_bytes()


def test_net_of_a_file_can_be_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It calls as the house does if it is the net of the house."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own.net").write_bytes(resources.files(learned).joinpath("auction.net").read_bytes())
    bout = Bout(
        read_spec("expert"),
        read_spec("expert,bidding=own.net"),
        "belote/contree",
        1,
        None,
        read_spec("amateur"),
    )

    assert [0.0] * 3 == [play_pair(bout, number).margin for number in range(3)]
