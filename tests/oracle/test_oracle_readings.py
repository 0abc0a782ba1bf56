"""Two slow readings of the same rule agree, and the slow counts are those published with the position."""

from random import Random
from typing import Any

import pytest

from .belote_announcements import detect, detect_by_rule
from .belote_dealing import Dealt, bergere, complete, deal, exchange_seven, open_piles, pack, packets_allowed
from .belote_few import score_open, score_three
from .belote_options import cards, options_of
from .belote_perft import divide, perft
from .belote_play import Played, next_cards, play_deal

ENDING = [cards("QH JD TD QC"), cards("AS JS JH AD"), cards("7S TH 9H KD"), cards("9S 8S 8H 7H")]


@pytest.mark.parametrize(
    ("trump", "undertrump", "expected"),
    [
        ("H", "may", [28, 348, 1888, 1888]),
        ("H", "must", [20, 192, 928, 928]),
        ("SA", "may", [76, 1296, 10016, 10016]),
        ("TA", "may", [76, 1398, 12608, 12608]),
    ],
)
def test_the_ending_has_the_published_counts(trump: str, undertrump: str, expected: list[int]) -> None:
    options = options_of("ludiclub-classic", undertrump_opponent=undertrump)

    assert expected == [perft(ENDING, n, turn=0, trump=trump, options=options) for n in (4, 8, 12, 16)]


def test_the_count_by_first_card_adds_up() -> None:
    options = options_of("ludiclub-classic")

    parts = divide(ENDING, 8, turn=0, trump="H", options=options)
    assert {"QH", "JD", "TD", "QC"} == set(parts)
    assert 348 == sum(parts.values())


@pytest.mark.parametrize("trump", ["H", "SA", "TA"])
@pytest.mark.parametrize("split", [False, True])
def test_every_choice_and_the_words_of_the_rule_find_the_same(trump: str, split: bool) -> None:
    options = options_of("bistro-annonces", split_long_runs=split)
    source = Random(61)
    for _ in range(300):
        # a few ranks only, so that carrés and long runs are frequent
        some = [card for card in pack(options) if card[0] in "9TJQKA7"[: source.randint(3, 7)]]
        hand = source.sample(some, 8)

        expected = sorted(detect_by_rule(hand, trump=trump, options=options), key=repr)
        assert expected == sorted(detect(hand, trump=trump, options=options), key=repr), hand


def test_a_full_suit_is_split_only_where_that_is_allowed() -> None:
    hand = cards("7H 8H 9H TH JH QH KH AH")

    assert [100] == [each["value"] for each in detect(hand, trump="S", options=options_of("ffb-coinche"))]
    allowed = options_of("ffb-coinche", split_long_runs=True)
    assert [20, 100] == sorted(each["value"] for each in detect(hand, trump="S", options=allowed))


@pytest.mark.parametrize(
    ("changes", "held", "left"),
    [
        ({"players": 4}, [8, 8, 8, 8], 0),
        ({"players": 3}, [8, 8, 8], 0),
        ({"players": 3, "three_form": "32"}, [9, 9, 9], 5),
        ({"players": 2}, [9, 9], 13),
    ],
)
def test_a_completed_deal_leaves_the_cards_of_its_form(
    changes: dict[str, object], held: list[int], left: int
) -> None:
    options = options_of("pagat-classic", **changes)
    dealt = deal(pack(options), packets_allowed(options)[0], dealer=0, options=options)

    final = complete(dealt, dealer=0, taker=1, options=options)
    assert held == [len(hand) for hand in final.hands]
    assert left == len(final.stock)


def test_at_two_the_turned_card_stays_and_the_last_card_is_seen() -> None:
    options = options_of("pagat-classic", players=2)
    final = complete(
        deal(pack(options), [3, 3], dealer=0, options=options), dealer=0, taker=1, options=options
    )

    assert "JH" == final.turned
    assert "AC" == bergere(final)


