"""What a card costs: the same as trying everything, and as what is lost when it is laid."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from tests.bots.tables import Turn, deals
from tests.search.positions import tried

from rebelote.analysis.known import alone, solvable
from rebelote.analysis.prices import POINTS, TRICKS, Priced, prices
from rebelote.bots import bot_for
from rebelote.cards import read_card
from rebelote.engine import Setup, find
from rebelote.games.belote.kernel import play
from rebelote.games.belote.order import ORDERS
from rebelote.games.konter import kernel as konter
from rebelote.games.whist.contract import MISERES
from rebelote.search.exact import Solver
from rebelote.search.plain import PlainSolver, Task
from rebelote.search.stakes import stakes

Played = list[tuple[Any, str]]
BELOTE, KONTER, WHIST = "belote/ludiclub-classic", "konter/bistro-fr", "whist/simple"


@cache
def played(address: str, seed: int, level: str = "simple") -> Played:
    """A deal played by bots: every card that was laid, with the state before it."""
    setup, found = find(address), list[tuple[Any, str]]()

    def look(turn: Turn) -> None:
        if turn.decided is not None and solvable(setup, turn.state):
            found.append((turn.state, turn.decided))

    deals(setup, [bot_for(setup.game.name, setup.options, level)] * 4, seed, 1, look)
    return found


def priced(setup: Setup, state: Any) -> Priced:
    """Prices of a position that has some."""
    found = prices(setup, state)
    assert found is not None
    return found


def test_price_at_belote_is_what_trying_everything_finds() -> None:
    setup, seen = find(BELOTE), 0
    for state, _ in [each for seed in range(4) for each in played(BELOTE, seed)]:
        position, order = state.play, ORDERS[state.contract.denomination]
        if max(map(int.bit_count, position.tricks.hands)) > 3 or not all(position.won[:2]):
            continue
        seen += 1
        sign = 1 - 2 * (position.tricks.turn & 1)
        found = {each.card: each.cost for each in priced(setup, state).cards}
        leads = {card: sign * tried(play(position, order.strengths[read_card(card)])) for card in found}

        assert {card: (max(leads.values()) - lead) / 2 for card, lead in leads.items()} == found
    assert seen > 20


@cache
def plain() -> PlainSolver:
    """One solver for all tests."""
    return PlainSolver()


@cache
def exact() -> Solver:
    """One solver for all tests."""
    return Solver()


def konter_value(state: Any) -> int:
    """Card points of side 0 at the end when all play best."""
    position = state.play
    task = Task(
        position.duties, 0b0101, 0b0101, tuple(konter.worth(1 << each) for each in range(64)), price=0
    )
    return int(position.points[0] + plain().value(task, position.tricks))


def whist_value(state: Any) -> int:
    """Tricks of who plays the game at the end when all play best."""
    holders, avoids = state.standing.holders, state.standing.contract.kind in MISERES
    takers = sum(1 << seat for seat in holders)
    task = Task(state.trump, takers, 15 - takers if avoids else takers)
    return sum(each in holders for each in state.takers) + plain().value(task, state.tricks)


@pytest.mark.parametrize(
    ("address", "unit", "value"), [(KONTER, POINTS, konter_value), (WHIST, TRICKS, whist_value)]
)
def test_price_of_a_card_is_what_its_side_loses_by_it(
    address: str, unit: str, value: Callable[[Any], int]
) -> None:
    setup, dear = find(address), 0
    for seed in range(6):
        row = [each for each in played(address, seed, "random") if alone(setup, each[0])][-20:]
        for (state, move), (then, _) in pairwise(row):
            found = priced(setup, state)
            price = found.of(move)

            assert price is not None
            assert (unit, abs(value(state) - value(then))) == (found.unit, price.cost)
            dear += price.cost > 0
    assert dear > 0


def test_deal_in_which_no_card_turned_it_ends_as_it_began() -> None:
    setup, seen = find("belote/contree"), set()
    for seed in range(6):
        row = played("belote/contree", seed)
        if not row:
            continue
        turned = [price for state, move in row if (price := priced(setup, state).of(move)) and price.turns]
        first, last = row[0][0], row[-1][0]
        verdicts = {stakes(first).makes(exact().value(each.play)) for each in (first, last)}
        seen.add(bool(turned))

        assert turned or 1 == len(verdicts)
        assert not (len(turned) == 1 and 1 == len(verdicts))
    assert {True, False} == seen


def test_whist_has_prices_from_the_lead_on() -> None:
    setup, (state, _) = find(WHIST), played(WHIST, 1)[0]
    found = priced(setup, state)

    assert 13 == len(found.cards)
    assert 0 == found.cards[0].cost


def test_position_that_takes_too_long_has_no_price(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rebelote.analysis.prices._NODES", 1000)
    state, _ = played(WHIST, 1)[0]

    assert None is prices(find(WHIST), state)


def test_tables_of_three_have_no_prices() -> None:
    setup = find("belote/three-32")
    found: list[bool] = []
    bots = [bot_for("belote", setup.options, "simple")] * 3
    deals(setup, bots, 1, 1, lambda turn: found.append(solvable(setup, turn.state)))

    assert {False} == set(found)
