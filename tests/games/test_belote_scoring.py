"""The marks of one deal: vectors, examples, and what holds for every deal (B8, B80-B105)."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.engine.options import Value, changed, options_of
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.options import Options, presets
from rebelote.games.belote.scoring.marks import LINE_CODES, Line, marked
from rebelote.games.belote.scoring.pots import Pot, held_in_all
from rebelote.games.belote.scoring.score import misdeal_marks, passed, score
from rebelote.games.belote.scoring.tally import Tally, converted

SIDES = ("02", "13")
TA = 5
HEARTS = Contract(0, 1)
DENOMINATIONS = {"S": 0, "H": 1, "D": 2, "C": 3, "SA": 4, "TA": TA}
VECTORS = json.loads((Path(__file__).parent / "vectors" / "belote.json").read_text())["vectors"]
SCORED = {
    name: option
    for name, option in options_of(Options).items()
    if option.group == "scoring" or name in ("belote_on_failure", "belote_defence_doubled", "last_deal_exact")
}
EXACT = Options(rounding="none")
FFB = presets()["ffb-coinche"].options


def vectors(kind: str) -> list[Any]:
    """The vectors of a kind, named by their number."""
    return [pytest.param(each, id=each["id"]) for each in VECTORS if each["kind"] == kind]


def options_for(vector: dict[str, Any]) -> Options:
    """The options of a vector."""
    return changed(presets()[vector["preset"]].options, vector.get("options", {}))


def tally_for(given: dict[str, Any]) -> Tally:
    """The tally that a vector describes; it does not say who won the last trick."""
    points, tricks, none = given["trick_points"], given["tricks_won"], {"02": 0, "13": 0}
    announced, belote = given.get("announcements", none), given.get("belote", none)
    takers = SIDES.index(given["taker_team"])
    bid = given.get("contract", {"value": 0, "mult": 1, "capot": False})
    return Tally(
        Contract(takers, DENOMINATIONS[given["trump"]], bid["value"], capot=bid["capot"], mult=bid["mult"]),
        takers,
        points=tuple(points[side] for side in SIDES),
        tricks=tuple(tricks[side] for side in SIDES),
        last_trick=int(points["13"] > points["02"]),
        announcements=tuple(announced[side] for side in SIDES),
        belote=tuple(belote[side] for side in SIDES),
        last_deal=given.get("last_deal", False),
    )


def tally(
    points: tuple[int, ...],
    tricks: tuple[int, ...],
    *,
    contract: Contract = HEARTS,
    takers: int = 0,
    announcements: tuple[int, ...] | None = None,
    belote: tuple[int, ...] | None = None,
    alone: bool = False,
    last_trick: int = 0,
) -> Tally:
    """A tally with nothing announced unless said."""
    none = (0,) * len(points)
    return Tally(
        contract, takers, points, tricks, last_trick, announcements or none, belote or none, alone=alone
    )


def found(lines: tuple[Line, ...], code: str) -> list[tuple[int, int, str]]:
    """Side, points and rule of the lines of a code."""
    return [(each.side, each.points, each.rule) for each in lines if each.code == code]


@st.composite
def options_drawn(draw: st.DrawFn, mode: str | None = None) -> Options:
    """Options of four players with every scoring option at any of its values."""
    values: dict[str, Value] = {name: draw(st.sampled_from(each.values)) for name, each in SCORED.items()}
    values["bid_mode"] = mode or draw(st.sampled_from(("retourne", "auction")))
    values["end_mode"] = draw(st.sampled_from(("target", "deals")))
    return changed(Options(deals=12), values)


@st.composite
def tallies(draw: st.DrawFn, options: Options) -> Tally:
    """A deal of four players that could be played under some options."""
    denomination = draw(st.sampled_from((1, 4, TA)))
    raw = 258 if denomination == TA and options.ta_points == "scaled" else 162
    won = draw(st.integers(0, 8))
    first = draw(st.integers(0, raw)) if 0 < won < 8 else raw if won else 0
    announced = draw(st.sampled_from(((0, 0), (20, 0), (0, 20), (150, 0), (0, 200), (50, 0), (0, 100))))
    belote = draw(st.sampled_from(((0, 0), (20, 0), (0, 20))))
    takers = draw(st.sampled_from((0, 1)))
    contract = Contract(takers, denomination)
    if options.bid_mode == "auction":
        contract = draw(contracts(takers, denomination, options))
    last = 0 if first == raw else 1 if first == 0 else draw(st.sampled_from((0, 1)))
    return Tally(
        contract,
        takers,
        (first, raw - first),
        (won, 8 - won),
        last,
        announced,
        belote,
        last_deal=draw(st.booleans()),
        alone=draw(st.booleans()),
    )


@st.composite
def contracts(draw: st.DrawFn, takers: int, denomination: int, options: Options) -> Contract:
    """A contract of an auction."""
    kind = draw(st.sampled_from(("points", "capot", "generale")))
    mult = draw(st.sampled_from((1, 2, options.surcoinche_mult)))
    if kind == "points":
        return Contract(takers, denomination, draw(st.integers(8, 26)) * 10, mult=mult)
    value = 250 if kind == "capot" else 500
    capot = kind == "capot"
    return Contract(takers, denomination, value, capot=capot, generale=not capot, mult=mult)


@pytest.mark.parametrize("vector", vectors("scaled"))
def test_vector_of_conversion(vector: dict[str, Any]) -> None:
    expected = vector["expect"]["points"]

    assert expected == {side: converted(raw) for side, raw in vector["input"]["raw"].items()}


@pytest.mark.parametrize("vector", vectors("score"))
def test_vector_of_marks(vector: dict[str, Any]) -> None:
    expected = vector["expect"]
    result = score(tally_for(vector["input"]), options_for(vector))

    assert (None if expected["made"] == "tie" else expected["made"]) == result.made
    assert tuple(expected["score"][side] for side in SIDES) == result.marks
    if expected.get("held"):
        assert ["B95"] == [pot.rule for pot in result.held]
        assert expected["held"]["points"] == held_in_all(result.held)
    else:
        assert () == result.held


def test_converted_points_of_a_deal_always_sum_to_162() -> None:
    assert {162} == {converted(raw) + converted(258 - raw) for raw in range(259)}


def test_only_129_each_is_level_after_conversion() -> None:
    assert [129] == [raw for raw in range(259) if converted(raw) == converted(258 - raw)]


def test_conversion_is_told_with_the_raw_points() -> None:
    lines = score(tally((150, 108), (5, 3), contract=Contract(0, TA)), EXACT).lines

    assert [(94, (("raw", 150),)), (68, (("raw", 108),))] == [
        (each.points, each.facts) for each in lines if each.code == "converted"
    ]


def test_cards_and_last_trick_are_told_apart() -> None:
    lines = score(tally((100, 62), (5, 3), last_trick=1), EXACT).lines

    assert [(0, 100, "B80"), (1, 52, "B80")] == found(lines, "cards")
    assert [(1, 10, "B80")] == found(lines, "last-trick")


def test_capot_takes_its_announcements_and_tells_so() -> None:
    lines = score(
        tally((162, 0), (8, 0), announcements=(0, 50)),
        changed(EXACT, {"capot_defence_announcements": "transferred"}),
    ).lines

    assert [(0, 50, "B99")] == found(lines, "announcements-moved")
    assert [(0, 90, "B84")] == found(lines, "capot")
    assert [(0, 302, "B98"), (1, 0, "B98")] == found(lines, "total")


def test_capot_makes_the_contract_against_any_announcement() -> None:
    result = score(tally((162, 0), (8, 0), announcements=(0, 300)), EXACT)

    assert (True, (252, 300)) == (result.made, result.marks)
    assert [(0, 252, "B91")] == found(result.lines, "made")


def test_takers_without_a_trick_fail_whatever_they_announced() -> None:
    result = score(tally((0, 162), (0, 8), announcements=(300, 0), last_trick=1), EXACT)

    assert (False, (0, 460)) == (result.made, result.marks)


def test_lost_announcements_of_a_failed_taker_are_marked_by_nobody() -> None:
    options = changed(EXACT, {"failure_announcements": "lost"})
    result = score(tally((60, 102), (3, 5), announcements=(20, 0)), options)

    assert (0, 160) == result.marks


def test_doubling_is_a_line_of_its_own() -> None:
    contract = Contract(0, 1, 110, mult=2)
    deal = tally((115, 47), (5, 3), contract=contract, announcements=(20, 0), belote=(20, 0))
    lines = score(deal, FFB).lines

    assert [(0, 160, "B102")] == found(lines, "mark-base")
    assert [(0, 110, "B101")] == found(lines, "mark-bid")
    assert [(0, 310, "B102")] == found(lines, "mark-doubling")


def test_generale_asks_the_bidder_for_every_trick() -> None:
    deal = tally((162, 0), (8, 0), contract=Contract(0, 1, 500, generale=True))

    assert (False, (0, 660)) == (score(deal, FFB).made, score(deal, FFB).marks)


def test_generale_made_alone_marks_its_value() -> None:
    deal = tally((162, 0), (8, 0), contract=Contract(0, 1, 500, generale=True), alone=True)

    assert (True, (750, 0)) == (score(deal, FFB).made, score(deal, FFB).marks)


def test_numeric_bid_above_the_points_fails_even_with_every_trick() -> None:
    deal = tally((162, 0), (8, 0), contract=Contract(0, 1, 260))

    assert (False, (0, 420)) == (score(deal, FFB).made, score(deal, FFB).marks)


def test_belote_taken_by_a_coinched_winner_is_not_multiplied() -> None:
    options = changed(FFB, {"belote_defence_doubled": "taken"})
    deal = tally((105, 57), (5, 3), contract=Contract(0, 1, 100, mult=2), belote=(0, 20))

    assert (540, 0) == score(deal, options).marks


def test_failed_contract_gives_the_flat_of_a_capot_where_it_is_set() -> None:
    options = presets()["contree-cannes-2016"].options
    deal = tally((0, 162), (0, 8), contract=Contract(0, 1, 80), last_trick=1)

    assert (0, 330) == score(deal, options).marks


def test_complement_makes_the_base_even_before_it_is_multiplied() -> None:
    options = changed(FFB, {"rounding": "tens_complement", "failure_base": 162})
    deal = tally((70, 92), (3, 5), contract=Contract(0, 1, 80, mult=4))

    assert (0, 960) == score(deal, options).marks


def test_complement_gives_equal_piles_eighty_each() -> None:
    options = changed(EXACT, {"rounding": "tens_complement", "tie_rule": "taker_makes"})

    assert (80, 80) == score(tally((81, 81), (4, 4)), options).marks


def test_redeal_marks_nothing_and_says_so() -> None:
    result = score(tally((81, 81), (4, 4)), changed(EXACT, {"tie_rule": "redeal"}))

    assert (True, (0, 0)) == (result.redeal, result.marks)


def test_passed_deal_keeps_the_pots() -> None:
    pots = (Pot("B95", 0, (80, 0)),)

    assert (None, (0, 0), pots) == (passed(2, pots).made, passed(2, pots).marks, passed(2, pots).held)


def test_misdeal_is_dealt_again_by_the_same_dealer() -> None:
    misdeal = misdeal_marks(Options(misdeal="redeal"), 0)

    assert (True, (0, 0)) == (misdeal.same_dealer, misdeal.marks)


def test_misdeal_may_cost_162_and_the_deal() -> None:
    misdeal = misdeal_marks(Options(misdeal="penalty_162"), 0)

    assert (False, (0, 162)) == (misdeal.same_dealer, misdeal.marks)
    assert [(1, 162, "B8")] == found(misdeal.lines, "mark-penalty")


@given(st.data())
def test_marks_are_never_below_zero(data: st.DataObject) -> None:
    options = data.draw(options_drawn())

    assert min(score(data.draw(tallies(options)), options).marks) >= 0


@given(st.data())
def test_lines_have_known_codes_and_sum_to_the_marks(data: st.DataObject) -> None:
    options = data.draw(options_drawn())
    result = score(data.draw(tallies(options)), options, (Pot("B95", 1, (0, 70)),))

    assert set() == {each.code for each in result.lines} - set(LINE_CODES)
    assert result.marks == tuple(marked(result.lines, side) for side in (0, 1))
    assert result.marks == tuple(each.points for each in result.lines if each.code == "total")


@given(st.data())
def test_losers_of_a_coinched_contract_mark_at_most_their_belote(data: st.DataObject) -> None:
    options = data.draw(options_drawn("auction"))
    deal = data.draw(tallies(options).filter(lambda each: each.contract.mult > 1))
    result = score(deal, options)
    loser = 1 - result.winner

    assert result.marks[loser] in (0, deal.belote[loser])


@given(st.data())
def test_unrounded_made_take_gives_out_exactly_what_there_is(data: st.DataObject) -> None:
    options = changed(data.draw(options_drawn("retourne")), {"rounding": "none", "capot_der": 100})
    options = changed(options, {"capot_defence_announcements": "transferred"})
    deal = data.draw(tallies(options).filter(lambda each: score(each, options).made is True))
    tricks = 252 if deal.capot in (0, 1) else 162

    assert tricks + sum(deal.announcements) + sum(deal.belote) == sum(score(deal, options).marks)


@given(st.data())
def test_rounding_never_decides_a_contract(data: st.DataObject) -> None:
    options = data.draw(options_drawn())
    deal = data.draw(tallies(options))

    assert score(deal, changed(options, {"rounding": "none"})).made == score(deal, options).made


@given(st.data(), st.sampled_from((("tens_half_up", 5), ("tens_half_down", 5), ("fives", 2))))
def test_rounding_moves_a_mark_by_half_a_step_at_most(data: st.DataObject, way: tuple[str, int]) -> None:
    name, most = way
    options = changed(data.draw(options_drawn()), {"rounding": name, "last_deal_exact": False})
    deal = data.draw(tallies(options))
    exact = score(deal, changed(options, {"rounding": "none"})).marks
    rounded = score(deal, options).marks

    assert {True} == {abs(mark - before) <= most for mark, before in zip(rounded, exact, strict=True)}
    assert {0} == {mark % (5 if name == "fives" else 10) for mark in rounded}


@given(st.data())
def test_complements_of_a_made_take_sum_to_160_or_250(data: st.DataObject) -> None:
    base = changed(data.draw(options_drawn("retourne")), {"rounding": "tens_complement", "capot_der": 100})
    options = changed(base, {"last_deal_exact": False, "capot_defence_announcements": "kept"})
    deal = data.draw(tallies(options).filter(lambda each: score(each, options).made is True))
    tricks = 250 if deal.capot in (0, 1) else 160

    assert tricks + sum(deal.announcements) + sum(deal.belote) == sum(score(deal, options).marks)