def test_the_seven_of_trumps_fetches_the_turned_card() -> None:
    options = options_of("pagat-classic", players=2, seven_exchange=True)
    dealt = Dealt([["7H", "AS"], ["8H", "KS"]], "JH", [])

    swapped = exchange_seven(dealt, seat=0, trump="H", options=options)
    assert Dealt([["JH", "AS"], ["8H", "KS"]], "7H", []) == swapped
    assert None is exchange_seven(dealt, seat=1, trump="H", options=options)
    assert None is exchange_seven(dealt, seat=0, trump="S", options=options)
    assert None is exchange_seven(dealt, seat=0, trump="H", options=options | {"seven_exchange": False})


def test_an_open_deal_is_sixteen_tricks_and_all_points() -> None:
    options = options_of("pagat-classic", players=2, two_form="open", announcements=False)
    mixed = Random(121).sample(pack(options), 32)
    piles, trump = open_piles(mixed, dealer=0)
    exposed = [[upper for _lower, upper in own] for own in piles]
    beneath = {upper: lower for own in piles for lower, upper in own}

    def played(plays: list[str]) -> Played:
        return play_deal(exposed, plays, leader=1, trump=trump, options=options, beneath=beneath)

    plays: list[str] = []
    for _ in range(32):
        plays.append(next_cards(played(plays), trump=trump, options=options)[0])
    assert mixed[-1][1] == trump
    assert 16 == len(played(plays).winners)
    assert 162 == sum(played(plays).points.values())


def test_a_card_that_may_not_be_played_is_refused() -> None:
    hands = [cards("AS 7H"), cards("8S JH"), cards("9S KH"), cards("TS QH")]

    with pytest.raises(ValueError, match=r"JH by seat 1 .* expected one of \['8S'\]"):
        play_deal(hands, ["AS", "JH"], leader=0, trump="H", options=options_of("cardavia"))


def test_at_three_the_taker_must_beat_each_of_the_others() -> None:
    options = options_of("pagat-classic", players=3)
    deal = three({"0": 62, "1": 63, "2": 37}, {"0": 3, "1": 3, "2": 2})

    assert {"made": False, "score": {"0": 0, "1": 94, "2": 68}} == score_three(deal, options)


def test_at_three_the_odd_point_goes_to_more_trick_points() -> None:
    options = options_of("pagat-classic", players=3)
    deal = three({"0": 55, "1": 51, "2": 56}, {"0": 3, "1": 3, "2": 2})

    assert {"made": False, "score": {"0": 0, "1": 78, "2": 84}} == score_three(deal, options)


def test_at_three_equality_with_one_of_the_others_fails() -> None:
    options = options_of("pagat-classic", players=3)
    deal = three({"0": 60, "1": 60, "2": 42}, {"0": 3, "1": 3, "2": 2})

    assert {"made": False, "score": {"0": 0, "1": 90, "2": 72}} == score_three(deal, options)


@pytest.mark.parametrize(
    ("points", "tricks", "score"),
    [
        ({"0": 100, "1": 50, "2": 0}, {"0": 6, "1": 3, "2": 0}, {"0": 140, "1": 100, "2": 0}),
        ({"0": 150, "1": 0, "2": 0}, {"0": 9, "1": 0, "2": 0}, {"0": 240, "1": 0, "2": 0}),
    ],
)
def test_at_three_with_all_cards_a_player_without_trick_pays_the_others(
    points: dict[str, int], tricks: dict[str, int], score: dict[str, int]
) -> None:
    options = options_of("pagat-classic", players=3, three_form="32")

    assert {"made": True, "score": score} == score_three(three(points, tricks) | {"last_trick": "0"}, options)


def test_in_the_open_form_the_higher_total_wins_and_capot_is_fifty() -> None:
    options = options_of("pagat-classic", players=2, two_form="open", announcements=False)
    deal = {"trump": "H", "trick_points": {"0": 162, "1": 0}, "tricks_won": {"0": 16, "1": 0}}

    assert {"winner": "0", "score": {"0": 212, "1": 0}} == score_open(deal, options)


def three(points: dict[str, int], tricks: dict[str, int]) -> dict[str, Any]:
    """A deal at three that seat 0 took in hearts."""
    return {"taker_team": "0", "trump": "H", "trick_points": points, "tricks_won": tricks}
