"""What seats decide at the same time tells nothing before all have decided, not even by who is waited for."""

import itertools
from random import Random
from typing import Any

import pytest

from rebelote.cards import Seat
from rebelote.engine import CHANCE, find
from rebelote.games.konter.moves import MakeTrump
from rebelote.games.updown.moves import Flip
from rebelote.games.whist.contract import Contract, Kind
from rebelote.games.whist.moves import Pass, Undertake


def choosing(address: str, seats: int, seed: int) -> Any:
    """A state in which everybody owes a card: Up & Down after a flip, whist after a small misère."""
    setup = find(address)
    game, source = setup.game, Random(seed)
    state: Any = game.begin(setup.options, seats)
    while game.actors(state) == {CHANCE}:
        state = game.step(state, CHANCE, game.chance(state, source)).state
    calls: list[Any] = [Flip()]
    if game.name == "whist":
        calls = [Undertake(Contract(Kind.PM)), Pass(), Pass(), Pass()]
    for call in calls:
        (seat,) = game.actors(state)
        state = game.step(state, seat, call).state
    return state


TABLES = [("updown/bistro", 2), ("updown/bistro", 3), ("updown/bistro", 4), ("whist/simple", 4)]


def told(events: Any, seat: Seat | None) -> list[Any]:
    """What a seat is told, or a spectator."""
    return [each for each in events if each.to is None or each.to == seat]


@pytest.mark.parametrize(("address", "seats"), TABLES)
def test_everybody_is_due_at_once(address: str, seats: int) -> None:
    """U12, W25."""
    state = choosing(address, seats, 1)

    assert set(map(Seat, range(seats))) == set(find(address).game.due(state))


@pytest.mark.parametrize(("address", "seats"), TABLES)
def test_which_card_is_chosen_makes_no_difference_to_others(address: str, seats: int) -> None:
    """Neither what they are told nor what they see (U13, U24, W25, W35)."""
    game, state = find(address).game, choosing(address, seats, 2)
    seen = []
    for card in game.moves(state, Seat(0))[:2]:
        after, events = game.step(state, Seat(0), card)
        others = [None, *map(Seat, range(1, seats))]
        seen.append([(told(events, each), game.view(after, each)) for each in others])

    assert seen[0] == seen[1]


@pytest.mark.parametrize(("address", "seats"), TABLES)
def test_order_of_arrival_changes_nothing_at_the_end(address: str, seats: int) -> None:
    """The last of them, whoever it is, opens the same cards (U13, W25)."""
    game, state = find(address).game, choosing(address, seats, 3)
    cards = {seat: game.moves(state, Seat(seat))[seat] for seat in range(seats)}
    ends = []
    for order in itertools.permutations(range(seats)):
        after, shown = state, []
        for seat in order:
            after, events = game.step(after, Seat(seat), cards[seat])
            shown = [each for each in told(events, None) if each.told()[0] != "card-chosen"]
        ends.append((after, shown))

    assert all(each == ends[0] for each in ends)


@pytest.mark.parametrize(("address", "seats"), TABLES)
def test_no_card_is_in_any_event_before_the_last_choice(address: str, seats: int) -> None:
    """Only who chose it sees it (U12, U13)."""
    game, state = find(address).game, choosing(address, seats, 4)
    for seat in range(seats - 1):
        card = game.moves(state, Seat(seat))[0]
        state, events = game.step(state, Seat(seat), card)
        public = " ".join(str(each.told()) + str(each.shifts()) for each in told(events, None))

        assert game.show(card).lstrip("~") not in public


def test_at_whist_not_even_that_a_card_was_laid_aside_is_told() -> None:
    """The others would count the seconds (W25)."""
    game, state = find("whist/simple").game, choosing("whist/simple", 4, 5)
    after, events = game.step(state, Seat(2), game.moves(state, Seat(2))[0])

    assert [] == told(events, Seat(0))
    assert game.view(state, Seat(0)) == game.view(after, Seat(0))
    assert game.view(state, None) == game.view(after, None)


def test_every_seat_is_asked_for_an_announcement_whether_it_holds_a_queen_or_not() -> None:
    """So waiting tells nothing of who could have said something (K8, K9)."""
    setup, asked = find("konter/bistro-en"), []
    game, source = setup.game, Random(6)
    state: Any = game.begin(setup.options, 4)
    while game.actors(state) == {CHANCE}:
        state = game.step(state, CHANCE, game.chance(state, source)).state
    state = game.step(state, Seat(state.forehand), MakeTrump(0)).state
    first = state.forehand
    while state.phase.value == "announcing":
        (seat,) = game.due(state)
        moves = [game.show(move) for move in game.moves(state, seat)]
        asked.append((int(seat), "p" in moves))
        state = game.step(state, seat, game.read("p")).state

    assert [((first + turn) % 4, True) for turn in range(4)] == asked
