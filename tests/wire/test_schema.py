"""What is made from the message types is current, and says what the codec does."""

import json
import re
from pathlib import Path

import pytest
from tools import wire_types

from rebelote.locale import LANGUAGES, catalogue
from rebelote.wire.messages import PHRASES
from rebelote.wire.schema import components

FILES = wire_types.files()
ROOM = wire_types.ROOT / "src/rebelote"
KEY = re.compile(r"^problem-([a-z-]+) =", re.MULTILINE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_files_made_from_the_messages_are_current(path: Path) -> None:
    assert FILES[path] == path.read_text()


def test_every_message_is_in_the_schema_under_its_tag() -> None:
    named = components("{name}")
    tags = {
        tag
        for union in ("ClientMessage", "ServerMessage")
        for tag in named[union]["discriminator"]["mapping"]
    }

    assert {"join", "act", "update", "welcome", "refused"} <= tags
    assert 26 == len(tags)


def test_protocol_page_names_every_message() -> None:
    text = (wire_types.ROOT / "docs/protocol.md").read_text()
    tags = [
        tag
        for union in ("ClientMessage", "ServerMessage")
        for tag in components("{name}")[union]["discriminator"]["mapping"]
    ]

    assert [] == [tag for tag in tags if f"`{tag}`" not in text]


def test_protocol_page_has_a_line_for_every_problem() -> None:
    text = (wire_types.ROOT / "docs/protocol.md").read_text()
    lines = text.partition("### Codes of refusals and problems")[2].partition("### ")[0].splitlines()
    told = {
        code for line in lines for code in re.findall("`([a-z-]+)`", line.partition("|")[2].partition("|")[0])
    }
    files = (path for path in ROOM.rglob("locale/**/*.ftl") if path.parent.name == "en")
    keys = {found for path in files for found in KEY.findall(path.read_text(encoding="utf-8"))}

    assert {"name-account", "server"} <= keys
    assert set() == keys - told


def test_types_of_the_browser_are_a_union_told_apart_by_t() -> None:
    text = wire_types.typescript(components("{name}"))

    assert "export type ClientMessage = Join | Speak" in text
    assert '  t: "act";' in text
    assert "unknown" in text.split("export interface View ")[1].split("}")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    words = catalogue(language)

    assert [] == [phrase for phrase in PHRASES if not words.has(f"phrase-{phrase}")]


def test_schema_is_plain_data() -> None:
    assert "$defs" in json.loads(wire_types.files()[wire_types.SCHEMA])
