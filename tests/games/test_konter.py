"""Konter a Matt: vectors, orders, what may be said and played, strokes, and what each seat sees."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import PACK_24, Card, Seat, gather, read_cards, show_cards
from rebelote.engine import CHANCE, IllegalMove, SetupError
from rebelote.engine.conformance import Thoroughness, inspect
from rebelote.engine.errors import NotationError
from rebelote.engine.lines import summed
from rebelote.engine.playout import playout
from rebelote.engine.vectors import compare, read_vector
from rebelote.games.konter import GAME, kernel
from rebelote.games.konter.options import Options, checked, presets
from rebelote.games.konter.order import duties, order, strengths_of
from rebelote.games.konter.scoring import MARK_CODES, Tally, score
from rebelote.games.konter.state import Phase, State

VECTORS = json.loads((Path(__file__).parent / "vectors/bistro-konter.json").read_text())["vectors"]
EARLY = Options()
LATE = Options(announce_window="before_own_first_card")

# forehand is seat 3 after dealer 2; packets go to seats 3 0 1 2, twice
FIRST = "QsQhAh" + "QdTc9c" + "AsKsJs" + "AdKdJd"
SECOND = "KhJhTh" + "AcKcJc" + "TsQc9s" + "Td9d9h"
EVEN = "{dealer=4} {AhKhQsQdJhAdQhThAcKsJsQc9hAsTcKd9sJcKcTs9d9cTdJd}"
"""Forehand is seat 0, and the hands are those of vector K-39."""
DEALT = f"{{dealer=3}} {{{FIRST}{SECOND}}}"


def after(moves: str, options: Options = EARLY) -> State:
    """A match after some moves, each made by the seat that is due."""
    state = GAME.begin(options, 4)
    for text in moves.split():
        state = GAME.step(state, min(GAME.due(state)), GAME.read(text)).state
    return state


def offered(state: State) -> str:
    """The moves of the seat that is due."""
    return " ".join(map(GAME.show, GAME.moves(state, min(GAME.due(state)))))


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The code and the rule of a refusal: `follow K12`."""
    asked = min(GAME.due(state)) if seat is None else Seat(seat)
    refusal = GAME.why(state, asked, GAME.read(text))
    return "" if refusal is None else f"{refusal.code} {refusal.rule}".strip()


def tally(makers: int, points: int, announced: int = 0, **known: Any) -> Tally:
    """A deal in which side 0 made some points and three tricks, both sides having eleven strokes before."""
    strokes = {"strokes": (11, 11), "tricks": (3, 3)} | known
    return Tally(makers, (points, 40 - points), announced=announced, **strokes)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_vector_of_the_rulebook(vector: dict[str, Any]) -> None:
    asked = read_vector(vector, 1)

    assert [] == list(compare(asked.expect, GAME.kinds()[asked.kind](asked)))


@pytest.mark.parametrize(
    ("kind", "inputs", "named"),
    [
        ("km_order", {"trump": "X"}, "trump"),
        ("km_legal", {"trump": "H", "led": "7H", "hand": ["AH"]}, "7H"),
        ("km_legal", {"trump": "H", "led": "AH", "hand": ["AH"]}, "hand"),
        ("km_trick", {"trump": "H", "cards": ["AH", "KH"]}, "cards"),
        ("km_score", {"trump_team": 2, "points": [20, 20]}, "trump_team is 2"),
        ("km_score", {"trump_team": 0, "points": [20, 21], "tricks": [3, 3]}, "points"),
        ("km_deal", {"trump": "H", "hands": [["AH"]], "leader": 0}, "hands"),
        ("km_seats", {"dealer": 0, "direction": "up"}, "direction"),
        ("view", {"phase": "asleep"}, "asleep"),
    ],
)
def test_vector_that_makes_no_sense_is_refused_by_name(kind: str, inputs: dict[str, Any], named: str) -> None:
    vector = read_vector({"kind": kind, "inputs": inputs, "expected": {"error": "?"}}, 1)

    with pytest.raises(ValueError, match=named):
        GAME.kinds()[kind](vector)


def test_vectors_know_the_game_by_its_long_name_too() -> None:
    assert ("kontermatt",) == GAME.aliases
    assert {"kontermatt"} == {each["game"] for each in VECTORS}


