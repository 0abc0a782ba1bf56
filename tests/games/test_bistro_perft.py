"""The published perft files of the bistro games: whole, right by the game and right by a slow reading of the rules."""

import random

import pytest
from tests.games.reading.counting import counted
from tests.games.reading.whist import Auction, deal

from rebelote.cards import PACK_52, show_card, show_cards
from rebelote.engine import find, games, shuffled
from rebelote.record import Case, Row, line_of, perft, published, read_line, show_line, state_of

NAMES = ("konter", "updown", "rammi", "whist")
FILES = {(name, preset): cases for name in NAMES for preset, cases in published(games()[name]).items()}
CASES = [pytest.param(case, id=f"{n}-{p}-{case.id}") for (n, p), cases in FILES.items() for case in cases]
ROWS = [
    pytest.param(case, row, id=f"{name}-{preset}-{case.id}-{row.depth}-{';'.join(row.changes)}")
    for (name, preset), cases in FILES.items()
    for case in cases
    for row in case.rows
]


def heavy(case: Case, row: Row) -> bool:
    """Whether counting takes long: slow readings try every set of cards of a hand, and tell auctions anew."""
    most = {"rammi": 20, "whist": 60}.get(case.line.setup.game.name, 2_000)
    return row.sequences > most


QUICK = [each for each in ROWS if not heavy(*each.values)]  # type: ignore[arg-type]
LONG = [each for each in ROWS if each not in QUICK]


def test_every_preset_has_a_file() -> None:
    assert {(name, preset) for name in NAMES for preset in games()[name].presets()} == set(FILES)


@pytest.mark.parametrize("case", CASES)
def test_line_of_a_case_is_its_one_form(case: Case) -> None:
    given = show_line(case.line)

    assert given == show_line(line_of(case.line.setup, state_of(case.line)))


@pytest.mark.parametrize("key", FILES)
def test_cases_are_about_their_preset_and_named_once(key: tuple[str, str]) -> None:
    cases = FILES[key]

    assert {key[1]} == {case.line.setup.preset for case in cases}
    assert len(cases) == len({case.id for case in cases})


@pytest.mark.parametrize("name", ["updown", "rammi"])
def test_file_holds_every_number_of_seats(name: str) -> None:
    for preset, value in games()[name].presets().items():
        seats = [case.line.setup.players for case in FILES[name, preset]]

        assert sorted(games()[name].seat_numbers(value.options)) == sorted(seats)


@pytest.mark.parametrize(("case", "row"), QUICK)
def test_game_counts_what_is_published(case: Case, row: Row) -> None:
    assert row.sequences == perft(case.line.setup.game, state_of(case.under(row)), row.depth)


@pytest.mark.slow
@pytest.mark.parametrize(("case", "row"), LONG)
def test_game_counts_every_larger_number(case: Case, row: Row) -> None:
    assert row.sequences == perft(case.line.setup.game, state_of(case.under(row)), row.depth)


@pytest.mark.parametrize(("case", "row"), QUICK)
def test_slow_reading_counts_what_is_published(case: Case, row: Row) -> None:
    assert row.sequences == counted(case.under(row), row.depth)


@pytest.mark.slow
@pytest.mark.parametrize(("case", "row"), LONG)
def test_slow_reading_counts_every_larger_number(case: Case, row: Row) -> None:
    assert row.sequences == counted(case.under(row), row.depth)


@pytest.mark.parametrize(("case", "row"), [each for each in ROWS if each.values[1].changes])  # type: ignore[union-attr]
def test_row_with_options_differs_from_the_preset(case: Case, row: Row) -> None:
    plain = [each for each in case.rows if not each.changes and each.depth == row.depth]

    assert [row.sequences] != [each.sequences for each in plain]


# auctions of whist, call by call, by both readings

AUCTIONS = [
    *(f"whist/{preset}" for preset in games()["whist"].presets()),
    "whist/bistro;specials_round=all;chelem_nt=off",
    "whist/bistro;raise_step=minimal;emballage_entry=eight_only",
    "whist/bistro-fr;proposal_order=ascending",
    "whist/bistro-de;misere_bars_proposals=yes;maintain=yes;joinable_by=waiting",
    "whist/bistro-lb;direct_solo=always;several_miseres=no",
]


@pytest.mark.parametrize("address", AUCTIONS)
def test_auction_allows_what_the_slow_reading_allows(address: str) -> None:
    """Whoever has the floor, all his calls, and the game that is played (W5 to W18)."""
    setup, source = find(address), random.Random(address)
    for _ in range(6):
        line = read_line(f"{address} N:{{{show_cards(shuffled(PACK_52, source))}}} - -")
        state, slow = (
            state_of(line),
            Auction(deal([show_card(c) for c in line.deal.cards], 0), 1, setup.options),
        )
        while state.phase.value == "bidding":
            (seat,) = setup.game.actors(state)
            calls = {setup.game.show(move) for move in setup.game.moves(state, seat)}

            assert (seat, calls) == (slow.turn, slow.calls())
            quiet = [call for call in calls if not call.startswith(("ab", "ch", "gm"))]
            call = source.choice(sorted(quiet if source.random() < 0.9 else calls))
            slow.say(call)
            state = setup.game.step(state, seat, setup.game.read(call)).state

        assert -1 == slow.turn
