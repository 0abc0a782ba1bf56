"""Orders and duties of belote, and the rulebook's vectors about the play of cards."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import PACK_32, CardSet, cards_of, gather, read_card, read_hand, show_hand
from rebelote.games.belote.kernel import begin_play, choices, play, worth
from rebelote.games.belote.options import Options, presets
from rebelote.games.belote.order import (
    DENOMINATIONS,
    ORDERS,
    SA,
    TA,
    Order,
    cards_of_strengths,
    duties,
    strengths_of,
)
from rebelote.kernels.tricks import legal, takes

VECTORS = json.loads((Path(__file__).parent / "vectors" / "belote.json").read_text())["vectors"]
HEARTS = 1

Vector = dict[str, Any]


def of_kind(kind: str) -> pytest.MarkDecorator:
    """The vectors of a kind, one test each."""
    return pytest.mark.parametrize(
        "vector", [pytest.param(v, id=v["id"]) for v in VECTORS if v["kind"] == kind]
    )


def rules(vector: Vector) -> tuple[Order, int, Options]:
    """The order, the duties and the options of a vector."""
    options = replace(presets()[vector["preset"]].options, **vector.get("options", {}))
    denomination = DENOMINATIONS.index(vector["input"]["trump"].lower())
    return ORDERS[denomination], duties(denomination, options), options


def cards(text: str) -> CardSet:
    """The cards of a text with spaces."""
    return gather(map(read_card, text.split()))


def laid(text: str, order: Order, demand: int) -> tuple[int, int, int]:
    """The class led, the strength that holds and its seat, of a trick such as `0:AS 1:TS`."""
    led, best, holder = -1, 0, -1
    for entry in text.split():
        seat, strength = int(entry[0]), order.strengths[read_card(entry[2:])]
        if led < 0:
            led, best, holder = strength >> 4, strength, seat
        elif takes(strength, best, demand):
            best, holder = strength, seat
    return led, best, holder


@of_kind("legal")
def test_legal_cards_are_those_of_the_rulebook(vector: Vector) -> None:
    """Sections B41 to B52, every option of the play."""
    order, demand, options = rules(vector)
    given_ = vector["input"]
    led, best, holder = laid(given_["trick"], order, demand)
    partner_holds = options.players == 4 and holder == given_["seat"] ^ 2
    hand = strengths_of(cards(given_["hand"]), order)

    expected = show_hand(cards(" ".join(vector["expect"]["legal"])))
    assert expected == show_hand(cards_of_strengths(legal(hand, led, best, partner_holds, demand), order))


@of_kind("winner")
def test_a_trick_goes_to_the_seat_of_the_rulebook_for_its_points(vector: Vector) -> None:
    """B40 and the tables of B9, B81 to B83."""
    order, demand, _ = rules(vector)
    trick = vector["input"]["trick"]
    strengths = strengths_of(cards(" ".join(entry[2:] for entry in trick.split())), order)

    assert vector["expect"]["winner"] == laid(trick, order, demand)[2]
    assert vector["expect"]["points"] == worth(strengths, demand)


@of_kind("deck")
def test_the_pack_is_worth_what_the_rulebook_says(vector: Vector) -> None:
    """Without the last trick (B80-B83)."""
    order, demand, _ = rules(vector)

    assert vector["expect"]["total"] == worth(strengths_of(gather(PACK_32), order), demand)


@of_kind("trace")
def test_a_whole_deal_goes_as_in_the_rulebook(vector: Vector) -> None:
    """The legal cards before each of the 32 plays, the winners of the tricks, the points by side."""
    order, demand, _ = rules(vector)
    given_, expect = vector["input"], vector["expect"]
    a, b, c, d = (strengths_of(cards(given_["hands"][seat]), order) for seat in "0123")
    p = begin_play((a, b, c, d), (given_["dealer"] + 1) % 4, 4, demand)
    able, winners = [], []
    for text in given_["plays"].split():
        able.append(show_hand(cards_of_strengths(choices(p), order)))
        p = play(p, order.strengths[read_card(text)])
        if p.tricks.led < 0:
            winners.append(p.tricks.turn)

    assert [show_hand(cards(each)) for each in expect["legal"]] == able
    assert expect["winners"] == winners
    assert (expect["points"]["02"], expect["points"]["13"], 0) == p.points


def test_the_file_of_vectors_has_all_kinds_about_play() -> None:
    """So that none of the tests above can be without a case."""
    kinds = [vector["kind"] for vector in VECTORS]

    assert [37, 6, 4, 5] == [kinds.count(kind) for kind in ("legal", "winner", "deck", "trace")]


@given(st.sets(st.sampled_from(PACK_32)).map(gather), st.sampled_from(ORDERS))
def test_cards_and_strengths_are_exchanged_without_loss(hand: CardSet, order: Order) -> None:
    """There and back, for every hand in every denomination."""
    assert hand == cards_of_strengths(strengths_of(hand, order), order)


@pytest.mark.parametrize(
    ("denomination", "trumps"), [(0, {0}), (HEARTS, {1}), (SA, set()), (TA, {0, 1, 2, 3})]
)
def test_suits_stand_in_the_order_of_trumps_or_of_plain_suits(denomination: int, trumps: set[int]) -> None:
    """The strongest card is written first (B9)."""
    order = ORDERS[denomination]
    suits = [read_hand("." * suit + "AKQJT987" + "." * (3 - suit)) for suit in range(4)]
    ranked = [sorted(cards_of(suit), key=lambda card: -order.strengths[card]) for suit in suits]
    shown = ["".join("..23456789TJQKA"[card & 15] for card in suit) for suit in ranked]

    assert ["J9ATKQ87" if suit in trumps else "ATKQJ987" for suit in range(4)] == shown


def test_cards_outside_the_pack_have_no_strength() -> None:
    """There is no six in belote, nor a card number 0."""
    assert [-1, -1] == [ORDERS[SA].strengths[read_card("6h")], ORDERS[SA].strengths[0]]
    assert -1 == ORDERS[SA].cards[8]


def shown_choices(hands: str, plays: str, denomination: int, **options: Any) -> str:
    """What the next seat may play after some cards; seat 0 leads."""
    order = ORDERS[denomination]
    a, b, c, d = (strengths_of(read_hand(hand), order) for hand in hands.split("/"))
    p = begin_play((a, b, c, d), 0, 4, duties(denomination, replace(Options(), **options)))
    for text in plays.split():
        p = play(p, order.strengths[read_card(text)])
    return show_hand(cards_of_strengths(choices(p), order))


def test_a_trump_lead_asks_for_more_even_of_the_partner() -> None:
    """The option `rise_on_trump_lead` (B42)."""
    hands, plays = ".T../.7../9.AK8../.Q..", "Th 7h"

    assert ".A.." == shown_choices(hands, plays, HEARTS, rise_on_trump_lead="always")
    assert ".AK8.." == shown_choices(hands, plays, HEARTS, rise_on_trump_lead="not_over_partner")


def test_a_partner_who_holds_so_any_card_may_be_played() -> None:
    """The option `partner_exemption` on a plain card (B46)."""
    hands, plays = "A.../7.../.98.T./8...", "As 7s"

    assert ".98.T." == shown_choices(hands, plays, HEARTS, partner_exemption="any")
    assert ".98.T." == shown_choices(hands, plays, HEARTS, partner_exemption="plain_only")
    assert ".98.." == shown_choices(hands, plays, HEARTS, partner_exemption="none")


def test_a_partner_who_ruffed_frees_where_the_exemption_is_whole() -> None:
    """The option `partner_exemption` on a trump (B47)."""
    hands, plays = "A.../.A../7.../.98.T.", "As Ah 7s"

    assert ".98.T." == shown_choices(hands, plays, HEARTS, partner_exemption="any")
    assert ".9.." == shown_choices(hands, plays, HEARTS, partner_exemption="plain_only")


@pytest.mark.parametrize(
    ("partner_ruff", "mixed", "weak", "trumps"),
    [
        ("free", ".98.T.", ".87.T.", ".98.."),
        ("if_cannot_over", ".9.T.", ".87.T.", ".9.."),
        ("all_trumps_only", ".9.T.", ".87.T.", ".98.."),
        ("pisse_if_cannot_over", ".9.T.", ".87..", ".9.."),
    ],
)
def test_a_trump_on_the_partners_ruff(partner_ruff: str, mixed: str, weak: str, trumps: str) -> None:
    """Every value of `partner_ruff`, for the three columns of the table of B47."""
    before, plays = "A.../.A../7.../", "As Ah 7s"

    assert mixed == shown_choices(before + ".98.T.", plays, HEARTS, partner_ruff=partner_ruff)
    assert weak == shown_choices(before + ".87.T.", plays, HEARTS, partner_ruff=partner_ruff)
    assert trumps == shown_choices(before + ".98..", plays, HEARTS, partner_ruff=partner_ruff)


def test_undertrumping_an_opponent_is_owed_or_not() -> None:
    """The option `undertrump_opponent` (B45)."""
    hands, plays = "A.../.A../.87.T./8...", "As Ah"

    assert ".87.." == shown_choices(hands, plays, HEARTS, undertrump_opponent="must")
    assert ".87.T." == shown_choices(hands, plays, HEARTS, undertrump_opponent="may")


def test_tout_atout_asks_for_more_even_of_the_partner() -> None:
    """The option `ta_rise` (B50)."""
    hands, plays = "A.../7.../98.../Q...", "As 7s"

    assert "9..." == shown_choices(hands, plays, TA, ta_rise="always")
    assert "98..." == shown_choices(hands, plays, TA, ta_rise="not_over_partner")


def test_sans_atout_asks_to_follow_and_no_more() -> None:
    """No duty to beat, and none to ruff (B49)."""
    assert "98..." == shown_choices("7.../98.A../T.../J...", "7s", SA)
    assert ".A.8." == shown_choices("7.../.A.8./T.../J...", "7s", SA)


@pytest.mark.parametrize(
    ("denomination", "table", "points"),
    [
        (HEARTS, "scaled", [2 + 20, 0 + 14, 11, 10, 3]),
        (SA, "scaled", [2 + 2, 0, 19, 10, 3]),
        (TA, "scaled", [20 + 20, 14 + 14, 11, 10, 3]),
        (TA, "ffb", [13 + 13, 9 + 9, 6, 5, 2]),
        (TA, "alt14", [14 + 14, 9 + 9, 6, 5, 1]),
    ],
)
def test_cards_are_worth_what_their_table_says(denomination: int, table: str, points: list[int]) -> None:
    """Jacks and nines of spades and hearts, then the ace, ten and queen of spades (B9, B81-B83)."""
    order, demand = ORDERS[denomination], duties(denomination, replace(Options(), ta_points=table))
    hands = ("J.J..", "9.9..", "A...", "T...", "Q...")

    assert points == [worth(strengths_of(read_hand(hand), order), demand) for hand in hands]
