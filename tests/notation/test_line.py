"""Lines by example: what they hold, what is refused, and where the fault is."""

import re

import pytest

from rebelote.cards import Seat, show_hand
from rebelote.engine import CHANCE, IllegalMove, NotationError, SetupError, find
from rebelote.games.belote.state import Phase, State
from rebelote.record import Hands, Line, line_of, read_line, show_line, state_of

PACK = "{QhTcQsAh9c9hJcJs8hAd9s7dQdJh8s8cKd7c7sTs8dThKh9dQcKc7hAcTdJdAsKs}"
TAKEN = f"belote/ludiclub-classic E:{PACK} 2-3,p,d"
ENDING = "belote/ffb-coinche N:W=A8.Q..,KT.A..,Q.J.T.,J9...9"


def state(text: str) -> State:
    return state_of(read_line(text))


def choices(text: str) -> list[str]:
    """The moves of whoever is waited for."""
    setup, now = read_line(text).setup, state(text)
    (seat,) = setup.game.due(now)
    return [setup.game.show(move) for move in setup.game.moves(now, seat)]


def test_line_tells_dealer_calls_and_cards() -> None:
    line = read_line(f"{TAKEN} TcKcAcJc/8s 540,320")

    assert Seat(3) == line.dealer
    assert ["2-3", "p", "d"] == [said.move for said in line.bidding]
    assert [4, 1] == [len(trick) for trick in line.tricks]
    assert (540, 320) == line.totals


def test_deal_without_calls_waits_for_the_dealer() -> None:
    assert ["3-2", "2-3"] == choices(f"belote/ludiclub-classic E:{PACK} - -")


def test_totals_of_nought_are_left_out() -> None:
    setup = read_line(f"{TAKEN} -").setup

    assert f"{TAKEN} -" == show_line(line_of(setup, state(f"{TAKEN} - 0,0")))


def test_options_stand_behind_the_preset() -> None:
    text = f"{TAKEN} -".replace("classic", "classic;undertrump_opponent=must;target=1500")

    assert text == show_line(read_line(text))
    assert 1500 == state(text).rules.options.target


def test_link_holds_no_space_and_keeps_underscores_of_options() -> None:
    text = f"{TAKEN} -".replace("classic", "classic;undertrump_opponent=must")
    link = show_line(read_line(text), link=True)

    assert " " not in link
    assert text == show_line(read_line(link))


def test_spaces_and_newlines_around_a_line_do_not_matter() -> None:
    assert read_line(f"{TAKEN} -") == read_line(f"  {TAKEN} -\n")


# seats where order does not tell them


def test_coinche_out_of_turn_names_its_seat() -> None:
    text = f"belote/ffb-coinche;coinche_when=any_time N:{PACK} 2-3-3,80h,N:x -"

    assert text == show_line(line_of(read_line(text).setup, state(text)))
    assert Seat(0) == state(text).talk.doubler  # type: ignore[union-attr]


def test_seat_that_order_tells_may_be_named_and_is_left_out() -> None:
    named = f"belote/ffb-coinche N:{PACK} N:2-3-3,W:80h,S:p -"

    assert f"belote/ffb-coinche N:{PACK} 2-3-3,80h,p -" == show_line(
        line_of(read_line(named).setup, state(named))
    )


def test_clockwise_tables_turn_from_north_to_east() -> None:
    line = read_line(f"belote/ffb-coinche;direction=clockwise E:{PACK} - -")

    assert Seat(1) == line.dealer


def test_tables_of_three_number_their_seats() -> None:
    assert Seat(2) == read_line(f"belote/three-32 3:{PACK} - -").dealer


@pytest.mark.parametrize("digit", ["7c", "7d"])
def test_digit_behind_an_announcement_begins_the_next_card(digit: str) -> None:
    line = read_line(f"{TAKEN} 9d+k{digit}")

    assert ["9d+k", digit] == [said.move for said in line.tricks[0]]


def test_carre_of_sevens_keeps_its_seven() -> None:
    assert ["7d+k7", "Jc"] == [said.move for said in read_line(f"{TAKEN} 7d+k7Jc").tricks[0]]


# what was carried


def test_pots_pending_and_forgiven_sides_come_back() -> None:
    carried = "540,320;deal=5;pots=B95-NS-80-0+B96-EW-20-60;pending=EW;forgiven=NS+EW"
    now = state(f"{TAKEN} - {carried}")

    assert 4 == now.match.scored
    assert [(0, (80, 0)), (1, (20, 60))] == [(pot.takers, pot.amounts) for pot in now.match.pots]
    assert ((1,), {0, 1}) == (now.match.pending, now.match.forgiven)
    assert show_line(line_of(read_line(f"{TAKEN} -").setup, now)).endswith(carried)


