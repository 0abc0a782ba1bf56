"""Litige: what is held, who gets it, and that nothing is lost on the way (B95-B97)."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.engine.options import changed
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.options import Options, presets
from rebelote.games.belote.scoring.pots import Pot, held_in_all
from rebelote.games.belote.scoring.score import Result, passed, score
from rebelote.games.belote.scoring.tally import Tally

SIDES = ("02", "13")
VECTORS = json.loads((Path(__file__).parent / "vectors" / "belote.json").read_text())["vectors"]
CHAINS = [pytest.param(each, id=each["id"]) for each in VECTORS if each["kind"] == "chain"]
TAKER_HELD = Options(rounding="none", tie_rule="litige_taker_held")
ALL_HELD = Options(rounding="none", tie_rule="litige_all_held")


def deal(
    points: tuple[int, int],
    takers: int,
    *,
    belote: tuple[int, int] = (0, 0),
    last: bool = False,
) -> Tally:
    """A deal at hearts without announcements."""
    return Tally(Contract(takers, 1), takers, points, (5, 3), 0, (0, 0), belote, last_deal=last)


def chain(deals: list[dict[str, Any]], options: Options, last_of_game: bool) -> list[Result]:
    """The results of the deals of a vector."""
    results: list[Result] = []
    for number, each in enumerate(deals, 1):
        pots = results[-1].held if results else ()
        if each.get("passed"):
            results.append(passed(2, pots))
            continue
        points, none = each["trick_points"], {"02": 0, "13": 0}
        belote = each.get("belote", none)
        tally = deal(
            (points["02"], points["13"]),
            SIDES.index(each["taker_team"]),
            belote=(belote["02"], belote["13"]),
            last=last_of_game and number == len(deals),
        )
        results.append(score(tally, options, pots))
    return results


@pytest.mark.parametrize("vector", CHAINS)
def test_vector_of_litige(vector: dict[str, Any]) -> None:
    options = changed(presets()[vector["preset"]].options, vector.get("options", {}))
    given = vector["input"]
    results = chain(given["deals"], options, given.get("last_of_game", False))
    expected = [
        (None if line["made"] == "tie" else line["made"], tuple(line["score"].values()), line["pot"])
        for line in vector["expect"]["lines"]
    ]

    assert expected == [(each.made, each.marks, held_in_all(each.held)) for each in results]


def test_belote_of_the_takers_is_marked_at_once_when_kept() -> None:
    result = score(deal((71, 91), 0, belote=(20, 0)), TAKER_HELD)

    assert ((20, 91), (Pot("B95", 0, (71, 0)),)) == (result.marks, result.held)


def test_belote_of_the_takers_is_held_with_the_rest() -> None:
    result = score(deal((71, 91), 0, belote=(20, 0)), changed(TAKER_HELD, {"litige_belote": "held"}))

    assert ((0, 91), (Pot("B95", 0, (91, 0)),)) == (result.marks, result.held)


def test_all_held_keeps_either_belote_out_of_the_pot() -> None:
    result = score(deal((91, 71), 0, belote=(0, 20)), ALL_HELD)

    assert ((0, 20), (Pot("B96", 0, (91, 71)),)) == (result.marks, result.held)


def test_held_points_are_rounded_when_stored() -> None:
    result = score(deal((85, 77), 0, belote=(0, 0)), changed(TAKER_HELD, {"rounding": "tens_half_up"}))
    litige = score(deal((81, 81), 0), changed(TAKER_HELD, {"rounding": "fives"}))

    assert () == result.held
    assert (Pot("B95", 0, (80, 0)),) == litige.held


def test_litige_tells_what_was_held_and_what_was_stored() -> None:
    lines = score(deal((81, 81), 0), changed(TAKER_HELD, {"rounding": "tens_half_up"})).lines

    assert [-81] == [each.points for each in lines if each.code == "mark-held"]
    assert [(80, (("exact", 81),))] == [(each.points, each.facts) for each in lines if each.code == "held"]


def test_won_pot_is_carried_over_in_a_line_of_its_own() -> None:
    result = score(deal((62, 100), 0), TAKER_HELD, (Pot("B95", 0, (81, 0)),))

    assert [(1, 81, "B95")] == [
        (each.side, each.points, each.rule) for each in result.lines if each.code == "mark-pot"
    ]
    assert (Pot("B95", 0, (81, 0)),) == result.won


def test_all_held_goes_to_each_its_own_when_its_taker_makes_the_next() -> None:
    assert (181, 143) == score(deal((100, 62), 0), ALL_HELD, (Pot("B96", 0, (81, 81)),)).marks


def test_redeal_leaves_the_pots() -> None:
    pots = (Pot("B96", 0, (81, 81)),)

    assert pots == score(deal((81, 81), 0), changed(ALL_HELD, {"tie_rule": "redeal"}), pots).held


def test_last_deal_gives_earlier_pots_back_too() -> None:
    options = changed(TAKER_HELD, {"end_mode": "deals", "deals": 10, "litige_last_deal": "each_own"})
    result = score(deal((81, 81), 0, last=True), options, (Pot("B95", 1, (0, 70)),))

    assert ((81, 151), ()) == (result.marks, result.held)


def test_last_deal_leaves_pots_to_nobody_when_void() -> None:
    options = changed(TAKER_HELD, {"end_mode": "deals", "deals": 10, "litige_last_deal": "void"})
    result = score(deal((81, 81), 0, last=True), options, (Pot("B95", 1, (0, 70)),))

    assert ((0, 81), 151) == (result.marks, held_in_all(result.held))


def test_single_deal_is_no_match_of_fixed_length() -> None:
    options = changed(TAKER_HELD, {"end_mode": "single_deal", "litige_last_deal": "each_own"})

    assert (0, 81) == score(deal((81, 81), 0, last=True), options).marks


POTS = st.lists(
    st.builds(
        Pot,
        st.sampled_from(("B95", "B96")),
        st.integers(0, 1),
        st.tuples(st.integers(0, 300), st.integers(0, 300)),
    ),
    max_size=3,
).map(tuple)


@given(
    POTS,
    st.sampled_from((0, 60, 81, 82, 100, 162)),
    st.integers(0, 1),
    st.sampled_from(("litige_taker_held", "litige_all_held", "redeal", "taker_makes")),
    st.booleans(),
)
def test_pots_neither_make_points_nor_lose_them(
    pots: tuple[Pot, ...], points: int, takers: int, tie: str, last: bool
) -> None:
    options = changed(
        Options(), {"tie_rule": tie, "end_mode": "deals", "deals": 10, "litige_last_deal": "each_own"}
    )
    tally = deal((points, 162 - points), takers, last=last)
    without, carried = score(tally, options), score(tally, options, pots)

    assert held_in_all(pots) + sum(without.marks) + held_in_all(without.held) == sum(
        carried.marks
    ) + held_in_all(carried.held)


@given(POTS, st.sampled_from((60, 100)), st.integers(0, 1))
def test_result_empties_every_pot(pots: tuple[Pot, ...], points: int, takers: int) -> None:
    result = score(deal((points, 162 - points), takers), TAKER_HELD, pots)

    assert ((), pots) == (result.held, result.won)
