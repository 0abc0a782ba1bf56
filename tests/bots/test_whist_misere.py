"""What players of whist think of misères, the piccolo and chelems without trump."""

import random
from typing import Any

import pytest

from rebelote.bots import bot_for
from rebelote.bots.whist.hand import top_tricks
from rebelote.bots.whist.misere import against, alone, falls, gain
from rebelote.bots.whist.worlds import hands_of
from rebelote.cards import PACK_52, CardSet, Seat, cards_of, gather, read_hand, show_cards
from rebelote.engine import CHANCE, find
from rebelote.games.whist.contract import Kind
from rebelote.kernels.tricks import Tricks, begin_tricks, choices, lay
from rebelote.search.plain import PlainSolver

SETUP = find("whist/simple")
GAME = SETUP.game
SOLVER = PlainSolver(12)


def begun(hand: str, *calls: str) -> Any:
    """A deal in which the first seat to call holds a hand, the others any; after some calls."""
    mine = tuple(cards_of(read_hand(hand)))
    rest = [card for card in PACK_52 if card not in mine]
    random.Random(2).shuffle(rest)
    piles = [list(mine), *(rest[13 * seat : 13 * seat + 13] for seat in range(3))]
    pack = [pile.pop() for size in (4, 5, 4) for pile in piles for _ in range(size)]
    state = GAME.begin(SETUP.options, 4)
    for seat, text in ((CHANCE, "{dealer=4}"), (CHANCE, f"{{{show_cards(pack)}}}")):
        state = GAME.step(state, seat, GAME.read(text)).state
    for text in calls:
        state = GAME.step(state, min(GAME.due(state)), GAME.read(text)).state
    return state


def called(hand: str) -> str | None:
    """What a strong player who speaks first calls with a hand."""
    return bot_for("whist", SETUP.options, "strong").decide(GAME.view(begun(hand), Seat(0)), random.Random(1))


def test_strong_player_calls_a_piccolo_with_one_sure_trick_and_low_cards() -> None:
    assert "pic" == called("2.64.5432.A76532")


def test_strong_player_calls_the_grand_chelem_without_trump_that_cannot_fail() -> None:
    assert "ch13n" == called("AKQJ.AKQ.AKQ.AKQ")


def test_strong_player_with_middling_cards_calls_no_misere() -> None:
    assert called("QT8.J97.T98.Q975") not in ("pm", "pic", "gm", "gmo")


def test_tricks_without_trump_are_counted_from_the_top() -> None:
    assert 13 == top_tricks(tuple(cards_of(read_hand("AKQJ.AKQ.AKQ.AKQ"))))
    assert 0 == top_tricks(tuple(cards_of(read_hand("KQJT.KQJ.KQJ.KQJ"))))


def taken(task: Any, tricks: Tricks, holder: int) -> int:
    """What a holder takes, by playing every card to the end."""
    if tricks.led < 0 and not any(tricks.hands):
        return 0
    rest = choices(tricks, task.duties)
    found = []
    for card in cards_of(CardSet(rest)):
        after = lay(tricks, card, task.duties)
        found.append((after.led < 0 and after.turn == holder) + taken(task, after, holder))
    return max(found) if task.wishers >> tricks.turn & 1 else min(found)


@pytest.mark.parametrize("seed", range(20))
def test_holder_falls_where_every_line_of_play_says_so(seed: int) -> None:
    source = random.Random(seed)
    row = source.sample(PACK_52, 12)
    a, b, c, d = (int(gather(row[3 * seat : 3 * seat + 3])) for seat in range(4))
    tricks, holder = begin_tricks((a, b, c, d), source.randrange(4), 4), source.randrange(4)
    grand = falls(SOLVER, Kind.GM, holder, 0, tricks, True)
    little = falls(SOLVER, Kind.PICCOLO, holder, 0, tricks, True)

    for card in cards_of(CardSet(choices(tricks, 4))):
        after = lay(tricks, card, 4)
        most, least = (taken(task(holder), after, holder) for task in (against, alone))
        assert (most > 0) == grand[card]
        assert (most > 1 or least == 0) == little[card]


def test_second_misere_that_falls_brings_the_defence_more() -> None:
    one, two = (gain(SETUP.options, Kind.GM, (0, 2), frozenset(fallen), 1) for fallen in ((0,), (0, 2)))

    assert one < two


def test_cards_laid_aside_are_in_no_hand() -> None:
    low, more = "8642.752.964.532", ("pm", "p", "p", "p")
    state = begun(low, *more)
    bots = [bot_for("whist", SETUP.options, "strong") for _ in range(4)]
    for seat in range(4):
        text = bots[seat].decide(GAME.view(state, Seat(seat)), random.Random(1))
        state = GAME.step(state, Seat(seat), GAME.read(text)).state
    view = GAME.view(state, Seat(1))

    for hands in hands_of(view, random.Random(1), 20):
        assert [12] * 4 == [hand.bit_count() for hand in hands]
        assert not any(hand >> view.aside & 1 for hand in hands)
        assert hands[1] == gather(view.hand)


@pytest.mark.parametrize("call", ["pm", "pic", "gm", "gmo"])
def test_deal_with_two_misere_players_is_played_to_its_end(call: str) -> None:
    state = begun("8642.752.964.532", call, call, "p", "p")
    bots = [bot_for("whist", SETUP.options, "strong") for _ in range(4)]
    while GAME.deals(state) < 1:
        seat = min(GAME.due(state))
        text = bots[seat].decide(GAME.view(state, seat), random.Random(3))
        state = GAME.step(state, seat, GAME.read(text)).state

    assert (0, 1) == state.match.results[0].declarers
