"""Before the bidding: the pack is gathered, mixed or not, cut and dealt (B3 to B13)."""

import pytest

from rebelote.cards import PACK_32, show_card, show_cards
from rebelote.engine import IllegalMove
from rebelote.games.belote.events import DealerDrawn, MixAnswered, MixProposed, PackCut, PackKept

from .builders import A_SUIT_EACH, Table, cuts, dealt, match

NEVER_MIXED = "belote/pagat-classic"
IN_ORDER = f"{{{show_cards(PACK_32)}}}"
ALL_PASS = " ".join("p" * 8)


def pack_of(table: Table) -> str:
    """The cards of the pack, top first."""
    assert table.state.deal is not None
    return show_cards(table.state.deal.pack)


def hands_of(table: Table) -> list[str]:
    """The cards that each seat was dealt, in the order received."""
    assert table.state.deal is not None and table.state.deal.dealt is not None
    return [show_cards(hand) for hand in table.state.deal.dealt.hands]


def turned(table: Table) -> str:
    card = table.view(None).turned
    return "" if card is None else show_card(card)


def passed(setup: str, deals: int) -> Table:
    """A match after some deals that nobody took, each with a cut of 16 and the first packets."""
    table = match(setup).after(IN_ORDER)
    for number in range(deals):
        if table.phase == "cut":
            table = table.after("cut16")
        if table.phase == "packets":
            table = table.after("3-2")
        table = table.after(" ".join("p" * (8 if table.view(None).turned else 4)))
        assert number + 1 == len(table.state.match.results)
    return table


def test_first_dealer_is_drawn_by_chance() -> None:
    begun = match("belote/contree", dealer=2)

    assert 2 == begun.view(None).dealer


def test_everyone_is_told_who_deals_first() -> None:
    drawn = match(NEVER_MIXED, dealer=1)

    assert ("mix", (DealerDrawn(1),)) == (drawn.phase, drawn.told(DealerDrawn))


def test_mixed_pack_is_not_cut() -> None:
    assert "bidding" == match(NEVER_MIXED).after(IN_ORDER).phase


def test_seat_after_the_dealer_gets_the_first_cards() -> None:
    table = match(NEVER_MIXED, dealer=1).after(IN_ORDER)

    assert ["7s8s9s", "TsJsQs", "KsAs7h", "8h9hTh"] == [hands_of(table)[seat][:6] for seat in (2, 3, 0, 1)]


def test_second_packets_follow_the_first_all_round() -> None:
    table = match(NEVER_MIXED, dealer=1).after(IN_ORDER)

    assert ["JhQh", "KhAh", "7d8d", "9dTd"] == [hands_of(table)[seat][6:] for seat in (2, 3, 0, 1)]


def test_card_after_the_packets_is_turned() -> None:
    assert "Jd" == turned(match(NEVER_MIXED).after(IN_ORDER))


def test_two_three_gives_two_first() -> None:
    table = match("belote/pagat-classic;deal_first=2-3").after(IN_ORDER)

    assert ["7s8s", "9sTs", "JsQs", "KsAs"] == [each[:4] for each in hands_of(table)]


def test_dealer_chooses_the_packets() -> None:
    table = match("belote/pagat-classic;deal_first=dealer_choice").after(IN_ORDER)

    assert ((3,), "3-2 2-3") == (table.due, table.offered())


def test_packets_chosen_are_dealt() -> None:
    table = match("belote/pagat-classic;deal_first=dealer_choice").after(f"{IN_ORDER} 2-3")

    assert ["7s8s", "9sTs", "JsQs", "KsAs"] == [each[:4] for each in hands_of(table)]


def test_auction_deals_eight_in_three_ways() -> None:
    table = match("belote/contree").after(IN_ORDER)

    assert "3-2-3 3-3-2 2-3-3" == table.offered()


def test_eight_cards_are_dealt_before_an_auction() -> None:
    table = match("belote/contree").after(f"{IN_ORDER} 2-3-3")

    assert ["7s8s7h8h9hJdQdKd", "9sTsThJhQhAd7c8c"] == hands_of(table)[:2]


def test_vache_turns_no_card() -> None:
    assert "" == turned(match("belote/ludiclub-vache").after(f"{IN_ORDER} 3-2"))


