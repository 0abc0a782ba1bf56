"""Everything that a seat of any game is told has words in four languages, and no more than it knows."""

import random
from functools import cache
from typing import Any

import pytest
from tests.speech.tables import reader

from rebelote.cards import Seat
from rebelote.engine import addresses, find
from rebelote.engine.playout import Moment, playout
from rebelote.locale import LANGUAGES, catalogue
from rebelote.speech import Happened, sheet, spoken, told
from rebelote.speech.names import Names

MOST = 140
"""So many steps of a match are said: enough for some deals."""
TWINS = (
    "belote/bistro-annonces",
    "belote/ffb-coinche-sata",
    "konter/bistro-fr",
    "rammi/bistro",
    "whist/bistro",
)


@cache
def seats_of(address: str) -> int:
    """How many sit at a table."""
    setup = find(address)
    return setup.game.seat_numbers(setup.options)[0]


@cache
def moments(address: str) -> tuple[Moment, ...]:
    """The first steps of a random match, and its last."""
    setup, found = find(address), list[Moment]()
    playout(setup.game, setup.game.begin(setup.options, seats_of(address)), random.Random(11), found.append)
    return (*found[:MOST], *found[MOST:][-3:])


def happened(address: str, moment: Moment, seat: int | None) -> list[Happened]:
    """What a seat was told of a step."""
    view = find(address).game.view
    before, after = (
        view(each, None if seat is None else Seat(seat)) for each in (moment.before, moment.after)
    )
    return [Happened(event, before, after) for event in moment.events if event.to in (None, seat)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", addresses())
def test_every_event_is_a_sentence(address: str, language: str) -> None:
    speech = reader(find(address), seats_of(address), 0, language)
    silent = []
    for moment in moments(address):
        known = happened(address, moment, 0)
        said = told(speech, known)
        silent += [each.event.told()[0] for each, text in zip(known, said, strict=True) if not text]

    assert [] == silent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", addresses())
def test_every_choice_and_every_greyed_card_has_words(address: str, language: str) -> None:
    setup = find(address)
    speech = reader(setup, seats_of(address), 0, language)
    dumb = []
    for moment in moments(address):
        view = setup.game.view(moment.after, Seat(0))
        said = spoken(speech, view)
        offers = said["offers"]
        dumb += [each.move for each in offers if not each.words or not each.kind]
        dumb += [each.code for card, each in view.greyed if said["greyed"][card].startswith(each.code)]

        assert list(view.choices) == [each.move for each in offers]
        assert {each.move for each in view.greyed} == set(said["greyed"])

    assert [] == dumb


@pytest.mark.parametrize("address", addresses())
def test_a_seat_is_told_to_move_when_it_is_waited_for_and_only_then(address: str) -> None:
    setup = find(address)
    speech = reader(setup, seats_of(address), 0, "fr")
    views = [setup.game.view(each.after, Seat(0)) for each in moments(address)]

    assert [0 in view.due for view in views] == [bool(spoken(speech, view)["prompt"]) for view in views]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", TWINS)
def test_words_are_the_same_where_a_seat_cannot_tell_states_apart(address: str, language: str) -> None:
    setup = find(address)
    speech = reader(setup, seats_of(address), 1, language)
    source = random.Random(5)
    differing = []
    for number, moment in enumerate(moments(address)[:60]):
        twin = setup.game.twin(moment.after, Seat(1), source)
        one, other = (spoken(speech, setup.game.view(each, Seat(1))) for each in (moment.after, twin))
        differing += [(number, name) for name in one if one[name] != other[name]]

    assert [] == differing


@pytest.mark.parametrize("address", addresses())
def test_a_spectator_is_told_names_and_never_spoken_to(address: str) -> None:
    setup = find(address)
    speech = reader(setup, seats_of(address), -1, "fr")
    texts: list[Any] = []
    for moment in moments(address):
        said = spoken(speech, setup.game.view(moment.after, None))
        texts += [
            *told(speech, happened(address, moment, None)),
            said["prompt"],
            *(s.name for s in said["sides"]),
        ]

        assert () == said["hand"] == said["offers"]

    assert [] == [text for text in texts if "Vous" in text.split() or text == "Nous"]


@pytest.mark.parametrize("address", addresses())
def test_sheet_has_a_title_or_rows_for_every_deal_and_figures_for_every_side(address: str) -> None:
    setup = find(address)
    view = setup.game.view(moments(address)[-1].after, Seat(1))
    speech = reader(setup, seats_of(address), 1, "en")

    found = sheet(speech, 1, view)

    assert len(view.results) == len(found.deals)
    assert {len(found.sides)} == {
        len(row.figures) for deal in found.deals for row in deal.rows if row.figures
    }
    assert 1 in found.sides[0].seats
    assert view.totals[1 % len(view.totals)] == found.sides[0].total


@pytest.mark.parametrize(
    ("text", "begun"),
    [
        ("anna plays", "anna plays"),
        ("annalena plays", "Annalena plays"),
        ("d’r (x): 20", "d’r (x): 20"),
        ("", ""),
    ],
)
def test_people_are_called_as_they_want_to_be_called(text: str, begun: str) -> None:
    assert begun == Names(catalogue("en"), ("", "anna", "d’r (x)", ""), 0, 2).begun(text)