@pytest.mark.parametrize(
    "carried",
    ["deal=0", "deal=x", "pots=B95-NS-80", "pots=B97-NS-80-0", "pots=B95-N-80-0", "pending=N", "age=3"],
)
def test_what_cannot_be_carried_is_refused_by_name(carried: str) -> None:
    with pytest.raises(SetupError, match="totals: value"):
        state(f"{TAKEN} - 540,320;{carried}")


# endings


def test_ending_is_led_by_the_seat_that_is_named() -> None:
    assert ["8s", "As", "Qh"] == choices(f"{ENDING} 80s -")


def test_ending_holds_the_hands_in_rotation_from_the_leader() -> None:
    now = state(ENDING.replace("N:W", "N:S") + " 80s -")
    line = line_of(read_line(f"{ENDING} 80s -").setup, now)

    assert isinstance(line.deal, Hands)
    assert ["A8.Q..", "KT.A..", "Q.J.T.", "J9...9"] == [show_hand(hand.cards) for hand in line.deal.hands]
    assert Seat(2) == line.deal.leader


@pytest.mark.parametrize("calls", ["80s", "E:80s", "S:caph", "80s,x", "80s,x,xx", "E:80s,p,p,x", "90d,p,p,p"])
def test_ending_with_its_contract_and_cards_is_written_as_it_was_read(calls: str) -> None:
    text = f"{ENDING} {calls} AsKs"

    assert text == show_line(line_of(read_line(text).setup, state(text)))


def test_ending_is_over_after_its_last_card_and_has_no_score() -> None:
    over = state("belote/ffb-coinche N:W=A...,K...,Q...,J... 80s AsKsQsJs")

    assert Phase.OVER is over.phase
    assert ((), (0, 0)) == (over.match.results, over.match.totals)


def test_nothing_is_said_in_an_ending() -> None:
    """King and queen of trumps are in one hand, and nobody announces (B67, B76)."""
    assert ["Qh", "Kh", "Ah"] == choices("belote/ffb-coinche N:W=.AKQ..,.T98..,A..7.8,K..8.7 80h -")


def test_open_form_plays_endings_without_covered_cards() -> None:
    assert ["8s", "As"] == choices("belote/two-open 1:2=A8...,KT... s -")


def test_hand_that_nobody_knows_is_read_and_written() -> None:
    text = "belote/cardavia W:N=AKT.Q97.8.J,+8,A8..J.+5,+8 h -"

    assert text == show_line(read_line(text))


def test_hand_that_nobody_knows_cannot_be_played() -> None:
    with pytest.raises(SetupError, match=r"unknown-cards: value AKT.Q97.8.J \+8"):
        state("belote/cardavia W:N=AKT.Q97.8.J,+8,+8,+8 h -")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("belote/ffb-coinche N:W=A...,A...,Q...,J... 80s -", "each once"),
        ("belote/ffb-coinche N:W=A...,KT...,Q...,J... 80s -", "as many cards"),
        ("belote/ffb-coinche N:W=...,...,...,... 80s -", "as many cards"),
        ("belote/ffb-coinche N:W=6...,K...,Q...,J... 80s -", "cards of the pack"),
        ("belote/three-24 1:1=8...,K...,Q... s -", "cards of the pack"),
        (
            "belote/ffb-coinche N:W=AKQJT987.A..,.KQJT987.A.,..KQJT987.A,8...KQJT987 80s -",
            "as many cards for each, 1 to 8",
        ),
        ("belote/ffb-coinche N:W=A...,K...,Q...,J... - -", "no contract"),
        ("belote/ffb-coinche N:W=A...,K...,Q...,J... p -", "no contract"),
        ("belote/two-open 1:2=A...,K... - -", "no contract"),
        ("belote/two-open 1:2=A...,K... sa -", "no contract"),
        ("belote/two-open 1:2=AKQJT987.A..,.KQJT987..A8 s -", "1 to 8"),
    ],
)
def test_ending_that_cannot_be_is_refused_with_the_reason(line: str, fault: str) -> None:
    with pytest.raises(SetupError, match=re.escape(fault)):
        state(line)


@pytest.mark.parametrize(
    ("rule", "calls"),
    [
        ("B25", "80sa"),
        ("B31", "75s"),
        ("B30", "s"),
        ("B33", "80s,N:x"),
        ("own-bid", "80s,p,x"),
        ("not-now", "As"),
        ("B33", "x"),
    ],
)
def test_contract_against_the_rules_is_refused_with_the_rule(rule: str, calls: str) -> None:
    with pytest.raises(IllegalMove, match=rule):
        state(f"{ENDING} {calls} -")


# moves against the rules, and faults of form


