"""The auction in a match: bids, capot, générale, coinche and surcoinche, its ends (B30 to B38)."""

import pytest

from rebelote.games.belote.contract import Contract
from rebelote.games.belote.events import ContractFixed, DealVoid

from .builders import A_SUIT_EACH, Table, dealt

ANY_TIME = "coinche_when=any_time"
THAWED = "coinche_freezes=no"
REOPEN = "self_overbid=other_suit"
GENERALE = "generale_bid=500"


def auction(calls: str = "", *changes: str) -> Table:
    """An auction in which seat 0 speaks first, and after whom all spades would win."""
    return dealt(";".join(("belote/ffb-coinche;announcements=no", *changes)), A_SUIT_EACH, calls)


def contract(calls: str, *changes: str) -> Contract | None:
    return auction(calls, *changes).state.contract


def tricks(table: Table) -> tuple[int, ...]:
    """Tricks by side in the last deal, from its lines."""
    facts = (dict(each.facts) for each in table.last.lines if each.code == "cards")
    return tuple(int(each["tricks"]) for each in facts)


def bids(table: Table) -> list[str]:
    return [each for each in table.offered().split() if each not in ("p", "x", "xx")]


def test_lowest_bid_is_eighty() -> None:
    assert ("80s", "bid-too-low B31") == (bids(auction())[0], auction().refused("70s"))


def test_bids_rise_by_ten() -> None:
    assert "bid-step B31" == auction().refused("85h")


def test_bid_must_be_above_the_standing_one_in_any_denomination() -> None:
    table = auction("90h")

    assert ("100s", "bid-too-low B31") == (bids(table)[0], table.refused("90c"))


def test_partner_may_be_raised() -> None:
    assert Contract(2, 1, 100) == contract("90h p 100h p p p")


def test_bids_may_jump() -> None:
    assert None is auction("80h").why("160s")


def test_bid_above_the_ceiling_is_refused() -> None:
    assert "bid-ceiling B31" == auction("", "bid_max=160").refused("170s")


def test_without_ceiling_numbers_beyond_those_on_offer_are_accepted() -> None:
    table = auction("700s")

    assert ["caps", "caph", "capd", "capc"] == bids(table)


def test_capot_stands_above_every_number() -> None:
    assert Contract(1, 3, 250, capot=True) == contract("160s capc p p p")


def test_capot_stands_for_its_value() -> None:
    assert Contract(0, 0, 270, capot=True) == contract("caps p p p", "capot_value=270")


def test_nobody_bids_after_capot_but_opponents_may_coinche() -> None:
    assert ["p x", "p"] == [auction("caps").offered(), auction("caps p").offered()]


def test_partner_cannot_raise_a_capot() -> None:
    assert "nothing-above B32" == auction("caps p").refused("caph")


def test_capot_cannot_be_bid_where_it_is_off() -> None:
    assert "no-capot-bid B32" == auction("", "capot_bid=no").refused("caps")


def test_generale_stands_above_capot() -> None:
    assert Contract(1, 1, 500, generale=True) == contract("caps genh p p p", GENERALE)


def test_nothing_stands_above_generale() -> None:
    assert ("p x", "nothing-above B32") == (
        auction("gens", GENERALE).offered(),
        auction("gens", GENERALE).refused("genh"),
    )


def test_generale_cannot_be_bid_where_it_is_off() -> None:
    assert "no-generale-bid B32" == auction().refused("gens")


def test_bidder_of_a_generale_leads() -> None:
    assert (2,) == auction("p p gend p p p", GENERALE).due


def test_bidder_of_a_capot_does_not_lead() -> None:
    assert (0,) == auction("p p capd p p p").due


def test_generale_is_made_by_the_bidder_alone() -> None:
    assert True is auction("gens p p p", GENERALE).played_out().last.made


def test_generale_fails_when_the_partner_wins_a_trick() -> None:
    # seat 0 leads seven spades, then the seven of clubs to the ace of its partner
    hands = ("AKQJT98...7", ".AKQJT987..", "7...AKQJT98", "..AKQJT987.")
    table = dealt(f"belote/ffb-coinche;announcements=no;{GENERALE}", hands, "gens p p p").played_out()

    assert (False, (8, 0)) == (table.last.made, tricks(table))


def test_opponent_may_coinche_in_turn() -> None:
    assert "p x" == " ".join(auction("80s").offered().split()[:2])


def test_opponent_may_coinche_after_passes() -> None:
    assert Contract(0, 0, 80, mult=2) == contract("80s p p x p p p")


def test_own_side_is_not_coinched() -> None:
    assert "own-bid B33" == auction("80s p").refused("x")


def test_pass_cannot_be_coinched() -> None:
    assert "nothing-to-coinche B33" == auction("p").refused("x")


def test_out_of_turn_nobody_coinches() -> None:
    assert ("", "not-your-turn B33") == (auction("80s").offered(3), auction("80s").refused("3:x"))


def test_either_opponent_may_coinche_at_any_time() -> None:
    table = auction("80s", ANY_TIME)

    assert ("x", "x" in table.offered(1).split()) == (table.offered(3), True)


