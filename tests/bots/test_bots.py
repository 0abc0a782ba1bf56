"""What holds for every bot, at every table."""

import random

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots import LEVELS, RandomBot, bot_for
from rebelote.bots.belote.player import BelotePlayer
from rebelote.engine import SetupError, addresses, find, games

BELOTE = [each for each in addresses() if each.startswith("belote/")]
OTHERS = [
    "belote/pagat-classic;arret=yes;target=200",
    "belote/two-classic;seven_exchange=yes",
    "belote/ffb-coinche-sata;coinche_when=any_time;generale_bid=500;coinche_freezes=no",
    "belote/contree;belote_declare=two_words;self_overbid=other_suit",
    "belote/bistro-annonces;shuffle=dealer_choice;belote_order=king_first",
]


def seats_of(address: str) -> int:
    """How many sit at a table."""
    setup = find(address)
    return setup.game.seat_numbers(setup.options)[0]


@pytest.mark.parametrize("level", ["simple", "random"])
@pytest.mark.parametrize("address", [*addresses(), *OTHERS])
def test_decision_is_always_one_of_the_choices(address: str, level: str) -> None:
    setup = find(address)
    turns: list[Turn] = []
    bots = [bot_for(setup.game.name, setup.options, level) for _ in range(seats_of(address))]

    deals(setup, bots, seed=11, count=3, watch=turns.append)

    assert [] != turns
    assert [] == [
        turn for turn in turns if turn.decided is not None and turn.decided not in turn.view.choices
    ]


@pytest.mark.parametrize("address", [*BELOTE, *OTHERS])
def test_decision_is_a_choice_also_in_positions_that_no_bot_would_reach(address: str) -> None:
    setup = find(address)
    simple = bot_for("belote", setup.options)
    turns: list[Turn] = []

    deals(setup, [RandomBot()] * seats_of(address), seed=12, count=2, watch=turns.append)

    decided = [(turn, simple.decide(turn.view, random.Random(1))) for turn in turns]
    assert [] == [
        (turn.view.choices, move)
        for turn, move in decided
        if (move not in turn.view.choices) and (move is not None or turn.seat in turn.view.due)
    ]


@pytest.mark.parametrize("address", [*BELOTE, *OTHERS])
def test_decision_does_not_change_when_hidden_cards_do(address: str) -> None:
    setup = find(address)
    simple, source = bot_for("belote", setup.options), random.Random(5)
    differing: list[tuple[str, str | None, str | None]] = []

    def compare(turn: Turn) -> None:
        twin = setup.game.twin(turn.state, turn.seat, source)
        here = simple.decide(turn.view, random.Random(3))
        there = simple.decide(setup.game.view(twin, turn.seat), random.Random(3))
        if here != there:
            differing.append((str(turn.view.choices), here, there))

    deals(setup, [simple] * seats_of(address), seed=13, count=2, watch=compare)

    assert [] == differing


@pytest.mark.parametrize(
    "address", ["belote/ludiclub-classic-sata", "belote/ffb-coinche", "belote/pagat-classic"]
)
def test_simple_side_marks_half_as_much_again_as_a_random_one(address: str) -> None:
    setup = find(address)
    simple, chance = bot_for("belote", setup.options), bot_for("belote", setup.options, "random")
    totals = [0, 0]
    for seed in range(4):
        first = deals(setup, [simple, chance] * 2, seed, count=100).match.totals
        second = deals(setup, [chance, simple] * 2, seed, count=100).match.totals
        totals = [totals[0] + first[0] + second[1], totals[1] + first[1] + second[0]]

    assert 2 * totals[0] > 3 * totals[1]


@pytest.mark.parametrize("address", ["belote/two-classic", "belote/three-24", "belote/three-32"])
def test_simple_player_alone_marks_half_as_much_again_as_a_random_one(address: str) -> None:
    setup = find(address)
    simple, chance = bot_for("belote", setup.options), bot_for("belote", setup.options, "random")
    seats, own, others = seats_of(address), 0, 0
    for seed in range(12):
        place = seed % seats
        bots = [simple if seat == place else chance for seat in range(seats)]
        totals = deals(setup, bots, seed, count=12).match.totals
        own += totals[place]
        others += sum(totals) - totals[place]

    assert own * (seats - 1) * 2 > 3 * others


def test_open_game_of_two_is_won_more_often_than_not_against_chance() -> None:
    setup = find("belote/two-open")
    simple, chance = bot_for("belote", setup.options), bot_for("belote", setup.options, "random")
    totals = [deals(setup, [simple, chance], seed, count=20).match.totals for seed in range(8)]

    assert sum(own for own, _ in totals) > 1.1 * sum(other for _, other in totals)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(level: str) -> None:
    for name, game in games().items():
        options = find(next(each for each in addresses() if each.startswith(f"{name}/"))).options

        assert callable(bot_for(game.name, options, level).decide)


def test_game_without_its_own_bot_gets_a_random_one() -> None:
    assert isinstance(bot_for("chess", None), RandomBot)


def test_belote_has_its_own_bot() -> None:
    assert isinstance(bot_for("belote", find("belote/cardavia").options), BelotePlayer)


def test_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="value genius, expected strong, beginner"):
        bot_for("belote", find("belote/cardavia").options, "genius")
