"""What people read before they play, in four languages: the catalogue, the rules, a look at options."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from tests.server.application import Browser, browser

from rebelote.engine import addresses, games
from rebelote.engine.options import options_of
from rebelote.locale import LANGUAGES
from rebelote.wire.codec import read_body
from rebelote.wire.http import TableMade, TableNow, Tables
from rebelote.wire.rules import Catalogue, Checked, RulesPage, Trouble

SETUP = "belote/ffb-coinche"
GROUPS = ["deal", "bidding", "play", "announcements", "belote", "scoring", "end"]

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def home() -> Iterator[Browser]:
    """A server at the root."""
    with browser() as found:
        yield found


def catalogue(home: Browser, language: str) -> Catalogue:
    """The catalogue in a language."""
    return read_body(home.send("GET", f"/api/catalogue?language={language}")[1], Catalogue)


def page(home: Browser, setup: str, language: str) -> RulesPage:
    """The rules of a table in a language."""
    status, body, _ = home.send("GET", f"/api/rules?setup={quote(setup)}&language={language}")
    assert 200 == status, body
    return read_body(body, RulesPage)


def check(home: Browser, setup: str, *changes: str, language: str = "en") -> Checked:
    """What is said about options."""
    asked = {"setup": setup, "changes": list(changes)}
    status, body, _ = home.send("POST", f"/api/check?language={language}", asked)
    assert 200 == status, body
    return read_body(body, Checked)


def refused(home: Browser, method: str, path: str, body: Any = b"") -> Trouble:
    """Why a request is refused."""
    status, answer, _ = home.send(method, path, body)
    assert status >= 400, answer
    return read_body(answer, Trouble)


@in_each_language
def test_everything_in_the_catalogue_has_words(home: Browser, language: str) -> None:
    found = catalogue(home, language)
    said = [each.words for each in (*found.bots, *found.phrases, *found.languages)]
    for game in found.games:
        said += [game.title, game.about, *(each.words for each in game.groups)]
        said += [text for each in game.presets for text in (each.title, each.about)]
        said += [text for each in game.options for text in (each.title, each.sentence)]
        said += [value.words for each in game.options for value in each.values]

    assert language == found.language
    assert all(said)


@pytest.mark.parametrize(
    ("expected", "language"),
    [
        ("Coinche (FFB)", "fr"),
        ("Coinche (FFB)", "en"),
        ("Coinche (FFB)", "de"),
        ("Coinche (FFB)", "lb"),
    ],
)
def test_preset_is_called_as_people_call_it(home: Browser, expected: str, language: str) -> None:
    belote = next(each for each in catalogue(home, language).games if each.name == "belote")

    assert expected in [each.title for each in belote.presets]


def test_groups_of_options_come_in_the_order_of_a_deal(home: Browser) -> None:
    found = catalogue(home, "fr")

    assert GROUPS == [each.name for each in found.games[0].groups]
    assert ["Donne", "Enchères"] == [each.words for each in found.games[0].groups][:2]


def test_number_that_is_free_is_said(home: Browser) -> None:
    target = next(each for each in catalogue(home, "de").games[0].options if each.name == "target")

    assert (1, "oder jede Zahl ab 1") == (target.lowest, target.free)
    assert ["1000", "1.000 Punkte"] == [target.values[1].text, target.values[1].words]


def test_language_is_that_of_the_browser_where_none_is_asked_for(home: Browser) -> None:
    body = home.send("GET", "/api/catalogue", **{"accept-language": "nl,lb-LU;q=0.9,fr;q=0.8"})[1]

    assert "lb" == read_body(body, Catalogue).language


def test_catalogue_that_has_not_changed_is_not_sent_again(home: Browser) -> None:
    _, _, first = home.send("GET", "/api/catalogue?language=fr")
    status, body, _ = home.send("GET", "/api/catalogue?language=fr", **{"if-none-match": first["etag"]})
    other = home.send("GET", "/api/catalogue?language=de", **{"if-none-match": first["etag"]})[0]

    assert (304, b"", 200) == (status, body, other)


@in_each_language
@pytest.mark.parametrize("setup", addresses())
def test_rules_of_every_table_are_told(home: Browser, setup: str, language: str) -> None:
    found = page(home, setup, language)
    game = games()[found.game]
    options = game.presets()[found.preset].options
    items = [item for section in found.sections for item in section.items]

    assert (setup, []) == (found.setup, found.changed)
    assert list(options_of(game.options)) == [each.option for each in items]
    assert all(each.title and each.value and each.sentence and each.origin for each in items)
    assert 6 <= len(found.howto) <= 10
    in_force = getattr(game, "in_force", lambda _, rule: True)
    said = {each.rule for each in found.rules}
    assert said == {rule for rule in said if in_force(options, rule)}
    assert {each.rule for each in items if in_force(options, each.rule)} <= said


def test_passport_tells_what_was_and_what_is(home: Browser) -> None:
    (target,) = page(home, f"{SETUP};target=1000", "fr").changed

    assert ("target", "B110", "Points à atteindre") == (target.option, target.rule, target.title)
    assert ("2\u202f000 points", "1\u202f000 points") == (target.before.words, target.now.words)


def test_changed_option_is_marked_among_the_others(home: Browser) -> None:
    sections = page(home, f"{SETUP};target=1000", "en").sections
    found = [item for section in sections for item in section.items if item.changed]

    assert [("target", "changed at this table")] == [(each.option, each.origin) for each in found]


def test_order_of_the_cards_is_told_once_for_all_suits(home: Browser) -> None:
    suits, sans, tout = page(home, "belote/ffb-coinche-sata", "fr").orders

    assert (["s", "h", "d", "c"], ["sa"], ["ta"]) == (
        suits.denominations,
        sans.denominations,
        tout.denominations,
    )
    assert ["Atout", "Autres couleurs"] == [each.title for each in suits.groups]
    assert ("valet", "V", 20) == (
        suits.groups[0].cards[0].words,
        suits.groups[0].cards[0].index,
        suits.groups[0].cards[0].points,
    )
    assert ("Sans Atout", "Toutes les couleurs", 19) == (
        sans.title,
        sans.groups[0].title,
        sans.groups[0].cards[0].points,
    )


def test_queens_of_konter_stand_among_the_trumps(home: Browser) -> None:
    three, clubs = page(home, "konter/bistro-en", "en").orders

    assert (["s", "h", "d"], ["c"]) == (three.denominations, clubs.denominations)
    assert ["Trumps", "Other suits", "clubs"] == [each.title for each in three.groups]
    assert ["ace", "queen of spades", "queen of hearts", "queen of diamonds", "king"] == [
        each.words for each in three.groups[0].cards[:5]
    ]


def test_game_whose_cards_have_their_natural_order_tells_none(home: Browser) -> None:
    assert [] == page(home, "whist/bistro", "en").orders


def test_options_that_go_together_have_no_fault(home: Browser) -> None:
    found = check(home, "belote/cardavia", "end_mode=target", "target=700")

    assert ([], [4]) == (found.faults, found.seats)
    assert "belote/cardavia;end_mode=target;target=700" == found.setup
    assert ["end_mode", "target"] == [each.option for each in found.changed]


@pytest.mark.parametrize(
    ("expected", "language"),
    [("Sans Atout", "fr"), ("No Trump", "en"), ("Ohne Trumpf", "de"), ("Ouni Tromp", "lb")],
)
def test_options_that_clash_are_told_in_words(home: Browser, expected: str, language: str) -> None:
    found = check(home, "belote/cardavia", "sa_ta_round1=yes", language=language)
    (fault,) = found.faults

    assert ("option-pair", "sa_ta_round1") == (fault.code, fault.facts["option"])
    assert expected in str(fault.words)
    assert "sa_ta" not in str(fault.words)
    assert ["sa_ta_round1"] == [each.option for each in found.changed]


def test_every_fault_is_told_and_the_rest_still_counts(home: Browser) -> None:
    found = check(home, SETUP, "target=x", "colour=red", "bid_max=160")

    assert ["option-value", "option-unknown"] == [each.code for each in found.faults]
    assert ["bid_max"] == [each.option for each in found.changed]


def test_value_that_cannot_be_is_told_with_those_that_can(home: Browser) -> None:
    (fault,) = check(home, SETUP, "bid_max=170", language="fr").faults

    assert "sans plafond, 160, 180" in str(fault.words)
    assert "Enchère maximale" in str(fault.words)


@in_each_language
@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/rules", b"", "game-unknown"),
        ("GET", "/api/rules?setup=belote/x", b"", "preset-unknown"),
        ("GET", "/api/rules?setup=belote/cardavia;x=1", b"", "option-unknown"),
        ("GET", "/api/rules?setup=belote/cardavia;target=x", b"", "option-value"),
        ("GET", "/api/rules?setup=belote/cardavia;target", b"", "option-shape"),
        ("GET", "/api/rules?setup=belote/cardavia;players=2;bid_mode=vache", b"", "option-pair"),
        ("GET", "/api/rules?setup=" + "x" * 3000, b"", "too-long"),
        ("POST", "/api/check", {}, "message"),
        ("POST", "/api/check", {"setup": "poker/x"}, "game-unknown"),
        ("POST", "/api/check", b"{", "message"),
        ("POST", "/api/check", b" " * 20_000, "too-long"),
        ("POST", "/api/tables", {"setup": SETUP, "plan": ["genius"] * 4}, "bot-unknown"),
        ("POST", "/api/tables", {"setup": SETUP, "plan": ["person"]}, "seats"),
        ("POST", "/api/tables", {"setup": SETUP, "changes": ["target=0"]}, "option-value"),
        ("GET", "/api/tables/AAAAAA", b"", "no-table"),
        ("GET", "/api/nothing", b"", "no-page"),
        ("DELETE", "/api/tables", b"", "no-page"),
    ],
)
def test_refusal_has_a_sentence_in_the_language_asked_for(
    home: Browser, method: str, path: str, body: Any, code: str, language: str
) -> None:
    mark = "&" if "?" in path else "?"
    found = refused(home, method, f"{path}{mark}language={language}", body)

    assert code == found.code
    assert isinstance(found.words, str)
    assert "{" not in found.words.replace("“{", "")


def test_sentences_of_a_refusal_differ_by_language(home: Browser) -> None:
    said = {refused(home, "GET", f"/api/tables/AAAAAA?language={each}").words for each in LANGUAGES}

    assert len(LANGUAGES) == len(said)


def test_refusal_has_no_sentence_where_no_language_is_asked_for(home: Browser) -> None:
    body = home.send("GET", "/api/tables/AAAAAA")[1]

    assert b"words" not in body


def test_unknown_language_is_refused_by_name(home: Browser) -> None:
    found = refused(home, "GET", "/api/catalogue?language=xx")

    assert ("language", "xx") == (found.code, found.facts["value"])
    assert "xx" in str(found.words)


def test_open_tables_are_told_in_words(home: Browser) -> None:
    asked = {
        "setup": f"{SETUP};target=1000",
        "public": True,
        "plan": ["person", "simple", "person", "simple"],
    }
    made = read_body(home.send("POST", "/api/tables", asked)[1], TableMade)
    tables = read_body(home.send("GET", "/api/tables?language=fr")[1], Tables).tables
    found = next(each for each in tables if each.table.code == made.code)
    alone = read_body(home.send("GET", f"/api/tables/{made.code}?language=fr")[1], TableNow)

    assert found == alone
    assert found.words
    assert ("Coinche (FFB)", 0, 2) == (found.words.title, found.words.taken, found.words.free)
    assert ["Points à atteindre\u00a0: 1\u202f000 points"] == found.words.changed
    assert 4 == len(found.words.names)


def test_words_are_found_under_a_base_path() -> None:
    with browser(base="/cards/") as home:
        paths = ("/cards/api/catalogue?language=lb", f"/cards/api/rules?setup={SETUP}&language=lb")

        assert [200, 200] == [home.send("GET", path)[0] for path in paths]
        assert 200 == home.send("POST", "/cards/api/check?language=lb", {"setup": SETUP})[0]


def test_description_says_what_a_request_may_be_asked(home: Browser) -> None:
    body = home.send("GET", "/api/openapi.json")[1]

    assert b'{"name":"setup","in":"query","required":false' in body
