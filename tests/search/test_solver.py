"""The exact solver: the same as trying everything, whatever is switched off, plain and compiled."""

import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.search.positions import dealt, ending, members, random_duties, tried

from rebelote.games.belote.kernel import Play, begin_play, choices, play
from rebelote.games.belote.order import SA
from rebelote.kernels.tricks import NO_TRUMP, RUFF_FREELY
from rebelote.search.exact import End, Solver
from rebelote.search.exact.layout import ALL, BOUNDS, CERTAIN, LEARNED, LIKENESS, MEMORY, RUNS

SWITCHES = {
    "bounds": BOUNDS,
    "runs": RUNS,
    "certain": CERTAIN,
    "likeness": LIKENESS,
    "learned": LEARNED,
    "memory": MEMORY,
    "everything": ALL,
}


@pytest.fixture(scope="module")
def solver() -> Solver:
    """One solver for many positions, so that stale entries of its table would show."""
    return Solver()


def differences(solver: Solver, endings: int, sizes: tuple[int, ...], seed: int) -> list[str]:
    """Where the solver and trying everything differ: the value, each card, each threshold, each capot."""
    rng = random.Random(seed)
    wrong = []
    for number in range(endings):
        p = ending(rng, rng.choice(sizes))
        where = f"ending {number}: {p}"
        value, values = solver.value(p), solver.values(p)
        leads = {card: tried(play(p, card)) for card in members(choices(p))}
        best = max(leads.values()) if p.tricks.turn % 2 == 0 else min(leads.values())
        wrong += [f"{where}: {value}, not {best}"] * (value.lead != best)
        wrong += [f"{where}: {values}, not {leads}"] * ({c: end.lead for c, end in values.items()} != leads)
        for side in (0, 1):
            needed = rng.randrange(170)
            reached = {card: end.points[side] >= needed for card, end in values.items()}
            swept = {card: end.capot == side for card, end in values.items()}
            wrong += [f"{where}: side {side}, {needed}"] * (solver.reaches(p, side, needed) != reached)
            wrong += [f"{where}: side {side}, capot"] * (solver.sweeps(p, side) != swept)
    return wrong


def test_endings_have_the_value_that_trying_everything_finds(solver: Solver) -> None:
    """Under every rule of play and denomination, from every place in a trick, capots included."""
    assert [] == differences(solver, 300, (1, 2, 3, 3, 4), seed=1)


@pytest.mark.slow
def test_five_thousand_endings_have_the_value_that_trying_everything_finds(solver: Solver) -> None:
    assert [] == differences(solver, 5_000, (2, 3, 4, 4, 5, 5), seed=2)


@pytest.mark.parametrize("name", SWITCHES)
def test_values_are_the_same_with_a_part_of_the_search_switched_off(solver: Solver, name: str) -> None:
    rng = random.Random(name)
    slower = Solver(switches=ALL & ~SWITCHES[name])
    endings = [ending(rng, rng.choice((3, 4, 5))) for _ in range(30)]

    assert [solver.values(p) for p in endings] == [slower.values(p) for p in endings]


def test_a_tiny_table_gives_the_same_values(solver: Solver) -> None:
    """Positions that push each other out of four slots."""
    rng = random.Random(5)
    small = Solver(table_bits=2)
    endings = [ending(rng, 5) for _ in range(20)]

    assert [solver.values(p) for p in endings] == [small.values(p) for p in endings]


@pytest.mark.parametrize("seed", range(6))
def test_a_full_deal_has_the_value_of_its_best_card(solver: Solver, seed: int) -> None:
    rng = random.Random(seed)
    p = dealt(rng, 8, random_duties(rng))
    leads = [end.lead for end in solver.values(p).values()]

    assert (max(leads) if p.tricks.turn % 2 == 0 else min(leads)) == solver.value(p).lead


@pytest.mark.parametrize("seed", range(6))
def test_points_of_a_full_deal_turn_with_the_table(solver: Solver, seed: int) -> None:
    """When every hand moves on by one seat, the sides change places."""
    rng = random.Random(seed)
    p = dealt(rng, 8, random_duties(rng))
    a, b, c, d = p.tricks.hands
    turned = begin_play((d, a, b, c), (p.tricks.turn + 1) % 4, 4, p.duties)
    end = solver.value(p)

    assert end.points[::-1] == solver.value(turned).points