def test_clubs_as_trumps_have_nine_cards() -> None:
    strengths = order(3, ace_over_queens=True).strengths
    trumps = sorted(
        (each for each in PACK_24 if strengths[each] >> 4 == 3), key=lambda each: -strengths[each]
    )

    assert "AcQsQhQdKcQcJcTc9c" == show_cards(trumps)


def test_red_queens_leave_their_suits() -> None:
    """Hearts are led with diamonds as trumps: the queen of hearts is a trump, the ten must follow (K6, K12)."""
    state = after(f"{EVEN} d p p p p Ah Jh")

    assert {"Th", "Qh", "9d"} == set(offered(state).split())


def test_void_seat_may_play_anything() -> None:
    state = after(f"{EVEN} d p p p p Ah Jh Th")

    assert {"Ks", "Js", "Qc", "9c", "Td", "Jd"} == set(offered(state).split())


def test_forehand_names_any_suit_and_cannot_pass() -> None:
    state = after(DEALT)

    assert "s h d c" == offered(state)
    assert "not-now" == refused(state, "p")


def test_nobody_else_makes_trump() -> None:
    assert "not-the-maker K5" == refused(after(DEALT), "h", seat=0)


def test_second_packet_is_dealt_after_trump_is_made() -> None:
    before, made = after(DEALT), after(f"{DEALT} h")

    assert gather(read_cards("QsQhAh")) == gather(GAME.view(before, Seat(3)).hand)
    assert gather(read_cards("QsQhAhKhJhTh")) == gather(GAME.view(made, Seat(3)).hand)


def test_everyone_is_asked_for_announcements_in_turn() -> None:
    state = after(f"{DEALT} h")
    seats = []
    while state.phase is Phase.ANNOUNCING:
        seats.append(min(GAME.due(state)))
        state = GAME.step(state, seats[-1], GAME.read("p")).state

    assert [3, 0, 1, 2] == seats


def test_holder_of_the_queen_of_spades_may_say_matt() -> None:
    assert "p matt" == offered(after(f"{DEALT} h"))


def test_one_red_queen_announces_nothing() -> None:
    state = after(f"{DEALT} h p")

    assert "p" == offered(state)
    assert "announce-cards K9" == refused(state, "kont")


def test_holder_of_all_queens_may_say_either_or_both() -> None:
    pack = "{QsQhQd" + show_cards(c for c in PACK_24 if show_cards((c,)) not in ("Qs", "Qh", "Qd")) + "}"

    assert "p kont matt komatt" == offered(after(f"{{dealer=3}} {pack} h"))


def test_card_before_the_announcements_is_refused() -> None:
    assert "announce-first K8" == refused(after(f"{DEALT} h"), "Ah")


def test_word_after_the_announcements_is_refused() -> None:
    state = after(f"{DEALT} h p p p p")

    assert "announce-late K8" == refused(state, "matt")
    assert "announce-late K8" == refused(state, "Ah+m")


def test_word_goes_with_the_first_card_where_the_table_says_so() -> None:
    state = after(f"{DEALT} h", LATE)

    assert {"Qs", "Qs+m", "Ah", "Ah+m"} <= set(offered(state).split())
    assert "announce-on-card K8" == refused(state, "matt")


def test_word_with_a_second_card_is_too_late() -> None:
    state = after(f"{DEALT} h Ah Qd As 9h", LATE)

    assert [3] == list(GAME.due(state))
    assert "announce-late K8" == refused(state, "Kh+m")
    assert "Th Jh Kh Qh Qs" == offered(state)


def test_trump_lead_asks_for_a_trump() -> None:
    state = after(f"{DEALT} h p p p p Ah")

    assert "Qd" == offered(state)
    assert "trump-led K14" == refused(state, "Tc")


def test_plain_lead_may_be_followed_or_trumped() -> None:
    assert {"Jc", "Jh", "Qd"} == set(offered(after(f"{EVEN} h p p p p Tc")).split())


def test_trump_on_a_plain_lead_changes_nothing_for_the_next() -> None:
    assert {"Ac", "Kc", "Th", "Qh"} == set(offered(after(f"{EVEN} h p p p p Tc Jh")).split())


