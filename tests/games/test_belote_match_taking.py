"""Take modes in a match: rounds of retourne, the forced dealer, vache, SA and TA (B20 to B26)."""

import pytest

from rebelote.cards import PACK_32, show_cards
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.events import CardsDealt, ContractFixed, DealVoid, HandDealt, TurnedTaken

from .builders import A_SUIT_EACH, Table, dealt, match

# seat 0 speaks first, the jack of diamonds is turned
IN_ORDER = f"{{{show_cards(PACK_32)}}}"
FOUR_PASSES = "p p p p"


def bidding(*changes: str) -> Table:
    """The bidding of a retourne whose turned card is the jack of diamonds."""
    return match(";".join(("belote/pagat-classic", *changes))).after(IN_ORDER)


def vache(*changes: str) -> Table:
    return match(";".join(("belote/ludiclub-vache;deal_first=3-2", *changes))).after(IN_ORDER)


def test_player_after_the_dealer_speaks_first() -> None:
    assert (0,) == bidding().due


def test_only_the_turned_suit_may_be_taken_at_first() -> None:
    assert ("p d", "turned-suit-only B20") == (bidding().offered(), bidding().refused("h"))


def test_any_suit_may_be_taken_at_first_where_the_option_says_so() -> None:
    assert "p s h d c" == bidding("round1_suits=any4").offered()


def test_other_suits_may_be_taken_in_the_second_round() -> None:
    second = bidding().after(FOUR_PASSES)

    assert ("p s h c", "other-suits-only B21") == (second.offered(), second.refused("d"))


def test_any_suit_may_be_taken_in_the_second_round_where_the_option_says_so() -> None:
    assert "p s h d c" == bidding("round2_suits=any4").after(FOUR_PASSES).offered()


def test_first_take_ends_the_bidding() -> None:
    table = bidding().after("p d")

    assert ("play", (ContractFixed(Contract(1, 2)),)) == (table.phase, table.told(ContractFixed))


def test_taker_of_another_suit_still_gets_the_turned_card() -> None:
    table = bidding().after(f"{FOUR_PASSES} p h")

    assert (TurnedTaken(1, PACK_32[20]),) == table.told(TurnedTaken)
    assert PACK_32[20] in table.view(1).hand


def test_everyone_sees_how_many_cards_go_round_and_each_his_own() -> None:
    table = bidding().after("d")

    assert (CardsDealt((2, 3, 3, 3)),) == table.told(CardsDealt)
    assert [1, 1, 1, 1, 0] == [len(table.told(HandDealt, seat)) for seat in (0, 1, 2, 3, None)]


def test_player_after_the_dealer_leads_whoever_took() -> None:
    assert (0,) == bidding().after("p p d").due


def test_deal_is_void_when_nobody_takes() -> None:
    table = bidding().after(f"{FOUR_PASSES} {FOUR_PASSES}")

    assert (DealVoid("B22"),) == table.told(DealVoid)
    assert ((0, 0), 0, 1) == (table.totals, table.state.match.scored, table.state.match.passed)


def test_one_round_is_enough_where_the_option_says_so() -> None:
    assert (DealVoid("B22"),) == bidding("rounds=1").after(FOUR_PASSES).told(DealVoid)


def test_dealer_must_take_in_a_single_round() -> None:
    table = bidding("rounds=1", "last_forced=yes").after("p p p")

    assert ("d", "dealer-must-take B23") == (table.offered(), table.refused("p"))


def test_dealer_must_take_in_the_second_round_only() -> None:
    table = bidding("last_forced=yes").after("p p p")

    assert ["p d", "s h c"] == [table.offered(), table.after("p p p p").offered()]


def test_others_may_pass_where_the_dealer_must_take() -> None:
    assert "p d" == bidding("rounds=1", "last_forced=yes").after("p p").offered()


def test_vache_has_one_round_with_any_suit() -> None:
    assert "p s h d c" == vache().offered()


def test_dealer_is_the_vache_when_everyone_passed() -> None:
    table = vache().after("p p p")

    assert ("s h d c", "dealer-must-take B24") == (table.offered(), table.refused("p"))


def test_vache_is_forced_whatever_the_options_of_retourne_say() -> None:
    assert "s h d c" == vache("last_forced=no", "rounds=2").after("p p p").offered()


def test_sa_and_ta_are_refused_where_they_are_off() -> None:
    assert ["no-sa-ta B25"] * 2 == [vache().refused(each) for each in ("sa", "ta")]


def test_sa_and_ta_may_be_taken_at_vache() -> None:
    assert "p s h d c sa ta" == vache("sa_ta=yes").offered()


def test_sa_and_ta_wait_for_the_second_round() -> None:
    first = bidding("sa_ta=yes")

    assert ("p d", "sa-ta-later B25") == (first.offered(), first.refused("ta"))
    assert "p s h c sa ta" == first.after(FOUR_PASSES).offered()


@pytest.mark.parametrize("change", ["sa_ta_round1=yes", "round1_suits=any4"])
def test_sa_and_ta_may_be_taken_in_the_first_round(change: str) -> None:
    assert bidding("sa_ta=yes", change).offered().endswith(" sa ta")


def test_forced_dealer_may_choose_sa() -> None:
    table = vache("sa_ta=yes").after("p p p sa")

    assert Contract(3, 4) == table.state.contract


def test_nothing_may_be_bid_where_one_takes() -> None:
    assert ["no-auction B20"] * 2 == [bidding().refused(each) for each in ("80d", "x")]


def test_one_calls_in_turn_only() -> None:
    assert ("", "not-your-turn B20") == (bidding().offered(2), bidding().refused("2:p"))


def test_taker_with_all_the_trumps_makes_capot() -> None:
    table = dealt("belote/pagat-classic;announcements=no", A_SUIT_EACH, "s", turned="As").played_out()

    # 152 card points, 100 for the last trick of a capot, belote
    assert (272, 0) == table.totals


def test_taker_without_a_trick_marks_nothing() -> None:
    table = dealt("belote/pagat-classic;announcements=no;round1_suits=any4", A_SUIT_EACH, "h", turned="As")

    # seat 1 holds all hearts: 252 and its belote
    assert (0, 272) == table.played_out().totals
