"""The solver of small tables against every line of play, and worlds of two and three against real deals."""

import random

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots import bot_for
from rebelote.engine import find
from rebelote.games.belote.dealing.forms import form
from rebelote.games.belote.kernel import LAST_TRICK, worth
from rebelote.games.belote.order import ORDERS, duties
from rebelote.kernels.tricks import Tricks, begin_tricks, choices, lay
from rebelote.search.hidden import guess
from rebelote.search.small import Side, SmallSolver

Covered = tuple[tuple[int, int], ...]
SOLVER = SmallSolver()


def uncovered(tricks: Tricks, before: Tricks, under: Covered) -> tuple[Tricks, Covered]:
    """The tricks after a trick, the cards under its cards turned up (B121)."""
    hands, left = list(tricks.hands), []
    for upper, lower in under:
        if tricks.laid >> upper & 1:
            owner = before.turn if before.hands[before.turn] >> upper & 1 else 1 - before.turn
            hands[owner] |= 1 << lower
        else:
            left.append((upper, lower))
    return tricks._replace(hands=tuple(hands)), tuple(left)  # type: ignore[arg-type]


def best(tricks: Tricks, side: Side, under: Covered = ()) -> int:
    """What a side still gets when all lines of play are tried."""
    if not any(tricks.hands):
        return 0
    found = [after(tricks, side, card, under) for card in cards_of(choices(tricks, side.duties))]
    return max(found) if side.seats >> tricks.turn & 1 else min(found)


def after(tricks: Tricks, side: Side, card: int, under: Covered) -> int:
    """What a side still gets after a card."""
    then, gain = lay(tricks, card, side.duties), 0
    if then.led < 0:
        then, under = uncovered(then, tricks, under)
        points = worth(then.laid, side.duties) + (0 if then.hands[then.turn] else LAST_TRICK)
        gain = points if side.seats >> then.turn & 1 else 0
    return gain + best(then, side, under)


def cards_of(members: int) -> list[int]:
    """The strengths of a set."""
    return [each for each in range(64) if members >> each & 1]


def dealt(source: random.Random, address: str, cards: int) -> tuple[Tricks, Side, list[int]]:
    """A random position with so many cards each, a side, and the strengths that nobody holds."""
    options = find(address).options
    seats, denomination = options.players, source.randrange(4)
    strengths = [ORDERS[denomination].strengths[card] for card in form(options).pack]
    source.shuffle(strengths)
    hands = [0] * 4
    for seat in range(seats):
        hands[seat] = sum(1 << strengths.pop() for _ in range(cards))
    a, b, c, d = hands
    tricks = begin_tricks((a, b, c, d), source.randrange(seats), seats)
    return tricks, Side(1 << source.randrange(seats), duties(denomination, options)), strengths


@pytest.mark.parametrize(
    ("address", "most"), [("belote/two-classic", 5), ("belote/three-24", 3), ("belote/three-32", 3)]
)
def test_values_are_those_of_every_line_of_play(address: str, most: int) -> None:
    source = random.Random(7)
    for number in range(60):
        tricks, side, _ = dealt(source, address, 2 + number % (most - 1))
        for _ in range(source.randrange(tricks.seats)):
            tricks = lay(tricks, source.choice(cards_of(choices(tricks, side.duties))), side.duties)
        found = SOLVER.values(side, tricks)

        assert {
            card: after(tricks, side, card, ()) for card in cards_of(choices(tricks, side.duties))
        } == found


def test_covered_cards_are_turned_up_when_the_trick_is_over() -> None:
    source = random.Random(8)
    for number in range(60):
        tricks, side, rest = dealt(source, "belote/two-open", 2 + number % 2)
        uppers = cards_of(tricks.hands[0] | tricks.hands[1])
        # as many lie under the one hand as under the other, as in a deal that began even
        under = tuple((upper, rest.pop()) for upper in uppers)
        if number % 3 == 0:
            tricks = lay(tricks, source.choice(cards_of(choices(tricks, side.duties))), side.duties)
        found = SOLVER.values(side, tricks, under)

        assert {
            card: after(tricks, side, card, under) for card in cards_of(choices(tricks, side.duties))
        } == found


