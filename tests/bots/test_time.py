"""How much players of the bistro games think for a decision: counted positions, not a clock."""

import random
from typing import Any

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots import bot_for
from rebelote.bots.konter import thinking as konter
from rebelote.bots.whist import thinking as whist
from rebelote.cards import PACK_52, gather
from rebelote.engine import find
from rebelote.kernels.tricks import begin_tricks
from rebelote.search.plain import PlainSolver, Task

SIDE = Task(4, 5, 5)


def ending(size: int) -> Any:
    """Four hands of so many cards."""
    row = random.Random(1).sample(PACK_52, 4 * size)
    a, b, c, d = (int(gather(row[size * seat : size * seat + size])) for seat in range(4))
    return begin_tricks((a, b, c, d), 0, 4)


@pytest.mark.parametrize("most", [1, 10, 1000])
def test_solver_looks_at_no_more_positions_than_it_is_allowed(most: int) -> None:
    solver = PlainSolver(10)
    solver.allow(most)
    solver.values(SIDE, ending(8))

    assert most == solver.nodes
    assert solver.spent


def test_what_a_solver_gave_up_is_not_remembered() -> None:
    solver, fresh = PlainSolver(), PlainSolver()
    for _ in range(50):
        solver.allow(97)
        solver.value(SIDE, ending(6))
    solver.allow(None)

    assert fresh.values(SIDE, ending(6)) == solver.values(SIDE, ending(6))
    assert not solver.spent


@pytest.mark.parametrize(("module", "address"), [(konter, "konter/bistro-en"), (whist, "whist/bistro")])
@pytest.mark.parametrize("most", [0, 300, 20_000])
def test_decision_looks_at_no_more_positions_than_are_allowed(
    module: Any, address: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "NODES", most)
    setup = find(address)
    bots = [bot_for(setup.game.name, setup.options, "strong") for _ in range(4)]
    before, spent = module._solver().nodes, []

    def watch(_: Turn) -> None:
        nonlocal before
        now = module._solver().nodes
        spent.append(now - before)
        before = now

    deals(setup, bots, 3, 1, watch)

    # a word and a card of Konter a Matt are two decisions
    assert max(spent) <= 2 * most if module is konter else max(spent) <= most
    assert (most == 0) == (max(spent) == 0)
