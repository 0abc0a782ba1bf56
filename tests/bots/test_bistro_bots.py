"""Simple bots of Konter a Matt and Up & Down: they play well enough, and only from what they see."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots import Bot, bot_for
from rebelote.bots.konter.simple import SimpleKonter
from rebelote.bots.konter.strong import StrongKonter
from rebelote.bots.updown.simple import SimpleUpDown
from rebelote.cards import Seat
from rebelote.engine import CHANCE, find
from rebelote.games.konter import GAME as KONTER
from rebelote.games.konter.options import Options as KonterOptions
from rebelote.games.updown import GAME as UPDOWN

EARLY = KonterOptions()
LATE = KonterOptions(announce_window="before_own_first_card")
EVEN = "{dealer=4} {AhKhQsQdJhAdQhThAcKsJsQc9hAsTcKd9sJcKcTs9d9cTdJd}"


def totals(address: str, levels: Sequence[str], matches: int) -> list[tuple[int, ...]]:
    """Totals of some matches between bots of these levels, by side."""
    setup = find(address)
    seats = [bot_for(setup.game.name, setup.options, level) for level in levels]
    ends = (deals(setup, seats, seed, 1000) for seed in range(matches))
    return [end.totals for end in map(setup.game.outcome, ends) if end is not None]


def konter(moves: str, options: KonterOptions = EARLY) -> Any:
    """A match of Konter a Matt after some moves."""
    state = KONTER.begin(options, 4)
    for text in moves.split():
        state = KONTER.step(state, min(KONTER.due(state)), KONTER.read(text)).state
    return state


def decided(state: Any, options: KonterOptions = EARLY) -> str | None:
    """What the bot in turn does."""
    return SimpleKonter(options).decide(KONTER.view(state, min(KONTER.due(state))), random.Random(1))


@pytest.mark.parametrize("name", ["konter", "updown"])
def test_game_has_its_own_bot(name: str) -> None:
    setup = find(f"{name}/{next(iter(find_presets(name)))}")

    assert {"konter": SimpleKonter, "updown": SimpleUpDown}[name] is type(bot_for(name, setup.options))


def find_presets(name: str) -> dict[str, Any]:
    """The presets of a game."""
    return dict({"konter": KONTER, "updown": UPDOWN}[name].presets())


def test_simple_pair_beats_a_random_pair_at_konter() -> None:
    played = totals("konter/bistro-en", ("simple", "random", "simple", "random"), 30)

    assert 25 <= sum(mine == 0 for mine, _ in played)


def test_simple_player_takes_more_tricks_than_random_ones_at_up_and_down() -> None:
    played = totals("updown/bistro", ("simple", "random", "random", "random"), 20)
    mine, all_ = (sum(map(part, played)) for part in (lambda row: row[0], sum))

    assert 0.4 < mine / all_


@pytest.mark.parametrize("level", ["beginner", "simple", "strong"])
@pytest.mark.parametrize(
    ("address", "seats"),
    [("konter/nine-strokes", 4), ("konter/bistro-lb", 4), *(("updown/bistro", seats) for seats in (2, 3, 4))],
)
def test_bot_decides_alike_when_hidden_cards_lie_elsewhere(address: str, seats: int, level: str) -> None:
    setup, source = find(address), random.Random(4)

    def watch(turn: Turn) -> None:
        twin = setup.game.twin(turn.state, turn.seat, source)
        bot = bot_for(setup.game.name, setup.options, level)
        view = setup.game.view(turn.state, turn.seat)
        assert bot.decide(view, random.Random(9)) == bot.decide(
            setup.game.view(twin, turn.seat), random.Random(9)
        )

    bots: list[Bot] = [bot_for(setup.game.name, setup.options, level) for _ in range(seats)]
    assert 1 == setup.game.deals(deals(setup, bots, 6, 1, watch))


def test_bot_makes_its_high_suit_trumps() -> None:
    assert "h" == decided(konter(EVEN))


def strong(state: Any, options: KonterOptions = EARLY) -> str | None:
    """What the strong player in turn does."""
    return StrongKonter(options).decide(KONTER.view(state, min(KONTER.due(state))), random.Random(1))


def test_strong_player_makes_the_suit_of_its_highest_trumps_trumps() -> None:
    assert "h" == strong(konter(EVEN))


def test_strong_player_announces_on_its_card_where_the_table_wants_that() -> None:
    assert "matt" == strong(konter(f"{EVEN} h"))
    assert str(strong(konter(f"{EVEN} h", LATE), LATE)).endswith("+m")


@pytest.mark.slow
def test_strong_pair_beats_a_beginners_pair_at_konter() -> None:
    played = totals("konter/nine-strokes", ("strong", "beginner", "strong", "beginner"), 4)

    assert 3 <= sum(mine == 0 for mine, _ in played)


def test_bot_with_a_good_hand_announces() -> None:
    assert "matt" == decided(konter(f"{EVEN} h"))
    assert str(decided(konter(f"{EVEN} h", LATE), LATE)).endswith("+m")


def test_bot_with_a_poor_hand_says_nothing() -> None:
    assert "p" == decided(konter(f"{EVEN} h p p p"))


def test_bot_keeps_high_trumps_when_the_partner_holds_the_trick() -> None:
    assert "Th" == decided(konter(f"{EVEN} h p p p p Ah Jh"))


def test_bot_throws_no_trump_on_a_trick_without_points() -> None:
    assert "Jc" == decided(konter(f"{EVEN} h p p p p Tc"))


def test_bot_with_few_trumps_plays_the_low_card_of_the_suit_led() -> None:
    assert "Th" == decided(konter(f"{EVEN} d p p p p Ah Jh"))


def test_bot_does_nothing_out_of_turn() -> None:
    state = konter(f"{EVEN} h")

    assert None is SimpleKonter(EARLY).decide(KONTER.view(state, Seat(1)), random.Random(1))
    begun = UPDOWN.begin(UPDOWN.options(), 4)
    assert CHANCE in UPDOWN.due(begun)
    assert None is SimpleUpDown(UPDOWN.options()).decide(UPDOWN.view(begun, Seat(1)), random.Random(1))
