"""Whist and Rommé: everything that they say has its words, and no words are left over."""

import re
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from tests.words.messages import ROOT, messages

from rebelote.engine.options import Option, Value, options_of, show_value
from rebelote.engine.telling import Told, code_of
from rebelote.games.rammi import GAME as RAMMI
from rebelote.games.rammi import events as rammi_events
from rebelote.games.rammi.scoring.score import LINE_CODES as RAMMI_LINES
from rebelote.games.rammi.state import Phase as RammiPhase
from rebelote.games.whist import GAME as WHIST
from rebelote.games.whist import events as whist_events
from rebelote.games.whist.contract import DIRECT, PAIRS, Contract
from rebelote.games.whist.moves import Undertake
from rebelote.games.whist.scoring.grid import LINE_CODES as WHIST_LINES
from rebelote.games.whist.state import Phase as WhistPhase
from rebelote.locale import LANGUAGES, catalogue

NUMBERED = {"target", "deals", "block"}
"""Options whose values are any whole number: one message with the number as its fact."""


class Room(NamedTuple):
    """A game, the letter of its rules, and what it can say."""

    game: Any
    letter: str
    events: ModuleType
    lines: tuple[str, ...]
    phases: Any

    @property
    def options(self) -> dict[str, Option]:
        """The options by name."""
        return options_of(self.game.options)

    @property
    def rulebook(self) -> str:
        """The page of its rules."""
        return (ROOT / f"docs/rulebook/{self.game.name}.md").read_text(encoding="utf-8")

    def numbers(self) -> list[str]:
        """The rules of the rulebook, in its order."""
        return re.findall(rf"^\*\*({self.letter}\d+)\b", self.rulebook, re.MULTILINE)

    def keys(self, start: str) -> set[str]:
        """The keys of the catalogue that begin with a word."""
        return {key for key in messages("en", self.game.name) if key.startswith(f"{start}-")}

    def refusals(self) -> set[tuple[str, str]]:
        """Codes and rules of the refusals that stand in the source."""
        folder = ROOT / "src/rebelote/games" / self.game.name
        source = " ".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
        return set(re.findall(r"refuse\(\s*\"([a-z-]+)\",\s*\"([A-Z]?\d*)\"", source))


ROOMS = [
    Room(WHIST, "W", whist_events, WHIST_LINES, WhistPhase),
    Room(RAMMI, "R", rammi_events, RAMMI_LINES, RammiPhase),
]
each_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.game.name)


def value_key(option: Option, value: Value) -> str:
    """The key of the words for a value."""
    if option.name in NUMBERED and type(value) is int:
        return f"option-{option.name}-number"
    return f"option-{option.name}-{show_value(value)}"


@each_room
def test_every_option_and_value_has_its_words_and_nothing_else_has(room: Room) -> None:
    keys = {f"option-{name}{end}" for name in room.options for end in ("", "-help")}
    keys |= {value_key(each, value) for each in room.options.values() for value in each.values}

    assert set() == keys ^ room.keys("option")
    assert {f"group-{each.group}" for each in room.options.values()} == room.keys("group")


@each_room
def test_every_preset_has_its_words_and_nothing_else_has(room: Room) -> None:
    presets = {f"preset-{name}{end}" for name in room.game.presets() for end in ("", "-about")}

    assert presets == room.keys("preset")


@each_room
def test_every_rule_of_the_rulebook_has_its_sentence(room: Room) -> None:
    numbers = room.numbers()

    assert [f"{room.letter}{number}" for number in range(1, len(numbers) + 1)] == numbers
    assert {f"rule-{number}" for number in numbers} == room.keys("rule")


@each_room
def test_every_option_and_refusal_names_a_rule_of_the_rulebook(room: Room) -> None:
    named = {each.rule for each in room.options.values()} | {rule for _, rule in room.refusals() if rule}

    assert set() == named - set(room.numbers())


