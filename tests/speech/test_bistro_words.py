"""What the bistro games say in their own way: offers, prompts, tags, order of hands, sheets."""

import random
from dataclasses import replace
from typing import Any

import pytest
from tests.speech.tables import reader

from rebelote.cards import Seat
from rebelote.engine import CHANCE, find
from rebelote.engine.lines import Line, line
from rebelote.games.whist.options import Options
from rebelote.games.whist.scoring.grid import Entry, grid
from rebelote.locale import catalogue
from rebelote.speech import sheet, spoken
from rebelote.speech.lines import rows
from rebelote.speech.names import Names
from rebelote.speech.rammi.words import offer as laid
from rebelote.speech.ranking import ranking

_MOST = 400


def until(address: str, seats: int, phase: str, seed: int = 3) -> tuple[Any, Any]:
    """The state in which seat 0 is due in a phase, after random moves; and its view."""
    game, source = find(address).game, random.Random(seed)
    state = game.begin(find(address).options, seats)
    for _ in range(_MOST):
        view = game.view(state, Seat(0))
        if view.phase == phase and 0 in view.due:
            return state, view
        actors = game.actors(state)
        seat = CHANCE if CHANCE in actors else min(actors)
        move = game.chance(state, source) if seat == CHANCE else source.choice(game.moves(state, seat))
        state = game.step(state, seat, move).state
    raise AssertionError(f"seat 0 is never due in {phase}")


def words(address: str, seats: int, phase: str, language: str = "en", seed: int = 3) -> dict[str, Any]:
    """What seat 0 is told when it is due in a phase."""
    _, view = until(address, seats, phase, seed)
    return spoken(reader(find(address), seats, 0, language), view)


def test_trump_of_konter_is_offered_by_suit() -> None:
    offers = words("konter/bistro-fr", 4, "trump")["offers"]

    assert [("trump", (suit,)) for suit in "shdc"] == [(each.kind, each.axes) for each in offers]


def test_hand_of_konter_begins_with_trumps_and_their_queens() -> None:
    _, view = until("konter/bistro-fr", 4, "play")
    speech = reader(find("konter/bistro-fr"), 4, 0, "en")
    trump = "shdc"[view.trump]

    assert (f"A{trump}", "Qs", "Qh", "Qd", f"K{trump}") == speech.arranged(
        (f"K{trump}", "Qd", f"A{trump}", "Qh", "Qs"), view
    )


