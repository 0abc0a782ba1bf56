"""Rommé: vectors, turns, the stock that runs out, scores, and what each seat sees."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import PACK_52, Card, Seat, gather, read_cards, show_card, show_cards
from rebelote.engine import CHANCE, SetupError, shuffled
from rebelote.engine.conformance import Thoroughness, inspect
from rebelote.engine.errors import NotationError
from rebelote.engine.options import changed
from rebelote.engine.vectors import compare, read_vector
from rebelote.games.rammi import GAME
from rebelote.games.rammi.moves import LayOff, row
from rebelote.games.rammi.options import Options, presets
from rebelote.games.rammi.scoring.score import score, winners
from rebelote.games.rammi.state import Laid, Match, Phase, State, Table, Turn
from rebelote.games.rammi.turn.melding import additions, melds_of
from rebelote.kernels.melds import is_meld
from rebelote.locale import LANGUAGES, catalogue

VECTORS = json.loads((Path(__file__).parent / "vectors/bistro-rammi.json").read_text())["vectors"]
BISTRO = Options()
ONE, OTHER = Seat(0), Seat(1)
SOME_CARDS = st.lists(st.sampled_from(PACK_52), min_size=3, max_size=12, unique=True)


def cards(text: str) -> int:
    return int(gather(read_cards(text)))


def table(
    hand: str,
    pile: str = "Jd",
    stock: str = "9s",
    melds: str = "",
    options: Options = BISTRO,
    other: str = "2h",
) -> State:
    """Seat 0 on turn at a table of two, with melds that seat 1 has laid; blanks between melds."""
    laid = tuple(Laid(cards(each), tuple((card, 1) for card in read_cards(each))) for each in melds.split())
    dealt = Table(
        (cards(hand), cards(other)),
        read_cards(stock),
        read_cards(pile),
        Turn(0),
        (0, 0),
        laid,
        frozenset((1,)),
    )
    return State(options, Match((0, 0), dealer=1), Phase.TURN, dealt)


def barred(state: State) -> dict[str, str]:
    """What the seat on turn could think of and may not do, with the number of the rule."""
    return {each.move: each.refusal.rule for each in GAME.view(state, ONE).greyed}


def after(state: State, moves: str) -> State:
    """The match after some moves, each made by the seat that is due."""
    for text in moves.split():
        state = GAME.step(state, min(GAME.due(state)), GAME.read(text)).state
    return state


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The code and the rule of a refusal: `dead-end R15`."""
    asked = min(GAME.due(state)) if seat is None else Seat(seat)
    refusal = GAME.why(state, asked, GAME.read(text))
    return "" if refusal is None else f"{refusal.code} {refusal.rule}".strip()


def offered(state: State) -> str:
    """The moves of the seat that is due."""
    return " ".join(map(GAME.show, GAME.moves(state, min(GAME.due(state)))))


def held(state: State, seat: int) -> str:
    """The cards of a hand."""
    assert state.table is not None
    return show_cards(row(state.table.hands[seat]))


@pytest.mark.parametrize("raw", VECTORS, ids=lambda raw: raw["id"])
def test_vector_is_answered_as_it_expects(raw: dict[str, Any]) -> None:
    vector = read_vector(raw, 1)

    assert [] == list(compare(vector.expect, GAME.kinds()[vector.kind](vector)))


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("rm_deal", {"players": 7}),
        ("rm_deal", {"players": "two"}),
        ("rm_meld", {"cards": ["4S", "4S", "6S"]}),
        ("rm_score", {"winner": 1}),
        ("rm_end", {"totals": [-1, 2]}),
        ("rm_block", {"events": ["sleep"]}),
        ("rm_turn", {"actions": [["sleep"]]}),
        ("rm_turn", {"actions": [["layoff", ["8C"], -1]]}),
        ("view", {"phase": "another"}),
    ],
)
def test_vector_that_makes_no_sense_is_named(kind: str, changes: dict[str, Any]) -> None:
    raw = next(each for each in VECTORS if each["kind"] == kind)
    vector = read_vector(raw | {"inputs": raw["inputs"] | changes}, 1)

    with pytest.raises(ValueError, match=r"\w"):
        GAME.kinds()[kind](vector)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_match_keeps_every_invariant(seats: int) -> None:
    options = changed(BISTRO, {"target": 1})
    report, _ = inspect(
        GAME, options, seats, random.Random(seats), Thoroughness(everyone=False, twin_every=12)
    )

    assert [] == report.findings