def test_taker_gets_the_turned_card_and_two_more() -> None:
    table = match(NEVER_MIXED).after(f"{IN_ORDER} d")

    # Jd was turned; QdKd go to seat 0, three each to the others
    assert "JdQdKd" == hands_of(table)[0][10:]
    assert "Ad7c8c" == hands_of(table)[1][10:]


def test_taker_elsewhere_gets_two_in_his_turn() -> None:
    table = match(NEVER_MIXED).after(f"{IN_ORDER} p p d")

    assert ["QdKdAd", "7c8c9c", "JdTcJc", "QcKcAc"] == [each[10:] for each in hands_of(table)]


def test_everyone_gets_three_more_at_vache() -> None:
    table = match("belote/ludiclub-vache").after(f"{IN_ORDER} 3-2 s")

    assert ["JdQdKd", "Ad7c8c", "9cTcJc", "QcKcAc"] == [each[10:] for each in hands_of(table)]


def test_cards_that_nobody_took_are_gathered_by_hands_then_turned_card_then_stock() -> None:
    table = match(NEVER_MIXED).after(IN_ORDER)
    hands = hands_of(table)

    # the next in rotation after the dealer, seat 0, lies on top; JdQd... is the rest in order
    assert "".join(hands) + "JdQdKdAd7c8c9cTcJcQcKcAc" == pack_of(table.after(ALL_PASS))


def test_tricks_are_gathered_from_the_last_side_and_the_latest_trick() -> None:
    table = dealt("belote/pagat-classic;announcements=no", A_SUIT_EACH, "s", turned="As")
    played = table.played_out()

    # seat 0 leads 7 8 Q K T A 9 J of spades, everyone else his own suit: one pile, latest trick first
    assert "Js" == pack_of(played)[:2]
    assert "9s" == pack_of(played)[8:10]
    assert "7s" == pack_of(played)[-8:-6]


def test_pile_of_the_last_trick_lies_on_the_other_one() -> None:
    hands = ("A.AKQJT98..", "KQJT987.7..", "..AKQJT987.", "...AKQJT987")
    played = dealt("belote/contree;shuffle=first_deal_only", hands, "80s p p p").played_out()

    # seat 1 takes the ace and draws its trumps; its seven of hearts goes to seat 0
    assert "7hAdAcAh" == pack_of(played)[:8]
    assert "As9s7d7c" == pack_of(played)[-8:]


def test_cut_is_a_move_of_the_player_before_the_dealer() -> None:
    table = passed(NEVER_MIXED, 1)

    # seat 0 deals now
    assert ("cut", (3,), 0) == (table.phase, table.due, table.view(None).dealer)


def test_lifted_cards_go_to_the_bottom() -> None:
    before = passed("belote/pagat-classic;deal_first=dealer_choice", 1)
    after = before.after("cut5")

    assert pack_of(before)[10:] + pack_of(before)[:10] == pack_of(after)


def test_everyone_sees_how_many_were_cut() -> None:
    assert (PackCut(3, 7),) == passed(NEVER_MIXED, 1).after("cut7").told(PackCut)


@pytest.mark.parametrize(("least", "sizes"), [(1, range(1, 32)), (2, range(2, 31)), (3, range(3, 30))])
def test_both_parts_of_the_cut_hold_enough_cards(least: int, sizes: range) -> None:
    table = passed(f"belote/pagat-classic;cut_min={least}", 1)

    assert tuple(sizes) == cuts(table, 3)


@pytest.mark.parametrize("size", [1, 2, 30, 31, 32, 99])
def test_cut_out_of_bounds_is_refused(size: int) -> None:
    with pytest.raises(IllegalMove, match=f"cut-size .size {size}, least 3, most 29. B7"):
        passed(NEVER_MIXED, 1).after(f"cut{size}")


def test_pack_is_mixed_before_every_deal() -> None:
    assert "mix" == passed("belote/pagat-classic;shuffle=every_deal", 1).phase


def test_pack_is_never_mixed_again() -> None:
    table = passed(NEVER_MIXED, 5)

    assert "cut" == table.phase


def test_dealer_may_mix_each_time() -> None:
    table = passed("belote/pagat-classic;shuffle=dealer_choice", 1)

    assert ((0,), "mix keep") == (table.due, table.offered())


def test_dealer_who_keeps_the_pack_lets_it_be_cut() -> None:
    table = passed("belote/pagat-classic;shuffle=dealer_choice", 1).after("keep")

    assert ("cut", (PackKept(0),)) == (table.phase, table.told(PackKept))


