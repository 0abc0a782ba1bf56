"""The commands `record` and `perft`, and the examples of the documentation."""

import re
from pathlib import Path

import pytest

from rebelote.cli.perft import perft
from rebelote.cli.record import check, random_match, show
from rebelote.engine import NotationError, SetupError
from rebelote.record import read, replay, write

DOCUMENT = (Path(__file__).parents[2] / "docs/notation.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```\n(% atn.+?)```", DOCUMENT, re.DOTALL)[0]
ENDING = "belote/ffb-coinche N:W=A8.Q..,KT.A..,Q.J.T.,J9...9 80s -"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The example of the documentation as a file."""
    path = tmp_path / "example.atn"
    path.write_text(EXAMPLE, encoding="utf-8")
    return path


def test_example_of_the_documentation_has_the_one_form_and_replays() -> None:
    assert EXAMPLE == write(read(EXAMPLE))
    assert (0, 2920) == replay(read(EXAMPLE)[0]).match.totals


def test_good_file_is_checked_with_status_0(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == check(file)
    assert f"{file}: matches 1, deals 1, wrong 0\n" == capsys.readouterr().out


def test_wrong_score_is_told_with_status_1(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(EXAMPLE.replace('Score "NS 0', 'Score "NS 9'), encoding="utf-8")

    assert 1 == check(file)
    assert "match 1: deal 1: Score is NS 9 EW 2920, by the rules NS 0 EW 2920" in capsys.readouterr().out


def test_file_that_is_no_record_is_told_with_its_line_and_status_2(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = file.with_name("bad.atn")
    bad.write_text(EXAMPLE.replace("570d", "fly"), encoding="utf-8")

    assert 2 == check(file, bad)
    assert f"{bad}, line 13: Cannot be read from character" in capsys.readouterr().out


def test_unknown_preset_in_a_file_is_told_with_status_2(file: Path) -> None:
    file.write_text('% atn 1\n[Game "belote/bistro"]\n', encoding="utf-8")

    assert 2 == check(file)


def test_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="file-missing: value .*none.atn"):
        check(tmp_path / "none.atn")


def test_file_that_is_no_text_is_refused(file: Path) -> None:
    file.write_bytes(b"% atn 1\n\xff\xfe")

    with pytest.raises(NotationError, match="UTF-8, not as at byte 8"):
        show(file)


def test_match_is_shown_with_a_row_for_each_deal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    show(file)
    rows = capsys.readouterr().out.splitlines()

    assert "belote/ffb-coinche;target=501 (rules 1)" == rows[0]
    assert "  1 W  3-3-2 570d x xx  no  NS 0 EW 2920  NS 0 EW 2920  EW" == rows[-1]


def test_random_match_is_a_record_that_replays(capsys: pytest.CaptureFixture[str]) -> None:
    random_match("belote/contree", seed=5, option=("target=501",))
    first = capsys.readouterr().out
    random_match("belote/contree", seed=5, option=("target=501",))

    assert first == capsys.readouterr().out
    assert replay(read(first)[0]).match.winners


def test_sequences_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == perft(ENDING, 3)
    assert "5\n" == capsys.readouterr().out


def test_sequences_are_divided_by_first_move(capsys: pytest.CaptureFixture[str]) -> None:
    perft(ENDING, 3, by_move=True)

    assert "8s 2\nAs 2\nQh 1\n5\n" == capsys.readouterr().out


def test_move_out_of_turn_is_counted_with_its_seat(capsys: pytest.CaptureFixture[str]) -> None:
    pack = next(line for line in EXAMPLE.splitlines() if line.startswith("{Kc"))
    perft(f"belote/contree;coinche_when=any_time W:{pack} 3-3-2,p,80h -", 1, by_move=True)

    assert "S:x 1\n" in capsys.readouterr().out


@pytest.mark.parametrize("depth", [-1, 100])
def test_depth_out_of_reach_is_refused(depth: int) -> None:
    with pytest.raises(SetupError, match="depth"):
        perft(ENDING, depth)
