"""Up & Down: vectors, the card and the dice, simultaneous choices, tricks, rounds, and what each seat sees."""

import json
import random
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import PACK_44, Card, Seat, card, show_cards
from rebelote.engine import CHANCE, SetupError
from rebelote.engine.conformance import Thoroughness, inspect
from rebelote.engine.errors import NotationError
from rebelote.engine.game import Event
from rebelote.engine.options import options_of
from rebelote.engine.playout import playout
from rebelote.engine.vectors import compare, read_vector
from rebelote.games.updown import GAME, kernel
from rebelote.games.updown.events import CardChosen, DiceRolled, OwnCardChosen, TrickRevealed
from rebelote.games.updown.moves import Toss
from rebelote.games.updown.options import Options, presets
from rebelote.games.updown.scoring import tally, winners
from rebelote.games.updown.setting import tosses
from rebelote.games.updown.state import Phase, State, rules, the_round

VECTORS = json.loads((Path(__file__).parent / "vectors/bistro-updown.json").read_text())["vectors"]
PLAIN = Options()
PACK = f"{{{show_cards(PACK_44)}}}"
BEGUN = f"{PACK} {{3,4}} {{up,0}}"
"""Four at the table: trumps are sevens, and clubs point at seat 3."""


def after(moves: str, options: Options = PLAIN, seats: int = 4) -> State:
    """A match after some moves: `2:7h` by seat 2, others by chance or the lowest seat that is due."""
    state = GAME.begin(options, seats)
    for text in moves.split():
        seat, _, move = text.rpartition(":") if not text.startswith("{") else ("", "", text)
        actor = Seat(int(seat)) if seat else min(GAME.due(state))
        state = GAME.step(state, actor, GAME.read(move)).state
    return state


def told(state: State, seat: int, text: str) -> tuple[Event, ...]:
    """The events of a move."""
    return GAME.step(state, Seat(seat), GAME.read(text)).events


def refused(state: State, seat: int, text: str) -> str:
    """The code and the rule of a refusal."""
    refusal = GAME.why(state, Seat(seat), GAME.read(text))
    return "" if refusal is None else f"{refusal.code} {refusal.rule}".strip()


def cards_of(state: State, seat: int) -> list[str]:
    """The choices of a seat."""
    return [GAME.show(move) for move in GAME.moves(state, Seat(seat))]


def trick(state: State) -> State:
    """After everybody has chosen the first card of the hand."""
    while state.phase is Phase.CHOICE:
        seat = min(GAME.due(state))
        state = GAME.step(state, seat, GAME.moves(state, seat)[0]).state
    return state


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_vector_of_the_rulebook(vector: dict[str, Any]) -> None:
    asked = read_vector(vector, 1)

    assert [] == list(compare(asked.expect, GAME.kinds()[asked.kind](asked)))


@pytest.mark.parametrize(
    ("kind", "inputs", "named"),
    [
        ("ud_setup", {"players": 5}, "players is 5"),
        ("ud_start", {"sides": [0, 3], "offset": 0}, "sides"),
        ("ud_start", {"sides": [0, 1, 2, 3], "offset": 4}, "offset is 4"),
        ("ud_trick", {"side": "UP", "trump": 7, "plays": [{"suit": "D", "card": []}] * 2}, "plays"),
        ("ud_trick", {"side": "UP", "trump": 13, "plays": [{"suit": "D", "card": "2D"}] * 2}, "twice"),
        ("ud_match", {"rounds": [[5, 5, "h"]]}, "rounds"),
        ("ud_chiefs", {"players": 3, "first": 0, "tricks": 10**9}, "tricks"),
        ("ud_round", {"players": 2, "winners": [0, 2]}, "winners"),
        ("view", {"phase": "asleep", "seat": 1}, "asleep"),
    ],
)
def test_vector_that_makes_no_sense_is_refused_by_name(kind: str, inputs: dict[str, Any], named: str) -> None:
    vector = read_vector({"kind": kind, "inputs": inputs, "expected": {"error": "?"}}, 1)

    with pytest.raises(ValueError, match=named):
        GAME.kinds()[kind](vector)


