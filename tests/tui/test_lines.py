"""Line mode: for a screen reader."""

import random
import re

import pytest
from tests.tui.sittings import shown, sitting

from rebelote.bots import bot_for
from rebelote.cards import Seat
from rebelote.engine import Event, find
from rebelote.locale import LANGUAGES
from rebelote.tui.table import BotPlayer, Table

ADDRESS = "belote/ludiclub-classic;target=300"


class Tape:
    """A watcher that keeps what it was told."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def told(self, event: Event, before: object, view: object) -> None:
        """Something happened."""
        self.events.append(event)

    def between(self, view: object) -> None:
        """Nothing is done between two deals."""


def test_each_event_is_told_once_and_in_order_to_the_seat_that_may_know() -> None:
    setup, tape = find(ADDRESS), Tape()
    bots = {Seat(seat): BotPlayer(bot_for("belote", setup.options), random.Random(1)) for seat in range(4)}

    Table(setup, 4, random.Random(1)).run(bots, tape, Seat(2))

    codes = [event.told()[0] for event in tape.events]
    assert {None, 2} == {event.to for event in tape.events}
    assert codes.count("card-played") == 4 * codes.count("trick-taken")
    assert ("dealer-drawn", "match-over") == (codes[0], codes[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_drawn_and_every_line_is_a_sentence(language: str) -> None:
    lines = shown(sitting(ADDRESS, language=language, plain=True, auto=True)).splitlines()

    assert [] == [line for line in lines if not line or set(line) & set("♠♥♦♣─·\x1b")]
    assert [] == [line for line in lines[2:] if not (line[0].isupper() or line[0].isdigit())]
    assert [] == [line for line in lines[4:] if line[-1] not in ".!?"]


def test_cards_are_said_in_words() -> None:
    text = shown(sitting(ADDRESS, language="de", plain=True, auto=True))

    assert re.search(r"^(Sie spielen|Nord spielt) (Herz|Pik|Karo|Kreuz)-\w+\.$", text, re.MULTILINE)


def test_hand_is_read_on_demand_and_choices_at_every_turn() -> None:
    text = shown(sitting("belote/ludiclub-vache", seed=3, language="en", plain=True), ["hand"])

    assert "Your hand: " in text.partition("> hand\n")[2]
    assert "Your turn. Will you take? You may: 1: pass, 2: I take: spades" in text


def test_figures_of_the_score_are_sentences_with_rules() -> None:
    text = shown(sitting(ADDRESS, language="en", plain=True, auto=True))

    assert re.search(r"^Card points: Us \d+, Them \d+ \(B80\)\.$", text, re.MULTILINE)
    assert re.search(r"^Total of the deal: Us \d+, Them \d+ \(B98\)\.$", text, re.MULTILINE)