@pytest.mark.parametrize(
    "changes",
    [
        {"recycle_shuffle": True},
        {"recycle_shuffle": True, "exhaustion": "immediate", "recycle_keep_top": True},
        {"recycle_keep_top": True, "block": None},
        {"block": "once", "melds_per_turn": "unlimited"},
        {"ace": "low_or_high", "final_discard": "required", "rummy_bonus": "double"},
        {"layoff_requires_own_meld": True, "final_discard": "required"},
    ],
)
def test_random_match_of_a_variant_keeps_every_invariant(changes: dict[str, Any]) -> None:
    options = changed(BISTRO, changes | {"target": 1})
    report, _ = inspect(GAME, options, 3, random.Random(7), Thoroughness(everyone=False, twin_every=12))

    assert [] == report.findings


@pytest.mark.slow
@pytest.mark.parametrize("preset", presets())
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_match_under_every_eye_keeps_every_invariant(preset: str, seats: int) -> None:
    report, _ = inspect(
        GAME, presets()[preset].options, seats, random.Random(f"{preset}{seats}"), Thoroughness(twin_every=4)
    )

    assert [] == report.findings


@given(SOME_CARDS, st.booleans())
def test_melds_of_a_hand_are_all_its_subsets_that_are_melds(drawn: list[Card], high_ace: bool) -> None:
    hand = int(gather(drawn))
    subset, slow = hand, set()
    while subset:
        if is_meld(subset, high_ace):
            slow.add(subset)
        subset = (subset - 1) & hand

    found = list(melds_of(hand, high_ace))
    assert slow == set(found)
    assert len(set(found)) == len(found)


@given(SOME_CARDS, st.booleans(), st.data())
def test_additions_are_all_subsets_that_make_a_meld_again(
    drawn: list[Card], high_ace: bool, data: Any
) -> None:
    low = data.draw(st.integers(2, 11))
    meld = int(gather(Card(16 + rank) for rank in range(low, low + 3)))
    if data.draw(st.booleans()):
        meld = int(gather(Card(16 * suit + low) for suit in range(3)))
    hand = int(gather(drawn)) & ~meld
    subset, slow = hand, set()
    while subset:
        if is_meld(meld | subset, high_ace):
            slow.add(subset)
        subset = (subset - 1) & hand

    found = list(additions(hand, meld, high_ace))
    assert slow == set(found)
    assert len(set(found)) == len(found)


@given(st.randoms(use_true_random=False), st.sampled_from(list(presets())))
def test_every_offered_move_reads_back(source: random.Random, preset: str) -> None:
    state = GAME.begin(presets()[preset].options, 2)
    for _ in range(60):
        actors = GAME.actors(state)
        if CHANCE in actors:
            state = GAME.step(state, CHANCE, GAME.chance(state, source)).state
            continue
        moves = GAME.moves(state, (seat := min(actors)))
        assert list(moves) == [GAME.read(GAME.show(move)) for move in moves]
        state = GAME.step(state, seat, moves[source.randrange(len(moves))]).state


def test_turn_begins_with_a_draw() -> None:
    state = table("Kd2c")

    assert "S D" == offered(state)
    assert "must-draw-first R9" == refused(state, "XKd")
    assert "not-your-turn R5" == refused(state, "S", OTHER)


def test_one_card_is_drawn() -> None:
    state = after(table("Kd2c"), "S")

    assert "already-drawn R9" == refused(state, "D")
    assert "9sKd2c" == held(state, 0)


def test_card_taken_from_the_pile_does_not_go_back() -> None:
    state = after(table("Kd2c"), "D")

    assert "cannot-return-taken-card R14" == refused(state, "XJd")
    assert {"XJd": "R14"} == barred(state)


def test_meld_that_leaves_only_the_taken_card_is_a_dead_end() -> None:
    state = after(table("8s8h8d", pile="Kc"), "D")

    assert "dead-end R15" == refused(state, "M8s8h8d")


def test_taken_card_that_can_be_laid_off_is_no_dead_end() -> None:
    state = after(table("8s8h8d", pile="Kc", melds="KsKhKd"), "D M8s8h8d A1Kc")

    assert 1 == state.match.scored


def test_last_card_must_be_discarded_where_the_table_says_so() -> None:
    options = changed(BISTRO, {"final_discard": "required"})
    state = after(table("8s8h8d", pile="Kc", melds="KsKhKd", options=options), "D")

    assert "dead-end R15" == refused(state, "M8s8h8d")
    assert "must-keep-discard R16" == refused(
        after(table("8s8h", stock="8d", options=options), "S"), "M8s8h8d"
    )


def test_lay_off_needs_an_own_meld_where_the_table_says_so() -> None:
    options = changed(BISTRO, {"layoff_requires_own_meld": True})
    state = after(table("3cKd2c", melds="4c5c6c", options=options), "S")

    assert "own-meld-first R13" == refused(state, "A13c")
    assert "" == refused(after(table("3cKd2c", melds="4c5c6c"), "S"), "A13c")


def test_meld_that_is_not_there_is_refused() -> None:
    assert "no-such-meld R11" == refused(after(table("3cKd2c", melds="4c5c6c"), "S"), "A23c")