@pytest.mark.parametrize(("hand", "aside", "seats"), [(11, 0, 4), (14, 2, 3), (15, 14, 2)])
def test_cards_left_are_put_aside_face_down(hand: int, aside: int, seats: int) -> None:
    view = GAME.view(after(PACK, seats=seats), Seat(0))

    assert (hand,) * seats == view.counts
    assert ["" for _ in range(aside)] == [item.face for item in dict(view.zones).get("aside", ())]


def test_first_trump_rank_may_repeat_nothing_before() -> None:
    state = after(f"{PACK} {{6,6}}")

    assert 12 == the_round(state).trump
    assert Phase.TOSS is state.phase


def test_clubs_name_the_first_leader() -> None:
    view = GAME.view(after(BEGUN), None)

    assert 3 == view.leader
    assert (2, 1, 0, 3) == view.suits
    assert (3,) == view.due


@pytest.mark.parametrize(("seats", "offsets"), [(4, {0, 1, 2, 3}), (3, {1, 2, 3}), (2, {1, 3})])
def test_toss_gives_clubs_to_a_player(seats: int, offsets: set[int]) -> None:
    state = after(f"{PACK} {{3,4}}", seats=seats)

    assert offsets == {each.offset for each in tosses(state)}
    assert 2 * len(offsets) == len(tosses(state))


def test_two_players_may_sit_side_by_side() -> None:
    assert (0, 1) == rules(Options(two_player_sides="adjacent"), 2).places


def test_random_leader_needs_no_clubs() -> None:
    state = after(f"{PACK} {{3,4}}", Options(first_leader="random"), seats=2)
    tossed = GAME.step(state, CHANCE, GAME.read("{down,0,2}")).state

    assert Toss(up=False, offset=0, leader=1) in tosses(state)
    assert 16 == len(tosses(state))
    assert 1 == the_round(tossed).leader


def test_toss_to_an_empty_side_is_refused() -> None:
    assert "toss U6" == refused(after(f"{PACK} {{3,4}}", seats=3), -1, "{up,0}")


CYCLES = tuple(map("".join, permutations("dhsc")))


@pytest.mark.parametrize("cycle", CYCLES)
def test_each_seat_has_another_suit_in_every_order_of_the_card(cycle: str) -> None:
    found = rules(Options(suit_cycle=cycle), 4)

    assert all({0, 1, 2, 3} == set(found.suits(offset)) for offset in range(4))
    assert cycle in options_of(Options)["suit_cycle"].values


def test_leader_has_five_changes_and_no_pass() -> None:
    assert ["flip", "rot1", "rot2", "rot3", "roll"] == cards_of(after(BEGUN), 3)


def test_only_the_leader_changes_the_rules() -> None:
    assert "not-the-leader U8" == refused(after(BEGUN), 0, "flip")


def test_rules_are_changed_once_a_trick() -> None:
    assert "changed-already U8" == refused(after(f"{BEGUN} flip"), 3, "roll")


def test_cards_wait_for_the_change() -> None:
    assert "change-first U7" == refused(after(BEGUN), 0, "2s")


def test_flip_moves_no_suit() -> None:
    before, flipped = GAME.view(after(BEGUN), None), GAME.view(after(f"{BEGUN} flip"), None)

    assert ("up", "down") == (before.side, flipped.side)
    assert before.suits == flipped.suits


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_rotation_gives_everyone_another_suit(turns: int) -> None:
    before, turned = GAME.view(after(BEGUN), None), GAME.view(after(f"{BEGUN} rot{turns}"), None)

    assert all(old != new for old, new in zip(before.suits, turned.suits, strict=True))
    assert before.side == turned.side


def test_dice_roll_until_trumps_change() -> None:
    rolling = after(f"{BEGUN} roll {{2,5}}")
    events = told(rolling, -1, "{6,1}")

    assert [CHANCE] == list(GAME.due(rolling))
    assert (DiceRolled(6, 1, 7, again=True),) == events
    assert 8 == the_round(after(f"{BEGUN} roll {{2,5}} {{6,1}} {{4,4}}")).trump


def test_every_roll_is_public() -> None:
    view = GAME.view(after(f"{BEGUN} roll {{2,5}} {{4,4}}"), None)

    assert ["{3,4}", "{2,5}", "{4,4}"] == [GAME.show(each) for each in view.dice]


