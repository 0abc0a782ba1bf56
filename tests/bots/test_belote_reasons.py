"""Reasons and conventions: what a player says of its card, what it says by a card, what it reads."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from tests.bots.tables import Turn, deals
from tests.games.builders import dealt

from rebelote.bots.belote.levels import Level, levels
from rebelote.bots.belote.opinion import Opinion, Opinions
from rebelote.bots.belote.player import BelotePlayer
from rebelote.bots.belote.reasons import what_it_said, why
from rebelote.bots.belote.signals import belief, conventional, said_so_far
from rebelote.bots.belote.table import seen
from rebelote.bots.belote.tricks import choose
from rebelote.cards import Card, Seat, gather, read_card, read_cards
from rebelote.engine import find
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.dealing.forms import form
from rebelote.games.belote.options import Options
from rebelote.games.belote.play.signals import DIRECT, INDIRECT, NONE, Meaning
from rebelote.games.belote.view import View
from rebelote.locale import LANGUAGES


def agreed(system: str) -> Options:
    """The options of a table whose partners agree on a system of calls, and on the belote call."""
    return replace(find("belote/contree").options, appel=system, belote_call=system != NONE)


@cache
def first_view() -> View:
    """Some view of a seat in the play."""
    setup = find("belote/contree")
    views: list[View] = []

    def look(turn: Turn) -> None:
        if turn.view.phase == "play" and turn.seat in turn.view.due:
            views.append(turn.view)

    deals(setup, [BelotePlayer(setup.options, levels()["amateur"])] * 4, 3, 1, look)
    return views[0]


def table(hand: str, trick: str, seat: int = 2, taker: int = 0, trumps: int = 1, before: str = "") -> View:
    """A view of seat 2: its cards, the trick from seat 0 on, tricks before it led by seat 0."""
    gone = tuple((Seat(number % 4), card) for number, card in enumerate(read_cards(before)))
    laid = tuple((Seat(number % 4), card) for number, card in enumerate(read_cards(trick)))
    return replace(
        first_view(),
        seat=Seat(seat),
        contract=Contract(taker, trumps, 100),
        hand=read_cards(hand),
        plays=gone + laid,
        takers=(0,) * (len(gone) // 4),
        words=(),
        shown=(),
    )


def level_opinions(*cards: str) -> Opinions:
    """Opinions that hold all cards for equal, the first by a hair."""
    return Opinions(
        tuple(
            Opinion(read_card(card), 10 - 0.01 * number, 1.0, 5, 0.5, 0.5)
            for number, card in enumerate(cards)
        ),
        20,
        "drawn",
    )


def chosen(view: View, system: str, *cards: str) -> tuple[Card, str]:
    """The card that a convention prefers among equals, and its signal."""
    found = conventional(view, agreed(system), level_opinions(*cards))
    return found.cards[0].card, found.signal


def test_direct_call_discards_from_the_suit_that_one_controls() -> None:
    view = table("AdKd7d8c9c", "As7s")

    assert (read_card("7d"), DIRECT) == chosen(view, DIRECT, "8c", "7d", "Ad", "9c")


def test_direct_call_with_ace_and_ten_throws_the_ace() -> None:
    view = table("AdTd7d8c9c", "As7s")

    assert (read_card("Ad"), DIRECT) == chosen(view, DIRECT, "8c", "7d", "Ad", "Td")


def test_lone_ace_is_not_thrown_to_call() -> None:
    view = table("Ad8c9c", "As7s")

    assert (read_card("8c"), "") == chosen(view, DIRECT, "8c", "Ad", "9c")


def test_indirect_call_discards_the_other_suit_of_the_colour() -> None:
    view = table("Ac7c8d9d", "AdKd", trumps=1)
    spades = table("AcTc8s9d", "AdKd", trumps=1)

    assert (read_card("9d"), "") == chosen(view, INDIRECT, "9d", "7c")
    assert (read_card("8s"), INDIRECT) == chosen(spades, INDIRECT, "9d", "8s")


def test_mate_of_trumps_is_called_by_either_suit_of_the_other_colour() -> None:
    # hearts are trumps, and no discard of a heart can call for diamonds
    view = table("AdKd7d9c", "As7s", trumps=1)

    assert (read_card("9c"), INDIRECT) == chosen(view, INDIRECT, "7d", "9c")


def test_trick_of_the_other_side_calls_for_nothing() -> None:
    view = table("AdKd7d8c9c", "7sAs")

    assert (read_card("8c"), "") == chosen(view, DIRECT, "8c", "7d")


def test_no_convention_changes_nothing() -> None:
    view = table("AdKd7d8c9c", "As7s")

    assert (read_card("8c"), "") == chosen(view, NONE, "8c", "7d")


def test_card_that_costs_more_than_a_little_is_not_played_for_what_it_says() -> None:
    view = table("AdKd7d8c9c", "As7s")
    opinions = level_opinions("8c", "7d")
    dear = replace(opinions, cards=(opinions.cards[0], replace(opinions.cards[1], score=5.0)))

    assert read_card("8c") == conventional(view, agreed(DIRECT), dear).cards[0].card


@pytest.mark.parametrize(("hand", "card"), [("KhQh7s8s", "Kh"), ("KhQh7h8s", "Qh")])
def test_king_first_says_that_there_is_no_other_trump(hand: str, card: str) -> None:
    view = table(hand, "Jh7h")

    assert (read_card(card), "belote") == chosen(view, DIRECT, "Qh", "Kh")


def test_call_of_the_partner_is_read_from_the_table() -> None:
    view = table("8c9c", "", before="As7sQd8s")

    assert [Meaning(2, read_card("Qd"), DIRECT, 2)] == list(said_so_far(view, agreed(DIRECT)))
    assert [] == list(said_so_far(view, agreed(NONE)))
    # hearts are trumps, and nobody calls for trumps
    assert [] == list(said_so_far(view, agreed(INDIRECT)))


@pytest.mark.parametrize(("seat", "factor"), [(0, 4.0), (1, 2.0)])
def test_worlds_in_which_a_call_is_true_count_for_more(seat: int, factor: float) -> None:
    view = table("8c9c", "", seat=seat, before="As7sQd8s")
    said = list(said_so_far(view, agreed(DIRECT)))

    assert factor == belief(view, (0, 0, int(gather(read_cards("AdQd"))), 0), said)
    assert 1.0 == belief(view, (0, int(gather(read_cards("Ad"))), int(gather(read_cards("Qd"))), 0), said)


def test_owner_of_a_call_does_not_read_it() -> None:
    view = table("AdKd", "", seat=2, before="As7sQd8s")

    assert 1.0 == belief(
        view, (0, 0, int(gather(read_cards("AdQd"))), 0), list(said_so_far(view, agreed(DIRECT)))
    )


def test_belote_call_says_whether_there_are_other_trumps() -> None:
    view = replace(table("8c9c", "", seat=0, before="Jh7hQh8h"), words=((2, ("belote",)),))
    said = list(said_so_far(view, agreed(DIRECT)))

    assert [Meaning(2, read_card("Qh"), "belote", 1, more=True)] == said
    assert 1.0 == belief(view, (0, 0, int(gather(read_cards("QhKhAh"))), 0), said)
    assert 0.25 == belief(view, (0, 0, int(gather(read_cards("QhKhAc"))), 0), said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_every_language(language: str) -> None:
    for origin in ("all", "drawn", "weighed"):
        for signal in ("", "direct", "indirect", "belote"):
            opinions = replace(level_opinions("8c", "7d"), origin=origin, signal=signal)
            text = why(opinions, language)

            assert "+10" in text
            assert "20" in text
            assert "50" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_said_is_told_in_every_language(language: str) -> None:
    told = {
        what_it_said(Meaning(2, read_card("Qd"), system, 2, more=more), language)
        for system, more in (("direct", False), ("indirect", False), ("belote", False), ("belote", True))
    }

    assert 4 == len(told)


def test_reason_names_the_card_and_the_next_best() -> None:
    text = why(level_opinions("8c", "7d"), "en")

    assert "eight of clubs" in text.lower()
    assert "seven of diamonds" in text.lower()


def test_rules_of_thumb_discard_from_the_suit_that_they_control() -> None:
    view, options = table("Ad7d8c9c", "As7s"), agreed(DIRECT)
    legal = read_cards("7d8c9c")
    found = {choose(seen(view, options, form(options)), legal, random.Random(seed), 0) for seed in range(5)}

    assert {read_card("7d")} == found


@pytest.mark.parametrize(("system", "wanted"), [(DIRECT, "7d"), (INDIRECT, "7c")])
def test_rules_of_thumb_lead_the_suit_that_the_partner_called_for(system: str, wanted: str) -> None:
    # seat 2 threw the queen of diamonds, or of spades where that calls for clubs
    thrown = "Qd" if system == DIRECT else "Qs"
    view = table("7d7c", "", seat=0, before=f"Ad8d{thrown}9d" if system == INDIRECT else f"As7s{thrown}8s")
    options = agreed(system)

    assert read_card(wanted) == choose(seen(view, options, form(options)), view.hand, random.Random(1), 0)


@pytest.mark.parametrize(("trumps", "card"), [("KQ", "Kh"), ("KQ7", "Qh")])
def test_rules_of_thumb_say_by_the_belote_whether_there_are_more_trumps(trumps: str, card: str) -> None:
    more = len(trumps) == 3
    partner, last = (".KQ7.AKQ.AK", ".8.987.Q987") if more else (".KQ.AKQ.AKQ", ".87.987.987")
    options = find("belote/ffb-coinche;announcements=no;belote_call=yes").options
    hands = ("AKQJT9.AJ..", "87.T9.JT.JT", partner, last)
    view = dealt(options, hands, "80h p p p").after("Jh 9h").view(2)

    found = BelotePlayer(options, levels()["amateur"]).decide(view, random.Random(1))
    assert str(found).startswith(card)


def thoughts(system: str) -> Iterator[Opinions]:
    """What players that keep a convention think in some deals."""
    setup = find("belote/contree", [f"appel={system}", f"belote_call={'no' if system == NONE else 'yes'}"])
    level: Level = replace(levels()["strong"], worlds=(3,) * 8)
    player, found = BelotePlayer(setup.options, level), []

    def look(turn: Turn) -> None:
        decision = player.consider(turn.view, random.Random(2))
        if decision.opinions is not None:
            found.append(decision.opinions)

    deals(setup, [player] * 4, 9, 4, look)
    yield from found


def test_players_call_where_they_agreed_to_and_only_there() -> None:
    assert {""} == {each.signal for each in thoughts(NONE)}
    assert {"", DIRECT} == {each.signal for each in thoughts(DIRECT)} - {"belote"}