def test_card_of_another_suit_is_refused_while_one_can_follow() -> None:
    state = after(f"{DEALT} c p p p p Ah Qd 9s")

    assert "follow K12" == refused(state, "Ad")
    assert "" == refused(state, "9h")


def test_card_of_somebody_else_is_refused() -> None:
    assert "not-in-hand K11" == refused(after(f"{DEALT} h p p p p"), "Ac")


def test_winner_of_a_trick_leads() -> None:
    state = after(f"{DEALT} s p p p p Kh Qd 9s 9h")

    assert {0} == set(GAME.due(state))
    assert (0,) == state.takers


def test_carried_strokes_are_struck_by_the_next_winner() -> None:
    result = score(tally(0, 21, carried=2), EARLY)

    assert (8, 11) == result.strokes
    assert 0 == result.carried


def test_losing_trump_side_gets_the_carry_too_unless_waived() -> None:
    lost = tally(0, 10, carried=2)

    assert (14, 8) == score(lost, EARLY).strokes
    assert (12, 8) == score(lost, replace(EARLY, carry_to_loser=False)).strokes


def test_side_that_did_not_make_trump_gets_no_stroke_for_losing() -> None:
    assert (10, 11) == score(tally(0, 30), EARLY).strokes


def test_staenner_costs_the_trump_side_a_stroke_and_carries_the_stake() -> None:
    result = score(tally(1, 20, announced=2, carried=1), EARLY)

    assert (11, 12) == result.strokes
    assert 4 == result.carried
    assert -1 == result.winner


def test_staenner_without_penalty_or_carry() -> None:
    free = replace(EARLY, staenner_penalty=0)
    alone = replace(EARLY, staenner="penalty_only")

    assert (11, 11) == score(tally(1, 20), free).strokes
    assert ((11, 12), 0) == (score(tally(1, 20), alone).strokes, score(tally(1, 20), alone).carried)


def test_strokes_are_never_below_zero() -> None:
    result = score(tally(0, 40, announced=2, strokes=(2, 5), tricks=(6, 0)), EARLY)

    assert (0, 5) == result.strokes
    assert 4 == result.value


@given(
    st.integers(0, 1),
    st.integers(0, 40),
    st.integers(0, 2),
    st.integers(0, 5),
    st.tuples(st.integers(1, 15), st.integers(1, 15)),
    st.integers(0, 6),
)
def test_lines_of_strokes_sum_to_the_change(
    makers: int, points: int, announced: int, carried: int, strokes: tuple[int, int], tricks: int
) -> None:
    """Whatever the deal, the score table adds up (K17-K22)."""
    facts = Tally(makers, (points, 40 - points), (tricks, 6 - tricks), announced, strokes, carried)
    result = score(facts, EARLY)

    for side in range(2):
        assert result.strokes[side] - strokes[side] == summed(result.lines, side, MARK_CODES)
    assert 0 <= min(result.strokes)
    assert (result.winner == -1) == (points == 20)


def played_to_staenner(options: Options) -> State:
    """A match whose first deal ended 20 to 20, dealt by seat 2."""
    source = random.Random(5)
    while True:
        state = GAME.step(GAME.begin(options, 4), CHANCE, GAME.read("{dealer=3}")).state
        while not state.match.results:
            seat = min(GAME.due(state))
            moves = GAME.moves(state, seat) or (GAME.chance(state, source),)
            state = GAME.step(state, seat, moves[source.randrange(len(moves))]).state
        if state.match.results[0].winner < 0:
            return state


@pytest.mark.parametrize(
    ("expected", "changes"),
    [
        (2, {}),
        (0, {"staenner_dealer": "partner"}),
        (3, {"staenner": "penalty_only"}),
    ],
)
def test_dealer_after_a_staenner(expected: int, changes: dict[str, str]) -> None:
    assert expected == played_to_staenner(replace(EARLY, **changes)).match.dealer  # type: ignore[arg-type]


def test_carry_without_staenner_carry_makes_no_sense() -> None:
    with pytest.raises(SetupError, match="staenner_dealer, value partner"):
        checked(Options(staenner="penalty_only", staenner_dealer="partner"))
    with pytest.raises(SetupError, match="carry_to_loser, value no"):
        checked(Options(staenner="penalty_only", carry_to_loser=False))