def test_coinche_out_of_turn_is_not_waited_for() -> None:
    assert (1,) == auction("80s", ANY_TIME).due


def test_bidders_side_does_not_coinche_at_any_time() -> None:
    assert "" == auction("80s", ANY_TIME).offered(0)


def test_after_a_coinche_out_of_turn_the_next_in_rotation_speaks() -> None:
    table = auction("80s 3:x", ANY_TIME)

    assert ((0,), "p xx") == (table.due, table.offered())


def test_last_pass_is_the_end_of_coinche_at_any_time() -> None:
    table = auction("80s p p p", ANY_TIME)

    assert ("play", "not-now") == (table.phase, table.refused("1:x"))


def test_coinche_freezes_the_contract() -> None:
    table = auction("80s x p")

    assert "frozen B33" == table.refused("90h")


def test_coinche_that_does_not_freeze_leaves_the_bidders_side_free() -> None:
    assert "90s" == bids(auction("80s x p", THAWED).after("p"))[0]


def test_doubler_does_not_bid_over_his_own_coinche() -> None:
    assert "only-pass B34" == auction("80s x p", THAWED).refused("90h")


def test_bid_over_a_coinche_takes_it_away() -> None:
    assert Contract(2, 1, 90) == contract("80s x 90h p p p", THAWED)


def test_partner_of_the_doubler_can_only_pass() -> None:
    assert ["p", "p"] == [auction("80s x p").offered(), auction("80s x p", THAWED).offered()]


@pytest.mark.parametrize("calls", ["80s x xx", "80s p p x xx", "80s x p p xx"])
def test_surcoinche_ends_the_auction_at_once(calls: str) -> None:
    table = auction(calls)

    assert ("play", Contract(0, 0, 80, mult=4)) == (table.phase, table.state.contract)


def test_surcoinche_multiplies_by_three_where_the_option_says_so() -> None:
    assert Contract(0, 0, 80, mult=3) == contract("80s x xx", "surcoinche_mult=3")


def test_partner_of_the_doubler_does_not_surcoinche() -> None:
    assert "not-your-bid B34" == auction("80s x p").refused("xx")


def test_surcoinche_needs_a_coinche() -> None:
    assert "nothing-to-surcoinche B34" == auction("80s p").refused("xx")


def test_coinche_is_not_coinched() -> None:
    assert "already-coinched B33" == auction("80s x p").refused("x")


def test_three_passes_after_a_bid_end_the_auction() -> None:
    assert [None, Contract(0, 0, 80)] == [contract("80s p p"), contract("80s p p p")]


def test_three_passes_after_a_coinche_end_the_auction() -> None:
    assert [None, Contract(0, 0, 80, mult=2)] == [contract("80s x p p"), contract("80s x p p p")]


def test_three_passes_at_the_start_do_not() -> None:
    assert Contract(3, 0, 80) == contract("p p p 80s p p p")


def test_four_passes_at_the_start_make_the_deal_void() -> None:
    table = auction("p p p").after("p")

    assert ((DealVoid("B36"),), 0) == (table.told(DealVoid), table.view(None).dealer)


def test_pass_does_not_bind() -> None:
    assert Contract(0, 0, 90) == contract("p 80h p p 90s p p p")


def test_nobody_outbids_himself() -> None:
    assert "play" == auction("80s p p p").phase


def test_last_bidder_may_reopen_in_another_denomination() -> None:
    table = auction("80s p p p", REOPEN)

    assert ((0,), "other-denomination B37") == (table.due, table.refused("90s"))
    assert ["90h", "90d", "90c"] == bids(table)[:3]


def test_four_passes_end_an_auction_that_may_be_reopened() -> None:
    assert [None, Contract(0, 0, 80)] == [contract("80s p p p", REOPEN), contract("80s p p p p", REOPEN)]


def test_reopened_auction_goes_round_again() -> None:
    assert Contract(0, 1, 90) == contract("80s p p p 90h p p p p", REOPEN)


def test_sa_and_ta_may_be_bid_where_they_are_on() -> None:
    assert Contract(1, 4, 90) == contract("80ta 90sa p p p", "sa_ta=yes")


def test_sa_and_ta_are_refused_where_they_are_off() -> None:
    assert ["no-sa-ta B25"] * 2 == [auction().refused(each) for each in ("80sa", "capta")]


def test_nobody_takes_in_an_auction() -> None:
    assert "auction-only B30" == auction().refused("h")


def test_contract_is_told_to_everyone() -> None:
    table = auction("80s x").after("p p p")

    assert (ContractFixed(Contract(0, 0, 80, mult=2)),) == table.told(ContractFixed)


def test_contract_made_and_coinched_brings_the_whole_twice() -> None:
    # 250 for all tricks, belote 20, 80 bid: twice that
    assert (700, 0) == auction("80s x p p p").played_out().totals


def test_failed_capot_brings_its_amount_to_the_defence() -> None:
    # 160, the belote of the defence, 250
    assert (0, 430) == auction("caph p p p").played_out().totals
