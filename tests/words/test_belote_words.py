"""Every option, value, preset, rule and call of belote has its words, and no words are left over."""

import re

import pytest
from tests.words.messages import ROOT, messages

from rebelote.engine.options import Option, Value, options_of, show_value
from rebelote.games.belote.options import Options, presets
from rebelote.locale import LANGUAGES, catalogue

OPTIONS = options_of(Options)
NUMBERED = {"target", "deals"}
"""Options whose values are any whole number: one message with the number as its fact."""
DENOMINATIONS = ("s", "h", "d", "c", "sa", "ta")
CALLS = ("pass", "take", "bid", "capot", "generale", "coinche", "surcoinche")


def value_key(option: Option, value: Value) -> str:
    """The key of the words for a value."""
    if option.name in NUMBERED and type(value) is int:
        return f"option-{option.name}-number"
    return f"option-{option.name}-" + re.sub(r"[^A-Za-z0-9_-]", "_", show_value(value))


def option_keys() -> set[str]:
    """The keys of the words for all options."""
    keys = {f"option-{name}{end}" for name in OPTIONS for end in ("", "-help")}
    return keys | {value_key(each, value) for each in OPTIONS.values() for value in each.values}


def rule_numbers() -> list[str]:
    """The rules of the rulebook, in its order."""
    text = (ROOT / "docs/rulebook/belote.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*(B\d+)\b", text, re.MULTILINE)


def keys(start: str) -> set[str]:
    """The keys of belote that begin with a word."""
    return {key for key in messages("en", "belote") if key.startswith(f"{start}-")}


def test_every_option_and_value_has_its_words_and_nothing_else_has() -> None:
    assert set() == option_keys() ^ keys("option")


def test_every_group_has_its_words_and_nothing_else_has() -> None:
    assert set() == {f"group-{each.group}" for each in OPTIONS.values()} ^ keys("group")


def test_every_preset_has_its_words_and_nothing_else_has() -> None:
    assert set() == {f"preset-{name}{end}" for name in presets() for end in ("", "-about")} ^ keys("preset")


def test_every_rule_has_its_words_and_nothing_else_has() -> None:
    assert {f"rule-{number}" for number in rule_numbers()} == keys("rule")


def test_rulebook_numbers_each_rule_once_from_1_to_124() -> None:
    numbers = rule_numbers()

    assert sorted(set(numbers)) == sorted(numbers)
    assert ("B1", "B124") == (numbers[0], numbers[-1])


def test_every_option_names_a_rule_of_the_rulebook() -> None:
    assert set() == {each.rule for each in OPTIONS.values()} - set(rule_numbers())


def test_rulebook_lists_every_option_with_its_values() -> None:
    text = (ROOT / "docs/rulebook/belote.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (`[^|]*`) \|", text, re.MULTILINE))

    assert {name: {show_value(value) for value in each.values} for name, each in OPTIONS.items()} == {
        name: set(re.findall(r"`([^`]+)`", values)) for name, values in rows.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_has_its_words(language: str) -> None:
    words = catalogue(language, "belote")

    assert [] == [call for call in CALLS if not words.has(f"call-{call}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_denomination_has_its_own_words(language: str) -> None:
    words = catalogue(language, "belote")

    assert 6 == len({words.say(f"denomination-{each}") for each in DENOMINATIONS})
    assert 6 == len({words.say(f"denomination-{each}-short") for each in DENOMINATIONS})


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_of_an_option_are_told_apart(language: str) -> None:
    words = catalogue(language, "belote")
    values = {
        name: [
            words.say(value_key(each, value), number=value if type(value) is int else 0)
            for value in each.values
        ]
        for name, each in OPTIONS.items()
    }

    assert {} == {name: said for name, said in values.items() if len(said) != len(set(said))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_are_told_apart(language: str) -> None:
    words = catalogue(language, "belote")

    assert len(presets()) == len({words.say(f"preset-{name}") for name in presets()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_helps_are_whole_sentences(language: str) -> None:
    words = catalogue(language, "belote")
    said = {key: words.say(key) for key in [f"option-{name}-help" for name in OPTIONS]}

    assert [] == [key for key, text in said.items() if not (text[0].isupper() and text.endswith("."))]


def test_number_of_the_target_is_written_out() -> None:
    assert "2.000 Punkten" == catalogue("lb", "belote").say("option-target-number", number=2000)


@pytest.mark.parametrize(
    ("expected", "language"),
    [
        ("tierce à la dame", "fr"),
        ("tierce to the queen", "en"),
        ("Tierce bis zur Dame", "de"),
        ("Tierce bis zur Damm", "lb"),
    ],
)
def test_height_of_a_sequence_is_said(expected: str, language: str) -> None:
    assert expected == catalogue(language, "belote").say("announcement-t-at", rank="Q")


@pytest.mark.parametrize(
    ("expected", "language"),
    [("carré de valets", "fr"), ("four jacks", "en"), ("vier Buben", "de"), ("véier Baueren", "lb")],
)
def test_four_of_a_kind_are_said(expected: str, language: str) -> None:
    assert expected == catalogue(language, "belote").say("announcement-k-at", rank="J")


@pytest.mark.parametrize(
    ("expected", "language"),
    [("90 Sans Atout", "fr"), ("90 No Trump", "en"), ("90 Ohne Trumpf", "de"), ("90 Ouni Tromp", "lb")],
)
def test_bid_is_said(expected: str, language: str) -> None:
    words = catalogue(language, "belote")

    assert expected == words.say("call-bid", value=90, suit=words.say("denomination-sa"))