def test_illegal_card_is_named_with_its_number_and_rule() -> None:
    with pytest.raises(IllegalMove, match=r"not-in-hand \(card 7c, move 7c, number 4\) B40"):
        state(f"{TAKEN} 7c")


@pytest.mark.parametrize("play", ["TcKcAc/Jc", "TcKcAcJc8s", "TcKcAcJc/8s/7c"])
def test_stroke_between_other_cards_than_tricks_is_refused(play: str) -> None:
    with pytest.raises(NotationError):
        state(f"{TAKEN} {play}")


def test_call_among_the_cards_is_refused() -> None:
    with pytest.raises(NotationError, match="calls before cards"):
        state(f"belote/ludiclub-classic E:{PACK} 2-3 (p)")


def test_move_after_the_end_of_the_deal_is_refused() -> None:
    passed = f"belote/ludiclub-classic E:{PACK} 2-3,p,p,p,p,p,p,p,p"

    assert Phase.CUT is state(f"{passed} -").phase
    with pytest.raises(NotationError, match="the deal is over"):
        state(f"{passed},cut16 -")


def test_pack_that_lacks_a_card_is_refused() -> None:
    with pytest.raises(IllegalMove, match="not-the-pack"):
        state(f"belote/ludiclub-classic E:{PACK.replace('Ks', '')} - -")


def test_pack_of_the_wrong_form_is_refused() -> None:
    with pytest.raises(IllegalMove, match="B2"):
        state(f"belote/three-24 1:{PACK} - -")


@pytest.mark.parametrize(
    "marked",
    [
        "|",
        "|nonsense",
        "a|:b c d",
        "belote/ffb-coinche |X:{7s} - -",
        "belote/ffb-coinche N:| - -",
        "belote/ffb-coinche N:{|7s8x} - -",
        "belote/ffb-coinche N:|N - -",
        "belote/ffb-coinche N:|Q=A...,K...,Q...,J... 80s -",
        "belote/ffb-coinche N:N=|A...,K...,Q... 80s -",
        "belote/ffb-coinche N:N=A...,|K..,Q...,J... 80s -",
        "belote/ffb-coinche N:N=A...,|AA...,Q...,J... 80s -",
        "belote/ffb-coinche N:N=+|x,+8,+8,+8 80s -",
        "belote/ffb-coinche N:{7s} p,|q -",
        "belote/ffb-coinche N:{7s} p,|Q:p -",
        "belote/ffb-coinche N:{7s} p,| -",
        "belote/ffb-coinche N:{7s} p Js|Q",
        "belote/ffb-coinche N:{7s} p Js/|/Qs",
        "belote/ffb-coinche N:{7s} p (|fly)",
        "belote/ffb-coinche N:{7s} p |(p",
        "belote/ffb-coinche N:{7s} p - |1",
        "belote/ffb-coinche N:{7s} p - |1,2,3",
        "belote/ffb-coinche N:{7s} p - |1,-2",
        "belote/ffb-coinche N:{7s} p - 1,2;|x",
        "belote/ffb-coinche N:{7s} p - 1,2 |3",
        "belote/ffb-coinche N:{7s} p|",
        "belote/ffb-coinche N:{7s} p  - |-",
    ],
)
def test_fault_is_told_at_its_place(marked: str) -> None:
    """The stroke shows where."""
    with pytest.raises(NotationError) as caught:
        read_line(marked.replace("|", ""))

    assert marked.index("|") == caught.value.at


def test_unknown_preset_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="preset-unknown: value belote/bistro"):
        read_line(f"belote/bistro N:{PACK} - -")


def test_very_long_text_is_refused() -> None:
    with pytest.raises(NotationError, match="at most 16000"):
        read_line("belote/ffb-coinche N:{7s} - " + "7s" * 8000)


def test_match_without_a_deal_has_no_line() -> None:
    setup = find("belote/ffb-coinche")

    with pytest.raises(SetupError, match="no-deal"):
        line_of(setup, setup.game.begin(setup.options, 4))


def test_pack_that_waits_to_be_cut_has_no_line() -> None:
    """It is not yet in dealing order (B7)."""
    setup = find("belote/ludiclub-classic")
    passed = state(f"belote/ludiclub-classic E:{PACK} 2-3,p,p,p,p,p,p,p,p -")

    with pytest.raises(SetupError, match="no-deal"):
        line_of(setup, passed)


def test_line_is_a_value() -> None:
    assert isinstance(read_line(f"{TAKEN} -"), Line)
    assert hash(read_line(f"{TAKEN} -").deal) == hash(read_line(f"{TAKEN} -").deal)
    assert CHANCE not in [said.seat for said in read_line(f"{TAKEN} -").bidding]
