"""What a card says to the partner by the conventions of a table: data for everybody, never a duty (B53, B79)."""

from typing import Any

import pytest

from rebelote.cards import read_cards
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.events import CardSignalled
from rebelote.games.belote.play.signals import DIRECT, INDIRECT, Heard, Meaning, meanings, signals

from .builders import chosen, dealt

# the partner of seat 0 has no spade, and no trump but the belote; hearts are trumps
HANDS = ("AKQJT9.AJ..", "87.T9.JT.JT", ".KQ.AKQ.AKQ", ".87.987.987")
TABLE = "belote/ffb-coinche;announcements=no;belote_declare=auto"
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)


def said(moves: str, options: str, hands: tuple[str, ...] = HANDS) -> tuple[Any, ...]:
    """What was told of signals after some cards: system, suit, and whether there are more trumps."""
    table = dealt(f"{TABLE};{options}", hands, "80h p p p").after(moves)
    return tuple(
        (each.meaning.system, each.meaning.suit, each.meaning.more) for each in table.told(CardSignalled, 1)
    )


def read(cards: str, contract: Contract, system: str = INDIRECT) -> tuple[Meaning, ...]:
    """What cards said, seat 0 having led to every trick."""
    plays = [(number % 4, card) for number, card in enumerate(read_cards(cards))]
    return meanings(chosen(f"{TABLE};appel={system}"), contract, plays, Heard())


def test_direct_discard_calls_for_its_own_suit() -> None:
    assert ((DIRECT, CLUBS, False),) == said("As 8s Kc", "appel=direct")


def test_indirect_discard_calls_for_the_other_suit_of_its_colour() -> None:
    assert ((INDIRECT, SPADES, False),) == said("As 8s Kc", "appel=indirect")


def test_indirect_discard_of_the_mate_of_trumps_says_nothing() -> None:
    assert () == said("As 8s Kd", "appel=indirect")


def test_both_suits_of_the_other_colour_call_for_the_mate_of_trumps() -> None:
    """Clubs are trumps: a heart seems to call for diamonds until a diamond follows."""
    (first,) = read("Jc7c7h8c", Contract(0, CLUBS))
    (both,) = read("Jc7c7h8c9cQc9dKc", Contract(0, CLUBS))

    assert (DIAMONDS, SPADES) == (first.suit, both.suit)


def test_card_on_a_trick_of_the_opponents_calls_for_nothing() -> None:
    assert () == read("8sAs9d", Contract(0, HEARTS), DIRECT)


@pytest.mark.parametrize(("card", "more"), [("Kh", False), ("Qh", True)])
def test_first_of_king_and_queen_says_whether_there_are_more_trumps(card: str, more: bool) -> None:
    assert (("belote", HEARTS, more),) == said(f"Jh 9h {card}", "belote_call=yes")


def test_second_card_of_the_belote_says_nothing_more() -> None:
    assert (("belote", HEARTS, False),) == said("Jh 9h Kh 7h Ah Th Qh", "belote_call=yes")


def test_belote_of_the_opponents_says_nothing() -> None:
    swapped = (HANDS[1], HANDS[0], HANDS[3], HANDS[2])

    assert () == said("9h Jh 7h Kh", "belote_call=yes", swapped)


def test_belote_says_nothing_once_an_announcement_in_trumps_was_shown() -> None:
    plays = [(number, card) for number, card in enumerate(read_cards("Jh9hKh"))]
    options, contract = chosen(f"{TABLE};belote_call=yes"), Contract(0, HEARTS)

    assert 1 == len(meanings(options, contract, plays, Heard(belotes={2})))
    assert () == meanings(options, contract, plays, Heard(belotes={2}, barred={2}))


def test_cards_say_nothing_where_nothing_was_agreed() -> None:
    assert () == said("As 8s Kc 8h", "appel=none;belote_call=no")


def test_there_are_no_signals_without_a_partner() -> None:
    assert not signals(chosen("belote/two-classic;appel=direct"))
    assert signals(chosen("belote/contree;appel=direct"))
