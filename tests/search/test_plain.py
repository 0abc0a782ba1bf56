"""The solver of Konter a Matt and whist against every line of play, and against itself with nothing pruned."""

import random
from dataclasses import replace

import pytest

from rebelote.cards import PACK_24, PACK_52, Card, gather
from rebelote.games.konter import kernel
from rebelote.games.konter.order import duties, order, strengths_of
from rebelote.kernels.bits import lowest
from rebelote.kernels.tricks import Tricks, begin_tricks, choices, lay
from rebelote.search.plain import PlainSolver, Task

POINTS = tuple(kernel.worth(1 << each) if each & 15 < 15 else 0 for each in range(64))
SOLVER = PlainSolver()


def by_every_line(task: Task, tricks: Tricks) -> int:
    """What the takers still get, by playing every legal card to the end."""
    if tricks.led < 0 and not any(tricks.hands):
        return 0
    found, rest = [], choices(tricks, task.duties)
    while rest:
        after = lay(tricks, lowest(rest), task.duties)
        rest &= rest - 1
        taken = after.led < 0 and task.takers >> after.turn & 1
        points = sum(task.points[each] for each in range(64) if after.laid >> each & 1) + task.price
        found.append(taken * points + by_every_line(task, after))
    return max(found) if task.wishers >> tricks.turn & 1 else min(found)


def some_play(task: Task, hands: list[int], source: random.Random) -> Tricks:
    """A position in the middle of the play of some hands."""
    a, b, c, d = hands
    tricks = begin_tricks((a, b, c, d), source.randrange(4), 4)
    for _ in range(source.randrange(4 * a.bit_count() - 1)):
        able = [each for each in range(64) if choices(tricks, task.duties) >> each & 1]
        tricks = lay(tricks, source.choice(able), task.duties)
    return tricks


def dealt(pack: tuple[Card, ...], source: random.Random) -> list[int]:
    """Four hands of one to four cards."""
    cards, size = source.sample(pack, 16), source.randrange(1, 5)
    return [int(gather(cards[size * seat : size * seat + size])) for seat in range(4)]


@pytest.mark.parametrize("seed", range(60))
def test_whist_solver_agrees_with_every_line_of_play(seed: int) -> None:
    source = random.Random(seed)
    takers = source.choice((0b0101, 0b1010, 1, 2, 4, 8, 0b0011, 0b0110))
    misere = source.randrange(3) == 0
    task = Task(source.randrange(5), takers, 15 ^ takers if misere else takers)
    tricks = some_play(task, dealt(PACK_52, source), source)
    values = SOLVER.values(task, tricks)

    assert by_every_line(task, tricks) == SOLVER.value(task, tricks)
    assert SOLVER.value(task, tricks) in (max(values.values()), min(values.values()))


@pytest.mark.parametrize("seed", range(40))
def test_konter_solver_agrees_with_every_line_of_play(seed: int) -> None:
    source = random.Random(seed)
    trump = source.randrange(4)
    table = order(trump, source.random() < 0.5)
    task = Task(duties(trump), 0b0101, 0b0101, POINTS, price=0)
    hands = [
        strengths_of(gather(card for card in range(64) if each >> card & 1), table)
        for each in dealt(PACK_24, source)
    ]
    tricks = some_play(task, hands, source)

    assert by_every_line(task, tricks) == SOLVER.value(task, tricks)


@pytest.mark.parametrize("seed", range(10))
def test_window_tells_the_same_as_the_value(seed: int) -> None:
    source = random.Random(seed)
    cards = source.sample(PACK_52, 24)
    a, b, c, d = (int(gather(cards[6 * seat : 6 * seat + 6])) for seat in range(4))
    task, tricks = Task(source.randrange(5), 0b0101, 0b0101), begin_tricks((a, b, c, d), 0, 4)
    value = SOLVER.value(task, tricks)

    assert value <= SOLVER.value(task, tricks, value - 1, value)
    assert value >= SOLVER.value(task, tricks, value, value + 1)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_remembered_of_shapes_and_owners_holds_for_the_next_positions(seed: int) -> None:
    """Tricks that count double are searched by cards, those that count one by shapes and owners."""
    source = random.Random(seed)
    size, takers, misere = (
        source.randrange(4, 7),
        source.choice((0b0101, 0b1010, 1, 4)),
        source.randrange(3) == 0,
    )
    once = Task(source.randrange(5), takers, 15 ^ takers if misere else takers)
    positions = []
    for _ in range(3):
        cards = source.sample(PACK_52, 4 * size)
        hands = [int(gather(cards[size * seat : size * seat + size])) for seat in range(4)]
        positions += [some_play(once, hands, source) for _ in range(4)]
    known, other = PlainSolver(12), PlainSolver(12)

    for tricks in positions:
        twice = other.values(replace(once, price=2), tricks)
        assert known.value(once, tricks) * 2 in (max(twice.values()), min(twice.values()))
        assert twice == {card: 2 * worth for card, worth in known.values(once, tricks).items()}


def test_full_table_is_emptied_and_the_value_stays() -> None:
    source = random.Random(3)
    cards = source.sample(PACK_52, 36)
    a, b, c, d = (int(gather(cards[9 * seat : 9 * seat + 9])) for seat in range(4))
    tricks = begin_tricks((a, b, c, d), 0, 4)

    assert SOLVER.values(Task(1, 5, 5), tricks) == PlainSolver(6).values(Task(1, 5, 5), tricks)


def test_position_without_cards_has_no_values() -> None:
    assert {} == SOLVER.values(Task(0, 1, 1), begin_tricks((0, 0, 0, 0), 0, 4))


def test_cards_below_those_of_another_deal_make_no_difference() -> None:
    task = Task(4, 0b0101, 0b0101)
    high = begin_tricks((0b11 << 13, 0b11 << 29, 0b11 << 45, 0b11 << 61), 0, 4)
    low = begin_tricks((0b11 << 2, 0b11 << 18, 0b11 << 34, 0b11 << 50), 0, 4)

    assert 2 == SOLVER.value(task, low) == SOLVER.value(task, high)


@pytest.mark.parametrize("seed", range(10))
def test_playout_never_takes_more_than_there_is(seed: int) -> None:
    source = random.Random(seed)
    cards = source.sample(PACK_52, 52)
    a, b, c, d = (int(gather(cards[13 * seat : 13 * seat + 13])) for seat in range(4))
    tricks = begin_tricks((a, b, c, d), 0, 4)
    ours, theirs = (SOLVER.guess(Task(seed % 5, side, side), tricks) for side in (0b0101, 0b1010))

    assert 13 == ours + theirs
    assert ours in SOLVER.guesses(Task(seed % 5, 0b0101, 0b0101), tricks).values()


def test_high_cards_all_take_their_tricks_in_a_playout() -> None:
    high = int(gather(card for card in PACK_52 if card >> 4 == 0))
    rest = [int(gather(card for card in PACK_52 if card >> 4 == suit)) for suit in (1, 2, 3)]

    assert 13 == SOLVER.guess(Task(0, 1, 1), begin_tricks((high, rest[0], rest[1], rest[2]), 1, 4))