def test_dealer_who_mixes_leaves_it_to_chance() -> None:
    table = passed("belote/pagat-classic;shuffle=dealer_choice", 1).after("mix")

    assert ("mix", True) == (table.phase, table.state.deal is None)


def test_deal_passes_when_nobody_took() -> None:
    assert 0 == passed(NEVER_MIXED, 1).view(None).dealer


def test_same_dealer_deals_again_when_nobody_took() -> None:
    assert 3 == passed("belote/pagat-classic;passed_dealer=same", 1).view(None).dealer


def test_deal_passes_after_play_even_where_a_passed_deal_does_not() -> None:
    table = dealt("belote/pagat-classic;passed_dealer=same", A_SUIT_EACH, "s", turned="As")

    assert 0 == table.played_out().view(None).dealer


AGREEING = "belote/pagat-classic;shuffle_on_agreement=yes"


@pytest.mark.parametrize("seat", range(4))
def test_anybody_may_propose_to_mix_before_the_cut(seat: int) -> None:
    assert "mix" in passed(AGREEING, 1).offered(seat).split()


def test_nobody_need_propose_to_mix() -> None:
    assert (3,) == passed(AGREEING, 1).due


@pytest.mark.parametrize(("seat", "answers"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_other_side_answers_a_proposal(seat: int, answers: int) -> None:
    table = passed(AGREEING, 1).after(f"{seat}:mix")

    assert ((answers,), "mix keep") == (table.due, table.offered())
    assert (MixProposed(seat),) == table.told(MixProposed)


def test_agreement_mixes_the_pack() -> None:
    table = passed(AGREEING, 1).after("2:mix mix")

    assert ("mix", (MixAnswered(3, True),)) == (table.phase, table.told(MixAnswered))


def test_refused_proposal_leaves_the_pack_to_the_cut() -> None:
    before = passed(AGREEING, 1)
    table = before.after("2:mix keep")

    assert ("cut", pack_of(before)) == (table.phase, pack_of(table))


def test_side_that_was_refused_does_not_ask_again() -> None:
    table = passed(AGREEING, 1).after("2:mix keep")

    assert ("", "mix-refused-before B4") == (table.offered(0), table.refused("0:mix"))


def test_other_side_may_still_propose_after_a_refusal() -> None:
    table = passed(AGREEING, 1).after("2:mix keep")

    assert "mix" in table.offered(1)


def test_both_sides_refused_leave_only_the_cut() -> None:
    table = passed(AGREEING, 1).after("2:mix keep 1:mix keep")

    assert [False] * 4 == ["mix" in table.offered(seat).split() for seat in range(4)]
    assert table.offered().startswith("cut3 cut4")


def test_new_deal_allows_new_proposals() -> None:
    once = passed(AGREEING, 1).after("2:mix keep cut16").after(ALL_PASS)

    assert "mix" in once.offered(2)


def test_four_passed_deals_are_followed_by_mixing() -> None:
    setup = "belote/pagat-classic;reshuffle_after_passed=4"

    assert ["cut", "cut", "cut", "mix"] == [passed(setup, count).phase for count in (1, 2, 3, 4)]


def test_count_of_passed_deals_starts_again_after_mixing() -> None:
    setup = "belote/pagat-classic;reshuffle_after_passed=4"
    table = passed(setup, 4).after(IN_ORDER).after(ALL_PASS)

    assert ("cut", 1) == (table.phase, table.state.match.passed)


def test_count_of_passed_deals_starts_again_after_a_take() -> None:
    setup = "belote/pagat-classic;reshuffle_after_passed=4;announcements=no"
    table = passed(setup, 3).after("cut16")
    taken = table.after(table.offered().split()[1]).played_out()

    assert 0 == taken.state.match.passed


def test_agreed_mixing_starts_the_count_again() -> None:
    setup = f"{AGREEING};reshuffle_after_passed=4"
    table = passed(setup, 3).after(f"2:mix mix {IN_ORDER}").after(ALL_PASS)

    assert ("cut", 1) == (table.phase, table.state.match.passed)


def test_pack_of_another_order_is_still_the_pack() -> None:
    upside_down = f"{{{show_cards(reversed(PACK_32))}}}"

    assert None is match(NEVER_MIXED).why(upside_down)
