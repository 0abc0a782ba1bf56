"""Marks over several deals: litige and its pots, rounding, what ends a match (B90 to B117)."""

import pytest

from rebelote.games.belote.events import DealScored, DealVoid, MatchOver
from rebelote.games.belote.scoring.pots import Pot

from .builders import A_SUIT_EACH, Table, dealt, match, pack_for
from .packs import (
    EIGHTY_SEVEN,
    FIRST,
    LEVEL,
    LEVEL_BELOTE,
    LEVEL_SECOND,
    NARROW,
    ONE_SIDED,
    PASSED,
    SECOND,
)

PLAIN = "belote/tournament-belote;end_mode=target;target=3000;contract_basis=all;belote_declare=auto;shuffle=every_deal"
TAKER_HELD = f"{PLAIN};tie_rule=litige_taker_held;litige_belote=kept"
ALL_HELD = f"{PLAIN};tie_rule=litige_all_held;litige_belote=kept"


def test_tie_may_be_made() -> None:
    played = match(f"{PLAIN};tie_rule=taker_makes").deal(LEVEL, FIRST)

    assert (True, (81, 81)) == (played.last.made, played.totals)


def test_tie_may_fail() -> None:
    played = match(f"{PLAIN};tie_rule=taker_fails").deal(LEVEL, FIRST)

    assert (False, (0, 162)) == (played.last.made, played.totals)


def test_tie_may_be_dealt_again_by_the_same_dealer() -> None:
    played = match(f"{PLAIN};tie_rule=redeal").deal(LEVEL, FIRST)

    assert (None, (0, 0), 3, 0) == (
        played.last.made,
        played.totals,
        played.view(None).dealer,
        played.state.match.scored,
    )


def test_deal_played_again_is_called_void() -> None:
    before = match(f"{PLAIN};tie_rule=redeal").after(f"{LEVEL} 3-2 {FIRST}")

    assert (DealVoid("B94"),) == before.played_out().told(DealVoid)


def test_takers_points_are_held_and_the_defence_marks() -> None:
    played = match(TAKER_HELD).deal(LEVEL, FIRST)

    assert ((0, 81), (Pot("B95", 0, (81, 0)),)) == (played.totals, played.state.match.pots)


def test_next_takers_who_make_it_mark_the_pot() -> None:
    # side 13 takes the second deal and makes 158
    played = match(TAKER_HELD).deal(LEVEL, FIRST).deal(ONE_SIDED, FIRST)

    assert ((4, 81 + 158 + 81), ()) == (played.totals, played.state.match.pots)


def test_next_defence_that_puts_the_takers_in_marks_the_pot() -> None:
    # side 02 takes the second deal in second hand and fails
    played = match(TAKER_HELD).deal(LEVEL, FIRST).deal(ONE_SIDED, SECOND)

    assert (0, 81 + 162 + 81) == played.totals


def test_pots_add_up_until_a_result() -> None:
    two = match(TAKER_HELD).deal(LEVEL, FIRST).deal(LEVEL, FIRST)

    assert (Pot("B95", 0, (81, 0)), Pot("B95", 1, (0, 81))) == two.state.match.pots


def test_all_pots_go_to_the_winner_of_the_next_result() -> None:
    # each side ties once and marks once as defence, then side 02 makes 158 and takes both pots
    played = match(TAKER_HELD).deal(LEVEL, FIRST).deal(LEVEL, FIRST).deal(ONE_SIDED, FIRST)

    assert ((81 + 158 + 162, 81 + 4), ()) == (played.totals, played.state.match.pots)


def test_void_deal_leaves_the_pots() -> None:
    played = match(TAKER_HELD).deal(LEVEL, FIRST).deal(ONE_SIDED, PASSED)

    assert ((0, 81), (Pot("B95", 0, (81, 0)),)) == (played.totals, played.state.match.pots)


def test_belote_is_marked_at_once_and_the_rest_is_held() -> None:
    played = match(TAKER_HELD).deal(LEVEL_BELOTE, FIRST)

    assert ((20, 91), (Pot("B95", 0, (71, 0)),)) == (played.totals, played.state.match.pots)


def test_belote_may_be_held_with_the_rest() -> None:
    played = match(f"{PLAIN};tie_rule=litige_taker_held;litige_belote=held").deal(LEVEL_BELOTE, FIRST)

    assert ((0, 91), (Pot("B95", 0, (91, 0)),)) == (played.totals, played.state.match.pots)


def test_all_points_may_be_held() -> None:
    played = match(ALL_HELD).deal(LEVEL, FIRST)

    assert ((0, 0), (Pot("B96", 0, (81, 81)),)) == (played.totals, played.state.match.pots)


def test_side_of_the_tied_deal_that_wins_the_next_gives_each_its_own() -> None:
    # side 13 ties in second hand, then makes the next deal in first hand
    played = match(ALL_HELD).deal(LEVEL_SECOND, SECOND).deal(ONE_SIDED, FIRST)

    assert (81 + 4, 81 + 158) == played.totals


