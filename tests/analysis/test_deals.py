"""Deals that are looked at move by move: dear cards, and why bots did what they did."""

import random
from functools import cache
from typing import Any

import pytest

from rebelote.analysis.deals import Moves, dearest, priced, reasoned
from rebelote.analysis.known import Reasoned
from rebelote.bots import bot_for, levels_of
from rebelote.cards import Seat
from rebelote.engine import CHANCE, find
from rebelote.locale import LANGUAGES

CONTREE, BUDGET_MS = "belote/contree", 60_000
GAMES = {CONTREE: 4, "konter/bistro-fr": 4, "whist/simple": 4, "updown/bistro": 3, "rammi/bistro": 2}


@cache
def deal(address: str, level: str, seed: int = 3) -> tuple[Any, Moves]:
    """The first deal of a match of bots: the state it began with, and its moves; each bot has chance of its own."""
    setup, source, moves = find(address), random.Random(seed), list[tuple[int, str]]()
    game, bot = setup.game, bot_for(setup.game.name, setup.options, level)
    first = state = game.begin(setup.options, GAMES[address])
    while game.deals(state) == 0 and (due := game.due(state)):
        seat = next(iter(due))
        if seat == CHANCE:
            text = game.show(game.chance(state, source))
        else:
            chosen = bot.decide(game.view(state, seat), random.Random(len(moves)))
            assert chosen is not None
            text = chosen
        moves.append((int(seat), text))
        state = game.step(state, Seat(seat), game.read(text)).state
    return first, tuple(moves)


def why(address: str, level: str, step: int, language: str = "en") -> str:
    """Why a bot did what it did in a step."""
    first, moves = deal(address, level)
    return " ".join(reasoned(address, first, moves, Reasoned(step, level, step - 1, BUDGET_MS), language))


def steps(address: str, level: str) -> list[int]:
    """The steps in which bots moved."""
    return [number for number, (seat, _) in enumerate(deal(address, level)[1], 1) if seat >= 0]


@pytest.mark.parametrize("address", GAMES)
def test_every_move_of_a_bot_has_a_reason(address: str) -> None:
    for level in levels_of(address.partition("/")[0])[2:4]:
        assert all(why(address, level, step) for step in steps(address, level)[::9])


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_the_language_of_the_reader(language: str) -> None:
    told = {each: why(CONTREE, "strong", steps(CONTREE, "strong")[-6], each) for each in LANGUAGES}

    assert len(LANGUAGES) == len(set(told.values()))
    assert told[language]


def test_bot_that_is_asked_again_with_the_same_chance_does_the_same() -> None:
    again = [why(CONTREE, "strong", step) for step in steps(CONTREE, "strong")]

    assert any("I looked at" in each for each in again)
    assert [] == [each for each in again if "Asked again" in each]


def test_move_that_the_bot_would_not_make_is_told() -> None:
    """A card that somebody else laid for it."""
    first, moves = deal(CONTREE, "strong")
    setup, state = find(CONTREE), first
    for step, (seat, move) in enumerate(moves, 1):
        view = setup.game.view(state, Seat(seat)) if seat >= 0 else None
        other = [each for each in view.choices if each[:2] != move[:2]] if view is not None else []
        if view is not None and view.phase == "play" and len(view.hand) == 5 and other:
            made = (*moves[: step - 1], (seat, other[0]))
            asked = Reasoned(step, "strong", 0, BUDGET_MS)
            told = " ".join(reasoned(CONTREE, first, made, asked, "en"))
            chosen = bot_for("belote", setup.options, "strong").decide(view, random.Random(0))

            assert chosen != other[0]
            assert "Asked again, I would do this" in told
            return
        state = setup.game.step(state, Seat(seat), setup.game.read(move)).state
    raise AssertionError("nobody had a choice")


def test_reason_for_the_only_choice_is_that_there_was_no_other() -> None:
    last = steps(CONTREE, "strong")[-1]

    assert "There was nothing else to do." == why(CONTREE, "strong", last)


def test_dearest_cards_are_those_with_the_highest_prices() -> None:
    first, moves = deal(CONTREE, "beginner")
    found = dearest(CONTREE, first, moves, 4)
    costs = []
    for step, (_, move) in enumerate(moves, 1):
        known = priced(CONTREE, first, moves, step)
        price = known.of(move) if known is not None else None
        if price is not None and price.cost:
            costs.append((not price.turns, -price.cost, step))

    assert [each[2] for each in sorted(costs)[:5]] == [each.step for each in found]
    assert found


def test_only_cards_have_prices() -> None:
    first, moves = deal(CONTREE, "strong")

    assert None is priced(CONTREE, first, moves, steps(CONTREE, "strong")[0])


@pytest.mark.parametrize("address", ["whist/simple", "rammi/bistro", "updown/bistro"])
def test_games_that_take_too_long_have_no_dearest_cards(address: str) -> None:
    first, moves = deal(address, "simple")

    assert () == dearest(address, first, moves, GAMES[address])