@each_room
def test_rulebook_lists_every_option_with_its_values(room: Room) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (`[^|]*`) \|", room.rulebook, re.MULTILINE))

    assert {name: {show_value(value) for value in each.values} for name, each in room.options.items()} == {
        name: set(re.findall(r"`([^`]+)`", values)) for name, values in rows.items()
    }


@each_room
def test_rulebook_names_every_preset(room: Room) -> None:
    assert [] == [name for name in room.game.presets() if f"`{name}`" not in room.rulebook]


@each_room
def test_every_refusal_has_its_words_and_nothing_else_has(room: Room) -> None:
    assert {f"refusal-{code}" for code, _ in room.refusals()} == room.keys("refusal")


@each_room
def test_every_event_has_its_words_and_nothing_else_has(room: Room) -> None:
    kinds = [each for each in vars(room.events).values() if isinstance(each, type)]
    told = {f"event-{code_of(each)}" for each in kinds if issubclass(each, Told) and each is not Told}

    assert told == room.keys("event")


@each_room
def test_every_line_and_phase_has_its_words_and_nothing_else_has(room: Room) -> None:
    assert {f"line-{code}" for code in room.lines} == room.keys("line")
    assert {f"phase-{phase.value}" for phase in room.phases} == room.keys("phase")


@each_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_helps_and_refusals_are_whole_sentences(room: Room, language: str) -> None:
    words = catalogue(language, room.game.name)
    keys = {f"option-{name}-help" for name in room.options} | room.keys("refusal")
    facts = {"cards": 52, "suit": "h", "standing": "pm", "least": 9, "seats": 4, "melds": 2}
    said = {key: words.say(key, **facts) for key in keys}

    assert [] == [key for key, text in said.items() if not (text[0].isalnum() and text.endswith("."))]


@each_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_values_of_an_option_are_told_apart(room: Room, language: str) -> None:
    words = catalogue(language, room.game.name)
    values = {
        name: [words.say(value_key(each, v), number=v if type(v) is int else 0) for v in each.values]
        for name, each in room.options.items()
    }

    assert {} == {name: said for name, said in values.items() if len(said) != len(set(said))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_of_whist_has_words_of_its_own(language: str) -> None:
    words = catalogue(language, "whist")
    pairs = [Contract(kind, suit) for kind in PAIRS.values() for suit in range(4)]
    said = [words.say("contract-word", contract=each.show()) for each in (*pairs, *DIRECT)]

    assert len(said) == len(set(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_of_whist_is_said(language: str) -> None:
    words = catalogue(language, "whist")
    calls = [WHIST.show(Undertake(each)) for each in DIRECT]
    calls += ["p", "wait", "stay", "emb9", *"shdc", *(f"join{suit}" for suit in "shdc")]

    assert [words.say(f"move-{each}") for each in calls] == [
        words.say("call-word", call=each) for each in calls
    ]


@pytest.mark.parametrize(
    ("expected", "language"),
    [
        ("petit chelem sans atout", "fr"),
        ("small chelem without trump", "en"),
        ("kleiner Chelem ohne Trumpf", "de"),
        ("klenge Chelem ouni Tromp", "lb"),
    ],
)
def test_chelem_without_trump_is_said(expected: str, language: str) -> None:
    assert expected == catalogue(language, "whist").say("move-ch12n")


@pytest.mark.parametrize(
    ("expected", "language"),
    [
        ("You lay off 7♣ on meld 2.", "en"),
        ("Vous complétez la combinaison 2\u00a0: 7♣.", "fr"),
        ("Sie legen 7♣ an Kombination 2 an.", "de"),
        ("Dir leet 7♣ bei d’Kombinatioun 2.", "lb"),
    ],
)
def test_lay_off_is_said(expected: str, language: str) -> None:
    words = catalogue(language, "rammi")

    assert expected == words.say("event-laid-off", who="me", seat="", cards="7♣", number=2)
