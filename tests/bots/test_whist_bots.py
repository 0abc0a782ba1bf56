"""Simple bots of whist and Rommé: they play well enough, and only from what they see."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots import bot_for
from rebelote.bots.rammi.simple import SimpleRammi
from rebelote.bots.whist.hand import best_trump, dangers, tricks_with
from rebelote.bots.whist.simple import SimpleWhist
from rebelote.cards import Seat, cards_of, read_hand, show_cards
from rebelote.engine import find, games

SOURCE = random.Random(1)


def played(address: str, levels: Sequence[str], seed: int, watch: Any = None) -> Any:
    """A match between bots of these levels, or its first thirty deals."""
    setup = find(address)
    seats = [bot_for(setup.game.name, setup.options, level) for level in levels]
    return setup.game, deals(setup, seats, seed, 30, watch)


def hand(text: str) -> tuple[Any, ...]:
    """The cards of a hand."""
    return tuple(cards_of(read_hand(text)))


@pytest.mark.parametrize(("name", "kind"), [("whist", SimpleWhist), ("rammi", SimpleRammi)])
def test_game_has_its_own_bot(name: str, kind: type[Any]) -> None:
    setup = find(f"{name}/bistro")

    assert kind is type(bot_for(name, setup.options))


@pytest.mark.parametrize(
    ("address", "seats"),
    [
        *((f"whist/{preset}", 4) for preset in games()["whist"].presets()),
        *((f"rammi/{preset}", seats) for preset in games()["rammi"].presets() for seats in (2, 6)),
    ],
)
def test_bots_choose_among_what_is_offered(address: str, seats: int) -> None:
    wrong: list[str] = []

    def watch(turn: Turn) -> None:
        if turn.decided is not None and turn.decided not in turn.view.choices:
            wrong.append(turn.decided)

    game, state = played(address, ("simple",) * seats, 1, watch)

    assert [] == wrong
    assert game.deals(state) > 0


@pytest.mark.parametrize("level", ["beginner", "simple", "strong"])
@pytest.mark.parametrize(
    ("address", "seats"),
    [
        ("whist/simple", 4),
        ("whist/bistro", 4),
        ("whist/club16", 4),
        *(("rammi/bistro", n) for n in range(2, 7)),
    ],
)
def test_hidden_cards_make_no_difference_to_a_decision(address: str, seats: int, level: str) -> None:
    setup = find(address)
    bots = [bot_for(setup.game.name, setup.options, level) for _ in range(seats)]
    other: list[tuple[str | None, str | None]] = []

    def watch(turn: Turn) -> None:
        twin = setup.game.twin(turn.state, turn.seat, SOURCE)
        one, two = (
            bots[turn.seat].decide(setup.game.view(state, turn.seat), random.Random(3))
            for state in (turn.state, twin)
        )
        if one != two:
            other.append((one, two))

    deals(setup, bots, 5, 2, watch)

    assert [] == other


def test_simple_player_beats_random_ones_at_romme() -> None:
    ends = [played("rammi/bistro", ("simple", "random", "random"), seed) for seed in range(6)]

    assert [(0,)] * 6 == [game.outcome(state).winners for game, state in ends]


@pytest.mark.slow
def test_strong_player_of_romme_beats_the_simple_one() -> None:
    ends = [played("rammi/bistro", ("strong", "simple"), seed) for seed in range(30)]

    assert 16 <= sum((0,) == game.outcome(state).winners for game, state in ends)


@pytest.mark.slow
def test_careless_player_of_romme_loses_more_often_to_the_simple_one() -> None:
    ends = [played("rammi/bistro", ("beginner", "simple"), seed) for seed in range(20)]

    assert 12 <= sum((1,) == game.outcome(state).winners for game, state in ends)


def test_careless_player_of_romme_beats_random_ones() -> None:
    ends = [played("rammi/bistro", ("beginner", "random", "random"), seed) for seed in range(6)]

    assert [(0,)] * 6 == [game.outcome(state).winners for game, state in ends]


def test_simple_players_beat_random_ones_at_whist() -> None:
    totals = [
        played("whist/simple", ("simple", "random", "simple", "random"), seed)[1].match.totals
        for seed in range(6)
    ]

    assert all(min(mine, more) > max(one, other) for mine, one, more, other in totals)


def test_long_suit_with_honours_takes_many_tricks() -> None:
    strong, weak = hand("AKQJT987.A.K2.32"), hand("432.5432.432.432")

    assert 8 < tricks_with(strong, 0)
    assert 0 == best_trump(strong)
    assert 1 > tricks_with(weak, 1)


def test_low_cards_are_no_danger_to_a_misere() -> None:
    assert [] == dangers(hand("2345.246.2468.23"))
    assert "Kh" == show_cards(dangers(hand("2345.2K.2468.234"))[:1])


def test_low_hand_plays_a_misere() -> None:
    setup = find("whist/simple")
    pack = _dealt("9753.8642.7532.2", "AKQJ.AKQJ.AKQJ.A", "T8.T97.T986.KQJT", "642.53.4.9876543")
    state = setup.game.begin(setup.options, 4)
    for move in ("{dealer=4}", pack):
        state = setup.game.step(state, Seat(-1), setup.game.read(move)).state

    decided = bot_for("whist", setup.options).decide(setup.game.view(state, Seat(0)), SOURCE)
    assert "gm" == decided


def _dealt(*hands: str) -> str:
    """The pack that deals these hands in packets of four, five and four, seat 0 first."""
    piles = [list(hand(each)) for each in hands]
    cards = [pile.pop() for size in (4, 5, 4) for pile in piles for _ in range(size)]
    return f"{{{show_cards(cards)}}}"


@pytest.mark.slow
def test_strong_pair_of_whist_beats_an_artless_one() -> None:
    ends = [
        played("whist/simple", levels, seed)[1].match.totals
        for seed in range(3)
        for levels in (("strong", "beginner") * 2, ("beginner", "strong") * 2)
    ]
    strong = sum(each[0] + each[2] for each in ends[::2]) + sum(each[1] + each[3] for each in ends[1::2])

    assert strong > sum(map(sum, ends)) / 2
