"""The exact solver against another engine, when that is installed (`make bench-setup`)."""

import random
from typing import Any

import pytest
from tests.search.positions import dealt

from rebelote.games.belote.kernel import Play
from rebelote.games.belote.options import presets
from rebelote.games.belote.order import duties
from rebelote.search.exact import Solver

DEALS = 1_000
CAPOT = (0, 252)
TRUMP_TO_PLAIN = (0, 1, 4, 5, 6, 7, 2, 3)


def number(strength: int, trump: int) -> int:
    """The other engine's number of a card."""
    height = strength & 7
    return (strength >> 4) * 8 + (TRUMP_TO_PLAIN[height] if strength >> 4 == trump else height)


def scores(colver: Any, p: Play, trump: int) -> dict[int, int]:
    """What the other engine says of each card."""
    hands = [[number(card, trump) for card in range(64) if hand >> card & 1] for hand in p.tricks.hands]
    env = colver.Env.deal_with_hands((p.tricks.turn + 3) % 4, hands)
    env.set_contract(trump, 100, 0, 0)
    env.set_phase_playing()
    return dict(env.solve_scores()["scores"])


@pytest.mark.bench
def test_a_thousand_full_deals_have_the_values_of_colver() -> None:
    """Every card but those of capots, under the rules that colver plays."""
    colver = pytest.importorskip("colver")
    rng, solver, options = random.Random(1), Solver(), presets()["contree"].options
    compared, wrong = 0, []
    for _ in range(DEALS):
        trump = rng.randrange(4)
        p = dealt(rng, 8, duties(trump, options))
        found = scores(colver, p, trump)
        for card, end in solver.values(p).items():
            other = found[number(card, trump)]
            if other not in CAPOT:
                compared += 1
                wrong += [(p, card, end, other)] * (end.points[0] != other)

    assert [] == wrong
    assert compared > 6 * DEALS
