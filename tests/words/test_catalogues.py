"""The four languages say the same things, and every message can be said."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast
from tests.words.messages import GAMES, ROOT, entries, facts_of, files, messages

from rebelote.engine.errors import SetupError
from rebelote.locale import LANGUAGES, NoWords, catalogue

ROOMS = (None, *GAMES)
FILES = [path for room in ROOMS for language in LANGUAGES for path in files(language, room)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_file_parses_without_junk(path: Path) -> None:
    assert [] == [each.content for each in entries(path) if isinstance(each, ast.Junk)]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_keep_the_same_files(room: str | None, language: str) -> None:
    names = [path.name for path in files("en", room)]

    assert [] != names
    assert names == [path.name for path in files(language, room)]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(room: str | None, language: str) -> None:
    paths = files(language, None) + (files(language, room) if room else [])
    counted = Counter(e.id.name for path in paths for e in entries(path) if isinstance(e, ast.Message))

    assert [] == [key for key, count in counted.items() if count > 1]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_keys(room: str | None, language: str) -> None:
    assert set() == messages("en", room).keys() ^ messages(language, room).keys()


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_need_the_same_facts(room: str | None, language: str) -> None:
    differing = [
        key for key in messages("en", room) if facts_of(key, "en", room) != facts_of(key, language, room)
    ]

    assert [] == differing


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(room: str | None, language: str) -> None:
    words = catalogue(language, room)
    said = {
        key: words.say(key, **dict.fromkeys(facts_of(key, language, room), 3))
        for key in messages(language, room)
    }

    assert [] == [key for key, text in said.items() if not text.strip() or "{" in text or "\u2068" in text]


def test_missing_key_fails_loudly() -> None:
    with pytest.raises(NoWords, match=r"'no-such-key' in 'lb': no such message"):
        catalogue("lb").say("no-such-key")


def test_missing_fact_fails_loudly() -> None:
    with pytest.raises(NoWords, match=r"'points' in 'fr': .*number"):
        catalogue("fr").say("points")


def test_catalogue_knows_what_it_has() -> None:
    words = catalogue("de", "belote")

    assert words.has("rule-B44")
    assert words.has("suit-h")
    assert not words.has("rule-B999")


def test_house_alone_has_no_words_of_a_game() -> None:
    assert not catalogue("de").has("rule-B44")


def test_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="value xx, expected fr, en, de, lb"):
        catalogue("xx")


@pytest.mark.parametrize("game", ["chess", "../games/belote", ""])
def test_game_without_words_is_refused_by_name(game: str) -> None:
    with pytest.raises(SetupError, match="game-unknown"):
        catalogue("en", game)


@pytest.mark.parametrize(
    ("expected", "language"),
    [("1\u202f000 points", "fr"), ("1,000 points", "en"), ("1.000 Punkte", "de"), ("1.000 Punkten", "lb")],
)
def test_thousands_are_parted_as_the_language_does(expected: str, language: str) -> None:
    assert expected == catalogue(language).say("points", number=1000)


@pytest.mark.parametrize(
    ("expected", "language"), [("0 point", "fr"), ("0 points", "en"), ("0 Punkte", "de"), ("0 Punkten", "lb")]
)
def test_nothing_is_one_in_french_and_many_elsewhere(expected: str, language: str) -> None:
    assert expected == catalogue(language).say("points", number=0)
