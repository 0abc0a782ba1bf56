"""docs/games.md is current, and names everything that the messages of matches hold, and nothing else."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from tools import game_tables

from rebelote.cards import Seat
from rebelote.engine import CHANCE, chance, find, games
from rebelote.wire.messages import EventView, View
from rebelote.wire.pictures import Pictures

MOVES, SEEN_EVERY = 160, 5
WISHES = {"whist": ("pm", "p")}
"""Moves that seats make wherever they may, in one more match: a small misère needs three that pass."""
FORM = re.compile("[0-9AKQJT]+|[shdc]")


def presets(name: str) -> list[str]:
    """The addresses of a game's presets."""
    return [f"{name}/{each}" for each in games()[name].presets()]


def sent(address: str, wishes: Sequence[str] = ()) -> Iterator[tuple[View | None, list[EventView]]]:
    """What seats are sent in the first moves of a match, as the wire writes it.

    A seat makes the move it wishes, or one whose form was made least often; views are looked at now and then.
    """
    source, setup, made = random.Random(address), find(address), Counter[str]()
    game: Any = setup.game
    seats = source.choice(game.seat_numbers(setup.options))
    state, pictures = game.begin(setup.options, seats), Pictures(game)
    for ply in range(MOVES):
        actors = game.actors(state)
        if not actors:
            return
        if CHANCE in actors:
            _, (state, events) = chance(game, state, source)
        else:
            seat = source.choice(sorted(actors))
            forms = [(FORM.sub("", game.show(move)), move) for move in game.moves(state, seat)]
            form, move = min(forms, key=lambda each: (each[0] not in wishes, made[each[0]], source.random()))
            made[form] += 1
            state, events = game.step(state, seat, move)
        view = game.view(state, Seat(ply % seats))
        yield None if ply % SEEN_EVERY else pictures.view(view, {}), list(map(pictures.event, events))


@cache
def played(game: str) -> list[tuple[View | None, list[EventView]]]:
    """What is sent in matches of every preset of a game."""
    wished = sent(presets(game)[0], WISHES.get(game, ()))
    return [*wished, *(each for address in presets(game) for each in sent(address))]


def views(game: str) -> list[View]:
    """The views among it."""
    return [view for view, _ in played(game) if view is not None]


def named(rows: Any) -> set[str]:
    """The first column of a table of the page, without quotes."""
    return {row[0].strip("`") for row in rows}


def test_page_of_the_games_is_current() -> None:
    assert game_tables.page() == game_tables.PAGE.read_text()


@pytest.mark.parametrize("game", game_tables.GAMES)
def test_facts_of_views_are_those_of_the_page(game: str) -> None:
    told = {name for view in views(game) for name in view.facts}

    assert named(game_tables.facts(game)) == told


@pytest.mark.parametrize("game", game_tables.GAMES)
def test_zones_are_those_of_the_page(game: str) -> None:
    drawn = {zone.name for view in views(game) for zone in view.zones}
    moved = {
        place
        for _, events in played(game)
        for event in events
        for shift in event.shifts
        for place in (getattr(shift, "source", None), getattr(shift, "target", None))
        if place  # cards that are shown come from nowhere, and go there
    }
    # places have numbers, and the page says what the numbers are
    told = {re.sub("SEAT|SIDE|NUMBER", "0", each) for each in named(game_tables.zones(game))}

    assert told == {re.sub("[0-9]+$", "0", each) for each in drawn | moved}


@pytest.mark.parametrize("game", game_tables.GAMES)
def test_events_have_the_facts_and_shifts_of_the_page(game: str) -> None:
    rows = {row.code: row for row in game_tables.events(game)}
    strange = [
        (event.code, event.facts, event.shifts)
        for _, events in played(game)
        for event in events
        if set(rows[event.code].facts) != set(event.facts)
        or not {type(each).__name__.lower() for each in event.shifts} <= set(rows[event.code].shifts)
        or rows[event.code].secret != (event.to is not None)
    ]

    assert [] == strange


@pytest.mark.parametrize("game", game_tables.GAMES)
def test_phases_are_those_of_the_page(game: str) -> None:
    known = named(game_tables.phases(game_tables.state_of(game)))

    assert {view.facts["phase"] for view in views(game)} <= known


@pytest.mark.parametrize("game", game_tables.GAMES)
def test_every_form_of_a_move_reads_back(game: str) -> None:
    setup = find(presets(game)[0])
    texts = [
        form for row in game_tables.moves(game) for form in row[0].strip("`").split() if "..." not in form
    ]

    assert texts == [setup.game.show(setup.game.read(text)) for text in texts]


def test_every_meaning_is_of_a_name_that_is_used() -> None:
    meanings = game_tables.MEANINGS
    page = game_tables.PAGE.read_text()
    kinds = {name for group in ("facts", "zones") for part in meanings[group].values() for name in part}
    names = {*kinds, *meanings["phases"], *meanings["fields"]}

    assert [] == sorted(each for each in names if f"`{each}`" not in page)
