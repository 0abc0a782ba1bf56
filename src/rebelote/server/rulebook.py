"""The rules of a table as a page, and a look at options before a table is made."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, cast

from rebelote.cards import SUITS, RankGroup, Ranking
from rebelote.engine import Setup, SetupError, find
from rebelote.engine.options import changed, differences, options_of, read_changes
from rebelote.locale import Catalogue, index, spoken
from rebelote.locale.options import listed, name_of, rule_of, said, sentence_of, title_of, value_of, words_of
from rebelote.server.answers import trouble, unfit
from rebelote.server.catalogue import value_view
from rebelote.speech import prices_of
from rebelote.wire.messages import Language
from rebelote.wire.rules import (
    ChangedView,
    Checked,
    OptionItem,
    OrderCard,
    OrderGroup,
    OrderView,
    RuleItem,
    RuleSection,
    RulesPage,
)

_NUMBERED = re.compile(r"rule-[A-Z]+\d+")


def rules_page(setup: Setup, language: str) -> RulesPage:
    """Everything that is settled about a table, in a language."""
    game, words = setup.game, words_of(language, setup.game.name)
    return RulesPage(
        cast(Language, language),
        setup.show(),
        game.name,
        setup.preset,
        game.version,
        title_of(words, setup.address),
        said(words, f"preset-{setup.preset}-about"),
        game.presets()[setup.preset].source,
        list(listed(words, "howto")),
        _changes(setup, words),
        list(_sections(setup, words)),
        list(_orders(setup, words)),
        list(prices_of(setup, words)),
        list(_rules(setup, words)),
    )


def _rules(setup: Setup, words: Catalogue) -> Iterator[RuleItem]:
    """The rules that have a say at the table, as it plays them."""
    in_force = getattr(setup.game, "in_force", None)
    for key in filter(_NUMBERED.fullmatch, words.starting("rule-")):
        number = key.removeprefix("rule-")
        if in_force is None or in_force(setup.options, number):
            yield RuleItem(number, rule_of(words, number, setup.options))


def checked(text: str, changes: Iterable[str], language: str) -> Checked:
    """Whether options go together, and what differs from the preset.

    Changes that cannot be read are left out and told as faults. Raises SetupError where there is no such
    game or preset.
    """
    address, *parts = text.split(";")
    base, faults = find(address), []
    options = base.options
    for part in filter(None, (*parts, *changes)):
        try:
            options = changed(options, read_changes(base.game.options, [part]))
        except SetupError as fault:
            faults.append(trouble(language, unfit(fault, address)))
    try:
        base.game.checked(options)
        seats = list(base.game.seat_numbers(options))
    except SetupError as fault:
        seats = []
        faults.append(trouble(language, unfit(fault, address)))
    setup, words = Setup(base.game, base.preset, options), words_of(language, base.game.name)
    values = {name: getattr(options, name) for name in options_of(base.game.options)}
    title = title_of(words, address)
    return Checked(setup.show(), title, seats, values, _changes(setup, words), faults)


def _changes(setup: Setup, words: Catalogue) -> list[ChangedView]:
    known, base = options_of(setup.game.options), setup.game.presets()[setup.preset].options
    return [
        ChangedView(
            name,
            known[name].rule,
            name_of(words, known[name]),
            sentence_of(words, known[name]),
            value_view(words, known[name], getattr(base, name)),
            value_view(words, known[name], value),
        )
        for name, value in differences(setup.options, base).items()
    ]


def _sections(setup: Setup, words: Catalogue) -> Iterator[RuleSection]:
    """The options by groups, each with its value and where that comes from."""
    preset = setup.game.presets()[setup.preset]
    differing = differences(setup.options, preset.options)
    for group, options in groupby(options_of(setup.game.options).values(), key=lambda each: each.group):
        items = [
            OptionItem(
                each.name,
                each.rule,
                name_of(words, each),
                value_of(words, each, getattr(setup.options, each.name)),
                sentence_of(words, each),
                words.say(
                    f"origin-{'changed' if each.name in differing else preset.origins.get(each.name, 'd')}"
                ),
                each.name in differing,
            )
            for each in options
        ]
        yield RuleSection(group, said(words, f"group-{group}", group), items)


def _orders(setup: Setup, words: Catalogue) -> Iterator[OrderView]:
    """The cards, strongest first; denominations under which they stand alike are told together."""
    told = getattr(setup.game, "rankings", None)
    rankings: tuple[Ranking, ...] = told(setup.options) if told is not None else ()
    alike: dict[Any, list[Ranking]] = {}
    for each in rankings:
        shape = tuple((group.kind, len(group.suits), group.cards) for group in each.groups)
        alike.setdefault(shape, []).append(each)
    for found in alike.values():
        names = [each.denomination for each in found]
        title = (
            words.say("ranks-any-suit")
            if names == list(SUITS)
            else ", ".join(_denomination(words, each) for each in names)
        )
        groups = [_group(words, [each.groups[at] for each in found]) for at in range(len(found[0].groups))]
        yield OrderView(names, title, groups)


def _denomination(words: Catalogue, name: str) -> str:
    return said(words, f"denomination-{name}") or said(words, f"suit-{name}", name)


def _group(words: Catalogue, places: list[RankGroup]) -> OrderGroup:
    """One group of cards, as it stands under several denominations."""
    first = places[0]
    if len(first.suits) == len(SUITS):
        title = words.say("ranks-all")
    elif first.kind == "trumps":
        title = words.say("ranks-trumps")
    elif all(each.suits == first.suits for each in places):
        title = ", ".join(words.say(f"suit-{suit}") for suit in first.suits)
    else:
        title = words.say("ranks-plain")
    cards = [
        OrderCard(each.face, _face(words, each.face), _index(words, each.face), each.points)
        for each in first.cards
    ]
    return OrderGroup(first.kind, title, cards)


def _face(words: Catalogue, face: str) -> str:
    """A rank or a card by its name."""
    return words.say(f"rank-{face}") if len(face) == 1 else spoken(words, face)


def _index(words: Catalogue, face: str) -> str:
    """What stands in the corner of a card."""
    return words.say(f"index-{face}") if len(face) == 1 else index(words, face)
