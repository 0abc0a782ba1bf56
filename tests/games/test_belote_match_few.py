"""Matches of two and three: what lies on the table, who may do what, how a deal ends (B120 to B124)."""

import random

import pytest

from rebelote.cards import PACK_24, PACK_32, Card, show_card, show_cards
from rebelote.engine import IllegalMove, shuffled
from rebelote.games.belote.events import CardTurned, SevenExchanged, TrickTaken, Uncovered
from rebelote.games.belote.scoring.marks import marked

from .builders import Table, dealt, match

# nine each; the turned ace of hearts stays on the table, the last card of the stock is shown
NINE = ("KQJ.987.AK.9", "A.KQJ.QJT.87")


def zone(table: Table, name: str, seat: int | None = None) -> list[str]:
    """The faces in a zone, as a seat sees them."""
    zones = {each.name: each.items for each in table.view(seat).zones}
    return [item.face for item in zones.get(name, ())]


def two(calls: str = "", *changes: str) -> Table:
    return dealt(";".join(("belote/two-classic;announcements=no", *changes)), NINE, calls, turned="Ah")


def test_six_each_are_dealt_to_two_in_threes() -> None:
    table = two()

    assert ([6, 6], "Ah") == ([len(zone(table, f"hand:{seat}")) for seat in (0, 1)], zone(table, "turned")[0])


def test_non_dealer_speaks_first_of_two() -> None:
    assert (0,) == two().due


def test_turned_card_stays_on_the_table_of_two() -> None:
    table = two("h")

    assert (["Ah"], 9) == (zone(table, "turned"), len(table.view(0).hand))


def test_shepherdess_is_shown_after_the_take() -> None:
    table = two("h")

    assert 1 == len(zone(table, "shepherdess"))
    assert [] == zone(two(), "shepherdess")


def test_shepherdess_is_told_as_the_last_card_of_the_stock() -> None:
    table = two().after("h")
    assert table.state.deal is not None and table.state.deal.dealt is not None

    assert [table.state.deal.dealt.stock[-1]] == [each.card for each in table.told(CardTurned)]


def test_twelve_cards_stay_hidden() -> None:
    assert [""] * 12 == zone(two("h"), "stock")


def test_two_play_nine_tricks() -> None:
    assert 9 == len(two("h").played_out().told(TrickTaken))


def test_two_play_for_what_is_in_their_hands() -> None:
    played = two("h").played_out()
    cards = sum(each.points for each in played.last.lines if each.code == "cards")

    # hearts 987 KQJ: 14 + 4 + 3 + 20; spades KQJ A: 9 + 11; diamonds AK QJT: 15 + 15; clubs nothing
    assert 91 == cards


EXCHANGE = "seven_exchange=yes"


def test_seven_of_trumps_is_exchanged_for_the_turned_card() -> None:
    table = two("h", EXCHANGE).after("seven")

    assert (["7h"], True) == (zone(table, "turned"), "Ah" in zone(table, "hand:0", 0))


def test_exchange_is_told_to_everyone() -> None:
    told = two("h", EXCHANGE).after("seven").told(SevenExchanged)

    assert [(0, "7h", "Ah")] == [(each.seat, show_card(each.seven), show_card(each.card)) for each in told]


def test_either_player_may_exchange_the_seven() -> None:
    hands = ("A.KQJ.QJT.87", "KQJ.987.AK.9")
    table = dealt(f"belote/two-classic;announcements=no;{EXCHANGE}", hands, "h", turned="Ah")

    assert ("seven", (0,), "7h") == (table.offered(1), table.due, zone(table.after("1:seven"), "turned")[0])


def test_exchange_is_over_with_the_first_card() -> None:
    assert "exchange-too-late B120" == two("h 9h", EXCHANGE).refused("0:seven")


def test_exchange_is_made_once() -> None:
    assert "exchange-too-late B120" == two("h seven", EXCHANGE).refused("0:seven")


def test_exchange_asks_for_the_suit_of_the_turned_card_as_trumps() -> None:
    assert "exchange-not-trump B120" == two("p p s", EXCHANGE).refused("0:seven")


def test_exchange_asks_for_the_seven() -> None:
    assert "exchange-no-seven B120" == two("h", EXCHANGE).refused("1:seven")


def test_exchange_is_refused_where_it_is_off() -> None:
    assert ("exchange-off B120", False) == (two("h").refused("0:seven"), "seven" in two("h").offered())


def test_exchanged_card_is_played_like_any_other() -> None:
    assert "Ah" in two("h seven", EXCHANGE).offered().split()


def test_ace_exchanged_may_make_a_sequence_to_announce() -> None:
    hands = ("987.KQ7.98.9", "AKQ.JT.AKQ.A")
    table = dealt(f"belote/two-classic;{EXCHANGE}", hands, "h", turned="Ah").after("seven")

    assert {"Ah+t+t", "Ah+t", "Ah"} == {each for each in table.offered().split() if each[:2] == "Ah"}


def mixed(seed: int, pack: tuple[Card, ...] = PACK_32) -> str:
    return f"{{{show_cards(shuffled(pack, random.Random(seed)))}}}"


def opened(seed: int = 1) -> Table:
    return match("belote/two-open").after(mixed(seed))