def test_all_spades_in_one_hand_are_a_capot(solver: Solver) -> None:
    """The leader cashes eight trumps: 152 points and the last trick, and the bonus (B84)."""
    hands = (255, 255 << 16, 255 << 32, 255 << 48)
    ours = begin_play(hands, 0, 4, 0)
    theirs = begin_play((hands[3], hands[0], hands[1], hands[2]), 1, 4, 0)

    assert End((162, 0), 0) == solver.value(ours)
    assert (252, 0) == solver.value(ours).with_bonus()
    assert End((0, 162), 1) == solver.value(theirs)
    assert -252 == solver.value(theirs).lead


def test_a_trick_lost_before_forbids_a_capot(solver: Solver) -> None:
    """The side takes all that is left and has no bonus (B84)."""
    p = begin_play((1 << 7, 1 << 16, 1 << 32, 1 << 48), 0, 4, 0)._replace(won=(6, 1, 0), points=(120, 22, 0))

    assert End((120 + 20 + 10, 22)) == solver.value(p)


def test_a_finished_deal_is_told_as_it_is(solver: Solver) -> None:
    nothing = begin_play((0, 0, 0, 0), 0, 4, SA)
    whole = nothing._replace(won=(8, 0, 0), points=(162, 0, 0))
    parted = nothing._replace(won=(5, 3, 0), points=(100, 62, 0))

    assert [End((162, 0), 0), End((100, 62))] == [solver.value(whole), solver.value(parted)]
    assert [{}, {}, {}] == [solver.values(parted), solver.reaches(parted, 0, 82), solver.sweeps(parted, 0)]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (begin_play((1, 2, 4, 0), 0, 3, NO_TRUMP), "3 seats"),
        (begin_play((1, 2, 4, 8), 0, 4, RUFF_FREELY), "ruff"),
    ],
)
def test_tables_that_the_solver_does_not_know_are_refused(solver: Solver, position: Play, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        solver.value(position)


def test_two_threads_solve_at_once_with_a_solver_each(solver: Solver) -> None:
    """Compiled code lets go of the interpreter's lock; nothing is shared."""
    rng = random.Random(11)
    endings = [ending(rng, 6) for _ in range(30)]
    with ThreadPoolExecutor(2) as pool:
        halves = pool.map(lambda own: [own.values(p) for p in endings], (Solver(), Solver()))

    assert [[solver.values(p) for p in endings]] * 2 == list(halves)


PLAIN = """
import sys
sys.modules.update(numba=None, numpy=None, llvmlite=None)
import random
from tests.search.positions import ending, dealt, random_duties
from rebelote.search.compiled import HAS_NUMBA
from rebelote.search.exact import Solver
from rebelote.search.playouts import playouts
assert not HAS_NUMBA
rng, solver = random.Random(9), Solver()
for _ in range(40):
    p = ending(rng, rng.choice((3, 4, 5)))
    print(solver.value(p), solver.values(p), solver.reaches(p, 1, 50), playouts(p, 30, 3))
print(solver.value(dealt(rng, 8, random_duties(rng))))
"""


def test_plain_and_compiled_search_say_the_same(solver: Solver, pytestconfig: pytest.Config) -> None:
    """Without numba and numpy the same text runs as it is: the solver and the playouts."""
    from rebelote.search.playouts import playouts

    rng = random.Random(9)
    lines = []
    for _ in range(40):
        p = ending(rng, rng.choice((3, 4, 5)))
        lines.append(f"{solver.value(p)} {solver.values(p)} {solver.reaches(p, 1, 50)} {playouts(p, 30, 3)}")
    lines.append(str(solver.value(dealt(rng, 8, random_duties(rng)))))
    plain = subprocess.run(
        [sys.executable, "-c", PLAIN], cwd=pytestconfig.rootpath, capture_output=True, text=True, check=True
    )

    assert lines == plain.stdout.splitlines()
