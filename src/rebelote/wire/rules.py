"""The bodies that tell people what can be played and by which rules, in the language asked for."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from rebelote.wire.messages import Facts, Language
from rebelote.wire.words import Price

Text = Annotated[str, Meta(max_length=300)]
Value = str | int | bool | None


class Named(Struct, frozen=True):
    """Something that is sent by its code (a level, a phrase, a group, a language) and shown in words."""

    name: str
    words: str


class ValueView(Struct, frozen=True):
    """A value of an option, in words; `text` is how it is written in `option=value`."""

    value: Value
    text: str
    words: str


class OptionView(Struct, frozen=True):
    """An option of a game: its rule, its group on forms, what it changes, the values in use.

    From `lowest` on any whole number may be set; `free` says so in words, and is empty otherwise.
    """

    name: str
    group: str
    rule: str
    title: str
    sentence: str
    values: list[ValueView]
    lowest: int | None
    free: str


class PresetView(Struct, frozen=True):
    """A named set of options: what people call it, the document it follows, its values, how many may sit."""

    name: str
    setup: str
    title: str
    about: str
    source: str
    seats: list[int]
    options: dict[str, Value]


class GameView(Struct, frozen=True):
    """A game with its presets and options. `ordered` names the zones in which the order says something,
    `groups` those of the options, as forms show them, `levels` the levels of bots that differ in play at it.
    """

    name: str
    title: str
    about: str
    version: int
    ordered: list[str]
    groups: list[Named]
    presets: list[PresetView]
    options: list[OptionView]
    levels: list[str]


class Catalogue(Struct, frozen=True):
    """Every game that can be played here, the levels of bots, the set phrases, the languages."""

    language: Language
    games: list[GameView]
    bots: list[Named]
    phrases: list[Named]
    languages: list[Named]


class Trouble(Struct, frozen=True):
    """Why a request was refused: a code and facts. `words` is the sentence, in the language asked for;
    without one it is the message `fault-CODE` or `problem-CODE`.
    """

    code: str
    facts: Facts
    words: str | UnsetType = UNSET


class ChangedView(Struct, frozen=True):
    """An option that is not as in the preset: what was and what is, both in words."""

    option: str
    rule: str
    title: str
    sentence: str
    before: ValueView
    now: ValueView


class CheckAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Options to be looked at before a table is made: `setup` and `changes` as for a new table."""

    setup: Text
    changes: Annotated[list[Text], Meta(max_length=100)] = []


class Checked(Struct, frozen=True):
    """Whether options go together. `setup` is their shortest text, `changed` what differs from the preset,
    `options` the value of each, `seats` how many may sit. With `faults` no table can be made.
    """

    setup: str
    title: str
    seats: list[int]
    options: dict[str, Value]
    changed: list[ChangedView]
    faults: list[Trouble]


class RuleItem(Struct, frozen=True):
    """A rule: its number and its sentence."""

    rule: str
    words: str


class OptionItem(Struct, frozen=True):
    """An option as it is at this table. `origin` says in words where the value comes from."""

    option: str
    rule: str
    title: str
    value: str
    sentence: str
    origin: str
    changed: bool


class RuleSection(Struct, frozen=True):
    """A group of options."""

    name: str
    title: str
    items: list[OptionItem]


class OrderCard(Struct, frozen=True):
    """A rank (`J`) or a card (`Qs`), its name, the letters in its corner, and what it counts."""

    face: str
    words: str
    index: str
    points: int


class OrderGroup(Struct, frozen=True):
    """Cards that stand in one order, the strongest first. `kind` is trumps or plain."""

    kind: str
    title: str
    cards: list[OrderCard]


class OrderView(Struct, frozen=True):
    """The order and value of the cards when one of these denominations (`h`, `sa`) is named."""

    denominations: list[str]
    title: str
    groups: list[OrderGroup]


class RulesPage(Struct, frozen=True):
    """The rules of a table. `howto` tells in a few sentences how the game goes, `sections` every option,
    `orders` the cards (empty where they have their natural order), `prices` the grid of points (empty where
    there is none), `rules` the numbered rules of the game.
    """

    language: Language
    setup: str
    game: str
    preset: str
    version: int
    title: str
    about: str
    source: str
    howto: list[str]
    changed: list[ChangedView]
    sections: list[RuleSection]
    orders: list[OrderView]
    prices: list[Price]
    rules: list[RuleItem]
