"""Konter a Matt and Up & Down: everything that they say has its words, and no words are left over."""

import re
from typing import Any, NamedTuple

import pytest
from tests.words.messages import ROOT, messages

from rebelote.engine.options import Option, Value, options_of, show_value
from rebelote.engine.telling import Told, code_of
from rebelote.games.konter import GAME as KONTER
from rebelote.games.konter import events as konter_events
from rebelote.games.konter.scoring import LINE_CODES as KONTER_LINES
from rebelote.games.konter.state import Phase as KonterPhase
from rebelote.games.updown import GAME as UPDOWN
from rebelote.games.updown import events as updown_events
from rebelote.games.updown.scoring import LINE_CODES as UPDOWN_LINES
from rebelote.games.updown.state import Phase as UpDownPhase
from rebelote.locale import LANGUAGES, catalogue


class Room(NamedTuple):
    """A game, the letter of its rules, and what it can say."""

    game: Any
    letter: str
    events: Any
    lines: tuple[str, ...]
    phases: Any

    @property
    def name(self) -> str:
        """The name of the game."""
        return str(self.game.name)

    @property
    def options(self) -> dict[str, Option]:
        """The options by name."""
        return options_of(self.game.options)

    @property
    def rulebook(self) -> str:
        """The page of its rules."""
        return (ROOT / f"docs/rulebook/{self.name}.md").read_text(encoding="utf-8")

    def numbers(self) -> list[str]:
        """The rules of the rulebook, in its order."""
        return re.findall(rf"^\*\*({self.letter}\d+)\b", self.rulebook, re.MULTILINE)

    def keys(self, start: str) -> set[str]:
        """The keys of the catalogue that begin with a word."""
        return {key for key in messages("en", self.name) if key.startswith(f"{start}-")}


ROOMS = [
    Room(KONTER, "K", konter_events, KONTER_LINES, KonterPhase),
    Room(UPDOWN, "U", updown_events, UPDOWN_LINES, UpDownPhase),
]
NUMBERED = {"start_strokes", "rounds"}
"""Options whose values are any whole number: one message with the number as its fact."""

each_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)


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

    assert len(set(numbers)) == len(numbers)
    assert {f"rule-{number}" for number in numbers} == room.keys("rule")


@each_room
def test_every_option_and_refusal_names_a_rule_of_the_rulebook(room: Room) -> None:
    named = {each.rule for each in room.options.values()} | {rule for _, rule in refusals(room) if rule}

    assert set() == named - set(room.numbers())


@each_room
def test_rulebook_lists_every_option_with_its_values(room: Room) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (`[^|]*`) \|", room.rulebook, re.MULTILINE))

    assert {name: {show_value(value) for value in each.values} for name, each in room.options.items()} == {
        name: set(re.findall(r"`([^`]+)`", values)) for name, values in rows.items()
    }


@each_room
def test_rulebook_lists_every_preset(room: Room) -> None:
    listed = set(re.findall(r"^\| `([a-z-]+)` \| [^`|]+ \|", room.rulebook, re.MULTILINE))

    assert set(room.game.presets()) <= listed


def refusals(room: Room) -> set[tuple[str, str]]:
    """Codes and rules of the refusals that stand in the source of a game."""
    folder = ROOT / "src/rebelote/games" / room.name
    source = " ".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    calls = re.findall(r"refuse\(\s*([^)]*?)[,)]?\s*\"([A-Z]?\d*)\"", source)
    return {(code, rule) for texts, rule in calls for code in re.findall(r"\"([a-z-]+)\"", texts)}


@each_room
def test_every_refusal_has_its_words_and_nothing_else_has(room: Room) -> None:
    assert {f"refusal-{code}" for code, _ in refusals(room)} == room.keys("refusal")


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
    words = catalogue(language, room.name)
    keys = {f"option-{name}-help" for name in room.options} | room.keys("refusal")
    said = {key: words.say(key, cards=24, card="Q♠", suit="h") for key in keys}

    assert [] == [key for key, text in said.items() if not (text[0].isalnum() and text.endswith("."))]


@each_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_values_of_an_option_are_told_apart(room: Room, language: str) -> None:
    words = catalogue(language, room.name)
    values = {
        name: [words.say(value_key(each, v), number=v if type(v) is int else 0) for v in each.values]
        for name, each in room.options.items()
    }

    assert {} == {name: said for name, said in values.items() if len(said) != len(set(said))}


@pytest.mark.parametrize(
    ("expected", "language"),
    [
        ("You make trump: hearts.", "en"),
        ("Vous choisissez l’atout\u00a0: cœur.", "fr"),
        ("Sie machen Trumpf: Herz.", "de"),
        ("Dir maacht d’Tromp: Häerzer.", "lb"),
    ],
)
def test_trump_made_by_oneself_is_said(expected: str, language: str) -> None:
    assert expected == catalogue(language, "konter").say("event-trump-made", who="me", seat="", suit="h")


@pytest.mark.parametrize(
    ("expected", "language"),
    [
        ("Dice: 3 and 4, again 7, they are rolled once more.", "en"),
        ("Wierfelen: 3 + 4, nees 7, et gëtt nach eng Kéier gespillt.", "lb"),
    ],
)
def test_dice_that_must_roll_again_are_said(expected: str, language: str) -> None:
    words = catalogue(language, "updown")

    assert expected == words.say("event-dice-rolled", one=3, other=4, total=7, again="yes")
