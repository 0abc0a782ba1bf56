"""Every event, refusal, line and move of belote can be said in four languages."""

import ast
import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from tests.speech.tables import speech

import rebelote.games.belote
from rebelote.cards import Seat
from rebelote.engine import addresses, find, refuse
from rebelote.engine.playout import Moment, playout
from rebelote.locale import LANGUAGES, catalogue
from rebelote.speech.belote.offer import kind

BELOTE = [each for each in addresses() if each.startswith("belote/")]
VARIED = [
    "belote/pagat-classic;arret=yes;target=150;tie_rule=redeal",
    "belote/contree;belote_declare=two_words;target=100;generale_bid=500",
    "belote/two-classic;seven_exchange=yes;target=200",
    "belote/ludiclub-classic;end_mode=deals;deals=6;litige_last_deal=each_own",
]


@cache
def moments(address: str) -> list[Moment]:
    """Steps of a random match: the first of every kind of event."""
    setup, found, counted = find(address), list[Moment](), Counter[str]()

    def watch(moment: Moment) -> None:
        codes = {event.told()[0] for event in moment.events}
        if any(counted[code] < 4 for code in codes):
            found.append(moment)
        counted.update(codes)

    state = setup.game.begin(setup.options, setup.options.players)
    for seed in range(2):
        playout(setup.game, state, random.Random(seed), watch)
    return found


@cache
def refusals() -> dict[str, set[str]]:
    """Codes of refusals in the sources of belote, with the names of their facts."""
    codes: dict[str, set[str]] = {"no-sa-ta": {"denomination"}, "sa-ta-later": {"denomination"}}
    codes |= {"mix-off": set(), "mix-refused-before": set(), "over-partner": {"over"}, "overtrump": {"over"}}
    for path in Path(rebelote.games.belote.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    known = {each.arg or "" for each in node.keywords}
                    codes[str(code.value)] = codes.get(str(code.value), known) & known
    return codes


FACTS: dict[str, str | int] = {
    "over": "9h",
    "card": "Jh",
    "suit": "h",
    "trump": "s",
    "turned": "d",
    "denomination": "sa",
    "kinds": "t q",
    "word": "belote",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", [*BELOTE, *VARIED])
def test_every_event_of_a_match_is_said(address: str, language: str) -> None:
    setup = find(address)
    seats, view = setup.options.players, setup.game.view
    words = speech(language, seats)
    seat = words.names.seat
    silent = []
    for moment in moments(address):
        told = [event for event in moment.events if event.to in (None, seat)]
        if told:
            before, after = view(moment.before, Seat(seat)), view(moment.after, Seat(seat))
            silent += [event for event in told if not words.told(event, before, after)]

    assert [] == silent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(refusals()))
def test_every_refusal_is_said_with_its_rule(code: str, language: str) -> None:
    facts = {name: FACTS.get(name, 3) for name in refusals()[code]}

    said = speech(language).refused(refuse(code, "B40", **facts))

    assert said.endswith("(B40)")
    assert not {"{", "$"} & set(said)


def test_points_of_the_tricks_told_are_those_of_the_score() -> None:
    """Also in the last trick, which no view shows any more."""
    setup = find("belote/cardavia")
    words, told, found = speech("fr"), list[int](), list[Moment]()
    state = setup.game.begin(setup.options, 4)
    playout(setup.game, state, random.Random(4), found.append)
    for moment in found:
        before, after = (setup.game.view(each, Seat(2)) for each in (moment.before, moment.after))
        for event in moment.events:
            if event.told()[0] == "trick-taken":
                said = words.told(event, before, after) or ""
                told.append(int("".join(filter(str.isdigit, said.rpartition(",")[2]))))

    assert (8, 162) == (len(told), sum(told))


def test_names_of_seats_depend_on_who_looks() -> None:
    names = speech("fr").names

    assert ["Nord", "Ouest", "Vous", "Est"] == [names.of(seat) for seat in range(4)]
    assert ["Nous", "Eux"] == [names.side(side) for side in range(2)]


def test_sides_of_three_are_players() -> None:
    assert ["Sie", "Spieler 2", "Spieler 3"] == [speech("de", 3).names.side(side) for side in range(3)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_alike_are_called_by_their_rank(language: str) -> None:
    words = catalogue(language, "belote")
    called = {kind(words, "k", rank): rank for rank in "789TJQKA"}

    assert 8 == len(called)
    if language == "en":
        assert ("9", "7", "8") == (called["four nines"], called["four sevens"], called["four eights"])
