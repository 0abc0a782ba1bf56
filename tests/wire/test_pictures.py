"""Views of any game are written by the types of their fields."""

import random
from typing import Any

import pytest

from rebelote.cards import Card, CardSet, Seat
from rebelote.engine import addresses, find
from rebelote.engine.errors import Facts
from rebelote.engine.playout import playout
from rebelote.games.belote import GAME
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.moves import Bid, Call, Pass
from rebelote.wire import encode
from rebelote.wire.pictures import Pictures
from rebelote.wire.spelling import speller

JACK = Card(16 + 11)


@pytest.mark.parametrize(
    ("kind", "value", "spelled"),
    [
        (Card, JACK, "Jh"),
        (Card | None, None, None),
        (CardSet, CardSet(1 << JACK), ["Jh"]),
        (Seat, Seat(2), 2),
        (int, 27, 27),
        (tuple[Card, ...], (JACK,), ["Jh"]),
        (tuple[tuple[int, Card], ...], ((3, JACK),), [[3, "Jh"]]),
        (tuple[tuple[int, Call], ...], ((0, Pass()), (1, Bid(90, 1))), [[0, "p"], [1, "90h"]]),
        (frozenset[int], frozenset((2, 1)), [1, 2]),
        (dict[str, tuple[Card, ...]], {"a": (JACK,)}, {"a": ["Jh"]}),
        (Facts, (("rank", "J"), ("count", 2)), {"rank": "J", "count": 2}),
    ],
)
def test_value_is_spelled_by_its_declared_type(kind: Any, value: Any, spelled: Any) -> None:
    assert spelled == speller(kind)(GAME.show, value)


def test_record_is_spelled_field_by_field() -> None:
    spelled = speller(Contract | None)(GAME.show, Contract(2, 1))

    assert (2, 1) == (spelled["taker"], spelled["denomination"])


@pytest.mark.parametrize("address", addresses())
def test_every_view_and_event_of_a_match_can_be_written(address: str) -> None:
    setup = find(address)
    game, pictures = setup.game, Pictures(setup.game)
    start = game.begin(setup.options, game.seat_numbers(setup.options)[0])
    texts: list[str] = []

    def look(moment: Any) -> None:
        if len(texts) < 200:
            texts.append(
                encode(
                    [pictures.view(game.view(moment.after, Seat(0)), {}), *map(pictures.event, moment.events)]
                )
            )

    playout(game, start, random.Random(5), look)

    assert texts
    assert '"facts":{' in texts[0]


def test_fact_that_has_not_changed_is_left_out() -> None:
    state = GAME.begin(find("belote/ffb-coinche").options, 4)
    known: dict[str, Any] = {}
    pictures, view = Pictures(GAME), GAME.view(state, None)
    first, second = pictures.view(view, known), pictures.view(view, known)

    assert "totals" in first.facts
    assert {} == second.facts
