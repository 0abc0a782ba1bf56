"""The published perft files: whole, right by the kernel and right by the slow reading of the rules."""

import pytest
from tests.perft.reading import PRESETS, counted

from rebelote.engine import games
from rebelote.engine.errors import NotationError
from rebelote.record import Case, Hands, Pack, Row, line_of, perft, published, read_perft, show_line, state_of

GAME = games()["belote"]
FILES = published(GAME)
ROWS = [
    pytest.param(case, row, id=f"{name}-{case.id}-{row.depth}-{';'.join(row.changes)}")
    for name, cases in FILES.items()
    for case in cases
    for row in case.rows
]
# the slow reading takes about a second for five thousand sequences
SAMPLE = [each for each in ROWS if each.values[1].sequences <= 400]  # type: ignore[union-attr]


def test_every_preset_has_a_file() -> None:
    assert set(PRESETS) == set(FILES)


@pytest.mark.parametrize("preset", PRESETS)
def test_file_holds_a_bidding_a_deal_and_an_ending(preset: str) -> None:
    ids = {case.id for case in FILES[preset]}
    wanted = {"deal", "ending"} if preset == "two-open" else {"deal", "ending", "bidding"}

    assert wanted <= {each.replace("auction", "bidding") for each in ids}


@pytest.mark.parametrize("preset", PRESETS)
def test_cases_are_about_their_preset_and_named_once(preset: str) -> None:
    ids = [case.id for case in FILES[preset]]

    assert {preset} == {case.line.setup.preset for case in FILES[preset]}
    assert len(set(ids)) == len(ids)
    assert all(isinstance(case.line.deal, Pack | Hands) and case.rows for case in FILES[preset])


@pytest.mark.parametrize("preset", PRESETS)
def test_line_of_a_case_is_its_one_form(preset: str) -> None:
    given = [show_line(case.line) for case in FILES[preset]]

    assert given == [show_line(line_of(case.line.setup, state_of(case.line))) for case in FILES[preset]]


@pytest.mark.parametrize(("case", "row"), ROWS)
def test_game_counts_what_is_published(case: Case, row: Row) -> None:
    assert row.sequences == perft(GAME, state_of(case.under(row)), row.depth)


@pytest.mark.parametrize(("case", "row"), SAMPLE)
def test_slow_reading_counts_what_is_published(case: Case, row: Row) -> None:
    assert row.sequences == counted(case.under(row), row.depth)


@pytest.mark.slow
@pytest.mark.parametrize(("case", "row"), [each for each in ROWS if each not in SAMPLE])
def test_slow_reading_counts_every_larger_number(case: Case, row: Row) -> None:
    assert row.sequences == counted(case.under(row), row.depth)


@pytest.mark.parametrize(("case", "row"), [each for each in ROWS if each.values[1].changes])  # type: ignore[union-attr]
def test_row_with_options_differs_from_the_preset(case: Case, row: Row) -> None:
    plain = [each for each in case.rows if not each.changes and each.depth == row.depth]

    assert [] != plain
    assert row.sequences != plain[0].sequences


@pytest.mark.parametrize("option", ["rise-on-trump-lead", "partner-exemption", "undertrump-opponent"])
@pytest.mark.parametrize("preset", [each for each in PRESETS if not each.startswith(("two", "three"))])
def test_options_of_the_play_bite_at_four(preset: str, option: str) -> None:
    assert option in [case.id for case in FILES[preset]]


LINE = "line  belote/ffb-coinche N:W=A...,K...,Q...,J... 80s -"


@pytest.mark.parametrize(
    "text",
    [
        "4 28\n",
        f"{LINE}\n",
        "id a\nid b\n",
        f"id a\n{LINE}\n{LINE}\n",
        f"id a\n{LINE}\n4 x\n",
        f"id a\n{LINE}\n4\n",
        f"id a\n{LINE}\nnonsense\n",
        "id a\nline nonsense\n",
    ],
)
def test_file_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_perft(text)


def test_fault_in_a_file_is_told_at_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        read_perft(f"# a\nid x\n{LINE}\n4 1\n4 y\n")

    assert len(f"# a\nid x\n{LINE}\n4 1\n") == caught.value.at