def test_side_of_the_tied_deal_that_loses_the_next_leaves_all_to_the_others() -> None:
    # side 13 ties in second hand, then fails in first hand
    played = match(ALL_HELD).deal(LEVEL_SECOND, SECOND).deal(NARROW, FIRST)

    assert (162 + 162, 0) == played.totals


def test_pots_are_rounded_when_stored() -> None:
    played = match(f"{TAKER_HELD};rounding=tens_half_up").deal(LEVEL, FIRST)

    assert (Pot("B95", 0, (80, 0)),) == played.state.match.pots


def test_pots_do_not_count_towards_the_target() -> None:
    played = match(f"{TAKER_HELD};target=81;reach=over").deal(LEVEL, FIRST)

    assert None is played.winners


FIXED = f"{PLAIN};tie_rule=litige_taker_held;litige_belote=kept;end_mode=deals;deals=1"


@pytest.mark.parametrize(("change", "expected"), [("void", (0, 81)), ("each_own", (81, 81))])
def test_litige_of_the_last_deal(change: str, expected: tuple[int, int]) -> None:
    played = match(f"{FIXED};final_tie=draw;litige_last_deal={change}").deal(LEVEL, FIRST)

    assert expected == played.totals


@pytest.mark.parametrize(
    ("rounding", "expected"),
    [
        ("none", (0, 162)),
        ("tens_half_up", (0, 160)),
        ("tens_half_down", (0, 160)),
        ("fives", (0, 160)),
        ("tens_complement", (0, 160)),
    ],
)
def test_failure_is_rounded_like_any_mark(rounding: str, expected: tuple[int, int]) -> None:
    assert expected == match(f"{PLAIN};rounding={rounding}").deal(NARROW, FIRST).totals


@pytest.mark.parametrize(
    ("rounding", "expected"),
    [
        ("none", (87, 75)),
        ("tens_half_up", (90, 80)),
        ("tens_half_down", (90, 70)),
        ("fives", (85, 75)),
        ("tens_complement", (80, 80)),
    ],
)
def test_rounding_has_five_ways(rounding: str, expected: tuple[int, int]) -> None:
    assert expected == match(f"{PLAIN};rounding={rounding}").deal(EIGHTY_SEVEN, FIRST).totals


def test_rounding_never_changes_who_made_it() -> None:
    # 79 and 83 are 80 both when rounded
    played = match(f"{PLAIN};rounding=tens_half_up;tie_rule=taker_makes").deal(NARROW, FIRST)

    assert False is played.last.made


def test_capot_brings_a_hundred_for_the_last_trick() -> None:
    played = dealt(f"{PLAIN}", A_SUIT_EACH, "s", turned="As").played_out()

    assert (252 + 20, 0) == played.totals


def test_match_ends_when_a_side_reaches_the_target() -> None:
    played = match(f"{PLAIN};target=158").deal(ONE_SIDED, FIRST)

    assert ("over", (0,)) == (played.phase, played.winners)


def test_match_goes_on_below_the_target() -> None:
    played = match(f"{PLAIN};target=159").deal(ONE_SIDED, FIRST)

    assert ("mix", None) == (played.phase, played.winners)


def test_target_must_be_exceeded_where_the_option_says_so() -> None:
    played = match(f"{PLAIN};target=158;reach=over").deal(ONE_SIDED, FIRST)

    assert None is played.winners


def test_end_is_told_after_the_score() -> None:
    before = match(f"{PLAIN};target=158").after(f"{ONE_SIDED} 3-2 {FIRST}")
    kinds = [type(each) for each in before.played_out().events]

    assert [DealScored, MatchOver] == kinds[-2:]


def both_over(rule: str, totals: tuple[int, int] = (1000, 1000)) -> Table:
    """Both sides go over 1001 in a deal that side 02 takes: 158 against 4."""
    return match(f"{PLAIN};target=1001;both_over={rule}", totals=totals).deal(ONE_SIDED, FIRST)


def test_higher_total_wins_when_both_reach_the_target() -> None:
    assert ((1,), (0,)) == (both_over("higher", (900, 1100)).winners, both_over("higher").winners)


def test_match_may_be_drawn_when_both_reach_the_target() -> None:
    assert ("over", ()) == (both_over("draw").phase, both_over("draw").winners)


def test_taker_may_win_when_both_reach_the_target() -> None:
    assert (0,) == both_over("taker", (900, 1100)).winners


def test_match_may_be_extended_by_a_deal_when_both_reach_the_target() -> None:
    extended = both_over("extend", (900, 1100))

    assert None is extended.winners
    assert (1,) == extended.deal(ONE_SIDED, FIRST).winners


def test_equal_totals_are_followed_by_one_more_deal() -> None:
    extra = both_over("higher", (1000, 1154))

    assert ((1158, 1158), None) == (extra.totals, extra.winners)
    # side 13 takes the extra deal and makes it
    assert (1,) == extra.deal(ONE_SIDED, FIRST).winners


