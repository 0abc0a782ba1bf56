"""Belote and rebelote: who holds the pair, what may be said, what it brings (B75 to B77)."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import Seat, gather, read_card, read_hand, suit
from rebelote.games.belote.options import Options, presets
from rebelote.games.belote.play.claim import (
    Claim,
    after,
    automatic,
    belongs,
    credit,
    forgivable,
    pairs,
    points,
    words,
)

S, H, D, C, SA, TA = range(6)
DENOMINATIONS = {"S": S, "H": H, "D": D, "C": C, "SA": SA, "TA": TA}
VECTORS = json.loads((Path(__file__).parent / "vectors" / "belote.json").read_text())["vectors"]
PAIR = (read_card("Kh"), read_card("Qh"))
TWO_WORDS = Options(belote_declare="two_words")
FORMS = ("auto", "optional", "two_words", "two_words_strict")


def claimed(text: str) -> Claim:
    """A claim in hearts from what was said: `K:belote Q:`."""
    claim = Claim(Seat(0), H)
    for play in text.split():
        letter, word = play.split(":")
        claim = after(claim, read_card(f"{letter}h"), word)
    return claim


@pytest.mark.parametrize("vector", [pytest.param(v, id=v["id"]) for v in VECTORS if v["kind"] == "belote"])
def test_claims_bring_what_the_rulebook_vectors_say(vector: Any) -> None:
    options = replace(presets()[vector["preset"]].options, **vector.get("options", {}))
    told = vector["input"]
    hand = gather(map(read_card, told["hand"].split()))
    claims = [Claim(Seat(0), each) for each in pairs(hand, DENOMINATIONS[told["trump"]])]
    for text, word in told["plays"]:
        played = read_card(text)
        claims = [after(each, played, word) if suit(played) == each.suit else each for each in claims]
    noticed, used = told.get("noticed_before_count", False), told.get("tolerance_used", False)

    found = sum(
        points(each, options, forgiven=noticed and forgivable(each, options, used=used)) for each in claims
    )

    assert vector["expect"]["points"] == found


def test_only_the_trump_pair_counts() -> None:
    assert (H,) == pairs(read_hand("KQ.KQ.A.A87"), H)


def test_every_complete_pair_counts_at_tout_atout() -> None:
    assert (S, H, C) == pairs(read_hand("KQ.KQ.K.KQA"), TA)


def test_no_pair_counts_at_sans_atout() -> None:
    assert () == pairs(read_hand("KQ.KQ.KQ.KQ"), SA)


def test_pair_is_king_and_queen_of_the_suit() -> None:
    claim = Claim(Seat(0), H)

    assert [True, True, False, False] == [
        belongs(claim, read_card(each)) for each in ("Kh", "Qh", "Jh", "Ks")
    ]


def test_queen_is_first_only_before_the_king() -> None:
    assert claimed("Q: K:").queen_first
    assert not claimed("K: Q:").queen_first


def test_first_card_offers_belote_or_silence() -> None:
    assert ("belote", "") == words(Options(belote_declare="optional"), claimed(""), PAIR[0])


def test_second_card_offers_rebelote_after_belote() -> None:
    assert ("rebelote", "") == words(TWO_WORDS, claimed("K:belote"), PAIR[1])


def test_second_card_offers_silence_after_silence() -> None:
    assert ("",) == words(TWO_WORDS, claimed("K:"), PAIR[1])


def test_no_word_is_offered_when_the_engine_speaks() -> None:
    assert ("",) == words(Options(belote_declare="auto"), claimed(""), PAIR[0])


def test_no_word_is_offered_with_a_queen_that_forfeits() -> None:
    options = Options(belote_declare="optional", belote_order="king_first")

    assert ("",) == words(options, claimed(""), PAIR[1])
    assert ("belote", "") == words(options, claimed(""), PAIR[0])


def test_engine_says_both_words() -> None:
    options = Options(belote_declare="auto")

    assert "belote" == automatic(options, claimed(""), PAIR[1])
    assert "rebelote" == automatic(options, claimed("Q:belote"), PAIR[0])


def test_engine_is_silent_about_a_forfeited_pair() -> None:
    options = Options(belote_declare="auto", belote_order="king_first")

    assert "" == automatic(options, claimed(""), PAIR[1])
    assert "" == automatic(options, claimed("Q:"), PAIR[0])


def test_engine_leaves_the_words_to_players_elsewhere() -> None:
    assert "" == automatic(Options(belote_declare="optional"), claimed(""), PAIR[0])


@pytest.mark.parametrize(
    ("form", "said", "worth", "reason"),
    [
        ("auto", "K:belote Q:rebelote", 20, "counted"),
        ("auto", "", 0, "silent"),
        ("optional", "K:belote", 20, "counted"),
        ("optional", "Q:belote K:", 20, "counted"),
        ("optional", "K: Q:", 0, "silent"),
        ("two_words", "K:belote", 0, "one-word"),
        ("two_words", "K:belote Q:", 0, "one-word"),
        ("two_words", "K: Q:rebelote", 0, "one-word"),
        ("two_words", "K:belote Q:rebelote", 20, "counted"),
        ("two_words", "K: Q:", 0, "silent"),
        ("two_words_strict", "K:belote Q:", 0, "one-word"),
        ("two_words_strict", "K:belote Q:rebelote", 20, "counted"),
    ],
)
def test_each_form_asks_for_its_words(form: str, said: str, worth: int, reason: str) -> None:
    found = credit(claimed(said), Options(belote_declare=form), forgiven=False)

    assert (worth, reason, "B76") == (found.points, found.reason, found.rule)


def test_forgotten_rebelote_is_forgiven_with_a_reason() -> None:
    found = credit(claimed("K:belote Q:"), TWO_WORDS, forgiven=True)

    assert (20, "forgiven") == (found.points, found.reason)


def test_strict_form_forgives_nothing() -> None:
    strict = Options(belote_declare="two_words_strict")

    assert 0 == points(claimed("K:belote Q:"), strict, forgiven=True)
    assert not forgivable(claimed("K:belote Q:"), strict, used=False)


def test_tolerance_is_given_once() -> None:
    assert forgivable(claimed("K:belote Q:"), TWO_WORDS, used=False)
    assert not forgivable(claimed("K:belote Q:"), TWO_WORDS, used=True)


def test_forgotten_belote_is_not_forgiven() -> None:
    assert not forgivable(claimed("K: Q:"), TWO_WORDS, used=False)
    assert not forgivable(claimed("K:belote"), TWO_WORDS, used=False)


@pytest.mark.parametrize("form", FORMS)
def test_queen_first_forfeits_in_every_form(form: str) -> None:
    options = Options(belote_declare=form, belote_order="king_first")

    found = credit(claimed("Q:belote K:rebelote"), options, forgiven=True)

    assert (0, "queen-first") == (found.points, found.reason)


@given(form=st.sampled_from(FORMS), order=st.sampled_from(["any", "king_first"]), reverse=st.booleans())
def test_first_word_offered_each_time_brings_the_points_unless_forfeited(
    form: str, order: str, reverse: bool
) -> None:
    options = Options(belote_declare=form, belote_order=order)
    claim = Claim(Seat(0), H)
    for played in reversed(PAIR) if reverse else PAIR:
        claim = after(claim, played, automatic(options, claim, played) or words(options, claim, played)[0])

    assert (0 if reverse and order == "king_first" else 20) == points(claim, options, forgiven=False)