def test_second_meld_waits_for_the_next_turn_unless_the_table_says_otherwise() -> None:
    hand = "KdKsKh2h3h4h9d7d"
    unlimited = changed(BISTRO, {"melds_per_turn": "unlimited"})

    assert "one-meld-per-turn R10" == refused(after(table(hand, other="2c"), "S MKsKhKd"), "M2h3h4h")
    assert "" == refused(after(table(hand, other="2c", options=unlimited), "S MKsKhKd"), "M2h3h4h")


def test_meld_that_may_not_be_laid_is_told_with_its_rule() -> None:
    """One in a turn (R10), no dead end (R15), a card for the discard (R16)."""
    required = changed(BISTRO, {"final_discard": "required"})

    assert {"M2h3h4h": "R10"} == barred(after(table("KdKsKh2h3h4h9d7d", other="2c"), "S MKsKhKd"))
    assert {"M8s8h8d": "R15", "XJd": "R14"} == barred(after(table("8s8h8d"), "D"))
    assert {"M8s8h8d": "R16"} == barred(after(table("8s8h", stock="8d", options=required), "S"))


def test_lay_off_that_waits_for_an_own_meld_is_told_with_its_rule() -> None:
    options = changed(BISTRO, {"layoff_requires_own_meld": True})

    assert {"A13c": "R13", "A12c3c": "R13"} == barred(
        after(table("3cKd2c", melds="4c5c6c", options=options), "S")
    )


def test_pile_that_is_empty_is_told_before_the_draw() -> None:
    assert {"D": "R9"} == barred(table("3cKd2c", pile=""))


def test_everybody_sees_who_laid_each_meld() -> None:
    """R10."""
    state = after(table("8s8h8dKc", melds="TcJcQc"), "S M8s8h8d")

    assert (1, 0) == GAME.view(state, OTHER).makers


def test_high_ace_needs_leave_of_the_table() -> None:
    high = changed(BISTRO, {"ace": "low_or_high"})

    assert "invalid-meld R7" == refused(after(table("QcKcAc5d"), "S"), "MQcKcAc")
    assert "" == refused(after(table("QcKcAc5d", options=high), "S"), "MQcKcAc")


def test_pile_is_turned_over_when_the_stock_is_asked_for() -> None:
    state = after(table("2cQs", stock="", pile="4h9cJd"), "S")

    assert "Qs4h2c" == held(state, 0)
    assert state.table is not None
    assert ("9cJd", ()) == (show_cards(state.table.stock), state.table.pile)


def test_top_of_the_pile_stays_where_the_table_says_so() -> None:
    options = changed(BISTRO, {"recycle_keep_top": True})
    state = after(table("2cQs", stock="", pile="4h9cJd", options=options), "S")

    assert state.table is not None
    assert ("9c", "Jd") == (show_cards(state.table.stock), show_cards(state.table.pile))


def test_pile_is_turned_over_before_the_turn_where_the_table_says_so() -> None:
    options = changed(BISTRO, {"exhaustion": "immediate"})
    state = after(table("2cQs", stock="9s", pile="4h9cJd", options=options), "S X2c")

    assert state.table is not None
    assert "4h9cJd2c" == show_cards(state.table.stock)
    assert "pile-empty R9" == refused(state, "D")
    assert "S" == offered(state)


def test_chance_mixes_the_pile_where_the_table_says_so() -> None:
    options = changed(BISTRO, {"recycle_shuffle": True})
    state = after(table("2cQs", stock="", pile="4h9cJd", options=options), "S")

    assert frozenset((CHANCE,)) == GAME.actors(state)
    assert "not-the-pile R17" == refused(state, "{restock=4h9c}", CHANCE)
    assert "QsJd2c" == held(after(state, "{restock=Jd4h9c}"), 0)


def idle(state: State, turns: int) -> State:
    """The match after turns in which everybody draws from the stock and throws the card away."""
    for _ in range(turns):
        assert state.table is not None
        before = state.table.hands[state.table.turn.seat]
        state = after(state, "S")
        if state.table is None:
            return state
        drawn = state.table.hands[state.table.turn.seat] & ~before
        state = after(state, f"X{show_cards(row(drawn))}")
    return state


@pytest.mark.parametrize(("expected", "block"), [(3, 2), (2, 1), (2, "once")])
def test_deal_is_void_after_idle_turn_overs(expected: int, block: int | str) -> None:
    state = table("2cQs", stock="", pile="4h9c", options=changed(BISTRO, {"block": block}))
    turns = 0
    while state.table is not None:
        turned = state.table.turned
        state = idle(state, 1)
        turns += state.table is None or state.table.turned > turned

    assert expected == turns
    assert (-1, (0, 0), 0) == (state.match.results[0].winner, state.match.totals, state.match.dealer)