def test_all_seats_are_due_to_choose_at_once() -> None:
    assert {0, 1, 2, 3} == GAME.due(after(f"{BEGUN} flip"))


def test_chosen_card_is_told_to_its_seat_alone() -> None:
    events = told(after(f"{BEGUN} flip"), 2, "4s")

    assert (OwnCardChosen(Card(4), Seat(2)), CardChosen(2)) == events
    assert [Seat(2), None] == [each.to for each in events]


def test_choices_in_any_order_come_to_the_same() -> None:
    state = after(f"{BEGUN} flip")
    choices = [f"{seat}:{cards_of(state, seat)[seat]}" for seat in range(4)]

    assert after(f"{BEGUN} flip {' '.join(choices)}") == after(f"{BEGUN} flip {' '.join(reversed(choices))}")


def test_nobody_sees_a_chosen_card_before_all_have_chosen() -> None:
    one = after(f"{BEGUN} flip 0:2s 1:3s")
    other = after(f"{BEGUN} flip 0:6s 1:7s")
    views = [GAME.view(each, Seat(2)) for each in (one, other)]

    assert views[0] == views[1]
    assert (True, True, False, False) == views[0].ready


def test_choice_is_final() -> None:
    state = after(f"{BEGUN} flip 0:2s")

    assert "chosen-already U12" == refused(state, 0, "6s")
    assert () == GAME.moves(state, Seat(0))


def test_card_of_another_hand_is_refused() -> None:
    assert "not-in-hand U12" == refused(after(f"{BEGUN} flip"), 0, "3s")


def test_last_choice_reveals_all_cards_together() -> None:
    state = after(f"{BEGUN} flip 0:2s 1:3s 2:4s")
    revealed = [each for each in told(state, 3, "5s") if isinstance(each, TrickRevealed)]

    assert ["2s3s4s5s"] == [show_cards(each.cards) for each in revealed]


def test_leader_goes_round_whoever_wins() -> None:
    state, leaders = after(BEGUN), []
    for _ in range(5):
        leaders.append(the_round(state).leader)
        state = trick(GAME.step(state, Seat(leaders[-1]), GAME.read("flip")).state)

    assert [3, 0, 1, 2, 3] == leaders


@pytest.mark.parametrize(
    ("expected", "row", "pot"),
    [((2, 0), (-1, 0), 0), ((0, 0), (-1, -1), 2), ((1, 3), (0, -1, -1, 1), 0)],
)
def test_pot_goes_to_the_next_winner(expected: tuple[int, ...], row: tuple[int, ...], pot: int) -> None:
    assert (expected, pot) == tally(row, 2)


@pytest.mark.parametrize(
    ("expected", "totals", "played", "rounds", "tie"),
    [
        ((0,), (6, 5), 1, 1, "extra_round"),
        (None, (6, 5), 1, 2, "extra_round"),
        (None, (5, 5, 1), 1, 1, "extra_round"),
        ((0, 1), (5, 5, 1), 1, 1, "shared"),
        ((2,), (5, 5, 6), 3, 2, "extra_round"),
    ],
)
def test_end_of_the_match(
    expected: tuple[int, ...] | None, totals: tuple[int, ...], played: int, rounds: int, tie: str
) -> None:
    assert expected == winners(totals, played, rounds, tie)


def one_round(options: Options, seats: int) -> State:
    """A match after its first round."""
    source, state = random.Random(3), GAME.begin(options, seats)
    while not state.match.results:
        seat = min(GAME.due(state))
        moves = GAME.moves(state, seat) or (GAME.chance(state, source),)
        state = GAME.step(state, seat, moves[source.randrange(len(moves))]).state
    return state


@pytest.mark.parametrize("first_leader", ["clubs_on_player", "random"])
def test_next_player_leads_the_next_round_where_the_table_says_so(first_leader: str) -> None:
    options = Options(rounds=3, round_start="rotate_leader", first_leader=first_leader)
    state = one_round(options, 3)
    dealt = GAME.step(GAME.step(state, CHANCE, GAME.read(PACK)).state, CHANCE, GAME.read("{1,2}")).state
    tossed = GAME.step(dealt, CHANCE, tosses(dealt)[0]).state

    assert (state.match.first + 1) % 3 == the_round(tossed).leader
    assert 3 == tossed.rules.suits(the_round(tossed).offset)[the_round(tossed).leader]


