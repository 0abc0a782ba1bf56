"""Announcements: detection, declaring, comparison and false announcements (B60 to B71)."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rebelote.cards import (
    RANKS,
    CardSet,
    Seat,
    cards_of,
    gather,
    read_card,
    read_hand,
    show_cards,
)
from rebelote.games.belote.options import Options, presets
from rebelote.games.belote.play.announcements import (
    Announcement,
    Spoken,
    compare,
    detect,
    false_announcement_marks,
    offered,
    show_declared,
    spoken,
    value,
)

S, H, D, C, SA, TA = range(6)
KINDS = {3: "tierce", 4: "cinquante", 5: "cent"}
DENOMINATIONS = {"S": S, "H": H, "D": D, "C": C, "SA": SA, "TA": TA}
VECTORS = json.loads((Path(__file__).parent / "vectors" / "belote.json").read_text())["vectors"]


def vectors(kind: str) -> list[Any]:
    return [pytest.param(each, id=each["id"]) for each in VECTORS if each["kind"] == kind]


def options_of(vector: Any) -> Options:
    return replace(presets()[vector["preset"]].options, **vector.get("options", {}))


def read_announcement(entry: Any) -> Announcement:
    if entry["kind"] == "carre":
        return Announcement("carre", rank_of(entry["rank"]), -1)
    return Announcement(KINDS[entry["len"]], rank_of(entry["top"]), "SHDC".index(entry["suit"]))


def rank_of(letter: str) -> int:
    return RANKS.index(letter) + 2


def hand_of(text: str) -> CardSet:
    return gather(map(read_card, text.split()))


def tierce(top: str, suit: int) -> Announcement:
    return Announcement("tierce", rank_of(top), suit)


def carre(rank: str) -> Announcement:
    return Announcement("carre", rank_of(rank), -1)


def shown(declared: tuple[Announcement, ...]) -> str:
    return " ".join(show_cards(cards_of(each.cards)) for each in declared)


@pytest.mark.parametrize("vector", vectors("detect"))
def test_hands_announce_what_the_rulebook_vectors_say(vector: Any) -> None:
    denomination = DENOMINATIONS[vector["input"]["trump"]]
    expected = {(read_announcement(each), each["value"]) for each in vector["expect"]["announcements"]}

    found = detect(hand_of(vector["input"]["hand"]), denomination, options_of(vector))

    assert len(expected) == len(found)
    assert expected == {(each, value(each, denomination)) for each in found}


@pytest.mark.parametrize("vector", vectors("resolve"))
def test_sides_score_what_the_rulebook_vectors_say(vector: Any) -> None:
    options, given_ = options_of(vector), vector["input"]
    denomination = DENOMINATIONS[given_["trump"]]
    if "hands" in given_:
        declared = tuple(detect(hand_of(given_["hands"][str(s)]), denomination, options) for s in range(4))
    else:
        rows = given_["declared"]
        declared = tuple(tuple(map(read_announcement, rows.get(str(seat), []))) for seat in range(4))
    expected = vector["expect"]

    found = compare(declared, given_["dealer"], denomination, options)

    assert (expected["points"]["02"], expected["points"]["13"]) == found.points
    assert (expected["winner"] == "tie") == found.tie
    assert {"02": 0, "13": 1}.get(expected["winner"]) == found.winner


def test_nothing_is_announced_where_announcements_are_not_played() -> None:
    assert () == detect(read_hand("AKQ.A87.98."), S, Options(announcements=False))


def test_best_announcement_is_listed_first() -> None:
    found = detect(read_hand("QJT.KQJT..A"), S, Options())

    assert "ThJhQhKh TsJsQs" == shown(found)


def test_trump_tierce_is_listed_before_its_equal() -> None:
    assert (tierce("K", H), tierce("K", S)) == detect(read_hand("KQJ.KQJ.A9."), H, Options())


def test_carres_are_ranked_anew_at_sans_atout() -> None:
    hand = read_hand("JT.JT.JT.JT")

    assert (carre("J"), carre("T")) == detect(hand, TA, Options())
    assert (carre("T"), carre("J")) == detect(hand, SA, Options())


def test_carre_of_sevens_leaves_the_tierce_beneath() -> None:
    """Who keeps silent about his sevens may still announce the sequence (B71)."""
    hand = read_hand("987.7A.7A.7")

    assert "+t+k7" == show_declared(detect(hand, S, Options(carre7_annuls=True)))
    assert "+t" == show_declared(detect(hand, S, Options()))


def test_pack_without_sevens_and_eights_has_sequences_from_nine() -> None:
    assert "ThJhQhKhAh 9cTcJc" == shown(detect(read_hand(".AKQJT..JT9"), S, Options()))


def test_full_declaration_is_offered_first_and_silence_last() -> None:
    choices = offered(read_hand("KQJT.987..K"), S, Options())

    assert ["+q+t", "+q", "+t", ""] == [show_declared(each) for each in choices]


def test_naming_one_of_two_tierces_means_the_better() -> None:
    choices = offered(read_hand("987.AKQ..A8"), S, Options())

    assert ((tierce("A", H), tierce("9", S)), (tierce("A", H),), ()) == choices


def test_hand_without_announcement_offers_silence_only() -> None:
    assert ((),) == offered(read_hand("A87.T7.KQ.J"), S, Options())


@pytest.mark.parametrize(
    ("announcement", "text"),
    [
        (tierce("A", S), "+t"),
        (Announcement("cinquante", 14, S), "+q"),
        (Announcement("cent", 14, S), "+c"),
        (carre("J"), "+k"),
        (carre("7"), "+k7"),
    ],
)
def test_declarations_name_kinds_only(announcement: Announcement, text: str) -> None:
    assert text == show_declared((announcement,))


@pytest.mark.parametrize(
    ("rank", "at_suit", "at_sans_atout"),
    [
        ("J", 200, 100),
        ("9", 150, 100),
        ("A", 100, 200),
        ("T", 100, 150),
        ("K", 100, 100),
        ("7", 0, 0),
        ("8", 0, 0),
    ],
)
def test_carres_have_their_values(rank: str, at_suit: int, at_sans_atout: int) -> None:
    assert at_suit == value(carre(rank), H)
    assert at_suit == value(carre(rank), TA)
    assert at_sans_atout == value(carre(rank), SA)


def test_each_ruling_names_its_rule() -> None:
    """The winners' lesser tierce counts, the losers' better one falls with its side (B66)."""
    cinquante = Announcement("cinquante", 14, C)
    declared = ((tierce("A", S), tierce("Q", D)), (cinquante,), (), (tierce("T", H),))

    found = compare(declared, 3, H, Options())

    assert [
        (0, False, "beaten", "B64"),
        (0, False, "beaten", "B66"),
        (1, True, "best-side", "B66"),
        (3, True, "best-side", "B66"),
    ] == [(each.seat, each.counts, each.reason, each.rule) for each in found.rulings]
    assert (tierce("A", S), cinquante) == found.best
    assert (0, 70) == found.points


def test_equal_height_beaten_by_trump_names_the_rule_of_ties() -> None:
    found = compare(((tierce("K", S),), (tierce("K", H),), (), ()), 3, H, Options())

    assert ("beaten", "B65") == (found.rulings[0].reason, found.rulings[0].rule)


def test_perfect_equality_ties_the_lesser_ones_too() -> None:
    declared = ((tierce("K", S),), (tierce("K", D),), (tierce("9", C),), ())

    found = compare(declared, 3, H, Options(announce_tie="none"))

    assert [("tied", "B65")] * 3 == [(each.reason, each.rule) for each in found.rulings]
    assert (None, True) == (found.winner, found.tie)


def test_no_announcement_is_no_tie() -> None:
    found = compare(((), (), (), ()), 0, H, Options())

    assert (None, False, (0, 0), (None, None)) == (found.winner, found.tie, found.points, found.best)


def test_partners_who_are_equal_do_not_tie() -> None:
    found = compare(((tierce("K", S),), (), (tierce("K", D),), ()), 3, H, Options(announce_tie="none"))

    assert (0, False, (40, 0)) == (found.winner, found.tie, found.points)


def test_carre_of_sevens_never_wins() -> None:
    found = compare(((carre("7"),), (tierce("9", D),), (), ()), 3, H, Options(carre7_annuls=True))

    assert (1, (0, 20)) == (found.winner, found.points)
    assert ("annuls", "B71") == (found.rulings[0].reason, found.rulings[0].rule)


def test_three_players_are_three_sides() -> None:
    declared = ((tierce("Q", S),), (tierce("K", D),), (tierce("9", C), tierce("Q", C)))

    found = compare(declared, 0, H, Options(players=3))

    assert (1, (0, 20, 0)) == (found.winner, found.points)


def test_first_of_two_players_after_the_dealer_wins_equality() -> None:
    found = compare(
        ((tierce("Q", S),), (tierce("Q", D),)), 0, H, Options(players=2, announce_tie="first_in_rotation")
    )

    assert (1, False, (0, 20)) == (found.winner, found.tie, found.points)
    assert ("beaten", "B65") == (found.rulings[0].reason, found.rulings[0].rule)


def test_nothing_is_said_when_kinds_differ() -> None:
    assert () == spoken(((Announcement("cinquante", 10, C),), (tierce("A", S),), (), ()), 3, H)


def test_nothing_is_said_between_partners() -> None:
    assert () == spoken(((tierce("A", S),), (), (tierce("Q", D),), ()), 3, H)


def test_lower_answer_is_good_and_hides_its_height() -> None:
    declared = ((tierce("K", S),), (tierce("9", D),), (), ())

    assert (Spoken(Seat(0), "height", 13), Spoken(Seat(1), "good")) == spoken(declared, 3, H)


def test_higher_answer_states_its_height() -> None:
    declared = ((tierce("9", S),), (tierce("K", D),), (), ())

    assert (Spoken(Seat(0), "height", 9), Spoken(Seat(1), "height", 13)) == spoken(declared, 3, H)


def test_first_announcer_sits_after_the_dealer() -> None:
    declared = ((tierce("9", S),), (tierce("K", D),), (), ())

    assert (Spoken(Seat(1), "height", 13), Spoken(Seat(0), "good")) == spoken(declared, 0, H)


def test_trump_is_said_at_equal_height_only() -> None:
    equal = ((tierce("K", S),), (tierce("K", H),), (), ())
    lower = ((tierce("K", S),), (tierce("Q", H),), (), ())

    assert Spoken(Seat(1), "trump") == spoken(equal, 3, H)[-1]
    assert Spoken(Seat(1), "good") == spoken(lower, 3, H)[-1]


def test_partner_of_the_side_ahead_keeps_silent() -> None:
    declared = ((tierce("K", S),), (tierce("9", D),), (tierce("A", C),), ())

    assert (Spoken(Seat(0), "height", 13), Spoken(Seat(1), "good")) == spoken(declared, 3, H)


def test_partner_speaks_when_his_side_has_been_passed() -> None:
    declared = ((tierce("9", S),), (tierce("K", D),), (tierce("A", C),), ())

    assert Spoken(Seat(2), "height", 14) == spoken(declared, 3, H)[-1]


def test_carres_are_compared_in_their_own_order() -> None:
    declared = ((carre("A"),), (carre("9"),), (), ())

    assert (Spoken(Seat(0), "height", 14), Spoken(Seat(1), "height", 9)) == spoken(declared, 3, H)
    assert (Spoken(Seat(0), "height", 14), Spoken(Seat(1), "good")) == spoken(declared, 3, SA)


def test_false_announcement_costs_what_the_player_announced() -> None:
    own, side = (tierce("A", S),), (tierce("A", S), carre("J"))

    found = false_announcement_marks(own, side, H, Options(false_announcement="player_points"))

    assert (20, "player_points", "B70") == (found.points, found.basis, found.rule)


def test_false_announcement_costs_what_the_side_announced() -> None:
    own, side = (tierce("A", S),), (tierce("A", S), carre("J"))

    found = false_announcement_marks(own, side, H, Options(false_announcement="team_points"))

    assert (220, "team_points") == (found.points, found.basis)
