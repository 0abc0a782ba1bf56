"""The score table at the end of a deal, from the source rows 001-4 and 001-16."""

import random
import re

import pytest
from tests.speech.tables import speech
from tests.tui.sittings import bare, shown, sitting

from rebelote.cards import Seat
from rebelote.engine import addresses, find
from rebelote.engine.playout import Moment, playout
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.options import presets
from rebelote.games.belote.scoring.score import Result, score
from rebelote.games.belote.scoring.tally import Tally
from rebelote.speech.belote.score import Sayings, rows
from rebelote.wire.words import Row

TA = 5
BELOTE = [each for each in addresses() if each.startswith("belote/")]


def table(tally: Tally, preset: str) -> tuple[Row, ...]:
    """The rows of a deal, in English."""
    words = speech("en")
    return rows(score(tally, presets()[preset].options), Sayings(words.names, words.kind), 0)


def row(found: tuple[Row, ...], label: str) -> Row:
    """The row of a label."""
    return next(each for each in found if each.label == label)


def test_raw_points_of_tout_atout_stand_in_parentheses() -> None:
    tally = Tally(Contract(0, TA), 0, (158, 100), (5, 3), 0, (0, 0), (0, 0))

    found = table(tally, "ludiclub-classic-sata")

    assert ("(148)", "(100)") == row(found, "Card points").figures
    assert ("(10)", "") == row(found, "Last trick").figures
    assert ("99", "63") == row(found, "Brought from 258 to 162").figures


def test_points_that_are_not_converted_stand_without_parentheses() -> None:
    tally = Tally(Contract(0, 1), 0, (100, 62), (5, 3), 0, (20, 0), (0, 20))

    found = table(tally, "ludiclub-classic")

    assert ("90", "62") == row(found, "Card points").figures
    assert ("5", "3") == row(found, "Tricks").figures
    assert ("10", "") == row(found, "Last trick").figures
    assert ("120", "80") == row(found, "Total of the deal").figures


def test_failure_names_what_was_needed_and_who_marks() -> None:
    tally = Tally(Contract(2, 1, 100), 0, (80, 82), (4, 4), 0, (0, 0), (0, 0))

    found = table(tally, "ffb-coinche")

    assert "You play 100 hearts" == found[0].label
    assert "Failed: 80 to 82." == next(
        each.label for each in found if each.kind == "verdict" and "Fail" in each.label
    )
    assert ("", "160") == row(found, "Flat trick points").figures
    assert ("", "100") == row(found, "Bid").figures


def test_litige_shows_what_waits() -> None:
    words, options = speech("en"), presets()["ludiclub-classic"].options
    result = score(Tally(Contract(0, 1), 0, (81, 81), (4, 4), 0, (0, 0), (0, 0)), options)

    found = rows(result, Sayings(words.names, words.kind), sum(result.held[0].amounts))

    assert "Held over for later: 80 points." == found[-1].label
    assert "Litige: 81 each." in [each.label for each in found]


@pytest.mark.parametrize("address", BELOTE)
def test_marks_of_every_deal_add_up_to_its_total_and_every_row_has_a_rule(address: str) -> None:
    setup, scored = find(address), list[tuple[Result, int]]()

    def watch(moment: Moment) -> None:
        for event in moment.events:
            if event.told()[0] == "deal-scored":
                pots = setup.game.view(moment.after, Seat(0)).pots
                scored.append((event.result, sum(sum(pot.amounts) for pot in pots)))  # type: ignore[attr-defined]

    playout(setup.game, setup.game.begin(setup.options, setup.options.players), random.Random(9), watch)

    assert [] != scored
    words = speech("lb", setup.options.players)
    for result, held in scored:
        found = rows(result, Sayings(words.names, words.kind), held)
        sides = range(words.names.sides)
        marks = [[int(each.figures[side] or 0) for each in found if each.kind == "mark"] for side in sides]
        totals = next(
            each.figures for each in found if each.kind == "total" and each.rule == "B98" and each.figures
        )
        assert [int(each) for each in totals] == [sum(own) for own in marks]
        assert all(re.fullmatch(r"B\d+", each.rule) for each in found)


@pytest.mark.parametrize("language", ["fr", "en", "de", "lb"])
@pytest.mark.parametrize(
    "address",
    [
        "belote/three-24;target=300",
        "belote/ffb-coinche-sata;target=600",
        "belote/ludiclub-vache-sata;target=400",
    ],
)
def test_whole_match_fits_sixty_columns(address: str, language: str) -> None:
    text = bare(shown(sitting(address, language=language, auto=True), width=60, colour=True))

    assert [] == [line for line in text.splitlines() if len(line) > 60]
