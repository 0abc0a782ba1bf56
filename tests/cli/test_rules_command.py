"""`rebelote rules`: tables and options in words."""

import re

import pytest

from rebelote.cli.rules import rules
from rebelote.engine import addresses, find, games
from rebelote.engine.options import options_of, show_value
from rebelote.locale import LANGUAGES, catalogue

BELOTE = [each for each in addresses() if each.startswith("belote/")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_is_listed_with_a_friendly_name(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == rules(lang=language)
    text = capsys.readouterr().out
    words = catalogue(language, "belote")

    assert [] == [each for each in addresses() if each not in text]
    assert [] == [each for each in BELOTE if words.say(f"preset-{each.partition('/')[2]}") not in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", BELOTE)
def test_every_option_of_a_table_is_told_with_its_rule(
    address: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rules(address, lang=language)
    text = " ".join(capsys.readouterr().out.split())
    words = catalogue(language, "belote")
    known = options_of(find(address).game.options).values()

    assert [] == [each.name for each in known if f"{each.rule}, {each.name}, " not in text]
    assert [] == [each.name for each in known if words.say(f"option-{each.name}") not in text]


def test_preset_is_found_without_the_name_of_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    rules("cardavia", lang="en")
    short = capsys.readouterr().out
    rules("belote/cardavia", lang="en")

    assert short == capsys.readouterr().out


def test_value_tells_where_it_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    rules("cardavia;tie_rule=redeal", lang="en")
    text = capsys.readouterr().out

    assert "B94, tie_rule, changed at this table" in text
    assert "B1, players, stated by the source" in text
    assert "B8, misdeal, default" in text


def test_options_are_listed_with_every_value(capsys: pytest.CaptureFixture[str]) -> None:
    rules("belote", options=True, lang="en")
    text = capsys.readouterr().out
    known = options_of(games()["belote"].options).values()
    listed = [f"{each.name}={show_value(value)} " for each in known for value in each.values]

    assert [] == [each for each in listed if each not in text]


@pytest.mark.parametrize(
    ("name", "language", "told"),
    [
        ("ludiclub-classik", "fr", "Table inconnue.*ludiclub-classik.*ludiclub-classic"),
        ("belote/cardavie", "en", "belote/cardavie.*belote/cardavia"),
        ("chess/blitz", "de", "Unbekanntes Spiel.*chess.*belote"),
        ("", "lb", "Onbekannten Dësch.*belote/"),
    ],
)
def test_unknown_table_is_named_with_the_nearest_in_the_language(
    name: str, language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        rules(name, lang=language)
    captured = capsys.readouterr()

    assert (2, "", 1) == (left.value.code, captured.out, captured.err.count("\n"))
    assert re.search(told, captured.err)


def test_lines_fit_eighty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        rules("belote/ffb-coinche-sata", lang=language)

    assert [] == [line for line in capsys.readouterr().out.splitlines() if len(line) > 80]
