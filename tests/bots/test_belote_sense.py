"""Good sense at belote: what rules of thumb never do is also what exact search, over many worlds, holds for dear."""

import random
from collections.abc import Callable
from functools import cache

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots.belote.levels import levels
from rebelote.bots.belote.opinion import Opinions
from rebelote.bots.belote.player import BelotePlayer
from rebelote.bots.belote.table import Seen, seen
from rebelote.bots.belote.worlds.thinking import think
from rebelote.cards import Card, cards_of, rank, suit
from rebelote.engine import find
from rebelote.games.belote.dealing.forms import form
from rebelote.games.belote.view import View

ADDRESS = "belote/contree"
MOST = 12
ACE = 14

Sort = Callable[[Seen, Card], bool]


@cache
def views() -> tuple[View, ...]:
    """Views of seats that had to choose a card with six cards or fewer."""
    setup = find(ADDRESS)
    found: list[View] = []

    def look(turn: Turn) -> None:
        view = turn.view
        if view.phase == "play" and turn.seat in view.due and 1 < len(view.hand) <= 6:
            found.append(view)

    deals(setup, [BelotePlayer(setup.options, levels()["amateur"])] * 4, 21, 40, look)
    return tuple(found)


def compared(wanted: Callable[[Seen], bool], good: Sort, bad: Sort) -> list[float]:
    """How much better the best good card is than the best bad one, where there are both."""
    setup, found = find(ADDRESS), []
    for view in views():
        table = seen(view, setup.options, form(setup.options))
        if not wanted(table) or len(found) == MOST:
            continue
        opinions: Opinions = think(view, setup.options, levels()["strong"], random.Random(1))
        scores = [[each.score for each in opinions.cards if sort(table, each.card)] for sort in (good, bad)]
        if all(scores):
            found.append(max(scores[0]) - max(scores[1]))
    return found


def partner_surely_wins(table: Seen) -> bool:
    """Whether the partner holds a trick that nobody behind can take."""
    best = table.best()
    if best is None or table.opposes(best[0]) or best[0] == table.seat:
        return False
    return table.stands(best[1], table.to_come) and not table.suit_of(table.hand, suit(table.trick[0][1]))


def leads_without_trumps_against(table: Seen) -> bool:
    """Whether a seat leads and no opponent can hold a trump."""
    return not table.trick and not table.trumps_against()


def leads_with_a_suit_of_the_partner(table: Seen) -> bool:
    """Whether a seat without a master leads, and holds a suit that its partner led before."""
    plain = [card for card in cards_of(table.hand) if not table.is_trump(card)]
    led = any(suit(card) in table.led_by_partner for card in plain)
    return not table.trick and led and not any(map(table.is_master, plain))


def leads_with_one_master_trump(table: Seen) -> bool:
    """Whether a seat leads that has one trump left, and no opponent has any."""
    trumps = [card for card in cards_of(table.hand) if table.is_trump(card)]
    return len(trumps) == 1 < table.tricks_left and leads_without_trumps_against(table)


def loses_the_trick(table: Seen) -> bool:
    """Whether an opponent holds the trick and no card of the hand can take it."""
    best = table.best()
    if best is None or not table.opposes(best[0]):
        return False
    return not any(table.beats(card, best[1]) for card in cards_of(table.hand))


@pytest.mark.parametrize(
    ("wanted", "good", "bad"),
    [
        pytest.param(
            partner_surely_wins,
            lambda table, card: not table.is_trump(card),
            lambda table, card: table.is_trump(card),
            id="partners-sure-trick-is-not-trumped",
        ),
        pytest.param(
            partner_surely_wins,
            lambda table, card: not table.is_trump(card) and table.points(card) >= 2,
            lambda table, card: not table.is_trump(card) and table.points(card) == 0,
            id="partners-sure-trick-is-given-points",
        ),
        pytest.param(
            leads_without_trumps_against,
            lambda table, card: not table.is_trump(card),
            lambda table, card: table.is_trump(card),
            id="trumps-are-not-led-when-nobody-has-any",
        ),
        pytest.param(
            leads_with_a_suit_of_the_partner,
            lambda table, card: suit(card) in table.led_by_partner and not table.is_trump(card),
            lambda table, card: suit(card) not in table.led_by_partner and not table.is_trump(card),
            id="partners-suit-is-returned",
        ),
        pytest.param(
            leads_with_one_master_trump,
            lambda table, card: not table.is_trump(card),
            lambda table, card: table.is_trump(card),
            id="last-master-trump-is-kept-for-the-last-trick",
        ),
        pytest.param(
            loses_the_trick,
            lambda table, card: not table.is_trump(card) and rank(card) != ACE and table.points(card) <= 4,
            lambda table, card: not table.is_trump(card) and rank(card) == ACE,
            id="no-ace-is-thrown-where-a-low-card-will-do",
        ),
    ],
)
def test_search_agrees_with_good_sense_on_average(
    wanted: Callable[[Seen], bool], good: Sort, bad: Sort
) -> None:
    better = compared(wanted, good, bad)

    assert 3 <= len(better)
    assert sum(better) >= 0