def test_deal_goes_on_for_ever_without_a_limit() -> None:
    state = idle(table("2cQs", stock="", pile="4h9c", options=changed(BISTRO, {"block": None})), 200)

    assert state.table is not None
    assert state.table.idle > 50


def test_asking_for_a_stock_that_cannot_be_made_ends_the_deal() -> None:
    options = changed(BISTRO, {"recycle_keep_top": True, "block": None})
    state = after(table("2cQs", stock="", pile="4h", options=options), "S")

    assert ["void"] == [each.code for each in state.match.results[0].lines]


def test_winner_marks_what_is_left() -> None:
    state = after(table("KdKs", stock="Kh", other="Ac7dTh"), "S MKsKhKd")

    assert (18, 0) == state.match.totals
    assert [("left", 1, 18), ("mark-left", 0, 18), ("total", 0, 18)] == [
        (each.code, each.side, each.points) for each in state.match.results[0].lines
    ]


def test_going_out_at_once_counts_double_where_the_table_says_so() -> None:
    options = changed(BISTRO, {"rummy_bonus": "double"})
    hands = (0, cards("Ac7dTh"))

    assert (36, 0) == score(0, hands, at_once=True, options=options).marks
    assert (18, 0) == score(0, hands, at_once=False, options=options).marks
    assert (18, 0) == score(0, hands, at_once=True, options=BISTRO).marks


def test_meld_of_an_earlier_turn_ends_the_bonus() -> None:
    options = changed(BISTRO, {"rummy_bonus": "double", "target": 10})
    start = table("2s2d2cQs", stock="9s9d9c", other="7h8h", options=options)
    state = after(start, "S M2s2d2c XQs S X9d D X9s")

    assert state.table is not None
    assert {0} == state.table.active


def test_equal_totals_after_the_last_deal_share_the_win_or_play_on() -> None:
    shared = Options(end_mode="deals", deals=6)
    extra = Options(end_mode="deals", deals=6, deals_tie="extra_deal")

    assert None is winners(shared, (80, 80, 3), 5)
    assert (0, 1) == winners(shared, (80, 80, 3), 6)
    assert None is winners(extra, (80, 80, 3), 6)
    assert (1,) == winners(extra, (80, 90, 3), 7)


def test_drawn_card_is_seen_by_nobody_else() -> None:
    state = after(table("Kd2c"), "S")
    faces = {item.face for zone in GAME.view(state, OTHER).zones for item in zone.items}

    assert "9s" not in faces
    assert "9s" in {item.face for zone in GAME.view(state, ONE).zones for item in zone.items}


def test_card_taken_from_the_pile_is_remembered_until_it_leaves_the_hand() -> None:
    state = after(table("Kd2c", melds="TcTdTh"), "D")

    assert ("Jd",) == tuple(map(show_card, GAME.view(state, OTHER).seen[0]))
    assert "hand:0" in dict(GAME.view(state, OTHER).zones)


@pytest.mark.parametrize("seats", [1, 7])
def test_other_than_two_to_six_seats_are_refused(seats: int) -> None:
    with pytest.raises(SetupError, match="2, 3, 4, 5, 6"):
        GAME.begin(BISTRO, seats)


def test_dealer_must_have_a_seat() -> None:
    assert "no-such-seat R4" == refused(GAME.begin(BISTRO, 2), "{dealer=3}", CHANCE)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "s",
        "M",
        "M8h7h9h",
        "M2s3sAs",
        "M7h7h7h",
        "A07h",
        "A7h",
        "X",
        "X7h8h",
        "{dealer=7}",
        "{restock=}",
        "{AsAs}",
        "{restock=AsA}",
    ],
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(text)


def test_number_of_a_meld_may_have_two_figures() -> None:
    assert LayOff(cards("2h"), 11) == GAME.read("A122h")
    assert LayOff(cards("2h3h"), 0) == GAME.read("A12h3h")


def test_shuffled_pack_deals_every_card_once() -> None:
    state = GAME.step(GAME.begin(BISTRO, 5), CHANCE, GAME.read("{dealer=2}")).state
    pack = show_cards(shuffled(PACK_52, random.Random(4)))
    state = GAME.step(state, CHANCE, GAME.read(f"{{{pack}}}")).state

    assert state.table is not None
    assert {2} == GAME.due(state)
    assert show_cards(read_cards(pack)[:30:5]) == show_cards(
        tuple(card for card in read_cards(pack)[:30:5] if state.table.hands[2] >> card & 1)
    )
    assert pack[60:62] == show_cards(state.table.pile)


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_has_one_name_on_the_home_page_and_at_the_table(language: str) -> None:
    assert catalogue(language, "rammi").say("game-title") == catalogue(language).say("title-rammi")