def test_leader_of_up_and_down_is_told_what_a_change_brings() -> None:
    offers = words("updown/bistro", 4, "change")["offers"]
    _, view = until("updown/bistro", 4, "change")
    others = {"shdc"[suit] for suit in range(4)} - {"shdc"[view.suits[0]]}

    assert ["flip", "rotate", "rotate", "rotate", "roll"] == [each.kind for each in offers]
    assert others == {each.axes[0] for each in offers if each.kind == "rotate"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rotation_brings_the_suit_that_was_told(seats: int) -> None:
    game = find("updown/bistro").game
    state, view = until("updown/bistro", seats, "change")
    offers = spoken(reader(find("updown/bistro"), seats, 0, "en"), view)["offers"]
    told = {each.move: each.axes[0] for each in offers if each.kind == "rotate"}
    turned = {
        move: "shdc"[game.view(game.step(state, Seat(0), game.read(move)).state, Seat(0)).suits[0]]
        for move in told
    }

    assert told == turned


def test_side_of_the_card_decides_what_wins() -> None:
    said = words("updown/bistro", 4, "choice")["prompt"]

    assert said.startswith(("The highest card wins: ", "The lowest card wins: "))


def test_meld_of_rummy_names_its_cards_and_no_place() -> None:
    speech = reader(find("rammi/bistro"), 3, 0, "en")
    _, view = until("rammi/bistro", 3, "turn")
    run, group = (laid(speech, text, view) for text in ("M7h8h9h", "M7s7h7d"))

    assert (("7h", "8h", "9h"), "") == (run.cards, run.zone)
    assert "lay out the group seven of spades, seven of hearts, seven of diamonds" == group.words


def test_lay_off_names_the_meld_that_it_goes_to() -> None:
    speech = reader(find("rammi/bistro"), 3, 0, "en")
    _, view = until("rammi/bistro", 3, "turn")
    offer = laid(speech, "A2Th", view)

    assert ("lay-off", ("Th",), "meld-2") == (offer.kind, offer.cards, offer.zone)


def test_values_of_rummy_are_told_from_the_ace() -> None:
    (group,) = words("rammi/bistro", 3, "turn")["order"]

    assert [("A", 1), ("2", 2)] == [(each.rank, each.points) for each in group.ranks[:2]]
    assert ("K", 10) == (group.ranks[-1].rank, group.ranks[-1].points)


def test_what_may_not_be_called_in_whist_has_words_and_a_reason() -> None:
    said = words("whist/bistro", 4, "bidding")

    assert said["closed"]
    assert {each.move for each in said["closed"]} == set(said["greyed"])
    assert {each.move for each in said["closed"]}.isdisjoint(each.move for each in said["offers"])


def test_every_game_of_whist_is_open_or_closed() -> None:
    said = words("whist/bistro", 4, "bidding")
    told = {(each.kind, each.axes[:1]) for each in (*said["offers"], *said["closed"])}
    alone = {("solo", n) for n in "678"} | {("abondance", n) for n in ("9", "10", "11")}

    assert {(kind, (level,)) for kind, level in alone | {("chelem", "12"), ("chelem", "13")}} <= told
    assert 4 == len({each.words for each in (*said["offers"], *said["closed"]) if each.kind == "misere"})


def test_grid_marks_the_game_that_is_played() -> None:
    _, view = until("whist/bistro", 4, "play")
    prices = spoken(reader(find("whist/bistro"), 4, 0, "en"), view)["prices"]

    assert 1 == sum(each.now for each in prices)


@pytest.mark.parametrize(
    ("game", "made", "failed", "opponents"),
    [
        ("EMB8", (7, 10, 13, 16, 19, 30), (-10, -13, -16), (10, 13, 16)),
        ("SOLO6", (12, 15, 18), (-15, -18, -21), (10, 12, 14)),
        ("PM", (18,), (-18,), (12, 18)),
        ("AB9", (32,), (-32,), (21,)),
        ("TROU", (16, 30), (0,), (16,)),
        ("GME", (75,), (-75,), (32, 48)),
        ("GC", (200,), (-200,), (66,)),
    ],
)
def test_grid_has_the_figures_of_the_rules(
    game: str, made: tuple[int, ...], failed: tuple[int, ...], opponents: tuple[int, ...]
) -> None:
    """The lines of W28, trick by trick."""
    entry = next(each for each in grid(Options()) if each.kind.name == game)

    assert Entry(entry.kind, made, failed, opponents, entry.rule) == entry


def test_grid_without_trou_has_no_line_for_it() -> None:
    assert "TROU" not in {each.kind.name for each in grid(Options(trou=False))}


@pytest.mark.parametrize("address", ["konter/bistro-fr", "updown/bistro", "rammi/bistro", "whist/bistro"])
def test_sheet_has_marks_for_every_deal_that_counts(address: str) -> None:
    game, source, setup = find(address).game, random.Random(9), find(address)
    state = game.begin(setup.options, 4)
    while not game.deals(state):
        actors = game.actors(state)
        seat = CHANCE if CHANCE in actors else min(actors)
        move = game.chance(state, source) if seat == CHANCE else source.choice(game.moves(state, seat))
        state = game.step(state, seat, move).state
    found = sheet(reader(setup, 4, 0, "fr"), 1, game.view(state, Seat(0)))

    assert len(found.sides) == len(found.deals[0].marks)
    assert found.deals[0].title


def test_plain_suits_that_differ_are_told_by_name() -> None:
    """With hearts as trumps clubs keep their queen, spades and diamonds do not (K6)."""
    order = ranking(catalogue("en", "konter"), find("konter/bistro-fr"), "h")

    assert ["Trumps: hearts", "Spades, diamonds", "Clubs"] == [group.label for group in order]


def test_plain_suits_that_are_alike_are_the_other_suits() -> None:
    order = ranking(catalogue("en", "konter"), find("konter/bistro-fr"), "c")

    assert ["Trumps: clubs", "Other suits"] == [group.label for group in order]


def test_hand_that_lies_open_is_told_at_its_seat() -> None:
    _, view = until("whist/bistro", 4, "play")
    shown = replace(view, shown=((0, view.hand),))
    tags = [
        [tag.kind for tag in reader(find("whist/bistro"), 4, 0, "en").seats(each)[0].tags]
        for each in (view, shown)
    ]

    assert ["open" in each for each in tags] == [False, True]


def figures(game: str, sides: int, *lines: Line) -> list[tuple[str, tuple[str, ...]]]:
    """Rows of a score in English: what they are called, and what stands under the sides."""
    found = rows(Names(catalogue("en", game), ("",) * 4, 0, sides), lines, dict)
    return [(each.label, each.figures) for each in found]


def test_tricks_of_whist_stand_under_who_took_them_and_no_nought_beside_what_came_of_them() -> None:
    told = [line(code, "W27", seat, 0, tricks=4 + seat) for code in ("tricks", "failed") for seat in (0, 2)]

    assert [
        ("Tricks taken", ("4", "", "6", "")),
        ("Failed with 4 tricks.", ("–", "", "", "")),
        ("Failed with 6 tricks.", ("", "", "–", "")),
    ] == figures("whist", 4, *told)


def test_value_of_a_deal_of_konter_stands_in_no_column_of_strokes() -> None:
    told = (line("won", "K17", 1, 2, makers="no"), line("stroke-won", "K18", 1, -1))

    assert [("Won against the trump side: 2 strokes", ("", "–")), ("Deal won", ("", "-1"))] == figures(
        "konter", 2, *told
    )
