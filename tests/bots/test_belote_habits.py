"""Habits of the simple player of belote, over seeded matches: what it never does."""

from collections import Counter
from functools import cache

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots import bot_for
from rebelote.bots.belote.table import NO_TRUMP, Seen, seen
from rebelote.cards import Card, cards_of, rank, suit
from rebelote.engine import find
from rebelote.games.belote.dealing.forms import form
from rebelote.games.belote.moves import Coinche, Pass, Play, read

ACE = 14
TABLES = ("belote/ludiclub-classic-sata", "belote/ffb-coinche", "belote/contree", "belote/pagat-classic")


@cache
def turns(address: str) -> list[Turn]:
    """Every turn of some deals among simple bots."""
    setup = find(address)
    bots = [bot_for("belote", setup.options)] * 4
    found: list[Turn] = []
    for seed in range(3):
        deals(setup, bots, seed, count=15, watch=found.append)
    return found


def cards_played(address: str) -> list[tuple[Seen, tuple[Card, ...], Card]]:
    """What was known, the legal cards, and the card chosen, wherever there was a choice of cards."""
    setup = find(address)
    found = []
    for turn in turns(address):
        move = read(turn.decided) if turn.decided else None
        if isinstance(move, Play):
            moves = [read(text) for text in turn.view.choices]
            legal = tuple({each.card for each in moves if isinstance(each, Play)})
            if len(legal) > 1:
                found.append((seen(turn.view, setup.options, form(setup.options)), legal, move.card))
    return found


@pytest.mark.parametrize("address", TABLES)
def test_sure_trick_of_the_partner_is_never_trumped(address: str) -> None:
    ruffs = [
        table.is_trump(card)
        for table, legal, card in cards_played(address)
        if (best := table.best()) is not None
        and not table.opposes(best[0])
        and table.stands(best[1], table.to_come)
        and suit(table.trick[0][1]) != table.trumps
        and 0 < sum(map(table.is_trump, legal)) < len(legal)
    ]

    assert [] != ruffs
    assert not any(ruffs)


@pytest.mark.parametrize("address", TABLES)
def test_trumps_are_never_led_when_no_opponent_has_one(address: str) -> None:
    leads = [
        table.is_trump(card)
        for table, legal, card in cards_played(address)
        if not table.trick
        and table.trumps != NO_TRUMP
        and not table.trumps_against()
        and 0 < sum(map(table.is_trump, legal)) < len(legal)
    ]

    assert [] != leads
    assert not any(leads)


@pytest.mark.parametrize("address", TABLES)
def test_sure_trick_of_the_partner_gets_more_points_than_a_trick_of_the_opponents(address: str) -> None:
    given: Counter[bool] = Counter()
    count: Counter[bool] = Counter()
    for table, legal, card in cards_played(address):
        best = table.best()
        if best is None or table.to_come or any(table.beats(each, best[1]) for each in legal):
            continue
        given[table.opposes(best[0])] += table.points(card)
        count[table.opposes(best[0])] += 1

    assert given[False] / count[False] > 2 * given[True] / count[True]


@pytest.mark.parametrize("address", TABLES)
def test_last_to_play_takes_the_trick_from_the_opponents_when_he_can(address: str) -> None:
    lost = [
        card
        for table, legal, card in cards_played(address)
        if (best := table.best()) is not None
        and not table.to_come
        and table.opposes(best[0])
        and any(table.beats(each, best[1]) for each in legal)
        and not table.beats(card, best[1])
    ]

    assert [] == lost


@pytest.mark.parametrize("address", TABLES)
def test_ace_is_never_thrown_on_a_lost_trick_where_a_low_card_will_do(address: str) -> None:
    thrown = [
        rank(card) == ACE
        for table, legal, card in cards_played(address)
        if (best := table.best()) is not None
        and table.opposes(best[0])
        and not any(table.beats(each, best[1]) for each in legal)
        and any(rank(each) == ACE and not table.is_trump(each) for each in legal)
        and any(table.points(each) <= 3 and not table.is_trump(each) for each in legal)
    ]

    assert [] != thrown
    assert not any(thrown)


@pytest.mark.parametrize("address", TABLES)
def test_suit_of_the_partner_is_returned_more_often_than_not(address: str) -> None:
    returned = [
        suit(card) in table.led_by_partner
        for table, legal, card in cards_played(address)
        if not table.trick
        and not table.is_trump(card)
        and not any(table.is_master(each) for each in legal if not table.is_trump(each))
        and len({suit(each) in table.led_by_partner for each in legal if not table.is_trump(each)}) == 2
    ]

    assert [] != returned
    assert 2 * sum(returned) > len(returned)


@pytest.mark.parametrize("address", TABLES[1:])
def test_last_master_trump_is_kept_by_who_has_another_lead(address: str) -> None:
    """Among takers who have no trumps to draw: the last trick is worth ten points."""
    led = [
        table.is_trump(card)
        for table, legal, card in cards_played(address)
        if not table.trick
        and not table.trumps_against()
        and sum(map(table.is_trump, legal)) == 1 < len(legal)
    ]

    assert [] != led
    assert not any(led)


@pytest.mark.parametrize("address", TABLES)
def test_seats_that_did_not_follow_are_known_to_be_void(address: str) -> None:
    wrong = []
    for turn in turns(address):
        if turn.view.phase != "play" or turn.seat not in turn.view.due:
            continue
        setup = find(address)
        table = seen(turn.view, setup.options, form(setup.options))
        for seat in range(4):
            hand = setup.game.view(turn.state, seat).hand
            wrong += [card for card in hand if not table.held[seat] >> card & 1]

    assert [] == wrong


def test_everything_held_is_announced() -> None:
    silent = [
        turn.decided
        for turn in turns("belote/ludiclub-classic-sata")
        if turn.decided and any("+" in text for text in turn.view.choices if text[:2] == turn.decided[:2])
        if "+" not in turn.decided
    ]

    assert [] == silent


def test_coinche_is_rare_but_known() -> None:
    calls = Counter(
        type(read(turn.decided))
        for turn in turns("belote/ffb-coinche")
        if turn.view.phase == "bidding" and turn.decided
    )

    assert 0 < calls[Coinche] < calls[Pass] / 10


def test_cards_that_lie_open_are_all_that_an_opponent_may_hold() -> None:
    setup = find("belote/two-open")
    wrong = []

    def look(turn: Turn) -> None:
        if turn.view.phase == "play":
            other = 1 - turn.seat
            table = seen(turn.view, setup.options, form(setup.options))
            wrong.extend(set(cards_of(table.held[other])) ^ set(setup.game.view(turn.state, other).hand))

    deals(setup, [bot_for("belote", setup.options)] * 2, seed=2, count=1, watch=look)

    assert [] == wrong
