"""The rules in words, as a table with its options plays them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.words.messages import GAMES, entries, facts_of, files, messages

from rebelote.engine import Setup, games
from rebelote.engine.errors import SetupError
from rebelote.engine.options import options_of, show_value
from rebelote.engine.playout import Moment, playout
from rebelote.locale import LANGUAGES, catalogue
from rebelote.locale.options import rule_of

DEPENDING = [
    (game, key, fact)
    for game in GAMES
    for key in messages("en", game)
    if key.startswith("rule-")
    for fact in sorted(facts_of(key, "en", game))
]
PRESETS = [
    Setup(game, name, each.options) for game in games().values() for name, each in game.presets().items()
]


class _Variants(Visitor):  # type: ignore[misc]
    """The variants of every selection, with the fact that selects."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            key = variant.key
            self.found.append(
                (node.selector.id.name, key.name if isinstance(key, ast.Identifier) else key.value)
            )
        self.generic_visit(node)


def variants_of(game: str, language: str) -> list[tuple[str, str]]:
    """The values that the rules of a game tell apart, with their options."""
    reader = _Variants()
    for path in files(language, game):
        for entry in entries(path):
            if isinstance(entry, ast.Message) and entry.id.name.startswith("rule-"):
                reader.visit(entry)
    return reader.found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_tell_apart_only_values_that_their_options_have(game: str, language: str) -> None:
    options = options_of(games()[game].options)
    known = {name: {show_value(value) for value in each.values} for name, each in options.items()}

    assert [] != variants_of(game, language)
    assert [] == [
        (name, value)
        for name, value in variants_of(game, language)
        if value != "other" and value not in known[name] and not (value == "1" and options[name].lowest == 1)
    ]


def _said(language: str, game: str, key: str, fact: str) -> Iterator[set[str]]:
    """For each preset, the sentences of a rule over the values of an option."""
    words, option = catalogue(language, game), options_of(games()[game].options)[fact]
    for preset in games()[game].presets().values():
        yield {
            rule_of(words, key.removeprefix("rule-"), replace(preset.options, **{fact: value}))
            for value in option.values
        }


@pytest.mark.parametrize(("game", "key", "fact"), DEPENDING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_option_that_a_rule_names_changes_its_sentence(language: str, game: str, key: str, fact: str) -> None:
    assert 1 < max(len(sentences) for sentences in _said(language, game, key, fact))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_every_preset_is_a_clean_sentence(language: str) -> None:
    unclean = [
        (setup.address, key, text)
        for setup in PRESETS
        for key in messages("en", setup.game.name)
        if key.startswith("rule-")
        and (text := rule_of(catalogue(language, setup.game.name), key[5:], setup.options))
        and (
            not (text[0].isupper() and text.endswith("."))
            or "  " in text
            or " ." in text
            or " ," in text
            or ",," in text
        )
    ]

    assert [] == unclean


def _cited(setup: Setup, rounds: int) -> set[str]:
    """The rules that a random match names: in reasons and in the lines of its scores."""
    game: Any = setup.game
    seats = game.seat_numbers(setup.options)[0]
    found: set[str] = set()

    def watch(moment: Moment) -> None:
        for seat in game.due(moment.before) if len(game.due(moment.before)) == 1 else ():
            if seat >= 0:
                found.update(each.refusal.rule for each in game.view(moment.before, seat).greyed)
        results = getattr(game.view(moment.after, None), "results", ())
        if results:
            found.update(line.rule for line in getattr(results[-1], "lines", ()))

    source = Random(rounds)
    try:
        options = replace(setup.options, target=100)
        game.checked(options)
    except (SetupError, TypeError):
        options = setup.options
    playout(game, game.begin(options, seats), source, watch)
    return found - {""}


@pytest.mark.parametrize(
    "setup", [each for each in PRESETS if hasattr(each.game, "in_force")], ids=lambda each: each.address
)
def test_no_rule_is_named_at_a_table_that_does_not_play_by_it(setup: Setup) -> None:
    game: Any = setup.game
    cited = _cited(setup, 1) | _cited(setup, 2)

    assert set() != cited
    assert set() == {rule for rule in cited if not game.in_force(setup.options, rule)}


def test_page_of_a_coinche_leaves_out_the_rules_of_other_tables() -> None:
    game: Any = games()["belote"]
    options = game.presets()["ffb-coinche"].options

    assert [True, True] == [game.in_force(options, rule) for rule in ("B13", "B33")]
    assert [False] * 4 == [game.in_force(options, rule) for rule in ("B12", "B24", "B94", "B121")]
