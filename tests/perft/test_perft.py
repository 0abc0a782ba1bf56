"""Perft itself: what it counts, where it ends, and what must not change the count."""

import random
from dataclasses import replace
from typing import Any

import pytest
from tests.oracle.closed_forms import coinche_auctions, take_biddings

from rebelote.cards import CardSet, Seat, card, cards_of, gather
from rebelote.engine import CHANCE, find, games
from rebelote.engine.playout import playout
from rebelote.games.belote import notation
from rebelote.games.belote.state import Phase, State
from rebelote.record import Case, Hand, Hands, Line, Said, divide, perft, published, read_line, state_of

GAME = games()["belote"]
CASES = [case for cases in published(GAME).values() for case in cases]
ENDINGS = [case for case in CASES if isinstance(case.line.deal, Hands)]
SAMPLE = random.Random(7).sample(ENDINGS, 40)
ENDING = "belote/ffb-coinche N:W=A8.Q..,KT.A..,Q.J.T.,J9...9 80s "


def counted(line: str, depth: int) -> int:
    return perft(GAME, state_of(read_line(line)), depth)


def plainly(state: State, depth: int) -> int:
    """The count of an ending by the moves of the game alone."""
    if depth == 0:
        return 1
    seats = GAME.actors(state)
    steps = (GAME.step(state, seat, move).state for seat in seats for move in GAME.moves(state, seat))
    return sum(plainly(after, depth - 1) for after in steps)


def named(case: Case) -> str:
    return f"{case.line.setup.preset}-{case.id}"


def test_one_sequence_has_no_moves() -> None:
    assert 1 == counted(f"{ENDING}-", 0)


def test_no_sequence_goes_on_after_the_last_card() -> None:
    assert 0 < counted(f"{ENDING}-", 12)
    assert 0 == counted(f"{ENDING}-", 13)


def test_chance_does_not_move() -> None:
    setup = find("belote/ffb-coinche")
    begun = setup.game.begin(setup.options, 4)

    assert 1 == perft(setup.game, begun, 0)
    assert 0 == perft(setup.game, begun, 1)


def test_no_sequence_goes_on_into_the_next_deal() -> None:
    """Nobody takes, and the next player could cut: that is another deal."""
    setup = find("belote/ludiclub-classic")
    line = next(case.line for case in CASES if case.line.setup.preset == setup.preset)
    passed = state_of(replace(line, bidding=(*line.bidding[:1], *[Said(None, "p")] * 7)))

    assert Phase.BIDDING is passed.phase
    assert 4 == perft(GAME, passed, 1)
    assert sum(len(GAME.moves(after, seat)) for after, seat in _after_takes(passed)) == perft(GAME, passed, 2)


def _after_takes(state: State) -> list[tuple[State, Seat]]:
    """The states after every call but the pass, with the seat that leads."""
    (seat,) = GAME.actors(state)
    taken = [GAME.step(state, seat, move).state for move in GAME.moves(state, seat)[1:]]
    return [(after, next(iter(GAME.actors(after)))) for after in taken]


def test_coinche_out_of_turn_is_counted_for_every_seat() -> None:
    """After 80 by West the next seat calls, and both opponents may coinche (B33)."""
    pack = next(case.line for case in CASES if case.id == "auction" and case.line.setup.preset == "contree")
    line = replace(pack, bidding=(*pack.bidding, Said(None, "p"), Said(None, "80h")))
    freely = replace(line, setup=find("belote/contree;coinche_when=any_time"))

    assert 1 + perft(GAME, state_of(line), 1) == perft(GAME, state_of(freely), 1)


@pytest.mark.parametrize("case", SAMPLE, ids=named)
def test_quick_count_is_the_plain_one(case: Case) -> None:
    state = state_of(case.line)
    depth = max(row.depth for row in case.rows if not row.changes) // 2

    assert plainly(state, depth) == perft(GAME, state, depth)


@pytest.mark.parametrize("preset", ["ludiclub-classic", "general-1000", "two-classic", "pagat-classic"])
def test_quick_count_is_the_plain_one_in_a_match(preset: str) -> None:
    """Wherever the kernel says that it counts the same, to the depth of two cards."""
    setup, found = find(f"belote/{preset}"), []

    def watch(moment: Any) -> None:
        quick = notation.quick(moment.after, 2)
        if quick is not None and any(moment.after.play.tricks.hands):
            found.append((quick, plainly_within(moment.after, 2)))

    playout(setup.game, setup.game.begin(setup.options, setup.options.players), random.Random(5), watch)
    assert [] != found
    assert [one for one, _ in found] == [other for _, other in found]