def test_rounds_per_player_are_as_many_as_seats() -> None:
    assert (2, 3, 4) == tuple(rules(Options(rounds="per_player"), seats).rounds for seats in (2, 3, 4))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(SetupError, match=f"value {seats}, expected 2, 3, 4"):
        GAME.begin(PLAIN, seats)


def test_cards_put_aside_stay_hidden_to_the_end_of_the_round() -> None:
    state = after(f"{BEGUN.replace('{up,0}', '{up,1}')} flip", seats=3)
    view = GAME.view(trick(state), Seat(0))

    assert {""} == {item.face for item in dict(view.zones)["aside"]}


def test_revealed_cards_stay_open() -> None:
    state = trick(after(f"{BEGUN} flip"))
    state = trick(GAME.step(state, Seat(0), GAME.read("rot1")).state)
    view = GAME.view(state, None)
    shown = [
        item.face
        for zone in view.zones
        if zone.name.split(":")[0] in ("pile", "pot", "last_trick")
        for item in zone.items
    ]

    assert 8 == len(set(shown))
    assert 2 == len(view.tricks)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Kh",
        "Ah",
        "rot0",
        "rot4",
        "Roll",
        "{7,1}",
        "{up,4}",
        "{up,1,5}",
        "{left,1}",
        "{2s2s}",
        "{Kh}",
        "{}",
    ],
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(text)


@given(st.integers(0, 2**32))
def test_winner_is_the_best_by_the_words_of_the_rules(seed: int) -> None:
    """A slow reading of U14 to U17 with lists comes to the same seat."""
    source = random.Random(seed)
    seats, trump, up = source.randrange(2, 5), source.randrange(2, 13), source.random() < 0.5
    cards, suits = source.sample(PACK_44, seats), source.sample(range(4), seats)
    absent = [-1] * (4 - seats)

    a, b, c, d = (*map(int, cards), *absent)
    s, h, k, m = (*suits, *absent)
    assert slow_winner(cards, suits, trump, up=up) == kernel.winner((a, b, c, d), (s, h, k, m), trump, up)


def slow_winner(cards: list[Card], suits: list[int], trump: int, *, up: bool) -> int:
    """The best card, found by taking away what cannot win."""
    ranks = [each % 16 for each in cards]
    left = [seat for seat, rank in enumerate(ranks) if ranks.count(rank) == 1]
    left = [seat for seat in left if ranks[seat] == trump or cards[seat] // 16 == suits[seat]]
    trumps = [seat for seat in left if ranks[seat] == trump]
    if trumps or not left:
        return trumps[0] if trumps else -1
    return (max if up else min)(left, key=lambda seat: ranks[seat])


def test_a_trick_has_as_many_plays_as_changes_and_cards() -> None:
    """Five changes and eleven cards for each of four players: 5 * 11 ** 4 plays (U8, U12)."""
    state = after(BEGUN)
    plays = len(GAME.moves(state, Seat(3)))
    choosing = after(f"{BEGUN} rot2")
    for seat in range(4):
        plays *= len(GAME.moves(choosing, Seat(seat)))

    assert 5 * 11**4 == plays


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", presets())
def test_random_matches_of_each_preset_find_nothing(name: str, seats: int) -> None:
    how = Thoroughness(everyone=False, twin_every=4)
    report, played = inspect(GAME, presets()[name].options, seats, random.Random(f"{name}{seats}"), how)

    assert [] == report.findings
    assert played is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tricks_of_all_rounds_and_lost_pots_are_all_tricks(seats: int) -> None:
    state = playout(GAME, GAME.begin(replace(PLAIN, rounds=2), seats), random.Random(seats)).state
    lost = sum(each.lost for each in state.match.results)

    assert len(state.match.results) * state.rules.hand_size == sum(state.match.totals) + lost


def test_pack_has_forty_four_cards_without_kings_and_aces() -> None:
    assert 44 == len(set(PACK_44))
    assert (2, 12) == (min(each & 15 for each in PACK_44), max(each & 15 for each in PACK_44))
    assert card(3, 12) in PACK_44
