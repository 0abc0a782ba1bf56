"""When a match ends and who has won it, and l'arrêt (B110-B117)."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.engine.options import Value, changed, options_of
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.options import Options, presets
from rebelote.games.belote.scoring.arret import Stop, arret, why
from rebelote.games.belote.scoring.ending import Ending, Played, Standing, ending, last_deal, played
from rebelote.games.belote.scoring.score import score
from rebelote.games.belote.scoring.tally import Tally

SIDES = ("02", "13")
VECTORS = json.loads((Path(__file__).parent / "vectors" / "belote.json").read_text())["vectors"]


def vectors(kind: str) -> list[Any]:
    """The vectors of a kind, named by their number."""
    return [pytest.param(each, id=each["id"]) for each in VECTORS if each["kind"] == kind]


def options_for(vector: dict[str, Any]) -> Options:
    """The options of a vector."""
    return changed(presets()[vector["preset"]].options, vector.get("options", {}))


def result(
    marks: tuple[int, ...],
    *,
    takers: int = 0,
    made: bool | None = True,
    belote: tuple[int, ...] | None = None,
    tricks: tuple[int, ...] | None = None,
) -> Played:
    """A scored deal without belote in which everybody won tricks, unless said."""
    return Played(marks, takers, made, belote or (0,) * len(marks), tricks or (1,) * len(marks))


@pytest.mark.parametrize("vector", vectors("game"))
def test_vector_of_the_end(vector: dict[str, Any]) -> None:
    given, expected, none = vector["input"], vector["expect"], {"02": 0, "13": 0}
    belote, tricks = given.get("belote", none), given.get("tricks_won", {"02": 5, "13": 3})
    standing = Standing(
        tuple(given["before"].values()),
        tuple(SIDES.index(side) for side, waits in given.get("pending", {}).items() if waits),
        given.get("deal_no", 1),
    )
    deal = result(
        tuple(given["marks"].values()),
        takers=SIDES.index(given["taker_team"]),
        made=None if given["made"] == "tie" else given["made"],
        belote=tuple(belote.values()),
        tricks=tuple(tricks.values()),
    )
    after = ending(options_for(vector), standing, deal)

    assert tuple(expected["after"].values()) == after.totals
    assert expected["end"] == after.end
    assert expected.get("winner") == (None if after.winner is None else SIDES[after.winner])
    assert expected.get("pending", []) == [SIDES[side] for side in after.pending]


@pytest.mark.parametrize("vector", vectors("arret"))
def test_vector_of_the_arret(vector: dict[str, Any]) -> None:
    given, expected = vector["input"], vector["expect"]
    side = SIDES.index(given["stopper"])
    before = tuple(given["before"] if each == side else 0 for each in range(2))
    stop = Stop(
        side,
        given["side"] == "taker",
        before,
        given["trick_points_so_far"],
        given["announcements"],
        given["belote"],
    )
    decided = arret(options_for(vector), stop, made=given.get("made"))

    assert expected["count"] == decided.count
    assert decided.winner is not None and expected["winner"] == SIDES[decided.winner]


def test_both_over_may_be_a_draw() -> None:
    after = ending(Options(both_over="draw"), Standing((950, 940)), result((100, 62)))

    assert ("draw", None, "B111") == (after.end, after.winner, after.rule)


def test_both_over_may_go_to_the_taker_with_less() -> None:
    after = ending(Options(both_over="taker"), Standing((990, 940)), result((20, 160), takers=0))

    assert ("win", 0) == (after.end, after.winner)


def test_equal_totals_may_be_a_draw() -> None:
    after = ending(Options(final_tie="draw"), Standing((930, 940)), result((90, 80)))

    assert ("draw", "B112") == (after.end, after.rule)


def test_only_capot_bars_a_belote_finish_when_failure_does_not() -> None:
    options = Options(belote_only_finish="capot")
    failed = ending(options, Standing((980, 500)), result((20, 160), made=False, belote=(20, 0)))

    assert ("win", 0, ()) == (failed.end, failed.winner, failed.pending)


def test_pending_side_without_a_trick_goes_on_waiting() -> None:
    options = Options(belote_only_finish="capot")
    after = ending(options, Standing((1000, 500), pending=(0,)), result((0, 250), takers=1, tricks=(0, 8)))

    assert ("continue", (0,), "B113") == (after.end, after.pending, after.rule)


def test_target_reached_by_tricks_is_no_belote_finish() -> None:
    options = Options(belote_only_finish="capot_or_failed")
    deal = result((40, 160), takers=0, made=False, belote=(20, 0))

    assert "win" == ending(options, Standing((980, 500)), deal).end


def test_single_deal_is_won_by_its_contract_even_at_81_each() -> None:
    after = ending(Options(end_mode="single_deal"), Standing((0, 0)), result((81, 81), takers=1))

    assert ("win", 1, "B114") == (after.end, after.winner, after.rule)


def test_single_deal_with_a_litige_goes_to_the_higher_mark() -> None:
    after = ending(Options(end_mode="single_deal"), Standing((0, 0)), result((0, 81), made=None))

    assert ("win", 1) == (after.end, after.winner)


def test_single_deal_with_all_points_held_is_level() -> None:
    after = ending(Options(end_mode="single_deal"), Standing((0, 0)), result((0, 0), made=None))

    assert ("extra_deal", "B112") == (after.end, after.rule)


def test_single_deal_failed_at_three_is_won_by_the_better_opponent() -> None:
    options = Options(players=3, end_mode="single_deal")
    deal = result((0, 80, 72), takers=0, made=False)

    assert 1 == ending(options, Standing((0, 0, 0)), deal).winner


def test_fixed_length_ends_with_the_highest_of_three() -> None:
    options = Options(players=3, end_mode="deals", deals=10)
    after = ending(options, Standing((100, 300, 200), deal=10), result((80, 10, 60)))

    assert ("win", 1, "B115") == (after.end, after.winner, after.rule)


def test_fixed_length_level_goes_on_and_ends_after_the_extra_deal() -> None:
    options = Options(end_mode="deals", deals=10)
    level = ending(options, Standing((100, 120), deal=10), result((90, 70)))
    extra = ending(options, Standing(level.totals, deal=11), result((90, 70)))

    assert ("extra_deal", "win") == (level.end, extra.end)


def test_three_over_the_target_and_two_level_at_the_top_is_level() -> None:
    after = ending(Options(players=3), Standing((990, 990, 990)), result((60, 60, 30)))

    assert "extra_deal" == after.end


def test_taker_short_of_the_target_leaves_it_to_the_higher_of_two_others() -> None:
    options = Options(players=3, both_over="taker")

    assert 2 == ending(options, Standing((100, 990, 990)), result((60, 50, 52))).winner


def test_last_deal_is_known_in_matches_of_fixed_length() -> None:
    assert [False, True] == [last_deal(Options(end_mode="deals", deals=12), deal) for deal in (11, 12)]
    assert [True, False] == [last_deal(Options(end_mode=mode), 1) for mode in ("single_deal", "target")]


def test_belote_of_a_scored_deal_is_what_was_marked_of_it() -> None:
    tally = Tally(Contract(0, 1), 0, (70, 92), (5, 3), 0, (0, 0), (20, 0))
    taken = Options(contract_basis="tricks", belote_on_failure="taken")

    assert (20, 0) == played(tally, score(tally, changed(taken, {"belote_on_failure": "kept"}))).belote
    assert (0, 20) == played(tally, score(tally, taken)).belote


def test_right_claim_of_the_takers_waits_for_the_contract() -> None:
    stop = Stop(0, True, (950, 0), points=60)

    assert None is arret(Options(arret=True), stop).winner
    assert [0, 1] == [arret(Options(arret=True), stop, made=made).winner for made in (True, False)]


def test_wrong_claim_of_the_takers_loses_at_once() -> None:
    assert 1 == arret(Options(arret=True), Stop(0, True, (950, 0), points=49)).winner


def test_claim_must_exceed_the_target_where_that_is_asked() -> None:
    stop = Stop(0, False, (950, 0), points=50)

    assert [0, 1] == [arret(Options(reach=reach), stop).winner for reach in ("at_least", "over")]


def test_wrong_claim_among_three_goes_to_the_higher_of_the_others() -> None:
    assert 2 == arret(Options(players=3), Stop(0, False, (900, 300, 400), points=10)).winner
    assert 2 == arret(Options(players=3), Stop(1, False, (300, 900, 300), points=10)).winner


def test_only_who_has_just_won_a_trick_may_stop() -> None:
    options = Options(arret=True)
    refused = [why(options, 0, won_last, tricks) for won_last, tricks in ((0, 0), (2, 3), (0, 3))]

    assert ["arret-turn", "arret-turn", None] == [each and each.code for each in refused]


def test_nobody_may_stop_where_the_arret_is_off() -> None:
    refusal = why(Options(arret=False), 0, 0, 3)

    assert refusal is not None and ("arret-off", "B116") == (refusal.code, refusal.rule)


DEALS = st.builds(
    Played,
    marks=st.tuples(st.integers(0, 300), st.integers(0, 300)),
    takers=st.integers(0, 1),
    made=st.sampled_from((True, False, None)),
    belote=st.sampled_from(((0, 0), (20, 0), (0, 20))),
    tricks=st.sampled_from(((8, 0), (5, 3), (0, 8))),
)


@given(st.sampled_from(sorted(presets())), st.lists(DEALS, min_size=25, max_size=25))
def test_winner_has_reached_the_target_or_played_all_deals(name: str, deals: list[Played]) -> None:
    options = presets()[name].options
    standing, number = Standing((0, 0)), 1
    for number, deal in enumerate(deals, 1):
        after = ending(options, Standing(standing.totals, standing.pending, number), deal)
        if after.end in ("win", "draw"):
            break
        standing = Standing(after.totals, after.pending, number)

    if options.end_mode == "target" and after.end == "win":
        assert after.winner is not None and after.totals[after.winner] >= options.target
    if options.end_mode == "deals" and after.end == "win":
        assert options.deals is not None and number >= options.deals


def _course(seed: int, options: Options) -> tuple[Ending, bool, bool]:
    """An ending, and whether a claim may be made and is right: the same deal for every value of an option."""
    chance = random.Random(seed)
    target = chance.choice((501, 1000, 1001, 1500, 2000, 2001, 3000))
    totals = tuple(target - 10 * chance.randrange(-2, 12) for _ in range(2))
    before = Standing(totals, (0,) if chance.random() < 0.2 else (), chance.choice((1, 10, 12, 20)))
    made = chance.choice((True, False, None))
    deal = Played(
        tuple(10 * chance.randrange(1, 12) for _ in range(2)),
        chance.randrange(2),
        made,
        chance.choice(((20, 0), (0, 0))),
        chance.choice(((0, 8), (5, 3))),
    )
    claim = arret(options, Stop(0, False, before.totals, points=chance.choice((10, 50))))
    return ending(options, before, deal), why(options, 0, 0, 3) is None, claim.right


# last_deal_exact rounds marks: its witness is among the deals of the scoring tests
ENDS = {
    name: each
    for name, each in options_of(Options).items()
    if each.group == "end" and name != "last_deal_exact"
}
PAIRS = [
    (name, first, second)
    for name, option in ENDS.items()
    for at, first in enumerate(option.values)
    for second in option.values[at + 1 :]
]


@pytest.mark.parametrize(("name", "first", "second"), PAIRS)
def test_two_values_of_an_option_differ_on_some_match(name: str, first: Value, second: Value) -> None:
    # a length of none is not a length: it goes with a target
    if name == "deals" and first is None:
        first = 1
    base = changed(Options(), {"end_mode": "deals", "deals": 10} if name == "deals" else {})
    witness = next(
        (
            seed
            for seed in range(5000)
            if _course(seed, changed(base, {name: first})) != _course(seed, changed(base, {name: second}))
        ),
        None,
    )

    assert witness is not None