def plainly_within(state: State, depth: int) -> int:
    """The same as `plainly`, to the end of the deal."""
    if depth == 0:
        return 1
    total, deals = 0, GAME.deals(state)
    for seat in GAME.actors(state) - {CHANCE}:
        for move in GAME.moves(state, seat):
            after = GAME.step(state, seat, move).state
            if GAME.deals(after) == deals or depth == 1:
                total += plainly_within(after, depth - 1)
    return total


@pytest.mark.parametrize("case", SAMPLE, ids=named)
def test_divided_counts_sum_to_the_whole(case: Case) -> None:
    state, depth = state_of(case.line), case.rows[0].depth
    divided = divide(GAME, state, depth)

    assert case.rows[0].sequences == sum(divided.values())
    assert [GAME.show(move) for move in GAME.moves(state, case.line.deal.leader)] == [m for _, m in divided]


def test_moves_come_from_the_weakest_card_spades_first() -> None:
    """The order of moves is part of what clients and seeds rely on."""
    state = state_of(read_line(f"{ENDING}-"))

    assert ["8s", "As", "Qh"] == [said.move for said in divide(GAME, state, 1)]


@pytest.mark.parametrize("case", SAMPLE, ids=named)
def test_turning_the_table_changes_no_count(case: Case) -> None:
    deal, seats = case.line.deal, len(case.line.deal.hands)
    first = case.rows[0]
    for turn in range(1, seats):
        turned = replace(
            case.line,
            dealer=Seat((case.line.dealer + turn) % seats),
            deal=replace(deal, leader=Seat((deal.leader + turn) % seats)),
        )

        assert first.sequences == perft(GAME, state_of(turned), first.depth)


@pytest.mark.parametrize("case", SAMPLE, ids=named)
def test_exchanging_suits_changes_no_count(case: Case) -> None:
    """With the name of the trump suit, where there is one."""
    row = case.rows[-1]
    for suits in ((1, 2, 3, 0), (1, 0, 2, 3), (0, 3, 2, 1)):
        changed = _exchanged(case.under(row), suits)

        assert row.sequences == perft(GAME, state_of(changed), row.depth)


def _exchanged(line: Line, suits: tuple[int, ...]) -> Line:
    """A line with every suit replaced by another."""
    call = line.bidding[0].move
    if call[-1] in "shdc":
        call = call[:-1] + "shdc"[suits["shdc".index(call[-1])]]
    hands = tuple(Hand(_other(hand.cards, suits)) for hand in line.deal.hands)
    return replace(line, deal=Hands(line.deal.leader, hands), bidding=(Said(line.bidding[0].seat, call),))


def _other(hand: CardSet, suits: tuple[int, ...]) -> CardSet:
    return gather(card(suits[each >> 4], each & 15) for each in cards_of(hand))


# all biddings, against the formulas


def biddings(state: State, known: dict[Any, int]) -> int:
    """Ways to the end of a bidding; what was called before the standing bid makes no difference."""
    if state.phase is not Phase.BIDDING:
        return 1
    key = replace(state.talk, calls=())
    if key not in known:
        (seat,) = GAME.actors(state)
        steps = (GAME.step(state, seat, move).state for move in GAME.moves(state, seat))
        known[key] = sum(biddings(after, known) for after in steps)
    return known[key]


def begun(address: str) -> State:
    """The first call of a deal in a preset, with options changed."""
    setup = find(address)
    line = published(GAME)[setup.preset][0].line
    return state_of(replace(line, setup=setup))


@pytest.mark.parametrize(
    ("expected", "address"),
    [
        (take_biddings(4, [1, 3], forced=False), "belote/ludiclub-classic"),
        (take_biddings(4, [1, 5], forced=False), "belote/ludiclub-classic-sata"),
        (take_biddings(4, [4], forced=True), "belote/ludiclub-vache"),
        (take_biddings(4, [6], forced=True), "belote/ludiclub-vache-sata"),
        (take_biddings(2, [1, 3], forced=False), "belote/two-classic"),
        # nine numbers from 80 to 160, and capot
        (coinche_auctions(10, 4), "belote/contree"),
        (coinche_auctions(10, 6), "belote/contree;sa_ta=yes"),
        (coinche_auctions(9, 4), "belote/contree;capot_bid=no;capot_flat=none"),
        (coinche_auctions(20, 4), "belote/contree-cannes-2016"),
    ],
)
def test_number_of_biddings_is_that_of_the_formula(expected: int, address: str) -> None:
    assert expected == biddings(begun(address), {})


def test_four_suits_and_ten_levels_have_a_known_number_of_auctions() -> None:
    assert 1_286_679_257_249 == biddings(begun("belote/contree"), {})
