"""What the tables of all games have in common: moves of chance, events, cards in other places, presets."""

import random

import pytest

from rebelote.cards import PACK_24, PACK_32, Card, Seat, gather, read_cards, show_cards
from rebelote.engine import BACK, Put, SetupError, Turn
from rebelote.engine.errors import NotationError
from rebelote.engine.options import preset_named
from rebelote.engine.table import (
    CardsDealt,
    DrawDealer,
    HandDealt,
    Pack,
    exchange,
    is_pack,
    moved,
    moved_row,
    read_dealer,
    read_pack,
    show_chance,
)
from rebelote.games.konter.options import presets

EXPECTED = ("or a dealer", "a pack")


def test_dealer_reads_back_from_its_text() -> None:
    assert "{dealer=3}" == show_chance(DrawDealer(Seat(2)))
    assert DrawDealer(Seat(2)) == read_dealer("{dealer=3}", 4)


@pytest.mark.parametrize("text", ["{dealer=5}", "{dealer=0}", "{dealer=3", "{9s9h}", "{}"])
def test_text_that_names_no_seat_is_no_dealer(text: str) -> None:
    assert None is read_dealer(text, 4)


def test_pack_reads_back_from_its_text() -> None:
    assert PACK_24 == read_pack(show_chance(Pack(PACK_24)), PACK_24, EXPECTED)


def test_word_before_the_cards_is_left_out() -> None:
    assert read_cards("9s9h") == read_pack("{again=9s9h}", PACK_24, EXPECTED, "again=")


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        ("{9s9}", 1, "or a dealer"),
        ("{9s9s}", 0, "a pack"),
        ("{7s}", 0, "a pack"),
        ("{10s}", 1, "or a dealer"),
    ],
)
def test_cards_that_are_no_pack_are_refused_with_what_was_expected(text: str, at: int, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_pack(text, PACK_24, EXPECTED)

    assert (text, at, expected) == (refused.value.text, refused.value.at, refused.value.expected)


def test_pack_is_whole_with_every_card_once() -> None:
    assert is_pack(tuple(reversed(PACK_24)), PACK_24)
    assert not is_pack(PACK_24[1:], PACK_24)
    assert not is_pack((*PACK_24[1:], PACK_24[1]), PACK_24)


def test_seat_that_is_dealt_nothing_moves_no_card() -> None:
    assert (Put("stock", "hand:1", (BACK, BACK)),) == CardsDealt((0, 2)).shifts()


def test_seat_turns_the_cards_that_it_was_dealt() -> None:
    assert (Turn("hand:1", ("Ah", "9s")),) == HandDealt(read_cards("Ah9s"), Seat(1)).shifts()


def test_known_cards_stay_when_others_change_places() -> None:
    known = gather(PACK_32[:10])
    change = exchange(PACK_32, known, random.Random(3))

    assert gather(PACK_32) == moved(gather(PACK_32), change)
    assert show_cards(PACK_32[:10]) == show_cards(moved_row(PACK_32[:10], change))
    assert show_cards(PACK_32) != show_cards(moved_row(PACK_32, change))
    assert {Card(each) for each in PACK_32[10:]} == set(change)


def test_preset_without_a_name_is_the_first() -> None:
    assert "bistro-en" == preset_named(presets(), "").name


def test_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError) as refused:
        preset_named(presets(), "club")

    assert ("value", "club") in refused.value.fault.facts