@pytest.mark.parametrize("seats", [0, 2, 3, 5])
def test_only_four_may_play(seats: int) -> None:
    with pytest.raises(SetupError, match=f"value {seats}, expected 4"):
        GAME.begin(EARLY, seats)


def test_points_are_shown_only_where_the_table_says_so() -> None:
    moves = f"{DEALT} h p p p p"

    assert None is GAME.view(after(moves), Seat(0)).points
    assert (0, 0) == GAME.view(after(moves, replace(EARLY, show_points=True)), Seat(0)).points


def test_last_trick_is_put_away_where_it_may_not_be_looked_at() -> None:
    moves = f"{DEALT} s p p p p Kh Qd 9s 9h"
    hidden = after(moves, replace(EARLY, last_trick_view=False))

    assert "last_trick" in dict(GAME.view(after(moves), None).zones)
    assert 4 == len(dict(GAME.view(hidden, None).zones)["pile:0"])


def test_greyed_cards_tell_their_rule() -> None:
    view = GAME.view(after(f"{DEALT} h p p p p Ah"), Seat(0))

    assert {("Tc", "K14"), ("9c", "K14"), ("Ac", "K14"), ("Kc", "K14"), ("Jc", "K14")} == {
        (each.move, each.refusal.rule) for each in view.greyed
    }


@pytest.mark.parametrize(
    "text", ["", "7h", "H", "hh", "matt!", "Qs+", "Qs+p", "Qs+matt", "{dealer=5}", "{9s9s}", "{7s}", "{}"]
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(text)


@pytest.mark.parametrize("pack", ["{9s}", f"{{{FIRST}}}"])
def test_part_of_the_pack_is_refused(pack: str) -> None:
    state = after("{dealer=1}")

    assert "not-the-pack K1" == refused(state, pack)
    with pytest.raises(IllegalMove, match="not-the-pack"):
        GAME.step(state, CHANCE, GAME.read(pack))


@given(st.integers(0, 2**32), st.integers(0, 3), st.booleans())
def test_card_points_of_any_six_tricks_are_forty(seed: int, trump: int, above: bool) -> None:
    source = random.Random(seed)
    cards = order(trump, above)
    pack = [Card(each) for each in PACK_24]
    source.shuffle(pack)
    a, b, c, d = (strengths_of(gather(pack[seat::4]), cards) for seat in range(4))
    play = kernel.begin_play((a, b, c, d), 0, duties(trump))
    while any(play.tricks.hands):
        legal = [each for each in range(64) if kernel.choices(play) >> each & 1]
        play = kernel.play(play, source.choice(legal))

    assert 40 == sum(play.points)
    assert 6 == sum(play.won)


def test_perft_counts_the_moves_one_by_one() -> None:
    cards = order(1, ace_over_queens=True)
    hands = ("AhQs9c", "QhKcJc", "QdTcTs", "KhAc9s")
    a, b, c, d = (strengths_of(gather(read_cards(each)), cards) for each in hands)
    play = kernel.begin_play((a, b, c, d), 0, duties(1))

    assert 3 == kernel.perft(play, 1)
    assert counted(play, 12) == kernel.perft(play, 12)


def counted(play: kernel.Play, depth: int) -> int:
    """Sequences of so many cards, counted one by one."""
    if depth == 0:
        return 1
    legal = [each for each in range(64) if kernel.choices(play) >> each & 1]
    return sum(counted(kernel.play(play, each), depth - 1) for each in legal)


@pytest.mark.parametrize("name", presets())
def test_random_matches_of_each_preset_find_nothing(name: str) -> None:
    report, played = inspect(
        GAME, presets()[name].options, 4, random.Random(name), Thoroughness(twin_every=3)
    )

    assert [] == report.findings
    assert played is not None
    assert (1,) == tuple(map(len, [GAME.outcome(played.state).winners]))  # type: ignore[union-attr]


@given(st.integers(0, 2**32))
def test_winner_has_no_stroke_left_and_loser_has_some(seed: int) -> None:
    state = playout(GAME, GAME.begin(Options(start_strokes=2), 4), random.Random(seed)).state
    (winner,) = state.match.winners or (-1,)

    assert 0 == state.match.strokes[winner]
    assert 0 < state.match.strokes[1 - winner]