def test_equal_totals_may_be_a_draw() -> None:
    setup = f"{PLAIN};target=1001;final_tie=draw"

    assert () == match(setup, totals=(1000, 1154)).deal(ONE_SIDED, FIRST).winners


def test_single_deal_is_won_by_its_contract() -> None:
    setup = f"{PLAIN};end_mode=single_deal;tie_rule=taker_makes"

    assert [(0,), (1,), (1,)] == [
        match(setup).deal(ONE_SIDED, FIRST).winners,
        match(setup).deal(NARROW, FIRST).winners,
        match(setup).deal(LEVEL_SECOND, SECOND).winners,
    ]


def test_void_deal_is_dealt_again_where_one_deal_is_the_match() -> None:
    played = match(f"{PLAIN};end_mode=single_deal").deal(ONE_SIDED, PASSED)

    assert ("mix", None) == (played.phase, played.winners)


def test_match_of_fixed_length_ends_after_its_deals() -> None:
    setup = f"{PLAIN};end_mode=deals;deals=2"
    one = match(setup).deal(ONE_SIDED, FIRST)

    # side 02 made 158, then fails: 158 against 166
    assert [None, (1,)] == [one.winners, one.deal(ONE_SIDED, SECOND).winners]


def test_void_deals_do_not_count_in_a_match_of_fixed_length() -> None:
    setup = f"{PLAIN};end_mode=deals;deals=1"
    void = match(setup).deal(ONE_SIDED, PASSED)

    assert [None, (1,)] == [void.winners, void.deal(ONE_SIDED, FIRST).winners]


def test_last_deal_is_not_rounded_where_the_option_says_so() -> None:
    setup = f"{PLAIN};end_mode=deals;deals=2;rounding=tens_half_up;last_deal_exact=yes"
    one = match(setup).deal(ONE_SIDED, FIRST)

    assert [(160, 0), (164, 158)] == [one.totals, one.deal(ONE_SIDED, FIRST).totals]


def test_last_deal_of_a_target_match_is_rounded_all_the_same() -> None:
    setup = f"{PLAIN};target=100;rounding=tens_half_up;last_deal_exact=yes"

    assert (160, 0) == match(setup).deal(ONE_SIDED, FIRST).totals


FFB = "belote/ffb-coinche;announcements=no;belote_declare=auto;target=3000"
# seat 1 has the belote of spades, and seat 0 draws it with jack and nine
BELOTE_ALONE = ("AJT987.A.A.", "KQ.T987.87.", ".KQJ..AT987", "..KQJT9.KQJ")
DRAWN = "80s p p p Js Qs Jh 9d 9s Ks Qh Td"


def finish(rule: str, totals: tuple[int, int] = (0, 2990)) -> Table:
    """Side 13 is capot and reaches 3000 by its belote alone."""
    setup = f"{FFB};belote_only_finish={rule}"
    return dealt(setup, BELOTE_ALONE, DRAWN, totals=totals).played_out()


def next_deal(table: Table, calls: str) -> Table:
    """The deal after the first one, in which everyone has a suit and seat 1 speaks first."""
    return table.deal(pack_for(table.state.rules.options, A_SUIT_EACH, dealer=0), calls)


def test_belote_alone_wins_where_nothing_forbids_it() -> None:
    assert ((1,), 3010) == (finish("off").winners, finish("off").totals[1])


@pytest.mark.parametrize("rule", ["capot", "capot_or_failed"])
def test_side_that_was_capot_does_not_win_by_its_belote(rule: str) -> None:
    pending = finish(rule)

    assert (None, (1,), 3010) == (pending.winners, pending.state.match.pending, pending.totals[1])


def test_pending_side_is_seen_by_everyone() -> None:
    assert (1,) == finish("capot").view(None).pending


def test_pending_side_wins_once_it_has_taken_a_trick() -> None:
    assert (1,) == next_deal(finish("capot"), "80h p p p").winners


def test_pending_side_waits_on_while_it_is_capot() -> None:
    again = next_deal(finish("capot"), "p 80d p p p")

    assert (None, (1,)) == (again.winners, again.state.match.pending)


def test_other_side_may_win_meanwhile() -> None:
    assert (0,) == next_deal(finish("capot", (2600, 2990)), "p 80d p p p").winners


def failed(rule: str) -> Table:
    """Side 13 takes, fails with a trick or more, and reaches 3000 by its belote alone."""
    hands = ("AJT98.A7.A.", "KQ7.T98.87.", ".KQJ..AT987", "..KQJT9.KQJ")
    return dealt(f"{FFB};belote_only_finish={rule}", hands, "p 160s p p p", totals=(0, 2990)).played_out()


@pytest.mark.parametrize(("rule", "winners"), [("off", (1,)), ("capot", (1,)), ("capot_or_failed", None)])
def test_side_that_failed_does_not_win_by_its_belote_where_that_is_forbidden(
    rule: str, winners: tuple[int, ...] | None
) -> None:
    assert winners == failed(rule).winners