def test_open_game_needs_no_bidding() -> None:
    table = opened()
    pack = table.state.deal.pack if table.state.deal else ()

    assert ("play", (0,)) == (table.phase, table.due)
    assert table.state.contract is not None and pack[-1] >> 4 == table.state.contract.denomination


@pytest.mark.parametrize("seat", [0, 1, None])
def test_upper_cards_are_seen_by_everyone(seat: int | None) -> None:
    table = opened()

    assert [8, 8] == [len([face for face in zone(table, f"hand:{who}", seat) if face]) for who in (0, 1)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_lower_cards_are_seen_by_nobody(seat: int | None) -> None:
    table = opened()

    assert [[""] * 8] * 2 == [zone(table, f"under:{who}", seat) for who in (0, 1)]


def test_only_upper_cards_are_played() -> None:
    table = opened()
    assert table.state.deal is not None and table.state.deal.piles is not None
    lower = show_card(table.state.deal.piles.lower[0][0])

    assert set(zone(table, "hand:0")) == set(table.offered().split())
    assert "not-in-hand B40" == table.refused(lower)


def test_cards_under_a_trick_are_turned_up_after_it() -> None:
    table = opened()
    first = table.after(table.offered().split()[0])
    done = first.after(first.offered().split()[0])

    assert [0, 2] == [len(first.told(Uncovered)), len(done.told(Uncovered))]


def test_card_is_turned_up_where_its_cover_was_played() -> None:
    table = opened()
    card = table.offered().split()[0]
    first = table.after(card)
    done = first.after(first.offered().split()[0])
    piles = table.state.deal.piles if table.state.deal else None
    assert piles is not None
    under = next(low for up, low in zip(piles.upper[0], piles.lower[0], strict=True) if show_card(up) == card)

    assert {0: under} == {each.seat: each.card for each in done.told(Uncovered) if each.seat == 0}


def test_open_game_has_sixteen_tricks() -> None:
    assert 16 == len(opened().played_out().told(TrickTaken))


@pytest.mark.parametrize("seed", range(5))
def test_last_trick_brings_its_ten_once(seed: int) -> None:
    played = opened(seed).played_out()
    tricks = [marked(played.last.lines, side, ("mark-tricks",)) for side in (0, 1)]

    assert 162 == sum(tricks)


def test_winner_of_an_open_deal_deals_next() -> None:
    dealers = {
        played.last.winner: played.view(None).dealer for played in (opened(n).played_out() for n in range(8))
    }

    assert {0: 0, 1: 1} == dealers


def test_three_play_with_twenty_four_cards() -> None:
    table = match("belote/three-24").after(mixed(3, PACK_24))

    assert ([5, 5, 5], 8) == (list(table.view(None).counts), len(zone(table, "stock")))


def test_pack_of_three_has_no_sevens() -> None:
    with pytest.raises(IllegalMove, match="not-the-pack .cards 24. B2"):
        match("belote/three-24").after(mixed(3))


THREE = ("AJ9.A9.K9.T", "KQT.QJ.Q.AK", ".KT.AJT.QJ9")


def three(hands: tuple[str, ...] = THREE, calls: str = "s") -> Table:
    return dealt("belote/three-24;announcements=no", hands, calls, turned="Js")


def test_three_hold_eight_cards_each() -> None:
    assert (8, 8, 8) == three().view(None).counts


def test_each_of_three_marks_his_own_when_the_taker_made_it() -> None:
    played = three().played_out()
    tricks = tuple(marked(played.last.lines, side, ("mark-tricks",)) for side in range(3))

    # the belote of seat 1 is his
    assert (True, 162) == (played.last.made, sum(tricks))
    assert (tricks[0], tricks[1] + 20, tricks[2]) == played.totals


def test_points_of_a_taker_who_failed_are_shared_by_the_others() -> None:
    hands = ("J9.Q9.QJ9.9", "AKQT.AK.A.K", ".JT.KT.AQJT")
    played = three(hands).played_out()

    assert (False, 0) == (played.last.made, played.totals[0])
    assert 162 + 20 == sum(played.totals)


def test_nobody_has_a_partner_at_three() -> None:
    hands = ("AJ...AKQJT9", "KT.AKQ.AKQ.", "Q9.JT9.JT9.")
    table = three(hands).after("Ac Ks")

    # seat 1 is winning, and is no partner of seat 2
    assert ("9s", "overtrump B44") == (table.offered(), table.refused("Qs"))


def test_three_with_all_cards_leave_five_in_the_stock() -> None:
    table = match("belote/three-32").after(mixed(4))
    taken = table.after(table.offered().split()[1])

    assert ((9, 9, 9), [""] * 5) == (taken.view(None).counts, zone(taken, "stock"))


def test_deal_goes_round_three_players() -> None:
    table = match("belote/three-24").after(mixed(3, PACK_24)).after("p p p p p p")

    assert (0, "mix") == (table.view(None).dealer, table.phase)


def test_cards_out_of_play_are_gathered_at_the_bottom() -> None:
    before = two("h", "shuffle=first_deal_only")
    played = before.played_out()
    assert before.state.deal is not None and before.state.deal.dealt is not None
    assert played.state.deal is not None

    assert "Ah" == show_card(played.state.deal.pack[18])
    assert before.state.deal.dealt.stock == played.state.deal.pack[19:]