def test_two_who_each_play_for_themselves_play_against_each_other() -> None:
    source = random.Random(10)
    for number in range(40):
        tricks, side, _ = dealt(source, "belote/two-classic", 2 + number % 5)
        found = SOLVER.shares(side.duties, tricks)

        for seat in range(2):
            mine = SOLVER.values(Side(1 << seat, side.duties), tricks)
            assert mine == {card: points[seat] for card, points in found.items()}


def test_three_share_all_that_is_left() -> None:
    source = random.Random(11)
    for number in range(40):
        tricks, side, _ = dealt(source, "belote/three-32", 1 + number % 5)
        whole = worth(tricks.hands[0] | tricks.hands[1] | tricks.hands[2], side.duties) + LAST_TRICK
        found = SOLVER.shares(side.duties, tricks, number % 7)

        assert {whole} == {sum(points) for points in found.values()}


def test_seat_gets_no_less_from_others_who_play_for_themselves_than_from_foes() -> None:
    """Whatever the two others do, a seat that plays well gets what it gets against both of them."""
    source = random.Random(12)
    for number in range(40):
        tricks, side, _ = dealt(source, "belote/three-24", 2 + number % 3)
        foes = SOLVER.values(Side(1 << tricks.turn, side.duties), tricks)
        shares = SOLVER.shares(side.duties, tricks)

        assert max(each[tricks.turn] for each in shares.values()) >= max(foes.values())


def test_horizon_of_nothing_left_changes_nothing() -> None:
    source = random.Random(9)
    for _ in range(20):
        tricks, side, _ = dealt(source, "belote/three-24", 4)

        assert SOLVER.values(side, tricks) == SOLVER.values(side, tricks, (), 3)


@pytest.mark.parametrize("address", ["belote/two-classic", "belote/three-24", "belote/three-32"])
def test_what_the_others_hold_is_always_one_of_the_worlds(address: str) -> None:
    setup = find(address)
    wrong: list[object] = []

    def look(turn: Turn) -> None:
        if turn.view.phase != "play":
            return
        found = guess(turn.view, setup.options, turn.view.turned)
        seats = range(setup.options.players)
        hands = tuple(sum(1 << card for card in setup.game.view(turn.state, seat).hand) for seat in seats)
        drawn = found.draw(random.Random(1))
        if not found.agrees(hands) or not possible(found, hands):
            wrong.append(turn.view)
        if [each.bit_count() for each in drawn] != list(turn.view.counts):
            wrong.append(drawn)

    bots = [bot_for("belote", setup.options, "amateur")] * setup.options.players
    deals(setup, bots, 3, 3, look)

    assert [] == wrong


def possible(found: object, hands: tuple[int, ...]) -> bool:
    """Whether every card that a seat holds is one that it may hold by what was played."""
    hidden = found.worlds._hidden  # type: ignore[attr-defined]
    others = found.others  # type: ignore[attr-defined]
    holders = dict(zip(hidden.cards, hidden.holders, strict=True))
    return all(
        holders[card] >> place & 1
        for place, seat in enumerate(others)
        for card in range(64)
        if hands[seat] >> card & 1
    )


def test_card_that_lies_open_is_in_no_world() -> None:
    setup = find("belote/two-classic")
    seen: list[bool] = []

    def look(turn: Turn) -> None:
        if turn.view.phase == "play":
            hands = guess(turn.view, setup.options).draw(random.Random(2))
            shown = {
                item.face for zone in turn.view.zones if zone.name == "shepherdess" for item in zone.items
            }
            seen.append(bool(shown) and not any(hand >> turn.view.turned & 1 for hand in hands))

    deals(setup, [bot_for("belote", setup.options, "amateur")] * 2, 3, 2, look)

    assert seen
    assert all(seen)
